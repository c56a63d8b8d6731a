import type { Match } from "../api/model.ts";
import { bestQuote } from "../odds/best.ts";
import { quotesOf } from "../odds/markets.ts";
import { ownBooksIn } from "../odds/own-books.ts";
import type { Session } from "../storage/database.ts";
import { latestBoards, type StoredBoard } from "./board-rows.ts";
import { isOld, refreshedAt } from "./freshness.ts";

interface Asking {
  now: number;
  /** The books whose prices count; none means all. */
  books: readonly string[];
}

/** The best prices on who wins, in the order of the market, and when the source refreshed them. */
export interface BestPrices {
  prices: readonly number[];
  refreshedAt: number;
}

interface Known {
  id: number;
  match: Match;
}

/** By match, where the newest board is not old: nobody is asked for them. */
export async function bestPrices(session: Session, matches: readonly Known[], asking: Asking): Promise<Map<number, BestPrices>> {
  const ids = matches.map(({ id }) => id);
  return bestPricesOn(await latestBoards(session, ids), matches, asking);
}

/** The same where the newest boards are at hand. */
export function bestPricesOn(
  boards: ReadonlyMap<number, StoredBoard>,
  matches: readonly Known[],
  { books, now }: Asking,
): Map<number, BestPrices> {
  return new Map(
    matches.flatMap(({ id, match }): [number, BestPrices][] => {
      const board = boards.get(id)?.board;
      if (!board || isOld(board, match, now)) return [];
      const winner = { market: "winner", line: null } as const;
      const quotes = quotesOf(board.quotes, winner);
      const own = ownBooksIn(quotes, books);
      const best = (selection: string) => bestQuote(quotes, { ...winner, selection, books: own })?.price ?? null;
      const prices = ["home", "draw", "away"].filter((one) => quotes.some(({ selection }) => selection === one)).map(best);
      const isWhole = prices.length > 1 && prices.every((price) => price !== null);
      return isWhole ? [[id, { prices, refreshedAt: refreshedAt(board) }]] : [];
    }),
  );
}
