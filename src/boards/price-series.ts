import type { PastQuote } from "../odds/history.ts";
import { toMicros } from "../odds/price.ts";
import type { Market, Quote } from "../odds/quote.ts";

/** The prices of a match from a time on, in the order of its offers; null for an offer that came later. */
export interface PricePoint {
  at: number;
  prices: readonly (number | null)[];
}

/** What is recorded of a match's prices. A price holds until its book quotes another one, also while the book offers none. */
export interface PriceSeries {
  /** Each offer with its first price, in the order in which points name their prices. */
  offers: readonly PastQuote[];
  /** The newest point; null before the first. */
  last: PricePoint | null;
}

/** Prices of a match. */
export interface QuotedPrices {
  quotes: readonly Quote[];
  /** From when on they hold, by the source's own word where it gives one. */
  at: number;
  receivedAt: number;
}

/** Every point is kept for so long; then they are thinned out. Rules look back up to 24 hours. */
export const keptWholeMs = 48 * 60 * 60_000;
/** More offers than any source has of a match; one that renames its selections all the time must not fill the disk. */
const mostOffers = 2_000;

/** The series after prices were quoted; null when none of them is news. The point is the new `last`. */
export function seriesAfter(
  { offers, last }: PriceSeries,
  { quotes, at, receivedAt }: QuotedPrices,
): { offers: readonly PastQuote[]; last: PricePoint } | null {
  const known = new Map(offers.map((offer, nth) => [offerKey(offer), nth]));
  const prices = offers.map((_, nth) => last?.prices[nth] ?? null);
  // A source whose times of refresh stand still or go back does not say when; then a price holds from when it came.
  const time = last && at <= last.at ? Math.max(last.at + 1, receivedAt) : at;
  const added: PastQuote[] = [];
  let isNews = false;
  for (const quote of quotes) {
    const key = offerKey(quote);
    const nth = known.get(key) ?? offers.length + added.length;
    if (nth >= mostOffers) continue;
    if (!known.has(key)) added.push(openingOf(quote, time));
    known.set(key, nth);
    isNews ||= !isSamePrice(prices[nth] ?? null, quote.price);
    prices[nth] = quote.price;
  }
  return isNews ? { offers: added.length > 0 ? [...offers, ...added] : offers, last: { at: time, prices } } : null;
}

/** Every change of every price, oldest first: the first prices, then those that differ from the point before. */
export function historyFrom(offers: readonly PastQuote[], points: readonly PricePoint[]): PastQuote[] {
  const history: PastQuote[] = [];
  const before: (number | null)[] = [];
  offers.forEach((offer, nth) => {
    before[nth] = offer.price;
    history.push(offer);
  });
  for (const { at, prices } of points)
    prices.forEach((price, nth) => {
      const offer = offers[nth];
      if (price === null || offer === undefined || isSamePrice(before[nth] ?? null, price)) return;
      before[nth] = price;
      history.push({ ...offer, price, at });
    });
  return history.sort((a, b) => a.at - b.at);
}

/** The prices as they were at a time; `point` is the last one until then, null when none is kept. */
export function quotesAt(offers: readonly PastQuote[], point: PricePoint | null, at: number): PastQuote[] {
  return offers.flatMap((offer, nth) => {
    const price = point?.prices[nth] ?? null;
    if (price !== null) return [{ ...offer, price, at: point?.at ?? offer.at }];
    return offer.at <= at ? [offer] : [];
  });
}

export function offersText(offers: readonly PastQuote[]): string {
  return JSON.stringify(
    offers.map(({ bookmaker, market, selection, line, price, at }) => [bookmaker, market, selection, line, price, at]),
  );
}

type OfferCells = [string | null, Market, string, number | null, number, number];

export function offersFrom(text: string): PastQuote[] {
  return (JSON.parse(text) as OfferCells[]).map(([bookmaker, market, selection, line, price, at]) => {
    return { bookmaker, market, selection, line, price, at };
  });
}

export function pointFrom({ at, prices }: { at: number; prices: string }): PricePoint {
  return { at, prices: JSON.parse(prices) as (number | null)[] };
}

/** One book's price of one selection. */
export function offerKey({ bookmaker, market, selection, line }: Quote): string {
  return JSON.stringify([bookmaker, market, selection, line]);
}

function openingOf({ bookmaker, market, selection, line, price }: Quote, at: number): PastQuote {
  return { bookmaker, market, selection, line, price, at };
}

function isSamePrice(a: number | null, b: number): boolean {
  return a !== null && toMicros(a) === toMicros(b);
}
