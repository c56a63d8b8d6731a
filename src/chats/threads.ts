import type { PlatformName } from "../chat/address.ts";
import { type ThreadTrouble, threadTroubles } from "../chat/thread-trouble.ts";
import type { Session } from "../storage/database.ts";

/** What a thread is about: one per whole chat and key, whichever of its topics watches. */
export interface ThreadKey {
  /** The whole chat. */
  chat: string;
  key: string;
}

/** Where a chat stands with one of its threads; `ours` when it is for the asker to open it now. */
export type ThreadState =
  | { kind: "open"; address: string }
  | { kind: "ours" }
  /** Somebody else is about to open it. */
  | { kind: "busy" }
  /** None can be opened in the chat at present. */
  | { kind: "trouble" };

/** Longer than a platform takes to answer. What was begun before and has no address has lost its answer, or its process. */
const openingMs = 60_000;
/** What is missing is not asked for more often: refusals count. */
const troubleMs = 60 * 60_000;
/** The key of why none can be opened. */
const chatKey = "";
/** When what nobody has tried yet was tried. */
const never = 0;

/** Where a chat stands with a thread. Opening it is written down before it is begun, so that nobody opens it twice. */
export async function claimThread(
  session: Session,
  { chat, key, openedFor }: ThreadKey & { openedFor: string },
  now: number,
): Promise<ThreadState> {
  const query = session.selectFrom("threads").selectAll().where("chat", "=", chat).where("key", "in", [key, chatKey]);
  const rows = await query.execute();
  const known = rows.find((row) => row.key === key);
  if (known?.address) return { kind: "open", address: known.address };
  if (rows.some((row) => row.key === chatKey && row.tried_at > now - troubleMs)) return { kind: "trouble" };
  if (known && known.tried_at > now - openingMs) return { kind: "busy" };
  const opened_for = openedFor === chat ? null : openedFor;
  const taken = known
    ? session
        .updateTable("threads")
        .set({ tried_at: now, opened_for })
        .where("chat", "=", chat)
        .where("key", "=", key)
        .where("tried_at", "=", known.tried_at)
        .where("address", "is", null)
        .returning("key")
    : session
        .insertInto("threads")
        .values({ chat, key, tried_at: now, opened_for })
        .onConflict((conflict) => conflict.columns(["chat", "key"]).doNothing())
        .returning("key");
  return { kind: (await taken.executeTakeFirst()) ? "ours" : "busy" };
}

/** A thread has been opened. */
export async function keepThread(session: Session, { chat, key }: ThreadKey, address: string): Promise<void> {
  const own = session.updateTable("threads").set({ address, closed_at: null }).where("chat", "=", chat);
  await own.where("key", "=", key).execute();
  await session.deleteFrom("threads").where("chat", "=", chat).where("key", "=", chatKey).execute();
}

/** Nothing was opened, or it is no more: the next message opens it anew. */
export async function forgetThread(session: Session, { chat, key }: ThreadKey): Promise<void> {
  await session.deleteFrom("threads").where("chat", "=", chat).where("key", "=", key).execute();
}

/** The chat whose thread an address is; null for what is none of our threads. */
export async function chatOfThread(session: Session, address: string): Promise<string | null> {
  const row = await session
    .selectFrom("threads")
    .select(["chat", "opened_for"])
    .where("address", "=", address)
    .executeTakeFirst();
  return row ? (row.opened_for ?? row.chat) : null;
}

/** A place is no more. False where it was none of our threads. */
export async function loseThread(session: Session, address: string): Promise<boolean> {
  const lost = await session.deleteFrom("threads").where("address", "=", address).returning("key").execute();
  return lost.length > 0;
}

/** Writes down why none can be opened in a chat. */
export async function noteThreadTrouble(
  session: Session,
  { chat, trouble, now }: { chat: string; trouble: ThreadTrouble; now: number },
): Promise<void> {
  await session
    .insertInto("threads")
    .values({ chat, key: chatKey, tried_at: now, trouble })
    .onConflict((conflict) => conflict.columns(["chat", "key"]).doUpdateSet({ tried_at: now, trouble }))
    .execute();
}

/** Why none could be opened in a chat when that was tried at last; null when it could, or nobody tried. */
export async function threadTroubleOf(session: Session, chat: string): Promise<ThreadTrouble | null> {
  const query = session.selectFrom("threads").select("trouble").where("chat", "=", chat).where("key", "=", chatKey);
  const row = await query.executeTakeFirst();
  return row ? (threadTroubles.find((one) => one === row.trouble) ?? "other") : null;
}

/** The chats in which none can be opened at present, and their alerts stay in the chat itself. */
export async function chatsWithoutThreads(session: Session, chats: readonly string[], now: number): Promise<Set<string>> {
  const barred = session.selectFrom("threads").select("chat").where("chat", "in", chats).where("key", "=", chatKey);
  const rows = await barred.where("tried_at", ">", now - troubleMs).execute();
  return new Set(rows.map(({ chat }) => chat));
}

/** Who has changed the setting may have changed the rights as well: it is tried again at once, whatever is said to be missing. */
export async function expectThreadTrouble(
  session: Session,
  { chat, trouble }: { chat: string; trouble: ThreadTrouble | null },
): Promise<void> {
  await forgetThread(session, { chat, key: chatKey });
  if (trouble !== null) await noteThreadTrouble(session, { chat, trouble, now: never });
}

/** A message was sent into a thread, which is to be closed not before then (ms UTC); null for never. */
export async function useThread(session: Session, { chat, key }: ThreadKey, closesAt: number | null): Promise<void> {
  const own = session.updateTable("threads").set({ closes_at: closesAt, closed_at: null }).where("chat", "=", chat);
  await own.where("key", "=", key).execute();
}

/** Some of the threads on a platform that are to be closed by now, the longest waiting first. */
export async function threadsToClose(
  session: Session,
  { platform, now, limit }: { platform: PlatformName; now: number; limit: number },
): Promise<string[]> {
  const query = session.selectFrom("threads").select("address").where("closes_at", "<=", now).where("closed_at", "is", null);
  const own = query.where("address", "like", `${platform}:%`).orderBy("closes_at").limit(limit);
  return (await own.execute()).flatMap(({ address }) => address ?? []);
}

/** Threads were closed. */
export async function closeThreads(session: Session, addresses: readonly string[], now: number): Promise<void> {
  if (addresses.length === 0) return;
  await session.updateTable("threads").set({ closed_at: now }).where("address", "in", addresses).execute();
}

/** The threads that are kept of these chats. */
export async function threadsOf(
  session: Session,
  chats: readonly string[],
): Promise<{ chat: string; key: string; address: string | null; closedAt: number | null }[]> {
  if (chats.length === 0) return [];
  const query = session.selectFrom("threads").select(["chat", "key", "address", "closed_at as closedAt"]);
  return query.where("chat", "in", chats).where("key", "<>", chatKey).orderBy("chat").orderBy("key").execute();
}

/** Forgets the threads that were closed before a time. */
export async function pruneThreads(session: Session, before: number): Promise<void> {
  await session.deleteFrom("threads").where("closed_at", "<", before).execute();
}
