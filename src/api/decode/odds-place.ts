import { type Fields, foldKey, isRecord, pick, pickAs, textOf, wordOf } from "./fields.ts";
import { lineOf } from "./lines.ts";
import { knownMarket, type MarketName, marketOf, withinPeriod } from "./markets.ts";
import { displayName, identityOf, namesIn } from "./names.ts";
import {
  bookmakerKeys,
  createdKeys,
  formatKeys,
  handicapLineKeys,
  lineKeys,
  marketKeys,
  nameKeys,
  periodKeys,
  type Role,
  refreshKeys,
  selectionKeys,
  timeKeys,
  weakNameKeys,
} from "./odds-fields.ts";
import { subject } from "./odds-subjects.ts";
import type { Place } from "./offers.ts";
import type { PriceFormat } from "./prices.ts";
import { selectionOf } from "./selections.ts";
import { isoOf, isoOfDayAndTime } from "./times.ts";

/** What an object is, seen from its own fields: decides what its `name` is the name of. */
export interface Shape {
  /** What its own fields speak of (see `subject`). */
  subjects: number;
  role: Role | "offer";
  /** It is one of a list or of a dictionary, not the wrapper around them. */
  entry: boolean;
  /** It holds a price of its own. */
  priced: boolean;
  holdsMarkets: boolean;
  holdsBooks: boolean;
  /** It is the match as well, so that its `date` is the kick-off. */
  isMatch: boolean;
  /** Names of bookmakers by the id that rows refer to. */
  bookmakers: ReadonlyMap<string, string>;
  /** Own words of the operator's mapping for a field, folded. */
  keysOf(field: "bookmaker" | "market" | "selection" | "line" | "at", usual: readonly string[]): readonly string[];
}

/** The place of an object: what was known outside of it, and what it says itself. */
export function placeOf(fields: Fields, outer: Place, shape: Shape): Place {
  const says = (bit: number) => (shape.subjects & bit) !== 0;
  const market = says(subject.market) ? ownMarket(fields, outer, shape) : null;
  const at = (says(subject.time) ? ownTime(fields, shape) : null) ?? outer.at;
  const line = says(subject.line) ? pickAs(fields, shape.keysOf("line", lineKeys), lineOf) : null;
  const named = nameFor(fields, { ...outer, market }, shape);
  const bookmaker =
    (says(subject.bookmaker) ? ownBookmaker(fields, shape) : null) ??
    (named.is === "bookmaker" ? named.name : null) ??
    outer.bookmaker;
  const selection =
    (says(subject.selection) ? ownSelection(fields, shape) : null) ?? (named.is === "selection" ? named.name : null);
  const marketHere = market ?? (named.is === "market" ? narrowed(marketOf(named.name), fields) : null);
  return {
    bookmaker,
    market: marketHere ?? outer.market ?? (line === null ? null : implied(fields)),
    selection: selection ?? outer.selection,
    line: line ?? marketHere?.line ?? outer.line,
    lineOf:
      line === null
        ? marketHere === null
          ? outer.lineOf
          : "market"
        : shape.priced || selection !== null || outer.selection !== null
          ? "outcome"
          : "market",
    at,
    format: (says(subject.format) ? ownFormat(fields) : null) ?? outer.format,
    sides: outer.sides,
  };
}

/** The format that a source names for its prices, or null. */
function ownFormat(fields: Fields): PriceFormat | null {
  const word = pickAs(fields, formatKeys, textOf);
  return word === null ? null : (formatWords.get(foldKey(word)) ?? null);
}

const formatWords: ReadonlyMap<string, PriceFormat> = new Map([
  ["decimal", "decimal"],
  ["eu", "decimal"],
  ["european", "decimal"],
  ["american", "american"],
  ["us", "american"],
  ["moneyline", "american"],
  ["fractional", "fractional"],
  ["uk", "fractional"],
  ["hongkong", "hongkong"],
  ["hk", "hongkong"],
  ["probability", "probability"],
  ["percent", "percent"],
]);

function ownTime(fields: Fields, { isMatch, priced, keysOf }: Shape): string | null {
  const keys = isMatch ? refreshKeys : timeKeys;
  const time =
    pickAs(fields, keysOf("at", keys), isoOf) ??
    (isMatch ? null : isoOfDayAndTime(pick(fields, ["date"]), pick(fields, ["time"])));
  return time ?? (priced ? pickAs(fields, createdKeys, isoOf) : null);
}

function ownBookmaker(fields: Fields, { bookmakers, keysOf }: Shape): string | null {
  const read = (value: unknown) => {
    if (isRecord(value)) return nameOf(value);
    const word = wordOf(value);
    return word === null ? null : (bookmakers.get(word) ?? word);
  };
  return pickAs(fields, keysOf("bookmaker", bookmakerKeys), read);
}

function ownSelection(fields: Fields, { keysOf }: Shape): string | null {
  return pickAs(fields, keysOf("selection", selectionKeys), (value) => (isRecord(value) ? nameOf(value) : wordOf(value)));
}

function ownMarket(fields: Fields, { sides }: Place, { keysOf }: Shape): MarketName | null {
  const name = pickAs(fields, keysOf("market", marketKeys), (value) => (isRecord(value) ? nameOf(value) : wordOf(value)));
  if (name === null) return null;
  const known = knownMarket(name);
  if (known !== null) return narrowed(known, fields);
  // A market called `Over 2.5` is a selection's name in a source that has no better place for it.
  const selection = selectionOf(name, sides);
  return selection?.market ? { market: selection.market, name, line: selection.line } : narrowed(marketOf(name), fields);
}

/** The best name an object gives itself, in the source's own writing. */
export function nameOf(value: unknown): string | null {
  const identity = identityOf(value);
  return identity === null ? null : displayName(identity.names);
}

function narrowed(market: MarketName, fields: Fields): MarketName {
  const period = pickAs(fields, periodKeys, (value) => (isRecord(value) ? nameOf(value) : wordOf(value)));
  return period === null ? market : withinPeriod(market, period);
}

type Named = { is: "bookmaker" | "market" | "selection"; name: string } | { is: null };

/** What `name`, `title`, `key` … of this object are the name of. */
function nameFor(fields: Fields, place: Place, shape: Shape): Named {
  if (shape.role === "offer" || shape.isMatch || !(shape.entry || shape.priced)) return { is: null };
  const name = strongName(fields) ?? weakName(fields, place, shape);
  if (name === null) return { is: null };
  if (shape.role === "books") return { is: "bookmaker", name };
  if (shape.role === "markets") return { is: "market", name };
  if (shape.role === "outcomes") return { is: "selection", name };
  return guessedName(name, { fields, place, shape });
}

function guessedName(name: string, { fields, place, shape }: { fields: Fields; place: Place; shape: Shape }): Named {
  const isSelection = selectionOf(name, place.sides) !== null;
  if (shape.priced) return place.selection === null || isSelection ? { is: "selection", name } : { is: "bookmaker", name };
  const isTitle = / (?:-|–|—|vs?\.?) /i.test(name);
  if (shape.holdsMarkets && !isTitle) return { is: "bookmaker", name };
  if (knownMarket(name) !== null) return { is: "market", name };
  if (shape.holdsBooks) return isTitle ? { is: null } : { is: "market", name };
  if (isSelection && place.selection === null) return { is: "selection", name };
  if (isTitle) return { is: null };
  if (place.bookmaker === null && ownBookmaker(fields, shape) === null) return { is: "bookmaker", name };
  return place.market === null ? { is: "market", name } : { is: null };
}

function strongName(fields: Fields): string | null {
  return (
    pickAs(fields, nameKeys, (value) => (isRecord(value) ? nameOf({ names: value }) : textOf(value))) ??
    (displayName(namesIn(fields)) || null)
  );
}

function weakName(fields: Fields, { sides, market }: Place, { priced, role }: Shape): string | null {
  return pickAs(fields, weakNameKeys, (value) => {
    const name = textOf(value);
    // In a priced object a numeric `value` is the price.
    if (name === null || (priced && /^[+-]?[\d.,/]+$/.test(name) && selectionOf(name, sides) === null)) return null;
    const known = (market === null && knownMarket(name) !== null) || selectionOf(name, sides) !== null;
    return known || role === "outcomes" || (priced && market?.market === "other") ? name : null;
  });
}

/** A field called `handicap` names the market along with its line. */
function implied(fields: Fields): MarketName | null {
  const key = handicapLineKeys.find((name) => lineOf(fields.get(name)?.value) !== null);
  return key === undefined ? null : { market: "handicap", name: key, line: null };
}
