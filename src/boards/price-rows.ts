import { sql } from "kysely";
import { exchangedOffer } from "../odds/exchanged.ts";
import type { PastQuote } from "../odds/history.ts";
import type { Board } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { valuesOf } from "../storage/values.ts";
import {
  historyFrom,
  keptWholeMs,
  offersFrom,
  offersText,
  type PricePoint,
  pointFrom,
  type QuotedPrices,
  quotesAt,
  seriesAfter,
} from "./price-series.ts";

const matchesPerStatement = 500;

/** Our own prices of a match, each from when it held, oldest first. */
export async function pricesOfMatch(session: Session, matchId: number): Promise<PastQuote[]> {
  const offers = await offersOf(session, matchId);
  const rows = await session
    .selectFrom("price_points")
    .select(["at", "prices"])
    .where("match_id", "=", matchId)
    .orderBy("at")
    .execute();
  return historyFrom(offers ?? [], rows.map(pointFrom));
}

/** The first price of each book and selection of a match. */
export async function openingsOfMatch(session: Session, matchId: number): Promise<readonly PastQuote[]> {
  return (await offersOf(session, matchId)) ?? [];
}

/** A match as our own prices have it at a time, or with the first price of each offer; null when there is none. */
export async function pricesBoard(
  session: Session,
  { matchId, at }: { matchId: number; at: number | null },
): Promise<Board | null> {
  const offers = (await offersOf(session, matchId)) ?? [];
  const point = at === null ? null : await pointAt(session, { matchId, at });
  const quotes = at === null ? offers : quotesAt(offers, point, at);
  if (quotes.length === 0) return null;
  return { quotes, fetchedAt: at ?? Math.min(...quotes.map((quote) => quote.at)), refreshedAt: null };
}

/** The prices of matches as they were at a time: the last one up to then of each offer, or else the first one after. */
export async function pricesAt(
  session: Session,
  { matchIds, at }: { matchIds: readonly number[]; at: number },
): Promise<Map<number, PastQuote[]>> {
  const found = new Map<number, PastQuote[]>();
  for (let start = 0; start < matchIds.length; start += matchesPerStatement) {
    const some = matchIds.slice(start, start + matchesPerStatement);
    for (const { match_id, offers, point_at, prices } of await seriesAt(session, some, at)) {
      const point = point_at === null || prices === null ? null : pointFrom({ at: point_at, prices });
      found.set(match_id, quotesAt(offersFrom(offers), point, Number.POSITIVE_INFINITY));
    }
  }
  return found;
}

/** Whether any price was ever recorded. */
export async function hasPrices(session: Session): Promise<boolean> {
  const query = session.selectFrom("price_offers").select("match_id").limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Records prices that are news. To be called in a transaction that has locked the match. */
export async function savePrices(session: Session, { matchId, ...quoted }: QuotedPrices & { matchId: number }): Promise<void> {
  const known = await offersOf(session, matchId);
  const last = known && (await pointAt(session, { matchId, at: Number.MAX_SAFE_INTEGER }));
  const after = seriesAfter({ offers: known ?? [], last }, quoted);
  if (!after) return;
  if (!known) await insertOffers(session, { matchId, offers: after.offers, now: quoted.receivedAt });
  else if (after.offers !== known) await updateOffers(session, { matchId, offers: after.offers });
  await insertPoint(session, { matchId, point: after.last });
}

/** Each side of a match in the other's place, in all that is recorded. */
export async function exchangePrices(session: Session, matchId: number): Promise<void> {
  const offers = await offersOf(session, matchId);
  if (offers) await updateOffers(session, { matchId, offers: offers.map(exchangedOffer) });
}

/** Forgets the prices of a match. */
export async function dropPrices(session: Session, matchId: number): Promise<void> {
  await session.deleteFrom("price_offers").where("match_id", "=", matchId).execute();
  await session.deleteFrom("price_points").where("match_id", "=", matchId).execute();
}

/** The offers of a match; null when nothing of it was recorded. */
async function offersOf(session: Session, matchId: number): Promise<readonly PastQuote[] | null> {
  const row = await session.selectFrom("price_offers").select("offers").where("match_id", "=", matchId).executeTakeFirst();
  return row ? offersFrom(row.offers) : null;
}

async function pointAt(session: Session, { matchId, at }: { matchId: number; at: number }): Promise<PricePoint | null> {
  const query = session.selectFrom("price_points").select(["at", "prices"]).where("match_id", "=", matchId);
  const row = await query.where("at", "<=", at).orderBy("at", "desc").limit(1).executeTakeFirst();
  return row ? pointFrom(row) : null;
}

interface SeriesRow {
  match_id: number;
  offers: string;
  point_at: number | null;
  prices: string | null;
}

/** Goes from each match to its one point by the key, however many there are. */
async function seriesAt(session: Session, matchIds: readonly number[], at: number): Promise<SeriesRow[]> {
  if (matchIds.length === 0) return [];
  const wanted = matchIds.map((match_id) => ({ match_id }));
  const query = sql<SeriesRow>`
    with wanted (match_id) as ${valuesOf({ match_id: "bigint" }, wanted)}
    select o.match_id, o.offers, p.at as point_at, p.prices
    from wanted w
    join price_offers o on o.match_id = w.match_id
    left join price_points p on p.match_id = w.match_id
      and p.at = (select max(b.at) from price_points b where b.match_id = w.match_id and b.at <= ${at})`;
  return (await query.execute(session)).rows;
}

interface NewOffers {
  matchId: number;
  offers: readonly PastQuote[];
  now: number;
}

async function insertOffers(session: Session, { matchId, offers, now }: NewOffers): Promise<void> {
  const row = { match_id: matchId, offers: offersText(offers), thin_at: now + keptWholeMs };
  await session.insertInto("price_offers").values(row).execute();
}

async function updateOffers(session: Session, { matchId, offers }: Omit<NewOffers, "now">): Promise<void> {
  const text = offersText(offers);
  await session.updateTable("price_offers").set({ offers: text }).where("match_id", "=", matchId).execute();
}

async function insertPoint(session: Session, { matchId, point }: { matchId: number; point: PricePoint }): Promise<void> {
  const row = { match_id: matchId, at: point.at, prices: JSON.stringify(point.prices) };
  await session.insertInto("price_points").values(row).execute();
}
