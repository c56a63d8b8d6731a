import type { Aside } from "../odds/aside.ts";
import { opinionsOf } from "../odds/consensus.ts";
import { lineOf, type SelectionKey } from "../odds/markets.ts";
import { fromMicros, toMicros } from "../odds/price.ts";
import type { Board, Market, Quote, Selection } from "../odds/quote.ts";
import { type ComparedMarket, type Comparison, compareBoards, comparedMarket, probabilityOf } from "./comparison.ts";
import { highestOf, namedAside, quotesFor } from "./readings.ts";
import { type MovementRule, marketOfPart } from "./rule.ts";
import { lengthOf, reaches, type Span, timesReached } from "./threshold.ts";

/** One selection's way from the baseline to now, over the books that quote its market in both boards. */
export interface SelectionMove {
  market: Market;
  selection: Selection;
  /** From the selection's side; null where the market has none. */
  line: number | null;
  /** What the rule looks at, in 0..1: the consensus probability, or 1 / the quoted price. */
  probability: Span;
  /** The same as a price: that of a fair game, or the quoted one. */
  price: Span;
  /** The consensus probability, whatever the rule looks at. */
  consensus: Span;
  /** Whether the consensus went along, at least half as far as the rule asks for; else a margin moved. */
  withMarket: boolean;
  /** Why the price of the book that the rule names is set aside for everybody else now; null when it is not. */
  aside: Aside | null;
  /** The books compared; sorted. */
  books: readonly string[];
  /** Those of them whose own fair probability moved the same way. */
  agreeing: readonly string[];
}

/** What reached a rule's threshold in one match; the strongest move first, and none only where something else happened. */
export interface Movement {
  moves: readonly SelectionMove[];
}

/**
 * What the rule makes of the way from the baseline to the board; null when no selection reached the threshold. Exactly at
 * the threshold counts as reached. Books, selections and lines that are new since the baseline have nothing to say yet.
 */
export function movementOf(rule: MovementRule, baseline: Board, board: Board): Movement | null {
  return movementIn(rule, compareBoards(baseline, board));
}

/** The same for boards that were compared before. */
export function movementIn(rule: MovementRule, comparison: Comparison): Movement | null {
  const reached = waysIn(rule, comparison).filter(({ span }) => satisfies(rule, span));
  const moves = reached.map((way) => moveOf(rule, way)).filter(({ agreeing }) => agreeing.length >= rule.agreeing);
  return moves.length === 0 ? null : { moves };
}

/** What went furthest by the rule, far enough or not, and how far in millionths of the threshold's unit; null when nothing compares. */
export function furthestIn(rule: MovementRule, comparison: Comparison): { move: SelectionMove; length: number } | null {
  const [furthest] = waysIn(rule, comparison);
  return furthest ? { move: moveOf(rule, furthest), length: lengthOf(rule.threshold, furthest.span) } : null;
}

interface Way {
  market: ComparedMarket;
  selection: Selection;
  /** Of the number that the rule looks at. */
  span: Span;
}

/** The way of every selection that the rule is about and that both boards have, the longest first. */
function waysIn(rule: MovementRule, comparison: Comparison): Way[] {
  const ways = marketsFor(rule, comparison).flatMap((market) =>
    market.to.selections.flatMap(({ selection }): Way[] => {
      const span = isMeant(rule, selection) ? wayOf(rule, market, selection) : null;
      return span ? [{ market, selection, span }] : [];
    }),
  );
  return ways.sort((a, b) => lengthOf(rule.threshold, b.span) - lengthOf(rule.threshold, a.span));
}

function marketsFor({ part }: MovementRule, comparison: Comparison): readonly ComparedMarket[] {
  if (!part) return comparison.markets;
  const named = comparedMarket(comparison, marketOfPart(part));
  return named ? [named] : [];
}

function isMeant({ part }: MovementRule, selection: Selection): boolean {
  return !part || part.selection === null || part.selection === selection;
}

/** The way of the number that the rule looks at; null where it cannot be read in both boards. */
function wayOf(rule: MovementRule, market: ComparedMarket, selection: Selection): Span | null {
  const told = readings(rule, market, selection);
  return told && { from: beginningOf(rule, told.from), to: told.to };
}

/**
 * Where the ways of a rule begin, given its reading of the baseline in 0..1: at the person's own price. Once the way from
 * there has been told, or was that far from the first, the next one begins at the baseline.
 */
export function beginningOf(rule: MovementRule, baseline: number): number {
  if (rule.from === null) return baseline;
  const own = 1 / fromMicros(rule.from);
  return satisfies(rule, { from: own, to: baseline }) ? baseline : own;
}

function readings({ reducer }: MovementRule, { from, to, before, after }: ComparedMarket, selection: Selection): Span | null {
  if (reducer.by === "consensus") return spanOf(probabilityOf(from, selection), probabilityOf(to, selection));
  const key = { market: to.market, line: to.line, selection };
  const then = quotesFor(reducer, before, key);
  const now = quotesFor(reducer, after, key);
  // Like with like: a book that came or went moves nothing, nor does one that is set aside in either board.
  const chanceOf = (quotes: readonly Quote[], others: readonly Quote[]): number | null => {
    const highest = highestOf(quotes.filter(({ bookmaker }) => others.some((other) => other.bookmaker === bookmaker)));
    return highest && 1 / highest.price;
  };
  return spanOf(chanceOf(then, now), chanceOf(now, then));
}

function spanOf(from: number | null, to: number | null): Span | null {
  return from === null || to === null ? null : { from, to };
}

function satisfies({ threshold, direction, prices }: MovementRule, span: Span): boolean {
  if (!reaches(threshold, span)) return false;
  if (direction !== "both" && (direction === "shortens") !== span.to > span.from) return false;
  const price = toMicros(1 / span.to);
  return !prices || (price >= prices.least && price <= prices.most);
}

function moveOf(rule: MovementRule, { market: { from, to, before, after }, selection, span: probability }: Way): SelectionMove {
  const key = { market: to.market, line: to.line, selection };
  const up = probability.to > probability.from;
  const consensus = { from: probabilityOf(from, selection) ?? 0, to: probabilityOf(to, selection) ?? 0 };
  return {
    market: to.market,
    selection,
    line: lineOf(to, selection),
    probability,
    price: { from: priceOf(probability.from), to: priceOf(probability.to) },
    consensus,
    withMarket: up === consensus.to > consensus.from && 2 * timesReached(rule.threshold, consensus) >= 1,
    aside: namedAside(rule.reducer, after, to),
    books: to.books,
    agreeing: to.books.filter((book) => {
      const move = Math.round((opinion(after, key, book) - opinion(before, key, book)) * 1_000_000);
      return up ? move > 0 : move < 0;
    }),
  };
}

/** A quoted price comes back as it was; that of a fair game has more places than anybody shows. */
function priceOf(probability: number): number {
  return fromMicros(toMicros(1 / probability));
}

/** The probability that one book by itself gives a selection. */
function opinion(quotes: readonly Quote[], key: SelectionKey, book: string): number {
  const opinions = opinionsOf(quotes, key);
  const index = opinions?.set.indexOf(key.selection) ?? -1;
  return opinions?.fair.get(book)?.[index] ?? 0;
}
