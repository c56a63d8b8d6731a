import { randomBytes } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { ShownReply } from "./message.ts";

/** What a chat shows: what a person typed, the bot's answer, or an alert that came unasked. */
export type Entry =
  | { kind: "asked"; text: string }
  | { kind: "answer"; reply: ShownReply; personal: boolean }
  | { kind: "alert"; reply: ShownReply; silent: boolean; deliveryId: string };

export type Shown = Exclude<Entry, { kind: "asked" }>;

export interface Message {
  /** Unique over restarts too, so that an id from an earlier run never hits a message of this one. */
  id: string;
  /** Where it stands in the chat. */
  order: number;
  /** Grows with every change of any message; the page's stream resumes after the last one it saw. */
  revision: number;
  at: number;
  changedAt: number | null;
  entry: Entry;
}

/** A message as the page's stream gets it. */
export interface FeedEvent {
  id: string;
  message: Message;
}

interface Feed {
  /** In order; oldest first. */
  messages: Message[];
  followers: Set<(event: FeedEvent) => void>;
}

export interface Feeds {
  add(chat: string, entry: Entry): Message;
  /** A message of this chat; null when it is not there (any more). */
  find(chat: string, id: string): Message | null;
  /** Changes a message of this chat in place; null when it is not there (any more). */
  replace(chat: string, id: string, entry: Entry | ((old: Shown) => Entry)): Message | null;
  /** What changed after the event `after`, oldest change first; everything kept when that event is unknown. */
  since(chat: string, after: string | null): FeedEvent[];
  /** Names the newest change of all. */
  position(): string;
  /** Calls back on every change until the returned function is called. */
  follow(chat: string, follower: (event: FeedEvent) => void): () => void;
}

/** The last messages of every playground chat, in memory and bounded: the chat that was used longest ago makes room for a new one. */
export function createFeeds(deps: { clock: Clock; messagesPerChat: number; chats: number }): Feeds {
  const run = randomBytes(4).toString("hex");
  const feeds = new Map<string, Feed>();
  let revision = 0;

  const eventOf = (message: Message): FeedEvent => ({ id: `${run}.${message.revision}`, message });

  function feedOf(chat: string): Feed {
    const feed = feeds.get(chat) ?? { messages: [], followers: new Set() };
    feeds.delete(chat);
    feeds.set(chat, feed);
    if (feeds.size > deps.chats) dropOldest(chat);
    return feed;
  }

  function dropOldest(except: string): void {
    for (const [chat, { followers }] of feeds) {
      if (chat === except || followers.size > 0) continue;
      feeds.delete(chat);
      return;
    }
  }

  function tell(feed: Feed, message: Message): Message {
    for (const follower of feed.followers) follower(eventOf(message));
    return message;
  }

  return {
    add(chat, entry) {
      const feed = feedOf(chat);
      revision += 1;
      const message = { id: `${run}-${revision}`, order: revision, revision, at: deps.clock.now(), changedAt: null, entry };
      feed.messages.push(message);
      if (feed.messages.length > deps.messagesPerChat) feed.messages.shift();
      return tell(feed, message);
    },
    find: (chat, id) => feeds.get(chat)?.messages.find((message) => message.id === id) ?? null,
    replace(chat, id, entry) {
      const feed = feeds.get(chat);
      const index = feed?.messages.findIndex((message) => message.id === id) ?? -1;
      const old = feed?.messages[index];
      if (!feed || !old || old.entry.kind === "asked") return null;
      revision += 1;
      const changed = typeof entry === "function" ? entry(old.entry) : entry;
      const message = { ...old, revision, changedAt: deps.clock.now(), entry: changed };
      feed.messages[index] = message;
      return tell(feed, message);
    },
    since(chat, after) {
      const [ofRun, seen] = after?.split(".") ?? [];
      const from = ofRun === run ? Number(seen) || 0 : 0;
      const changed = feeds.get(chat)?.messages.filter((message) => message.revision > from) ?? [];
      return changed.sort((a, b) => a.revision - b.revision).map(eventOf);
    },
    position: () => `${run}.${revision}`,
    follow(chat, follower) {
      const feed = feedOf(chat);
      feed.followers.add(follower);
      return () => feed.followers.delete(follower);
    },
  };
}
