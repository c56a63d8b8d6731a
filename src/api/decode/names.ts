import { countOf, type Fields, fieldsOf, isRecord, pick, pickAs, textOf } from "./fields.ts";
import type { NamesByLanguage } from "./rows.ts";

/** Who or what somebody is, as far as the source says. */
export interface Identity {
  id: number | null;
  slug: string | null;
  names: NamesByLanguage;
}

/** An identity from a name alone or from an object with names; null when it names nothing. */
export function identityOf(value: unknown, fallbackSlug: string | null = null): Identity | null {
  if (typeof value === "string") {
    const names = namesOfText(value);
    return names === null ? null : { id: null, slug: fallbackSlug, names };
  }
  if (!isRecord(value)) return null;
  const fields = fieldsOf(value);
  const names = namesIn(fields);
  if (Object.keys(names).length === 0) return null;
  return { id: pickAs(fields, ["id"], countOf), slug: slugIn(fields) ?? fallbackSlug, names };
}

/** The slug of an object, or null. */
export function slugIn(fields: Fields, aliases: readonly string[] = ["slug", "urlslug", "alias", "key", "code"]): string | null {
  return pickAs(fields, aliases, slugOf);
}

/** A text that can stand in a path of the API. */
export function slugOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(text) ? text : null;
}

/** The slug that a dictionary's key is; an id is none. */
export function slugOfKey(key: string | null): string | null {
  return key === null || /^\d+$/.test(key) ? null : slugOf(key);
}

/** A name for people who read none of the languages in particular: English where there is one, else any. */
export function displayName(names: NamesByLanguage): string {
  const { en, und, ru, ...rest } = names;
  return en ?? und ?? Object.values(rest)[0] ?? ru ?? "";
}

const stems = ["name", "title", "fullname", "displayname", "label", "teamname", "shortname"];
const containers: ReadonlySet<string> = new Set(
  "names translations i18n localized localizations locales localizednames titles".split(" "),
);

/** All names of an object by language; `stems` are the folded keys that may hold one (`name`, also as `name_ru`, `nameRu`). */
export function namesIn(fields: Fields, from: readonly string[] = stems): NamesByLanguage {
  const names = new Map<string, string>();
  for (const [folded, { value }] of fields) {
    if (containers.has(folded)) addTranslations(names, value);
    else if (typeof value === "string") addName(names, languageAfter(folded, from), value);
    else if (isRecord(value) && from.includes(folded)) addTranslations(names, value);
  }
  addPlainName(names, pickAs(fields, from, textOf) ?? personName(fields));
  return Object.fromEntries(names);
}

/** The language that a key ends with (`nameru`), or null. */
function languageAfter(folded: string, from: readonly string[]): string | null {
  const language = folded.slice(-2);
  return knownLanguages.has(language) && from.includes(folded.slice(0, -2)) ? language : null;
}

/** Names from one text; null when there is no letter in it. */
function namesOfText(value: string): NamesByLanguage | null {
  const text = textOf(value);
  return text === null || !/\p{L}/u.test(text) ? null : { [languageOf(text)]: text };
}

// Codes that are words of their own as well (`id`, `no`, `is`) are left out on purpose.
const knownLanguages: ReadonlySet<string> = new Set(
  "ru en uk be kk uz de fr es it pt pl tr cs sv da fi nl el ro hu bg sr hr ka hy az ar he zh ja ko".split(" "),
);

function personName(fields: Fields): string | null {
  const parts = [pick(fields, ["firstname", "givenname"]), pick(fields, ["lastname", "surname", "familyname"])];
  const name = parts.map(textOf).filter((part) => part !== null);
  return name.length === 0 ? null : name.join(" ");
}

function addPlainName(names: Map<string, string>, text: string | null): void {
  if (text === null || !/[\p{L}\p{N}]/u.test(text)) return;
  if ([...names.values()].includes(text)) return;
  const language = languageOf(text);
  if (!names.has(language)) names.set(language, text);
}

/** Only Cyrillic tells the language here, and Ukrainian or Serbian letters say that it is not Russian. */
function languageOf(text: string): string {
  const cyrillic = /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Latin}/u.test(text);
  return cyrillic && !/[іїєґўјљњћђџѓќәғқңөұүһ]/iu.test(text) ? "ru" : "und";
}

function addName(names: Map<string, string>, language: string | null, value: unknown): void {
  const text = language === null ? null : textOf(value);
  if (language !== null && text !== null && !names.has(language)) names.set(language, text);
}

function addTranslations(names: Map<string, string>, value: unknown): void {
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 50)) {
      const fields = fieldsOf(entry);
      const language = languageCode(pick(fields, ["locale", "language", "lang", "code", "languagecode"]));
      if (language !== null) addName(names, language, pick(fields, ["name", "title", "value", "text"]));
    }
    return;
  }
  for (const { key, value: entry } of fieldsOf(value).values()) {
    const language = languageCode(key);
    if (language !== null) addName(names, language, isRecord(entry) ? pick(fieldsOf(entry), stems) : entry);
  }
}

function languageCode(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const code = value.slice(0, 8).toLowerCase().split(/[-_]/)[0] ?? "";
  return knownLanguages.has(code) ? code : null;
}
