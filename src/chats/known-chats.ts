import { LRUCache } from "lru-cache";
import { errorFields, type Log } from "../log.ts";
import type { UnlessSlow } from "../storage/pulse.ts";
import { defaultSettings } from "./settings.ts";
import type { Speaker, SpeakingChat } from "./speaking.ts";

interface KnownChatsDeps {
  read(speaker: Speaker): Promise<SpeakingChat>;
  unlessSlow: UnlessSlow;
  log: Log;
}

const kept = 10_000;
/** Who asks while nothing can be read is no newcomer, nothing is offered that could not be saved, and nobody was let in. */
const unknown: SpeakingChat = {
  settings: defaultSettings,
  groupLanguage: null,
  suspended: false,
  shut: null,
  breakUntil: null,
  isNew: false,
  isKnown: false,
  home: null,
  steered: null,
  shown: [],
};

/**
 * What holds in the chats that speak, for the person who does: as it is, or as it was last known while the database cannot
 * tell. Never rejects.
 */
export function createKnownChats({ read, unlessSlow, log }: KnownChatsDeps): (speaker: Speaker) => Promise<SpeakingChat> {
  const known = new LRUCache<string, SpeakingChat>({ max: kept });
  const lastKnown = (key: string): SpeakingChat => ({ ...(known.get(key) ?? unknown), suspended: false, shown: [] });

  async function ask(key: string, speaker: Speaker): Promise<SpeakingChat> {
    try {
      const chat = await read(speaker);
      known.set(key, chat);
      return chat;
    } catch (error) {
      log.warn(errorFields(error), "could not read the settings of a chat");
      return lastKnown(key);
    }
  }

  return (speaker) => {
    const key = `${speaker.address} ${speaker.person ?? ""}`;
    return unlessSlow(ask(key, speaker), () => lastKnown(key));
  };
}
