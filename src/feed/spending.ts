import type { Limit } from "../api/odds-api.ts";
import { backOffMs } from "../clock.ts";
import { type Askable, costOf, type Heated, movementsPerHour, rootOf, urgencyOf } from "./heat.ts";
import { keptText, readKept } from "./learned.ts";
import { busiestAhead, createLoad, meanAhead } from "./load.ts";
import { createPromisedGaps, factorIn, type Plan, type PromisedGaps } from "./promised-gaps.ts";

/** Decides which question is worth its price now: docs/decisions/0007-a-month-of-credits.md. Pure: no timers, no I/O. */
export interface Spending extends Pick<PromisedGaps, "promised" | "takenBack"> {
  /** Replaces what can be asked; what was learned about questions that stay is kept. */
  follow(list: readonly Askable[], now: number): void;
  /** What to ask now, in one question, until `answered` or `failed` is told of it; or when to come back, a minute away at most. */
  next(limits: readonly Limit[], now: number): { keys: readonly string[] } | { waitUntil: number };
  /** Any answer counts, whoever asked. */
  answered(key: string, now: number): void;
  /** The source has said by itself what there is: nothing is asked while it may be trusted to go on. */
  heard(key: string, now: number): void;
  /** It may have said things that nobody heard: all is asked for as before. */
  interrupted(): void;
  /** Nothing came: due again after a back-off. With `retryAfterMs` nothing was spent: due again by then. */
  failed(key: string, now: number, retryAfterMs?: number | null): void;
  /** When a question was answered last, whoever asked; null where that is not known. */
  seenAt(key: string): number | null;
  /** The gap (ms) that is promised now for what a question brings: a younger board is as good as a look. Endless without one. */
  gapOf(key: string, now: number): number;
  /** Units that each question takes in the next day, by its watches of now. */
  perDay(now: number): ReadonlyMap<string, number>;
  /** The load of each hour of the last week, the promises and the last looks, as a text to keep. */
  learned(): string;
  /** Begins with what was kept; `follow` comes next. A text that cannot be read is as good as none. */
  restore(kept: string): void;
}

interface Track extends Askable {
  /** Movements that nobody has seen yet, as far as they are to be expected, by match. */
  risks: Map<number, number>;
  /** Hours that watchers are expected to have waited for them. */
  waited: number;
  /** When it was seen last, or its first watch began, from what was known then. */
  knownAt: number;
  /** Is not asked sooner: an answer is awaited, or nothing came. */
  notBefore: number;
  failures: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** Of what is left, however much others with the same key may take. */
const leastShare = 0.25;
/** What was heard of is asked about after so long a silence, lest it have been forgotten; a question that nobody reported on is given up. */
const [silentMs, lostAfterMs] = [15 * minute, 2 * minute];

export function createSpending(): Spending {
  let tracks = new Map<string, Track>();
  let seen = new Map<string, number>();
  const heardOf = new Set<string>();
  const [load, promises] = [createLoad(), createPromisedGaps()];
  let at: number | null = null;
  let plan: Plan = { allowance: 0, load: 0 };
  let [plannedAt, reviewedAt] = [0, 0];
  /** Prices in play are paid for only from what cannot be saved. */
  let [goesOn, isOut, isResumed] = [false, false, false];

  const openAt = ({ matches }: Pick<Askable, "matches">, now: number) =>
    matches.filter(({ startsAt, live }) => startsAt > now || (live && goesOn));
  const rootAt = (one: Askable, now: number, later = now) => rootOf(one, openAt(one, later), { now, later });
  const loadAt = (now: number, later = now) =>
    [...tracks.values()].reduce((sum, one) => sum + costOf(one) * rootAt(one, now, later), 0);

  function follow(list: readonly Askable[], now: number): void {
    tracks = new Map(list.map((one) => [one.key, Object.assign(tracks.get(one.key) ?? trackOf(one, now), one)]));
    isResumed = false;
    const isNew = ({ matchId }: Heated): boolean => promises.promised(matchId) === null;
    // Who watches something new is promised something at once.
    if ([...tracks.values()].some((one) => openAt(one, now).some(isNew))) [plannedAt, reviewedAt] = [0, 0];
  }

  /** After a restart it goes on as if it had been followed since it was seen last. */
  function trackOf(asked: Askable, now: number): Track {
    const knownAt = isResumed ? (seen.get(asked.key) ?? now) : now;
    const track: Track = { ...asked, risks: new Map(), waited: 0, knownAt, notBefore: now, failures: 0 };
    collect(track, (now - knownAt) / minute, now);
    return Object.assign(track, { waited: Math.min(track.waited / 2, priceOf(asked)) });
  }

  function next(limits: readonly Limit[], now: number): { keys: readonly string[] } | { waitUntil: number } {
    advance(limits, now);
    const ready = [...tracks.values()].filter((one) => now >= readyAt(one) && openAt(one, now).length > 0);
    const inOrder = ready.sort((a, b) => dueOf(b) - dueOf(a));
    const first = isOut ? undefined : inOrder.find((one) => isDue(one, now));
    if (!first) return { waitUntil: Math.min(now + minute, ...[...tracks.values()].map(readyAt).filter((time) => time > now)) };
    const along = inOrder.filter((one) => one !== first && one.together).slice(0, (first.together ?? 1) - 1);
    for (const one of [first, ...along]) one.notBefore = now + lostAfterMs;
    return { keys: [first, ...along].map(({ key }) => key) };
  }

  function advance(limits: readonly Limit[], now: number): void {
    const minutes = Math.max(0, now - (at ?? now)) / minute;
    const wasOut = isOut;
    at = now;
    goesOn = limits.every((limit) => "perMinute" in limit);
    isOut = limits.some((limit) => "left" in limit && limit.left <= 0);
    const isLastDay = limits.some((limit) => "left" in limit && limit.endsAt < now + day);
    if (load.hours().length === 0 && tracks.size === 0) return;
    if (now >= plannedAt || goesOn || isOut !== wasOut) {
      plan = planFor(limits, now);
      plannedAt = now + (load.hours().length < 24 ? 5 : 30) * minute;
    }
    if (now >= reviewedAt || isLastDay || isOut !== wasOut) review(now);
    for (const one of tracks.values()) collect(one, minutes, now);
    load.note(loadAt(now), minutes, now);
  }

  /** What cannot be saved has to do for the busiest hour as well: promises that come and go with the hours of a day are none. */
  function review(now: number): void {
    reviewedAt = now + 10 * minute;
    const most = Math.max(plan.load, goesOn ? busiestAhead((time) => loadAt(now, time), now) : 0);
    const open = [...tracks.values()].flatMap((one) =>
      openAt(one, now).map((match) => ({ match, rhythmMs: one.rhythmMs, rootAt: (time: number) => rootAt(one, now, time) })),
    );
    promises.review(open, { ...plan, load: most }, now);
  }

  /** By the scarcest: what is left must last; what cannot be saved is all given, that of a day to what is watched on it. */
  function planFor(limits: readonly Limit[], now: number): Plan {
    const laterLoad = (time: number) => loadAt(now, time);
    // A service that counts nothing is asked ten times a second at most.
    const plans = (limits.length > 0 ? limits : [{ perMinute: 600 }]).map((limit): Plan => {
      if ("perMinute" in limit) return { allowance: limit.perMinute, load: loadAt(now) };
      const ours = Math.max(0, limit.left * leastShare, limit.left - (limit.others ?? 0));
      const ahead = limit.isDaily ? meanAhead(laterLoad, now, limit.endsAt) : 0;
      return { allowance: ours / Math.max(60, (limit.endsAt - now) / minute), load: ahead || load.mean(laterLoad, now) };
    });
    return plans.toSorted((a, b) => factorIn(a) - factorIn(b))[0] ?? plan;
  }

  function collect(one: Track, minutes: number, now: number): void {
    for (const match of openAt(one, now)) {
      const risk = (one.risks.get(match.matchId) ?? 0) + (movementsPerHour(match, now) * match.near * minutes) / 60;
      one.risks.set(match.matchId, risk);
      one.waited += (risk * urgencyOf(match, now) * minutes) / 60;
    }
  }

  /** How many questions an hour one unit of root gets. */
  const perHour = (): number => 60 * factorIn(plan);
  /** In hours that are expected to have been waited. */
  const priceOf = (asked: Askable): number => costOf(asked) / (2 * perHour() ** 2);
  /** 1 when the price is reached. */
  const dueOf = (one: Track): number => perHour() * Math.sqrt((2 * one.waited) / costOf(one));
  const gapOf = (asked: Pick<Askable, "matches">, now: number): number =>
    Math.min(...openAt(asked, now).map((match) => promises.gapOf(match, now)), Number.POSITIVE_INFINITY);
  /** What was never seen is due at once. */
  const isDue = (one: Track, now: number): boolean =>
    perHour() > 0 && (!seen.has(one.key) || dueOf(one) >= 1 || now - one.knownAt >= gapOf(one, now) - minute);

  const readyAt = ({ key, notBefore, rhythmMs }: Track): number =>
    Math.max(notBefore, (seen.get(key) ?? Number.NEGATIVE_INFINITY) + Math.max(rhythmMs, heardOf.has(key) ? silentMs : 0));

  function answered(key: string, now: number): void {
    seen.set(key, now);
    for (const [one, lastAt] of seen) if (lastAt < now - 7 * day) seen.delete(one);
    Object.assign(tracks.get(key) ?? {}, { waited: 0, risks: new Map(), knownAt: now, failures: 0, notBefore: now });
  }

  function failed(key: string, now: number, retryAfterMs: number | null = null): void {
    const track = tracks.get(key);
    if (!track) return;
    const failures = track.failures + (retryAfterMs === null ? 1 : 0);
    const backOff = retryAfterMs ?? backOffMs(failures, { firstMs: 5_000, mostMs: 5 * minute });
    Object.assign(track, { failures, notBefore: now + backOff });
  }

  function perDay(now: number): ReadonlyMap<string, number> {
    const hours = Array.from({ length: 24 }, (_, nth) => now + nth * hour);
    const looksIn = (one: Track, later: number) => Math.min(hour / one.rhythmMs, perHour() * rootAt(one, now, later));
    const looksOf = (one: Track) => hours.reduce((sum, later) => sum + looksIn(one, later), 0);
    return new Map([...tracks].map(([key, one]) => [key, one.cost * looksOf(one)]));
  }

  function restore(text: string): void {
    const kept = readKept(text);
    load.restore(kept.load);
    [tracks, plan, seen] = [new Map(), kept.plan, new Map(kept.seen)];
    [at, plannedAt, reviewedAt, isResumed] = [null, 0, 0, true];
    promises.restore(kept.promises);
  }

  return {
    heard(key, now) {
      heardOf.add(key);
      answered(key, now);
    },
    interrupted: () => heardOf.clear(),
    ...{ follow, next, answered, failed, restore, perDay, promised: promises.promised, takenBack: promises.takenBack },
    seenAt: (key) => seen.get(key) ?? null,
    gapOf: (key, now) => gapOf(tracks.get(key) ?? { matches: [] }, now),
    learned: () => keptText({ load: load.hours(), plan, promises: promises.kept(), seen: [...seen] }),
  };
}
