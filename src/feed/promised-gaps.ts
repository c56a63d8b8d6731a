import { type Promised, phaseAt, phases, steps } from "../facts/checks.ts";
import type { Heated } from "./heat.ts";

/** What is there to spend, and for what: a question of root 1 is asked `allowance / load` times a minute. */
export interface Plan {
  /** Units a minute. */
  allowance: number;
  /** What they have to do for. */
  load: number;
}

export const factorIn = ({ allowance, load }: Plan): number => (load > 0 ? allowance / load : 0);

/** A promise that got worse. */
export interface TakenBack {
  matchId: number;
  was: Promised;
  is: Promised;
  /** When it was given (ms UTC). */
  since: number;
  /** More has to be looked at, or there is less to spend; null where nothing is left at all. */
  because: "load" | "allowance" | null;
}

/** A match, and its question. */
interface Reviewed {
  match: Heated;
  /** Nothing is promised that the service hasn't. */
  rhythmMs: number;
  rootAt(time: number): number;
}

/** A promise as it is kept: its gaps, and what it was given by. */
type KeptPromise = readonly [matchId: number, gaps: readonly number[], given: Plan & { at: number }];

interface Given {
  gaps: readonly number[];
  given: Plan & { at: number };
}

/** Holds what people were promised of each match. Pure state. */
export interface PromisedGaps {
  /** Looks at all promises again. */
  review(open: readonly Reviewed[], plan: Plan, now: number): void;
  /** The gap that holds for a match now; endless where none is promised. */
  gapOf(match: Heated, now: number): number;
  promised(matchId: number): Promised | null;
  /** Since this was asked last. */
  takenBack(): TakenBack[];
  kept(): KeptPromise[];
  restore(kept: readonly KeptPromise[]): void;
}

const [minute, hour] = [60_000, 3_600_000];
/** Half of the budget keeps promises, and they are taken back when that would take all of it. */
const [promisedShare, takenBackAt] = [0.5, 2];
/** Longer than any gap, and short enough to be compared. */
const none = 48 * hour;

export function createPromisedGaps(): PromisedGaps {
  let promises = new Map<number, Given>();
  const worse = new Map<number, TakenBack>();
  /** Matches whose watchers have heard that less holds. */
  const heard = new Set<number>();

  /**
   * Given once; taken back when it can be kept only half as well, and improved without a word when it can be kept twice as well. Who has
   * heard that less holds would hear it again of what comes and goes: then it isn't improved until there is more to spend.
   */
  function reviewOne(match: Heated, is: Given, now: number): void {
    const { matchId } = match;
    const was = promises.get(matchId);
    const ahead = is.gaps.map((gap, nth) => ({ gap, before: was?.gaps[nth] ?? none })).slice(phaseAt(match, now));
    const isWorse = was !== undefined && ahead.some(({ gap, before }) => gap > takenBackAt * before);
    const isRicher = is.given.allowance >= takenBackAt * (was?.given.allowance ?? 0);
    const isBetter = (isRicher || !heard.has(matchId)) && ahead.every(({ gap, before }) => takenBackAt * gap <= before);
    if (isWorse) heard.add(matchId);
    if (isWorse) worse.set(matchId, { ...takenBack(was, is, matchId), ...firstOf(worse.get(matchId)) });
    if (!was || isWorse || isBetter) promises.set(matchId, is);
  }

  return {
    review(open, plan, now) {
      const ids = new Set(open.map(({ match }) => match.matchId));
      promises = new Map([...promises].filter(([matchId]) => ids.has(matchId)));
      for (const matchId of heard) if (!ids.has(matchId)) heard.delete(matchId);
      for (const one of open) reviewOne(one.match, { gaps: gapsFor(one, factorIn(plan), now), given: { ...plan, at: now } }, now);
    },
    gapOf: (match, now) => {
      const gap = promises.get(match.matchId)?.gaps[phaseAt(match, now)] ?? none;
      return gap === none ? Number.POSITIVE_INFINITY : gap;
    },
    promised(matchId) {
      const known = promises.get(matchId);
      return known ? promisedOf(known.gaps) : null;
    },
    takenBack() {
      const told = [...worse.values()];
      worse.clear();
      return told;
    },
    kept: () => [...promises].map(([matchId, { gaps, given }]) => [matchId, gaps, given]),
    restore(kept) {
      promises = new Map(kept.map(([matchId, gaps, given]) => [matchId, { gaps, given }]));
      worse.clear();
    },
  };
}

function takenBack(was: Given, is: Given, matchId: number): TakenBack {
  const { given: then } = was;
  const { given: now } = is;
  const isMore = now.allowance >= then.allowance || now.load / then.load >= then.allowance / now.allowance;
  const because = now.allowance > 0 ? (isMore ? "load" : "allowance") : null;
  return { matchId, was: promisedOf(was.gaps), is: promisedOf(is.gaps), since: then.at, because };
}

/** Of several times that a promise got worse, before anybody was told, the first one counts. */
function firstOf(told: TakenBack | undefined): Partial<TakenBack> {
  return told ? { was: told.was, since: told.since } : {};
}

/**
 * By the question as it is in the middle of each phase; half of the factor is for promises. Nearer the start no gap is longer: others
 * may begin first and leave a match that alone is worth few looks, and what was said before has to hold until the end.
 */
function gapsFor({ match, rhythmMs, rootAt }: Reviewed, factor: number, now: number): readonly number[] {
  const alone = phases.map((from, nth) => {
    const hours = Math.sqrt(Math.max(from, 0.3) * (phases[nth - 1] ?? 72));
    const perMinute = promisedShare * factor * rootAt(Math.max(now + 1, match.startsAt - hours * hour));
    return steps.find((gap) => gap >= rhythmMs && gap * perMinute >= minute) ?? none;
  });
  return alone.map((_, nth) => Math.max(...alone.slice(nth)));
}

function promisedOf(gaps: readonly number[]): Promised {
  const [over24h = null, from6h = null, from1h = null, lastHour = null] = gaps.map((gap) => (gap === none ? null : gap));
  return { over24h, from6h, from1h, lastHour };
}
