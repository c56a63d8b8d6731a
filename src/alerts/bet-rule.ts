import type { ValueBet } from "../api/model.ts";
import { toMicros } from "../odds/price.ts";

/** What changes about a value bet. */
export type BetFigures = Pick<ValueBet, "price" | "edge">;

/** Why a value bet is none any more: the source does not list it, its edge is too small, or the match has begun. */
export const goneReasons = ["left", "below", "began"] as const;

export interface Gone {
  /** When that was noticed. */
  at: number;
  why: (typeof goneReasons)[number];
  /** The bookmaker's price then; null where nobody knows. */
  price: number | null;
}

/** A value bet of a watch, as far as its chat and we know it. */
export interface KnownBet {
  /** As last seen on the list. */
  figures: BetFigures;
  /** What the chat was last told, or could see when it began to watch; null before that. */
  told: BetFigures | null;
  /** The message that first told of it; null while there is none. */
  message: string | null;
  gone: Gone | null;
  /** Whether that message says that it is gone. */
  shownGone: boolean;
}

/** What a list says about one bet of a watch. */
export type BetSight =
  /** `fits`: it passes the filter; else it is only still within its slack. */
  { there: true; figures: BetFigures; fits: boolean } | { there: false; why: Gone["why"]; price: number | null };

/** What there is to tell about a bet: by a message of its own, or by a change of the first one. */
export type BetNews = "appeared" | "improved" | "gone" | "back";

/** So long after it was gone a bet is the same one when it comes back; later it appears anew. */
const sameForMs = 60 * 60_000;

/** So long it is tried to say in the first message that a bet is gone. */
const sayGoneForMs = 24 * 60 * 60_000;

/** How far an edge must have grown since the chat was told, where nobody says: one point, in millionths. */
export const usualImprovement = 10_000;

/**
 * What is known of a bet after one more look at the list. Null for one that need not be known: it does not fit, or it has gone
 * before anybody was told of it.
 */
export function afterSight(known: KnownBet | null, sight: BetSight, now: number): KnownBet | null {
  if (!sight.there) return known && goneBy(known, { at: now, why: sight.why, price: sight.price });
  const { figures, fits } = sight;
  const isOther = known === null || (known.gone !== null && now - known.gone.at >= sameForMs);
  if (isOther) return fits ? { figures, told: null, message: null, gone: null, shownGone: false } : known;
  // What was gone comes back by the whole filter, not by its slack.
  return known.gone && !fits ? known : { ...known, figures, gone: null };
}

function goneBy(known: KnownBet, gone: Gone): KnownBet | null {
  if (known.message === null) return null;
  if (!known.gone) return { ...known, gone };
  const forMs = gone.at - known.gone.at;
  return forMs >= (known.shownGone ? sameForMs : sayGoneForMs) ? null : known;
}

/** The bet as the chat knows it without having been told: from now on only what changes is news. */
export function asKnown(known: KnownBet): KnownBet {
  return { ...known, told: known.figures };
}

/** What there is to tell about a bet; null for nothing. `improvement` is in millionths. */
export function newsOf({ figures, told, message, gone, shownGone }: KnownBet, improvement: number): BetNews | null {
  if (told === null) return "appeared";
  if (message !== null && (gone !== null) !== shownGone) return gone ? "gone" : "back";
  return gone === null && toMicros(figures.edge) - toMicros(told.edge) >= improvement ? "improved" : null;
}

/** Whether news changes the first message instead of being a message of its own. */
export function isEdit(news: BetNews | null): boolean {
  return news === "gone" || news === "back";
}
