import { bookSumOf, winnersOf } from "./margin.ts";
import type { Market, Quote, Selection } from "./quote.ts";
import { createMemory, remembered } from "./remembered.ts";

/** One market of a board. `line` is null where the market has none; for a handicap it is the home side's. */
export interface MarketKey {
  market: Market;
  line: number | null;
}

/** A market in the words that buttons carry: `total 2.5`. */
export function wordsOfMarket({ market, line }: MarketKey): string {
  return line === null ? market : `${market} ${line}`;
}

/** One selection of a market; `line` is the market's, so that a handicap's away side carries the home side's line too. */
export interface SelectionKey extends MarketKey {
  selection: Selection;
}

/** The book of quotes whose book the source does not name. */
export const unnamedBook = "";

const selections: Record<Market, readonly Selection[]> = {
  winner: ["home", "draw", "away"],
  two_way: ["home", "away"],
  three_way: ["home", "draw", "away"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "draw", "away"],
  both_score: ["yes", "no"],
  other: [],
};

const marketOrder: readonly Market[] = [
  "winner",
  "two_way",
  "three_way",
  "total",
  "handicap",
  "both_score",
  "double_chance",
  "draw_no_bet",
  "other",
];

/** The selections that a market can have, in the order to show them; none are known for `other`. */
export function selectionsOf(market: Market): readonly Selection[] {
  return selections[market];
}

/** The line of a market seen from one of its selections, as a quote carries it. */
export function lineOf({ market, line }: MarketKey, selection: Selection): number | null {
  return market === "handicap" && selection === "away" ? negated(line) : line;
}

/** The market that a quote belongs to. */
export function marketOf({ market, selection, line }: Pick<Quote, "market" | "selection" | "line">): MarketKey {
  return { market, line: market === "handicap" && selection === "away" ? negated(line) : line };
}

/**
 * The quotes of one market, in the order given. Where a named book quotes a selection twice, only the newer quote counts
 * (the later one when the source does not say).
 */
export const quotesOf: (quotes: readonly Quote[], key: MarketKey) => readonly Quote[] = remembered((quotes, key) => {
  const current = new Map<string, Quote>();
  let unnamed = 0;
  for (const quote of quotes) {
    if (!belongsTo(quote, key)) continue;
    const id = quote.bookmaker === null ? `${unnamed++}` : JSON.stringify([quote.bookmaker, quote.selection]);
    const known = current.get(id);
    if (!known || (quote.at ?? 0) >= (known.at ?? 0)) current.set(id, quote);
  }
  return [...current.values()];
});

/**
 * One market's quotes by book. Quotes without a book are one book, `unnamedBook`, unless a selection occurs twice among
 * them: then they are several books that nobody can tell apart, and are left out.
 */
export const booksOf: (quotes: readonly Quote[], key: MarketKey) => ReadonlyMap<string, readonly Quote[]> = remembered(
  (quotes, key) => {
    const books = new Map<string, Quote[]>();
    for (const quote of quotesOf(quotes, key)) {
      const book = quote.bookmaker ?? unnamedBook;
      const known = books.get(book);
      if (known) known.push(quote);
      else books.set(book, [quote]);
    }
    const unnamed = books.get(unnamedBook) ?? [];
    if (new Set(unnamed.map((quote) => quote.selection)).size < unnamed.length) books.delete(unnamedBook);
    return books;
  },
);

/**
 * The selections of a market that exclude each other and leave nothing out, as these books quote it; null when that is
 * not known. Whether there is a draw is what most books that quote both sides say.
 */
function completeSet(books: ReadonlyMap<string, readonly Quote[]>, market: Market): readonly Selection[] | null {
  const all = selectionsOf(market);
  if (all.length === 0) return null;
  if (!all.includes("draw")) return all;
  const twoSided = [...books.values()].filter((quotes) => quotesAll(quotes, ["home", "away"]));
  const withDraw = twoSided.filter((quotes) => quotesAll(quotes, ["draw"]));
  return withDraw.length * 2 >= twoSided.length ? all : all.filter((selection) => selection !== "draw");
}

/** One book's quotes of a complete set, in its order; null when the book leaves one out or quotes another set. */
export function completeQuotes(quotes: readonly Quote[], set: readonly Selection[]): Quote[] | null {
  const found = set.flatMap((selection) => quotes.find((quote) => quote.selection === selection) ?? []);
  return found.length === set.length && quotes.length === set.length ? found : null;
}

/**
 * The margin in one book's quotes of one market, as a fraction: 0.05 is 5 %, below 0 pays more than is fair. Null when the
 * quotes are no complete set. A winner market without a draw counts as complete; `soundnessOf` knows better, since it
 * sees the other books.
 */
export function marginOf(quotes: readonly Quote[]): number | null {
  const [first] = quotes;
  if (!first) return null;
  const set = completeSet(new Map([["", quotes]]), first.market);
  const complete = set && completeQuotes(quotes, set);
  if (!complete) return null;
  return bookSumOf(complete.map((quote) => quote.price)) / winnersOf(first.market) - 1;
}

/**
 * Margins that somebody would bet at. Above them are empty exchanges, with 1.04 on every side. Below them a book would pay
 * out a tenth more than was staked whoever wins, which no campaign does: its prices are of different times, or not of this market.
 */
const soundMargins = { least: -0.1, most: 0.25 };

/** Whose quotes of a market mean something. */
export interface Soundness {
  /** The selections that exclude each other and leave nothing out, by the sound books; null when it is not known. */
  set: readonly Selection[] | null;
  sound: ReadonlyMap<string, readonly Quote[]>;
  /** The books that have no say, because nobody bets at such margins; with their margins. */
  unsound: ReadonlyMap<string, number>;
}

/** The one place that decides which books have a say in a market: its consensus, edges, agreement and movement. */
export const soundnessOf: (quotes: readonly Quote[], key: MarketKey) => Soundness = remembered((quotes, key) => {
  const books = booksOf(quotes, key);
  const odd = new Map([...books].flatMap(([book, its]) => oddMargin(book, its)));
  const others = without(books, odd);
  const set = completeSet(others.size > 0 ? others : books, key.market);
  // A book that leaves the draw out looks as if it paid too much, and is merely incomplete.
  const unsound = new Map(
    [...odd].filter(([book, margin]) => margin > 0 || (set && completeQuotes(books.get(book) ?? [], set) !== null)),
  );
  return { set, sound: without(books, unsound), unsound };
});

function oddMargin(book: string, quotes: readonly Quote[]): [string, number][] {
  const margin = marginOf(quotes);
  return margin === null || (margin >= soundMargins.least && margin <= soundMargins.most) ? [] : [[book, margin]];
}

function without<T>(books: ReadonlyMap<string, T>, left: ReadonlyMap<string, unknown>): ReadonlyMap<string, T> {
  return left.size === 0 ? books : new Map([...books].filter(([book]) => !left.has(book)));
}

/**
 * The markets of a board, the main ones first: the winner, then totals, handicaps and the rest. The lines of a market are
 * ordered by how close to even they are; lines that fewer than half as many books quote as the most quoted come last.
 */
export function offeredMarkets(quotes: readonly Quote[]): readonly MarketKey[] {
  return offers(quotes, "", () => orderedMarkets(quotes));
}

const offers = createMemory<readonly MarketKey[]>();

function orderedMarkets(quotes: readonly Quote[]): MarketKey[] {
  const offers = new Map<string, MarketKey>();
  for (const quote of quotes) {
    const key = marketOf(quote);
    offers.set(`${key.market} ${key.line}`, key);
  }
  const most = new Map<Market, number>();
  const rated = [...offers.values()].map((key) => {
    const books = soundnessOf(quotes, key).sound;
    most.set(key.market, Math.max(books.size, most.get(key.market) ?? 0));
    return { key, books: books.size, imbalance: imbalanceOf(books) };
  });
  const thin = ({ key, books }: { key: MarketKey; books: number }) => (books * 2 < (most.get(key.market) ?? 0) ? 1 : 0);
  rated.sort(
    (a, b) =>
      marketOrder.indexOf(a.key.market) - marketOrder.indexOf(b.key.market) ||
      thin(a) - thin(b) ||
      a.imbalance - b.imbalance ||
      (a.key.line ?? 0) - (b.key.line ?? 0),
  );
  return rated.map(({ key }) => key);
}

/** The selections of one market that somebody quotes, in the order to show them; unknown ones last, as they came. */
export function offeredSelections(quotes: readonly Quote[], key: MarketKey): Selection[] {
  const quoted = new Set(quotes.filter((quote) => belongsTo(quote, key)).map((quote) => quote.selection));
  const known = selectionsOf(key.market).filter((selection) => quoted.delete(selection));
  return [...known, ...quoted];
}

function belongsTo(quote: Quote, key: MarketKey): boolean {
  const { market, line } = marketOf(quote);
  return market === key.market && line === key.line;
}

/** How far the two sides of a market are apart, on average over the books that quote both; a market without sides is last. */
function imbalanceOf(books: ReadonlyMap<string, readonly Quote[]>): number {
  const gaps = [...books.values()].flatMap((quotes) => {
    const first = quotes.find(({ selection }) => ["home", "over", "yes"].includes(selection));
    const second = quotes.find(({ selection }) => ["away", "under", "no"].includes(selection));
    return first && second ? [1 / first.price - 1 / second.price] : [];
  });
  return gaps.length === 0 ? 1 : Math.abs(gaps.reduce((total, gap) => total + gap, 0) / gaps.length);
}

function quotesAll(quotes: readonly Quote[], wanted: readonly Selection[]): boolean {
  return wanted.every((selection) => quotes.some((quote) => quote.selection === selection));
}

/** Never -0, which would be a line of its own where lines become text. */
function negated(line: number | null): number | null {
  return line === null ? null : 0 - line;
}
