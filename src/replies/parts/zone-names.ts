import { numbersOf } from "./numbers.ts";
import type { Text } from "./text.ts";

/** Cities that are called otherwise by now than in the list of time zones. */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Kolkata",
  "Asia/Katmandu": "Kathmandu",
  "Asia/Rangoon": "Yangon",
  "Asia/Saigon": "Ho Chi Minh City",
  "Atlantic/Faeroe": "Faroe",
  "Europe/Kiev": "Kyiv",
};

/** A time zone by its city as the reader writes it, where our texts have it; else by the city's own name. */
export function zoneName(text: Pick<Text, "has" | "say">, zone: string): string {
  const key = `city-${zone.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return text.has(key) ? text.say(key) : cityOf(zone);
}

/** What a language calls the country or city that a time zone is the time of. */
export function placeName(language: string, zone: string): string {
  const key = `${language} ${zone}`;
  const place = places.get(key) ?? findPlace(language, zone);
  places.set(key, place);
  return place;
}

// Asking Intl takes long, and every place is asked for when somebody looks one up.
const places = new Map<string, string>();

function findPlace(language: string, zone: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortGeneric" }).formatToParts(0);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The city in a time zone's own name: `America/New_York` is New York; `Etc/GMT-2`, two hours ahead of Greenwich, is GMT+2. */
export function cityOf(zone: string): string {
  const fixed = /^Etc\/GMT([+-])(\d+)$/.exec(zone);
  // In that list's own names west is ahead of Greenwich, which nobody says.
  if (fixed) return `GMT${fixed[1] === "-" ? "+" : "-"}${fixed[2]}`;
  return renamed[zone] ?? (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** A time zone as short as a button wants it, by the time on the clocks there: "Riga · 14:32". */
export function zoneByClock(text: Text, zone: string, now: number): string {
  return `${zoneName(text, zone)} · ${numbersOf(text.language, { format: "decimal", timeZone: zone }).clock(now)}`;
}

/** The same beside other settings: "Riga · 14:32", or "14:32 UTC" where the time names the zone. */
export function zoneWithTime(text: Text, zone: string, now: number): string {
  const { text: time } = numbersOf(text.language, { format: "decimal", timeZone: zone }).moment(now, "time");
  return time.endsWith(` ${zoneName(text, zone)}`) ? time : zoneByClock(text, zone, now);
}
