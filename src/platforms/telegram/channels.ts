import type { Api } from "grammy";
import { LRUCache } from "lru-cache";
import type { CommandInfo } from "../../chat/platform.ts";
import type { Reply } from "../../chat/reply.ts";
import { createLinks, type Links } from "./links.ts";
import { messageFromReply, type TelegramMessage } from "./message.ts";

const mostKnown = 10_000;

/** Draws what is sent unasked: in a channel its readers find links in place of buttons. */
export interface Channels {
  /** Where Telegram does not say that a chat is a channel it has buttons, and a press there is answered in private all the same. */
  draw(reply: Reply, chat: number): Promise<TelegramMessage>;
  /** The links of the bot, once its name is known. */
  linksOf(me: { username: string }): Links;
}

interface ChannelsDeps {
  api: Pick<Api, "getChat" | "getMe">;
  token: string;
  catalog: readonly Pick<CommandInfo, "name" | "readable">[];
}

export function createChannels({ api, token, catalog }: ChannelsDeps): Channels {
  const readable = new Set(catalog.flatMap((command) => (command.readable ? [command.name] : [])));
  // A chat stays what it is, so each is asked about once.
  const kinds = new LRUCache<number, boolean>({ max: mostKnown });
  let known: Links | null = null;

  async function isChannel(chat: number): Promise<boolean> {
    // The ids of persons are positive.
    if (chat > 0) return false;
    const found = kinds.get(chat) ?? (await api.getChat(chat)).type === "channel";
    kinds.set(chat, found);
    return found;
  }

  function linksOf({ username }: { username: string }): Links {
    known = createLinks({ token, username, readable });
    return known;
  }

  async function inPost(reply: Reply, chat: number): Promise<Reply> {
    if (!(await isChannel(chat))) return reply;
    // A process may send what another one is asked.
    const links = known ?? linksOf(await api.getMe());
    return links.inPost(reply, chat);
  }

  return {
    draw: async (reply, chat) => messageFromReply(await inPost(reply, chat).catch(() => reply)),
    linksOf,
  };
}
