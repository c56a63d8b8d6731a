import type { Lack } from "../chat/platform.ts";
import { addressesOfAll } from "../chats/addresses.ts";
import { barChat, unbarChats } from "../chats/chats.ts";
import { placesAround } from "../chats/places.ts";
import { patientKeys, postponePatient, releaseBarred } from "../facts/facts.ts";
import { queueMoments } from "../facts/moments.ts";
import type { Session } from "../storage/database.ts";
import { mainAuthorOf } from "../watches/store.ts";
import { privateChatOf } from "./chat-gone.ts";

/** Why a chat does not let us write. */
export interface Bar {
  /** Null where the platform says that the chat is gone: nobody is told of that before it is believed. */
  lack: Lack | null;
  /** In the platform's words. */
  reason: string;
  /** What the chat is called; null where nobody said. */
  title: string | null;
}

/** What passes within that time is not told to anybody. By then the chat was tried for the fourth time, after 12 seconds. */
const patienceMs = 15_000;
const dayMs = 24 * 60 * 60_000;

/**
 * Notes that a chat does not let us write, and tells whoever added most of its watches once, in private. Nothing of the chat ends
 * with that. Resolves to since when it has been so.
 */
export async function barAndTell(
  session: Session,
  { chat, address, bar, now }: { chat: string; address: string; bar: Bar; now: number },
): Promise<number> {
  const { lack, reason, title } = bar;
  const barred = await barChat(session, { address: chat, reason, title, anew: lack === null, now });
  if (!barred) return now;
  const { since, before } = barred;
  const author = lack === null || before === reason ? null : await mainAuthorOf(session, [chat]);
  const to = author && (await privateChatOf(session, author.id, { address, now }));
  if (lack === null || to === null || to === chat) return since;
  const moment = { kind: "chat_barred", chat, title, lack, since } as const;
  const key = `${patientKeys}${chat} ${since}`;
  await queueMoments(session, [{ chat: to, key, moment, dueAt: now + patienceMs, until: now + dayMs }]);
  return since;
}

/** These chats have let us write: what else waits there for that is due. */
export async function openAgain(session: Session, chats: readonly string[], now: number): Promise<void> {
  const opened = await unbarChats(session, chats, now);
  await releaseBarred(session, opened, now);
  await tryBeforeTelling(session, opened, now);
}

/**
 * These chats may be told of others that do not let us write, and did not let us write themselves. A platform that refuses everything
 * does so for a while: so the others are tried once more at that time, and what is told of them waits until that is known.
 */
export async function tryBeforeTelling(session: Session, chats: readonly string[], at: number): Promise<void> {
  if (chats.length === 0) return;
  const keys = await postponePatient(session, chats, at + patienceMs);
  const others = keys.flatMap((key) => key.split(" ")[1] ?? []);
  await releaseBarred(session, others, at);
}

/** What waits for a right in these chats, or in their topics, is tried now. Says whether anything is. */
export async function tryBarred(session: Session, addresses: readonly string[], now: number): Promise<boolean> {
  const places = await placesAround(session, addresses);
  const kept = places.filter(({ address }) => addresses.includes(address)).map(({ chat }) => chat);
  const chats = [...(await addressesOfAll(session, [...addresses, ...kept])).values()].flat();
  return (await releaseBarred(session, [...new Set(chats)], now)) > 0;
}
