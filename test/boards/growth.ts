import { sql } from "kysely";
import { saveBoard } from "../../src/boards/board-rows.ts";
import { removeOld } from "../../src/feed/upkeep.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { type Database, isPostgres } from "../../src/storage/database.ts";
import { randomFrom } from "../feed/schedule-simulation.ts";

export interface GrowthScenario {
  /** Matches that begin each day; each is polled from a day before its start until its end. */
  matchesADay: number;
  days: number;
  /** Which share of the prices a refresh changes. */
  changing: number;
  /** Is told of the size at the end of each day. */
  onDay?: (day: number, size: Size) => void;
}

export interface Size {
  bytes: number;
  /** Price points. */
  points: number;
  matches: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstDay = Date.UTC(2026, 0, 1);
const books = Array.from({ length: 10 }, (_, nth) => `Bookmaker ${nth + 1}`);
/** Ninety prices: the winner, three totals. */
const offers = [
  ...["home", "draw", "away"].map((selection) => ({ market: "winner" as const, selection, line: null })),
  ...[1.5, 2.5, 3.5].flatMap((line) => ["over", "under"].map((selection) => ({ market: "total" as const, selection, line }))),
].flatMap((offer) => books.map((bookmaker) => ({ ...offer, bookmaker })));

interface Played {
  id: number;
  nextAt: number;
  startsAt: number;
  periodMs: number;
  prices: number[];
}

/** Lets matches come and go for so many days, with the polls of the documented rhythm and the upkeep of the bot. */
export async function grow(
  { database, url }: { database: Database; url: string },
  { matchesADay, days, changing, onDay }: GrowthScenario,
): Promise<Size[]> {
  const random = randomFrom(3);
  const sizes: Size[] = [];
  let playing: Played[] = [];
  // Tests share databases: the pages that an earlier one left free are none of ours.
  if (!isPostgres(url)) await sql`vacuum`.execute(database);
  for (let nth = 0; nth < days; nth++) {
    const begin = firstDay + nth * day;
    for (let index = 0; index < matchesADay; index++) playing.push(await newMatch(begin + day + (index / matchesADay) * day));
    for (let now = begin + 6 * hour; now <= begin + day; now += 6 * hour) {
      for (const match of playing) await poll(match, now);
      const over = playing.filter((match) => match.nextAt > match.startsAt + 2 * hour);
      playing = playing.filter((match) => !over.includes(match));
      for (const { id, startsAt } of over)
        await database
          .updateTable("matches")
          .set({ status: "finished", seen_at: startsAt + 2 * hour })
          .where("id", "=", id)
          .execute();
      await removeOld(database, now, { keepers: [], prune: [] });
      // A server does so by itself once a minute at most, which is a week here.
      if (isPostgres(url)) await sql`vacuum boards, price_points, price_offers, matches`.execute(database);
    }
    const size = await sizeOf(database, url);
    sizes.push(size);
    onDay?.(nth + 1, size);
  }
  return sizes;

  async function newMatch(startsAt: number): Promise<Played> {
    const row = { slug: `m${startsAt}`, body: "{}", status: "scheduled", starts_at: startsAt, seen_at: startsAt - day };
    const { id } = await database.insertInto("matches").values(row).returning("id").executeTakeFirstOrThrow();
    const prices = offers.map(() => Math.round(100 * (1.2 + 5 * random())) / 100);
    return { id, startsAt, nextAt: startsAt - day, periodMs: (15 + 15 * random()) * minute, prices };
  }

  /** All its refreshes until then. */
  async function poll(match: Played, until: number): Promise<void> {
    const end = Math.min(until, match.startsAt + 2 * hour);
    if (match.nextAt > end) return;
    await database.transaction().execute(async (session) => {
      for (; match.nextAt <= end; match.nextAt += match.nextAt < match.startsAt ? match.periodMs : 5 * minute) {
        const fetchedAt = Math.round(match.nextAt);
        await saveBoard(session, { matchId: match.id, odds: { quotes: quotesOf(match), refreshedAt: fetchedAt }, fetchedAt });
      }
    });
  }

  function quotesOf(match: Played): Quote[] {
    match.prices = match.prices.map((price) =>
      random() < changing ? Math.max(1.01, Math.round(100 * price * (0.97 + 0.06 * random())) / 100 + 0.01) : price,
    );
    return offers.map((offer, nth) => ({ ...offer, price: match.prices[nth] ?? 2, at: null }));
  }
}

async function sizeOf(database: Database, url: string): Promise<Size> {
  const count = async (table: "price_points" | "matches") =>
    Number(
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("all"))
          .executeTakeFirstOrThrow()
      ).all,
    );
  return { bytes: await bytesOf(database, url), points: await count("price_points"), matches: await count("matches") };
}

async function bytesOf(database: Database, url: string): Promise<number> {
  const query = isPostgres(url)
    ? sql<{ bytes: number }>`select sum(pg_total_relation_size(quote_ident(tablename)::regclass))::bigint as bytes
        from pg_tables where schemaname = current_schema()`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await query.execute(database)).rows[0]?.bytes);
}
