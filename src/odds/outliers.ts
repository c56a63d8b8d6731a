import { opinionsOf } from "./consensus.ts";
import type { MarketKey } from "./markets.ts";
import type { Quote } from "./quote.ts";
import { remembered } from "./remembered.ts";

/** Nobody stands out from fewer than three others. */
const leastBooks = 4;
/** How many times farther from the others than they are from each other. */
const factor = 6;
/**
 * Books always differ a little: closer than this to the others nobody stands out (as log-odds). At even chances it is 3 points
 * of probability, for an outsider fewer: a price of 5.40 among 4.60s is as far off as 2.22 among 2.00s.
 */
const leastLogOdds = 0.12;
/** At long odds one step of a bookmaker's price list is as much, but never so many points (as a probability). */
const leastGap = 0.015;

/**
 * The books that stand alone in a market, with how far (as a probability): their own fair probability of some selection is
 * away from the median of the others by more than their disagreement explains, most likely because it was not refreshed.
 * Empty when so many stand out that it is the market that is divided.
 */
export const outliersOf: (quotes: readonly Quote[], market: MarketKey) => ReadonlyMap<string, number> = remembered(
  (quotes, market) => {
    const opinions = [...(opinionsOf(quotes, market)?.fair ?? [])];
    if (opinions.length < leastBooks) return new Map();
    const alone = new Map<string, number>();
    for (const [book, own] of opinions) {
      const others = opinions.flatMap(([other, fair]) => (other === book ? [] : [fair]));
      const distance = distanceFromOthers(own, others);
      if (distance !== null) alone.set(book, distance);
    }
    return alone.size * 4 > opinions.length ? new Map() : alone;
  },
);

/** The widest gap that is too wide; null when there is none. */
function distanceFromOthers(own: readonly number[], others: readonly (readonly number[])[]): number | null {
  const gaps = own.flatMap((probability, index) => {
    const theirs = others.map((fair) => fair[index] ?? 0);
    const middle = medianOf(theirs);
    const usual = medianOf(theirs.map((value) => Math.abs(value - middle)));
    const gap = Math.abs(probability - middle);
    const isFar = gap > Math.max(factor * usual, leastGap) && Math.abs(logOdds(probability) - logOdds(middle)) > leastLogOdds;
    return isFar ? [gap] : [];
  });
  return gaps.length === 0 ? null : Math.max(...gaps);
}

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
