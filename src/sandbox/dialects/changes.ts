import type { Book } from "../books.ts";
import type { Board, Price } from "../market.ts";

/** A price of the winner's market that was new at `at`. */
export interface Change {
  at: number;
  book: Book;
  selection: string;
  price: number;
}

/** The boards of a history told as changes, oldest first: every price once at the start, then whenever it differs from before. */
export function changesOf(boards: readonly Board[]): Change[] {
  return bookChangesOf(boards).flatMap(({ at, book, prices, before }) =>
    prices.flatMap(({ selection, price }, index) => (before?.[index]?.price === price ? [] : [{ at, book, selection, price }])),
  );
}

/** A bookmaker's whole winner's market at `at`, because something in it was new. */
interface BookChange {
  at: number;
  book: Book;
  prices: readonly Price[];
  before: readonly Price[] | null;
}

/** The same by bookmaker: all prices of the market whenever one of them differs from before. */
function bookChangesOf(boards: readonly Board[]): BookChange[] {
  return boards.flatMap((board, index) =>
    board.books.flatMap(({ book, markets }, position) => {
      const prices = markets[0]?.prices ?? [];
      const before = boards[index - 1]?.books[position]?.markets[0]?.prices ?? null;
      const same = before !== null && prices.every(({ price }, at) => before[at]?.price === price);
      return same ? [] : [{ at: board.refreshedAt, book, prices, before }];
    }),
  );
}
