import { queueFact } from "../facts/queue.ts";
import type { Session } from "../storage/database.ts";
import { copiedIn, copyIdOf, copyKindName } from "./copied.ts";
import { messageIdOf, partsFrom, sentMessages } from "./messages.ts";

/** Messages that ended as failed for one reason. */
export interface Failed {
  /** Names the reason. */
  id: string;
  /** In the platform's words, or ours. */
  reason: string;
  messages: readonly { id: string; chat: string }[];
  /** When the last of them ended (ms UTC). */
  lastAt: number;
}

const dayMs = 24 * 60 * 60_000;
const mostLooked = 1_000;

/** What ended as failed within a day and was not said since, by reason, the last first. What changes a message is not among it. */
export async function failedMessages(session: Session, now: number): Promise<Failed[]> {
  const rows = await session
    .selectFrom("messages")
    .innerJoin("chats", "chats.address", "messages.chat")
    .select(["messages.id", "messages.chat", "messages.parts", "messages.reason", "messages.settled_at"])
    .where("messages.state", "=", "failed")
    .where("messages.edits", "is", null)
    .where("messages.settled_at", ">", now - dayMs)
    // Who has given up the right to hear of it has not missed it.
    .where("messages.reason", "<>", "not_for_them")
    .where("chats.state", "=", "active")
    .orderBy("messages.settled_at", "desc")
    .limit(mostLooked)
    .execute();
  const failed = rows.map(({ parts, ...row }) => ({ ...row, said: copiedIn(partsFrom(parts)) ?? row.id }));
  const again = await saidAgain(session, failed);
  const groups = new Map<string, Failed>();
  for (const { said, chat, reason, settled_at } of failed) {
    if (again.has(copyIdOf(chat, said))) continue;
    const id = messageIdOf("failed", reason).slice(0, 8);
    const group = groups.get(id) ?? { id, reason: reason ?? "", messages: [], lastAt: settled_at ?? 0 };
    groups.set(id, { ...group, messages: [...group.messages, { id: said, chat }] });
  }
  return [...groups.values()];
}

/** The names of those that were said once more since, or are about to be. */
async function saidAgain(session: Session, failed: readonly { said: string; chat: string }[]): Promise<Set<string>> {
  if (failed.length === 0) return new Set();
  const names = failed.map(({ said, chat }) => copyIdOf(chat, said));
  const keys = failed.map(({ said }) => keyOf(said));
  const waiting = await session
    .selectFrom("facts")
    .select(["chat", "key"])
    .where("key", "in", keys)
    .where("done_at", "is", null)
    .execute();
  const queued = new Set(waiting.map(({ chat, key }) => `${chat} ${key}`));
  const sent = await sentMessages(session, names);
  const isAgain = ({ said, chat }: { said: string; chat: string }) =>
    sent.has(copyIdOf(chat, said)) || queued.has(`${chat} ${keyOf(said)}`);
  return new Set(failed.filter(isAgain).map(({ said, chat }) => copyIdOf(chat, said)));
}

/** Lets what failed for a reason be said once more, as far as it still holds. Resolves to how many messages wait. */
export async function sendFailedAgain(session: Session, { id, now }: { id: string; now: number }): Promise<number> {
  const { messages = [] } = (await failedMessages(session, now)).find((one) => one.id === id) ?? {};
  for (const { id: message, chat } of messages) {
    const body = JSON.stringify({ message });
    await queueFact(session, { chat, kind: copyKindName, key: keyOf(message), matchId: null, body, dueAt: now });
  }
  return messages.length;
}

function keyOf(message: string): string {
  return `copy ${message}`;
}
