import { boardBefore, type StoredBoard } from "../boards/board-rows.ts";
import { refreshedAt } from "../boards/freshness.ts";
import { openingsOfMatch } from "../boards/price-rows.ts";
import { consensusOf } from "../odds/consensus.ts";
import type { PastQuote } from "../odds/history.ts";
import { type MarketKey, marketOf, offeredMarkets, unnamedBook } from "../odds/markets.ts";
import type { Selection } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";

/** What the books' main market came to, and how it opened. */
export interface Line extends MarketKey {
  /** In the order to show them; the consensus probability, and what it was at the opening where the same books tell. */
  selections: readonly { selection: Selection; opened: number | null; probability: number }[];
  /** When the first of the prices came with which it is compared (ms UTC). */
  openedAt: number | null;
  /** When the source last refreshed it (ms UTC). */
  refreshedAt: number;
}

/** The line of a match at a time, with the move since it opened; null when there were no complete odds. */
export async function lineAt(session: Session, { matchId, at }: { matchId: number; at: number }): Promise<Line | null> {
  const stored = await boardBefore(session, { matchId, at });
  return stored && lineOf(stored, await openingsOfMatch(session, matchId));
}

/** Like is compared with like: by the books that were there at the opening as well. */
export function lineOf({ board }: Pick<StoredBoard, "board">, prices: readonly PastQuote[]): Line | null {
  const [market] = offeredMarkets(board.quotes);
  const now = market ? consensusOf(board.quotes, market) : null;
  if (!market || !now) return null;
  const opening = openingOf(prices, market);
  const books = new Set(consensusOf(opening, market)?.books.filter((book) => now.books.includes(book)));
  const from = books.size > 0 ? consensusOf(opening, { ...market, books }) : null;
  const to = (from && consensusOf(board.quotes, { ...market, books })) ?? now;
  const openedOf = (selection: Selection) => from?.selections.find((one) => one.selection === selection)?.probability ?? null;
  return {
    ...market,
    selections: to.selections.map(({ selection, probability }) => ({ selection, opened: openedOf(selection), probability })),
    openedAt: from && Math.min(...opening.map(({ at }) => at)),
    refreshedAt: refreshedAt(board),
  };
}

/** The first price of each book and selection of a market. */
function openingOf(prices: readonly PastQuote[], market: MarketKey): PastQuote[] {
  const first = new Map<string, PastQuote>();
  for (const quote of prices) {
    const its = marketOf(quote);
    if (its.market !== market.market || its.line !== market.line) continue;
    const key = `${quote.bookmaker ?? unnamedBook} ${quote.selection}`;
    if (!first.has(key)) first.set(key, quote);
  }
  return [...first.values()];
}
