import { z } from "zod";
import { toMicros } from "../odds/price.ts";

/** What changes about a value bet. */
type BetFigures = z.output<typeof figuresSchema>;

/** Why a value bet is none any more: the source does not list it, its edge is too small, or the match has begun. */
const goneReasons = ["left", "below", "began"] as const;

export const figuresSchema = z.object({
  price: z.number(),
  edge: z.number(),
  /** When these figures came up at the source, by its own word, and when they came here (ms UTC). */
  changedAt: z.number().optional(),
  fetchedAt: z.number().optional(),
});

export const goneSchema = z.object({
  /** When that was noticed. */
  at: z.number(),
  why: z.enum(goneReasons),
  /** The bookmaker's price then; null where nobody knows. */
  price: z.number().nullable(),
});

type Gone = z.output<typeof goneSchema>;

/** A value bet of a watch, as far as its chat and we know it. */
export interface KnownBet {
  /** As last seen on the list. */
  figures: BetFigures;
  /** What the chat was last told, or could see when it began to watch; null before that. */
  told: BetFigures | null;
  /** The messages that told of it, the first one first. */
  messages: readonly { id: string; saysGone: boolean }[];
  gone: Gone | null;
}

/** What a list says about one bet of a watch. */
export type BetSight =
  /** `fits`: it passes the filter; else it is only still within its slack. */
  { there: true; figures: BetFigures; fits: boolean } | { there: false; why: Gone["why"]; price: number | null };

/** What there is to tell about a bet: by a message of its own, or by a change of those that told of it. */
export const betNews = z.enum(["appeared", "improved", "gone", "back"]);
export type BetNews = z.output<typeof betNews>;

/** So long after it was gone a bet is the same one when it comes back; later it appears anew. */
const sameForMs = 60 * 60_000;

/** So long it is tried to say in every message that a bet is gone. */
const sayGoneForMs = 24 * 60 * 60_000;

/** How far an edge must have grown since the chat was told, where nobody says: one point, in millionths. */
export const usualImprovement = 10_000;

/**
 * What is known of a bet after one more look at the list. Null for one that need not be known: it does not fit, or it has gone
 * before anybody was told of it.
 */
export function afterSight(known: KnownBet | null, sight: BetSight, now: number): KnownBet | null {
  if (!sight.there) return known && goneBy(known, { at: now, why: sight.why, price: sight.price });
  const { fits } = sight;
  const figures = known && isSame(known.figures, sight.figures) ? known.figures : sight.figures;
  const isOther = known === null || (known.gone !== null && now - known.gone.at >= sameForMs);
  if (isOther) return fits ? { figures, told: null, messages: [], gone: null } : known;
  // What was gone comes back by the whole filter, not by its slack.
  return known.gone && !fits ? known : { ...known, figures, gone: null };
}

function isSame(one: BetFigures, other: BetFigures): boolean {
  return one.price === other.price && one.edge === other.edge;
}

function goneBy(known: KnownBet, gone: Gone): KnownBet | null {
  if (known.messages.length === 0) return null;
  if (!known.gone) return { ...known, gone };
  const forMs = gone.at - known.gone.at;
  return forMs >= (known.messages.every(({ saysGone }) => saysGone) ? sameForMs : sayGoneForMs) ? null : known;
}

/** The bet as the chat knows it without having been told: from now on only what changes is news. */
export function asKnown(known: KnownBet): KnownBet {
  return { ...known, told: known.figures };
}

/** The bet after one of its messages was made to say, or no longer to say, that it is gone. */
export function withSaid(known: KnownBet, id: string, saysGone: boolean): KnownBet {
  return { ...known, messages: known.messages.map((one) => (one.id === id ? { id, saysGone } : one)) };
}

/** Leaves improvements to the next look. */
export const noImprovement = Number.POSITIVE_INFINITY;

/** What there is to tell about a bet; null for nothing. `improvement` is in millionths. */
export function newsOf({ figures, told, messages, gone }: KnownBet, improvement: number): BetNews | null {
  if (told === null) return "appeared";
  const isGone = gone !== null;
  if (messages.some(({ saysGone }) => saysGone !== isGone)) return isGone ? "gone" : "back";
  return gone === null && toMicros(figures.edge) - toMicros(told.edge) >= improvement ? "improved" : null;
}

/** Whether news changes messages instead of being one of its own. */
export function isEdit(news: BetNews | null): boolean {
  return news === "gone" || news === "back";
}

/** What there is still to tell once a message was changed; an improvement that waits goes on waiting. */
export function newsAfterEdit(known: KnownBet, before: BetNews | null): BetNews | null {
  return newsOf(known, noImprovement) ?? (isEdit(before) ? null : before);
}
