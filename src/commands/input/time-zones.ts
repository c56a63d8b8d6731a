import { createWordSearch, type WordSearch } from "../../matches/word-search.ts";
import { spellingsOf } from "../../matches/words.ts";
import { referenceLanguage, type Text } from "../../replies/parts/text.ts";
import { cityOf, placeName } from "../../replies/parts/zone-names.ts";
import { typedWords } from "../../typed-words.ts";

/** By time zone, the names of cities that it is not named after, in all languages. */
const cities = new Map<string, string>();
for (const language of typedWords.languages.values())
  for (const [zone, names] of Object.entries(language.cities)) cities.set(zone, `${cities.get(zone) ?? ""} ${names}`);

/** What words lead to. */
export interface FoundZones {
  /** The time zone that is clearly meant. */
  one: string | null;
  /** The one that most people mean where a place has several, such as a country; null where no word is a place's. */
  likely: string | null;
  /** Those that it may be, best first. */
  near: readonly string[];
}

const mostNear = 8;
const halfYearMs = 182 * 86_400_000;

/** What people call a time by its letters, in summer or winter; several zones where the letters are several times'. */
const abbreviations = new Map<string, readonly string[]>(
  `EST EDT ET: America/New_York
  CST: America/Chicago Asia/Shanghai America/Havana
  CDT CT: America/Chicago
  MST MDT MT: America/Denver
  PST PDT PT: America/Los_Angeles
  AST: America/Halifax Asia/Riyadh
  ADT: America/Halifax
  NST NDT: America/St_Johns
  AKST AKDT: America/Anchorage
  HST: Pacific/Honolulu
  BRT: America/Sao_Paulo
  ART: America/Argentina/Buenos_Aires
  CLT CLST: America/Santiago
  WET WEST: Europe/Lisbon
  BST: Europe/London Asia/Dhaka
  IST: Asia/Kolkata Europe/Dublin Asia/Jerusalem
  CET CEST MEZ MESZ: Europe/Berlin
  EET EEST OEZ OESZ: Europe/Athens
  MSK: Europe/Moscow
  TRT: Europe/Istanbul
  IDT: Asia/Jerusalem
  WAT: Africa/Lagos
  CAT: Africa/Maputo
  EAT: Africa/Nairobi
  SAST: Africa/Johannesburg
  GST: Asia/Dubai
  PKT: Asia/Karachi
  NPT: Asia/Kathmandu
  ICT: Asia/Bangkok
  WIB: Asia/Jakarta
  SGT: Asia/Singapore
  HKT: Asia/Hong_Kong
  PHT: Asia/Manila
  JST: Asia/Tokyo
  KST: Asia/Seoul
  AWST: Australia/Perth
  ACST ACDT: Australia/Adelaide
  AEST AEDT: Australia/Sydney
  NZST NZDT: Pacific/Auckland`
    .split("\n")
    .flatMap((line) => {
      const [names = "", zones = ""] = line.trim().split(": ");
      return names.split(" ").map((name) => [name, zones.split(" ").map(listed)] as const);
    }),
);

/** The name that the platform's own list has for a zone, which may be an older one. */
function listed(zone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
}
const longestWords = 60;

/**
 * Time zones by city, country, their own name or hours from Greenwich ("UTC+3"); forgiving of typos. Countries and small cities are
 * known in the reader's language and in English, large cities in every language.
 */
export function findZones(typed: string, { text, now }: { text: Pick<Text, "language">; now: number }): FoundZones {
  const words = typed.trim();
  if (words.length > longestWords) return { one: null, likely: null, near: [] };
  const named = zoneNamed(words);
  if (named !== null) return { one: named, likely: named, near: [named] };
  const offset = offsetMeant(words);
  if (offset !== null) return zonesAhead(offset, now);
  const hits = searchIn([...new Set([text.language, referenceLanguage])]).find(words);
  const short = abbreviations.get(words.toUpperCase());
  // Who types three letters may have begun to type a city.
  if (short) return amongZones([...new Set([...short, ...hits.flatMap(({ id }) => (begins(id, words) ? [id] : []))])]);
  const exact = hits.filter((hit) => hit.exact);
  // Of a country's many time zones those that most people live in come first.
  const known = exact.filter(({ id }) => cities.has(id));
  const all = [...new Set([...known, ...hits])];
  const one = exact.length === 1 ? (exact[0]?.id ?? null) : null;
  return { one, likely: known[0]?.id ?? exact[0]?.id ?? null, near: all.slice(0, mostNear).map(({ id }) => id) };
}

/** The time that is so many minutes ahead of Greenwich all year; where a part of an hour has no such place, those that are now. */
function zonesAhead(minutes: number, now: number): FoundZones {
  const isThere = (at: number) => (zone: string) => offsetMinutes(zone, at) === minutes;
  const today = Intl.supportedValuesOf("timeZone").filter(isThere(now));
  const known = [...cities.keys()].filter((zone) => today.includes(zone));
  const hours = minutes === 0 ? "UTC" : zoneNamed(`Etc/GMT${minutes > 0 ? "-" : "+"}${Math.abs(minutes) / 60}`);
  if (hours !== null) return { one: hours, likely: hours, near: [hours, ...known].slice(0, mostNear) };
  const allYear = [...known, ...today].find((zone) => isThere(now + halfYearMs)(zone));
  return amongZones(allYear ? [allYear] : known.length > 0 ? known : today);
}

function begins(zone: string, words: string): boolean {
  const names = `${cityOf(zone)}, ${cities.get(zone) ?? ""}`.toLowerCase().split(/,\s*/);
  return names.some((name) => name.startsWith(words.toLowerCase()));
}

function amongZones(zones: readonly string[]): FoundZones {
  const one = zones.length === 1 ? (zones[0] ?? null) : null;
  return { one, likely: one, near: zones.slice(0, mostNear) };
}

/** Time zones that readers of a language most likely live in, from west to east. */
export function likelyZones(language: string): readonly string[] {
  const { languages } = typedWords;
  const own = languages.get(language) ?? languages.get(language.split("-")[0] ?? "");
  return own && own.zones.length > 0 ? own.zones : (languages.get(referenceLanguage)?.zones ?? []);
}

/** A time zone by its own name, the way the list writes it; null for what is none. */
export function zoneNamed(words: string): string | null {
  if (/^(?:utc|gmt)$/i.test(words)) return "UTC";
  if (!/^[a-z_]+(?:\/[a-z0-9_+-]+){1,2}$/i.test(words)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: words }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "UTC+3", "gmt -5:30", "+0300": how many minutes ahead of Greenwich a place is; null for other words. */
function offsetMeant(words: string): number | null {
  const [, sign, hours, minutes = "0"] = /^(?:utc|gmt)?\s*([+−–-])(\d{1,2})(?::?([0-5]\d))?$/i.exec(words) ?? [];
  if (hours === undefined) return null;
  // As they are typed on phones: a dash for a minus.
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

function offsetMinutes(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  return offsetMeant(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? 0;
}

const searches = new Map<string, WordSearch<string, "names">>();

/** Made when it is first needed: that takes a twentieth of a second for each language. */
function searchIn(languages: readonly string[]): WordSearch<string, "names"> {
  const key = languages.join();
  const known = searches.get(key);
  if (known) return known;
  const search = createWordSearch<string, "names">(["names"]);
  for (const zone of ["UTC", ...Intl.supportedValuesOf("timeZone")]) {
    const names = [cityOf(zone), cities.get(zone) ?? "", ...languages.map((language) => placeName(language, zone))];
    search.put(zone, () => ({ names: names.flatMap(spellingsOf).join(" ") }));
  }
  searches.set(key, search);
  return search;
}
