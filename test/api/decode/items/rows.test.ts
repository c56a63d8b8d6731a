import { describe, expect, it } from "vitest";
import { decode, readMapping } from "../../../../src/api/decode/index.ts";
import { sidesAround, sidesIn } from "../../../../src/api/decode/items/sides.ts";

describe("a row of a list", () => {
  it("is no match with one side, whatever its title", () => {
    const match = (row: object) => decode("matches", [{ slug: "a-b", ...row }]).items[0];
    expect(match({ home: "A", away: "B", title: "C - D" })).toMatchObject({ home: "A", away: "B" });
    expect(match({ title: "C - D" })).toMatchObject({ home: "C", away: "D" });
    expect(match({ home: "A", title: "A - B" })).toBeUndefined();
    expect(match({ away: "B", title: "A - B" })).toBeUndefined();
  });

  it("has an id for its slug where nothing is asked for by it", () => {
    // In the words of a match its own id is none; only an operator says so.
    const mapping = readMapping({ matches: { slug: "number" } });
    if (!mapping.ok) throw new Error(mapping.problems.join());
    expect(decode("matches", [{ number: 17, home: "A", away: "B" }], mapping).items[0]?.slug).toBe("17");
    expect(decode("predictions", [{ match: "17", home: 0.5, away: 0.5 }]).items[0]?.match).toBeNull();
    expect(decode("predictions", [{ match: "a-17", home: 0.5, away: 0.5 }]).items[0]?.match).toBe("a-17");
  });

  it.each([
    [
      { record: "22-6", wins: 22, losses: 6, draws: 1 },
      { wins: 22, losses: 6, draws: 1 },
    ],
    [
      { record: "22-6-2", wins: 22, losses: 6, draws: 1 },
      { wins: 22, losses: 6, draws: 2 },
    ],
    [
      { record: "22-6-0", wins: 22, losses: 6, draws: 1 },
      { wins: 22, losses: 6, draws: 0 },
    ],
    [{ record: "22-6", wins: 22, losses: 5 }, null],
    [{ record: "22-6", wins: 21, losses: 6 }, null],
    [
      { record: "22-6", wins: 22 },
      { wins: 22, losses: 6, draws: null },
    ],
  ])("has a record that says one thing: %j", (row, record) => {
    const { items, notes } = decode("fighters", [{ name: "Ada", ...row }]);
    expect(items[0]?.record).toEqual(record);
    expect(notes).toEqual(record === null ? ["a fighter's record contradicts itself"] : []);
  });

  it("is a bookmaker by a name, or by a key with a letter in it", () => {
    const names = (answer: unknown) => decode("bookmakers", answer).items.map(({ name }) => name);
    expect(names({ y: 1, z: { q1: { rating: 4 }, r2: { rating: 5 } } })).toEqual(["q1", "r2"]);
    expect(names({ y: 1, z: { 17: { rating: 4 }, 18: { rating: 5 } } })).toEqual([]);
    expect(names([{ rating: 4 }])).toEqual([]);
  });

  it("has a rating up to the top of its scale", () => {
    const rated = (rating: number) => decode("bookmakers", [{ name: "Q", rating, rating_max: 5 }]);
    expect(rated(5)).toMatchObject({ items: [{ rating: 5, rating_max: 5 }], notes: [] });
    expect(rated(5.1)).toMatchObject({ items: [{ rating: null, rating_max: null }], notes: ["a rating above its own scale"] });
  });

  it.each([
    [[5, 1], null],
    [[5.1, 1], 10],
    [[10, 1], 10],
    [[10.1, 1], null],
    [[20, 1], null],
    [[20.1, 1], 100],
    [[100, 1], 100],
    [[100.1, 1], null],
  ])("has a rating out of what the highest says, where nothing else does: %j", (ratings, scale) => {
    const { items, notes } = decode(
      "bookmakers",
      ratings.map((rating, nth) => ({ name: `Q${nth}`, rating })),
    );
    expect(items.map(({ rating_max }) => rating_max)).toEqual([scale, scale]);
    expect(notes).toEqual(scale === null ? [] : [`ratings read as out of ${scale}, by the highest of them`]);
  });

  it("has no scale where others of its list state theirs", () => {
    const rows = [
      { name: "Q", rating: 4, rating_max: 5 },
      { name: "R", rating: 9 },
    ];
    expect(decode("bookmakers", rows).items.map(({ rating_max }) => rating_max)).toEqual([5, null]);
  });

  it.each([
    [
      [10, 5],
      [null, null],
    ],
    [
      [10.5, 5],
      [0.105, 0.05],
    ],
    [
      [5, 10.5],
      [0.05, 0.105],
    ],
    [
      ["11%", 5],
      [0.11, 0.05],
    ],
    [
      [11, null],
      [0.11, null],
    ],
    [
      [0.5, null],
      [0.5, null],
    ],
  ])("has a confidence in percent where any of its list can be nothing else: %j", (given, expected) => {
    const rows = given.map((confidence, nth) => ({ match: `a-${"bc"[nth]}`, home: 0.5, away: 0.5, confidence }));
    expect(decode("predictions", rows).items.map(({ confidence }) => confidence)).toEqual(expected);
  });
});

describe("the sides of a match", () => {
  const said = (value: unknown) => {
    const sides = sidesIn(value);
    return sides === null ? null : [[...sides.home].join(), [...sides.away].join()];
  };
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`k${nth}`, nth]));

  it.each<[string, unknown, readonly string[] | null]>([
    ["by their words", { home: "Alder", away: "Birch" }, ["alder", "birch"]],
    [
      "by all their names",
      { home_team: { name: "Alder", name_ru: "Ольха", slug: "al" }, away: "Birch" },
      ["alder,ольха,al", "birch"],
    ],
    ["by the title", { title: "Alder - Birch" }, ["alder", "birch"]],
    ["by their words before the title", { home: "Alder", away: "Birch", title: "C - D" }, ["alder", "birch"]],
    ["not by one side", { home: "Alder" }, null],
    ["not by the other", { away: "Birch" }, null],
    ["not by the title beside one side", { home: "Alder", title: "Alder - Birch" }, null],
    ["not by the title beside the other", { away: "Birch", title: "Alder - Birch" }, null],
    ["in what describes the answer", { meta: { home: "Alder", away: "Birch" } }, ["alder", "birch"]],
    ["in a match there", { meta: { match: { home_team: { name: "Alder" }, away_team: { name: "Birch" } } } }, ["alder", "birch"]],
    ["in a match", { match: { home: "Alder", away: "Birch" } }, ["alder", "birch"]],
    ["not in something else", { zorp: { home: "Alder", away: "Birch" } }, null],
    ["behind whatever is wide", { home: "Alder", bookmakers: wide, away: "Birch" }, ["alder", "birch"]],
    [
      "behind whatever is wide in a match",
      { match: { home_team: { name: "Alder" }, odds: wide, away_team: { name: "Birch" } } },
      ["alder", "birch"],
    ],
    ["in no list", [{ home: "Alder", away: "Birch" }], null],
    ["in nothing", null, null],
  ])("are told %s", (_, value, expected) => {
    expect(said(value)).toEqual(expected);
  });

  it("are those of the nearest object around a bet or a prediction, and of no other rows", () => {
    const [outer, inner] = [
      { home: "Alder", away: "Birch" },
      { home: "Cedar", away: "Dogwood" },
    ];
    const home = (around: readonly unknown[], kind: Parameters<typeof sidesAround>[1] = "predictions") =>
      [...(sidesAround(around, kind)?.home ?? [])].join();
    expect([home([outer, { x: 1 }]), home([outer, inner]), home([inner, outer]), home([[outer], "x"])]).toEqual([
      "alder",
      "cedar",
      "alder",
      "",
    ]);
    expect([home([outer], "value_bets"), home([outer], "matches"), home([outer], "teams")]).toEqual(["alder", "", ""]);
  });
});
