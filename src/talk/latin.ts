import { transliterate } from "transliteration";

export const cyrillic = /\p{Script=Cyrillic}/u;

/** What is typed for one letter, the longest first. */
const typedFor: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "W"],
  [/zh/g, "Z"],
  [/kh|x/g, "h"],
  [/ch/g, "C"],
  [/sh/g, "S"],
  [/ts|tz/g, "c"],
  [/[yji]o/g, "e"],
  [/[yj]e/g, "e"],
  [/[yji]u/g, "u"],
  [/[yji]a/g, "a"],
  [/[yj]/g, "i"],
  [/w/g, "v"],
  [/['’"]/g, ""],
  [/(.)\1+/g, "$1"],
];

/** Small Cyrillic letters, each as it is heard. */
const heardLetters: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x62 }, (_, at) => String.fromCodePoint(0x430 + at)).map((letter) => [
    letter,
    heard(transliterate(letter)),
  ]),
);

/** A word as it is heard, in Latin letters: the same in Cyrillic and as it is typed in Latin. */
export function inLatin(word: string): string {
  return heard(
    cyrillic.test(word) ? word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => heardLetters.get(letter) ?? letter) : word,
  );
}

function heard(word: string): string {
  return typedFor.reduce((spelled, [form, as]) => spelled.replaceAll(form, as), word);
}
