import type { PlatformName } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";

/** A call, by the platform's own id for it. */
export interface BroughtCall {
  platform: PlatformName;
  id: string;
}

/**
 * Takes calls, in one statement: on Postgres each would be a write to the disk of its own. What it resolves to is to be asked
 * once for each of them; false where somebody has taken it before.
 */
export async function takeCalls(
  session: Session,
  { calls, now }: { calls: readonly BroughtCall[]; now: number },
): Promise<(call: BroughtCall) => boolean> {
  // In one order everywhere: two processes that are brought the same calls never wait for each other.
  const rows = calls.map((call) => ({ id: nameOf(call), taken_at: now })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const query = session.insertInto("taken_calls").values(rows);
  const taken = await query
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  // The same call may be among them twice.
  const left = new Set(taken.map(({ id }) => id));
  return (call) => left.delete(nameOf(call));
}

function nameOf({ platform, id }: BroughtCall): string {
  return `${platform}:${id}`;
}

/** Forgets calls from before a time. No platform offers one again after a day. */
export async function pruneTakenCalls(session: Session, before: number): Promise<void> {
  await session.deleteFrom("taken_calls").where("taken_at", "<", before).execute();
}
