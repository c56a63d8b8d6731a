import { describe, expect, it } from "vitest";
import { type FieldMapping, noMapping } from "../../../../src/api/decode/mapping.ts";
import type { Offer } from "../../../../src/api/decode/offers.ts";
import { nowhere } from "../../../../src/api/decode/offers.ts";
import type { PlanLine } from "../../../../src/api/decode/plan/plan.ts";
import { readByPlan } from "../../../../src/api/decode/plan/reading.ts";
import { roleOf } from "../../../../src/api/decode/plan/roles.ts";
import { stepsOf } from "../../../../src/api/decode/plan/steps.ts";
import { createReport } from "../../../../src/api/decode/report.ts";

type Lines = Readonly<Record<string, string>>;

/** The lines of a plan by their paths; prices are numbers unless a type stands behind the role. */
function linesOf(lines: Lines): PlanLine[] {
  return Object.entries(lines).map(([path, said]) => {
    const [text = "", type = "number"] = said.split(" : ");
    const role = roleOf(text, "odds");
    if (role === null) throw new Error(`${text} is no role`);
    return { path, ...role, why: null, type, example: null };
  });
}

const sides = { home: new Set(["reds"]), away: new Set(["blues"]) };

function read(payload: unknown, lines: Lines, more: { asked?: typeof sides | null; mapping?: FieldMapping } = {}) {
  const report = createReport();
  const known = { kind: "odds", report, sides: more.asked ?? null, mapping: more.mapping ?? noMapping } as const;
  const names = { bookmakers: new Set<string>(), leagues: new Set<string>() };
  const { offers, isNew } = readByPlan(payload, stepsOf({ lines: linesOf(lines), refused: [] }), {
    ...known,
    ...{ names, pinOf: () => null },
  });
  const { skipped, notes } = report.results();
  return { offers, isNew, skipped: skipped.map(({ path, reason }) => `${path}: ${reason}`), notes };
}

/** What is said of an offer, beside its price: all that is not as it is nowhere. */
function shortly({ place, notation, position, path }: Offer): Record<string, unknown> {
  const said = Object.entries(place).filter(
    ([name, value]) => name !== "sides" && value !== nowhere[name as keyof typeof nowhere],
  );
  const market = place.market && { market: place.market.market, name: place.market.name };
  return { ...Object.fromEntries(said), ...market, value: notation.value, path, ...(position && { at: position }) };
}
const offered = (payload: unknown, lines: Lines, more = {}) => read(payload, lines, more).offers.map(shortly);
/** The only thing that is said of the price of an object with it. */
const saidOf = (object: object, lines: Lines, more = {}) => {
  const [first = {}] = offered({ ...object, price: 2 }, { ...lines, price: "price" }, more);
  const { value: _value, path: _path, ...rest } = first as Record<string, unknown>;
  return rest;
};

const at = "2026-01-02T10:00:00.000Z";
const later = "2026-01-02T11:00:00.000Z";
const beside = { lineOf: "outcome" };

describe("what an object says of its price", () => {
  it.each<[string, object, Lines, object]>([
    ["a bookmaker", { b: "Quill" }, { b: "bookmaker" }, { bookmaker: "Quill" }],
    ["a bookmaker that is an object", { b: { name: "Quill" } }, { b: "bookmaker" }, { bookmaker: "Quill" }],
    ["none, where it is blank", { b: " " }, { b: "bookmaker" }, {}],
    ["a market", { m: "1x2" }, { m: "market" }, { market: "winner", name: "1x2" }],
    ["a market of its own", { m: "Corners" }, { m: "market" }, { market: "other", name: "Corners" }],
    ["a market with a line", { m: "Total 2.5" }, { m: "market" }, { market: "total", name: "Total 2.5", line: 2.5 }],
    ["a market by its selection", { m: "Over 2.5" }, { m: "market" }, { market: "total", name: "Over 2.5", line: 2.5 }],
    ["no market by a side", { m: "Home" }, { m: "market" }, { market: "other", name: "Home" }],
    ["a selection", { s: "home" }, { s: "selection" }, { selection: "home" }],
    ["a moment", { t: at }, { t: "at" }, { at }],
    ["the first of two moments", { t: at, u: later }, { t: "at", u: "at" }, { at }],
    ["the one that is a moment", { t: "soon", u: later }, { t: "at", u: "at" }, { at: later }],
    ["no moment", { t: "soon" }, { t: "at" }, {}],
    ["a part of the match", { p: "1st half" }, { p: "period" }, { market: "other", name: "1st half", part: "1st half" }],
    ["the whole of it", { p: "Full Time" }, { p: "period" }, {}],
    [
      "a part by its words",
      { p: "1st half" },
      { p: "period by its words" },
      { market: "other", name: "1st half", part: "1st half" },
    ],
    ["no part by its words", { p: "zorp" }, { p: "period by its words" }, {}],
    ["any part", { p: "zorp" }, { p: "period" }, { market: "other", name: "zorp", part: "zorp" }],
    ["a part by number", { p: 1 }, { p: "period" }, { market: "other", name: "1", part: "1" }],
    ["a format", { f: "Decimal" }, { f: "format" }, { format: "decimal" }],
    ["no format", { f: "roman" }, { f: "format" }, {}],
    ["no format by a number", { f: 7 }, { f: "format" }, {}],
    ["a line", { l: 2.5 }, { l: "line" }, { line: 2.5, ...beside }],
    ["no line", { l: "x" }, { l: "line" }, {}],
    ["a line in thousandths", { l: 2500 }, { l: "line in thousandths" }, { line: 2.5, ...beside }],
    ["a line, whole", { l: "2500" }, { l: "line in thousandths" }, { line: 2.5, ...beside }],
    [
      "a line that names its market",
      { l: -1.5 },
      { l: "line handicap" },
      { line: -1.5, ...beside, lines: { handicap: -1.5, total: null }, market: "handicap", name: "l" },
    ],
    [
      "a total's line, which names none",
      { l: 2.5 },
      { l: "line total" },
      { line: 2.5, ...beside, lines: { handicap: null, total: 2.5 } },
    ],
    [
      "a handicap's line beside a market",
      { m: "total", l: 2.5 },
      { m: "market", l: "line handicap" },
      { line: 2.5, ...beside, lines: { handicap: 2.5, total: null }, market: "total", name: "total" },
    ],
    [
      "a line beside its selection",
      { s: "over", l: 2.5 },
      { s: "selection", l: "line" },
      { selection: "over", line: 2.5, ...beside },
    ],
    [
      "a market's line beside a selection",
      { m: "Total 2.5", s: "over" },
      { m: "market", s: "selection" },
      { market: "total", name: "Total 2.5", selection: "over", line: 2.5 },
    ],
  ])("%s", (_title, object, lines, expected) => {
    expect(saidOf(object, lines)).toEqual(expected);
  });

  it("goes before what is said around it, and what says nothing does not", () => {
    const lines = { m: "market", b: "bookmaker", t: "at", in: "leads on", "in.m": "market", "in.t": "at", "in.b": "bookmaker" };
    const inner = (object: object) =>
      offered({ m: "1x2", b: "Q", t: at, in: { ...object, price: 2 } }, { ...lines, "in.price": "price" });
    const outer = { market: "winner", name: "1x2", bookmaker: "Q", at, value: 2, path: ".in.price" };
    expect(inner({})).toEqual([outer]);
    expect(inner({ m: true, b: "", t: "soon" })).toEqual([outer]);
    expect(inner({ m: "total", b: "R", t: later })).toEqual([
      { ...outer, market: "total", name: "total", bookmaker: "R", at: later },
    ]);
  });

  it("is the market's line where neither price nor selection stand beside it", () => {
    const lines = { l: "line", s: "selection", in: "leads on", "in.price": "price", "in.l": "line" };
    const [line] = offered({ l: 2.5, in: { price: 2 } }, lines);
    expect(line).toEqual({ line: 2.5, value: 2, path: ".in.price" });
    expect(offered({ l: 2.5, s: "over", in: { price: 2 } }, lines)).toEqual([{ ...line, selection: "over", ...beside }]);
    expect(
      offered(
        { s: "over", in: { mid: { l: 2.5, price: { v: 2 } } } },
        { s: "selection", in: "leads on", "in.mid": "leads on", "in.mid.l": "line", "in.mid.price.v": "price" },
      ),
    ).toEqual([{ selection: "over", line: 2.5, ...beside, value: 2, path: ".in.mid.price.v" }]);
    expect(offered({ l: 2.5, in: { l: 2.5, price: 2 } }, lines)).toEqual([{ line: 2.5, value: 2, path: ".in.price" }]);
    expect(offered({ l: 2.5, in: { l: 3, price: 2 } }, lines)).toEqual([{ line: 3, ...beside, value: 2, path: ".in.price" }]);
  });

  it.each<[string, object, Lines, boolean, boolean]>([
    ["on", { o: true }, { o: "on" }, true, false],
    ["on, as a text", { o: "1" }, { o: "on" }, true, false],
    ["not on", { o: false }, { o: "on" }, false, false],
    ["nobody knows whether on", { o: "maybe" }, { o: "on" }, false, true],
    ["on or not is not said", { o: null }, { o: "on" }, true, false],
    ["not off", { o: 0 }, { o: "off" }, true, false],
    ["off", { o: true }, { o: "off" }, false, false],
    ["nobody knows whether off", { o: 2 }, { o: "off" }, false, true],
    ["open", { o: "open" }, { o: "state" }, true, false],
    ["suspended", { o: "suspended" }, { o: "state" }, false, false],
    ["the number that it always was", { o: 1 }, { o: "state 1" }, true, false],
    ["another number", { o: 2 }, { o: "state 1" }, false, true],
    ["a number that nobody knows", { o: 1 }, { o: "state" }, false, true],
  ])("may be that it is %s", (_title, object, lines, isOffered, isNew) => {
    const found = read({ ...object, price: 2 }, { ...lines, price: "price" });
    expect([found.offers.length, found.isNew, found.skipped]).toEqual([
      isOffered ? 1 : 0,
      isNew,
      isOffered ? [] : [": not on offer"],
    ]);
  });

  it("stays new, whatever comes after", () => {
    const lines = { "[].o": "on", "[].p": "off", "[].price": "price" };
    expect(
      read(
        [
          { o: "maybe", price: 2 },
          { o: true, p: false, price: 2 },
        ],
        lines,
      ).isNew,
    ).toBe(true);
    expect(
      read(
        [
          { p: "maybe", price: 2 },
          { o: true, p: false, price: 2 },
        ],
        lines,
      ).isNew,
    ).toBe(true);
  });

  it("has a second selection only where the first says nothing", () => {
    const lines = { s: "selection", e: "selection else" };
    expect(saidOf({ s: "home", e: "away" }, lines)).toEqual({ selection: "home" });
    expect(saidOf({ s: "", e: "away" }, lines)).toEqual({ selection: "away" });
    const turned = { e: "selection else", s: "selection" };
    expect(saidOf({ e: "away", s: "home" }, turned)).toEqual({ selection: "home" });
    for (const order of [lines, turned]) expect(saidOf({ s: true, e: "away" }, order)).toEqual({ selection: "away" });
  });

  it("may be a number that a list explains", () => {
    const answer = { books: [{ id: 1, name: "Quill" }], rows: [1, "1", 2].map((id) => ({ id, price: 2 })) };
    const lines = { "books[]": "leads on", "rows[]": "leads on", "rows[].id": "bookmaker in books[]", "rows[].price": "price" };
    expect(read(answer, lines).offers.map(({ place }) => place.bookmaker)).toEqual(["Quill", "Quill", "2"]);
    expect(saidOf({ b: "Quill" }, { b: "bookmaker between" })).toEqual({ bookmaker: "Quill" });
  });
});

describe("the price of an object", () => {
  it("is the first column that says one", () => {
    const lines = { a: "price", b: "price" };
    expect(offered({ a: 1.9, b: 2 }, lines)).toEqual([{ value: 1.9, path: ".a" }]);
    expect(offered({ a: "-", b: 2 }, lines)).toEqual([{ value: 2, path: ".b" }]);
    expect(read({ a: "-", b: null }, lines).isNew).toBe(false);
    expect(read({ a: "-", b: null }, lines).skipped).toEqual([": no price"]);
    expect(offered({ decimal_odds: 1.9 }, { decimal_odds: "price" })).toEqual([
      { format: "decimal", value: 1.9, path: ".decimal_odds" },
    ]);
    expect(offered({ f: "american", price: 150 }, { f: "format", price: "price" })).toMatchObject([{ format: "american" }]);
  });

  it("of another type than before is new", () => {
    expect(read({ a: 1.9 }, { a: "price" }).isNew).toBe(false);
    expect(read({ a: "1.9" }, { a: "price" }).isNew).toBe(true);
    expect(read({ a: "1.9" }, { a: "price : string" }).isNew).toBe(false);
    expect(read({ a: "1.9" }, { a: "price home" }).isNew).toBe(true);
    expect(read({ a: 1.9 }, { a: "price home" }).isNew).toBe(false);
    for (const role of ["price", "price home"])
      expect([{ v: 1.9 }, [1.9], null, "-"].map((value) => read({ a: value }, { a: role }).isNew)).toEqual([
        true,
        true,
        false,
        false,
      ]);
  });

  it("has a place among its neighbours where their order tells, unless their times differ", () => {
    const lines = { "[].a": "price in order", "[].t": "at" };
    expect(offered([{ a: 1.9 }, { a: 2 }], lines)).toEqual([
      { value: 1.9, path: "[0].a", at: { index: 0, of: 2 } },
      { value: 2, path: "[1].a", at: { index: 1, of: 2 } },
    ]);
    expect(offered([{ a: 1.9, t: at }], lines)).toEqual([{ value: 1.9, path: "[0].a", at }]);
    expect(offered([{ a: 1.9 }], { "[].a": "price" })).toEqual([{ value: 1.9, path: "[0].a" }]);
    expect(offered({ in: { a: 1.9 } }, { in: "leads on", "in.a": "price in order" })).toEqual([{ value: 1.9, path: ".in.a" }]);
  });

  it.each<[string, object, Lines, string]>([
    ["market", { m: "6" }, { m: "market" }, "the market is known by its number only"],
    ["market with a letter", { m: "m1" }, { m: "market" }, "the market is known by its number only"],
    ["selection", { m: "Corners", s: "123" }, { m: "market", s: "selection" }, "the selection is known by its number only"],
  ])("is none where the %s is a number", (_title, object, lines, reason) => {
    expect(read({ ...object, price: 2 }, { ...lines, price: "price" }).skipped).toEqual([`.price: ${reason}`]);
  });

  it.each<[object, Lines]>([
    [{ m: "mm1" }, { m: "market" }],
    [{ m: "winner" }, { m: "market" }],
    [{ s: "12" }, { s: "selection" }],
    [{ s: "123a" }, { s: "selection" }],
  ])("is one where it is no more than that: %j", (object, lines) => {
    expect(read({ ...object, price: 2 }, { ...lines, price: "price" })).toMatchObject({ skipped: [], offers: [{}] });
  });

  it("of a part of the match is another market's", () => {
    const part = (object: object) => saidOf({ p: "1st half", ...object }, { p: "period", m: "market", s: "selection" });
    expect(part({ m: "1x2" })).toMatchObject({ market: "other", name: "1x2 (1st half)" });
    expect(part({ s: "home" })).toMatchObject({ market: "other", name: "winner (1st half)" });
    expect(part({ s: "over 2.5" })).toMatchObject({ market: "other", name: "total (1st half)" });
    expect(part({ s: "zorp" })).toMatchObject({ market: "other", name: "winner (1st half)" });
    expect(part({})).toMatchObject({ market: "other", name: "1st half" });
  });
});

describe("columns of selections", () => {
  it("are prices of what their names say", () => {
    const lines = { home: "price winner / home", "total over 2.5": "price total / over 2.5", ah: "price handicap -0.5 / away" };
    const quoted = { home: lines.home, '"total over 2.5"': lines["total over 2.5"], ah: lines.ah };
    expect(offered({ home: 1.9, "total over 2.5": 2, ah: 2.1 }, quoted)).toEqual([
      { market: "winner", name: "winner", selection: "home", value: 1.9, path: ".home" },
      { market: "total", name: "total", selection: "over", line: 2.5, lineOf: "selection", value: 2, path: ".total over 2.5" },
      { market: "handicap", name: "handicap", selection: "away", line: -0.5, value: 2.1, path: ".ah" },
    ]);
  });

  it("that say nothing are passed over without a word", () => {
    const found = read({ home: "-", away: 2 }, { home: "price home", away: "price away" });
    expect([found.offers.map(shortly), found.skipped]).toEqual([[{ selection: "away", value: 2, path: ".away" }], []]);
    expect(read({ price: "-" }, { price: "price", home: "price home" }).skipped).toEqual([]);
  });

  it("stand aside where the object has its own price, unless they name no selection", () => {
    const lines = { price: "price", home: "price home", spread: "price spread /" };
    expect(offered({ price: 2, home: 1.9 }, lines)).toEqual([{ value: 2, path: ".price" }]);
    expect(offered({ price: "-", home: 1.9 }, lines)).toEqual([{ selection: "home", value: 1.9, path: ".home" }]);
    const market = { s: "selection", price: "price", odds: "price handicap /" };
    expect(offered({ s: "home", price: 2, odds: 1.9 }, market)).toEqual([
      { selection: "home", value: 2, path: ".price" },
      { selection: "home", market: "handicap", name: "handicap", ...beside, value: 1.9, path: ".odds" },
    ]);
  });

  it("keep their own words beside a market that nobody knows", () => {
    expect(offered({ m: "Corners", home: 1.9 }, { m: "market", home: "price home" })).toEqual([
      { market: "other", name: "Corners", selection: "home", value: 1.9, path: ".home" },
    ]);
    expect(offered({ m: "Corners", x: 1.9 }, { m: "market", x: "price home" })).toEqual([
      { market: "other", name: "Corners", selection: "x", value: 1.9, path: ".x" },
    ]);
  });

  it("take the line of their own side, else that of the market, else none", () => {
    const sided = { home: "price home", away: "price away", hl: "line / home", al: "line / away", draw: "price draw" };
    expect(offered({ home: 1.9, away: 2, draw: 3, hl: -1.5, al: 1.5 }, sided)).toEqual([
      { selection: "home", market: "handicap", name: "handicap", line: -1.5, ...beside, value: 1.9, path: ".home" },
      { selection: "away", market: "handicap", name: "handicap", line: 1.5, ...beside, value: 2, path: ".away" },
      { selection: "draw", value: 3, path: ".draw" },
    ]);
    expect(offered({ home: 1.9, hl: null }, sided)).toEqual([{ selection: "home", value: 1.9, path: ".home" }]);
    expect(offered({ m: "winner", home: 1.9, hl: -1.5 }, { m: "market", ...sided })).toMatchObject([
      { market: "winner", line: -1.5 },
    ]);
    const sideLines = (price: string, line: string) =>
      offered({ a: 1.9, b: -1.5 }, { a: `price ${price}`, b: `line ${line}` })[0];
    expect(sideLines("home", "handicap / home")).toMatchObject({ line: -1.5 });
    expect(sideLines("handicap / home", "/ home")).toMatchObject({ line: -1.5 });
    expect(sideLines("handicap / home", "handicap / home")).toMatchObject({ line: -1.5 });
    expect(sideLines("total / over", "total / over")).toMatchObject({ line: -1.5 });
    for (const [price, line] of [
      ["total / home", "handicap / home"],
      ["winner / home", "/ home"],
      ["handicap / home", "/ away"],
      ["home", "/ away"],
    ] as const)
      expect(sideLines(price, line)).not.toHaveProperty("line");
    const besideHandicap = { a: "price home", b: "line / home", c: "price handicap / home" };
    expect(offered({ a: 1.9, b: -1.5, c: 2 }, besideHandicap).map(({ line }) => line)).toEqual([undefined, -1.5]);
    const whole = { l: "line", home: "price handicap / home", over: "price total / over" };
    expect(offered({ l: 2.5, home: 1.9, over: 2 }, whole)).toEqual([
      { selection: "home", market: "handicap", name: "handicap", value: 1.9, path: ".home" },
      { selection: "over", market: "total", name: "total", value: 2, path: ".over" },
    ]);
    expect(offered({ m: "total", l: 2.5, over: 2 }, { m: "market", ...whole })).toEqual([
      { selection: "over", market: "total", name: "total", line: 2.5, value: 2, path: ".over" },
    ]);
    expect(offered({ l: 2.5, over: 2, home: 1.9 }, { l: "line", over: "price over", home: "price home" })).toEqual([
      { selection: "over", line: 2.5, value: 2, path: ".over" },
      { selection: "home", line: 2.5, value: 1.9, path: ".home" },
    ]);
    const named = {
      hl: "line handicap",
      tl: "line total",
      home: "price handicap / home",
      over: "price total / over",
      win: "price winner / home",
    };
    expect(offered({ hl: -1.5, tl: 2.5, home: 1.9, over: 2, win: 3 }, named)).toMatchObject([
      { market: "handicap", line: -1.5 },
      { market: "total", line: 2.5 },
      { market: "winner", value: 3 },
    ]);
    expect(offered({ hl: -1.5, tl: 2.5, win: 3, home: 1.9 }, named).at(-1)).not.toHaveProperty("line");
  });

  it("stand for the selection around them where they name none", () => {
    expect(offered({ s: "home", spread: 1.9 }, { s: "selection", spread: "price handicap /" })).toEqual([
      { selection: "home", market: "handicap", name: "handicap", ...beside, value: 1.9, path: ".spread" },
    ]);
  });
});

describe("a list", () => {
  it("is read entry by entry, each with its place", () => {
    expect(offered([{ a: 1.9 }, { a: "-" }, 5, { a: 2 }], { "[]": "leads on", "[].a": "price" })).toEqual([
      { value: 1.9, path: "[0].a" },
      { value: 2, path: "[3].a" },
    ]);
  });

  it("of a ladder is its first entry", () => {
    const ladder = { "back[]": "leads on the first", "back[].a": "price in order" };
    expect(offered({ back: [{ a: 1.9 }, { a: 2 }] }, ladder)).toEqual([
      { value: 1.9, path: ".back[0].a", at: { index: 0, of: 1 } },
    ]);
    expect(offered({ back: [] }, ladder)).toEqual([]);
  });

  it("that the plan knows nothing of is new, unless nothing is in it", () => {
    const lines = { a: "price", "b.price": "price" };
    expect([read({ a: 2, b: [] }, lines).isNew, read({ a: 2, b: [1] }, lines).isNew]).toEqual([false, true]);
    expect(read([{ a: 1 }], { "[]": "nothing" })).toMatchObject({ offers: [], isNew: false });
    expect(read({ b: [[1], []] }, { "b[].price": "price" }).isNew).toBe(true);
  });

  it("of matches has the one that was asked for", () => {
    const teams = { "[].home_team": "nothing", "[].away_team": "nothing" };
    const lines = { "[]": "leads on each a match", "[].price": "price", ...teams };
    const match = (home: string, away: string, price: number) => ({ home_team: home, away_team: away, price });
    const other = "another match, or nothing tells which";
    const [reds, blues, greens] = [match("Reds", "Blues", 2), match("Blacks", "Blues", 3), match("Greens", "Whites", 4)];
    expect(read([greens, reds], lines, { asked: sides })).toMatchObject({
      offers: [{ path: "[1].price" }],
      skipped: [`[0]: ${other}`],
      isNew: false,
    });
    // One name may be written in another way.
    expect(offered([greens, blues, match("Reds", "Pinks", 5)], lines, { asked: sides })).toMatchObject([
      { value: 3 },
      { value: 5 },
    ]);
    expect(offered([match("Blues", "Reds", 2), greens], lines, { asked: sides })).toEqual([]);
    expect(read([reds, greens], lines)).toMatchObject({ offers: [], skipped: [`[0]: ${other}`, `[1]: ${other}`], isNew: false });
    const named = { home_team: { ru: "Красные", en: "Reds" }, away_team: "Pinks", price: 6 };
    expect(offered([greens, named], lines, { asked: sides })).toMatchObject([{ value: 6 }]);
    // Of one alone, nobody asks.
    expect(offered([greens], lines)).toEqual([{ value: 4, path: "[0].price" }]);
    expect(read([{ price: 2 }, reds], lines, { asked: sides })).toMatchObject({ isNew: true, skipped: [`[0]: ${other}`] });
  });

  it("of numbers is prices in order, with or without a moment", () => {
    const tuples = { "[]": "leads on", "[][]": "price in order" };
    const one = (list: readonly unknown[]) => offered([list], tuples);
    expect(one([at, 2])).toEqual([{ at, value: 2, path: "[0][1]" }]);
    expect(one([at, 2, 3, 4])).toMatchObject([
      { value: 2, path: "[0][1]", at: { index: 0, of: 3 } },
      { value: 3, path: "[0][2]", at: { index: 1, of: 3 } },
      { value: 4, path: "[0][3]", at: { index: 2, of: 3 } },
    ]);
    expect(read([[at, 2, 3]], tuples).offers.map(({ place }) => place.at)).toEqual([at, at]);
    expect(one([2, 3])).toEqual([
      { value: 2, path: "[0][0]", at: { index: 0, of: 2 } },
      { value: 3, path: "[0][1]", at: { index: 1, of: 2 } },
    ]);
    expect(one([2, 3, 4, 5]).length).toBe(4);
    expect(read([[at, "-"]], tuples).skipped).toEqual(["[0][1]: no price"]);
    for (const none of [[2], [], [2, 3, 4, 5, 6], [at, 2, 3, 4, 5], [2, {}], [2, [3]]]) expect(one(none)).toEqual([]);
    const both = { ...tuples, "[][].a": "price" };
    expect(offered([[2, { a: 3 }]], both)).toEqual([{ value: 3, path: "[0][1].a" }]);
    for (const some of [[2], [2, 3, 4, 5, 6]]) expect(read([some], tuples).skipped).toEqual(["[0]: no selection"]);
    expect(read([[]], tuples).skipped).toEqual([]);
    expect(one([2, null])).toEqual([{ value: 2, path: "[0][0]", at: { index: 0, of: 2 } }]);
  });

  it("of columns along times is an object for each moment", () => {
    const lines = { "[].home": "price home", "[].at": "at" };
    expect(offered({ times: [at, later], home: [1.9, 2] }, lines)).toEqual([
      { at, selection: "home", value: 1.9, path: "[0].home" },
      { at: later, selection: "home", value: 2, path: "[1].home" },
    ]);
    expect(read({ home: [1.9, 2] }, { home: "price home" })).toMatchObject({ offers: [], isNew: true });
  });
});

describe("a dictionary", () => {
  it.each<[string, string, object]>([
    ["bookmaker", "Quill", { bookmaker: "Quill" }],
    ["market", "1x2", { market: "winner", name: "1x2" }],
    ["market", "Total 2.5", { market: "total", name: "Total 2.5", line: 2.5 }],
    ["selection", "home", { selection: "home" }],
    ["selection", "Reds", { selection: "Reds" }],
    ["selection", "home_win", { selection: "home_win" }],
    ["selection", "odds_1", { selection: "home" }],
    ["selection", "zorp", { selection: "zorp" }],
    ["line", "2.5", { line: 2.5 }],
    ["at", at, { at }],
    ["period", "1st half", { market: "other", name: "1st half", part: "1st half" }],
    ["period", "full time", {}],
    ["period", "zorp", { market: "other", name: "zorp", part: "zorp" }],
    ["leads on", "zorp", {}],
  ])("says by its keys which %s: %s", (role, key, expected) => {
    const path = `.${key}.price`;
    expect(offered({ [key]: { price: 2 } }, { "{}": role, "{}.price": "price" }, { asked: sides })).toEqual([
      { ...expected, value: 2, path },
    ]);
  });

  it("may hold bare prices", () => {
    const under = (role: string) => read({ home: 1.9, away: "-", draw: null, none: "" }, { "{}": role });
    expect(under("selection").offers.map(shortly)).toEqual([{ selection: "home", value: 1.9, path: ".home" }]);
    expect(under("selection").skipped).toEqual([".away: no price"]);
    for (const role of ["bookmaker", "line", "at"]) expect(under(role).offers).toHaveLength(1);
    for (const role of ["market", "period", "leads on", "nothing"]) expect(under(role).offers).toHaveLength(0);
  });

  it("starts anew with a market, and keeps the line around it where the market has none", () => {
    const lines = { s: "selection", l: "line", "m{}": "market", "m{}.price": "price" };
    const [found] = offered({ s: "home", l: 2.5, m: { total: { price: 2 } } }, lines);
    expect(found).toEqual({ market: "total", name: "total", line: 2.5, value: 2, path: ".m.total.price" });
    expect(offered({ l: 2.5, m: { "Total 3": { price: 2 } } }, lines)).toMatchObject([{ line: 3 }]);
  });

  it("of lines says whose they are", () => {
    const lines = { s: "selection", "l{}": "line", "l{}.price": "price" };
    expect(offered({ l: { "2.5": { price: 2 } } }, lines)).toEqual([{ line: 2.5, value: 2, path: ".l.2.5.price" }]);
    expect(offered({ s: "over", l: { "2.5": { price: 2 } } }, lines)).toMatchObject([{ line: 2.5, lineOf: "outcome" }]);
  });

  it("keeps the part of the match around it", () => {
    const lines = { p: "period", "p2{}": "period", "p2{}.price": "price" };
    expect(offered({ p: "1st half", p2: { "full time": { price: 2 } } }, lines)).toMatchObject([{ part: "1st half" }]);
    expect(offered({ p: "1st half", p2: { "2nd half": { price: 2 } } }, lines)).toMatchObject([{ part: "2nd half" }]);
  });

  it("beside a market that is known takes only keys that are names", () => {
    const lines = { home: "selection", "home.price": "price", "{}": "bookmaker", "{}.price": "price" };
    const found = read({ home: { price: 2 }, Quill: { price: 3 } }, lines);
    expect([found.offers.map(shortly), found.isNew]).toEqual([
      [
        { selection: "home", value: 2, path: ".home.price" },
        { bookmaker: "Quill", value: 3, path: ".Quill.price" },
      ],
      false,
    ]);
  });

  it.each<[string, string, boolean, number]>([
    ["bookmaker", "Quill", false, 1],
    ["bookmaker", "quill", true, 1],
    ["bookmaker", "quill's", false, 1],
    ["bookmaker", "Status", true, 0],
    ["market", "Status", false, 1],
    ["market", "quill", false, 1],
    ["market", "limit", true, 0],
    ["market", "average", true, 0],
    ["market", "outcomes", true, 0],
  ])("of each %s with the new key %s", (role, key, isNew, count) => {
    const found = read({ [key]: { price: 2 } }, { "{}": role, "{}.price": "price" });
    expect([found.isNew, found.offers.length]).toEqual([isNew, count]);
    expect(read({ [key]: null }, { "{}": role, "{}.price": "price" }).isNew).toBe(false);
  });
});

describe("what a plan does not know", () => {
  it("is a price where an object was", () => {
    const lines = { home: "selection", "home.price": "price" };
    expect([{ price: 2 }, 2, "2", null, ""].map((home) => read({ home }, lines).isNew)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("is a key", () => {
    expect(read({ price: 2, zorp: 1 }, { price: "price" }).isNew).toBe(true);
    expect(read({ price: 2, zorp: 1 }, { price: "price", zorp: "nothing" }).isNew).toBe(false);
    expect(read({ price: 2, zorp: "" }, { price: "price" }).isNew).toBe(false);
    expect(read(Object.assign(Object.create({ zorp: 1 }), { price: 2 }), { price: "price" }).isNew).toBe(false);
  });

  it("is a text that names a part of the match all of a sudden", () => {
    const isNew = (text: unknown, type: string) =>
      read({ price: 2, zorp: text }, { price: "price", zorp: `nothing : ${type}` }).isNew;
    expect([isNew("x", "string"), isNew("1st half", "string"), isNew("1st half", "number")]).toEqual([false, true, false]);
  });

  it("stays out of what is no price", () => {
    const lines = { a: "nothing", "a.price": "nothing", b: "price" };
    expect(offered({ a: { price: 3 }, b: 2 }, lines)).toEqual([{ value: 2, path: ".b" }]);
    expect(read(5, { price: "price" })).toEqual({ offers: [], isNew: false, skipped: [], notes: [] });
    expect(read(null, { price: "price" }).offers).toEqual([]);
  });
});

describe("the format of all prices", () => {
  it("is the operator's, until the answer says another", () => {
    const mapping = new Map([["price_format", "american"]]) as FieldMapping;
    const lines = { f: "format", price: "price" };
    expect(offered({ price: 150 }, lines, { mapping })).toMatchObject([{ format: "american" }]);
    expect(offered({ f: "decimal", price: 150 }, lines, { mapping })).toMatchObject([{ format: "decimal" }]);
    expect(offered({ f: "roman", price: 150 }, lines, { mapping })).toMatchObject([{ format: "american" }]);
    expect(
      offered({ price: 150 }, lines, { mapping: new Map([["price_format", "roman"]]) as FieldMapping })[0],
    ).not.toHaveProperty("format");
  });
});

describe("what one answer may cost", () => {
  const tooLarge = "the answer is larger or deeper than is read";
  const nested = (depth: number): unknown => (depth === 0 ? { price: 2 } : { a: nested(depth - 1) });

  it("is sixteen levels", () => {
    const deep = (depth: number) => read(nested(depth), { [`${"a.".repeat(depth)}price`]: "price" });
    expect([deep(16).offers.length, deep(16).notes]).toEqual([1, []]);
    expect([deep(17).offers.length, deep(17).notes]).toEqual([0, [tooLarge]]);
    const lists = (depth: number) =>
      read(JSON.parse(`${"[".repeat(depth)}{"price":2}${"]".repeat(depth)}`), { [`${"[]".repeat(depth)}.price`]: "price" });
    expect([lists(16).offers.length, lists(16).notes]).toEqual([1, []]);
    expect([lists(17).offers.length, lists(17).notes]).toEqual([0, [tooLarge]]);
  });

  it("is twenty thousand prices", () => {
    const prices = (count: number) =>
      read(
        Array.from({ length: count }, () => ({ price: 2 })),
        { "[].price": "price" },
      );
    expect([prices(20_000).offers.length, prices(20_000).notes]).toEqual([20_000, []]);
    expect([prices(20_001).offers.length, prices(20_001).notes]).toEqual([20_000, [tooLarge]]);
  });

  it("is two hundred thousand objects and lists", () => {
    const rows = (count: number) => read([...Array.from({ length: count }, () => ({})), { price: 2 }], { "[].price": "price" });
    expect(read([...Array.from({ length: 300_000 }, () => 1), { price: 2 }], { "[].price": "price" }).offers).toHaveLength(1);
    expect([rows(199_998).offers.length, rows(199_998).notes]).toEqual([1, []]);
    expect([rows(199_999).offers.length, rows(199_999).notes]).toEqual([0, [tooLarge]]);
  });

  it("is five thousand keys of one object", () => {
    const keys = (count: number) =>
      read(
        { ...Object.fromEntries(Array.from({ length: count }, (_, nth) => [`k${nth}`, ""])), last: { price: 2 } },
        { "last.price": "price" },
      );
    expect([keys(4_999).offers.length, keys(5_000).offers.length]).toEqual([1, 0]);
  });
});
