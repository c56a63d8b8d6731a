import { describe, expect, it } from "vitest";
import { bookPath, consensusPath, marketsOf, mergeHistories, type PastQuote } from "../../src/odds/history.ts";
import { gapsOf, widestGap } from "../../src/odds/prediction-gap.ts";
import { quote, winnerQuotes } from "./prices.ts";

const winner = { market: "winner", line: null } as const;
const at = (time: number, ...quotes: ReturnType<typeof winnerQuotes>): PastQuote[] => quotes.map((one) => ({ ...one, at: time }));

describe("histories", () => {
  it("of two sources become one, in order, without repetitions", () => {
    const theirs = at(10, quote({ price: 2 })).concat(at(30, quote({ price: 2.2 })));
    const ours = at(20, quote({ price: 2 })).concat(at(31, quote({ price: 2.2 })), at(40, quote({ price: 2 })));
    expect(mergeHistories(ours, theirs).map(({ at, price }) => [at, price])).toEqual([
      [10, 2],
      [30, 2.2],
      [40, 2],
    ]);
  });

  it("know their markets, the most quoted first", () => {
    const total = quote({ market: "total", selection: "over", line: 2.5 });
    expect(marketsOf(at(1, total, ...winnerQuotes("Alder", 2, 3, 4)))).toEqual([winner, { market: "total", line: 2.5 }]);
    const totals = at(1, total, { ...total, selection: "under" }, { ...total, line: 3.5 }, quote({}), total);
    expect(marketsOf(totals).map(({ line }) => line)).toEqual([2.5, 3.5, null]);
  });
});

describe("the way of the consensus", () => {
  it("begins with the first complete book, goes in equal steps and ends now", () => {
    const history = [
      ...at(0, ...winnerQuotes("Alder", 2, 3.4, 4.2).slice(0, 2)),
      ...at(100, ...winnerQuotes("Alder", 2, 3.4, 4.2)),
      ...at(200, ...winnerQuotes("Alder", 1.8, 3.6, 4.9)),
    ];
    const home = consensusPath(history, winner, { until: 300, steps: 5 }).get("home") ?? [];
    expect(home.map((reading) => reading.at)).toEqual([100, 150, 200, 250, 300]);
    expect(home[0]?.probability).toBe(home[1]?.probability);
    expect(home[2]?.probability).toBeGreaterThan(home[1]?.probability ?? 1);
    expect(home[4]?.price).toBeCloseTo(1 / (home[4]?.probability ?? 0), 9);
  });

  it("is one reading where it begins when it ends, and in whole milliseconds where the steps are not", () => {
    const history = at(100, ...winnerQuotes("Alder", 2, 3.4, 4.2));
    const times = (until: number, steps: number) =>
      (consensusPath(history, winner, { until, steps }).get("home") ?? []).map((reading) => reading.at);
    expect([times(100, 5), times(101, 2), times(110, 4)]).toEqual([[100], [100, 101], [100, 103, 107, 110]]);
    expect(times(99, 5)).toEqual([]);
  });

  it("sees nothing after its end, and nothing where no book is complete", () => {
    const late = at(500, ...winnerQuotes("Alder", 2, 3.4, 4.2));
    expect(consensusPath(late, winner, { until: 300, steps: 5 }).size).toBe(0);
    expect(consensusPath(at(1, quote({ selection: "draw" })), winner, { until: 300, steps: 5 }).size).toBe(0);
  });
});

describe("a long history without a complete book", () => {
  /** Counts how often the prices' times are read. */
  function countReads(key: Parameters<typeof quote>[0]): number {
    let reads = 0;
    const history = Array.from({ length: 3_000 }, (_, time): PastQuote => {
      const selection = key.selection ?? (time % 2 === 0 ? "home" : "draw");
      return Object.defineProperty({ ...quote({ ...key, selection }), at: time }, "at", { get: () => ++reads && time });
    });
    expect(consensusPath(history, { market: key.market ?? "winner", line: null }, { until: 4_000, steps: 12 }).size).toBe(0);
    return reads;
  }

  it("is walked a few times, not once for each price", () => {
    expect(countReads({})).toBeLessThan(5 * 3_000);
    expect(countReads({ market: "other", selection: "First corner" })).toBeLessThan(5 * 3_000);
  });

  it("counts only with its newest prices", () => {
    const many = Array.from({ length: 5_000 }, (_, time) => ({ ...quote({ price: 2 + (time % 2) }), at: time + 1 }));
    const first = at(0, ...winnerQuotes("Alder", 2, 3.4, 4.2));
    expect(consensusPath([...first, ...many.slice(3)], winner, { until: 6_000, steps: 3 }).size).toBe(3);
    expect(consensusPath([...first, ...many], winner, { until: 6_000, steps: 3 }).size).toBe(0);
  });
});

describe("the way of one book", () => {
  it("is its price at each step, whatever the others do", () => {
    const history = [...at(0, quote({ price: 2 }), quote({ bookmaker: "Birch", price: 9 })), ...at(60, quote({ price: 1.9 }))];
    const path = bookPath(history, { ...winner, selection: "home", book: "Alpha" }, { until: 100, steps: 3 });
    expect(path.map(({ at, price }) => [at, price])).toEqual([
      [0, 2],
      [50, 2],
      [100, 1.9],
    ]);
    expect(path[2]?.probability).toBeCloseTo(1 / 1.9, 12);
    expect(bookPath(history, { ...winner, selection: "away", book: "Alpha" }, { until: 100, steps: 3 })).toEqual([]);
    const home = { ...winner, selection: "home" };
    // A price of the very end counts, a later one does not.
    expect(bookPath(history, { ...home, book: "Alpha" }, { until: 60, steps: 2 }).map(({ price }) => price)).toEqual([2, 1.9]);
    expect(bookPath(history, { ...home, book: "Alpha" }, { until: 59, steps: 2 }).map(({ price }) => price)).toEqual([2, 2]);
    // Without a name: the book that nobody names.
    const unnamed = at(0, quote({ bookmaker: null, price: 3 }));
    expect(bookPath([...history, ...unnamed], { ...home, book: "" }, { until: 0, steps: 2 }).map(({ price }) => price)).toEqual([
      3,
    ]);
  });
});

describe("a model beside the market", () => {
  const market = {
    ...winner,
    books: ["Alder"],
    selections: [
      { selection: "home", probability: 0.5, low: 0.5, high: 0.5, books: 1 },
      { selection: "away", probability: 0.5, low: 0.5, high: 0.5, books: 1 },
    ],
  };

  it("differs most where the gap is widest, in either direction", () => {
    expect(widestGap(gapsOf({ home: 0.44, draw: null, away: 0.56 }, market))).toMatchObject({ market: 0.5 });
    // Below the market is as far as above it.
    const gap = (selection: string, model: number) => ({ selection, model, market: 0.5 });
    expect(widestGap([gap("home", 0.6), gap("away", 0.3)])?.selection).toBe("away");
    expect(widestGap([gap("home", 0.7), gap("away", 0.4)])?.selection).toBe("home");
    expect(gapsOf({ home: 0.44, draw: null, away: 0.56 }, market).map(({ model }) => model)).toEqual([0.44, 0.56]);
  });

  it("is not compared with a market of other selections, nor with none", () => {
    expect(widestGap(gapsOf({ home: 0.4, draw: 0.3, away: 0.3 }, market))).toBeNull();
    expect(widestGap(gapsOf({ home: 0.44, draw: null, away: 0.56 }, null))).toBeNull();
    // As many selections are not the same ones, and some of the same ones are not all.
    expect(widestGap(gapsOf({ home: 0.44, draw: 0.56, away: null }, market))).toBeNull();
    expect(widestGap(gapsOf({ home: 0.44, draw: null, away: null }, market))).toBeNull();
    expect(gapsOf({ home: 0.44, draw: null, away: null }, market)).toEqual([{ selection: "home", model: 0.44, market: null }]);
  });
});
