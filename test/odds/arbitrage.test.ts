import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opportunitiesIn } from "../../src/odds/arbitrage.ts";
import type { Quote } from "../../src/odds/quote.ts";

const quote = (
  bookmaker: string,
  market: Quote["market"],
  selection: string,
  price: number,
  line: number | null = null,
): Quote => {
  return { bookmaker, market, selection, line, price, at: null };
};
const winner = (book: string, ...prices: number[]): Quote[] =>
  prices.map((price, index) =>
    quote(book, "winner", ["home", "draw", "away"][prices.length === 2 ? index * 2 : index] ?? "", price),
  );
const total = (book: string, line: number, over: number, under: number): Quote[] => [
  quote(book, "total", "over", over, line),
  quote(book, "total", "under", under, line),
];
const handicap = (book: string, line: number, home: number, away: number): Quote[] => [
  quote(book, "handicap", "home", home, line),
  quote(book, "handicap", "away", away, -line),
];
const all = { books: null };
const named = (found: ReturnType<typeof opportunitiesIn>) =>
  found.map(({ kind, legs, profit }) => {
    const said = legs.map(({ bookmaker, selection, line, price }) => `${selection}${line ?? ""} ${price} ${bookmaker}`);
    return `${kind} ${(100 * profit).toFixed(2)} ${said.join(", ")}`;
  });

describe("opportunities in kept prices", () => {
  it("are the best prices of several books that win in any case", () => {
    const quotes = [...winner("A", 2.1, 1.8), ...winner("B", 1.85, 2.05), ...winner("C", 1.95, 1.95)];
    expect(named(opportunitiesIn(quotes, all))).toEqual(["arbitrage 3.73 home 2.1 A, away 2.05 B"]);
    expect(opportunitiesIn(quotes, { books: new Set(["A", "C"]) }).map(({ profit }) => profit.toFixed(4))).toEqual(["0.0111"]);
    expect(opportunitiesIn(quotes, { books: new Set(["C"]) })).toEqual([]);
  });

  it("say what they win in the worst case, as every result settles both bets", () => {
    // Settled here by hand: a quarter line is half a bet on each line beside it, and a bet whose line is hit comes back.
    const settled = (over: boolean, line: number, goals: number, price: number): number => {
      const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
      const of = (half: number) => (goals === half ? 1 : goals > half === over ? price : 0);
      return halves.reduce((all, half) => all + of(half) / 2, 0);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 18 }),
        fc.integer({ min: 201, max: 240 }),
        fc.integer({ min: 201, max: 240 }),
        (quarters, a, b) => {
          const [line, over, under] = [quarters / 4, a / 100, b / 100];
          const [found] = opportunitiesIn([...total("A", line, over, 1.7), ...total("B", line, 1.7, under)], all);
          const share = 1 / over / (1 / over + 1 / under);
          const goals = Array.from({ length: 12 }, (_, count) => count);
          const won = goals.map((n) => share * settled(true, line, n, over) + (1 - share) * settled(false, line, n, under) - 1);
          expect(found?.least).toBeCloseTo(Math.min(...won), 9);
          expect(found?.profit).toBeCloseTo(Math.max(...won), 9);
        },
      ),
    );
    const drawless = [quote("A", "draw_no_bet", "home", 2.1), quote("A", "draw_no_bet", "away", 1.7)];
    const other = [quote("B", "draw_no_bet", "home", 1.7), quote("B", "draw_no_bet", "away", 2.1)];
    expect(opportunitiesIn([...drawless, ...other], all)).toMatchObject([{ kind: "arbitrage", least: 0 }]);
    const three = (book: string, ...prices: number[]) =>
      prices.map((price, at) => quote(book, "handicap", ["home", "draw", "away"][at] ?? "", price, at === 2 ? 1 : -1));
    const [european] = opportunitiesIn([...three("A", 3.2, 3.2, 2.9), ...three("B", 2.9, 3.1, 3.2)], all);
    expect(european?.least).toBe(european?.profit);
  });

  it("come with the most profitable first", () => {
    const little = [...total("A", 2.5, 2.02, 1.8), ...total("B", 2.5, 1.8, 2.02)];
    const much = [...winner("A", 2.2, 1.8), ...winner("B", 1.8, 2.2)];
    const most = [...total("A", 3.5, 2.3, 1.8), ...total("B", 3.5, 1.8, 2.3)];
    const found = opportunitiesIn([...little, ...most, ...much], all).filter(({ kind }) => kind === "arbitrage");
    expect(found.map(({ legs: [leg] }) => leg?.price)).toEqual([2.3, 2.2, 2.02]);
  });

  it("are none where the chosen books have no price of one outcome", () => {
    const quotes = [
      ...winner("A", 5, 5, 5),
      ...winner("B", 5, 5, 5),
      quote("C", "winner", "home", 6),
      quote("D", "winner", "away", 6),
    ];
    expect(opportunitiesIn(quotes, { books: new Set(["C", "D"]) })).toEqual([]);
  });

  it("are none where the prices leave nothing over, to the last place", () => {
    expect(opportunitiesIn([...winner("A", 2, 1.9), ...winner("B", 1.9, 2)], all)).toEqual([]);
    expect(opportunitiesIn([...winner("A", 2.000001, 1.9), ...winner("B", 1.9, 2)], all)).toHaveLength(1);
  });

  it("leave out a book whose prices nobody would bet at", () => {
    const quotes = [
      ...winner("A", 1.9, 1.95),
      ...winner("B", 1.92, 1.93),
      ...winner("C", 1.91, 1.94),
      ...winner("Odd", 1.9, 9.5),
    ];
    expect(opportunitiesIn(quotes, all)).toEqual([]);
  });

  it("are middles where both bets win between two lines, and cost little", () => {
    const quotes = [...total("A", 2.5, 1.98, 1.86), ...total("B", 3.5, 1.9, 1.97), ...total("C", 2.5, 1.95, 1.9)];
    expect(named(opportunitiesIn(quotes, all))).toEqual(["middle -1.25 over2.5 1.98 A, under3.5 1.97 B"]);
    const apart = [...handicap("A", -1.5, 1.98, 1.86), ...handicap("B", -3.5, 1.86, 1.98)];
    expect(named(opportunitiesIn(apart, all))).toEqual(["middle -1.00 home-1.5 1.98 A, away3.5 1.98 B"]);
  });

  it("are middles that cost up to three of a hundred, and no more", () => {
    const middles = (price: number) => opportunitiesIn([...total("A", 2.5, price, 1.9), ...total("B", 3.5, 1.9, price)], all);
    expect([1.95, 1.94, 1.939].map((price) => middles(price).map(({ kind, profit }) => `${kind} ${profit.toFixed(4)}`))).toEqual([
      ["middle -0.0250"],
      ["middle -0.0300"],
      [],
    ]);
  });

  it("are middles where a whole number lies half a goal or more inside of both lines", () => {
    const lines: readonly (readonly [low: number, high: number, isMiddle: boolean])[] = [
      [2.5, 3.5, true],
      [2, 4, true],
      [2.25, 3.5, true],
      [2.5, 3.75, true],
      [2, 3, false],
      [2.5, 3.25, false],
      [2.75, 3.5, false],
      [3.5, 2.5, false],
    ];
    for (const [low, high, isMiddle] of lines) {
      const totals = opportunitiesIn([...total("A", low, 1.98, 1.86), ...total("B", high, 1.86, 1.98)], all);
      expect(
        totals.map(({ kind }) => kind),
        `${low} ${high}`,
      ).toEqual(isMiddle ? ["middle"] : []);
      // Home wins by more than the lower number and by less than the higher one.
      const handicaps = opportunitiesIn([...handicap("A", -low, 1.98, 1.86), ...handicap("B", -high, 1.86, 1.98)], all);
      expect(
        handicaps.map(({ kind }) => kind),
        `${-low} ${-high}`,
      ).toEqual(isMiddle ? ["middle"] : []);
    }
  });

  it("are no middles of one book, of another market, of a market without lines, or of a handicap with a draw", () => {
    const [low, high] = [total("A", 2.5, 1.98, 1.86), total("B", 3.5, 1.86, 1.98)];
    expect(
      opportunitiesIn(
        [...low, ...high].map((one) => ({ ...one, bookmaker: "A" })),
        all,
      ),
    ).toEqual([]);
    expect(
      opportunitiesIn(
        [...low, ...high].map((one) => ({ ...one, bookmaker: null })),
        all,
      ),
    ).toEqual([]);
    expect(opportunitiesIn([...low, ...high], { books: new Set(["A"]) })).toEqual([]);
    expect(opportunitiesIn([...low, ...high.map((one) => ({ ...one, line: null }))], all)).toEqual([]);
    expect(opportunitiesIn([...low.map((one) => ({ ...one, line: null })), ...high], all)).toEqual([]);
    expect(opportunitiesIn([...low, ...handicap("B", 3.5, 1.86, 1.98)], all)).toEqual([]);
    const three = (book: string, line: number) => [
      quote(book, "handicap", "home", 2.7, line),
      quote(book, "handicap", "draw", 3.4, line),
      quote(book, "handicap", "away", 2.7, -line),
    ];
    expect(opportunitiesIn([...three("A", -1), ...three("B", -3)], all)).toEqual([]);
  });

  it("are none of markets whose outcomes overlap, or are not known", () => {
    const either = (book: string, ...prices: number[]) =>
      prices.map((price, nth) => quote(book, "double_chance", ["1X", "12", "X2"][nth] ?? "", price));
    const overlapping = [...either("A", 5, 1.25, 1.25), ...either("B", 1.25, 5, 1.25), ...either("C", 1.25, 1.25, 5)];
    expect(opportunitiesIn(overlapping, all)).toEqual([]);
    expect(opportunitiesIn([quote("A", "other", "odd", 3), quote("B", "other", "even", 3)], all)).toEqual([]);
  });

  it("are no middles where no result wins both in full", () => {
    for (const [low, high] of [
      [2.5, 2.5],
      [2, 2.5],
      [2.5, 3],
      [2.75, 3.25],
    ] as const)
      expect(opportunitiesIn([...total("A", low, 1.98, 1.86), ...total("B", high, 1.86, 1.98)], all)).toEqual([]);
    expect(opportunitiesIn([...handicap("A", -3.5, 1.98, 1.86), ...handicap("B", -1.5, 1.86, 1.98)], all)).toEqual([]);
  });

  it("win what they say, whichever leg wins", () => {
    const price = fc.integer({ min: 105, max: 900 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price, price), { minLength: 2, maxLength: 6 }), (books) => {
        const quotes = books.flatMap((prices, index) => winner(`Book ${index}`, ...prices));
        for (const { legs, profit, kind } of opportunitiesIn(quotes, all)) {
          expect([kind, new Set(legs.map(({ bookmaker }) => bookmaker)).size > 1]).toEqual(["arbitrage", true]);
          const sum = legs.reduce((part, leg) => part + 1 / leg.price, 0);
          for (const leg of legs) expect(leg.price / (leg.price * sum) - 1).toBeCloseTo(profit, 9);
          expect(profit).toBeGreaterThan(0);
        }
      }),
    );
  });
});
