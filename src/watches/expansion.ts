import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { isLive } from "../matches/state.ts";
import { matchesOf } from "../matches/taking-part.ts";
import type { Target } from "../matches/targets.ts";
import { periodIn, type Rhythm } from "../odds/rhythm.ts";
import { asksForLive } from "../rules/rule-text.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { coverMatches, ownMatches, watchedAmong } from "./covering.ts";
import { endPausesOf } from "./store.ts";
import { exclusionsOf, isTarget, type WantedTarget, wantedTargets } from "./wide-watches.ts";

/** What a wide watch covers at present. */
export interface Covered {
  /** Its matches that the chat watches, whatever watch they belong to. */
  count: number;
  /** All of its matches within the horizon, without excluded ones. */
  all: number;
  /** The start of the last one that is covered (ms UTC); null when there is none, or nobody knows. */
  until: number | null;
}

export interface Widening {
  /** Goes through all wide watches every few minutes, and when woken, until `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
  wake(): void;
  /** Takes in at once what a target covers, for somebody who has just asked for it. */
  widen(target: Target): Promise<void>;
  /** What the watch of a chat covers; `rule` in its canonical words. */
  covered(chat: string, watch: { target: Target; rule: string }): Promise<Covered>;
}

export interface WideningDeps {
  database: Database;
  index: Pick<MatchIndex, "list">;
  clock: Clock;
  log: Log;
  /** How often odds can change. */
  rhythm: Rhythm;
  /** Polls a minute at most. */
  perMinute: number;
  /** Other matches are watched now. */
  onWidened(): void;
}

const minuteMs = 60_000;
/** How far ahead a wide watch looks. */
export const horizonMs = 7 * 24 * 60 * minuteMs;
/** How many matches are followed for one target at most. */
export const matchesPerTarget = 30;
const everyMs = 3 * minuteMs;
const startedMs = 10 * minuteMs;
/** What all wide watches together may take of the polls: what is left of most of them, and always a little. */
const share = { most: 0.8, least: 0.1 };

/** Keeps wide watches covering the soonest matches of their targets, as many as can be polled in time. */
export function createWidening(deps: WideningDeps): Widening {
  const { database, index, clock, log } = deps;
  const sleep = createWakeableSleep(clock);

  /** Which matches are followed for each target: in turns, so that the polls are shared out fairly. */
  async function plan(): Promise<{ target: Target; matchIds: number[] }[]> {
    const now = clock.now();
    const matches = index.list();
    const wanted = (await wantedTargets(database)).map((one) => ({ ...one, candidates: candidates(one, matches, now) }));
    const own = await ownMatches(database);
    const polls = (known: KnownMatch) => pollsPerMinute(isLive(known.match, now), deps.rhythm);
    const owned = matches.filter(({ id }) => own.has(id)).reduce((sum, known) => sum + polls(known), 0);
    const budget = Math.max(share.most * deps.perMinute - owned, share.least * deps.perMinute);
    const chosen = shareOut(
      wanted.map((one) => one.candidates),
      { budget, free: own, polls },
    );
    return wanted.map(({ target }, nth) => ({ target, matchIds: chosen[nth] ?? [] }));
  }

  async function cover({ target, matchIds }: { target: Target; matchIds: readonly number[] }): Promise<boolean> {
    return transact(database, (session) => coverMatches(session, { target, matchIds, now: clock.now() }));
  }

  async function widenAll(signal: AbortSignal): Promise<void> {
    await endPausesOf(database, "wide", clock.now());
    let changed = false;
    for (const one of await plan()) {
      if (signal.aborted) break;
      changed = (await cover(one)) || changed;
    }
    if (changed) deps.onWidened();
  }

  return {
    wake: sleep.wake,
    async run(signal) {
      while (!signal.aborted) {
        await widenAll(signal).catch((error: unknown) =>
          log.error(errorFields(error), "could not look up the matches of wide watches"),
        );
        await sleep.for(everyMs, signal);
      }
    },
    async widen(target) {
      const planned = (await plan()).find((one) => isTarget(one.target, target));
      if (planned && (await cover(planned))) deps.onWidened();
    },
    async covered(chat, { target, rule }) {
      const excluded = new Set((await exclusionsOf(database, [chat])).map(({ matchId }) => matchId));
      const wanted = { target, live: asksForLive(rule) };
      const all = within(wanted, index.list(), { now: clock.now(), sinceMs: 0 }).filter(({ id }) => !excluded.has(id));
      const watched = await watchedAmong(database, { chat, matchIds: all.map(({ id }) => id) });
      const starts = all.filter(({ id }) => watched.has(id)).flatMap(({ match }) => match.startsAt ?? []);
      return { count: watched.size, all: all.length, until: starts.length === 0 ? null : Math.max(...starts) };
    },
  };
}

/** Live ones first, then the soonest; where nobody wants what moves live, those that began longer ago than this are left out. */
function within(
  { target, live }: WantedTarget,
  matches: readonly KnownMatch[],
  { now, sinceMs }: { now: number; sinceMs: number },
): KnownMatch[] {
  const isAhead = (startsAt: number) => startsAt <= now + horizonMs && (live || startsAt > now - sinceMs);
  return matchesOf(target, matches).filter(({ match }) => match.startsAt === null || isAhead(match.startsAt));
}

/** What has just begun stays until its watches were ended, and that was written down. */
function candidates(wanted: WantedTarget, matches: readonly KnownMatch[], now: number): KnownMatch[] {
  return within(wanted, matches, { now, sinceMs: startedMs }).slice(0, matchesPerTarget);
}

interface Sharing {
  /** Polls a minute. */
  budget: number;
  /** Matches that are polled in any case. */
  free: ReadonlySet<number>;
  polls(known: KnownMatch): number;
}

/**
 * Gives every list its next match in turn while the budget lasts; a match that another list has already, or that is free,
 * costs nothing. A list ends at the first match that does not fit, so that what is covered has no gaps.
 */
export function shareOut(lists: readonly (readonly KnownMatch[])[], { budget, free, polls }: Sharing): number[][] {
  const chosen = lists.map((): number[] => []);
  const followed = new Set(free);
  let left = budget;
  for (let turn = 0, open = lists.map((_, nth) => nth); open.length > 0; turn++)
    open = open.filter((nth) => {
      const known = lists[nth]?.[turn];
      if (!known) return false;
      const cost = followed.has(known.id) ? 0 : polls(known);
      if (cost > left) return false;
      left -= cost;
      followed.add(known.id);
      chosen[nth]?.push(known.id);
      return true;
    });
  return chosen;
}

function pollsPerMinute(live: boolean, rhythm: Rhythm): number {
  const { leastMs, mostMs } = periodIn(rhythm, live);
  return (2 * minuteMs) / (leastMs + mostMs);
}
