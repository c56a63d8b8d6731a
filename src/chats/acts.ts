import type { Session } from "../storage/database.ts";

/** Something that an operator did. */
export interface Act {
  id: number;
  at: number;
  /** The person, as an address names them: `telegram:42`. */
  operator: string;
  act: string;
  /** The address of the chat or person that it was about, or the number of another act (`#17`); null for none. */
  target: string | null;
  /** In plain words what it came to; null for nothing more to say. */
  detail: string | null;
}

/** More are not kept; the oldest go. */
const mostKept = 1_000;

/** Writes an act down; resolves to its number. */
export async function noteAct(session: Session, act: Omit<Act, "id">): Promise<number> {
  const { id } = await session.insertInto("acts").values(act).returning("id").executeTakeFirstOrThrow();
  await session
    .deleteFrom("acts")
    .where("id", "<=", id - mostKept)
    .execute();
  return id;
}

/** Acts from the newest on. */
export async function actsFrom(session: Session, { offset, limit }: { offset: number; limit: number }): Promise<Act[]> {
  return session.selectFrom("acts").selectAll().orderBy("id", "desc").offset(offset).limit(limit).execute();
}

export async function countActs(session: Session): Promise<number> {
  const query = session.selectFrom("acts").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** An act by its number; null for one that is forgotten. */
export async function actById(session: Session, id: number): Promise<Act | null> {
  return (await session.selectFrom("acts").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Whether an act of this name was about this. */
export async function actAbout(session: Session, { act, target }: { act: string; target: string }): Promise<boolean> {
  const query = session.selectFrom("acts").select("id").where("act", "=", act).where("target", "=", target);
  return (await query.executeTakeFirst()) !== undefined;
}

/** What acts said, by their numbers. */
export async function detailsOf(session: Session, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await session
    .selectFrom("acts")
    .select(["id", "detail"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.flatMap(({ id, detail }) => (detail === null ? [] : [[id, detail] as const])));
}

/** Every chat or person that an act was about. */
export async function actTargets(session: Session): Promise<string[]> {
  const rows = await session.selectFrom("acts").select("target").where("target", "like", "%:%").distinct().execute();
  return rows.flatMap(({ target }) => target ?? []);
}

/** Acts no longer say whom they were about, where these addresses are meant. */
export async function forgetTargets(session: Session, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await session.updateTable("acts").set({ target: null }).where("target", "in", addresses).execute();
}
