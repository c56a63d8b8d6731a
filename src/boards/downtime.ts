import type { Session } from "../storage/database.ts";
import { staleAfterMs } from "./freshness.ts";

/** From when to when no odds of any match came: the process was away, or the source (ms UTC). */
export interface Downtime {
  from: number;
  to: number;
}

const minuteMs = 60_000;
/** So long the prices of at least every hour are kept, and a picture shows when there were none. */
const keptMs = 30 * 24 * 60 * minuteMs;
/** How long to wait between two looks at whether all matches of a chat were polled. */
const lookMs = 10_000;

/** A downtime is longer than this: every board is then too old to alert from. */
export const downtimeMs = staleAfterMs(false);
/** So long after a downtime's end it may matter whether a match was polled since: by then what can be polled was. */
export const catchUpMs = 10 * minuteMs;

/** Writes a downtime down when the answer that came now is the first for so long; to be called before that is saved. */
export async function noticeDowntime(session: Session, now: number): Promise<void> {
  const from = await awayFrom(session, now);
  if (from === null) return;
  const row = { id: Math.floor(from / minuteMs), from_at: from, to_at: now };
  await session
    .insertInto("downtime")
    .values(row)
    // Another process may have noticed the same one just before.
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row).whereRef("downtime.to_at", "<=", "excluded.from_at"))
    .execute();
  await session
    .deleteFrom("downtime")
    .where("to_at", "<", now - keptMs)
    .execute();
}

/** The downtimes that ended after a moment, the earliest first. */
export async function downtimesSince(session: Session, since: number): Promise<Downtime[]> {
  const query = session.selectFrom("downtime").select(["from_at", "to_at"]).where("to_at", ">", since);
  return (await query.orderBy("from_at").execute()).map((row) => ({ from: row.from_at, to: row.to_at }));
}

/** When the last odds came; null when that is no downtime ago. */
async function awayFrom(session: Session, now: number): Promise<number | null> {
  const query = session.selectFrom("boards").select(({ fn }) => fn.max("confirmed_at").as("at"));
  const at = (await query.executeTakeFirst())?.at ?? now;
  return now - at > downtimeMs ? at : null;
}

/**
 * The downtime that has ended a moment ago; null when there was none. Whoever has been awake only since a moment ago, and got no
 * odds yet, is at the end of one.
 */
export async function recentDowntime(
  session: Session,
  { now, awakeSince = Number.NEGATIVE_INFINITY }: { now: number; awakeSince?: number },
): Promise<Downtime | null> {
  const after = Math.floor(now - catchUpMs);
  const last = (await downtimesSince(session, after)).at(-1);
  if (last) return last;
  const from = awakeSince > after ? await awayFrom(session, now) : null;
  return from === null ? null : { from, to: now };
}

/**
 * Until when the alerts of each of these chats wait after a downtime, so that all that moved meanwhile is one message: while one
 * of its matches was not polled since. Chats that have nothing to wait for are left out.
 */
export async function catchUpUntil(
  session: Session,
  { chats, downtime: { to }, now }: { chats: readonly string[]; downtime: Downtime; now: number },
): Promise<Map<string, number>> {
  if (chats.length === 0) return new Map();
  const unseen = await session
    .selectFrom("watches as w")
    .innerJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
    .select("w.chat")
    .distinct()
    .where("w.chat", "in", chats)
    .where("w.paused_until", "is", null)
    .where(({ not, exists, selectFrom }) => {
      const boards = selectFrom("boards as l").select("l.match_id").whereRef("l.match_id", "=", "w.match_id");
      return not(exists(boards.where("l.confirmed_at", ">=", to)));
    })
    .execute();
  const until = Math.ceil(Math.min(to + catchUpMs, now + lookMs));
  return new Map(unseen.map(({ chat }) => [chat, until]));
}
