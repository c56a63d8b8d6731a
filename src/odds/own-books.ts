import type { Quote } from "./quote.ts";

/** Whether a book is among those that a reader has accounts with; letter case and outer spaces are not compared. */
export function isOwnBook(book: string | null, own: readonly string[]): boolean {
  return book !== null && own.some((one) => compared(one) === compared(book));
}

/** The reader's own books among those that quote something; null, which counts all, when none was chosen or none of them does. */
export function ownBooksIn(quotes: readonly Quote[], own: readonly string[]): ReadonlySet<string> | null {
  const theirs = quotes.flatMap(({ bookmaker }) => (bookmaker !== null && isOwnBook(bookmaker, own) ? [bookmaker] : []));
  return theirs.length > 0 ? new Set(theirs) : null;
}

function compared(book: string): string {
  return book.trim().toLowerCase();
}
