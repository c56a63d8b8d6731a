import { describe, expect, it } from "vitest";
import { keysOfPath, listsIn, type PlanLine, parentOf, rivals, roleText } from "../../../../src/api/decode/plan/plan.ts";
import { fieldsOf } from "../../../../src/api/decode/plan/plan-fields.ts";
import { isOdds, pinsOf, roleOf, rolesOf } from "../../../../src/api/decode/plan/roles.ts";
import { kinds } from "../../../../src/api/decode/rows.ts";

const line = (path: string, role: string, more: Partial<PlanLine> = {}): PlanLine => ({
  ...{ path, role, of: null, why: null, type: "string", example: "x" },
  ...more,
});

describe("the path of a column", () => {
  it.each<[string, readonly string[] | null, string | null]>([
    ["", [], null],
    ["a", ["a"], ""],
    ["a.b", ["a", "b"], "a"],
    ["[]", ["[]"], null],
    ["{}", ["{}"], null],
    ["[].a", ["[]", "a"], "[]"],
    ["a[].b{}.c", ["a", "[]", "b", "{}", "c"], "a[].b{}"],
    ["a.b[]", ["a", "b", "[]"], null],
    ["a.b{}", ["a", "b", "{}"], null],
    ['a."b c"', ["a", "b c"], "a"],
    ['"b.c"', ["b.c"], ""],
    ['a."say \\"so\\""', ["a", 'say "so"'], "a"],
    ['a.""', ["a", ""], "a"],
    ['""', [""], ""],
    ['a."a".a', ["a", "a", "a"], 'a."a"'],
    ["a[[", null, null],
    ["a b", null, null],
    ["a..b", null, null],
    ['a."b', null, null],
  ])("%s", (path, keys, parent) => {
    expect(keysOfPath(path)).toEqual(keys);
    expect(parentOf(path)).toBe(parent);
  });
});

describe("the role of a column", () => {
  it("is written with what is more of it, and read again", () => {
    expect([roleText({ role: "price", of: null }), roleText({ role: "price", of: "total over 2.5" })]).toEqual([
      "price",
      "price total over 2.5",
    ]);
    expect(roleOf("price total / over 2.5", "odds")).toEqual({ role: "price", of: "total / over 2.5" });
    expect(roleOf("price", "history")).toEqual({ role: "price", of: null });
    expect(roleOf("price ", "odds")).toEqual({ role: "price", of: null });
    expect(roleOf("leads on each a match", "odds")).toEqual({ role: "leads on", of: "each a match" });
    expect([roleOf("prices", "odds"), roleOf("home", "odds"), roleOf("", "odds")]).toEqual([null, null, null]);
    expect(roleOf("home_team", "matches")).toBeNull();
    expect(roleOf("home", "matches")).toEqual({ role: "home", of: null });
  });

  it("is one of its kind", () => {
    expect(kinds.filter(isOdds)).toEqual(["odds", "history"]);
    expect(rolesOf("history")).toEqual(rolesOf("odds"));
    expect(rolesOf("odds")).toContain("bookmaker");
    expect(rolesOf("odds")).not.toContain("row");
    const chances = ["home_chance", "draw_chance", "away_chance"];
    expect(chances.map((chance) => rolesOf("predictions").includes(chance))).toEqual([true, true, true]);
    expect(chances.map((chance) => rolesOf("teams").includes(chance))).toEqual([false, false, false]);
    expect(rolesOf("teams").slice(-3)).toEqual(["row", "leads on", "nothing"]);
  });

  it("is pinned by its path, or, of odds, by its key wherever it stands", () => {
    const mapping = new Map([
      ["items", "bets"],
      ["bookmaker", "House_Name"],
    ]);
    const pins = { "a[].price": "price", "a[].x": "prize" };
    const odds = pinsOf("odds", pins, mapping);
    expect(odds({ key: "price", path: "a[].price" })).toEqual({ role: "price", of: null });
    expect(odds({ key: "price", path: "b[].price" })).toBeNull();
    expect(odds({ key: "x", path: "a[].x" })).toBeNull();
    expect(odds({ key: "houseName", path: "z.houseName" })).toEqual({ role: "bookmaker", of: null });
    expect(odds({ key: "bets", path: "bets" })).toBeNull();
    expect(pinsOf("teams", {}, new Map([["name", "title"]]))({ key: "title", path: "title" })).toBeNull();
    expect(pinsOf("odds", {}, new Map([["bookmaker", "b"]]))({ key: "b", path: "b" })).toEqual({ role: "bookmaker", of: null });
    expect(pinsOf("odds", { b: "bookmaker" }, new Map([["market", "m"]]))({ key: "m", path: "m" })?.role).toBe("market");
    expect(pinsOf("odds", { b: "bookmaker" }, new Map())({ key: "b", path: "b" })).toEqual({ role: "bookmaker", of: null });
  });
});

describe("what came close", () => {
  it("is told with a pin for each reading", () => {
    expect(rivals(["a", ""], "per_page")).toEqual({
      reason: "a and the whole could both be the per page",
      readings: [{ a: "per_page" }, { "": "per_page" }],
    });
    expect(rivals(["a", "b"], "price", [{ a: "nothing" }]).readings).toEqual([{ a: "nothing" }]);
  });

  it("knows the lists that are there", () => {
    const one = new Set(["x"]);
    expect(listsIn({ bookmakers: new Set(), leagues: new Set() })).toEqual([]);
    expect(listsIn({ bookmakers: one, leagues: new Set() })).toEqual(["bookmakers"]);
    expect(listsIn({ bookmakers: one, leagues: one })).toEqual(["bookmakers", "leagues"]);
  });
});

describe("the fields that a plan speaks of", () => {
  const none: ReadonlySet<string> = new Set();
  const fields = (kind: "odds" | "teams", lines: readonly PlanLine[], quiet = none) =>
    fieldsOf({ lines, refused: [] }, kind, quiet).map(
      ({ field, type, understood, example }) => `${field} ${type} ${understood ? "yes" : "no"} ${example}`,
    );

  it("are, of odds, all that lead to no others", () => {
    const lines = [
      line("[]", "leads on", { type: "object", example: null }),
      line("[][]", "price"),
      line("top", "nothing", { why: "unknown" }),
      line("[].price", "price", { type: "number", example: "1.9" }),
      line("[].zorp", "nothing", { why: "unknown", example: "5" }),
      line("[].zorp", "price", { why: null }),
      line("[].obj", "nothing", { why: "unknown", type: "object", example: null }),
      line("[].list", "nothing", { why: "unknown", type: "array", example: null }),
      line("[].known", "nothing", { why: "not on offer" }),
      line("[].odd", "market", { why: "unknown" }),
      line("[].way", "leads on", { type: "object" }),
    ];
    expect(fields("odds", lines)).toEqual([
      "odds.top string no x",
      "odds.[].price number yes null",
      "odds.[].zorp string no 5",
      "odds.[].obj object no an object",
      "odds.[].list array no array",
      "odds.[].known string yes null",
      "odds.[].odd string yes null",
    ]);
    expect(fields("odds", lines, new Set(["zorp", "top"])).filter((text) => text.includes(" no "))).toEqual([
      "odds.[].obj object no an object",
      "odds.[].list array no array",
    ]);
  });

  it("are, of a list, those of the rows", () => {
    const lines = [
      line("data[]", "row", { type: "object" }),
      line("data", "leads on"),
      line("data[].name", "name"),
      line("data[].way", "leads on", { type: "object", example: null }),
      line("data[].way.inner", "slug"),
      line("other", "nothing", { why: "unknown" }),
    ];
    expect(fields("teams", lines)).toEqual(["teams.name string yes null", "teams.way object yes null"]);
  });

  it("are five hundred at most, with sixty letters of a key", () => {
    const many = (count: number) => Array.from({ length: count }, (_, nth) => line(`k${nth}`, "price"));
    expect([499, 500, 501].map((count) => fields("odds", many(count)).length)).toEqual([499, 500, 500]);
    expect(fields("odds", [line("x".repeat(60), "price"), line("y".repeat(61), "price")])).toEqual([
      `odds.${"x".repeat(60)} string yes null`,
      `odds.${"y".repeat(60)} string yes null`,
    ]);
  });
});
