import type { Fields } from "./fields.ts";
import * as words from "./odds-fields.ts";

/** What an object can speak of, as bits: most objects speak of two or three things, and the walk asks each about all of them. */
export const subject = {
  bookmaker: 1,
  market: 2,
  selection: 4,
  line: 8,
  time: 16,
  period: 32,
  format: 64,
  price: 128,
  state: 256,
} as const;

export const allSubjects = 511;

/** The subjects that an object has words for. */
export function subjectsOf(fields: Fields): number {
  let subjects = 0;
  for (const key of fields.keys()) subjects |= bits.get(key) ?? 0;
  return subjects;
}

const bits = new Map<string, number>();

function learn(bit: number, ...lists: readonly (readonly string[])[]): void {
  for (const word of lists.flat()) bits.set(word, (bits.get(word) ?? 0) | bit);
}

learn(subject.bookmaker, words.bookmakerKeys);
learn(subject.market, words.marketKeys);
learn(subject.selection, words.selectionKeys);
learn(subject.line, words.lineKeys);
learn(subject.time, words.timeKeys, words.refreshKeys, words.createdKeys, words.zippedTimeKeys);
learn(subject.period, words.periodKeys);
learn(subject.format, words.formatKeys);
learn(
  subject.price,
  words.decimalKeys,
  words.priceKeys,
  words.fractionalKeys,
  words.americanKeys,
  words.hongKongKeys,
  words.probabilityKeys,
);
learn(subject.state, words.offKeys, words.onKeys, words.stateKeys);
