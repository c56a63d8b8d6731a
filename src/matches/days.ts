import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { anyWord, meanings, meaningsOf, wordForm } from "../typed-words.ts";

/** A calendar day in somebody's time zone, as the times at which it begins and ends (ms UTC). */
export interface Day {
  from: number;
  to: number;
  /** `2026-11-23`. */
  date: string;
}

const dayWords = meaningsOf("days");
const daysAhead = { today: 0, tomorrow: 1, day_after_tomorrow: 2 };
const weekdays = meaningsOf("weekdays");

/** What a day of the week looks like. Names may have the same words, so among names it is none. */
export const weekdayForm = wordForm("weekdays");

/** What a day looks like: a word for it, 2026-11-23, 23.11 or 23.11.2026; 2026-11-28+1 is two days, 2026-11-28T17 an evening. */
export const dayForm = new RegExp(
  `^(${anyWord("days")}|\\d{4}-\\d{1,2}-\\d{1,2}(?:\\+1|T17)?|\\d{1,2}\\.\\d{1,2}\\.?(\\d{4}|\\d{2})?)$`,
  "iu",
);

/** A date with slashes, which is a price (11/8) wherever prices are typed. */
export const slashedDate = /^\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?$/;

/**
 * The day that a word means, at `now` in `timeZone`; null for what is no day, and for 31.02. A date without year is yet to come,
 * and a weekday is the next one, from today on. The day stands before the month, unless 11/23 can only be the other way round.
 */
export function dayMeant(word: string, { now, timeZone }: { now: number; timeZone: string }): Day | null {
  const today = startOfDay(new TZDate(now, timeZone));
  const named = dayWords.get(word.toLowerCase());
  if (named !== undefined) return dayFrom(addDays(today, daysAhead[named]));
  const weekday = weekdays.get(word.toLowerCase());
  if (weekday !== undefined) return dayFrom(addDays(today, (meanings.weekdays.indexOf(weekday) - today.getDay() + 7) % 7));
  const [both, firstOfTwo = ""] = /^(.+)\+1$/.exec(word) ?? [];
  if (both !== undefined) return bothDays(dayMeant(firstOfTwo, { now, timeZone }), timeZone);
  if (word.endsWith(eveningSign)) return evening(dayMeant(word.slice(0, -eveningSign.length), { now, timeZone }), timeZone);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (iso) return dateOf({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, timeZone);
  const short = /^(\d{1,2})[./](\d{1,2})[./]?(\d{4}|\d{2})?$/.exec(word);
  if (!short) return null;
  const [, first = 0, second = 0, year] = short.map(Number);
  const given = second > 12 && slashedDate.test(word) ? { day: second, month: first } : { day: first, month: second };
  if (short[3] !== undefined) return dateOf({ ...given, year: ((year ?? 0) % 2000) + 2000 }, timeZone);
  const thisYear = dateOf({ ...given, year: today.getFullYear() }, timeZone);
  return thisYear && thisYear.to > now ? thisYear : dateOf({ ...given, year: today.getFullYear() + 1 }, timeZone);
}

/** A day and the one behind it: a weekend. */
function bothDays(first: Day | null, timeZone: string): Day | null {
  return first && { ...first, to: addDays(new TZDate(first.from, timeZone), 2).getTime() };
}

/** Stands behind a date for its evening, and the night after it. */
export const eveningSign = "T17";
const eveningHour = 17;
const nightEnds = 6;

function evening(day: Day | null, timeZone: string): Day | null {
  if (!day) return null;
  const [from, to] = [new TZDate(day.from, timeZone), new TZDate(day.to, timeZone)];
  return { ...day, from: from.setHours(eveningHour), to: to.setHours(nightEnds) };
}

function dateOf({ year, month, day }: { year: number; month: number; day: number }, timeZone: string): Day | null {
  const date = new TZDate(year, month - 1, day, timeZone);
  const exists = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? dayFrom(date) : null;
}

function dayFrom(start: TZDate): Day {
  const pad = (value: number): string => String(value).padStart(2, "0");
  const date = `${start.getFullYear()}-${pad(start.getMonth() + 1)}-${pad(start.getDate())}`;
  return { from: start.getTime(), to: addDays(start, 1).getTime(), date };
}
