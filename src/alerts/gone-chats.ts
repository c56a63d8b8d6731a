import { formatAddress, parseAddress } from "../chat/address.ts";
import { chatOf, suspendChat } from "../chats/chats.ts";
import type { Session } from "../storage/database.ts";
import { insertEvents } from "./events.ts";
import { mainAuthorOf } from "./watching.ts";

const dayMs = 24 * 60 * 60_000;
/** How long everything about a chat is kept that cannot be reached. */
export const graceMs = 30 * dayMs;

/**
 * Nothing is sent to a chat any more that cannot be reached. Whoever added most of its watches is told once in private, where
 * the platform lets us write to them: on Telegram a person's chat has the person's id. Says which addresses were active.
 */
export async function suspendAndTell(
  session: Session,
  gone: { address: string; reason: string; now: number },
): Promise<string[]> {
  const suspended = await suspendChat(session, gone);
  const author = await mainAuthorOf(session, suspended);
  const { platform } = parseAddress(gone.address);
  if (!author || platform !== "telegram") return suspended;
  const chat = formatAddress({ platform, chat: author.id, thread: null });
  if (suspended.includes(chat) || (await chatOf(session, chat))?.state !== "active") return suspended;
  const until = gone.now + graceMs;
  const facts = { kind: "chat_gone", watches: author.watches, until } as const;
  await insertEvents(session, [
    { chat, key: `gone ${gone.address} ${gone.now}`, facts, dueAt: gone.now, until: gone.now + dayMs },
  ]);
  return suspended;
}
