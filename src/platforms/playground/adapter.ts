import { parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Outcome, Outgoing, Platform, PlatformDeps } from "../../chat/platform.ts";
import type { PlatformRequest, Previewed } from "../../chat/preview.ts";
import type { Reply } from "../../chat/reply.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { createFeeds, type Entry, type Message, type Shown } from "./feeds.ts";
import { createHttp, type Http, isChatId, type Taken } from "./http.ts";
import type { Market } from "./market.ts";
import { messageFromReply, originalOf, withBelow } from "./message.ts";
import { createStreams } from "./streams.ts";
import { createTurns } from "./turns.ts";
import { callFromBody, type Update } from "./update.ts";

export interface PlaygroundOptions {
  /** 127.0.0.1, ::1 or localhost; there is no password, so nothing else is allowed. */
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** The bot's name, at the top of the page. */
  title: string;
  /** The page's own texts by language, keys `playground-…`; `en` fills the gaps of the others. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What other platforms would be asked for in place of a message, by their names. */
  preview?: (message: Previewed) => Promise<Readonly<Record<string, PlatformRequest>>>;
  /** Where the odds come from, when it can be shown and pushed. */
  market?: Market | null;
  log: Log;
  clock: Clock;
  deps: PlatformDeps;
}

export interface Playground extends Platform {
  /** Where to open the page; throws before `start`. */
  url(): string;
}

const loopback = ["127.0.0.1", "::1", "localhost"];
const messagesPerChat = 200;
const chatsKept = 100;
const deliveriesKept = 2_000;
const pagesAtOnce = 100;
/** A browser keeps six connections to a server; two of them stay free for everything but streams. */
const pagesPerBrowser = 4;
const callsWaiting = 10;

/** One page on this machine where a person types the commands, presses the buttons and sees alerts arrive. Chats live in memory. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { host, port, title, texts, preview = async () => ({}), market = null, log, clock, deps } = options;
  const feeds = createFeeds({ clock, messagesPerChat, chats: chatsKept });
  const streams = createStreams({ feeds, clock, limit: pagesAtOnce, perBrowser: pagesPerBrowser });
  const turns = createTurns(callsWaiting);
  const delivered = new Map<string, string>();
  const setup = { title, texts, catalog: deps.catalog, hasMarket: market !== null };
  const stopping = new AbortController();
  const following = new Set<Promise<void>>();
  let state: "new" | "running" | "stopped" = "new";
  let http: Http | null = null;

  async function take(chat: string, body: unknown): Promise<Taken> {
    const update = callFromBody(body, { chat });
    if (!update) return { kind: "refused", status: 400 };
    const asked: Message[] = [];
    const answer = turns.take(chat, () => answerTo(chat, update));
    if (!answer) return { kind: "refused", status: 429 };
    if (update.asked !== null) asked.push(feeds.add(chat, { kind: "asked", text: update.asked }));
    return { kind: "taken", messages: [...asked, await answer] };
  }

  async function answerTo(chat: string, { call, replaces, below }: Update): Promise<Message> {
    const reply = await deps.answer(call, stopping.signal);
    // What is for one person leaves the others the message that they are looking at.
    const personal = reply.personal && call.place === "group";
    const entry = { kind: "answer", reply: messageFromReply(reply), personal } as const;
    const placed = (old: Shown): Entry => (below ? { ...old, reply: withBelow(old.reply, entry.reply) } : entry);
    const message = (replaces && !personal && feeds.replace(chat, replaces, placed)) || feeds.add(chat, entry);
    if (reply.later) follow(reply.later, { chat, id: message.id, place: call.place });
    return message;
  }

  /** The chat goes on meanwhile. */
  function follow(later: Promise<Reply>, { chat, id, place }: { chat: string; id: string; place: Call["place"] }): void {
    const brought = later.then((reply) => {
      const entry = { kind: "answer", reply: messageFromReply(reply), personal: reply.personal && place === "group" } as const;
      if (!feeds.replace(chat, id, entry)) feeds.add(chat, entry);
      following.delete(brought);
    });
    following.add(brought);
  }

  async function previewOf(chat: string, id: string): Promise<object | null> {
    const { entry, changedAt } = feeds.find(chat, id) ?? {};
    if (!entry || entry.kind === "asked") return null;
    const original = originalOf(entry.reply);
    const alert = entry.kind === "alert" ? { deliveryId: entry.deliveryId, silent: entry.silent } : null;
    return original && preview({ ...original, edits: changedAt !== null, alert });
  }

  function deliver(chat: string, { address, reply, deliveryId, replaces, silent }: Outgoing): string {
    const key = `${address} ${deliveryId}`;
    const earlier = delivered.get(key);
    if (earlier !== undefined) return earlier;
    const entry = { kind: "alert", reply: messageFromReply(reply), silent, deliveryId } as const;
    const { id } = (replaces && feeds.replace(chat, replaces, entry)) || feeds.add(chat, entry);
    delivered.set(key, id);
    for (const oldest of delivered.keys()) if (delivered.size > deliveriesKept) delivered.delete(oldest);
    return id;
  }

  return {
    name: "playground",
    async start() {
      if (state === "running") return;
      if (!loopback.includes(host))
        throw new Error(`the playground has no password and listens on 127.0.0.1 only, not on ${host}`);
      http = createHttp({
        log,
        setup,
        streams,
        market,
        suggest: deps.suggest,
        take,
        previewOf,
        isStopping: () => state === "stopped",
      });
      // `localhost` may mean two addresses; one is enough, and every browser tries both.
      await http.app.listen({ host: host === "localhost" ? "127.0.0.1" : host, port });
      state = "running";
    },
    async send(message): Promise<Outcome> {
      // What is kept in memory after the end would be lost without anybody having seen it.
      if (state === "stopped") return { kind: "later", afterMs: 1_000 };
      const { platform, chat, thread } = parseAddress(message.address);
      if (platform !== "playground" || thread !== null || !isChatId(chat)) return { kind: "rejected", reason: "no such chat" };
      // Nobody deletes a message here: one that is not there was forgotten with an earlier process, and comes anew.
      return { kind: "sent", messageId: deliver(chat, message) };
    },
    probe: async () => state === "running",
    async stop() {
      state = "stopped";
      stopping.abort();
      await http?.idle();
      await Promise.all(following);
      streams.end();
      await http?.app.close();
    },
    url() {
      const address = http?.app.server.address();
      if (!address || typeof address === "string") throw new Error("the playground is not listening");
      return `http://${host === "::1" ? "[::1]" : host}:${address.port}`;
    },
  };
}
