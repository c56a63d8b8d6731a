import { describe, expect, it } from "vitest";
import type { Board, Quote } from "../../src/odds/quote.ts";
import { compareBoards, comparedMarket } from "../../src/rules/comparison.ts";
import { furthestIn, movementOf } from "../../src/rules/movement.ts";
import { type MovementRule, movementBy, type Part } from "../../src/rules/rule.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const board = (quotes: readonly Quote[]): Board => ({ quotes, fetchedAt: 0, refreshedAt: null });
const points = (number: number, rest: Partial<MovementRule> = {}): MovementRule => ({
  ...movementBy({ kind: "points", points: number }),
  ...rest,
});
const moves = (rule: MovementRule, from: readonly Quote[], to: readonly Quote[]) =>
  movementOf(rule, board(from), board(to))?.moves ?? [];
const told = (rule: MovementRule, from: readonly Quote[], to: readonly Quote[]) =>
  moves(rule, from, to).map(({ market, selection, line }) => [market, selection, ...(line === null ? [] : [line])].join(" "));
const home: Part = { market: "winner", selection: "home", line: null };
const prices = (book: string, homePrice: number, awayPrice: number) => [
  quote(book, "home", homePrice),
  quote(book, "away", awayPrice),
];
const total = (over: number, line: number) =>
  ["Alder", "Birch"].flatMap((book) => [
    quote(book, "over", 1 / over, { market: "total", line }),
    quote(book, "under", 1 / (1 - over), { market: "total", line }),
  ]);

describe("a direction", () => {
  it("keeps the selections that went the other way out", () => {
    expect(told(points(3), twoWay(0.5), twoWay(0.55))).toEqual(["winner home", "winner away"]);
    expect(told(points(3, { direction: "shortens" }), twoWay(0.5), twoWay(0.55))).toEqual(["winner home"]);
    expect(told(points(3, { direction: "drifts" }), twoWay(0.5), twoWay(0.55))).toEqual(["winner away"]);
  });
});

describe("a part of a match", () => {
  const before = [...twoWay(0.5), ...total(0.5, 2.5), ...total(0.3, 3.5)];
  const after = [...twoWay(0.55), ...total(0.55, 2.5), ...total(0.36, 3.5)];

  it.each<[string, Part, string[]]>([
    ["a selection", home, ["winner home"]],
    ["a market by its main line", { market: "total", selection: null, line: null }, ["total over 2.5", "total under 2.5"]],
    ["a line that is not the main one", { market: "total", selection: "over", line: 3.5 }, ["total over 3.5"]],
    ["a line that nobody quotes", { market: "total", selection: "over", line: 4.5 }, []],
    ["a selection that nobody quotes", { market: "winner", selection: "draw", line: null }, []],
  ])("may be %s", (_what, part, expected) => {
    expect(told(points(3, { part }), before, after)).toEqual(expected);
  });

  it("may be a market that repeats another, when it is asked for", () => {
    const dnb = (homeChance: number) => twoWay(homeChance).map((one): Quote => ({ ...one, market: "draw_no_bet" }));
    const part: Part = { market: "draw_no_bet", selection: "home", line: null };
    expect(told(points(3), dnb(0.5), dnb(0.55))).toEqual([]);
    expect(told(points(3, { part }), dnb(0.5), dnb(0.55))).toEqual(["draw_no_bet home"]);
  });

  it("has its line from the selection's own side", () => {
    const handicap = (chance: number) =>
      ["Alder", "Birch"].flatMap((book) => [
        quote(book, "home", 1 / chance, { market: "handicap", line: -1.5 }),
        quote(book, "away", 1 / (1 - chance), { market: "handicap", line: 1.5 }),
      ]);
    const part: Part = { market: "handicap", selection: "away", line: 1.5 };
    expect(told(points(3, { part }), handicap(0.5), handicap(0.55))).toEqual(["handicap away 1.5"]);
  });
});

describe("the number that a rule looks at", () => {
  const before = [...prices("Alder", 2, 1.8), ...prices("Birch", 2.1, 1.75), ...prices("Cedar", 2.05, 1.8)];
  const birchMoved = [...prices("Alder", 2, 1.8), ...prices("Birch", 2.4, 1.6), ...prices("Cedar", 2.05, 1.8)];

  it("may be the best price: it moves with one book, and says what the consensus did", () => {
    const [move] = moves(points(3, { reducer: { by: "best" }, part: home }), before, birchMoved);
    expect(move?.price).toEqual({ from: 2.1, to: 2.4 });
    expect(move?.agreeing).toEqual(["Birch"]);
    expect(Math.abs((move?.consensus.to ?? 1) - (move?.consensus.from ?? 0))).toBeLessThan(0.005);
    expect(moves(points(3, { part: home }), before, birchMoved)).toEqual([]);
  });

  it("may be one book's price, however its name is written", () => {
    const of = (book: string) => moves(points(3, { reducer: { by: "book", book }, part: home }), before, birchMoved);
    expect(of("birch")[0]?.price).toEqual({ from: 2.1, to: 2.4 });
    expect(of("Alder")).toEqual([]);
    expect(of("Nobody")).toEqual([]);
  });

  it("may be the best of some books, and of all while none is chosen", () => {
    const of = (books: string[]) => moves(points(3, { reducer: { by: "own", books }, part: home }), before, birchMoved);
    expect(of(["Alder", "Cedar"])).toEqual([]);
    expect(of(["Alder", "Birch"])[0]?.price).toEqual({ from: 2.1, to: 2.4 });
    expect(of([])[0]?.price).toEqual({ from: 2.1, to: 2.4 });
  });

  it("is compared over the books that were there before: a new book with a better price moves nothing", () => {
    const after = [...before, ...prices("New", 2.6, 1.5)];
    expect(moves(points(3, { reducer: { by: "best" }, part: home }), before, after)).toEqual([]);
  });
});

describe("a price that stands alone", () => {
  const others = ["Alder", "Birch", "Cedar", "Doyle"];
  const boardWith = (elm: number, chance = 0.5) => [...twoWay(chance, others), ...twoWay(elm, ["Elm"])];
  const rule = (reducer: MovementRule["reducer"]) => points(3, { reducer, part: home });

  it("moves neither the best price nor the best of one's own books", () => {
    for (const elm of [0.4, 0.6]) {
      expect(moves(rule({ by: "best" }), boardWith(0.5), boardWith(elm))).toEqual([]);
      expect(moves(rule({ by: "best" }), boardWith(elm), boardWith(0.5))).toEqual([]);
      expect(moves(rule({ by: "own", books: ["Elm"] }), boardWith(0.5), boardWith(elm))).toEqual([]);
      expect(moves(rule({ by: "own", books: [] }), boardWith(0.5), boardWith(elm))).toEqual([]);
    }
  });

  it("is told to who asked for the book by its name, with how far it is alone", () => {
    const [move] = moves(rule({ by: "book", book: "elm" }), boardWith(0.5), boardWith(0.4));
    expect(move?.price.to).toBe(2.5);
    expect(move?.aside).toMatchObject({
      kind: "alone",
      gaps: new Map([
        ["home", expect.closeTo(0.1)],
        ["away", expect.closeTo(0.1)],
      ]),
    });
    expect(moves(rule({ by: "book", book: "Elm" }), boardWith(0.5), boardWith(0.47, 0.46))[0]?.aside).toBeNull();
  });
});

describe("a book with a margin that nobody would bet at", () => {
  const empty = prices("Empty", 1.04, 1.03);
  const before = [...twoWay(0.5, ["Alder", "Birch"]), ...prices("Empty", 1.95, 1.95)];

  it("moves nothing, comes or goes, and does not agree", () => {
    expect(moves(points(1), before, [...twoWay(0.5, ["Alder", "Birch"]), ...empty])).toEqual([]);
    expect(moves(points(1), [...twoWay(0.5, ["Alder", "Birch"]), ...empty], before)).toEqual([]);
    const [move] = moves(points(3), before, [...twoWay(0.55, ["Alder", "Birch"]), ...prices("Empty", 1.02, 1.09)]);
    expect(move).toMatchObject({ books: ["Alder", "Birch"], agreeing: ["Alder", "Birch"] });
    expect(told(points(3, { agreeing: 3 }), before, [...twoWay(0.55, ["Alder", "Birch"]), ...empty])).toEqual([]);
  });

  it("is never the best price, however much it seems to pay", () => {
    const rule = points(3, { reducer: { by: "best" }, part: home });
    expect(moves(rule, before, [...twoWay(0.5, ["Alder", "Birch"]), ...prices("Empty", 1_000, 1_000)])).toEqual([]);
  });
});

describe("whether the market went along", () => {
  const books = (birch: number, others: number) => [
    ...twoWay(others, ["Alder", "Cedar", "Doyle", "Elm"]),
    ...twoWay(birch, ["Birch"]),
  ];
  /** Birch goes three points up or down, the others from a half to this chance. */
  const withMarket = (birch: number, others: number) =>
    moves(
      points(3, { part: home, reducer: { by: "book", book: "Birch" } }),
      books(0.5, 0.5),
      books(0.5 + birch / 100, others),
    ).map((move) => move.withMarket);

  it("is so from half of what the rule asks for on, in the same direction", () => {
    expect([0.515, 0.5149, 0.485].map((to) => withMarket(3, to))).toEqual([[true], [false], [false]]);
    expect([0.485, 0.4851, 0.515].map((to) => withMarket(-3, to))).toEqual([[true], [false], [false]]);
  });
});

describe("what a move says", () => {
  it("has the price as a fair game or a book has it, to six places, and each side's own books", () => {
    const [found, other] = moves(points(3), twoWay(0.3), twoWay(0.375));
    expect(found).toMatchObject({ selection: "home", agreeing: ["Alder", "Birch", "Cedar"], books: ["Alder", "Birch", "Cedar"] });
    expect(other).toMatchObject({ selection: "away", agreeing: ["Alder", "Birch", "Cedar"] });
    for (const [move, from, to] of [
      [found, 1 / 0.3, 1 / 0.375],
      [other, 1 / 0.7, 1 / 0.625],
    ] as const) {
      expect(move?.price).toEqual({ from: expect.closeTo(from, 5), to: expect.closeTo(to, 5) });
      for (const price of Object.values(move?.price ?? {})) expect(Number(price.toFixed(6))).toBe(price);
    }
    expect(found?.withMarket).toBe(true);
  });

  it("counts as agreeing whose own chance went the same way by a millionth, and nobody who stayed", () => {
    const to = [...twoWay(0.6, ["Alder"]), ...twoWay(0.5, ["Birch"]), ...twoWay(0.499, ["Cedar"]), ...twoWay(0.60001, ["Doyle"])];
    const from = twoWay(0.5, ["Alder", "Birch", "Cedar", "Doyle"]);
    const agreeing = (selection: string) =>
      moves(points(3), from, to)
        .filter((move) => move.selection === selection)
        .map((move) => move.agreeing);
    expect([agreeing("home"), agreeing("away")]).toEqual([[["Alder", "Doyle"]], [["Alder", "Doyle"]]]);
    expect(moves(points(3, { part: home }), to, from).map((move) => move.agreeing)).toEqual([["Alder", "Doyle"]]);
  });

  it("counts a book whose chance went by a millionth, and none whose chance went by less", () => {
    // Home's chance by Birch alone, from a half: by one millionth, and by less than half of one.
    const birch = (homePrice: number, awayPrice: number) => [...twoWay(0.6, ["Alder"]), ...prices("Birch", homePrice, awayPrice)];
    const agreeing = (homePrice: number, awayPrice: number) =>
      moves(
        points(3, { part: home, reducer: { by: "book", book: "Alder" } }),
        twoWay(0.5, ["Alder", "Birch"]),
        birch(homePrice, awayPrice),
      )[0]?.agreeing;
    expect([agreeing(1.999996, 2.000004), agreeing(1.999999, 2.000002)]).toEqual([["Alder", "Birch"], ["Alder"]]);
  });

  it("is of what went furthest by the rule first, across markets, and so is the way that did not reach it", () => {
    const from = [...twoWay(0.5), ...total(0.5, 2.5)];
    const to = [...twoWay(0.55), ...total(0.58, 2.5)];
    expect(told(points(3), from, to)).toEqual(["total over 2.5", "total under 2.5", "winner home", "winner away"]);
    const furthest = furthestIn(points(20), compareBoards(board(from), board(to)));
    expect([furthest?.move.market, furthest?.length]).toEqual(["total", 80_000]);
    expect(furthestIn(points(20), compareBoards(board([]), board(to)))).toBeNull();
    const away = furthestIn(points(20, { part: { ...home, selection: "away" } }), compareBoards(board(from), board(to)));
    expect([away?.move.selection, away?.length]).toEqual(["away", 50_000]);
  });

  it("goes the way that the rule asks for, and one that stayed goes none", () => {
    for (const direction of ["shortens", "drifts"] as const) {
      const rule = { ...points(3, { direction, from: 2_000_000 }), part: home };
      expect(told(rule, twoWay(0.5), twoWay(0.5))).toEqual([]);
    }
  });
});

describe("a market of two boards", () => {
  const compare = (from: readonly Quote[], to: readonly Quote[]) => compareBoards(board(from), board(to));
  const found = (market: "total" | "draw_no_bet", line: number | null, from: readonly Quote[], to: readonly Quote[]) =>
    comparedMarket(compare(from, to), { market, line })?.to.line;

  it("is found by its line, and without one is the main line that both have", () => {
    const [from, to] = [
      [...total(0.5, 2.5), ...total(0.3, 3.5)],
      [...total(0.4, 2.5), ...total(0.45, 3.5)],
    ];
    expect([found("total", null, from, to), found("total", 3.5, from, to), found("total", 4.5, from, to)]).toEqual([
      2.5,
      3.5,
      undefined,
    ]);
    // The main line is gone: the next that both have.
    expect(found("total", null, from, total(0.45, 3.5))).toBe(3.5);
    expect(found("total", null, from, total(0.45, 4.5))).toBeUndefined();
  });

  it("of a kind that repeats another is compared when somebody asks", () => {
    const dnb = twoWay(0.5).map((one): Quote => ({ ...one, market: "draw_no_bet" }));
    expect(compare(dnb, dnb).markets).toEqual([]);
    expect(found("draw_no_bet", null, dnb, dnb)).toBeNull();
  });

  it("has all that is compared by default: the winner, totals, handicaps and both to score", () => {
    const kinds = ["winner", "total", "handicap", "both_score", "double_chance", "draw_no_bet", "other"] as const;
    const sides = { total: ["over", "under"], both_score: ["yes", "no"], double_chance: ["1X", "12", "X2"] } as const;
    const quotes = kinds.flatMap((market) =>
      (market in sides ? sides[market as keyof typeof sides] : ["home", "away"]).map((selection) =>
        quote("Alder", selection, 1.9, { market }),
      ),
    );
    expect(compare(quotes, quotes).markets.map(({ to }) => to.market)).toEqual(["winner", "total", "handicap", "both_score"]);
  });
});

describe("a number of books", () => {
  it("must have moved the same way", () => {
    const after = [...twoWay(0.6, ["Alder", "Birch"]), ...twoWay(0.5, ["Cedar"])];
    expect(moves(points(3, { agreeing: 2, part: home }), twoWay(0.5), after)[0]?.agreeing).toEqual(["Alder", "Birch"]);
    expect(moves(points(3, { agreeing: 3, part: home }), twoWay(0.5), after)).toEqual([]);
  });
});

describe("a range of prices", () => {
  it("holds for the price now, both ends included", () => {
    const range = (least: number, most: number) => points(3, { prices: { least: least * 1e6, most: most * 1e6 }, part: home });
    expect(told(range(1.5, 1.6), twoWay(0.5), twoWay(0.625))).toEqual(["winner home"]);
    expect(told(range(1.6, 1.7), twoWay(0.5), twoWay(0.625))).toEqual(["winner home"]);
    expect(told(range(1.7, 3), twoWay(0.5), twoWay(0.625))).toEqual([]);
    expect(told(range(1.600001, 3), twoWay(0.5), twoWay(0.625))).toEqual([]);
    expect(told(range(1.1, 1.599999), twoWay(0.5), twoWay(0.625))).toEqual([]);
  });
});

describe("a person's own price", () => {
  const rule = points(3, { from: 2_000_000, part: home, reducer: { by: "best" } });
  const at = (price: number) => ["Alder", "Birch"].flatMap((book) => prices(book, price, 1.9));

  it("is where the way begins", () => {
    expect(moves(rule, at(1.95), at(1.9))).toEqual([]);
    expect(moves(rule, at(1.95), at(1.88))[0]?.price).toEqual({ from: 2, to: 1.88 });
  });

  it("is left behind once the way from it was told, and counts again when the price was told to be back", () => {
    expect(moves(rule, at(1.88), at(1.8))).toEqual([]);
    expect(moves(rule, at(1.88), at(1.77))[0]?.price).toEqual({ from: 1.88, to: 1.77 });
    expect(moves(rule, at(1.88), at(2))[0]?.price).toEqual({ from: 1.88, to: 2 });
    expect(moves(rule, at(2), at(1.88))[0]?.price).toEqual({ from: 2, to: 1.88 });
  });
});
