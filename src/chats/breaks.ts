import type { Session } from "../storage/database.ts";

/** Begins a break at these addresses, or makes the one there is longer: never shorter. */
export async function beginBreak(
  session: Session,
  { addresses, until, now }: { addresses: readonly string[]; until: number; now: number },
): Promise<void> {
  for (const address of new Set(addresses))
    await session
      .insertInto("chats")
      .values({ address, break_until: until, state: "active", state_since: now, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column("address")
          .doUpdateSet({ break_until: until })
          .where(({ or, eb }) => or([eb("chats.break_until", "is", null), eb("chats.break_until", "<", until)])),
      )
      .execute();
}

/** Until when the longest break at these addresses lasts (ms UTC); null for none. */
export async function longestBreak(session: Session, addresses: readonly string[]): Promise<number | null> {
  const query = session.selectFrom("chats").select(({ fn }) => fn.max("break_until").as("until"));
  const { until } = await query.where("address", "in", addresses).executeTakeFirstOrThrow();
  return until === null ? null : Number(until);
}

/** Of chats that are deleted only their break stays, where it ends after a time. */
export async function leaveBreaks(
  session: Session,
  gone: readonly { address: string; break_until: number | null }[],
  now: number,
): Promise<void> {
  for (const { address, break_until: until } of gone)
    if (until !== null && until > now) await beginBreak(session, { addresses: [address], until, now });
}

/** Forgets the breaks that are over, with the chats of which nothing else was kept. */
export async function endBreaks(session: Session, now: number): Promise<void> {
  const nothingElse = session.deleteFrom("chats").where("break_until", "<=", now).where("state", "=", "active");
  await nothingElse
    .where("settings", "=", "{}")
    .where("numbered", "=", 0)
    .where("language", "is", null)
    .where("seen_language", "is", null)
    .execute();
  await session.updateTable("chats").set({ break_until: null }).where("break_until", "<=", now).execute();
}
