import { meanGap, type Pace, type Span } from "./refresh-period.ts";

/** What a poll found. */
export interface PollResult {
  /** When the answer came. */
  now: number;
  /** The source's own time of the last refresh, where it shows one. */
  refreshedAt: number | null;
  /** Whether the prices differ from those of the poll before. */
  changed: boolean;
}

interface Before {
  lastPollAt: number | null;
  /** The source's time of refresh as last shown. */
  stamp: number | null;
}

const minute = 60_000;

/**
 * Where the refresh that a poll shows must lie: at the source's own time when that is plausible, else since the poll
 * before. Null when the poll shows none.
 */
export function refreshSeen({ lastPollAt, stamp }: Before, { now, refreshedAt, changed }: PollResult): Span | null {
  const told = refreshedAt !== null && refreshedAt !== stamp;
  // A clock that is wrong by more than a minute still says that there was a refresh, but not when.
  if (told && refreshedAt <= now + minute && (lastPollAt === null || refreshedAt >= lastPollAt - minute)) {
    const at = Math.min(now, Math.max(refreshedAt, lastPollAt ?? refreshedAt));
    return { from: at, to: at };
  }
  return lastPollAt !== null && lastPollAt < now && (told || changed) ? { from: lastPollAt, to: now } : null;
}

/** What lists have said of a match's refreshes. */
export interface Listings {
  /** The latest time that a list has told. */
  latest: number | null;
  /** A refresh since the last poll. */
  unseen: number | null;
  /** When a poll looked for one in vain, the last time. */
  vainAt: number | null;
}

export const noListings: Listings = { latest: null, unseen: null, vainAt: null };

/** After a poll: whether or not it has found what a list told of, it need not be looked for again. */
export function heard(listings: Listings, { now, refresh }: { now: number; refresh: Span | null }): Listings {
  const isVain = listings.unseen !== null && refresh === null;
  return { ...listings, unseen: null, vainAt: isVain ? now : refresh ? null : listings.vainAt };
}

interface Listed {
  refreshedAt: number;
  now: number;
}

interface Known {
  lastPollAt: number | null;
  listings: Listings;
  seen: Span | null;
  pace: Pace;
}

/** A list that was just made may bear the present as its time. */
const madeJustNowMs = 5_000;

/**
 * Whether a refresh that a list tells of may be one that no poll has seen: after the last one, and not in the dead window,
 * which begins as well when a poll has looked for one in vain.
 */
export function isUnseen({ lastPollAt, listings, seen, pace }: Known, { refreshedAt, now }: Listed): boolean {
  if (lastPollAt === null || refreshedAt <= lastPollAt || refreshedAt > now - madeJustNowMs) return false;
  if (listings.vainAt !== null && now < listings.vainAt + pace.minMs) return false;
  return !seen || refreshedAt >= seen.from + pace.minMs;
}

/** What a poll saves that certainly finds something: by the refreshes it makes good for, until the next one comes. */
export function worthOfUnseen(
  unseen: number,
  { lastPollAt, pace, now }: { lastPollAt: number; pace: Pace; now: number },
): number {
  const found = 1 + Math.floor((unseen - lastPollAt) / meanGap(pace));
  return ((found * (found + 1)) / 2) * Math.max(1_000, unseen + meanGap(pace) - now);
}

/** Finds out whether the times in lists are those of refreshes: others move on sooner than odds can be refreshed. */
export function createListTrust(): { note(listings: Listings, refreshedAt: number, pace: Pace): void; holds(): boolean } {
  const most = 10;
  const tooMany = 3;
  let doubts = 0;
  return {
    note({ latest }, refreshedAt, { minMs, slackMs }) {
      if (latest === null || refreshedAt <= latest) return;
      doubts = refreshedAt < latest + minMs - slackMs ? Math.min(most, doubts + 1) : Math.max(0, doubts - 0.2);
    },
    holds: () => doubts < tooMany,
  };
}
