import type { Session } from "../storage/database.ts";
import { betMessageTimes } from "./bet-messages.ts";
import { sentTimes } from "./messages.ts";

/** When messages of any kind that the limit per hour counts went to each of these chats after a time (ms UTC), or are on their way, the newest first. */
export async function messageTimes(
  session: Session,
  asked: { chats: readonly string[]; after: number },
): Promise<Map<string, number[]>> {
  const alerts = await sentTimes(session, { ...asked, counting: true });
  const kinds = [alerts, await betMessageTimes(session, asked)];
  const timesOf = (chat: string) => kinds.flatMap((times) => times.get(chat) ?? []).sort((a, b) => b - a);
  return new Map(asked.chats.map((chat) => [chat, timesOf(chat)]));
}
