import { quotesOf, type SelectionKey } from "./markets.ts";
import { comparePrices } from "./price.ts";
import type { Quote } from "./quote.ts";

/** The highest price of one selection; null when nobody quotes it. */
export function bestQuote(quotes: readonly Quote[], key: SelectionKey): Quote | null {
  return rankQuotes(quotes, key)[0] ?? null;
}

/** Every book's quote of one selection, the highest price first; equal prices by the book's name. */
export function rankQuotes(quotes: readonly Quote[], { selection, ...market }: SelectionKey): Quote[] {
  return quotesOf(quotes, market)
    .filter((quote) => quote.selection === selection)
    .sort((a, b) => comparePrices(b.price, a.price) || compareBooks(a, b));
}

// By code unit rather than by locale: the order must not depend on the machine.
function compareBooks(a: Quote, b: Quote): number {
  const [first, second] = [a.bookmaker ?? "", b.bookmaker ?? ""];
  return first < second ? -1 : first > second ? 1 : 0;
}
