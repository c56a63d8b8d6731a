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
  if (offset !== null) {
    const isThere = (zone: string): boolean => offsetMinutes(zone, now) === offset;
    const known = [...cities.keys()].filter(isThere);
    const near = known.length > 0 ? known : Intl.supportedValuesOf("timeZone").filter(isThere);
    return { one: null, likely: null, near: near.slice(0, mostNear) };
  }
  const hits = searchIn([...new Set([text.language, referenceLanguage])]).find(words);
  const exact = hits.filter((hit) => hit.exact);
  // Of a country's many time zones those that most people live in come first.
  const known = exact.filter(({ id }) => cities.has(id));
  const all = [...new Set([...known, ...hits])];
  const one = exact.length === 1 ? (exact[0]?.id ?? null) : null;
  return { one, likely: known[0]?.id ?? exact[0]?.id ?? null, near: all.slice(0, mostNear).map(({ id }) => id) };
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

/** "UTC+3", "gmt -5:30", "+3": how many minutes before Greenwich a place is; null for other words. */
function offsetMeant(words: string): number | null {
  const [, sign, hours, minutes = "0"] = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::([0-5]\d))?$/i.exec(words) ?? [];
  if (hours === undefined) return null;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
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
