import type { Api } from "grammy";
import type { ChatMember } from "grammy/types";
import { parseAddress } from "../../chat/address.ts";
import type { Elsewhere, FoundElsewhere } from "../../chat/call.ts";
import { askRights, type Rights } from "./rights.ts";
import { addressOf } from "./update.ts";

type Asking = Pick<Api, "getChat" | "getChatMember">;

/** Tells of a person's rights in other chats. Telegram tells of a channel's members only where the bot is an administrator. */
export function createElsewhere(
  api: Asking,
  { me, mayManage }: { me: number; mayManage: Rights },
): (person: number) => Elsewhere {
  async function find(words: string, person: number): Promise<FoundElsewhere> {
    const named = nameFrom(words);
    const chat = named === null ? null : await api.getChat(named).catch(() => null);
    if (!chat || chat.type === "private") return { kind: "unknown" };
    const own = await api.getChatMember(chat.id, me).catch(() => null);
    const isTheirs = await mayManage(chat.id, person);
    // What a private chat is called is nothing for who only has its number.
    const title = chat.username !== undefined ? `@${chat.username}` : isTheirs ? chat.title : words.trim();
    if (!own || !mayWrite(own, chat.type === "channel")) return { kind: "no_post", title };
    if (!isTheirs) return { kind: "not_theirs", title };
    return { kind: "found", address: addressOf(chat.id, null), title };
  }

  return (person) => ({
    find: (words) => find(words, person),
    mayManage(address, { isFresh } = { isFresh: false }) {
      const chat = Number(parseAddress(address).chat);
      return isFresh ? askRights(api, { chat, person }).catch(() => false) : mayManage(chat, person);
    },
  });
}

/** A name or an id as Telegram takes it; null for what is neither. */
function nameFrom(words: string): string | number | null {
  const typed = words.trim().replace(/^(?:https?:\/\/)?t\.me\//i, "@");
  if (/^-\d{1,16}$/.test(typed)) return Number(typed);
  return /^@?[a-z]\w{2,31}$/i.test(typed) ? `@${typed.replace(/^@/, "")}` : null;
}

function mayWrite(member: ChatMember, isChannel: boolean): boolean {
  if (member.status === "administrator") return !isChannel || member.can_post_messages === true;
  if (member.status === "restricted") return member.is_member && member.can_send_messages;
  return member.status === "member" && !isChannel;
}
