import { completeQuotes, completeSet } from "./markets.ts";
import { impliedProbability } from "./price.ts";
import type { Market, Quote } from "./quote.ts";

/** How many of a market's selections win together. */
export function winnersOf(market: Market): number {
  return market === "double_chance" ? 2 : 1;
}

/** The implied probabilities of prices added up: above 1 by the margin when they are a complete set with one winner. */
export function bookSumOf(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + impliedProbability(price), 0);
}

/**
 * The margin in one book's quotes of one market, as a fraction: 0.05 is 5 %, below 0 pays more than is fair. Null when the
 * quotes are no complete set. A winner market without a draw counts as complete; `consensusOf` knows better, since it
 * sees the other books.
 */
export function marginOf(quotes: readonly Quote[]): number | null {
  const [first] = quotes;
  if (!first) return null;
  const set = completeSet(new Map([["", quotes]]), first.market);
  const complete = set && completeQuotes(quotes, set);
  if (!complete) return null;
  return bookSumOf(complete.map((quote) => quote.price)) / winnersOf(first.market) - 1;
}
