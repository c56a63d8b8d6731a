import type { ChatEvents } from "../chat/platform.ts";
import { moveChat, restoreChat } from "../chats/chats.ts";
import { chatAt, seePlace } from "../chats/places.ts";
import { loseThread } from "../chats/threads.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../storage/database.ts";
import { tryBarred } from "./barred.ts";
import { suspendAndTell } from "./chat-gone.ts";

/** Notes what platforms tell about chats; `onBack` when alerts may go to one again. */
export function chatEvents(database: Database, { clock, onBack }: { clock: Clock; onBack: () => void }): ChatEvents {
  return {
    async gone(address, lost) {
      await database.transaction().execute(async (session) => {
        if (!(await loseThread(session, address))) await suspendAndTell(session, { address, ...lost, now: clock.now() });
      });
    },
    async back(address) {
      await seePlace(database, address);
      const restored = await restoreChat(database, { address: await chatAt(database, address), now: clock.now() });
      const isTried = await tryBarred(database, [address], clock.now());
      if (restored.length > 0 || isTried) onBack();
    },
    async rightsChanged(addresses) {
      if (await tryBarred(database, addresses, clock.now())) onBack();
    },
    async moved(from, to) {
      await moveChat(database, { from, to, now: clock.now() });
    },
  };
}
