import type { Level, Presence } from "./levels.ts";
import { isLay, type Meaning, marketMeant, meaningOf, type ReadMarket } from "./markets.ts";
import { isNothing, numberOf, priceOf } from "./numbers.ts";
import type { Path, Place } from "./path.ts";
import { isTooWide, type PriceReading } from "./prices.ts";
import { type Leave, Misfit, type PriceRow, reasons } from "./reading.ts";
import type { FoldedSides, Lookup } from "./words.ts";

/** A shape for prices, compiled. */
export interface CompiledShape {
  levels: readonly Level[];
  match: Path | null;
  teams: { home: Path; away: Path } | null;
  refreshed: Path | null;
  readings: readonly PriceReading[];
  markets: Lookup;
  selections: Lookup;
  books: Lookup;
}

/** What one answer turned out to have. */
export interface Tally {
  /** Paths that led somewhere. */
  found: Set<Path>;
  outer: Presence;
  inner: readonly Presence[];
  entries: number;
  /** By reading: how many entries it looked at, and how many of them it meant. */
  looked: number[];
  meant: number[];
  prices: { isThere: boolean; written: number; foreign: number; whole: number };
  /** ms UTC, by the first who says: the whole answer, or one of its entries. */
  refreshedAt: number | null;
}

/** A price with what it was called: checks that compare entries need that. */
export interface Draft {
  row: PriceRow;
  /** The book's id where it has one, else its name. */
  bookKey: string | null;
  /** The service's name of the market. */
  name: string;
  hasLine: boolean;
  hasWhose: boolean;
}

/** One answer while it is read. */
export interface AnswerReading {
  shape: CompiledShape;
  timeAt: (value: unknown) => number | null;
  isHistory: boolean;
  nothing: ReadonlySet<unknown>;
  tally: Tally;
  leave: Leave;
  drafts: Draft[];
  /** Books whose winner has a draw, on offer or not. */
  draws: Set<string>;
}

/** The match that an entry is of. */
export interface About {
  match: string | null;
  sides: FoldedSides;
}

/** What all prices of one entry have in common. */
interface Entry extends About {
  reading: PriceReading;
  /** The service's name of the market, and ours. */
  name: string;
  market: ReadMarket | "never";
  whose: string | null;
  bookmaker: string | null | undefined;
  bookKey: string | null;
  at: number | null;
  link: string | null;
  isWide: boolean;
}

/** One price of an entry. */
interface Offer {
  selection: string | null;
  lineText: unknown;
  price: number | "none" | null;
}

/** Reads the prices of one entry, by one of the shape's readings. */
export function readPrices(answer: AnswerReading, reading: PriceReading, place: Place, { match, sides }: About): void {
  const { shape, timeAt, leave, drafts } = answer;
  const name = textOf(valueAt(answer, reading.market, place));
  const market = name === null ? null : marketMeant(name, shape.markets);
  const whose = textOf(valueAt(answer, reading.whose, place));
  const { bookmaker, bookKey } = bookAt(answer, reading, place);
  const at = timeAt(valueAt(answer, reading.at, place));
  const link = pageOf(valueAt(answer, reading.link, place));
  const isWide = reading.spread !== null && isTooWide(reading.spread, (path) => valueAt(answer, path, place));
  for (const column of reading.columns) {
    const price = priceAt(answer, reading, column.price, place);
    const lineText = valueAt(answer, column.line ?? reading.lineByMarket?.[market ?? ""] ?? null, place);
    const selection = column.selection ?? wordOf(valueAt(answer, reading.selection, place));
    if (name === null || market === null) {
      leave(reading.market.text, "no market");
      continue;
    }
    const entry: Entry = { match, sides, reading, name, market, whose, bookmaker, bookKey, at, link, isWide };
    const row = rowOf(answer, entry, { selection, lineText, price });
    if ("why" in row) leave(name, row.why);
    else drafts.push({ row, bookKey, name, hasLine: lineText !== null, hasWhose: whose !== null });
  }
}

/** The value at a path; null where there is none, or what stands for none. */
export function valueAt({ tally, nothing }: AnswerReading, path: Path | null, place: Place): unknown {
  const value = path?.get(place);
  if (path && value !== undefined) tally.found.add(path);
  return isNothing(value) || nothing.has(value) ? null : value;
}

/** Longer ones are taken by no platform. */
const longestAddress = 512;

/** An address that people may be sent to: https, without an account in it. Null for anything else. */
function pageOf(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  const isOpen = protocol === "https:" && username === "" && password === "";
  return isOpen && href.length <= longestAddress ? href : null;
}

/** A name, also where it is written as a number. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : null;
}

/** What a selection is called, also by yes and no: `isHome: true`. */
function wordOf(value: unknown): string | null {
  return typeof value === "boolean" ? String(value) : textOf(value);
}

export function winnerKey(match: string | null, bookKey: string | null, name: string): string {
  return `${match}\n${bookKey}\n${name}`;
}

/** The row of a price, or why there is none. */
function rowOf(answer: AnswerReading, entry: Entry, offer: Offer): PriceRow | { why: string } {
  const { market, match, bookmaker, bookKey, name, at, link } = entry;
  const { price } = offer;
  if (market === "never" || isLay(offer.selection ?? "")) return { why: "no price to back" };

  const read = selectionOf(market, entry, offer, answer.shape.selections);
  const isDraw = market === "winner" && "selection" in read && read.selection === "draw";
  if (isDraw) answer.draws.add(winnerKey(match, bookKey, name));
  if (price === "none") return { why: reasons.notOnOffer };
  if (bookmaker === undefined) return { why: "no id of its book" };
  if (entry.isWide) return { why: "bid and ask too far apart" };
  if (price === null) return { why: `a price that is not ${entry.reading.format}` };
  if (answer.isHistory && at === null) return { why: "a price without its time" };
  if ("why" in read) return read;
  const row = { match, bookmaker, market, selection: read.selection, line: read.line, price, at, hasDraw: null };
  return link === null ? row : { ...row, link };
}

function selectionOf(
  market: ReadMarket,
  { name, whose, reading, sides }: Entry,
  { selection, lineText }: Offer,
  known: Lookup,
): Meaning {
  const line = lineText === null ? null : numberOf(lineText);
  if (market !== "other") return meaningOf(market, { selection, line, lineText, known, sides });
  if (reading.whose && !reading.whose.optional && whose === null) return { why: "no word whose it is" };
  const parts = [whose, selection, lineText].filter((part) => part !== null);
  return parts.length === 0 ? { why: "no selection" } : { selection: `${name}: ${parts.join(" ")}`, line: null };
}

/** "none" where nothing is on offer, null for a price of another format. */
function priceAt(answer: AnswerReading, { format }: PriceReading, path: Path, place: Place): number | "none" | null {
  const value = valueAt(answer, path, place);
  const { prices, found } = answer.tally;
  prices.isThere ||= found.has(path);
  if (value === null) return "none";
  const price = priceOf(value, format);
  const number = numberOf(value) ?? 0;
  prices.written += 1;
  if (price === null) prices.foreign += 1;
  if (number >= 100 && Number.isInteger(number)) prices.whole += 1;
  // One is enough: whatever else it is, the column is not of this format.
  if (price === null && number < 0 && format !== "american")
    throw new Misfit(path.text, `is ${value}, and that is no ${format} price`);
  return price;
}

/** The book is undefined where the answer doesn't say which of those of one title it is. */
function bookAt(answer: AnswerReading, { book, bookId }: PriceReading, place: Place): Pick<Entry, "bookmaker" | "bookKey"> {
  const name = textOf(valueAt(answer, book, place));
  const id = textOf(valueAt(answer, bookId, place));
  if (bookId && !bookId.optional && id === null) return { bookmaker: undefined, bookKey: name };
  const bookmaker = name === null ? null : (answer.shape.books(id ?? name) ?? name);
  return { bookmaker, bookKey: id ?? bookmaker };
}
