import { setImmediate } from "node:timers/promises";
import type { Database, Session } from "../storage/database.ts";
import { inSlices } from "../storage/slices.ts";
import { keptWholeMs } from "./price-series.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How densely points are kept by their age, the oldest first: the last one of each stretch of time stays, so that the price at
 * its end is right. No source that keeps its word refreshes a
 * match twice in four minutes, so that up to eight days each refresh has its point: `/preview` looks back seven days, and
 * `/movers` as far. Then `/history` has one an hour. What was a month ago only says what it came to. The start of the match
 * ends a stretch, so that its closing line stays. First prices stand with the offers and stay as long as the match.
 */
const tiers = [
  { olderThanMs: 30 * dayMs, stretchMs: Number.POSITIVE_INFINITY },
  { olderThanMs: 8 * dayMs, stretchMs: 60 * minuteMs },
  { olderThanMs: keptWholeMs, stretchMs: 4 * minuteMs },
] as const;
const matchesPerSlice = 20;
const pointsPerSlice = 2_000;
const deletesPerStatement = 200;

/** Thins out the points of all matches whose turn it is, a few at a time; others get their turn in between. */
export async function thinPrices(database: Database, now: number, signal?: AbortSignal): Promise<void> {
  const thinSome = async (atMost: number): Promise<number> => {
    const due = database.selectFrom("price_offers").select("match_id").where("thin_at", "<=", now).orderBy("thin_at");
    const rows = await due.limit(atMost).execute();
    for (const row of rows) await thinMatch(database, { matchId: row.match_id, now });
    return rows.length;
  };
  await inSlices(thinSome, { signal, rows: matchesPerSlice });
}

async function thinMatch(session: Session, { matchId, now }: { matchId: number; now: number }): Promise<void> {
  const match = await session.selectFrom("matches").select("starts_at").where("id", "=", matchId).executeTakeFirst();
  const startsAt = match?.starts_at ?? null;
  let from = 0;
  for (;;) {
    const query = session.selectFrom("price_points").select("at").where("match_id", "=", matchId);
    const old = query.where("at", ">=", from).where("at", "<", now - keptWholeMs);
    const times = (await old.orderBy("at").limit(pointsPerSlice).execute()).map(({ at }) => at);
    await removePoints(session, { matchId, times: superseded(times, { now, startsAt }) });
    from = times.at(-1) ?? from;
    if (times.length < pointsPerSlice) break;
    await setImmediate();
  }
  await session
    .updateTable("price_offers")
    .set({ thin_at: now + dayMs })
    .where("match_id", "=", matchId)
    .execute();
}

interface Age {
  now: number;
  /** Of the match; null where nobody knows. */
  startsAt: number | null;
}

/** The times after which another one follows in the same stretch. */
function superseded(times: readonly number[], age: Age): number[] {
  return times.filter((time, nth) => {
    const next = times[nth + 1];
    return next !== undefined && stretchOf(time, age) === stretchOf(next, age);
  });
}

function stretchOf(time: number, { now, startsAt }: Age): string {
  const tier = tiers.find(({ olderThanMs }) => now - time > olderThanMs);
  const phase = startsAt !== null && time > startsAt ? "live" : "";
  return tier ? `${phase} ${tier.olderThanMs} ${Math.floor(time / tier.stretchMs)}` : `${time}`;
}

async function removePoints(session: Session, { matchId, times }: { matchId: number; times: readonly number[] }): Promise<void> {
  for (let start = 0; start < times.length; start += deletesPerStatement) {
    const some = times.slice(start, start + deletesPerStatement);
    await session.deleteFrom("price_points").where("match_id", "=", matchId).where("at", "in", some).execute();
  }
}
