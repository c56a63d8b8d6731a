import { type MarketKey, marketOf } from "../odds/markets.ts";
import type { Market, Selection } from "../odds/quote.ts";
import { defaultThreshold, type Points, type Threshold } from "./threshold.ts";

/** What a chat wants to be told of a match. All of it lives in one text, so that watches with equal texts are judged once. */
export type Rule = MovementRule | TargetRule | PostedRule | GapRule;

/** A price that moved, by a threshold. */
export interface MovementRule {
  kind: "movement";
  threshold: Threshold;
  direction: Direction;
  /** Null: every selection of the main lines. */
  part: Part | null;
  reducer: Reducer;
  /** How many books must have moved the same way; 0 demands nothing. */
  agreeing: number;
  since: Since;
  /** The person's own price of the selection, in millionths, from which the first way begins; null: the baseline. */
  from: number | null;
  /** Only selections whose price is in this range now. */
  prices: PriceRange | null;
  /** Only this long before the start. */
  withinHours: number | null;
  phase: Phase | null;
  /** Does not wait for a second refresh when a single book moved. */
  fast: boolean;
}

/** A price that crosses a limit. */
export interface TargetRule {
  kind: "target";
  side: "at_least" | "at_most";
  /** In millionths. */
  price: number;
  part: Part;
  reducer: Reducer;
  /** How many of the books looked at must have such a price; 0: the best one counts. */
  agreeing: number;
  /** Fires anew after the price has clearly gone back; else once. */
  again: boolean;
}

/** The first odds appear. */
export interface PostedRule {
  kind: "posted";
  part: Part | null;
  /** Null: whoever posts them. */
  book: string | null;
}

/** A selection of the winner's market that the source's model thinks likelier than the market does. */
export interface GapRule {
  kind: "gap";
  /** How much likelier. */
  threshold: Points;
  /** Null: every selection. */
  part: Part | null;
}

export const directions = ["shortens", "drifts", "both"] as const;
export type Direction = (typeof directions)[number];
export type Phase = "live" | "prematch";

/** Which part of a match: a market or one selection of it. Without a line the market's main line is meant. */
export interface Part {
  market: Market;
  selection: Selection | null;
  /** From the selection's side, else from the home side's; null also where the market has none. */
  line: number | null;
}

/** Which number is looked at: the books' consensus, or a quoted price. */
export type Reducer =
  | { by: "consensus" }
  | { by: "best" }
  | { by: "book"; book: string }
  /** The best of the chat's own books, by name; of all books while there are none. */
  | { by: "own"; books: readonly string[] };

/** Since when a way is measured: what the chat was last told, the first known prices, or so many hours ago. */
type Since = "told" | "open" | Hours;
export const windows = [1, 3, 6, 12, 24] as const;
export type Hours = (typeof windows)[number];

/** In millionths, both ends included. */
interface PriceRange {
  least: number;
  most: number;
}

/** The rule that has this threshold and nothing else. */
export function movementBy(threshold: Threshold): MovementRule {
  return {
    kind: "movement",
    threshold,
    direction: "both",
    part: null,
    reducer: { by: "consensus" },
    agreeing: 0,
    since: "told",
    from: null,
    prices: null,
    withinHours: null,
    phase: null,
    fast: false,
  };
}

export const defaultRule: MovementRule = movementBy(defaultThreshold);

/** Whether a rule says what to bet on: it looks at the best price to be had or at a model, not at what the books think. */
export function isAboutBets(rule: Rule): boolean {
  return rule.kind === "gap" || ("reducer" in rule && (rule.reducer.by === "best" || rule.reducer.by === "own"));
}

/** The market that a part of a match belongs to; its line is the home side's. */
export function marketOfPart({ market, selection, line }: Part): MarketKey {
  return marketOf({ market, selection: selection ?? "", line });
}
