import { TZDate } from "@date-fns/tz";
import type { QuietHours } from "../chats/settings.ts";

const dayMinutes = 24 * 60;

/** When the quiet hours end that hold at `now`; null when none do. They follow the clocks of the place, also on the days that these change. */
export function quietUntil(quiet: QuietHours, timeZone: string, now: number): number | null {
  if (!quiet.on) return null;
  const length = quiet.to > quiet.from ? 0 : dayMinutes;
  for (const offset of [-1, 0]) {
    const start = momentOf(now, { timeZone, offset, minute: quiet.from });
    const end = momentOf(now, { timeZone, offset, minute: quiet.to + length });
    if (start.at <= now && now < end.at && quiet.days.includes(start.weekday)) return end.at;
  }
  return null;
}

/** The first time from `after` on at which it is this minute of the day there. */
export function nextMinuteOfDay(minute: number, timeZone: string, after: number): number {
  const moments = [0, 1, 2].map((offset) => momentOf(after, { timeZone, offset, minute }).at);
  return moments.find((at) => at >= after) ?? after;
}

/** A minute of the day that lies so many days from the day of `now`; minutes beyond midnight are of the next day. */
function momentOf(now: number, { timeZone, offset, minute }: { timeZone: string; offset: number; minute: number }) {
  const today = new TZDate(now, timeZone);
  const days = Math.floor(minute / dayMinutes);
  const rest = minute - days * dayMinutes;
  const day = new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + offset, timeZone);
  const at = new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + days, Math.floor(rest / 60), rest % 60, timeZone);
  return { at: at.getTime(), weekday: day.getDay() === 0 ? 7 : day.getDay() };
}
