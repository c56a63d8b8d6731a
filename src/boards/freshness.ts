import type { Match } from "../api/model.ts";
import { hasEnded, isLive } from "../matches/state.ts";
import { documentedPeriod } from "../odds/documented-period.ts";
import type { Board } from "../odds/quote.ts";

const minuteMs = 60_000;

/** When, and how many times faster than life the source refreshes (1 but for the sandbox). */
export interface Moment {
  now: number;
  speed: number;
}

/** How often what the model thinks is asked for: the list is one for all matches, and the sandbox's is not asked all the time. */
export function modelPeriodMs(speed: number): number {
  return Math.max((30 * minuteMs) / speed, 5 * minuteMs);
}

/** What the model thought so long ago says nothing beside the odds of now: four looks have brought nothing newer. */
export function modelLastsMs(speed: number): number {
  return 4 * modelPeriodMs(speed);
}

/** When a board is too old to alert from: after two refreshes, 60 minutes or live 10, divided by the speed. */
export function staleAfterMs(isLiveNow: boolean, speed: number): number {
  return 2 * documentedPeriod(isLiveNow, speed).mostMs;
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
export function isOld(board: Pick<Board, "fetchedAt" | "refreshedAt">, match: Match, { now, speed }: Moment): boolean {
  return now - refreshedAt(board) >= staleAfterMs(isLive(match, now), speed);
}

/** When the source, by its own word and rhythm, can have something newer than this board; null when it shows no times. */
export function nextRefreshAt(board: Pick<Board, "refreshedAt">, match: Match, { now, speed }: Moment): number | null {
  if (board.refreshedAt === null) return null;
  const { leastMs, toleranceMs } = documentedPeriod(isLive(match, now), speed);
  return board.refreshedAt + leastMs - toleranceMs;
}

/**
 * When something newer is to be expected: in the middle of the documented window, and once that is over at its end. Null where
 * the source shows no times, where it is late already, and once the match is over.
 */
export function expectedRefreshAt(board: Pick<Board, "refreshedAt">, match: Match, { now, speed }: Moment): number | null {
  if (hasEnded(match.status)) return null;
  const { leastMs, mostMs } = documentedPeriod(isLive(match, now), speed);
  const expected = [(leastMs + mostMs) / 2, mostMs].map((ms) => (board.refreshedAt ?? Number.NEGATIVE_INFINITY) + ms);
  return expected.find((at) => at > now) ?? null;
}

/** How old a board may be for somebody who asks; `fresh` when they pressed Refresh. A match that has not begun has more time. */
export function personMaxAgeMs(match: Match, speed: number, fresh: boolean): number {
  if (fresh) return (10 * 1000) / speed;
  return (match.status === "live" ? minuteMs : 5 * minuteMs) / speed;
}
