const start = "\u2068";
const end = "\u2069";

const letter = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]";
const word = `${letter}(?:[\\p{M}\\u200c\\u200d]|['"’.-]?${letter})*`;
const words = `${word}(?:\\.? ${word})*`;
const rightToLeft = new RegExp(`${words}(?: ?\\(${words}\\)(?: ${words})?)*`, "gu");

/**
 * A text in which every name written from right to left is isolated: whatever stands beside it keeps its place. For text without
 * direction signs of its own.
 */
export function isolated(text: string): string {
  return text.replace(rightToLeft, `${start}$&${end}`);
}

/** `kept` with `sign` in place of the rest of a text, inside of the name that was cut in two. */
export function endedWith(kept: string, sign: string): string {
  return kept.lastIndexOf(start) > kept.lastIndexOf(end) ? kept + sign + end : kept + sign;
}

/** The room that `endedWith` may need behind a part of the text. */
export function roomToEnd(text: string): number {
  return text.includes(start) ? 2 : 1;
}
