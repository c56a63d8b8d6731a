import { LRUCache } from "lru-cache";
import { transliterate } from "transliteration";
import { anyWord, typedWords, wordsFor } from "../typed-words.ts";

/** More characters than any name has, two teams with their league and a day included; what is longer names nothing. */
export const longestName = 200;

/** What Brazilians and Portuguese write between two teams; alone it is a draw. */
const cross = "x";

const between = new RegExp(`^(?:${anyWord("common", "between")}|[-\\u2013\\u2014])$`, "iu");

let fillers: ReadonlySet<string> | null = null;

/** Whether a word is the sign between two teams that may also be a draw. */
export function isCross(word: string): boolean {
  return word.toLowerCase() === cross;
}

/** Whether a word stands between two names: "v", "-". */
export function isBetween(word: string): boolean {
  return between.test(word) || isCross(word);
}

/** Whether a word says nothing about which match is meant. */
export function isFiller(word: string): boolean {
  // Not made at the start: it takes the library's table of letters.
  fillers ??= new Set([...wordsFor("common", "between", "filler").flatMap(wordsOf), cross]);
  return fillers.has(word);
}

// How English writes letters, where the library's choice is another.
const english = [...typedWords.languages.values()].flatMap(({ letters }) => Object.entries(letters));

/** A text in Latin letters, as an English newspaper would write it; what is Latin already stays as it is. */
export function inLatin(text: string): string {
  return isLatin(text) ? text : transliterate(text, { replace: english });
}

/**
 * Whether a text can be read by who reads Latin letters: as it is, or in the Latin ones that Cyrillic and Greek have. Letters alone
 * don't tell how a name in another script is said.
 */
export function hasLatinForm(text: string): boolean {
  return !foreign.test(text);
}

const foreign = /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u;

/** Whether all letters of a text are Latin. */
export function isLatin(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

/**
 * The words of a text for comparison: lower case, Latin, without accents and signs; in scripts without a Latin form as they are
 * written.
 */
export function wordsOf(text: string): string[] {
  if (hasLatinForm(text)) return split(transliterate(text));
  return writtenWords(text).flatMap((word) => (hasLatinForm(word) ? split(transliterate(word)) : [word]));
}

/** The words as they are written. Japanese has no blanks between them, but changes its letters. */
function writtenWords(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0591-\u05c7\u064b-\u065f\u0670\u0640]/gu, "");
  return (
    plain.match(/\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’`ʹ])+/gu) ??
    []
  );
}

/** Every spelling under which a name may be looked up, by word. */
export function spellingsOf(name: string): string[] {
  return [...new Set(spelledNames(name).flat())];
}

/** A name as its words in each spelling, in their order. */
export function spelledNames(name: string): readonly (readonly string[])[] {
  const known = spelled.get(name);
  if (known) return known;
  const spellings = [wordsOf(name), split(transliterate(inLatin(name)))];
  spelled.set(name, spellings);
  return spellings;
}

/** The same names come with every list and question, and spelling one out is dear. */
const spelled = new LRUCache<string, readonly (readonly string[])[]>({ max: 5_000 });

/** The words of a question that say which match is meant; all of them when none does. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

function split(latin: string): string[] {
  return latin
    .toLowerCase()
    .replace(/['’`ʹ]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
