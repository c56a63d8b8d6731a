import type { MarketName } from "./markets.ts";
import type { Notation, PriceFormat } from "./prices.ts";
import type { Sides } from "./selections.ts";

/** Where in the answer's own order of things we are: what the objects around have said so far. */
export interface Place {
  readonly bookmaker: string | null;
  readonly market: MarketName | null;
  /** The source's own words for the selection. */
  readonly selection: string | null;
  readonly line: number | null;
  /** Lines that are named for their market (`spread`, `over_under`), where an object speaks of several markets. */
  readonly lines: { readonly handicap: number | null; readonly total: number | null };
  /** Whose line it is: one for the whole market, one that stands beside the price, or one in the selection's own words. */
  readonly lineOf: "market" | "outcome" | "selection";
  /** ISO 8601 UTC */
  readonly at: string | null;
  readonly format: PriceFormat | null;
  /** The part of the match that is meant, in the source's own words; null for the whole of it. */
  readonly part: string | null;
  /** The names of the two sides, for outcomes that are named by team. */
  readonly sides: Sides | null;
}

/** A price as found: everything around it is known, nothing is interpreted yet. */
export interface Offer {
  readonly place: Place;
  readonly path: string;
  /** The path of its column. */
  readonly pattern: string;
  readonly notation: Notation;
  /** The place among its neighbours, when nothing else tells the selection. */
  readonly position: { index: number; of: number } | null;
}

export const nowhere: Place = {
  bookmaker: null,
  market: null,
  selection: null,
  line: null,
  lines: { handicap: null, total: null },
  lineOf: "market",
  at: null,
  format: null,
  part: null,
  sides: null,
};
