export const cyrillic = /\p{Script=Cyrillic}/u;

const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [..."абвгґдеєжзиіїйклмнопрстуфхцчшщъыьэюя"].map((letter, at) => [
    letter,
    "a b v g g d e e Z z i i i i k l m n o p r s t u f h c C S W _ i _ e u a".split(" ")[at]?.replace("_", "") ?? "",
  ]),
);
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

/** A word as it is heard, in Latin letters: the same for "какие" and "kakie". */
export function inLatin(word: string): string {
  const spelled = cyrillic.test(word)
    ? word.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => latinLetters[letter] ?? letter)
    : word;
  return typedFor.reduce((heard, [form, as]) => heard.replaceAll(form, as), spelled);
}
