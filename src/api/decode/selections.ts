import type { Market } from "../../odds/quote.ts";
import { foldKey, plainMinus } from "./fields.ts";
import { lineOf, splitOffLine } from "./lines.ts";
import { remembered } from "./remembered.ts";
import { selectionWords } from "./words/markets.ts";

/** What the words of a selection say. */
export interface SelectionWords {
  /** One of our selections, or `#0` and `#3`: positions that only their neighbours explain. */
  selection: string;
  /** The market that such a selection can only belong to, or null. */
  market: Market | null;
  line: number | null;
}

/** The two sides of a match by all the names they go by, folded as `foldName` does. */
export interface Sides {
  home: ReadonlySet<string>;
  away: ReadonlySet<string>;
}

/** A name in the form in which names are compared: letters and digits only. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ё", "е")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Reads `home`, `П1`, `Over 2.5`, `Ф2(+1.5)`, `Spartak (-1)`; null when it is none of our selections. */
export function selectionOf(text: string, sides: Sides | null): SelectionWords | null {
  return fromWords(text) ?? (sides === null ? null : fromSides(text, sides));
}

const fromWords = remembered((text) => readWords(plainMinus(text.trim()).replace(UNITS, "")));

/** What is counted: `over 2.5 goals`. */
export const UNITS = / (?:goals?|points?|pts|rounds?|games?|гол(?:а|ов)?|очк(?:о|а|ов)|раунд(?:а|ов)?)$/iu;

function readWords(text: string): SelectionWords | null {
  const whole = lookUp(text);
  if (whole !== null) return whole;
  const joined = /^(over|under|o|u)(0?\d)5$/i.exec(text);
  // `over25` in one word is 2.5 in every source that writes so; `over 25` would be twenty-five points.
  if (joined !== null) return { selection: /^o/i.test(text) ? "over" : "under", market: "total", line: Number(joined[2]) + 0.5 };
  const split = splitOffLine(text);
  return split === null ? null : withLine(...split);
}

function lookUp(text: string): SelectionWords | null {
  const found = selectionWords.get(foldKey(text)) ?? selectionWords.get(foldKey(text.replace(/[()]/g, "")));
  return found === undefined ? null : { ...found, line: null };
}

function withLine(words: string, line: number): SelectionWords | null {
  const found = lookUp(words);
  if (found === null) return null;
  const { selection, market } = found;
  if (selection === "over" || selection === "under") return { selection, market: "total", line };
  const side = selection === "home" || selection === "away";
  return side && (market === null || market === "handicap") ? { selection, market: "handicap", line } : null;
}

function fromSides(text: string, sides: Sides): SelectionWords | null {
  const whole = sideNamed(text, sides);
  if (whole !== null) return { selection: whole, market: null, line: null };
  const both = twoOfThree(text, sides);
  if (both !== null) return { selection: both, market: "double_chance", line: null };
  const split = splitOffLine(plainMinus(text.trim()));
  const side = split === null ? null : sideNamed(split[0], sides);
  return split === null || side === null ? null : { selection: side, market: "handicap", line: split[1] };
}

/** `Spartak or Draw`, `Spartak / Zenit`. */
function twoOfThree(text: string, sides: Sides): string | null {
  const parts = text.slice(0, 200).split(/ or | или |\s?\/\s?/i);
  if (parts.length !== 2) return null;
  const outcomes = parts.map((part) => sideNamed(part, sides) ?? fromWords(part)?.selection);
  const has = (outcome: string) => outcomes.includes(outcome);
  if (has("home") && has("away")) return "12";
  if (!has("draw")) return null;
  return has("home") ? "1X" : has("away") ? "X2" : null;
}

/** The side that goes by a name; null when none does, or both do. */
function sideNamed(name: string, { home, away }: Sides): "home" | "away" | null {
  const folded = foldName(name);
  if (home.has(folded) === away.has(folded)) return null;
  return home.has(folded) ? "home" : "away";
}

/** A line standing alone as a key (`"2.5": {…}`); not a year, an id or a name. */
export function lineOfKey(key: string): number | null {
  return /^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/.test(plainMinus(key)) ? lineOf(key) : null;
}
