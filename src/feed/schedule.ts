import { z } from "zod";
import { backOffMs } from "../clock.ts";
import type { Rhythm as Documented } from "../odds/rhythm.ts";
import { refreshesPerMinute } from "./poll-load.ts";
import { type Outlook, outlookOf } from "./poll-value.ts";
import { observe, type Pace, paceOf, type Rhythm, unknownRhythm } from "./refresh-period.ts";
import {
  createListTrust,
  heard,
  isUnseen,
  type Listings,
  noListings,
  type PollResult,
  refreshSeen,
  worthOfUnseen,
} from "./refresh-seen.ts";

/** A match that somebody watches, as the schedule needs to know it. */
export interface Followed {
  matchId: number;
  /** How many chats watch it. */
  chats: number;
  startsAt: number | null;
  live: boolean;
}

type Turn = { matchId: number } | { waitUntil: number };

/**
 * Decides which match to poll next, and when. Pure state: no timers, no I/O; time comes in with every call. It never
 * answers a match more often than `perMinute` allows, nor one whose dead window (no refresh can have come) is not over.
 */
export interface Schedule {
  /** Replaces the list of matches to poll; what was learned about those that stay is kept. */
  follow(list: readonly Followed[], now: number): void;
  /** The match to poll now, until `polled` or `failed` is told about it, or when to ask again (at most a minute away). */
  next(now: number): Turn;
  /** Any answer with odds of a followed match counts, whoever asked for it. */
  polled(matchId: number, result: PollResult): void;
  /** A list said when the odds of a match were refreshed. What no poll has seen yet is due at once; nothing is learned from it. */
  listed(matchId: number, refreshedAt: number, now: number): void;
  /** A poll brought nothing. With `retryAfterMs` nothing was asked either: the match is due again by then. */
  failed(matchId: number, now: number, retryAfterMs?: number | null): void;
  /** What was learned about a match, as a text to keep for `restore`. */
  learned(matchId: number): string;
  /** Puts back what was kept. A text that cannot be read is as good as none. Call it after `follow` and before `next`. */
  restore(matchId: number, kept: { lastPollAt: number; learned: string }): void;
}

export interface ScheduleOptions {
  /** How often the source says that it refreshes a match. */
  rhythm: Documented;
  /** Polls a minute at most. */
  perMinute: number;
  random?: () => number;
}

interface Track extends Followed {
  pace: Pace;
  rhythm: Rhythm;
  lastPollAt: number | null;
  /** The source's time of refresh as last shown. */
  stamp: number | null;
  listings: Listings;
  /** Polls in a row that have shown no refresh, although one was overdue. */
  vain: number;
  followedAt: number;
  outlook: Outlook;
  dueAt: number;
  failures: number;
  /** Handed out by `next` and not heard of since. */
  askedAt: number | null;
}

const minute = 60_000;
const hour = 60 * minute;
/** A poll that nobody reported on is given up. */
const lostAfterMs = 2 * minute;

export function createSchedule({ rhythm: documented, perMinute, random = Math.random }: ScheduleOptions): Schedule {
  const tracks = new Map<number, Track>();
  const slotMs = minute / perMinute;
  let slotAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let gate = gateFor(0);
  let failuresInARow = 0;
  const listTrust = createListTrust();

  function follow(list: readonly Followed[], now: number): void {
    const wanted = new Set(list.map(({ matchId }) => matchId));
    for (const matchId of tracks.keys()) if (!wanted.has(matchId)) tracks.delete(matchId);
    for (const followed of list) tracks.set(followed.matchId, followedTrack(tracks.get(followed.matchId), followed, now));
    gate = gateFor(refreshesPerMinute([...tracks.values()].map(({ pace }) => pace)) / perMinute);
    for (const track of tracks.values()) schedule(track);
  }

  function followedTrack(known: Track | undefined, followed: Followed, now: number): Track {
    if (known?.live === followed.live) return Object.assign(known, followed);
    const pace = paceOf(followed.live, documented);
    const seen = known?.rhythm.seen ?? null;
    const rhythm = { ...unknownRhythm(pace), seen };
    // As if polled one gap ago: worth a poll at once, yet not more than those that have waited longer.
    const outlook = outlookOf(unknownRhythm(pace), { pace, lastPollAt: now - pace.maxMs, vain: 0, gate });
    const nothing = { lastPollAt: null, stamp: null, listings: noListings, vain: 0, failures: 0, askedAt: null };
    const blank = { ...nothing, followedAt: now, outlook, dueAt: now };
    return { ...blank, ...known, ...followed, pace, rhythm };
  }

  /** Works out when a match is due; called whenever something that matters to it changed. */
  function schedule(track: Track): void {
    const { lastPollAt, listings, pace, rhythm, vain } = track;
    if (lastPollAt !== null) track.outlook = outlookOf(rhythm, { pace, lastPollAt, vain, gate });
    if (track.failures > 0) return;
    const { dueAt } = track.outlook;
    track.dueAt = listings.unseen === null ? dueAt : Math.min(dueAt, (lastPollAt ?? listings.unseen) + pace.retryMs);
  }

  function next(now: number): Turn {
    const waitUntil = Math.max(slotAt + slotMs, pausedUntil);
    if (now < waitUntil) return { waitUntil };
    const best = mostWorth(now);
    if (!best) return { waitUntil: Math.min(now + minute, earliest(now)) };
    best.askedAt = now;
    // A caller that came a little late may catch up by one slot; a longer pause is not made up for.
    slotAt = Math.max(waitUntil, now - slotMs);
    return { matchId: best.matchId };
  }

  /** While nothing but failures comes back, polls thin out to one in half a minute. */
  function breather(): number {
    return nothingWorks() ? backOffMs(failuresInARow - 3, { firstMs: slotMs, mostMs: minute / 2 }) : 0;
  }

  function nothingWorks(): boolean {
    return failuresInARow >= 5;
  }

  function mostWorth(now: number): Track | null {
    const oldestAllowed = now - hour - tracks.size * slotMs;
    let best: Track | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const track of tracks.values()) {
      if (track.dueAt > now || isAsked(track, now)) continue;
      const worth = worthOf(track, now, oldestAllowed);
      if (worth > most) [best, most] = [track, worth];
    }
    return best;
  }

  function worthOf(track: Track, now: number, oldestAllowed: number): number {
    const waitingSince = track.lastPollAt ?? track.followedAt;
    // Nothing starves: who waited too long comes first, the longest wait before all.
    if (waitingSince < oldestAllowed) return Number.MAX_SAFE_INTEGER - waitingSince;
    const { listings, pace, lastPollAt, outlook } = track;
    const certain =
      listings.unseen === null || lastPollAt === null ? 0 : worthOfUnseen(listings.unseen, { lastPollAt, pace, now });
    return weightOf(track, now) * Math.max(outlook.worthAt(now), certain);
  }

  function earliest(now: number): number {
    let at = Number.POSITIVE_INFINITY;
    for (const track of tracks.values()) {
      at = Math.min(at, isAsked(track, now) ? (track.askedAt ?? now) + lostAfterMs : track.dueAt);
    }
    return at;
  }

  function polled(matchId: number, { now, refreshedAt, changed }: PollResult): void {
    failuresInARow = 0;
    pausedUntil = Number.NEGATIVE_INFINITY;
    const track = tracks.get(matchId);
    if (!track) return;
    const refresh = refreshSeen(track, { now, refreshedAt, changed });
    const isOverdue = now > (track.rhythm.seen ?? { to: track.followedAt }).to + track.pace.maxMs;
    track.vain = refresh ? 0 : track.vain + (isOverdue ? 1 : 0);
    if (refresh) track.rhythm = observe(track.rhythm, refresh, track.pace);
    const listings = heard(track.listings, { now, refresh });
    Object.assign(track, { stamp: refreshedAt ?? track.stamp, listings, lastPollAt: now, failures: 0, askedAt: null });
    schedule(track);
  }

  function listed(matchId: number, refreshedAt: number, now: number): void {
    const track = tracks.get(matchId);
    if (!track) return;
    listTrust.note(track.listings, refreshedAt, track.pace);
    const isNews = listTrust.holds() && isUnseen({ ...track, seen: track.rhythm.seen }, { refreshedAt, now });
    track.listings = { ...track.listings, latest: refreshedAt, unseen: isNews ? refreshedAt : track.listings.unseen };
    schedule(track);
  }

  function failed(matchId: number, now: number, retryAfterMs: number | null = null): void {
    const track = tracks.get(matchId);
    if (track) track.askedAt = null;
    if (retryAfterMs !== null) {
      if (track) track.dueAt = now + retryAfterMs;
      return;
    }
    failuresInARow++;
    pausedUntil = now + breather();
    if (!track) return;
    track.failures++;
    // When nothing works it is not the match's fault, and it must not be left waiting once the source is back.
    const longestMs = nothingWorks() ? minute / 2 : 5 * minute;
    track.dueAt = now + backOffMs(track.failures, { firstMs: 5_000, mostMs: longestMs }) * (1 + random() / 2);
  }

  function learned(matchId: number): string {
    const track = tracks.get(matchId);
    return JSON.stringify(track ? { live: track.live, stamp: track.stamp, rhythm: track.rhythm } : null);
  }

  function restore(matchId: number, kept: { lastPollAt: number; learned: string }): void {
    const track = tracks.get(matchId);
    if (!track) return;
    track.lastPollAt = kept.lastPollAt;
    const known = readLearned(kept.learned);
    if (known) {
      track.stamp = known.stamp;
      track.rhythm = known.live === track.live ? known.rhythm : { ...track.rhythm, seen: known.rhythm.seen };
    }
    schedule(track);
  }

  return { follow, next, polled, listed, failed, learned, restore };
}

/** With time to spare a window is tried early and often; near the limit a poll must be sure to find something. */
function gateFor(load: number): number {
  return load < 0.4 ? 0.13 + 0.3 * load : 0.25 + 0.7 * Math.min(1, (load - 0.4) / 0.45);
}

/** A match counts by the square root of its chats, up to fourfold as its start comes near, and double when live. */
function weightOf({ chats, startsAt, live }: Track, now: number): number {
  const hoursToStart = startsAt === null || live ? Number.POSITIVE_INFINITY : Math.max(0, startsAt - now) / hour;
  return Math.sqrt(Math.max(1, chats)) * (1 + 3 * Math.exp(-hoursToStart / 2)) * (live ? 2 : 1);
}

function isAsked({ askedAt }: Track, now: number): boolean {
  return askedAt !== null && now < askedAt + lostAfterMs;
}

const time = z.number().finite();
const span = z.object({ from: time, to: time });
const keptShape = z.object({
  live: z.boolean(),
  stamp: time.nullable(),
  rhythm: z.object({
    seen: span.nullable(),
    earlier: z.array(span),
    gaps: z.array(span).min(1),
    slackMs: time.positive(),
    trust: z.number().min(0).max(1),
    unproven: z.number().int().min(0),
    refreshesPerChange: z.number().min(1).default(1),
  }),
});

function readLearned(text: string): z.infer<typeof keptShape> | null {
  try {
    return keptShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
