import { describe, expect, it } from "vitest";
import { areExchanged, exchangedOffer } from "../../src/odds/exchanged.ts";
import type { Market, Quote } from "../../src/odds/quote.ts";

const offer = (market: Market, selection: string | null, line: number | null = null) => ({ market, selection, line });

describe("an offer whose match's sides are exchanged", () => {
  it.each([
    [offer("winner", "home"), offer("winner", "away")],
    [offer("winner", "draw"), offer("winner", "draw")],
    [offer("draw_no_bet", "away"), offer("draw_no_bet", "home")],
    [offer("double_chance", "1X"), offer("double_chance", "X2")],
    [offer("double_chance", "12"), offer("double_chance", "12")],
    // A line from the selection's side goes along with it; that of the home side becomes the other one's.
    [offer("handicap", "home", -1.5), offer("handicap", "away", -1.5)],
    [offer("handicap", "draw", -1), offer("handicap", "draw", 1)],
    [offer("handicap", null, 0), offer("handicap", null, 0)],
    [offer("total", "over", 2.5), offer("total", "over", 2.5)],
    // What a source calls by its own words means nothing to us.
    [offer("other", "home"), offer("other", "home")],
  ])("%o stays with its team: %o", (one, other) => {
    expect(exchangedOffer(one)).toEqual(other);
    expect(exchangedOffer(other)).toEqual(one);
  });
});

describe("odds with the sides exchanged", () => {
  const quote = (bookmaker: string, selection: string, price: number, more: Partial<Quote> = {}): Quote => {
    return { bookmaker, market: "winner", selection, line: null, price, at: null, ...more };
  };
  const board = (...prices: [home: number, away: number][]) =>
    prices.flatMap(([home, away], nth) => [
      quote(`b${nth}`, "home", home),
      quote(`b${nth}`, "draw", 4),
      quote(`b${nth}`, "away", away),
    ]);
  const before = board([1.5, 2.7], [1.52, 2.65], [1.48, 2.75]);

  const are = (after: Quote[], were: "exactly" | "nearly" | null = null) => areExchanged(before, after, { were });

  it("are known by prices that have changed places to the last digit, at most books", () => {
    expect(are(board([2.7, 1.5], [2.65, 1.52], [2.75, 1.48]))).toBe("exactly");
    expect(are(board([2.7, 1.5], [2.65, 1.52], [2.6, 1.55]))).toBe("exactly");
    expect(are(board([2.7, 1.5], [2.6, 1.5], [2.6, 1.55]))).toBe("nearly");
  });

  it("are no match that turns, nor two prices alone", () => {
    expect(are(board([2.2, 1.7], [2.15, 1.75], [2.2, 1.72]))).toBe(null);
    expect(are(before)).toBe(null);
    expect(areExchanged(board([1.5, 2.7]), board([2.7, 1.5]), { were: null })).toBe(null);
    const even = board([1.95, 1.9], [1.93, 1.91]);
    expect(areExchanged(even, board([1.9, 1.93], [1.91, 1.94]), { were: null })).toBe(null);
    expect(areExchanged(board([1.5, 2.7], [1.5, 2.7]), board([2.7, 1.5], [2.7, 1.5]), { were: null })).toBe(null);
    expect(areExchanged(board([2, 2], [1.9, 1.9]), board([2, 2], [1.9, 1.9]), { were: null })).toBe(null);
  });

  it("stay so while they are nearer to each other exchanged, and no longer", () => {
    expect(are(board([2.2, 1.7], [2.15, 1.75], [2.2, 1.72]), "exactly")).toBe("exactly");
    expect(are(board([1.55, 2.6], [1.54, 2.6], [1.5, 2.6]), "nearly")).toBe(null);
    expect(are(board([1.55, 2.6]), "nearly")).toBe("nearly");
  });

  it("are compared line by line", () => {
    const lines = (selection: "home" | "away", price: number, line: number) =>
      quote("b", selection, price, { market: "handicap", line });
    const two = [lines("home", 1.8, -1.5), lines("away", 2, 1.5), lines("home", 2.4, -2.5), lines("away", 1.6, 2.5)];
    expect(areExchanged(two, two.map(exchangedOffer), { were: null })).toBe("exactly");
    expect(areExchanged(two, two, { were: null })).toBe(null);
  });
});
