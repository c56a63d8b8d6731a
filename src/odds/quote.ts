/**
 * The markets we know by meaning; anything else is `other` and keeps its own name in the selection. Where books of one match mean two
 * things by the winner, `two_way` has no draw and `three_way` has one: see winners.ts.
 */
export const markets = [
  "winner",
  "two_way",
  "three_way",
  "double_chance",
  "draw_no_bet",
  "total",
  "handicap",
  "both_score",
  "other",
] as const;
export type Market = (typeof markets)[number];

/** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `1X`, `12`, `X2`, or the source's own text for markets that are `other`. */
export type Selection = string;

/** One bookmaker's decimal price for one selection of one market. */
export interface Quote {
  /** The bookmaker's name; null when the source does not say whose price it is. */
  bookmaker: string | null;
  market: Market;
  selection: Selection;
  /** Points of a total or a handicap, from the selection's side; null elsewhere. */
  line: number | null;
  /**
   * Decimal odds, above 1, at most six places. The number's shortest decimal form is the price itself: compare and
   * subtract through `toMicros` (price.ts), never with floating point.
   */
  price: number;
  /** The winner has a draw that this book doesn't offer at present; left out where its quotes tell. */
  hasDraw?: true;
  /** When the source last touched this price (ms UTC); null when it does not say. An old `at` alone does not make a price stale. */
  at: number | null;
  /** The bookmaker's page of this price, where the source names one: https, as it was sent. */
  link?: string;
}

/** All quotes of one match at one time. */
export interface Board {
  quotes: readonly Quote[];
  /** When we received it (ms UTC). */
  fetchedAt: number;
  /** When the source says it refreshed the match's odds (ms UTC); null when it does not say. */
  refreshedAt: number | null;
  /** What the source's model thought of the match then; missing where nobody has asked for that, or it is too old. */
  model?: Model;
}

/** A model's chances of the winner's market, each in 0..1; null for a selection that it does not know. */
export interface Model {
  home: number | null;
  draw: number | null;
  away: number | null;
  /** When they were received (ms UTC). */
  at: number;
}
