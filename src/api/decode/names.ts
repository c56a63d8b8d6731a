import { isRecord, textOf } from "./fields.ts";
import type { NamesByLanguage } from "./rows.ts";

/** A text that can stand in a path of the API. */
export function slugOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(text) ? text : null;
}

/** A slug with a letter in it: a bare number is an id, and asks for nothing. */
export function slugWord(value: unknown): string | null {
  const slug = slugOf(value);
  return slug !== null && /\p{L}/u.test(slug) ? slug : null;
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

/** A name as the source writes it, with the language that its place tells. */
export interface NameFound {
  text: string;
  language: string | null;
}

/** All names by language. Of those whose language nothing tells, only the first is one. */
export function namesOf(found: readonly NameFound[]): NamesByLanguage {
  const names = new Map<string, string>();
  for (const { text, language } of found) if (language !== null && !names.has(language)) names.set(language, text);
  const plain = found.find(({ language }) => language === null)?.text;
  if (plain !== undefined && ![...names.values()].includes(plain)) {
    const language = languageOf(plain);
    if (!names.has(language)) names.set(language, plain);
  }
  return Object.fromEntries(names);
}

/** Only Cyrillic tells the language here, and Ukrainian or Serbian letters say that it is not Russian. */
function languageOf(text: string): string {
  const cyrillic = /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Latin}/u.test(text);
  return cyrillic && !/[іїєґўјљњћђџѓќәғқңөұүһ]/iu.test(text) ? "ru" : "und";
}

/** A text with a letter or a digit in it. */
export function nameText(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** A text with a letter in it: a number beside `home` is a price or a score. */
export function sideText(value: unknown): string | null {
  const text = typeof value === "string" ? textOf(value) : null;
  return text !== null && /\p{L}/u.test(text) ? text : null;
}

/** Both sides of `A - B`, or null. */
export function sidesOfTitle(value: unknown): readonly [string, string] | null {
  const parts = isRecord(value) ? [] : (textOf(value)?.split(/ (?:-|–|—|vs?\.?|против) /i) ?? []);
  const [home, away] = parts.map(sideText);
  return parts.length === 2 && home != null && away != null ? [home, away] : null;
}
