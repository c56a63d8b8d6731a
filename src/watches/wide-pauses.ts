import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";

/**
 * Pauses a wide watch: it covers nothing until then, and what waited for its matches is taken back. When it goes on it takes
 * them in anew, so what moved meanwhile is never told.
 */
export async function pauseWide(database: Database, { id, until }: { id: number; until: number }): Promise<void> {
  await transact(database, async (session) => {
    await session.updateTable("wide_watches").set({ paused_until: until }).where("id", "=", id).execute();
    await session.deleteFrom("watches").where("wide_id", "=", id).execute();
  });
}

/** Ends a pause; its matches come in when the wide watches are next gone through. */
export async function resumeWide(session: Session, id: number): Promise<void> {
  await session.updateTable("wide_watches").set({ paused_until: null }).where("id", "=", id).execute();
}

/** Ends the pauses whose time is over. */
export async function endWidePauses(session: Session, now: number): Promise<void> {
  await session.updateTable("wide_watches").set({ paused_until: null }).where("paused_until", "<=", now).execute();
}
