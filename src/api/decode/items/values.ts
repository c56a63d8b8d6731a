import { countOf, foldKey, isBlank, numberOf, plainMinus, textOf, wordOf } from "../fields.ts";
import { currencyOf, moneyOf } from "../money.ts";
import { nameText, sidesOfTitle, sideText, slugOf } from "../names.ts";
import { notationOf } from "../prices.ts";
import type { BookmakerRow, FighterRow } from "../rows.ts";
import { type Sides, selectionOf } from "../selections.ts";
import { isoOf } from "../times.ts";
import type { Reads } from "../words/items.ts";
import { statusWords } from "../words/markets.ts";

/** A match status in our words; null for a word that we cannot place. */
export function statusOf(value: unknown): string | null {
  const word = wordOf(value);
  if (word === null) return null;
  return statusWords.get(foldKey(word)) ?? (/^\d{1,3}(?:\+\d{1,2})?'$/.test(word) ? "live" : null);
}

/** A web address, or null: nothing that a chat could be led astray with (`javascript:`). */
export function urlOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  return URL.canParse(text) ? text : null;
}

type Rating = Pick<BookmakerRow, "rating" | "rating_max">;

const OF = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(?:\/|out of|of|из) ?(\d{1,3})$/i;
const PERCENT = /^(\d{1,3}(?:[.,]\d{1,4})?) ?%$/;

/** A rating, with the top of its scale where it is written with it: `4.5/5`, `87%`. */
export function ratingOf(value: unknown): Rating | null {
  const number = numberOf(value);
  if (number !== null) return number < 0 ? null : { rating: number, rating_max: null };
  if (typeof value !== "string" || value.length > 40) return null;
  const text = plainMinus(value.trim());
  const percent = PERCENT.exec(text);
  if (percent !== null) return { rating: numberOf(percent[1]), rating_max: 100 };
  const parts = OF.exec(text);
  return parts === null ? null : { rating: numberOf(parts[1]), rating_max: positiveOf(parts[2]) };
}

export function positiveOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}

type FightRecord = NonNullable<FighterRow["record"]>;

const RECORD = /^(\d{1,3}) ?W?(?:in)?s? ?[-:/,] ?(\d{1,3}) ?L?(?: ?[-:/,] ?(\d{1,3}) ?D?)?(?:[ ,]*\(?\d{1,2} ?NC\)?)?$/i;

/** A fighter's record from a text (`22-6-0`) or a list of numbers. */
export function fightRecordOf(value: unknown): FightRecord | null {
  if (Array.isArray(value)) return value.length === 2 || value.length === 3 ? fightRecord(value[0], value[1], value[2]) : null;
  if (typeof value !== "string" || value.length > 40) return null;
  const parts = RECORD.exec(plainMinus(value.trim()));
  return parts === null ? null : fightRecord(parts[1], parts[2], parts[3]);
}

/** Null unless wins and losses are both there. */
export function fightRecord(wins: unknown, losses: unknown, draws: unknown): FightRecord | null {
  const [won, lost] = [countOf(wins), countOf(losses)];
  if (won === null || lost === null || won > 999 || lost > 999) return null;
  return { wins: won, losses: lost, draws: countOf(draws) };
}

/** A chance as written, in fractions or in percent. */
export function chanceOf(value: unknown): number | null {
  const number = typeof value === "string" ? numberOf(value.replace(/ ?%$/, "")) : numberOf(value);
  return number !== null && number >= 0 && number <= 100 ? number : null;
}

export function fromPercent(value: number): number {
  return Math.round(value * 1e6) / 1e8;
}

/** What stands for a confidence of 72 %: 0.72, `72%`, and 72 in a list whose confidences are in percent; between 1 and 10 it might be stars. */
export function confidenceOf(value: unknown, inPercent: boolean): number | null {
  if (isBlank(value)) return null;
  const written = typeof value === "string" ? PERCENT.exec(value.trim())?.[1] : undefined;
  const number = numberOf(written ?? value);
  if (number === null || number < 0 || number > 100) return null;
  if (written !== undefined || inPercent) return fromPercent(number);
  return number > 0 && number < 1 ? number : null;
}

const picks: ReadonlySet<string> = new Set(["home", "draw", "away", "1X", "12", "X2"]);

/** The outcome that a text picks; a bare 1 or 2 is a side as well. */
export function pickOf(value: unknown, sides: Sides | null): string | null {
  const name = value === 1 || value === 2 ? String(value) : textOf(value);
  const words = name === null ? null : selectionOf(name, sides);
  return words === null || words.line !== null || !picks.has(words.selection) ? null : words.selection;
}

/** A text without digits: a weight in kilograms is no class. */
export function wordsOnly(value: unknown): string | null {
  const text = textOf(value);
  return text === null || /\d/.test(text) ? null : text;
}

/** A number, also with a `%` behind it. */
export function shareOf(value: unknown): number | null {
  return numberOf(typeof value === "string" ? plainMinus(textOf(value) ?? "").replace(/ ?%$/, "") : value);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const CLOCK = /^\d\d?:\d\d/;
export const dayOf = (value: unknown) => matching(value, DAY);
export const clockOf = (value: unknown) => matching(value, CLOCK);

function matching(value: unknown, pattern: RegExp): string | null {
  const text = textOf(value);
  return text !== null && pattern.test(text) ? text : null;
}

/** What a value says where its column means that; null when it can be no such thing. */
export const readers: Readonly<Record<Reads, (value: unknown, sides: Sides | null) => unknown>> = {
  amount: moneyOf,
  chance: chanceOf,
  clock: clockOf,
  confidence: (value) => confidenceOf(value, true),
  count: countOf,
  currency: currencyOf,
  day: dayOf,
  fightRecord: fightRecordOf,
  letters: sideText,
  name: nameText,
  number: shareOf,
  pick: pickOf,
  price: notationOf,
  rating: ratingOf,
  slug: slugOf,
  status: wordOf,
  text: wordOf,
  time: isoOf,
  title: sidesOfTitle,
  url: urlOf,
  wordsOnly,
};
