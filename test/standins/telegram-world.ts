import type { Entity } from "./telegram-html.ts";
import { badRequest, Refusal } from "./telegram-refusal.ts";

export interface StandInUser {
  id: number;
  first_name: string;
  language_code?: string;
}

export interface StandInChat {
  id: number;
  type: "private" | "group" | "supergroup" | "channel";
  title: string;
  /** The name by which everybody finds it, without `@`; null for a private one. */
  username: string | null;
  /** Who administers it. */
  admins: Set<number>;
  /** Administrators of a channel who may not post. */
  silent: ReadonlySet<number>;
  /** What the bot is there; of no meaning while it is shut out. */
  bot: "member" | "administrator";
  /** Topics of a forum, and whether each is closed; null where there are none. */
  topics: Map<number, "open" | "closed"> | null;
  /** The names of those that the bot has made. */
  topicNames: Map<number, string>;
  /** Whether the bot may make topics, close them, and write into closed ones. */
  managesTopics: boolean;
  /** Why the bot cannot write here, as the server says it; null while it can. */
  shut: Refusal | null;
  migratedTo: number | null;
}

export interface ShownButton {
  text: string;
  data?: string;
  url?: string;
}

/** A button that asks for a chat of the reader's. */
export interface ChatRequest {
  text: string;
  id: number;
  isChannel: boolean;
  /** The bot must be in it; and have these rights there, as the reader. */
  withBot: boolean;
  posts: boolean;
}

/** A message as a chat shows it. */
export interface ShownMessage {
  id: number;
  chat: number;
  thread: number | null;
  /** Who wrote it; null for the bot. */
  from: number | null;
  /** What a person reads: the text without any markup. */
  text: string;
  entities: Entity[];
  /** How it came, where it has tables of Telegram's own; null where it is text. */
  rich: object | null;
  buttons: ShownButton[][];
  /** What stands in place of the reader's letters; null where nothing does. */
  chooser: ChatRequest[] | null;
  /** What came up with it; its text is the caption then. */
  file: { name: string; content: string } | null;
  /** A picture that came up with it or before; its text is the caption then. */
  photo: { id: string; content: string } | null;
  silent: boolean;
  replyTo: number | null;
  /** The emoji that people, and the bot, have put under it. */
  reactions: Map<number, string>;
  /** How often the bot has rewritten it. */
  edits: number;
  /** The request as it came in last. */
  payload: Readonly<Record<string, unknown>>;
}

/** Everything that the stand-in knows: people, chats, topics and messages. */
export interface World {
  users: Map<number, StandInUser>;
  chats: Map<number, StandInChat>;
  messages: ShownMessage[];
  /** The pictures that ever came up, by the ids that they got. */
  photos: Map<string, string>;
  nextMessageId(): number;
  /** The chat a request names, when the bot may write there; throws the server's refusal otherwise. */
  writable(chat: unknown): StandInChat;
  find(chat: number, id: unknown): ShownMessage | undefined;
}

export function createWorld(): World {
  const chats = new Map<number, StandInChat>();
  const messages: ShownMessage[] = [];
  let lastMessageId = 100;

  return {
    users: new Map(),
    chats,
    messages,
    photos: new Map(),
    nextMessageId: () => ++lastMessageId,
    writable(id) {
      const chat = chats.get(Number(id));
      if (id === undefined || id === "") throw badRequest("chat_id is empty");
      if (!chat) throw badRequest("chat not found");
      if (chat.migratedTo !== null) {
        const description = "Bad Request: group chat was upgraded to a supergroup chat";
        throw new Refusal(400, description, { migrate_to_chat_id: chat.migratedTo });
      }
      if (chat.shut) throw chat.shut;
      return chat;
    },
    find: (chat, id) => messages.find((message) => message.chat === chat && message.id === Number(id)),
  };
}
