import { type Aside, asideOf } from "../odds/aside.ts";
import { type MarketKey, quotesOf, type SelectionKey, unnamedBook } from "../odds/markets.ts";
import { isOwnBook } from "../odds/own-books.ts";
import { comparePrices } from "../odds/price.ts";
import type { Quote } from "../odds/quote.ts";
import type { Reducer } from "./rule.ts";

/** A reducer that looks at quoted prices. */
export type QuotedReducer = Exclude<Reducer, { by: "consensus" }>;

/**
 * The quotes of one selection by the books that a reducer looks at. Prices that are set aside say nothing, but to who asked
 * for the book by its name.
 */
export function quotesFor(reducer: QuotedReducer, quotes: readonly Quote[], key: SelectionKey): Quote[] {
  return quotesBeside(reducer, quotes, key).flatMap(({ quote, aside }) => (reducer.by === "book" || !aside ? [quote] : []));
}

/** The same with those that stand alone. */
export function quotesWithAlone(reducer: QuotedReducer, quotes: readonly Quote[], key: SelectionKey): Quote[] {
  return quotesBeside(reducer, quotes, key).flatMap(({ quote, aside }) =>
    reducer.by === "book" || aside?.kind !== "unsound" ? [quote] : [],
  );
}

function quotesBeside(reducer: QuotedReducer, quotes: readonly Quote[], { selection, ...market }: SelectionKey) {
  const aside = asideOf(quotes, market);
  return quotesOf(quotes, market)
    .filter((quote) => quote.selection === selection && looksAt(reducer, quote.bookmaker))
    .map((quote) => ({ quote, aside: aside.get(quote.bookmaker ?? unnamedBook) ?? null }));
}

/** Why the price of the book that a rule names is set aside for everybody else; null when it is not, or no book is named. */
export function namedAside(reducer: Reducer, quotes: readonly Quote[], market: MarketKey): Aside | null {
  if (reducer.by !== "book") return null;
  const found = [...asideOf(quotes, market)].find(([book]) => isOwnBook(book, [reducer.book]));
  return found?.[1] ?? null;
}

/** The quote with the highest price; null when there is none. */
export function highestOf(quotes: readonly Quote[]): Quote | null {
  return quotes.reduce<Quote | null>((best, quote) => (best && best.price >= quote.price ? best : quote), null);
}

/** Of so many quotes, the one that the others are at least as high as, or as low: so many books have its price. Null for fewer. */
export function sharedBy(books: number, quotes: readonly Quote[], side: "at_least" | "at_most"): Quote | null {
  const outward = side === "at_least" ? -1 : 1;
  return quotes.toSorted((a, b) => outward * comparePrices(a.price, b.price))[books - 1] ?? null;
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
