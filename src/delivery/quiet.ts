import { dayMinutes, dayTimeOf } from "../chats/day-times.ts";
import type { QuietHours } from "../chats/settings.ts";

/** When the quiet hours end that hold at `now`; null when none do. They follow the clocks of the place, also on the days that these change. */
export function quietUntil(quiet: QuietHours, timeZone: string, now: number): number | null {
  if (!quiet.on) return null;
  const length = quiet.to > quiet.from ? 0 : dayMinutes;
  for (const offset of [-1, 0]) {
    const start = dayTimeOf(now, { timeZone, offset, minute: quiet.from });
    const end = dayTimeOf(now, { timeZone, offset, minute: quiet.to + length });
    if (start.at <= now && now < end.at && quiet.days.includes(start.weekday)) return end.at;
  }
  return null;
}
