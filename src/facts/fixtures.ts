import type { Session } from "../storage/database.ts";
import { platformFor } from "./queue.ts";

/** The kind of fact that tells a chat of a day's matches at the time that it has chosen. */
export const fixturesKindName = "fixtures";

/** So long after its time the list of a day's matches is still worth a message. */
const lateMs = 3 * 60 * 60_000;

/** One day's list, of a chat or one of its topics. */
export interface FixturesFact {
  chat: string;
  /** The calendar day in the chat's time zone. */
  date: string;
  /** It waits: no message has it, and it is not over. */
  waits: boolean;
  /** It is over: told, or too late. */
  isOver: boolean;
}

/** The key of a day's list: a chat has one a day. */
export function fixturesKey(date: string): string {
  return `${fixturesKindName} ${date}`;
}

/** The day of a list, from its key. */
export function dateOfFixtures(key: string): string {
  return key.slice(fixturesKindName.length + 1);
}

/** What is known of the lists of these chats. */
export async function fixturesFactsOf(session: Session, chats: readonly string[]): Promise<FixturesFact[]> {
  if (chats.length === 0) return [];
  const query = session.selectFrom("facts").select(["chat", "key", "message", "done_at"]).where("chat", "in", chats);
  const rows = await query.where("kind", "=", fixturesKindName).execute();
  return rows.map(({ chat, key, message, done_at }) => ({
    chat,
    date: dateOfFixtures(key),
    waits: message === null && done_at === null,
    isOver: done_at !== null,
  }));
}

/** Lets days' lists wait for their times; one that waits already `stays` as it is, or `moves` to this time. */
export async function queueFixtures(
  session: Session,
  lists: readonly { chat: string; date: string; dueAt: number }[],
  known: "stays" | "moves",
): Promise<void> {
  if (lists.length === 0) return;
  const rows = lists.map(({ chat, date, dueAt }) => {
    const time = { due_at: dueAt, since: dueAt, until: dueAt + lateMs };
    return { chat, platform: platformFor(chat), kind: fixturesKindName, key: fixturesKey(date), ...time };
  });
  await session
    .insertInto("facts")
    .values(rows)
    .onConflict((conflict) => {
      const same = conflict.columns(["chat", "key"]);
      if (known === "stays") return same.doNothing();
      return same
        .doUpdateSet(({ ref }) => ({
          due_at: ref("excluded.due_at"),
          since: ref("excluded.since"),
          until: ref("excluded.until"),
          held: null,
          draft: null,
        }))
        .where("facts.message", "is", null)
        .where("facts.done_at", "is", null);
    })
    .execute();
}

/** Takes back what waits of these chats' lists: of one day, or of all. */
export async function withdrawFixtures(session: Session, chats: readonly string[], date: string | null = null): Promise<void> {
  if (chats.length === 0) return;
  const waiting = session.deleteFrom("facts").where("chat", "in", chats).where("kind", "=", fixturesKindName);
  const open = waiting.where("message", "is", null).where("done_at", "is", null);
  await open.$if(date !== null, (query) => query.where("key", "=", fixturesKey(date ?? ""))).execute();
}
