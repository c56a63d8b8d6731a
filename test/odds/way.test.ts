import { describe, expect, it } from "vitest";
import type { PastQuote } from "../../src/odds/history.ts";
import type { MarketKey } from "../../src/odds/markets.ts";
import { stayed, type WayPoint, wayOf } from "../../src/odds/way.ts";
import { turnsDuring } from "../turns.ts";
import { quote, winnerQuotes } from "./prices.ts";

const winner: MarketKey = { market: "winner", line: null };
const at = (time: number, ...quotes: ReturnType<typeof winnerQuotes>): PastQuote[] => quotes.map((one) => ({ ...one, at: time }));
const brief = (points: readonly WayPoint[] = []) => points.map((point) => [point.at, point.probability, point.best]);

describe("the way of one book's prices", () => {
  const history = [
    ...at(0, quote({ price: 2 }), quote({ bookmaker: "Birch", price: 9 })),
    ...at(50, quote({ price: 2.5 })),
    ...at(60, quote({ selection: "away", price: 4 })),
    ...at(100, quote({ price: 4 })),
  ];
  const ask = (until: number, steps: number, book: string | null = "Alpha") =>
    wayOf(history, { market: winner, book, until, steps });

  it("has a point at each change until its end, that moment included, and knows nothing before a selection's first price", async () => {
    const way = await ask(100, 100);
    expect([...way.keys()]).toEqual(["home", "away"]);
    expect(way.get("home")).toEqual(
      [
        [0, 2],
        [50, 2.5],
        [60, 2.5],
        [100, 4],
      ].map(([at, price = 0]) => ({ at, probability: 1 / price, low: null, high: null, best: price })),
    );
    expect(brief(way.get("away"))).toEqual([
      [60, 0.25, 4],
      [100, 0.25, 4],
    ]);
    expect(brief((await ask(99, 100)).get("home"))).toEqual([
      [0, 0.5, 2],
      [50, 0.4, 2.5],
      [60, 0.4, 2.5],
    ]);
  });

  it("has the last moment of each of as many equal parts as are asked for", async () => {
    // From 0 to 120: parts of 60, or of 30.
    expect(brief((await ask(120, 2)).get("home")).map(([moment]) => moment)).toEqual([50, 100]);
    expect(brief((await ask(120, 4)).get("home")).map(([moment]) => moment)).toEqual([0, 50, 60, 100]);
    expect(brief((await ask(0, 4)).get("home"))).toEqual([[0, 0.5, 2]]);
  });

  it("is none for a book that has no price", async () => {
    expect((await ask(100, 4, "Cedar")).size).toBe(0);
    expect((await wayOf([], { market: winner, book: null, until: 100, steps: 4 })).size).toBe(0);
  });

  it("without a name is that of the prices of which nobody says whose they are", async () => {
    const unnamed = at(5, quote({ bookmaker: null, price: 2 }), quote({ price: 3 }));
    const way = await wayOf(unnamed, { market: winner, book: "", until: 9, steps: 4 });
    expect(brief(way.get("home"))).toEqual([[5, 0.5, 2]]);
  });

  it("keeps the lines of a market apart, a handicap's from the selection's own side", async () => {
    const sides = [
      ...at(1, quote({ market: "handicap", line: -1.5, price: 2 }), quote({ market: "handicap", line: 1.5, price: 5 })),
      ...at(2, quote({ market: "handicap", selection: "away", line: 1.5, price: 4 })),
    ];
    const way = await wayOf(sides, { market: { market: "handicap", line: -1.5 }, book: "Alpha", until: 9, steps: 9 });
    expect([...way].map(([selection, points]) => [selection, ...brief(points)])).toEqual([
      ["home", [1, 0.5, 2], [2, 0.5, 2]],
      ["away", [2, 0.25, 4]],
    ]);
  });
});

describe("the way of the consensus", () => {
  const even = (book: string, price: number) => winnerQuotes(book, price, price);
  const history = [
    ...at(0, quote({ bookmaker: "Alder", price: 1.9 })),
    ...at(10, ...even("Alder", 1.9)),
    ...at(20, ...winnerQuotes("Birch", 1 / 0.6, 1 / 0.4)),
    ...at(30, ...even("Birch", 2)),
  ];

  it("begins where a book is complete, with the lowest and the highest chance by any and the best price of all", async () => {
    const way = await wayOf(history, { market: winner, book: null, until: 40, steps: 40 });
    expect(way.get("home")).toEqual([
      { at: 10, probability: expect.closeTo(0.5, 9), low: expect.closeTo(0.5, 9), high: expect.closeTo(0.5, 9), best: 1.9 },
      { at: 20, probability: expect.closeTo(0.55, 9), low: expect.closeTo(0.5, 9), high: expect.closeTo(0.6, 9), best: 1.9 },
      { at: 30, probability: expect.closeTo(0.5, 9), low: expect.closeTo(0.5, 9), high: expect.closeTo(0.5, 9), best: 2 },
    ]);
    expect(way.get("away")?.map(({ best }) => best)).toEqual([1.9, 2.5, 2]);
  });

  it("lets others have their turn after every four moments", async () => {
    const ways = (moments: number) => () => {
      const long = Array.from({ length: moments }, (_, nth) => at(nth, quote({ price: 2 + nth / 100 }))).flat();
      return wayOf(long, { market: winner, book: "Alpha", until: moments, steps: moments });
    };
    expect([await turnsDuring(ways(3)), await turnsDuring(ways(4)), await turnsDuring(ways(41))]).toEqual([0, 1, 10]);
  });
});

it("takes a move of half a point for none", () => {
  expect(stayed).toBe(0.005);
});
