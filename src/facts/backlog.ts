import { sql } from "kysely";
import type { Session } from "../storage/database.ts";

/** Facts that wait to be told, of one platform and kind and in one state. */
export interface Backlog {
  platform: string;
  kind: string;
  /** `due`: it may be told now or soon; `claimed`: a message has it; else why it is held. */
  state: string;
  count: number;
  /** When the one that waits longest was due at first (ms UTC). */
  since: number;
}

/** All that waits to be told, over all processes, but for what is of a later time. */
export async function backlogOf(session: Session, now: number): Promise<Backlog[]> {
  const state = sql<string>`case when message is not null then 'claimed' else coalesce(held, 'due') end`;
  const rows = await session
    .selectFrom("facts")
    .select(({ fn }) => [
      "platform",
      "kind",
      state.as("state"),
      fn.countAll<number>().as("count"),
      fn.min<number>("since").as("since"),
    ])
    .where("done_at", "is", null)
    .where("since", "<=", now)
    .groupBy(["platform", "kind", state])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), since: Number(row.since) }));
}

/** How many facts wait for a platform: what is held until later waits for its chat, what was tried waits for the platform. */
export async function countWaiting(session: Session, platform: string, now: number): Promise<number> {
  const query = session.selectFrom("facts").select(({ fn }) => fn.countAll<number>().as("count"));
  const unheld = query.where("platform", "=", platform).where("done_at", "is", null).where("since", "<=", now);
  const { count } = await unheld
    .where(({ or, eb }) => or([eb("held", "is", null), eb("due_at", "<=", now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
