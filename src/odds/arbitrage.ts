import { bestQuote } from "./best.ts";
import { type MarketKey, offeredMarkets, soundnessOf, unnamedBook } from "./markets.ts";
import type { Quote } from "./quote.ts";
import { numberOf, returnsOf } from "./stakes.ts";

/** Best prices of several books which together win in any case, or lose little and win twice between two lines. */
export interface Opportunity {
  kind: "arbitrage" | "middle";
  /** The market; of a middle the first of the two. */
  market: MarketKey;
  /** One quote of each outcome, in the order to show them. */
  legs: readonly Quote[];
  /** What a stake of 1 wins where one leg wins, each having its share: 0.02 is 2 %. Below 0, for a middle, it loses that. */
  profit: number;
  /**
   * What it wins in the worst case. Less than `profit` where a result can push: stakes come back in a draw without bet or on a whole
   * line, and half of both stakes beside a quarter line.
   */
  least: number;
}

/** Of a stake of 1; a middle that brings back less is no news. */
const leastBack = 0.97;

interface Among {
  /** Only these books count; null for all. */
  books: ReadonlySet<string> | null;
}

/**
 * What the kept prices of a match would have won in any case, and middles that cost next to nothing: the most profitable first.
 * Books whose prices are set aside have no part in it, and neither has a market whose outcomes overlap, or are not known.
 */
export function opportunitiesIn(quotes: readonly Quote[], among: Among): Opportunity[] {
  const markets = offeredMarkets(quotes).filter(({ market }) => market !== "double_chance");
  const arbitrages = markets.flatMap((market) => arbitrageIn(quotes, market, among));
  const middles = markets.flatMap((market) => markets.flatMap((other) => middleOf(quotes, [market, other], among)));
  return [...arbitrages, ...middles].sort((a, b) => b.profit - a.profit);
}

function arbitrageIn(quotes: readonly Quote[], market: MarketKey, { books }: Among): Opportunity[] {
  const { set } = soundnessOf(quotes, market);
  const legs = (set ?? []).flatMap((selection) => bestQuote(quotes, { ...market, selection, books }) ?? []);
  if (!set || legs.length < set.length || isOneBook(legs)) return [];
  const returns = returnsOf(legs.map(({ price }) => price));
  if (returns.numerator <= returns.denominator) return [];
  const profit = numberOf(returns) - 1;
  return [{ kind: "arbitrage", market, legs, profit, least: profit * shareAtRisk(market, legs.length) }];
}

/** The share of the stakes that cannot push. A third outcome is the push itself, so nothing comes back then. */
function shareAtRisk({ market, line }: MarketKey, legs: number): number {
  if (market === "draw_no_bet") return 0;
  if (line === null || legs > 2) return 1;
  if (Number.isInteger(line)) return 0;
  return Number.isInteger(line * 2) ? 1 : 0.5;
}

/** Two lines of which one bet on either side wins both between them. */
function middleOf(quotes: readonly Quote[], [low, high]: readonly [MarketKey, MarketKey], { books }: Among): Opportunity[] {
  const sides = sidesOf(quotes, low, high);
  if (!sides) return [];
  const legs = sides.flatMap((side) => bestQuote(quotes, { ...side, books }) ?? []);
  const [first, second] = legs;
  if (!first || !second || isOneBook(legs)) return [];
  const back = numberOf(returnsOf([first.price, second.price]));
  return back < leastBack ? [] : [{ kind: "middle", market: low, legs, profit: back - 1, least: back - 1 }];
}

/** The two bets, where a result lies between the lines that wins both in full. */
function sidesOf(quotes: readonly Quote[], low: MarketKey, high: MarketKey) {
  if (low.market !== high.market || low.line === null || high.line === null) return null;
  if (low.market === "total" && hasResultBetween(low.line, high.line))
    return [
      { ...low, selection: "over" },
      { ...high, selection: "under" },
    ];
  // Home with the better line, away with the other: home by less than it gives away with the one, by more than it gets with the other.
  if (low.market === "handicap" && hasResultBetween(-low.line, -high.line) && isTwoSided(quotes, low) && isTwoSided(quotes, high))
    return [
      { ...low, selection: "home" },
      { ...high, selection: "away" },
    ];
  return null;
}

/** Whether a whole number is half or more away from both. */
function hasResultBetween(from: number, to: number): boolean {
  return Math.ceil(from + 0.5) <= Math.floor(to - 0.5);
}

function isTwoSided(quotes: readonly Quote[], market: MarketKey): boolean {
  return soundnessOf(quotes, market).set?.length === 2;
}

function isOneBook(legs: readonly Quote[]): boolean {
  return new Set(legs.map(({ bookmaker }) => bookmaker ?? unnamedBook)).size < 2;
}
