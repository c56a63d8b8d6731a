import { sql } from "kysely";
import type { PastQuote } from "../odds/history.ts";
import type { Board } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { valuesOf } from "../storage/values.ts";
import { hasOldPrices, oldPricesOf, oldSeriesOf } from "./old-prices.ts";
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
const pointsPerStatement = 100;

/** Our own prices of a match, each from when it held, oldest first. */
export async function pricesOfMatch(session: Session, matchId: number): Promise<PastQuote[]> {
  const { offers, isOld } = await offersOf(session, matchId);
  if (isOld) return oldPricesOf(session, matchId);
  const rows = await session
    .selectFrom("price_points")
    .select(["at", "prices"])
    .where("match_id", "=", matchId)
    .orderBy("at")
    .execute();
  return historyFrom(offers, rows.map(pointFrom));
}

/** The first price of each book and selection of a match. */
export async function openingsOfMatch(session: Session, matchId: number): Promise<readonly PastQuote[]> {
  return (await offersOf(session, matchId)).offers;
}

/** A match as our own prices have it at a time, or with the first price of each offer; null when there is none. */
export async function pricesBoard(
  session: Session,
  { matchId, at }: { matchId: number; at: number | null },
): Promise<Board | null> {
  const series = await offersOf(session, matchId);
  const { offers } = series;
  const point = at === null ? null : series.isOld ? lastUntil(series.points, at) : await pointAt(session, { matchId, at });
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
  for (const matchId of matchIds.filter((id) => !found.has(id))) {
    const old = await oldSeriesOf(session, matchId);
    if (old) found.set(matchId, quotesAt(old.offers, lastUntil(old.points, at), Number.POSITIVE_INFINITY));
  }
  return found;
}

/** Whether any price was ever recorded. */
export async function hasPrices(session: Session): Promise<boolean> {
  const query = session.selectFrom("price_offers").select("match_id").limit(1);
  return (await query.executeTakeFirst()) !== undefined || (await hasOldPrices(session));
}

/** Records prices that are news. To be called in a transaction that has locked the match. */
export async function savePrices(session: Session, { matchId, ...quoted }: QuotedPrices & { matchId: number }): Promise<void> {
  const known = await adopted(session, { matchId, now: quoted.receivedAt });
  const last = known && (await pointAt(session, { matchId, at: Number.MAX_SAFE_INTEGER }));
  const after = seriesAfter({ offers: known ?? [], last }, quoted);
  if (!after) return;
  if (!known) await insertOffers(session, { matchId, offers: after.offers, now: quoted.receivedAt });
  else if (after.offers !== known) await updateOffers(session, { matchId, offers: after.offers });
  await insertPoints(session, { matchId, points: [after.last] });
}

/**
 * The offers of a match; what an earlier version recorded of it is taken over first. Null when nothing was recorded. To be
 * called in a transaction that has locked the match.
 */
export async function adopted(
  session: Session,
  { matchId, now }: { matchId: number; now: number },
): Promise<readonly PastQuote[] | null> {
  const { offers, points, isOld } = await offersOf(session, matchId);
  if (isOld) {
    await insertOffers(session, { matchId, offers, now });
    await insertPoints(session, { matchId, points });
  }
  return offers.length > 0 ? offers : null;
}

interface KnownOffers {
  offers: readonly PastQuote[];
  /** Whether they stand in the old table still, and then their points. */
  isOld: boolean;
  points: readonly PricePoint[];
}

async function offersOf(session: Session, matchId: number): Promise<KnownOffers> {
  const row = await session.selectFrom("price_offers").select("offers").where("match_id", "=", matchId).executeTakeFirst();
  if (row) return { offers: offersFrom(row.offers), isOld: false, points: [] };
  const old = await oldSeriesOf(session, matchId);
  return old ? { ...old, isOld: true } : { offers: [], isOld: false, points: [] };
}

async function pointAt(session: Session, { matchId, at }: { matchId: number; at: number }): Promise<PricePoint | null> {
  const query = session.selectFrom("price_points").select(["at", "prices"]).where("match_id", "=", matchId);
  const row = await query.where("at", "<=", at).orderBy("at", "desc").limit(1).executeTakeFirst();
  return row ? pointFrom(row) : null;
}

function lastUntil(points: readonly PricePoint[], at: number): PricePoint | null {
  return points.findLast((point) => point.at <= at) ?? null;
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

async function insertPoints(
  session: Session,
  { matchId, points }: { matchId: number; points: readonly PricePoint[] },
): Promise<void> {
  for (let start = 0; start < points.length; start += pointsPerStatement) {
    const rows = points.slice(start, start + pointsPerStatement).map(({ at, prices }) => {
      return { match_id: matchId, at, prices: JSON.stringify(prices) };
    });
    await session.insertInto("price_points").values(rows).execute();
  }
}
