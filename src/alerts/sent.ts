import type { Session } from "../storage/database.ts";
import { sentTimes } from "./deliveries.ts";
import { toldTimes } from "./events.ts";

/** When messages of any kind went to each of these chats after a time (ms UTC), or perhaps did, the newest first. */
export async function messageTimes(
  session: Session,
  asked: { chats: readonly string[]; after: number },
): Promise<Map<string, number[]>> {
  const [alerts, events] = [await sentTimes(session, asked), await toldTimes(session, asked)];
  const timesOf = (chat: string) => [...(alerts.get(chat) ?? []), ...(events.get(chat) ?? [])].sort((a, b) => b - a);
  return new Map(asked.chats.map((chat) => [chat, timesOf(chat)]));
}
