import { columnOf } from "./columns.ts";
import type { Fields } from "./fields.ts";
import { marketOf } from "./markets.ts";
import * as words from "./odds-fields.ts";
import type { Offer, Place } from "./offers.ts";
import { lineOfKey, selectionOf } from "./selections.ts";
import { isoOf, looksLikeTime } from "./times.ts";

/** What the entries of an object or a list are: a container's role, or `offer` below the key of a selection. */
export type WalkRole = words.Role | "offer";

/** One step of the walk through an answer. */
export interface Step {
  readonly place: Place;
  readonly role: WalkRole;
  /** One of a list or a dictionary, as against the container of them. */
  readonly entry: boolean;
  readonly path: string;
  readonly depth: number;
  readonly position: Offer["position"];
}

/** What the keys of a dictionary name. */
export type Level = "bookmaker" | "market" | "selection";

/** What the entries of a dictionary are whose keys name that. */
export const roleOf: Readonly<Record<Level, WalkRole>> = { bookmaker: "books", market: "markets", selection: "outcomes" };

/** What the keys of a dictionary are, seen from its place: the first thing that nobody has named yet. */
export function dictionaryLevel({ role, entry, place }: Step, structured: boolean): Level | null {
  if (role === "books" && !entry) return "bookmaker";
  if (role === "markets" && !entry) return "market";
  if (role === "outcomes" && !entry) return "selection";
  if (structured) return place.bookmaker !== null && place.market === null ? "market" : null;
  if (role === "offer") return place.bookmaker === null ? "bookmaker" : null;
  if (place.bookmaker === null && place.market?.market !== "other") return "bookmaker";
  if (place.market === null) return "market";
  return place.selection === null ? "selection" : null;
}

function hasLines({ market, selection }: Place): boolean {
  const name = market?.market ?? (selection === null ? null : selectionOf(selection, null)?.market);
  return name === "total" || name === "handicap";
}

/** Under a total a whole number is a line; under a handicap `1` and `2` alone are the sides. */
export function isLineKey(key: string, fields: Fields, place: Place): boolean {
  if (!hasLines(place) || lineOfKey(key) === null) return false;
  if (place.market?.market === "total" || !/^[12]$/.test(key)) return true;
  return [...fields.values()].some((field) => !/^[12]$/.test(field.key) && lineOfKey(field.key) !== null);
}

/** Digits alone: an id, a line or a position, never the name of a market. */
export const isWhole = (key: string) => /^\d+$/.test(key);

/** Whether the numbers that objects stand under are ids, of which `1` and `12` happen to be two. */
export function hasIds(fields: Fields): boolean {
  return [...fields.values()].some(
    ({ key, value }) => isWhole(key) && selectionOf(key, null) === null && typeof value === "object",
  );
}

/** A line below a selection is that side's own; above it, it holds for the market. */
export function lineOwner({ selection }: Place): "outcome" | "market" {
  return selection === null ? "market" : "outcome";
}

/** The place of a bare price whose key is a moment or a line, below its selection. */
export function pointAt(key: string, place: Place): Place | null {
  if (place.selection === null) return null;
  const line = hasLines(place) ? lineOfKey(key) : null;
  if (line !== null) return { ...place, line, lineOf: "outcome" };
  return looksLikeTime(key) ? { ...place, at: isoOf(key) } : null;
}

/** A bare number under a name is a price only where nothing but that name was missing. */
export function fitsPrice(level: Level, { selection, market }: Place): boolean {
  if (level === "bookmaker") return selection !== null;
  return level === "selection" && market !== null;
}

/** What the key of an entry adds to its place. */
export function named(level: Level, key: string): Partial<Place> {
  if (level === "bookmaker") return { bookmaker: key };
  return level === "market" ? { market: marketOf(key), selection: null } : { selection: key };
}

/** Points in time stand in a row as well, but they are not the selections of a market. */
export function standsInOrder({ at, market, bookmaker }: Place, { place, role }: Step): boolean {
  return at === place.at && (role === "outcomes" || market !== null || bookmaker !== null);
}

/** Words for a line or a selection that are names of markets as well, with the market's prices inside. */
const isMarketWord: ReadonlySet<string> = new Set([...words.lineKeys, "исход"]);

const isAttribute: ReadonlySet<string> = new Set([
  ...words.bookmakerKeys,
  ...words.marketKeys,
  ...words.selectionKeys,
  ...words.nameKeys,
  ...words.weakNameKeys.filter((key) => key !== "value"),
  ...words.lineKeys,
  ...words.periodKeys,
  ...words.formatKeys,
  ...words.timeKeys,
  ...words.createdKeys,
]);

const isKnownPrice: ReadonlySet<string> = new Set([
  ...words.priceKeys,
  ...words.decimalKeys,
  ...words.americanKeys,
  ...words.fractionalKeys,
  ...words.hongKongKeys,
  ...words.probabilityKeys,
]);

/** A key that says something of the object it stands in, so that what it holds is no market and no price. */
export function isAttributeKey(folded: string): boolean {
  return words.notOdds.has(folded) || (isAttribute.has(folded) && !isMarketWord.has(folded));
}

/** A key of a bare value that is understood, or known to be of no interest. */
export function isKnownField(folded: string, key: string): boolean {
  return (
    isAttribute.has(folded) ||
    isKnownPrice.has(folded) ||
    words.notOdds.has(folded) ||
    words.notCurrent.has(folded) ||
    words.aggregates.has(folded) ||
    columnOf(key)?.role === "line"
  );
}
