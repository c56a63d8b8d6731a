import fc from "fast-check";
import { fromMicros } from "../../src/odds/price.ts";
import type { Quote } from "../../src/odds/quote.ts";

/** Any price that the vocabulary allows: above 1, at most six decimals. */
export const anyPrice = fc.integer({ min: 1_000_001, max: 1_001_000_000 }).map(fromMicros);

/** A price as bookmakers post it: two decimals. */
export const postedPrice = fc.integer({ min: 101, max: 50_000 }).map((hundredths) => hundredths / 100);

/** Prices of a winner market with a draw, at a margin that somebody would bet at. */
export const soundSet = fc
  .record({
    weights: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 3 }),
    margin: fc.integer({ min: 0, max: 15 }),
  })
  .map(({ weights, margin }) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => Math.max(1.001, total / weight / (1 + margin / 100)));
  });

/** A quote of the home side in the winner market, but for what the test says. */
export function quote(fields: Partial<Quote>): Quote {
  return { bookmaker: "Alpha", market: "winner", selection: "home", line: null, price: 2, at: null, ...fields };
}

/** One book's winner market: home, draw, away, or home, away. */
export function winnerQuotes(bookmaker: string, ...prices: number[]): Quote[] {
  const selections = prices.length === 3 ? ["home", "draw", "away"] : ["home", "away"];
  return prices.map((price, index) => quote({ bookmaker, selection: selections[index] ?? "", price }));
}
