import type { Session } from "../storage/database.ts";
import { valuesOf } from "../storage/values.ts";

/** What the schedule knew of a match when its odds were last saved. */
export interface Learned {
  matchId: number;
  lastPollAt: number;
  /** The schedule's own words. */
  learned: string;
}

/** Keeps what the schedule has learned about matches, so that a restart does not cost an hour of learning. */
export async function saveLearned(session: Session, learned: readonly Learned[]): Promise<void> {
  if (learned.length === 0) return;
  const rows = learned.map((one) => ({ match_id: one.matchId, last_poll_at: one.lastPollAt, learned: one.learned }));
  await session
    .with("news(match_id, last_poll_at, learned)", () =>
      valuesOf({ match_id: "bigint", last_poll_at: "bigint", learned: "text" }, rows),
    )
    .insertInto("schedule")
    .columns(["match_id", "last_poll_at", "learned"])
    .expression((from) =>
      // A match may have been forgotten meanwhile.
      from
        .selectFrom("news as n")
        .select(["n.match_id", "n.last_poll_at", "n.learned"])
        .where("n.match_id", "in", from.selectFrom("matches").select("id")),
    )
    .onConflict((conflict) =>
      conflict
        .column("match_id")
        .doUpdateSet(({ ref }) => ({ last_poll_at: ref("excluded.last_poll_at"), learned: ref("excluded.learned") }))
        .whereRef("schedule.last_poll_at", "<=", "excluded.last_poll_at"),
    )
    .execute();
}

/** What is kept about these matches. */
export async function learnedOf(session: Session, matchIds: readonly number[]): Promise<Learned[]> {
  if (matchIds.length === 0) return [];
  const rows = await session.selectFrom("schedule").selectAll().where("match_id", "in", matchIds).execute();
  return rows.map(({ match_id, last_poll_at, learned }) => ({ matchId: match_id, lastPollAt: last_poll_at, learned }));
}

/** Forgets the matches that nobody watches and that were last polled before a time. */
export async function pruneLearned(session: Session, before: number): Promise<void> {
  const watched = session.selectFrom("watches").select("match_id");
  await session.deleteFrom("schedule").where("last_poll_at", "<", before).where("match_id", "not in", watched).execute();
}

/** Forgets a match that is followed no more. */
export async function forgetLearned(session: Session, matchId: number): Promise<void> {
  await session.deleteFrom("schedule").where("match_id", "=", matchId).execute();
}
