import type { PlatformName } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";

/** Takes a call, by the platform's own id for it. False when somebody has taken it before. */
export async function takeCall(session: Session, call: { platform: PlatformName; id: string; now: number }): Promise<boolean> {
  const row = { id: `${call.platform}:${call.id}`, taken_at: call.now };
  const query = session.insertInto("taken_calls").values(row);
  const taken = await query.onConflict((conflict) => conflict.column("id").doNothing()).executeTakeFirst();
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets calls from before a time. No platform offers one again after a day. */
export async function pruneTakenCalls(session: Session, before: number): Promise<void> {
  await session.deleteFrom("taken_calls").where("taken_at", "<", before).execute();
}
