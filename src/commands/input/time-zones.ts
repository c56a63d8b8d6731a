import { createWordSearch, type WordSearch } from "../../matches/word-search.ts";
import { spellingsOf } from "../../matches/words.ts";
import { cityOf, placeName } from "../../replies/parts/zone-names.ts";

/** Cities that many people live in and no time zone is named after, and names that transliteration does not lead to. */
const cities: Readonly<Record<string, string>> = {
  UTC: "UTC GMT Greenwich Гринвич",
  "Africa/Cairo": "Каир",
  "Africa/Johannesburg": "Cape Town Durban Pretoria Йоханнесбург",
  "Africa/Lagos": "Abuja",
  "America/Chicago": "Dallas Houston Austin USA Чикаго США",
  "America/Los_Angeles": "San Francisco Seattle San Diego Las Vegas USA Лос-Анджелес США",
  "America/New_York": "Boston Miami Washington Philadelphia Atlanta USA Нью-Йорк США",
  "America/Sao_Paulo": "Rio de Janeiro Brasilia Brazil Бразилия",
  "America/Toronto": "Montreal Ottawa Canada Канада",
  "Asia/Almaty": "Astana Kazakhstan Астана Алма-Ата Казахстан",
  "Asia/Calcutta": "Mumbai Delhi Bangalore Chennai Дели",
  "Asia/Dubai": "Abu Dhabi Дубай",
  "Asia/Jerusalem": "Tel Aviv Haifa Иерусалим",
  "Asia/Novosibirsk": "Russia Новосибирск Россия",
  "Asia/Saigon": "Hanoi",
  "Asia/Shanghai": "Beijing Peking Shenzhen Guangzhou Пекин Шанхай",
  "Asia/Tokyo": "Osaka Kyoto Токио",
  "Asia/Vladivostok": "Khabarovsk Russia Владивосток Хабаровск Россия",
  "Asia/Yekaterinburg": "Chelyabinsk Perm Ufa Tyumen Russia Екатеринбург Челябинск Пермь Уфа Тюмень ЕКБ Россия",
  "Australia/Sydney": "Canberra Australia Сидней Австралия",
  "Europe/Athens": "Афины",
  "Europe/Berlin": "Munich Hamburg Frankfurt Cologne Dusseldorf München Köln Мюнхен Гамбург Кёльн",
  "Europe/Bucharest": "Бухарест",
  "Europe/Copenhagen": "Копенгаген",
  "Europe/Istanbul": "Ankara Izmir Стамбул",
  "Europe/Kiev": "Kyiv Kharkiv Odesa Lviv Киев Харьков Одесса Львов",
  "Europe/London": "Manchester Liverpool Birmingham Edinburgh Glasgow",
  "Europe/Madrid": "Barcelona Valencia Seville",
  "Europe/Moscow":
    "Saint Petersburg Kazan Sochi Krasnodar Rostov Voronezh Nizhny Novgorod Russia Москва Питер Петербург Казань Сочи Краснодар Ростов Воронеж МСК СПб Россия",
  "Europe/Paris": "Lyon Marseille Париж",
  "Europe/Prague": "Brno Прага",
  "Europe/Rome": "Milan Naples Turin Рим Милан",
  "Europe/Vienna": "Вена",
  "Europe/Warsaw": "Krakow Gdansk Wroclaw Варшава",
  "Europe/Zurich": "Geneva Basel Bern Цюрих Женева",
};

/** What words lead to. */
export interface FoundZones {
  /** The time zone that is clearly meant. */
  one: string | null;
  /** Those that it may be, best first. */
  near: readonly string[];
}

const mostNear = 8;
const longestWords = 60;

/** Time zones by city, country, their own name or hours from Greenwich ("UTC+3"); forgiving of typos, in any of the languages. */
export function findZones(typed: string, { languages, now }: { languages: readonly string[]; now: number }): FoundZones {
  const words = typed.trim();
  if (words.length > longestWords) return { one: null, near: [] };
  const named = zoneNamed(words);
  if (named !== null) return { one: named, near: [named] };
  const offset = offsetMeant(words);
  if (offset !== null) {
    const isThere = (zone: string): boolean => offsetMinutes(zone, now) === offset;
    const known = Object.keys(cities).filter(isThere);
    const near = known.length > 0 ? known : Intl.supportedValuesOf("timeZone").filter(isThere);
    return { one: null, near: near.slice(0, mostNear) };
  }
  const hits = searchIn(languages).find(words);
  const exact = hits.filter((hit) => hit.exact);
  // Of a country's many time zones those that most people live in come first.
  const known = exact.filter(({ id }) => id in cities);
  const all = [...new Set([...known, ...hits])];
  const one = exact.length === 1 ? (exact[0]?.id ?? null) : null;
  return { one, near: all.slice(0, mostNear).map(({ id }) => id) };
}

/** Time zones that readers of a language most likely live in, from west to east. */
export function likelyZones(language: string): readonly string[] {
  return language.split("-")[0] === "ru"
    ? [
        "Europe/Kaliningrad",
        "Europe/Riga",
        "Europe/Kiev",
        "Europe/Moscow",
        "Asia/Tbilisi",
        "Asia/Yekaterinburg",
        "Asia/Almaty",
        "Asia/Novosibirsk",
      ]
    : [
        "America/Los_Angeles",
        "America/Chicago",
        "America/New_York",
        "Europe/London",
        "Europe/Berlin",
        "Europe/Athens",
        "Asia/Calcutta",
        "Australia/Sydney",
      ];
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

/** Made when it is first needed: that takes a tenth of a second. */
function searchIn(languages: readonly string[]): WordSearch<string, "names"> {
  const key = languages.join();
  const known = searches.get(key);
  if (known) return known;
  const search = createWordSearch<string, "names">(["names"]);
  for (const zone of ["UTC", ...Intl.supportedValuesOf("timeZone")]) {
    const names = [cityOf(zone), cities[zone] ?? "", ...languages.map((language) => placeName(language, zone))];
    search.put(zone, { names: names.flatMap(spellingsOf).join(" ") });
  }
  searches.set(key, search);
  return search;
}
