import { quotesOf, type SelectionKey } from "../odds/markets.ts";
import { isOwnBook } from "../odds/own-books.ts";
import type { Quote } from "../odds/quote.ts";
import type { Reducer } from "./rule.ts";

/** A reducer that looks at quoted prices. */
export type QuotedReducer = Exclude<Reducer, { by: "consensus" }>;

/** The quotes of one selection by the books that a reducer looks at. */
export function quotesFor(reducer: QuotedReducer, quotes: readonly Quote[], { selection, ...market }: SelectionKey): Quote[] {
  return quotesOf(quotes, market).filter((quote) => quote.selection === selection && looksAt(reducer, quote.bookmaker));
}

/** The quote with the highest price; null when there is none. */
export function highestOf(quotes: readonly Quote[]): Quote | null {
  return quotes.reduce<Quote | null>((best, quote) => (best && best.price >= quote.price ? best : quote), null);
}

function looksAt(reducer: QuotedReducer, book: string | null): boolean {
  switch (reducer.by) {
    case "best":
      return true;
    case "book":
      return isOwnBook(book, [reducer.book]);
    case "own":
      return reducer.books.length === 0 || isOwnBook(book, reducer.books);
  }
}
