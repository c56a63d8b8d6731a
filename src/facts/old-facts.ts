import type { Session } from "../storage/database.ts";
import { fixturesKindName } from "./fixtures.ts";

/** Forgets some of the facts that stayed known until a time; resolves to how many. */
export async function pruneFacts(session: Session, before: number, atMost: number): Promise<number> {
  const old = session.selectFrom("facts").select("id").where("message", "is", null).where("until", "<", before);
  // A day's list that was never looked at is what the next one follows from.
  const over = old.where(({ or, eb }) => or([eb("done_at", "is not", null), eb("kind", "<>", fixturesKindName)]));
  const { numDeletedRows } = await session.deleteFrom("facts").where("id", "in", over.limit(atMost)).executeTakeFirst();
  return Number(numDeletedRows);
}
