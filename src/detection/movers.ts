import { latestBoards, type StoredBoard } from "../boards/board-rows.ts";
import { hasPrices, pricesAt } from "../boards/price-rows.ts";
import { offerKey } from "../boards/price-series.ts";
import type { PastQuote } from "../odds/history.ts";
import { movementOf, type SelectionMove } from "../rules/movement.ts";
import { movementBy } from "../rules/rule.ts";
import type { Database } from "../storage/database.ts";

/** How the winner market of one match moved. */
export interface Mover {
  matchId: number;
  /** The selection that moved most. */
  move: SelectionMove;
  /** When the prices were taken that it is compared with (ms UTC): later than asked for where we knew none before. */
  since: number;
  /** When the source last refreshed the board (ms UTC). */
  refreshedAt: number;
}

export interface Movers {
  /** The strongest first. */
  movers: readonly Mover[];
  /** Whether any price was recorded at all. */
  recorded: boolean;
}

/** Less than this is noise (points of probability). */
const rule = movementBy({ kind: "points", points: 0.5 });

interface Window {
  /** The matches that may have moved. */
  matchIds: readonly number[];
  since: number;
}

/** What moved most since a time, by our own price points: like with like, over the books known then and now. */
export async function moversSince(database: Database, { matchIds, since }: Window): Promise<Movers> {
  const boards = await latestBoards(database, matchIds);
  const changed = [...boards.values()].filter((stored) => stored.since > since);
  const before = await pricesAt(database, { matchIds: changed.map(({ matchId }) => matchId), at: since });
  const movers = changed.flatMap(({ matchId, board }): Mover[] => {
    const quotes = winnerPrices(before.get(matchId) ?? [], board);
    const baseline = { quotes, fetchedAt: since, refreshedAt: null };
    const [move] = movementOf(rule, baseline, board)?.moves ?? [];
    if (!move) return [];
    const { refreshedAt, fetchedAt } = board;
    return [{ matchId, move, since: startOf(quotes, since), refreshedAt: Math.min(refreshedAt ?? fetchedAt, fetchedAt) }];
  });
  return { movers: movers.sort((a, b) => lengthOf(b) - lengthOf(a)), recorded: boards.size > 0 || (await hasPrices(database)) };
}

/** Of the winner market, and only what is offered still. */
function winnerPrices(quotes: readonly PastQuote[], board: StoredBoard["board"]): PastQuote[] {
  const offered = new Set(board.quotes.filter(({ market }) => market === "winner").map(offerKey));
  return quotes.filter((quote) => offered.has(offerKey(quote)));
}

/** When the comparison begins: the time asked for, or when the first price came that is younger. */
function startOf(quotes: readonly { at: number }[], since: number): number {
  return Math.max(since, Math.min(...quotes.map(({ at }) => at)));
}

function lengthOf({ move: { probability } }: Mover): number {
  return Math.abs(probability.to - probability.from);
}
