import { addressOfPerson, parseAddress, personNamed } from "../chat/address.ts";
import type { LostChat } from "../chat/platform.ts";
import { chatOf, ensureChat, languageOf, moveChat, suspendChat } from "../chats/chats.ts";
import { chatAt, leavePlace } from "../chats/places.ts";
import { titleOf } from "../chats/steered.ts";
import { queueMoments } from "../facts/moments.ts";
import type { Session } from "../storage/database.ts";
import { mainAuthorOf } from "../watches/store.ts";

const dayMs = 24 * 60 * 60_000;
/** How long everything about a chat is kept that cannot be reached. */
export const graceMs = 30 * dayMs;

/**
 * Nothing is sent to a chat any more that cannot be reached. Whoever added most of its watches is told once in private which it is
 * and why, where the platform lets us write to them. A chat that has another address goes on there. Says which addresses were active.
 */
export async function suspendAndTell(session: Session, gone: LostChat & { address: string; now: number }): Promise<string[]> {
  if (await leavePlace(session, gone)) return [];
  const address = await chatAt(session, gone.address);
  const title = gone.title ?? (await lastTitleOf(session, address));
  const suspended = await suspendChat(session, { ...gone, address });
  const author = await mainAuthorOf(session, suspended);
  const chat = author && (await privateChatOf(session, author.id, gone));
  if (!author || chat === null || suspended.includes(chat)) return suspended;
  const until = gone.now + graceMs;
  const moment = { kind: "chat_gone", title, loss: gone.loss, watches: author.watches, until } as const;
  await queueMoments(session, [
    { chat, key: `gone ${gone.address} ${gone.now}`, moment, dueAt: gone.now, until: gone.now + dayMs },
  ]);
  return suspended;
}

/** What a chat was called when it last did not let us write, or to whoever manages it from elsewhere. */
async function lastTitleOf(session: Session, address: string): Promise<string | null> {
  return (await chatOf(session, address))?.barred?.title ?? (await titleOf(session, address));
}

/** Everything about a chat moves. Where that is a topic which is no more, the whole chat is told why alerts come there now. */
export async function moveAndTell(session: Session, move: { from: string; to: string; now: number }): Promise<void> {
  await moveChat(session, move);
  const [from, to] = [parseAddress(move.from), parseAddress(move.to)];
  if (from.chat !== to.chat || from.thread === null || to.thread !== null) return;
  const moment = { kind: "topic_gone" } as const;
  const key = `topic gone ${move.from} ${move.now}`;
  await queueMoments(session, [{ chat: move.to, key, moment, dueAt: move.now, until: move.now + dayMs }]);
}

/**
 * Where to tell a person that a chat is gone, or does not let us write; null where we cannot. On Telegram they must have written to us before; on
 * Discord the conversation is opened for it, in the language of the chat that is gone.
 */
export async function privateChatOf(
  session: Session,
  person: string,
  { address, now }: { address: string; now: number },
): Promise<string | null> {
  const { platform } = parseAddress(address);
  const named = addressOfPerson({ platform, id: person });
  if (named === null) return null;
  const chat = await chatAt(session, named);
  const known = await chatOf(session, chat);
  if (known || personNamed(parseAddress(chat)) === null) return known?.state === "active" ? chat : null;
  const gone = await chatOf(session, address);
  await ensureChat(session, { address: chat, language: gone && languageOf(gone), now });
  return chat;
}
