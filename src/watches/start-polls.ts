import type { Session } from "../storage/database.ts";

/** How long before the start such a match is polled. Longer than odds go without a refresh. */
const beforeStartMs = 60 * 60_000;

interface Wanted {
  /** Who asks for it: the name of a feature. */
  by: string;
  matchIds: readonly number[];
}

/** Has these matches polled for the odds they start with, whether or not a chat watches them. */
export async function pollBeforeStart(session: Session, { by, matchIds }: Wanted): Promise<void> {
  if (matchIds.length === 0) return;
  // Whoever asks may still name a match that is forgotten.
  const matches = session.selectFrom("matches").select("id").where("id", "in", matchIds);
  const known = (await matches.execute()).map(({ id }) => ({ match_id: id, wanted_by: by }));
  if (known.length === 0) return;
  const rows = session.insertInto("start_polls").values(known);
  await rows.onConflict((conflict) => conflict.columns(["match_id", "wanted_by"]).doNothing()).execute();
}

/** Takes it back. */
export async function endStartPolls(session: Session, { by, matchIds }: Wanted): Promise<void> {
  if (matchIds.length === 0) return;
  await session.deleteFrom("start_polls").where("wanted_by", "=", by).where("match_id", "in", matchIds).execute();
}

/** The matches for which that was asked. */
export async function startPollsOf(session: Session, by: string): Promise<number[]> {
  const rows = await session.selectFrom("start_polls").select("match_id").where("wanted_by", "=", by).execute();
  return rows.map(({ match_id }) => match_id);
}

/** Those of them that start soon, with how many ask for each. */
export function startingSoon(session: Session, now: number) {
  return session
    .selectFrom("start_polls as p")
    .innerJoin("matches as m", "m.id", "p.match_id")
    .select(({ fn }) => ["m.id", "m.starts_at", "m.status", fn.countAll<number>().as("chats")])
    .where("m.starts_at", ">", now)
    .where("m.starts_at", "<=", now + beforeStartMs)
    .groupBy(["m.id", "m.starts_at", "m.status"])
    .execute();
}
