import { errorFields, type Log } from "../log.ts";
import { defaultSettings, type SpeakingChat } from "./settings.ts";

interface KnownChatsDeps {
  read(address: string): Promise<SpeakingChat>;
  /** Resolves when the database is late with its answers. */
  untilSlow(): Promise<void>;
  log: Log;
}

const kept = 10_000;
/** Who asks while nothing can be read is no newcomer: nothing is offered that could not be saved. */
const unknown: SpeakingChat = { settings: defaultSettings, groupLanguage: null, suspended: false, isNew: false };

/** What holds in the chats that speak: as it is, or as it was last known while the database cannot tell. Never rejects. */
export function createKnownChats({ read, untilSlow, log }: KnownChatsDeps): (address: string) => Promise<SpeakingChat> {
  const known = new Map<string, SpeakingChat>();
  const lastKnown = (address: string): SpeakingChat => known.get(address) ?? unknown;

  async function ask(address: string): Promise<SpeakingChat> {
    try {
      const chat = await read(address);
      known.delete(address);
      known.set(address, chat);
      if (known.size > kept) known.delete(known.keys().next().value ?? address);
      return chat;
    } catch (error) {
      log.warn(errorFields(error), "the settings of a chat could not be read");
      return { ...lastKnown(address), suspended: false };
    }
  }

  return (address) => Promise.race([ask(address), untilSlow().then(() => ({ ...lastKnown(address), suspended: false }))]);
}
