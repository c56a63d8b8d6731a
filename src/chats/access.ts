import type { Session } from "../storage/database.ts";
import { addressesOf } from "./addresses.ts";
import { restoreChat } from "./chats.ts";
import { chatAt } from "./places.ts";

/** Why whoever speaks is turned away: nobody has let the chat in, or an operator has shut it or the person out. */
export type Shut = "asked" | "blocked";

/** Shuts a chat with its topics, or a person, out: nothing is sent there, and whoever speaks is told so once. */
export async function blockAddress(session: Session, { address, now }: { address: string; now: number }): Promise<void> {
  const blocked = { state: "blocked" as const, state_reason: null, state_since: now, told_at: null };
  await session
    .insertInto("chats")
    .values({ address, created_at: now, ...blocked })
    .onConflict((conflict) => conflict.column("address").doUpdateSet(blocked))
    .execute();
  // Nothing is sent there either that is kept under another address.
  const addresses = [...(await addressesOf(session, address)), await chatAt(session, address)];
  await session.updateTable("chats").set(blocked).where("address", "in", addresses).execute();
}

/** Lets a chat in with its topics, or a person; what moved meanwhile is no news. Null where nobody had shut it, else what it was. */
export async function admitAddress(session: Session, { address, now }: { address: string; now: number }): Promise<Shut | null> {
  const addresses = [...(await addressesOf(session, address)), await chatAt(session, address)];
  const query = session.selectFrom("chats").select("state").where("address", "in", addresses);
  const shut = await query.where("state", "in", ["asked", "blocked"]).orderBy("state", "desc").execute();
  if (shut.length === 0) return null;
  // As if it could not be reached until now.
  const change = { state: "suspended" as const, told_at: null };
  await session
    .updateTable("chats")
    .set(change)
    .where("address", "in", addresses)
    .where("state", "in", ["asked", "blocked"])
    .execute();
  for (const one of new Set([address, await chatAt(session, address)])) await restoreChat(session, { address: one, now });
  return shut[0]?.state === "blocked" ? "blocked" : "asked";
}

/** Notes that a chat wants to be let in; false when that was noted before. */
export async function noteAsked(session: Session, { address, now }: { address: string; now: number }): Promise<boolean> {
  const row = { address, state: "asked" as const, state_since: now, created_at: now };
  const query = session.insertInto("chats").values(row);
  const asked = await query.onConflict((conflict) => conflict.column("address").doNothing()).executeTakeFirst();
  return (asked.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many chats have asked since a time and wait for an answer. */
export async function countAsked(session: Session, since: number): Promise<number> {
  const asked = session.selectFrom("chats").select(({ fn }) => fn.countAll().as("count"));
  const row = await asked.where("state", "=", "asked").where("state_since", ">", since).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether nobody there has been told yet that it is shut; from now on somebody has. */
export async function isFirstTold(
  session: Session,
  { addresses, now }: { addresses: readonly string[]; now: number },
): Promise<boolean> {
  const untold = session.updateTable("chats").set({ told_at: now }).where("address", "in", addresses);
  const told = await untold.where("state", "in", ["asked", "blocked"]).where("told_at", "is", null).executeTakeFirst();
  return told.numUpdatedRows > 0n;
}

/** Whether somebody there has been told that it is shut. */
export async function wasTold(session: Session, address: string): Promise<boolean> {
  const query = session.selectFrom("chats").select("told_at").where("address", "=", address);
  return ((await query.executeTakeFirst())?.told_at ?? null) !== null;
}

/** The addresses that wait to be let in. */
export async function askingAddresses(session: Session): Promise<string[]> {
  const rows = await session.selectFrom("chats").select("address").where("state", "=", "asked").execute();
  return rows.map(({ address }) => address);
}

const unshut = ["active", "suspended"] as const;

/** The addresses that nobody has shut out, each with every person who watches something there, by the platform's id. */
export async function unshutAddresses(session: Session): Promise<{ address: string; author: string | null }[]> {
  const open = session.selectFrom("chats as c").leftJoin("watches as w", "w.chat", "c.address");
  return open.select(["c.address", "w.created_by as author"]).where("c.state", "in", unshut).distinct().execute();
}

/** A chat with its topics waits to be let in again: nothing is sent there, and everything about it is kept. */
export async function shutChat(session: Session, { address, now }: { address: string; now: number }): Promise<void> {
  const change = { state: "asked" as const, state_reason: null, state_since: now, told_at: null };
  const addresses = await addressesOf(session, address);
  const own = session.updateTable("chats").set(change).where("address", "in", addresses);
  await own.where("state", "in", unshut).execute();
}
