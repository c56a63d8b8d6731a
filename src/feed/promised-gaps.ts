import { type Heated, hoursTo } from "./heat.ts";

/** The longest gap (ms) between two looks, by hours before the start; null where none is promised. */
type Promised = Readonly<Record<"over24h" | "from6h" | "from1h" | "lastHour", number | null>>;

/** A promise that got worse. */
interface TakenBack {
  matchId: number;
  was: Promised;
  is: Promised;
}

/** Holds what people were promised of each match. Pure state. */
export interface PromisedGaps {
  /** Looks at all promises again; `rootAt` is that of the match's question at a time, and half of the factor is for promises. */
  review(open: readonly { match: Heated; rootAt(time: number): number }[], factor: number, now: number): void;
  /** The gap that holds for a match now; endless where none is promised. */
  gapOf(match: Heated, now: number): number;
  promised(matchId: number): Promised | null;
  /** Since this was asked last. */
  takenBack(): TakenBack[];
  kept(): [matchId: number, gaps: number[]][];
  restore(kept: readonly (readonly [matchId: number, gaps: readonly number[]])[]): void;
}

const [minute, hour] = [60_000, 3_600_000];
/** Half of the budget keeps promises, and they are taken back when that would take all of it. */
const [promisedShare, takenBackAt] = [0.5, 2];
/** Hours before the start from which each gap holds. */
const phases = [24, 6, 1, 0];
const steps = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440].map((minutes) => minutes * minute);
/** Longer than any gap, and short enough to be compared. */
const none = 48 * hour;

export function createPromisedGaps(): PromisedGaps {
  let promises = new Map<number, readonly number[]>();
  const worse = new Map<number, TakenBack>();

  /** Given once; taken back when it can be kept only half as well, and improved without a word when it can be kept twice as well. */
  function reviewOne(match: Heated, is: readonly number[], now: number): void {
    const was = promises.get(match.matchId);
    const ahead = is.map((gap, nth) => ({ gap, before: was?.[nth] ?? none })).slice(phaseAt(match, now));
    const isWorse = was !== undefined && ahead.some(({ gap, before }) => gap > takenBackAt * before);
    const isBetter = ahead.every(({ gap, before }) => takenBackAt * gap <= before);
    const told = worse.get(match.matchId)?.was ?? promisedOf(was);
    if (isWorse) worse.set(match.matchId, { matchId: match.matchId, was: told, is: promisedOf(is) });
    if (!was || isWorse || isBetter) promises.set(match.matchId, is);
  }

  return {
    review(open, factor, now) {
      const ids = new Set(open.map(({ match }) => match.matchId));
      promises = new Map([...promises].filter(([matchId]) => ids.has(matchId)));
      for (const { match, rootAt } of open) reviewOne(match, gapsFor(match, { rootAt, factor, now }), now);
    },
    gapOf: (match, now) => {
      const gap = promises.get(match.matchId)?.[phaseAt(match, now)] ?? none;
      return gap === none ? Number.POSITIVE_INFINITY : gap;
    },
    promised: (matchId) => (promises.has(matchId) ? promisedOf(promises.get(matchId)) : null),
    takenBack() {
      const told = [...worse.values()];
      worse.clear();
      return told;
    },
    kept: () => [...promises].map(([matchId, gaps]) => [matchId, [...gaps]]),
    restore(kept) {
      promises = new Map(kept);
      worse.clear();
    },
  };
}

/** By the question as it is in the middle of each phase. */
function gapsFor(
  match: Heated,
  { rootAt, factor, now }: { rootAt(time: number): number; factor: number; now: number },
): readonly number[] {
  return phases.map((from, nth) => {
    const hours = Math.sqrt(Math.max(from, 0.3) * (phases[nth - 1] ?? 72));
    const perMinute = promisedShare * factor * rootAt(Math.max(now + 1, match.startsAt - hours * hour));
    return steps.find((gap) => gap * perMinute >= minute) ?? none;
  });
}

function phaseAt(match: Heated, now: number): number {
  return phases.findIndex((from) => hoursTo(match, now) >= from);
}

function promisedOf(gaps: readonly number[] = []): Promised {
  const [over24h = null, from6h = null, from1h = null, lastHour = null] = gaps.map((gap) => (gap === none ? null : gap));
  return { over24h, from6h, from1h, lastHour };
}
