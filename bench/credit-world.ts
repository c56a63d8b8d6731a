import { randomFrom } from "../test/feed/schedule-simulation.ts";
import type { RecordedMatch, RecordedOdds } from "./recorded-odds.ts";

/** Minutes from the beginning of the month; points of probability, 0 to 100, of each side. */
export interface Path {
  times: readonly number[];
  points: readonly (readonly number[])[];
}

/** A movement as somebody would be told who always looks: until half of it is undone, or the start. */
interface Move {
  on: number;
  off: number;
  /** So near the start that nobody can say whether it would have stayed. */
  isLate: boolean;
  watches: number;
}

export interface WatchedMatch {
  start: number;
  /** From its first watch on, or from its first price. */
  from: number;
  /** When each of its watches began. */
  watches: number[];
  path: Path;
  moves: readonly Move[];
}

export interface CreditWorld {
  end: number;
  leagues: readonly (readonly WatchedMatch[])[];
}

/** A movement is so many points, and stays so long. */
export const limit = 3;
const staysFor = 30;
const day = 1_440;
const seenBefore = 72 * 60;

/** Days of the week (0 is Monday), hours of the first day, and how many matches begin at once: real calendars, made simple. */
const calendars = [
  [
    { days: [4], hours: [20], size: 1 },
    { days: [5], hours: [13.5, 16, 18.5], size: 2 },
    { days: [6], hours: [14, 16.5], size: 2 },
  ],
  [
    { days: [3, 0], hours: [24.3], size: 1 },
    { days: [6], hours: [18, 21.2], size: 5 },
    { days: [6], hours: [24.3], size: 1 },
  ],
  [{ days: [0, 1, 2, 3, 4, 5, 6], hours: [17, 23, 23.6, 24.1, 26], size: 3 }],
  [
    { days: [4], hours: [19.5], size: 1 },
    { days: [5], hours: [15, 17.5, 20], size: 2 },
    { days: [6], hours: [13, 15.5], size: 2 },
  ],
  [{ days: [5], hours: [17, 20.5, 24], size: 4 }],
  [{ days: [1, 3, 4, 6], hours: [23, 24, 26], size: 1.3 }],
];

interface Making {
  seed: number;
  leagues: number;
  watches: number;
  recorded: readonly RecordedMatch[];
  days?: number;
}

/** A month of matches. Each place of a watch is taken anew, at waking hours, once its match has begun. */
export function makeWorld({ seed, leagues, watches, recorded, days = 30 }: Making): CreditWorld {
  const random = randomFrom(seed * 7_919 + leagues * 31 + watches);
  const end = days * day;
  const all = Array.from({ length: leagues }, (_, nth) => {
    const places = Math.floor(watches / leagues) + (nth < watches % leagues ? 1 : 0);
    const starts = startsOf(calendars[(nth + (leagues === 1 ? seed : 0)) % calendars.length] ?? [], { days, random });
    const pathAt = (start: number): Path => {
      const drawn = recorded[Math.floor(random() * recorded.length)];
      return drawn ? recordedAt(drawn, start, random) : drawnAt(start, random);
    };
    return watchedMatches(starts, { places, end, random, pathOf: (nth) => pathAt(starts[nth] ?? 0) });
  });
  return { end, leagues: all };
}

interface Replaying {
  seed: number;
  sports: readonly string[];
  watches: number;
  recorded: RecordedOdds;
  days: number;
}

/** The season of American football is recorded densely, the months after it hardly (minutes since 1970). */
const denseUntil = 29_730_000;
const week = 7 * day;

/** Real weeks at their real times, from some Monday on; those of different months fall together. */
export function replayWorld({ seed, sports, watches, recorded, days }: Replaying): CreditWorld {
  const random = randomFrom(seed * 104_729 + sports.length * 17 + watches);
  const end = days * day;
  const leagues = sports.map((sport, nth) => {
    const all = (recorded[sport] ?? []).filter(({ start }) => start < denseUntil || !["nfl", "ncaaf"].includes(sport));
    const sorted = all.toSorted((a, b) => a.start - b.start);
    const [first, last] = [sorted[0]?.start ?? 0, sorted.at(-1)?.start ?? 0];
    // 1970 began on a Thursday.
    const monday = Math.ceil((first - 4 * day) / week) * week + 4 * day;
    const weeks = Math.max(0, Math.floor((last - end - monday) / week));
    const from = monday + Math.floor(random() * (weeks + 1)) * week;
    const its = sorted.filter(({ start }) => start > from && start < from + end + 3 * day);
    const starts = its.map(({ start }) => Math.round(start - from));
    const places = Math.floor(watches / sports.length) + (nth < watches % sports.length ? 1 : 0);
    const pathOf = (at: number): Path => recordedAt(its[at] ?? { start: 0, rows: [] }, starts[at] ?? 0, random);
    return watchedMatches(starts, { places, end, random, pathOf });
  });
  return { end, leagues };
}

function startsOf(calendar: (typeof calendars)[number], { days, random }: { days: number; random: () => number }): number[] {
  const shift = (random() - 0.5) * 300;
  const starts: number[] = [];
  for (let at = 0; at < days + 4; at++)
    for (const { days: on, hours, size } of calendar)
      for (const hour of on.includes(at % 7) ? hours : [])
        for (let nth = Math.floor(size + random()); nth > 0; nth--) starts.push(Math.round(at * day + hour * 60 + shift));
  return starts.sort((a, b) => a - b);
}

interface Watching {
  places: number;
  end: number;
  random: () => number;
  pathOf(nth: number): Path;
}

function watchedMatches(starts: readonly number[], { places, end, random, pathOf }: Watching): WatchedMatch[] {
  const watches = starts.map((): number[] => []);
  for (let place = 0; place < places; place++)
    for (let at = random() * 600; at < end; ) {
      const hour = (at / 60) % 24;
      const open = starts.flatMap((start, nth) => (start > at + 60 && start < at + 3 * day ? [nth] : [])).slice(0, 12);
      const nth = open[Math.floor(random() ** 1.3 * open.length)];
      if (hour < 7 || nth === undefined) {
        at += hour < 7 ? 60 : 180;
        continue;
      }
      watches[nth]?.push(at);
      at = (starts[nth] ?? 0) + random() * 240;
    }
  return starts.flatMap((start, nth) => {
    const own = (watches[nth] ?? []).sort((a, b) => a - b);
    const [first] = own;
    if (first === undefined || start >= end) return [];
    const path = pathOf(nth);
    const from = Math.max(first, path.times[0] ?? start);
    const counted = (move: Omit<Move, "watches">) => ({ ...move, watches: own.filter((at) => at <= move.on).length || 1 });
    return [{ start, from, watches: own, path, moves: movesOf(path, from, start).map(counted) }];
  });
}

/** A step fell somewhere between two answers; it is put at random in between. */
function recordedAt({ rows }: RecordedMatch, start: number, random: () => number): Path {
  const [times, points]: [number[], number[][]] = [[], []];
  let leftBefore = Number.NaN;
  for (const [left = 0, ...now] of rows) {
    const last = points.at(-1);
    if (last && last.length !== now.length) continue;
    if (!last || apart(last, now) >= 0.05) {
      times.push(start - (last ? left + random() * Math.min(60, leftBefore - left) : left));
      points.push(now);
    }
    leftBefore = left;
  }
  return { times, points };
}

/** Where nothing was recorded: the variance that movements of 3 points at `0.12 / (h + 0.8)` an hour ask for, half of it in jumps. */
function drawnAt(start: number, random: () => number): Path {
  const restless = Math.exp(0.8 * (random() + random() + random() - 1.5));
  const [times, points]: [number[], number[][]] = [[], []];
  let price = 25 + 50 * random();
  for (let left = seenBefore; left > 0; left -= 5) {
    const variance = (restless * limit ** 2 * 0.12 * (5 / 60)) / (left / 60 + 0.8);
    const jump = random() < variance / 2 / 3.4 ? 1 + 0.7 * -Math.log(1 - random()) : 0;
    const creep = random() < variance / 2 / 0.36 ? 0.6 : 0;
    const step = (random() < 0.5 ? -1 : 1) * (jump + creep);
    if (step === 0 && times.length > 0) continue;
    price = Math.min(97, Math.max(3, price + step));
    times.push(start - left + 5 * random());
    points.push([price, 100 - price]);
  }
  return { times, points };
}

function movesOf({ times, points }: Path, from: number, start: number): Omit<Move, "watches">[] {
  const moves: Omit<Move, "watches">[] = [];
  let base = pricesAt({ times, points }, from);
  times.forEach((on, nth) => {
    const now = points[nth];
    if (!base || !now || on <= from || on >= start || apart(now, base) < limit) return;
    const told = base;
    const until = (least: number) => times.find((_, later) => later >= nth && apart(points[later] ?? [], told) < least) ?? start;
    const isLate = on > start - staysFor;
    const stays = until(limit - 0.5);
    if (stays - on < staysFor && !(isLate && stays === start)) return;
    moves.push({ on, off: until(limit / 2), isLate });
    base = now;
  });
  return moves;
}

export function pricesAt({ times, points }: Path, at: number): readonly number[] | null {
  let [low, high] = [0, times.length - 1];
  if (high < 0 || at < (times[0] ?? 0)) return null;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return points[low] ?? null;
}

export function apart(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((one, side) => Math.abs(one - (b[side] ?? 0))));
}
