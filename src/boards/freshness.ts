import type { Match } from "../api/model.ts";
import { hasEnded, isLive } from "../matches/state.ts";
import type { Board } from "../odds/quote.ts";
import { periodIn, type Rhythm } from "../odds/rhythm.ts";

const minuteMs = 60_000;

/** What the model thought so long ago says nothing beside the odds of now: four looks have brought nothing newer. */
export const modelLastsMs = 120 * minuteMs;

/** When a board is too old to alert from: even a slow source has refreshed it twice by then. */
export function staleAfterMs(isLiveNow: boolean): number {
  return (isLiveNow ? 10 : 60) * minuteMs;
}

/** When the source last refreshed this board: its own word where it gives one, else when we last received it. */
export function refreshedAt(board: Pick<Board, "fetchedAt" | "refreshedAt">): number {
  return Math.min(board.refreshedAt ?? board.fetchedAt, board.fetchedAt);
}

/** By then the source has refreshed a match twice, if it ever does. */
export const confirmAfterMs = 60 * minuteMs;

/** Whether the source has refreshed these quotes since they came and left them as they are; where it does not say, after an hour. */
export function isConfirmed({ board, since }: { board: Pick<Board, "fetchedAt" | "refreshedAt">; since: number }): boolean {
  if (board.refreshedAt === null) return board.fetchedAt - since >= confirmAfterMs;
  return board.fetchedAt > since && board.refreshedAt > since;
}

/** Whether a board was not refreshed for two refreshes. A price that did not change never makes it so. */
export function isOld(board: Pick<Board, "fetchedAt" | "refreshedAt">, match: Match, now: number): boolean {
  return now - refreshedAt(board) >= staleAfterMs(isLive(match, now));
}

/** When, and how often the source refreshes. */
interface Expecting {
  now: number;
  rhythm: Rhythm;
}

/** When the source, by its own word and rhythm, can have something newer than this board; null when it shows no times. */
export function nextRefreshAt(board: Pick<Board, "refreshedAt">, match: Match, { now, rhythm }: Expecting): number | null {
  return board.refreshedAt === null ? null : board.refreshedAt + periodIn(rhythm, isLive(match, now)).leastMs;
}

/**
 * When something newer is to be expected: in the middle of the source's window, and once that is over at its end. Null where
 * the source shows no times, where it is late already, and once the match is over.
 */
export function expectedRefreshAt(board: Pick<Board, "refreshedAt">, match: Match, { now, rhythm }: Expecting): number | null {
  if (hasEnded(match.status)) return null;
  const { leastMs, mostMs } = periodIn(rhythm, isLive(match, now));
  const expected = [(leastMs + mostMs) / 2, mostMs].map((ms) => (board.refreshedAt ?? Number.NEGATIVE_INFINITY) + ms);
  return expected.find((at) => at > now) ?? null;
}

/** How old a board may be for somebody who asks; `fresh` when they pressed Refresh. A match that has not begun has more time. */
export function youngForMs(match: Match, { rhythm, fresh }: { rhythm: Rhythm; fresh: boolean }): number {
  const ms = rhythm.ahead.leastMs / 3;
  if (fresh) return ms / 30;
  return match.status === "live" ? ms / 5 : ms;
}
