import { impliedProbability } from "./price.ts";
import type { Market } from "./quote.ts";

/** How many of a market's selections win together. */
export function winnersOf(market: Market): number {
  return market === "double_chance" ? 2 : 1;
}

/** The implied probabilities of prices added up: above 1 by the margin when they are a complete set with one winner. */
export function bookSumOf(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + impliedProbability(price), 0);
}
