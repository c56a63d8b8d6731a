import { asideOf } from "./aside.ts";
import { quotesOf, type SelectionKey, unnamedBook } from "./markets.ts";
import { comparePrices } from "./price.ts";
import type { Quote } from "./quote.ts";

export interface BestQuestion extends SelectionKey {
  /** Only these books count; all when left out or null. */
  books?: ReadonlySet<string> | null;
}

/** The highest price of one selection that is not set aside; null when nobody quotes such a one. */
export function bestQuote(quotes: readonly Quote[], { books, ...key }: BestQuestion): Quote | null {
  const aside = asideOf(quotes, { market: key.market, line: key.line });
  return rankQuotes(quotes, key).find(({ bookmaker }) => counts(bookmaker ?? unnamedBook, { books, aside })) ?? null;
}

interface Counting {
  books: ReadonlySet<string> | null | undefined;
  aside: ReadonlyMap<string, unknown>;
}

function counts(book: string, { books, aside }: Counting): boolean {
  return !aside.has(book) && (!books || books.has(book));
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
