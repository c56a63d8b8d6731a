import type { Session } from "../storage/database.ts";

interface Copying {
  from: string;
  /** A chat that watches nothing yet. */
  to: string;
  /** Whose the copies are, as the platform of `to` knows them. */
  person: string;
}

/**
 * Gives a chat a copy of every watch of another, under the same numbers and going on from what that one was last told, with its
 * mutes and what it left out of wide watches. Value bets that are listed at their first look are no news, as with a new watch.
 */
export async function copyWatches(session: Session, { from, to, person }: Copying): Promise<void> {
  const rows = await session.selectFrom("watches").selectAll().where("chat", "=", from).orderBy("id").execute();
  const copyOf = new Map<number, number>();
  // What a wide watch brought names it, so it comes after it.
  for (const { id, ...row } of rows.toSorted((a, b) => Number(a.wide_id !== null) - Number(b.wide_id !== null))) {
    const wide = row.wide_id === null ? null : copyOf.get(row.wide_id);
    if (wide === undefined) continue;
    const copy = { ...row, chat: to, created_by: person, wide_id: wide, looked_at: null, missed: 0 };
    copyOf.set(id, (await session.insertInto("watches").values(copy).returning("id").executeTakeFirstOrThrow()).id);
  }
  await copyBaselines(session, copyOf);
  const exclusions = await session.selectFrom("exclusions").selectAll().where("chat", "=", from).execute();
  for (const row of exclusions)
    await session
      .insertInto("exclusions")
      .values({ ...row, chat: to })
      .execute();
  const mutes = await session.selectFrom("mutes").selectAll().where("chat", "=", from).execute();
  for (const row of mutes)
    await session
      .insertInto("mutes")
      .values({ ...row, chat: to })
      .execute();
  const { numbered } = await session.selectFrom("chats").select("numbered").where("address", "=", from).executeTakeFirstOrThrow();
  await session.updateTable("chats").set({ numbered }).where("address", "=", to).execute();
}

async function copyBaselines(session: Session, copyOf: ReadonlyMap<number, number>): Promise<void> {
  if (copyOf.size === 0) return;
  const query = session.selectFrom("baselines").selectAll();
  for (const { watch_id, ...row } of await query.where("watch_id", "in", [...copyOf.keys()]).execute()) {
    const copy = copyOf.get(watch_id);
    if (copy !== undefined)
      await session
        .insertInto("baselines")
        .values({ ...row, watch_id: copy })
        .execute();
  }
}
