import { boardTimes } from "../boards/board-rows.ts";
import { refreshedAt, staleAfterMs } from "../boards/freshness.ts";
import type { Session } from "../storage/database.ts";
import { watchedMatches } from "./watches.ts";

/** How well the odds of watched matches are followed. */
export interface Coverage {
  /** Matches that somebody watches. */
  watched: number;
  /** Of these, how many have odds that were not refreshed for two refreshes. */
  old: number;
  /** Of these, how many have no odds yet. */
  without: number;
}

/** Compares the boards of all watched matches with how old they may be; `agesMs` is how long ago each was confirmed, ascending. */
export async function coverageOf(session: Session, now: number): Promise<Coverage & { agesMs: readonly number[] }> {
  const matches = await watchedMatches(session, now);
  const times = await boardTimes(
    session,
    matches.map(({ matchId }) => matchId),
  );
  const isOld = ({ matchId, live }: (typeof matches)[number]): boolean => {
    const board = times.get(matchId);
    return board !== undefined && now - refreshedAt(board) >= staleAfterMs(live);
  };
  return {
    watched: matches.length,
    old: matches.filter(isOld).length,
    without: matches.filter(({ matchId }) => !times.has(matchId)).length,
    agesMs: [...times.values()].map(({ fetchedAt }) => now - fetchedAt).sort((a, b) => a - b),
  };
}
