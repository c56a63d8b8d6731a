import { z } from "zod";
import type { ValueBet } from "../api/model.ts";
import type { KnownMatch } from "../matches/index.ts";
import { comparePrices, toMicros } from "../odds/price.ts";

/** A filter as it is kept. */
export const filterSchema = z.object({
  /** At least this edge, as a fraction. */
  edge: z.number().nullable(),
  leastPrice: z.number().nullable(),
  mostPrice: z.number().nullable(),
  /** The match starts within so many hours. */
  withinHours: z.number().nullable(),
  /** The API's own word. */
  sport: z.string().nullable(),
  book: z.string().nullable(),
});

/** What value bets are narrowed to; null where they are not. */
export type BetFilter = Readonly<z.output<typeof filterSchema>>;

/** A value bet with the match that it is about. */
export interface BetOfMatch {
  bet: ValueBet;
  known: KnownMatch;
}

/** A bet whose edge wavers around the least one is not gone before it is clearly below, by half a point. */
const edgeSlack = 0.005;

/** Whether a bet is one of those that a filter lets through. */
export function fitsFilter({ bet, known: { match } }: BetOfMatch, filter: BetFilter, now: number): boolean {
  const { edge, leastPrice, mostPrice, withinHours, sport, book } = filter;
  if (edge !== null && toMicros(bet.edge) < toMicros(edge)) return false;
  if (leastPrice !== null && comparePrices(bet.price, leastPrice) < 0) return false;
  if (mostPrice !== null && comparePrices(bet.price, mostPrice) > 0) return false;
  if (sport !== null && match.sport !== sport) return false;
  if (book !== null && bet.bookmaker !== book) return false;
  const ahead = match.startsAt === null ? null : match.startsAt - now;
  return withinHours === null || (ahead !== null && ahead >= 0 && ahead <= withinHours * 3_600_000);
}

/** Whether a bet that a filter has let through is still worth it: its price may have left the range, its edge may not have gone. */
export function staysInFilter({ edge: now }: Pick<ValueBet, "edge">, { edge }: Pick<BetFilter, "edge">): boolean {
  return edge === null || toMicros(now) >= toMicros(edge - edgeSlack);
}

/** Whether two filters let the same bets through. */
export function isSameFilter(a: BetFilter, b: BetFilter): boolean {
  return a.edge === b.edge && a.leastPrice === b.leastPrice && a.mostPrice === b.mostPrice && isSamePlace(a, b);
}

function isSamePlace(a: BetFilter, b: BetFilter): boolean {
  return a.withinHours === b.withinHours && a.sport === b.sport && a.book === b.book;
}
