import { nextMinuteOfDay } from "../../chats/day-times.ts";
import { dayMeant, weekdayForm } from "../../matches/days.ts";
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

const morningForm = wordForm("common", "morning");
/** The minute of the day at which a morning begins, and a day where nobody says when. */
const morningMinute = 8 * 60;
const untilForm = new RegExp(`^${anyWord("common", "until")}\\s+`, "iu");
/** Where the word stands behind: “9:00'a kadar”. */
const untilBehindForm = new RegExp(`(?:(?<=\\d)['\u2019]\\p{L}+)?(?<!\\s)\\s+${anyWord("common", "until")}$`, "iu");
const atForm = new RegExp(`^${anyWord("rule", "at")}\\s+`, "iu");
const clockForm = new RegExp(`^(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(${anyWord("halves")}))?$`, "iu");
const halves = meaningsOf("halves");

const counts = Array.from({ length: longestOf("common", "for") + 2 }, (_, index) => index + 1);

/** A length of time behind a name, or its end: `3h`, `for 3 h`, `until mon 9:00`. */
export const durationFollowing: Following = {
  beginsAt: (words, at) => isUntil(words.slice(at)) || counts.some((count) => isDuration(words.slice(at, at + count))),
  isWhole: (words) => isUntil(words) || isDuration(words),
};

function isUntil(words: readonly string[]): boolean {
  const typed = words.join(" ");
  return untilForm.test(typed) || (untilBehindForm.test(typed) && timeMeant(typed, { now: 0, timeZone: null }) !== null);
}

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

/** A minute of the day as people write it: `8`, `08:00`, `23.30`, `9 pm`; null for anything else. */
export function minuteMeant(words: string): number | null {
  const [, typed, minutes = "0", half] = clockForm.exec(words.trim().replace(atForm, "")) ?? [];
  const named = half === undefined ? null : halves.get(half.toLowerCase());
  if (named && (Number(typed) === 0 || Number(typed) > 12)) return null;
  const hours = named ? (Number(typed) % 12) + (named === "pm" ? 12 : 0) : Number(typed);
  return hours < 24 && Number(minutes) < 60 ? hours * 60 + Number(minutes) : null;
}

/** Where and when somebody says a time. */
export interface Said {
  now: number;
  timeZone: string | null;
}

/**
 * The time to come (ms UTC) that words mean: the end of a length of time, `morning`, `18:00`, `until mon 9:00`, `tomorrow`. A
 * bare number is an hour only behind "until". Null for what is no time, is over or lies out of bounds; what names its day or
 * minute may be as soon as it likes.
 */
export function timeMeant(words: string, { now, timeZone }: Said, bounds: DurationBounds = uptoYear): number | null {
  const length = durationMeant(words, bounds);
  if (length !== null) return now + length;
  const isBare = /^\d+$/.test(words.trim());
  const at = isBare
    ? null
    : momentMeant(words.trim().replace(untilForm, "").replace(untilBehindForm, ""), { now, timeZone: timeZone ?? "UTC" });
  return at !== null && at > now && at - now <= bounds.mostMs ? at : null;
}

/** Whether words are a time, of which it is only known later whether it is to come. */
export function isTime(words: string): boolean {
  return isUntil([words]) || timeMeant(words, { now: 0, timeZone: null }) !== null;
}

function momentMeant(words: string, at: { now: number; timeZone: string }): number | null {
  const [, first = "", rest] = /^(\S+)(?:\s+(.+))?$/u.exec(words) ?? [];
  const day = dayMeant(first, at);
  if (!day) {
    const minute = clockMeant(words);
    return minute === null ? null : nextMinuteOfDay(minute, at.timeZone, at.now + 1);
  }
  const minute = rest === undefined ? morningMinute : clockMeant(rest);
  if (minute === null) return null;
  const moment = nextMinuteOfDay(minute, at.timeZone, day.from);
  // Of a weekday whose time is over the next one is meant.
  const next = moment <= at.now && weekdayForm.test(first) ? dayMeant(first, { ...at, now: day.to }) : null;
  return next ? nextMinuteOfDay(minute, at.timeZone, next.from) : moment;
}

function clockMeant(words: string): number | null {
  return morningForm.test(words) ? morningMinute : minuteMeant(words);
}
