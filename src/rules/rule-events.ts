import type { Aside } from "../odds/aside.ts";
import { consensusOf } from "../odds/consensus.ts";
import { lineOf, type MarketKey, offeredMarkets } from "../odds/markets.ts";
import { comparePrices, fromMicros, toMicros } from "../odds/price.ts";
import type { Board, Market, Quote, Selection } from "../odds/quote.ts";
import type { GapNews } from "./gap.ts";
import { highestOf, namedAside, quotesFor, quotesWithAlone, sharedBy } from "./readings.ts";
import { marketOfPart, type PostedRule, type TargetRule } from "./rule.ts";

/** What happened, by a rule that is not about a way. */
export type RuleEvent = LimitCrossed | FirstOdds | GapNews;

export interface LimitCrossed {
  kind: "crossed";
  market: Market;
  selection: Selection;
  /** From the selection's side. */
  line: number | null;
  price: number;
  /** Whose price it is; null for the consensus, and where the source does not say. */
  book: string | null;
  /** Why the price of the book that the rule names is set aside for everybody else; null when it is not. */
  aside: Aside | null;
  /** What it was on the board that the chat was last told; null where that did not have it. */
  before: number | null;
}

export interface FirstOdds {
  kind: "posted";
}

/** A price that has gone back by this share of the limit is clearly on the other side. */
const backBy = 0.02;

/**
 * What a board means for a limit, given the board that the chat was last told: the price is beyond it and was not then, or it
 * was and has clearly gone back, so that the next crossing counts. Null for anything in between.
 */
export function limitIn(rule: TargetRule, baseline: Board, board: Board): LimitCrossed | "back" | null {
  const key = marketMeant(rule, baseline) ?? marketMeant(rule, board);
  const now = key && readingOf(rule, key, board);
  if (!key || !now) return null;
  const then = readingOf(rule, key, baseline);
  if (then && isBeyond(rule, then.price)) return isBack(rule, now.price) && !holdsOut(rule, key, board) ? "back" : null;
  if (!isBeyond(rule, now.price)) return null;
  const selection = rule.part.selection ?? "";
  const before = then?.price ?? null;
  return { kind: "crossed", market: key.market, selection, line: lineOf(key, selection), ...now, before };
}

/** Whether a price that stands alone now is still beyond the limit: it has not gone back, the others have. */
function holdsOut(rule: TargetRule, key: MarketKey, { quotes }: Board): boolean {
  if (rule.reducer.by === "consensus") return false;
  const counting = countingOf(rule, quotesWithAlone(rule.reducer, quotes, { ...key, selection: rule.part.selection ?? "" }));
  return counting !== null && !isBack(rule, counting.price);
}

/** Where the price that a limit is about stands, and whether that is beyond it already. */
export interface LimitNow {
  price: number;
  isBeyond: boolean;
}

/** The same on a board; null where it cannot be read. */
export function limitNow(rule: TargetRule, board: Board): LimitNow | null {
  const key = marketMeant(rule, board);
  const now = key && readingOf(rule, key, board);
  return now && { price: now.price, isBeyond: isBeyond(rule, now.price) };
}

/** The way of the price that a limit is about, crossed or not; null where it cannot be read in both boards. */
export function wayToLimit(rule: TargetRule, baseline: Board, board: Board) {
  const key = marketMeant(rule, baseline) ?? marketMeant(rule, board);
  const [then, now] = [baseline, board].map((one) => key && readingOf(rule, key, one));
  const selection = rule.part.selection ?? "";
  return key && then && now ? { market: key, selection, from: then.price, to: now.price } : null;
}

/** Whether what a rule waits for is quoted now and was not then. */
export function postedIn(rule: PostedRule, baseline: Board, board: Board): FirstOdds | null {
  return !isQuoted(rule, baseline) && isQuoted(rule, board) ? { kind: "posted" } : null;
}

/** Whether a board has what a rule waits for. */
export function isQuoted({ part, book }: PostedRule, { quotes }: Board): boolean {
  const key = part && marketOfPart(part);
  const reducer = book === null ? ({ by: "best" } as const) : ({ by: "book", book } as const);
  const offers = offeredMarkets(quotes).filter(
    ({ market, line }) => !key || (market === key.market && (key.line === null || line === key.line)),
  );
  const selections = new Set(part?.selection == null ? quotes.map(({ selection }) => selection) : [part.selection]);
  return offers.some((offer) =>
    [...selections].some((selection) => quotesFor(reducer, quotes, { ...offer, selection }).length > 0),
  );
}

function marketMeant({ part }: TargetRule, { quotes }: Board): MarketKey | null {
  const { market, line } = marketOfPart(part);
  return offeredMarkets(quotes).find((offer) => offer.market === market && (line === null || offer.line === line)) ?? null;
}

function readingOf(rule: TargetRule, key: MarketKey, { quotes }: Board): Pick<LimitCrossed, "price" | "book" | "aside"> | null {
  const { reducer, part } = rule;
  const selection = part.selection ?? "";
  if (reducer.by === "consensus") {
    const chance = consensusOf(quotes, key)?.selections.find((one) => one.selection === selection)?.probability;
    return chance === undefined ? null : { price: fromMicros(toMicros(1 / chance)), book: null, aside: null };
  }
  const quote = countingOf(rule, quotesFor(reducer, quotes, { ...key, selection }));
  return quote && { price: quote.price, book: quote.bookmaker, aside: namedAside(reducer, quotes, key) };
}

/** The quote that decides: the best one, or the one by which so many books have such a price. */
function countingOf({ agreeing, side }: TargetRule, quotes: readonly Quote[]): Quote | null {
  return agreeing > 0 ? sharedBy(agreeing, quotes, side) : highestOf(quotes);
}

function isBeyond({ side, price }: TargetRule, now: number): boolean {
  const difference = comparePrices(now, fromMicros(price));
  return side === "at_least" ? difference >= 0 : difference <= 0;
}

function isBack({ side, price }: TargetRule, now: number): boolean {
  return side === "at_least" ? toMicros(now) <= price * (1 - backBy) : toMicros(now) >= price * (1 + backBy);
}
