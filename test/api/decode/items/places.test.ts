import { describe, expect, it } from "vitest";
import { placesIn } from "../../../../src/api/decode/items/places.ts";
import { columnsOf } from "../../../../src/api/decode/plan/column.ts";
import { createReport } from "../../../../src/api/decode/report.ts";
import type { ItemKind } from "../../../../src/api/decode/words/items.ts";

/** The paths of all places, with a star where the list is called as lists of the kind are. */
function places(kind: ItemKind, payload: unknown, pins: Readonly<Record<string, string>> = {}): string[] {
  const found = placesIn(columnsOf(payload, () => null).root, {
    kind,
    pinOf: ({ path }) => (pins[path] === undefined ? null : { role: pins[path], of: null }),
    report: createReport(),
    mapping: new Map(),
    names: { bookmakers: new Set(), leagues: new Set() },
    sides: null,
  });
  return found.map(({ row, isListed }) => `${row.path || "the whole"}${isListed ? " *" : ""}`);
}

const many = (count: number, entry: unknown) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`k${nth}`, entry]));
const named = [{ name: "A" }];

describe("the places where rows may stand", () => {
  it.each<[ItemKind, unknown, readonly string[]]>([
    ["teams", [], []],
    ["teams", named, ["[]"]],
    ["teams", ["Alder", "Birch"], ["[]"]],
    ["teams", { name: "A" }, ["the whole"]],
    ["teams", { y: 1, x: { y: 1, z: named } }, ["the whole", "x", "x.z[]"]],
  ])("hold objects or names: %s %j", (kind, payload, expected) => {
    expect(places(kind, payload)).toEqual(expected);
  });

  it.each<[ItemKind, unknown, readonly string[]]>([
    ["teams", { teams: named }, ["the whole", "teams[] *"]],
    ["teams", { teams: { name: "A" } }, ["the whole", "teams"]],
    ["teams", { list_teams: named, y: 1 }, ["the whole", "list_teams[] *"]],
    ["teams", { y: 1, teams: { alder: { name: "A" }, birch: { name: "B" } } }, ["the whole", "teams", "teams{} *"]],
    ["teams", { leagues: named }, ["the whole"]],
    ["teams", { y: 1, all_leagues: named }, ["the whole"]],
    ["teams", { leagues: [{ teams: named }] }, ["the whole", "leagues[].teams[] *"]],
    ["leagues", { leagues: named }, ["the whole", "leagues[] *"]],
    ["leagues", { y: 1, all_leagues: named }, ["the whole", "all_leagues[] *"]],
    ["teams", { matches: named }, ["the whole"]],
    ["predictions", { matches: named }, ["the whole", "matches[] *"]],
    ["value_bets", { matches: named }, ["the whole", "matches[]"]],
    ["bonuses", { bookmakers: named }, ["the whole"]],
  ])("are called by what stands in them: %s %j", (kind, payload, expected) => {
    expect(places(kind, payload)).toEqual(expected);
  });

  it.each<[ItemKind, unknown, readonly string[]]>([
    ["teams", { meta: { a: 1 }, _links: { a: 1 }, odds: named, y: 1 }, ["the whole"]],
    ["teams", { meta: { deep: { a: 1 } } }, ["the whole"]],
    ["teams", { meta: { deep: named } }, ["the whole"]],
    ["teams", { meta: { teams: named } }, ["the whole", "meta.teams[] *"]],
    ["teams", { venue: { name: "A" }, y: 1 }, ["the whole"]],
    ["teams", { team: { name: "A" }, y: 1 }, ["the whole", "team"]],
  ])("are not under words for other things: %s %j", (kind, payload, expected) => {
    expect(places(kind, payload)).toEqual(expected);
  });

  it("are where the operator says", () => {
    expect(places("teams", { meta: { a: 1 } }, { meta: "row" })).toEqual(["the whole", "meta"]);
    expect(places("teams", { meta: { a: 1 } }, { meta: "nothing" })).toEqual(["the whole"]);
    expect(places("teams", { leagues: named }, { "leagues[]": "row" })).toEqual(["the whole", "leagues[]"]);
  });

  it.each<[ItemKind, unknown, boolean]>([
    ["teams", { alder: { name: "A" }, birch: { name: "B" } }, true],
    ["teams", { alder: { name: "A" }, birch: { name: "B", zorp: 1 } }, true],
    ["teams", { alder: { name: "A" }, birch: { zorp: "B" } }, false],
    ["teams", { alder: { name: "A" }, birch: "B" }, false],
    ["teams", { alder: { name: "A" }, birch: null }, true],
    ["teams", { alder: { name: "A" }, meta: { page: 1 }, _links: { x: 1 } }, true],
    ["teams", { alder: { name: "A" }, name: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, country: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, data: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, clubs: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, leagues: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, venue: { name: "B" } }, false],
    ["teams", { alder: { name: "A" }, team: { name: "B" } }, false],
    ["teams", { alder: "Alder", birch: "Birch" }, true],
    ["leagues", { alder: "Alder", birch: "Birch" }, true],
    ["fighters", { alder: "Alder", birch: "Birch" }, true],
    ["bookmakers", { alder: "Alder", birch: "Birch" }, true],
    ["bonuses", { alder: "Alder", birch: "Birch" }, false],
    ["matches", { alder: "Alder", birch: "Birch" }, false],
    ["teams", { alder: "Alder" }, false],
    ["teams", { alder: "Alder", birch: 5 }, false],
    ["teams", { alder: "Alder", birchTree: "Birch" }, false],
    ["matches", { "a-b": { home: "A" }, "c-d": { home: "C" } }, true],
    ["match", { "a-b": { home: "A" }, "c-d": { home: "C" } }, false],
    ["fighter", { ada: { name: "A" }, bo: { name: "B" } }, false],
    ["teams", {}, false],
  ])("are the entries of a dictionary: %s %j %s", (kind, payload, isOne) => {
    expect(places(kind, { y: 1, x: payload }).includes("x{}")).toBe(isOne);
  });

  it("are the entries of a dictionary where the operator says so, and none in a list's rows or of the whole's texts", () => {
    const odd = { y: 1, x: { alder: { p: 1 }, birch: { q: 1 } } };
    expect(places("teams", odd)).toEqual(["the whole", "x", "x.alder", "x.birch"]);
    expect(places("teams", odd, { "x{}": "row" })).toEqual(["the whole", "x", "x{}"]);
    expect(places("teams", odd, { "x{}": "nothing" })).toEqual(["the whole", "x", "x.alder", "x.birch"]);
    const rows = { alder: { name: "A" }, birch: { name: "B" } };
    expect(places("teams", [{ y: 1, x: rows }])).toEqual(["[]", "[].x", "[].x.alder", "[].x.birch"]);
    expect(places("teams", [{ y: 1, teams: rows }])).toEqual(["[]", "[].teams", "[].teams{} *"]);
    expect(places("teams", { alder: "Alder", birch: "Birch" })).toEqual(["the whole"]);
    expect(places("teams", { teams: [{ alder: "Alder", birch: "Birch" }] })).toEqual(["the whole", "teams[] *"]);
  });

  it("are the first sixty, of the first hundred branches of an object", () => {
    const wide = (count: number) => places("teams", { name: "t", ...many(count, named) });
    expect([wide(58).length, wide(59).length, wide(60).length]).toEqual([59, 60, 60]);
    const late = (count: number) => places("teams", { name: "t", ...many(count, []), last: named });
    expect(late(99)).toEqual(["the whole", "last[]"]);
    expect(late(100)).toEqual(["the whole"]);
  });
});
