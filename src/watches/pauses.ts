import { type SqlBool, sql } from "kysely";
import { withdrawWatch } from "../facts/queue.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import type { Watch } from "./watch.ts";

/**
 * Pauses a watch: what waited for it is taken back, and what happens meanwhile is never told. A single match is not polled for
 * it and starts again from the board of the time when it is resumed; a wide watch covers nothing and takes its matches in anew;
 * what is on the list of value bets at the first look afterwards is no news. `keeps`, only of a single match: it goes on from
 * where it was, so that what happens meanwhile counts. Resolves to whether there was something to keep.
 */
export async function pauseWatch(
  database: Database,
  { watch: { id }, until, keeps = false }: { watch: Pick<Watch, "id">; until: number; keeps?: boolean },
): Promise<boolean> {
  return transact(database, async (session) => {
    const change = session.updateTable("watches").set({ paused_until: until, looked_at: null });
    await change.where("id", "=", id).execute();
    await session.deleteFrom("watches").where("wide_id", "=", id).execute();
    if (!keeps) await session.deleteFrom("baselines").where("watch_id", "=", id).execute();
    await withdrawWatch(session, id);
    return hasBaseline(session, { id });
  });
}

/** Whether a paused watch goes on from where it was. */
export async function hasBaseline(session: Session, { id }: Pick<Watch, "id">): Promise<boolean> {
  const query = session.selectFrom("baselines").select("revision").where("watch_id", "=", id).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Ends the pause of a watch that is about more than one match. */
export async function resumeWatch(session: Session, { id }: Pick<Watch, "id">): Promise<void> {
  await session.updateTable("watches").set({ paused_until: null, looked_at: null }).where("id", "=", id).execute();
}

interface Resumption {
  matchId: number;
  /** The one watch to resume; null for all of the match whose pause is over. */
  watchId: number | null;
  /** The present board; null when there is none, and then the first one counts. */
  revision: number | null;
  now: number;
}

/** Ends pauses: the present board is what the watches compare with from now on, but those that kept where they were. */
export async function resumeWatches(database: Database, { matchId, watchId, revision, now }: Resumption): Promise<void> {
  const which = watchId === null ? sql`paused_until <= ${now}` : sql`id = ${watchId}`;
  const isMeant = sql<SqlBool>`match_id = ${matchId} and paused_until is not null and ${which}`;
  await transact(database, async (session) => {
    const meant = session.selectFrom("watches").where(isMeant);
    const baseline = meant.select([
      "id",
      "match_id",
      sql<number>`cast(${revision} as bigint)`.as("revision"),
      sql<number>`cast(${now} as bigint)`.as("set_at"),
      sql<string>`'resumed'`.as("reason"),
    ]);
    if (revision !== null)
      await session
        .insertInto("baselines")
        .columns(["watch_id", "match_id", "revision", "set_at", "reason"])
        .expression(baseline)
        .onConflict((conflict) => conflict.columns(["watch_id", "match_id"]).doNothing())
        .execute();
    await session.updateTable("watches").set({ paused_until: null }).where(isMeant).execute();
  });
}

/** The matches with pauses that are over. */
export async function matchesToResume(session: Session, now: number): Promise<number[]> {
  const query = session.selectFrom("watches").select("match_id").distinct().where("paused_until", "<=", now);
  return (await query.orderBy("match_id").execute()).flatMap(({ match_id }) => match_id ?? []);
}
