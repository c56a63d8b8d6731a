import { opinionsOf } from "./consensus.ts";
import { medianOf } from "./intervals.ts";
import { booksOf, type MarketKey } from "./markets.ts";
import type { Quote, Selection } from "./quote.ts";
import { remembered } from "./remembered.ts";

/** A book that stands alone in a market. */
export interface Outlier {
  /** How far it is from the median of the others, by each selection where that is too far (as a probability). */
  gaps: ReadonlyMap<Selection, number>;
  /** By how much its prices are older than the others', where their own times show that it missed a refresh; else null. */
  behindMs: number | null;
}

/** Nobody stands out from fewer than three others. */
const leastBooks = 4;
/** How many times farther from the others than they are from each other. */
const factor = 4;
/** Closer than this, as a probability, books that differ are right as often as the others. */
const leastGap = 0.04;
/** Every match that is not being played is refreshed within this time. */
const refreshMs = 30 * 60_000;

/**
 * The books that stand alone in a market: their own fair probability of some selection is away from the median of the
 * others by more than their disagreement explains. Empty when more than a half stand out: then it is the market that is divided.
 */
export const outliersOf: (quotes: readonly Quote[], market: MarketKey) => ReadonlyMap<string, Outlier> = remembered(
  (quotes, market) => {
    const { set, fair } = opinionsOf(quotes, market) ?? { set: [], fair: new Map<string, readonly number[]>() };
    const alone = new Map<string, Outlier>();
    if (fair.size < leastBooks || isClose([...fair.values()], set.length)) return alone;
    const books = booksOf(quotes, market);
    for (const [book, own] of fair) {
      const others = [...fair].flatMap(([other, probabilities]) => (other === book ? [] : [probabilities]));
      const gaps = new Map(set.flatMap((selection, nth) => farGap(own[nth] ?? 0, others, nth).map((gap) => [selection, gap])));
      if (gaps.size > 0) alone.set(book, { gaps, behindMs: behindOthers(book, books) });
    }
    return alone.size * 2 > fair.size ? new Map() : alone;
  },
);

/** The widest gap of a book that stands alone. */
export function widestGapOf({ gaps }: Pick<Outlier, "gaps">): number {
  return Math.max(...gaps.values());
}

/** Whether no two books are so far apart that one could stand alone: the usual case, told at a glance. */
function isClose(fair: readonly (readonly number[])[], selections: number): boolean {
  return Array.from({ length: selections }, (_, nth) => fair.map((own) => own[nth] ?? 0)).every(
    (values) => Math.max(...values) - Math.min(...values) < leastGap,
  );
}

/** How far a book is from the others in the nth selection, where that is too far. */
function farGap(own: number, others: readonly (readonly number[])[], nth: number): number[] {
  const theirs = others.map((fair) => fair[nth] ?? 0);
  const middle = medianOf(theirs);
  const usual = medianOf(theirs.map((value) => Math.abs(value - middle)));
  const gap = Math.abs(own - middle);
  return gap >= Math.max(factor * usual, leastGap) ? [gap] : [];
}

function behindOthers(book: string, books: ReadonlyMap<string, readonly Quote[]>): number | null {
  const own = newestOf(books.get(book) ?? []);
  const others = [...books].flatMap(([other, quotes]) => (other === book ? [] : (newestOf(quotes) ?? [])));
  if (own === null || others.length === 0) return null;
  const behind = medianOf(others) - own;
  return behind > refreshMs ? behind : null;
}

function newestOf(quotes: readonly Quote[]): number | null {
  const times = quotes.flatMap(({ at }) => at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
