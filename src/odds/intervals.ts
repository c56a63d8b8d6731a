/** Holds the true value in 95 of 100 cases. */
export interface Interval {
  low: number;
  high: number;
}

/** How sure an interval is. */
const sureness = 0.95;
/** The normal distribution is as far from its middle as this in the rest. */
const z = 1.959964;

/** Wilson's interval of a probability, in 0..1, by how often it happened among so many that have nothing to do with each other. */
export function shareInterval(hits: number, count: number): Interval {
  const share = hits / count;
  const shrink = 1 + z ** 2 / count;
  const middle = (share + z ** 2 / (2 * count)) / shrink;
  const half = (z / shrink) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The value in the middle, or between the two that are. There is at least one. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
}

/** From so many values on the least and the greatest of them hold the median between them as surely as is asked. */
const leastForMedian = 6;

/**
 * Between which values the median is, whatever the distribution: the n-th from below and from above would be surer than is asked,
 * the next ones less sure, so it lies between these pairs, as Hettmansperger and Sheather have it. Null for fewer than six values.
 */
export function medianInterval(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < leastForMedian) return null;
  const sorted = values.toSorted((a, b) => a - b);
  let nth = 1;
  while (surenessOf(nth + 1, count) >= sureness) nth++;
  const [surer, next] = [surenessOf(nth, count), surenessOf(nth + 1, count)];
  const over = (surer - sureness) / (surer - next);
  const share = ((count - nth) * over) / (nth + (count - 2 * nth) * over);
  const between = (at: number, inner: number) => (1 - share) * (sorted[at] ?? 0) + share * (sorted[inner] ?? 0);
  return { low: between(nth - 1, nth), high: between(count - nth, count - nth - 1) };
}

/** How surely the median is between the n-th value from below and the n-th from above. */
function surenessOf(nth: number, count: number): number {
  // As a logarithm: of a thousand values the first chances are too small for a number.
  let chance = count * Math.log(0.5);
  let below = 0;
  for (let fewer = 0; fewer < nth; fewer++) {
    below += Math.exp(chance);
    chance += Math.log((count - fewer) / (fewer + 1));
  }
  return 1 - 2 * below;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** Student's interval of a mean; null for fewer than two values. */
export function meanInterval(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < 2) return null;
  const mean = meanOf(values);
  const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / (count - 1);
  const half = studentOf(count - 1) * Math.sqrt(variance / count);
  return { low: mean - half, high: mean + half };
}

/** Where Student's distribution has 2.5 % above it, by its expansion around the normal one: to three places from nine degrees on. */
function studentOf(degrees: number): number {
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3 + fourth / degrees ** 4;
}
