import { type Interval, medianInterval, medianOf, shareInterval } from "../odds/intervals.ts";
import { stayed } from "../odds/way.ts";

/** One observation of a score. Several of one match hang together, so that they count as one, by their mean. */
export interface Scored {
  matchId: number;
  /** As a difference of probabilities, or as a fraction of a stake: above zero is good. */
  value: number;
}

/** How many observations there are of how many matches, and what they come to; null where they are too few to say. */
export interface Score {
  count: number;
  matches: number;
  result: {
    /** Matches: above zero, as good as zero, below. */
    good: number;
    even: number;
    bad: number;
    /** How likely above zero is. */
    share: Interval;
    median: number;
    medianRange: Interval;
  } | null;
}

/** With fewer matches than these nothing is said. */
export const leastMatches = 10;

/** The score of observations; what is nearer to zero than `even` is as good as zero. */
export function scoreOf(all: readonly Scored[], even: number = stayed): Score {
  const values = valuesByMatch(all);
  const medianRange = medianInterval(values);
  const counted = { count: all.length, matches: values.length };
  if (values.length < leastMatches || !medianRange) return { ...counted, result: null };
  const good = values.filter((value) => value >= even).length;
  const bad = values.filter((value) => value <= -even).length;
  const share = shareInterval(good, values.length);
  const result = { good, even: values.length - good - bad, bad, share, median: medianOf(values), medianRange };
  return { ...counted, result };
}

/** The mean of each match. */
export function valuesByMatch(all: readonly (Pick<Scored, "value"> & { matchId: number | string })[]): number[] {
  const byMatch = new Map<number | string, { total: number; count: number }>();
  for (const { matchId, value } of all) {
    const { total, count } = byMatch.get(matchId) ?? { total: 0, count: 0 };
    byMatch.set(matchId, { total: total + value, count: count + 1 });
  }
  return [...byMatch.values()].map(({ total, count }) => total / count);
}

/** The scores of groups, the largest first; none where all observations are of one group. */
export function scoresBy<T extends Scored>(all: readonly T[], groupOf: (one: T) => string): { group: string; score: Score }[] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  if (groups.size < 2) return [];
  return [...groups]
    .map(([group, its]) => ({ group, score: scoreOf(its) }))
    .sort((a, b) => b.score.matches - a.score.matches || (a.group < b.group ? -1 : 1));
}
