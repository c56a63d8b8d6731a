import type { Database } from "../storage/database.ts";
import { hasPrices, latestBoards, pricesAt, type StoredBoard, type WinnerOffer } from "./board-rows.ts";
import { movementOf, type SelectionMove } from "./movement.ts";
import { movementBy } from "./rule.ts";

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
  const before = await pricesAt(database, { offers: changed.flatMap(winnerOffers), at: since });
  const movers = changed.flatMap(({ matchId, board }): Mover[] => {
    const quotes = before.get(matchId) ?? [];
    const baseline = { quotes, fetchedAt: since, refreshedAt: null };
    const [move] = movementOf(rule, baseline, board)?.moves ?? [];
    if (!move) return [];
    const { refreshedAt, fetchedAt } = board;
    return [{ matchId, move, since: startOf(quotes, since), refreshedAt: Math.min(refreshedAt ?? fetchedAt, fetchedAt) }];
  });
  return { movers: movers.sort((a, b) => lengthOf(b) - lengthOf(a)), recorded: boards.size > 0 || (await hasPrices(database)) };
}

function winnerOffers({ matchId, board }: StoredBoard): WinnerOffer[] {
  const quotes = board.quotes.filter(({ market }) => market === "winner");
  return quotes.map(({ bookmaker, selection }) => ({ matchId, bookmaker, selection }));
}

/** When the comparison begins: the time asked for, or when the first price came that is younger. */
function startOf(quotes: readonly { at: number }[], since: number): number {
  return Math.max(since, Math.min(...quotes.map(({ at }) => at)));
}

function lengthOf({ move: { probability } }: Mover): number {
  return Math.abs(probability.to - probability.from);
}
