import { type Selectable, sql } from "kysely";
import type { PastQuote } from "../odds/history.ts";
import { unnamedBook } from "../odds/markets.ts";
import type { Market } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import { type PricePoint, seriesAfter } from "./price-series.ts";

/** What an earlier version recorded of a match, as it is recorded now; null when there is nothing. */
export async function oldSeriesOf(
  session: Session,
  matchId: number,
): Promise<{ offers: readonly PastQuote[]; points: readonly PricePoint[] } | null> {
  const prices = await oldPricesOf(session, matchId);
  if (prices.length === 0) return null;
  const points: PricePoint[] = [];
  let offers: readonly PastQuote[] = [];
  for (const quotes of byTime(prices)) {
    const at = quotes[0]?.at ?? 0;
    const after = seriesAfter({ offers, last: points.at(-1) ?? null }, { quotes, at, receivedAt: at });
    if (!after) continue;
    offers = after.offers;
    points.push(after.last);
  }
  return { offers, points };
}

/** Its rows, oldest first. */
export async function oldPricesOf(session: Session, matchId: number): Promise<PastQuote[]> {
  const rows = await session.selectFrom("prices").selectAll().where("match_id", "=", matchId).orderBy("at").execute();
  return rows.map(pastQuoteFrom);
}

export async function hasOldPrices(session: Session): Promise<boolean> {
  return (await session.selectFrom("prices").select("match_id").limit(1).executeTakeFirst()) !== undefined;
}

/** The next match, by number, of which rows are left; null when there is none. */
export async function nextOldMatch(session: Session, after: number): Promise<number | null> {
  const query = session.selectFrom("prices").select("match_id").where("match_id", ">", after);
  return (await query.orderBy("match_id").limit(1).executeTakeFirst())?.match_id ?? null;
}

/** Removes some rows of a match that has been taken over; resolves to how many there were. */
export async function removeOldPrices(
  session: Session,
  { matchId, atMost }: { matchId: number; atMost: number },
): Promise<number> {
  const place = sql.raw(engineOf(session) === "postgres" ? "ctid" : "rowid");
  const done = await sql`
    delete from prices where ${place} in
      (select ${place} from prices where match_id = ${matchId} limit ${atMost})`.execute(session);
  return Number(done.numAffectedRows ?? 0);
}

function byTime(prices: readonly PastQuote[]): PastQuote[][] {
  const groups = new Map<number, PastQuote[]>();
  for (const quote of prices) {
    const group = groups.get(quote.at);
    if (group) group.push(quote);
    else groups.set(quote.at, [quote]);
  }
  return [...groups.values()];
}

function pastQuoteFrom({ bookmaker, market, selection, line, price, at }: Selectable<Tables["prices"]>): PastQuote {
  return { bookmaker: bookmaker === unnamedBook ? null : bookmaker, market: market as Market, selection, line, price, at };
}
