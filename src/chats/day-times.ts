import { TZDate } from "@date-fns/tz";

export const dayMinutes = 24 * 60;

/** A minute of a calendar day, as the clocks of a place show it. */
export interface DayTime {
  /** ms UTC. */
  at: number;
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  /** The calendar day, such as `2026-11-23`: of two, the later one comes later in the alphabet as well. */
  date: string;
}

interface DayTimeQuestion {
  timeZone: string;
  /** So many days from the day of the time that is given. */
  offset: number;
  /** Since midnight; what is beyond the next one is of the next day, while the day that it is counted from stays. */
  minute: number;
}

/** A minute of a day in a time zone, also on the days on which the clocks change. */
export function dayTimeOf(now: number, { timeZone, offset, minute }: DayTimeQuestion): DayTime {
  const today = new TZDate(now, timeZone);
  const days = Math.floor(minute / dayMinutes);
  const rest = minute - days * dayMinutes;
  const day = new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + offset, timeZone);
  const at = new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + days, Math.floor(rest / 60), rest % 60, timeZone);
  const pad = (value: number): string => String(value).padStart(2, "0");
  const date = `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
  return { at: at.getTime(), weekday: day.getDay() === 0 ? 7 : day.getDay(), date };
}

/** The first time from `after` on at which it is this minute of the day there. */
export function nextMinuteOfDay(minute: number, timeZone: string, after: number): number {
  const moments = [0, 1, 2].map((offset) => dayTimeOf(after, { timeZone, offset, minute }).at);
  return moments.find((at) => at >= after) ?? after;
}
