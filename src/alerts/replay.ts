import { setImmediate } from "node:timers/promises";
import type { PastQuote } from "../odds/history.ts";
import type { Board, Quote } from "../odds/quote.ts";
import { compareBoards } from "./comparison.ts";
import { movementIn, type SelectionMove } from "./movement.ts";
import type { MovementRule } from "./rule.ts";

/** An alert that a rule would have sent: when, and what moved most. */
export interface ReplayedAlert {
  at: number;
  move: SelectionMove;
}

interface Period {
  from: number;
  until: number;
  /** How often the source refreshes: what changed in between was seen at once. */
  everyMs: number;
}

/**
 * The boards that price points make, oldest first: the one of the beginning, then one for each time of refresh by which a
 * price had changed. A price holds until its book quotes another one.
 */
export function boardsFrom(history: readonly PastQuote[], { from, until, everyMs }: Period): Board[] {
  const sorted = history.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  const current = new Map<string, Quote>();
  const boards: Board[] = [];
  sorted.forEach((quote, index) => {
    current.set(JSON.stringify([quote.bookmaker, quote.market, quote.selection, quote.line]), quote);
    const seenAt = seenBy(quote.at, { from, until, everyMs });
    const next = sorted[index + 1];
    const isLast = !next || seenBy(next.at, { from, until, everyMs }) > seenAt;
    if (isLast) boards.push({ quotes: [...current.values()], fetchedAt: seenAt, refreshedAt: seenAt });
  });
  return boards;
}

/** The refresh by which a change was seen. */
function seenBy(at: number, { from, until, everyMs }: Period): number {
  return Math.min(until, from + Math.max(0, Math.ceil((at - from) / everyMs)) * everyMs);
}

/** So many boards are compared in some twenty milliseconds, which nobody else notices. */
const boardsPerTurn = 16;

/**
 * What a watch with this rule would have told over these boards: from the first, and each time from what it told last. A week
 * of them takes up to a second, so others get their turn in between.
 */
export async function replay(rule: MovementRule, boards: readonly Board[]): Promise<ReplayedAlert[]> {
  const alerts: ReplayedAlert[] = [];
  let baseline: Board | null = null;
  for (const [nth, board] of boards.entries()) {
    if (nth % boardsPerTurn === boardsPerTurn - 1) await setImmediate();
    const comparison: ReturnType<typeof compareBoards> | null = baseline && compareBoards(baseline, board);
    const move = comparison && movementIn(rule, comparison)?.moves[0];
    if (move) alerts.push({ at: board.fetchedAt, move });
    // The first odds of a market better than all before are a new beginning, as they are for a watch.
    if (!comparison || move || comparison.footing === "poorer") baseline = board;
  }
  return alerts;
}
