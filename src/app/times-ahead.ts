import { sql } from "kysely";
import type { Log } from "../log.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What has not been told. That of a message counts as well: it waits again when nobody knows whether that arrived. */
const untold = "done_at is null and kind <> 'fixtures'";
/** The same where it is due a few seconds after it is found. */
const dueAtOnce = `${untold} and kind <> 'moment'`;

/**
 * A time that is kept, and the longest that anything waits for it to come (ms). Beyond that it was written by a clock that was ahead,
 * and so it was where another time of its row, `by`, is further away.
 */
const keptTimes: readonly [table: string, column: string, longestMs: number, where?: string, by?: string][] = [
  ["facts", "due_at", minute, dueAtOnce, "since"],
  ["facts", "since", minute, dueAtOnce],
  // A right that is missing is waited for at most for an hour, and so is the answer to a draft. What a chat has set holds it again.
  ["facts", "due_at", hour + 5 * minute, untold],
  ["messages", "lease_until", hour + 5 * minute, "state = 'claimed'"],
  ["messages", "claimed_at", minute],
  ["messages", "settled_at", minute],
  // What nobody knows to have arrived counts as read only where it is younger than the baseline.
  ["baselines", "set_at", minute],
  ["outages", "from_at", minute],
  ["outages", "to_at", minute],
  ["chats", "state_since", minute],
  ["watches", "looked_at", minute],
  ["boards", "fetched_at", minute],
  ["boards", "confirmed_at", minute],
  // What came in the future would count as fresh until then.
  ["api_cache", "fetched_at", minute],
];

/**
 * Makes due now what waits beyond its longest wait, and old what was kept in the future: the clock that wrote it was ahead, and
 * without this nothing would be asked or told until that time comes.
 */
export async function bringTimesBack(database: Database, { now, log }: { now: number; log: Log }): Promise<void> {
  const counts = await transact(database, async (session) => {
    const changed: Record<string, number> = {};
    for (const [table, column, longestMs, where = "true", by = column] of keptTimes) {
      const rows = await bringBack(session, { table, column, by, after: now + longestMs, where, to: now });
      const name = `${table}.${column}`;
      if (rows > 0) changed[name] = (changed[name] ?? 0) + rows;
    }
    // It was none: the clock was ahead.
    await session
      .deleteFrom("downtime")
      .where("to_at", ">", now + minute)
      .execute();
    // When its odds are refreshed was learned in that time as well.
    const rhythms = session.deleteFrom("schedule").where("last_poll_at", ">", now + minute);
    const forgotten = Number((await rhythms.executeTakeFirst()).numDeletedRows);
    return forgotten > 0 ? { ...changed, rhythms: forgotten } : changed;
  });
  if (Object.keys(counts).length === 0) return;
  log.warn(counts, "times were kept that a clock wrote which was ahead: what waited for them is due now");
}

interface BringingBack {
  table: string;
  column: string;
  by: string;
  after: number;
  where: string;
  to: number;
}

async function bringBack(session: Session, { table, column, by, after, where, to }: BringingBack): Promise<number> {
  const [its, at] = [sql.table(table), sql.ref(column)];
  const isWrong = sql`${sql.ref(by)} > ${after} and (${sql.raw(where)})`;
  const { numAffectedRows } = await sql`update ${its} set ${at} = ${to} where ${isWrong}`.execute(session);
  return Number(numAffectedRows ?? 0);
}
