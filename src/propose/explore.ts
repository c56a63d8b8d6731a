import { numberOf } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import { askOfRest } from "./account.ts";
import { type Column, columnsOf, type Entry, holdPrices, isEntry, isScalar, isSpellable } from "./columns.ts";
import type { Drafting, Said, Standing } from "./drafting.ts";
import { noteMarkets, readNames } from "./names.ts";
import { readPrices } from "./prices.ts";
import {
  attributes,
  aways,
  containers,
  envelopeWords,
  homes,
  isHarmless,
  isOther,
  marketOf,
  matchWords,
  past,
  priceWords,
  scoreWords,
  selectionOfKey,
} from "./words.ts";

const deepest = 12;
const mostFound = 40;

/** Follows an answer from the outside in, along words that lead to prices, and drafts a reading wherever it finds some. */
export function explore(drafting: Drafting, standing: Standing, depth = 0): void {
  if (depth > deepest || drafting.found.length > mostFound) {
    drafting.ask(standing.at, `${standing.at} has more in it than a draft goes through`);
    return;
  }
  const values = standing.values.filter((value) => value !== null && value !== undefined);
  const lists = values.filter(Array.isArray);
  const entries = values.filter(isEntry);
  if (Math.max(lists.length, entries.length) < values.length)
    drafting.ask(standing.at, `${standing.at} is not always the same kind of value`);
  else if (lists.length > 0) exploreList(drafting, standing, lists.flat(), depth);
  else if (entries.length > 0) exploreEntries(drafting, { ...standing, values: entries }, entries, depth);
}

function exploreList(drafting: Drafting, standing: Standing, entries: readonly unknown[], depth: number): void {
  if (entries.length === 0) return;
  if (entries.every((entry) => entry !== null && typeof entry === "object"))
    explore(drafting, below(drafting, standing, { path: `${standing.at}[]`, values: entries }), depth + 1);
  else if (entries.some((entry) => numberOf(entry) !== null))
    drafting.ask(standing.at, `${standing.at} is a list of numbers without names`);
}

function exploreEntries(drafting: Drafting, standing: Standing, entries: readonly Entry[], depth: number): void {
  const keysAre = dictionaryOf(drafting, standing, entries);
  if (keysAre !== null) {
    exploreDictionary(drafting, standing, { entries, keysAre, depth });
    return;
  }
  const all = columnsOf(standing.at, entries);
  const columns = all.filter(({ key }) => isSpellable(key));
  if (columns.length < all.length)
    drafting.ask(standing.at, `${standing.at} has keys with dots or brackets, which no path can name`);
  const here = { ...standing, said: readNames(drafting, standing, columns) };
  readPrices(drafting, here, columns);
  const unknown = columns.filter((column) => !isScalar(column) && !exploreColumn(drafting, here, column, depth));
  askOfRest(drafting, here, [...columns.filter(isScalar), ...unknown]);
}

/** Whether it is known what the objects of this column are. */
function exploreColumn(drafting: Drafting, here: Standing, { key, path, values: all }: Column, depth: number): boolean {
  const values = all.filter((value) => value !== null && typeof value === "object");
  const word = foldKey(key);
  if (homes.has(word) || aways.has(word)) return !holdPrices(values);
  if (isOther(key) || here.said.book?.startsWith(`${path}.`)) return true;
  if (past.has(word) && !drafting.isHistory) return true;
  const role = containers.get(word);
  const isPlain = role === "markets" || role === "books" || priceWords.has(word) || matchWords.has(word) || scoreWords.has(word);
  const market = isPlain ? null : marketOf(key);
  if (role === undefined && market === null && !isPlain && !envelopeWords.has(word))
    return values.every((value) => Object.keys(value as object).length === 0);
  if (market !== null && here.said.market !== undefined)
    drafting.ask(path, `${path} and ${here.said.market} could both be the market`);
  const said: Said = market === null ? here.said : { ...here.said, marketIs: market, market: `'${market}'` };
  explore(drafting, { ...here, at: path, values, key, said }, depth + 1);
  return true;
}

function exploreDictionary(
  drafting: Drafting,
  standing: Standing,
  { entries, keysAre, depth }: { entries: readonly Entry[]; keysAre: "book" | "market" | "line"; depth: number },
): void {
  const inside = below(drafting, standing, {
    path: `${standing.at}{}`,
    values: entries.flatMap((entry) => Object.values(entry)),
  });
  const name = `@${inside.at}`;
  const keys = entries.flatMap((entry) => Object.keys(entry));
  drafting.values.set(name, keys);
  if (keysAre === "market") noteMarkets(drafting, keys);
  const hasLines = keysAre === "market" && keys.some((key) => /\s[+-]?\d+(?:[.,]\d+)?$/.test(key));
  const lines =
    keysAre === "line"
      ? [{ path: name, of: "any" as const }]
      : hasLines
        ? [{ path: `${name}|after ' '|number`, of: "any" as const }]
        : [];
  const said: Said = {
    ...inside.said,
    ...(keysAre === "line" ? {} : { [keysAre]: name }),
    lines: [...inside.said.lines, ...lines],
  };
  explore(drafting, { ...inside, said, key: keysAre === "book" ? "" : standing.key }, depth + 1);
}

function below(drafting: Drafting, standing: Standing, { path, values }: { path: string; values: readonly unknown[] }): Standing {
  const name = drafting.nameLevel(standing.key);
  return { ...standing, levels: [...standing.levels, { name, path }], at: name, values };
}

/** What an object's keys are, where they are values: books by their container's word or the service's own list, else markets or lines. */
function dictionaryOf(drafting: Drafting, { key, said }: Standing, entries: readonly Entry[]): "book" | "market" | "line" | null {
  const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const inside = entries.flatMap((entry) => Object.values(entry)).filter((value) => value !== null);
  if (keys.length === 0 || !inside.every((value) => typeof value === "object")) return null;
  if (said.marketIs !== undefined && keys.every((one) => /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(one))) return "line";
  if (said.market === undefined && areMarkets(keys, inside)) return inside.every(hasSelectionsAlone) ? "market" : null;
  return said.book === undefined && areBooks(drafting, keys, { key, inside }) ? "book" : null;
}

function areMarkets(keys: readonly string[], inside: readonly unknown[]): inside is Entry[] {
  return keys.length > 1 && keys.every((key) => marketOf(key) !== null) && inside.every(isEntry) && inside.some(hasSelection);
}

/** The service's own list says which keys are books; without one it takes their container's word, and keys that say nothing else. */
function areBooks(
  { books }: Drafting,
  keys: readonly string[],
  { key, inside }: { key: string; inside: readonly unknown[] },
): boolean {
  if (books.size > 0) return keys.every((one) => books.has(foldKey(one)));
  return containers.get(foldKey(key)) === "books" && !keys.some(isKnownKey) && haveOneShape(inside);
}

function hasSelection(entry: Entry): boolean {
  return Object.keys(entry).some((key) => selectionOfKey(key) !== null);
}

function hasSelectionsAlone(entry: Entry): boolean {
  return Object.keys(entry).every((key) => selectionOfKey(key) !== null || attributes.has(foldKey(key)));
}

function isKnownKey(key: string): boolean {
  const word = foldKey(key);
  return (
    attributes.has(word) ||
    containers.has(word) ||
    envelopeWords.has(word) ||
    isHarmless(key) ||
    marketOf(key) !== null ||
    selectionOfKey(key) !== null
  );
}

function haveOneShape(values: readonly unknown[]): boolean {
  const shapes = new Set(values.map((value) => (isEntry(value) ? Object.keys(value).sort().join() : "[]")));
  return values.every(Array.isArray) || shapes.size <= Math.max(1, values.length / 2);
}
