import { createHash } from "node:crypto";
import type { Session } from "../storage/database.ts";

/** Who was forgotten, by a digest of the address, and when. */
export interface Forgotten {
  digest: string;
  at: number;
}

/** Notes who is forgotten, in the transaction that forgets them, so that no backup of before brings them back. */
export async function noteForgotten(session: Session, addresses: readonly string[], now: number): Promise<void> {
  await noteDigests(
    session,
    addresses.map((address) => ({ digest: digestOf(address), at: now })),
  );
}

/** The same of those who are known by their digests alone. */
export async function noteDigests(session: Session, forgotten: readonly Forgotten[]): Promise<void> {
  const rows = [...new Map(forgotten.map((row) => [row.digest, row])).values()];
  if (rows.length === 0) return;
  await session
    .insertInto("forgotten")
    .values(rows)
    .onConflict((conflict) => conflict.column("digest").doUpdateSet(({ ref }) => ({ at: ref("excluded.at") })))
    .execute();
}

/** All of them, the first one first. */
export async function allForgotten(session: Session): Promise<Forgotten[]> {
  return session.selectFrom("forgotten").selectAll().orderBy("at").orderBy("digest").execute();
}

/** Drops those from before a time: no backup is as old. */
export async function pruneForgotten(session: Session, before: number): Promise<void> {
  await session.deleteFrom("forgotten").where("at", "<", before).execute();
}

export function digestOf(address: string): string {
  return createHash("sha256").update(`linewatch ${address}`).digest("hex");
}
