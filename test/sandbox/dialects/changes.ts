import type { Book } from "../../../src/sandbox/books.ts";
import type { Board, Price } from "../../../src/sandbox/market.ts";

/** A bookmaker's whole winner's market at `at`, because something in it was new. */
export interface BookChange {
  at: number;
  book: Book;
  prices: readonly Price[];
  before: readonly Price[] | null;
}

/** The same by bookmaker: all prices of the market whenever one of them differs from before. */
export function bookChangesOf(boards: readonly Board[]): BookChange[] {
  return boards.flatMap((board, index) =>
    board.books.flatMap(({ book, markets }, position) => {
      const prices = markets[0]?.prices ?? [];
      const before = boards[index - 1]?.books[position]?.markets[0]?.prices ?? null;
      const same = before !== null && prices.every(({ price }, at) => before[at]?.price === price);
      return same ? [] : [{ at: board.refreshedAt, book, prices, before }];
    }),
  );
}
