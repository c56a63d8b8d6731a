import type { Text } from "./text.ts";

/** What quiet hours are, as it is shown. */
export interface ShownQuiet {
  on: boolean;
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** 1 is Monday, 7 Sunday. */
  days: readonly number[];
  mode: "hold" | "silent";
}

/** Quiet hours in a few words. */
export function quietInWords(text: Text, { on, from, to, days, mode }: ShownQuiet): string {
  if (!on) return text.say("settings-quiet-off");
  const every = days.length === 7 ? text.say("settings-quiet-daily") : null;
  const names = new Intl.ListFormat(text.language, { style: "short", type: "unit" }).format(
    days.map((day) => weekdayName(text.language, day)),
  );
  return text.say(`settings-quiet-${mode}`, { from: clockTime(from), to: clockTime(to), days: every ?? names });
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** A weekday in short; 1 is Monday. */
export function weekdayName(language: string, day: number): string {
  const format = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  weekdays.set(language, format);
  // The first of January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, day));
}

/** A minute of the day as a clock shows it. */
export function clockTime(minute: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
