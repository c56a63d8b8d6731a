import type { Following } from "./name-and-more.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestMs = 365 * 24 * hourMs;

const unitsMs: Readonly<Record<string, number>> = {
  m: minuteMs,
  min: minuteMs,
  м: minuteMs,
  мин: minuteMs,
  h: hourMs,
  ч: hourMs,
  d: 24 * hourMs,
  д: 24 * hourMs,
};

/** What a length of time looks like: `30m`, `1h`, `3 ч`, `2d`. */
export const durationForm = /^([1-9]\d{0,2}) ?(min|мин|[mhdмчд])$/iu;

const prefix = /^(?:for|на)\s+/iu;

/** A length of time, behind a name: `3h`, `for 3 h`. */
export const durationFollowing: Following = {
  beginsAt: (words, at) => [1, 2, 3].some((count) => isDuration(words.slice(at, at + count))),
  isWhole: isDuration,
};

function isDuration(words: readonly string[]): boolean {
  return durationForm.test(words.join(" ").replace(prefix, ""));
}

/** How long the words mean (ms); null for what is no length of time, or for more than a year. */
export function durationMeant(words: string): number | null {
  const [, count, unit = ""] = durationForm.exec(words.trim().replace(prefix, "")) ?? [];
  const ms = Number(count) * (unitsMs[unit.toLowerCase()] ?? Number.NaN);
  return ms <= longestMs ? ms : null;
}
