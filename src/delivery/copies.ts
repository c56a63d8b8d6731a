import { placesOfChats } from "../chats/places.ts";
import { settingsOfAll } from "../chats/settings.ts";
import { queueFact } from "../facts/queue.ts";
import type { Session } from "../storage/database.ts";
import { copiedIn, copyIdOf, copyKindName } from "./copied.ts";
import { type Message, sentMessages } from "./messages.ts";

/**
 * Lets messages that were sent be said once more at the other places of their chats, where these want alerts at all of them.
 * Where a message has changed, its copy changes. Resolves to how many wait.
 */
export async function queueCopies(session: Session, messages: readonly Message[], now: number): Promise<number> {
  const own = messages.filter(({ parts }) => copiedIn(parts) === null);
  const chats = [...new Set(own.map(({ chat }) => chat))];
  const places = (await placesOfChats(session, chats)).filter(({ goneAt }) => goneAt === null);
  if (places.length === 0) return 0;
  const settings = await settingsOfAll(session, [...new Set(places.map(({ chat }) => chat))]);
  let queued = 0;
  for (const { id, chat, platform, edits } of own) {
    const message = edits?.id ?? id;
    // A change of what was not copied would come as news.
    if (edits && (await sentMessages(session, [copyIdOf(chat, message)])).size === 0) continue;
    for (const place of places) {
      if (place.chat !== chat || place.platform === platform || settings.get(chat)?.alertsAt !== "both") continue;
      const body = JSON.stringify({ message });
      const copy = {
        chat,
        platform: place.platform,
        kind: copyKindName,
        key: `copy ${message}`,
        matchId: null,
        body,
        dueAt: now,
      };
      await queueFact(session, copy);
      queued += 1;
    }
  }
  return queued;
}
