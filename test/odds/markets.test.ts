import { describe, expect, it } from "vitest";
import { bestQuote, rankQuotes } from "../../src/odds/best.ts";

import { booksOf, lineOf, marginOf, offeredMarkets, offeredSelections, quotesOf, unnamedBook } from "../../src/odds/markets.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { quote, winnerQuotes } from "./prices.ts";

const winner = { market: "winner", line: null } as const;

function total(bookmaker: string, line: number, over: number, under: number): Quote[] {
  return [
    quote({ bookmaker, market: "total", selection: "over", line, price: over }),
    quote({ bookmaker, market: "total", selection: "under", line, price: under }),
  ];
}

function handicap(bookmaker: string, homeLine: number, home: number, away: number): Quote[] {
  return [
    quote({ bookmaker, market: "handicap", selection: "home", line: homeLine, price: home }),
    quote({ bookmaker, market: "handicap", selection: "away", line: -homeLine, price: away }),
  ];
}

describe("the markets of a board", () => {
  it("start with the winner, then each market's lines from the most even one", () => {
    const quotes = [
      ...handicap("Alpha", 0, 1.5, 2.6),
      ...handicap("Alpha", -0.5, 1.95, 1.9),
      ...total("Alpha", 3.5, 3.1, 1.35),
      ...total("Alpha", 2.5, 1.92, 1.94),
      ...winnerQuotes("Alpha", 2.1, 3.4, 3.6),
    ];
    expect(offeredMarkets(quotes)).toEqual([
      { market: "winner", line: null },
      { market: "total", line: 2.5 },
      { market: "total", line: 3.5 },
      { market: "handicap", line: -0.5 },
      { market: "handicap", line: 0 },
    ]);
  });

  it("have lines before those of which no book has both sides, and the more even one first, on average over its books", () => {
    const half = total("Alpha", 2.5, 1.5, 2.6).slice(0, 1);
    expect(offeredMarkets([...half, ...total("Alpha", 3.5, 4, 1.25)])).toEqual([
      { market: "total", line: 3.5 },
      { market: "total", line: 2.5 },
    ]);
    // Two books that err to either side are even together; a third one is none the better for leaning less than each of them.
    const apart = [...total("Alpha", 2.5, 1.7, 2.2), ...total("Beta", 2.5, 2.2, 1.7)];
    const leaning = ["Alpha", "Beta"].flatMap((book) => total(book, 1.5, 1.85, 2.05));
    expect(offeredMarkets([...leaning, ...apart])[0]).toEqual({ market: "total", line: 2.5 });
  });

  it("do not let a line that one book alone quotes come before the line of many", () => {
    const quotes = [...["A", "B", "C"].flatMap((book) => total(book, 2.5, 1.8, 2.05)), ...total("D", 2.25, 1.9, 1.9)];
    expect(offeredMarkets(quotes)[0]).toEqual({ market: "total", line: 2.5 });
  });

  it("come in their order, with a line that half as many books quote among the others, and of two that are as even the lower", () => {
    const one = (market: Quote["market"], selection: string) => quote({ market, selection, price: 2 });
    const kinds = [one("other", "a"), one("draw_no_bet", "home"), one("double_chance", "1X"), one("both_score", "yes")];
    expect(
      offeredMarkets([...kinds, ...handicap("A", 0, 2, 2), ...total("A", 2.5, 2, 2), quote({})]).map((key) => key.market),
    ).toEqual(["winner", "total", "handicap", "both_score", "double_chance", "draw_no_bet", "other"]);
    const many = (count: number) => Array.from({ length: count }, (_, nth) => total(`Book ${nth}`, 2.5, 1.8, 2.05)).flat();
    const lines = (quotes: readonly Quote[]) => offeredMarkets(quotes).map(({ line }) => line);
    expect(lines([...many(2), ...total("D", 2.25, 1.9, 1.9)])).toEqual([2.25, 2.5]);
    expect(lines([...many(3), ...total("D", 2.25, 1.9, 1.9)])).toEqual([2.5, 2.25]);
    expect(lines([...total("A", 3.5, 1.9, 1.9), ...total("A", 2.5, 1.9, 1.9), ...total("A", -1, 1.9, 1.9)])).toEqual([
      -1, 2.5, 3.5,
    ]);
  });

  it("are as even as both sides are, whatever the sides are called", () => {
    const sides = (market: Quote["market"], names: readonly [string, string], line: number, ...prices: number[]) =>
      names.map((selection, nth) => quote({ market, selection, line, price: prices[nth] ?? 2 }));
    for (const [market, names] of [
      ["total", ["over", "under"]],
      ["both_score", ["yes", "no"]],
    ] as const) {
      const quotes = [
        ...sides(market, names, 1, 1.5, 2.6),
        ...sides(market, names, 2, 1.95, 1.9),
        ...sides(market, names, 3, 3, 1.4),
      ];
      expect(offeredMarkets(quotes).map(({ line }) => line)).toEqual([2, 1, 3]);
    }
  });

  it("join the two sides of a handicap, whose lines have opposite signs", () => {
    const quotes = handicap("Alpha", -1.5, 2.4, 1.6);
    expect(offeredMarkets(quotes)).toEqual([{ market: "handicap", line: -1.5 }]);
    expect(quotesOf(quotes, { market: "handicap", line: -1.5 })).toHaveLength(2);
    expect(lineOf({ market: "handicap", line: -1.5 }, "away")).toBe(1.5);
    expect(Object.is(lineOf({ market: "handicap", line: 0 }, "away"), 0)).toBe(true);
  });

  it("list their selections in the usual order, unknown ones last", () => {
    const quotes = [...winnerQuotes("Alpha", 2, 3, 4)].reverse();
    expect(offeredSelections(quotes, winner)).toEqual(["home", "draw", "away"]);
    const specials = [
      quote({ market: "other", selection: "corners: odd" }),
      quote({ market: "other", selection: "corners: even" }),
    ];
    expect(offeredSelections(specials, { market: "other", line: null })).toEqual(["corners: odd", "corners: even"]);
  });
});

describe("the books of a market", () => {
  it("count only the newer of two quotes of one book", () => {
    const quotes = [quote({ price: 2.1, at: 20 }), quote({ price: 2.5, at: 10 })];
    expect(booksOf(quotes, winner).get("Alpha")).toEqual([quotes[0]]);
    // The later one where they are as old, or nobody says how old.
    for (const at of [10, null]) {
      const twice = [quote({ price: 2.1, at }), quote({ price: 2.5, at })];
      expect(booksOf(twice, winner).get("Alpha")).toEqual([twice[1]]);
    }
    const dated = [quote({ price: 2.1, at: 5 }), quote({ price: 2.5 })];
    expect(booksOf(dated, winner).get("Alpha")).toEqual([dated[0]]);
  });

  it("have one book for quotes without a name, as long as it can be one book", () => {
    const anonymous = winnerQuotes("", 2, 3.3, 3.9).map((each) => ({ ...each, bookmaker: null }));
    expect(booksOf(anonymous, winner).get(unnamedBook)).toHaveLength(3);
    expect(booksOf([...anonymous, ...anonymous], winner).size).toBe(0);
  });
});

describe("the best price", () => {
  const quotes = [
    quote({ bookmaker: "Beta", price: 2.05 }),
    quote({ bookmaker: "Gamma", price: 2.1 }),
    quote({ bookmaker: "Alpha", price: 2.1 }),
    quote({ bookmaker: "Alpha", price: 9, selection: "away" }),
  ];

  it("is the highest of its selection, and the ranking goes down from it", () => {
    const ranked = rankQuotes(quotes, { ...winner, selection: "home" });
    expect(ranked.map(({ bookmaker, price }) => `${bookmaker} ${price}`)).toEqual(["Alpha 2.1", "Gamma 2.1", "Beta 2.05"]);
    expect(bestQuote(quotes, { ...winner, selection: "home" })).toBe(ranked[0]);
  });

  it("is ranked by the book's name among equal ones, in whatever order they come", () => {
    const named = ["Gamma", "Alpha", "Delta", "Beta"].map((bookmaker) => quote({ bookmaker, price: 2.1 }));
    for (const some of [named, named.toReversed(), [...named.slice(2), ...named.slice(0, 2)]])
      expect(rankQuotes(some, { ...winner, selection: "home" }).map(({ bookmaker }) => bookmaker)).toEqual([
        "Alpha",
        "Beta",
        "Delta",
        "Gamma",
      ]);
  });

  it("is missing where nobody quotes the selection", () => {
    expect(bestQuote(quotes, { ...winner, selection: "draw" })).toBeNull();
  });

  it("of a handicap's away side is found under the home side's line", () => {
    const sides = [...handicap("Alpha", -1.5, 2.4, 1.6), ...handicap("Beta", 1.5, 1.3, 3.2)];
    expect(bestQuote(sides, { market: "handicap", line: -1.5, selection: "away" })?.price).toBe(1.6);
  });
});

describe("a book's margin", () => {
  it("is what its complete set adds up to above 1", () => {
    expect(marginOf(winnerQuotes("Alpha", 1.9, 1.9))).toBeCloseTo(2 / 1.9 - 1, 12);
    expect(marginOf(total("Alpha", 2.5, 2, 2))).toBeCloseTo(0, 12);
  });

  it("counts double chance by two winners", () => {
    const quotes = ["1X", "12", "X2"].map((selection) => quote({ market: "double_chance", selection, price: 1.5 }));
    expect(marginOf(quotes)).toBeCloseTo(0, 12);
  });

  it("is unknown for an incomplete set and for markets that we do not understand", () => {
    expect(marginOf([quote({})])).toBeNull();
    expect(marginOf([])).toBeNull();
    expect(marginOf([quote({ market: "other", selection: "a" }), quote({ market: "other", selection: "b" })])).toBeNull();
  });
});
