import { tokensOf } from "../columns.ts";
import { foldKey, isRecord, textOf } from "../fields.ts";
import { leavesOf } from "../items/leaves.ts";
import { meaningsOf } from "../items/vocabulary.ts";
import { lineOf } from "../lines.ts";
import { knownMarket } from "../markets.ts";
import { displayName, namesOf, nameText } from "../names.ts";
import { notationOf } from "../prices.ts";
import { foldName, type Sides, selectionOf } from "../selections.ts";
import { isoOf } from "../times.ts";
import { itemLists } from "../words/items.ts";
import { oddsLists } from "../words/odds.ts";
import { allValues, type Column } from "./column.ts";
import { keyMeaning } from "./keys.ts";

/** How many of a column's values are as the test says, from 0 to 1. */
export function share({ values }: Column, test: (text: string) => boolean): number {
  if (values.size === 0) return 0;
  let fitting = 0;
  for (const value of values) if (typeof value !== "boolean" && test(String(value))) fitting++;
  return fitting / values.size;
}

export const isTimes = (column: Column) => allValues(column, (value) => isoOf(value) !== null);
export const isFlags = (column: Column) => allValues(column, (value) => typeof value === "boolean");
/** Whether a column of flags can say that a price is not on offer: some services write them as texts or as numbers. */
export const areSwitches = (column: Column) => allValues(column, (value) => switchOf(value) !== null);
export const isLines = (column: Column) => allValues(column, (value) => lineOf(value) !== null);
export const isTitles = (column: Column) => share(column, (text) => / (?:-|–|—|@|vs?\.?|против) /i.test(text)) > 0.5;
export const marketShare = (column: Column) => share(column, (text) => knownMarket(text) !== null);
export const selectionShare = (column: Column, sides: Sides | null) => share(column, (text) => selectionOf(text, sides) !== null);
/** Whether the values say that only a part of the match is meant, or something else than its score. */
export const isPart = (text: string) => oddsLists.part.has(foldKey(text.replace(/[.,:()/]/g, "")));
/** Whether all values of a column are in one of the service's own lists. */
export const isNamedIn = (names: ReadonlySet<string>, column: Column) =>
  allValues(column, (value) => /\p{L}/u.test(String(value)) && names.has(foldName(String(value))));
/** No number, no moment, no address, no id. */
export const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^https?:|^[\da-f-]{12,}$/i.test(text);
export const namesGroups = (column: Column) => share(column, (text) => oddsLists.group.has(foldKey(text))) > 0;

/** What a plan says of lines that are written as 2500 for 2.5. */
export const THOUSANDTHS = "in thousandths";

/** Lines beside prices that are written as 1900 for 1.9 as well. */
export function areThousandths(column: Column, around: Column): boolean {
  const written = allValues(column, (value) => Number.isInteger(Number(value) / 250) && Math.abs(Number(value)) >= 250);
  return written && [...around.kids.values()].some((kid) => keyMeaning(kid.key).price !== null && isWhole(kid));
}

const isWhole = (column: Column) => allValues(column, (value) => Number.isInteger(value) && Number(value) >= 1000);

/** Prices of at least 1.01 in American numbers: no line is as long. */
export function isAmerican(column: Column): boolean {
  return allValues(column, (value) => {
    const number = Number(value);
    return Number.isInteger(number) && Math.abs(number) >= 100;
  });
}

/** Whether some value of a column can be a price. */
export function holdsPrices({ values }: Column): boolean {
  for (const value of values) if (typeof value !== "boolean" && notationOf(value) !== null) return true;
  return false;
}

/** An object that names something: `{id: 3, name: "Quillbet"}`, `{value: "1"}`. */
export function isNameObject(column: Column): boolean {
  if (column.objects === 0 || column.lists > 0 || column.kids.size > 24) return false;
  const kids = [...column.kids.values()];
  return kids.every(({ item }) => item === null || item.objects === 0) && kids.some((kid) => nameIn(kid, column.key));
}

function nameIn({ key, values }: Column, owner: string): boolean {
  const folded = foldKey(key);
  const named =
    keyMeaning(key).says === "name" || folded === "value" || /^(?:name|title)/.test(folded) || folded === `${foldKey(owner)}name`;
  return named && [...values].some((value) => typeof value === "string");
}

/** The name that a text, a number or an object gives, in the source's own writing; null when it gives none. */
export function nameFrom(value: unknown, key: string): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : null;
  if (!isRecord(value)) return textOf(value);
  const words = [...itemLists.nameSays, `${foldKey(key)}name`];
  const found = leavesOf(value, { kind: "bookmakers" }).flatMap(({ keys, value: inner }) => {
    const tokens = keys.flatMap(tokensOf).filter((token) => !itemLists.fillers.has(token));
    const language = tokens.find((token) => itemLists.languages.has(token)) ?? null;
    const rank = words.indexOf(tokens.filter((token) => token !== language).join("") || "name");
    const text = nameText(inner);
    return rank < 0 || text === null ? [] : [{ text, language, rank }];
  });
  return displayName(namesOf(found.sort((one, other) => one.rank - other.rank))) || null;
}

/** Whether an object says when or between whom the match is. */
export function saysMatch(column: Column): boolean {
  for (const key of column.kids.keys()) if (oddsLists.matchSign.has(foldKey(key))) return true;
  return false;
}

/** Whether an object names the two sides of a match. */
export function namesSides(column: Column): boolean {
  const kids = [...column.kids.values()];
  const named = (side: "home" | "away") =>
    kids.some(
      (kid) =>
        meaningsOf("match", [kid.key]).some(({ role }) => role === side) &&
        (isNameObject(kid) || share(kid, (text) => /\p{L}{2}/u.test(text)) > 0),
    );
  return (named("home") && named("away")) || kids.some((kid) => keyMeaning(kid.key).says === "name" && isTitles(kid));
}

/** A word as people write the name of a company: not as programs write the name of a field. */
export function looksLikeName(key: string): boolean {
  return /^\p{Lu}/u.test(key) || looksForeign(key);
}

/** A word that no program would have as the name of a field. */
export function looksForeign(key: string): boolean {
  return /[\s'&!]/.test(key) || /[^\p{ASCII}]/u.test(key);
}

/** Whether a text that meant nothing so far names a part of the match. */
export function saysPart(value: unknown): boolean {
  return typeof value === "string" && value.length <= 40 && isPart(value);
}

/** Yes or no, in whatever way a flag is written; null when it is something else. */
export function switchOf(value: unknown): boolean | null {
  const text = String(value).toLowerCase();
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : null;
}

export function isWithdrawn(value: unknown): boolean {
  const words = (textOf(value) ?? "").toLowerCase().split(/[_\s-]+/);
  return words.some((word) => oddsLists.withdrawn.has(word));
}
