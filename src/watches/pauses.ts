import { type SqlBool, sql } from "kysely";
import { withdrawWatch } from "../facts/facts.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { setBetPause } from "./bet-watches.ts";
import type { Watch } from "./watch.ts";

/**
 * Pauses a watch: what waited for it is taken back, and what happens meanwhile is never told. A single match is not polled for
 * it and starts again from the board of the time when it is resumed; a wide watch covers nothing and takes its matches in anew;
 * what is on the list of value bets at the first look afterwards is no news.
 */
export async function pauseWatch(
  database: Database,
  { watch: { kind, id }, until }: { watch: Pick<Watch, "kind" | "id">; until: number },
): Promise<void> {
  await transact(database, async (session) => {
    if (kind === "bets") return setBetPause(session, { id, until });
    const table = kind === "match" ? "watches" : "wide_watches";
    await session.updateTable(table).set({ paused_until: until }).where("id", "=", id).execute();
    if (kind === "wide") {
      await session.deleteFrom("watches").where("wide_id", "=", id).execute();
      return;
    }
    await session.deleteFrom("baselines").where("watch_id", "=", id).execute();
    await withdrawWatch(session, id);
  });
}

/** Ends the pause of a wide watch; its matches come in when the wide watches are next gone through. */
export async function resumeWide(session: Session, id: number): Promise<void> {
  await session.updateTable("wide_watches").set({ paused_until: null }).where("id", "=", id).execute();
}

/** Ends the pauses of wide watches whose time is over. */
export async function endWidePauses(session: Session, now: number): Promise<void> {
  await session.updateTable("wide_watches").set({ paused_until: null }).where("paused_until", "<=", now).execute();
}

interface Resumption {
  matchId: number;
  /** The one watch to resume; null for all of the match whose pause is over. */
  watchId: number | null;
  /** The present board; null when there is none, and then the first one counts. */
  revision: number | null;
  now: number;
}

/** Ends pauses: the present board is what the watches compare with from now on. */
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
  return (await query.orderBy("match_id").execute()).map(({ match_id }) => match_id);
}
