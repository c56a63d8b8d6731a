import { anyWord, longestOf, meaningsOf, wordForm } from "../../typed-words.ts";
import type { Following } from "./name-and-more.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const unitsMs = { m: minuteMs, h: hourMs, d: dayMs };
const units = meaningsOf("units");
const lengthForm = new RegExp(`^(\\d{1,3}) ?(${anyWord("units")})?$`, "iu");
const prefix = new RegExp(`^${anyWord("common", "for")}\\s+`, "iu");

/** What a length of time looks like: `30m`, `1h`, `3 hours`, `2d`. */
export const durationForm = new RegExp(`^[1-9]\\d{0,2} ?${anyWord("units")}$`, "iu");

/** What stands for the next morning, which begins at this minute of the day. */
export const morningForm = wordForm("common", "morning");
export const morningMinute = 8 * 60;

const counts = Array.from({ length: longestOf("common", "for") + 2 }, (_, index) => index + 1);

/** A length of time, behind a name: `3h`, `for 3 h`. */
export const durationFollowing: Following = {
  beginsAt: (words, at) => counts.some((count) => isDuration(words.slice(at, at + count))),
  isWhole: isDuration,
};

function isDuration(words: readonly string[]): boolean {
  return durationForm.test(words.join(" ").replace(prefix, ""));
}

/** What a command takes as a length of time. */
export interface DurationBounds {
  leastMs?: number;
  mostMs: number;
  /** What a bare number counts; without it a unit is needed. */
  bare?: keyof typeof unitsMs;
}

const uptoYear: DurationBounds = { leastMs: minuteMs, mostMs: 365 * dayMs };

/** How long the words mean (ms); null for what is no length of time, and for one out of bounds. */
export function durationMeant(words: string, { leastMs = 0, mostMs, bare }: DurationBounds = uptoYear): number | null {
  const [, count, typed] = lengthForm.exec(words.trim().replace(prefix, "")) ?? [];
  const unit = typed === undefined ? bare : units.get(typed.toLowerCase());
  const ms = unit === undefined ? Number.NaN : Number(count) * unitsMs[unit];
  return ms >= leastMs && ms <= mostMs ? ms : null;
}

/** The same in hours, at least 1 and at most 999; null as well for a length of time that is no whole number of them. */
export function hoursMeant(words: string, { least = 1, most = 999 } = {}): number | null {
  const ms = durationMeant(words, { leastMs: least * hourMs, mostMs: most * hourMs });
  return ms === null || ms % hourMs !== 0 ? null : ms / hourMs;
}
