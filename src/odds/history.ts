import { type Consensus, consensusOf } from "./consensus.ts";
import type { MarketKey, SelectionKey } from "./markets.ts";
import { lineOf, marketOf, selectionsOf, unnamedBook } from "./markets.ts";
import { toMicros } from "./price.ts";
import type { Quote, Selection } from "./quote.ts";
import { mainWinnerOf, winnersApart } from "./winners.ts";

/** A price and the time from which it held (ms UTC). */
export interface PastQuote extends Quote {
  at: number;
}

/** What a line said at a time; `probability` is 0..1, the price its reciprocal or the book's own. */
export interface Reading {
  at: number;
  price: number;
  probability: number;
}

/** A consensus is drawn from so many of the newest prices. */
const mostPoints = 5_000;

/** Several histories of one match as one, in the order of time; a price that only repeats the one before is left out. */
export function mergeHistories(...histories: readonly (readonly PastQuote[])[]): PastQuote[] {
  const last = new Map<string, number>();
  // What was recorded keeps its markets: who watches one of them sees the same one.
  const main = histories.map(mainWinnerOf).findLast((one) => one !== null) ?? null;
  return [...winnersApart(histories.flat(), main)]
    .sort((a, b) => a.at - b.at)
    .filter((quote) => {
      const key = keyOf(quote);
      const price = toMicros(quote.price);
      const isNews = last.get(key) !== price;
      last.set(key, price);
      return isNews;
    });
}

/** The markets of a history, those with most prices first. */
export function marketsOf(history: readonly PastQuote[]): MarketKey[] {
  const counts = new Map<string, { key: MarketKey; count: number }>();
  for (const quote of history) {
    const key = marketOf(quote);
    const known = counts.get(`${key.market} ${key.line}`);
    if (known) known.count += 1;
    else counts.set(`${key.market} ${key.line}`, { key, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ key }) => key);
}

/**
 * The consensus of one market along its history: its first reading, then at equal steps of time, the last at `until`. Each
 * selection's readings; empty when no book ever quoted the market completely.
 */
export function consensusPath(
  history: readonly PastQuote[],
  market: MarketKey,
  { until, steps }: { until: number; steps: number },
): Map<Selection, Reading[]> {
  const own = history.filter((quote) => isOf(quote, market) && quote.at <= until).slice(-mostPoints);
  const path = new Map<Selection, Reading[]>();
  const first = openingOf(own, market);
  if (!first) return path;
  for (const at of timesBetween(first.at, until, steps)) {
    const consensus = at === first.at ? first.consensus : consensusOf(currentAt(own, at), market);
    for (const { selection, probability } of consensus?.selections ?? [])
      path.set(selection, [...(path.get(selection) ?? []), { at, price: 1 / probability, probability }]);
  }
  return path;
}

/** One book's price of one selection along its history, at its first time and then at equal steps until `until`. */
export function bookPath(
  history: readonly PastQuote[],
  { book, ...key }: SelectionKey & { book: string },
  { until, steps }: { until: number; steps: number },
): Reading[] {
  const own = history.filter(
    (quote) => isOf(quote, key) && quote.selection === key.selection && (quote.bookmaker ?? "") === book && quote.at <= until,
  );
  const [first] = own;
  if (!first) return [];
  return timesBetween(first.at, until, steps).flatMap((at) => {
    const quote = own.findLast((one) => one.at <= at);
    return quote ? [{ at, price: quote.price, probability: 1 / quote.price }] : [];
  });
}

/** The first time at which some book quotes the market completely; tried only when a book with both sides quotes one more selection. */
function openingOf(history: readonly PastQuote[], market: MarketKey): { at: number; consensus: Consensus } | null {
  const sides = selectionsOf(market.market).filter((selection) => selection !== "draw");
  if (sides.length === 0) return null;
  const quoted = new Map<string, Set<Selection>>();
  for (const { bookmaker, selection, at } of history) {
    const its = quoted.get(bookmaker ?? unnamedBook) ?? new Set();
    if (its.has(selection)) continue;
    quoted.set(bookmaker ?? unnamedBook, its.add(selection));
    const consensus = sides.every((side) => its.has(side)) ? consensusOf(currentAt(history, at), market) : null;
    if (consensus) return { at, consensus };
  }
  return null;
}

/** The prices that held at a time, one per book and selection. */
function currentAt(history: readonly PastQuote[], at: number): Quote[] {
  const current = new Map<string, Quote>();
  for (const quote of history) {
    if (quote.at > at) break;
    current.set(keyOf(quote), quote);
  }
  return [...current.values()];
}

function timesBetween(from: number, until: number, steps: number): number[] {
  if (until <= from) return [from];
  return Array.from({ length: steps }, (_, step) => Math.round(from + ((until - from) * step) / (steps - 1)));
}

function isOf(quote: Quote, key: MarketKey): boolean {
  return quote.market === key.market && quote.line === lineOf(key, quote.selection);
}

function keyOf({ bookmaker, market, selection, line }: Quote): string {
  return JSON.stringify([bookmaker, market, selection, line]);
}
