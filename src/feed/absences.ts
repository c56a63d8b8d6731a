import type { Match } from "../api/model.ts";

interface Known {
  id: number;
  match: Pick<Match, "startsAt">;
}

/**
 * Tells a match that the source has dropped from a source in trouble, which may well answer "not found" to everything for a
 * while. Pure state; forgotten with the process, since a match that is gone stays gone.
 */
export interface Absences {
  /** The source answered with odds, or that it knows the match. */
  found(matchId: number, now: number): void;
  /** The source does not know the odds of a match. True when it has been so for so long that the match may be gone. */
  missed(known: Known, now: number): boolean;
  /** Forgets the matches that are followed no more. */
  keep(followed: { has(matchId: number): boolean }): void;
}

const minuteMs = 60_000;
/** How long a match must be missing; once it has begun and others are answered, nothing else than its end is likely. */
const patience = { begunMs: 30 * minuteMs, longMs: 120 * minuteMs };

export function createAbsences(): Absences {
  const missingSince = new Map<number, number>();
  let lastFoundAt = Number.NEGATIVE_INFINITY;

  return {
    found(matchId, now) {
      missingSince.delete(matchId);
      lastFoundAt = now;
    },
    missed({ id, match }, now) {
      const since = missingSince.get(id) ?? now;
      missingSince.set(id, since);
      const hasBegun = match.startsAt !== null && match.startsAt <= now;
      const othersAreFound = lastFoundAt > since;
      if (!hasBegun && !othersAreFound) return false;
      const patienceMs = hasBegun && othersAreFound ? patience.begunMs : patience.longMs;
      return now - since >= patienceMs;
    },
    keep(followed) {
      for (const matchId of missingSince.keys()) if (!followed.has(matchId)) missingSince.delete(matchId);
    },
  };
}
