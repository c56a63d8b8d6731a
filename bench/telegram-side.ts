import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { within } from "./load.ts";

/** A Bot API server that does nothing but hand over updates and take answers, so that the bots are what is measured. */
export interface TelegramSide {
  apiRoot: string;
  /** A person who has never written before writes this to a bot. Resolves to the message that answers. */
  ask(token: string, typed: string, language?: string): Promise<Readonly<Record<string, unknown>>>;
  /** Resolves when the bot polls. */
  polled(token: string): Promise<void>;
  close(): Promise<void>;
}

interface Bot {
  updates: { update_id: number }[];
  /** Answers the poll that is waiting. */
  hand: (() => void) | null;
  isPolled: PromiseWithResolvers;
}

interface PromiseWithResolvers {
  promise: Promise<void>;
  resolve(): void;
}

/** Much longer than any answer takes. */
const answerWithinMs = 20_000;

type Payload = Readonly<Record<string, unknown>>;

const me = { id: 1, is_bot: true, first_name: "Bot", username: "bench_bot", can_join_groups: true };
const mostUpdates = 100;

export async function openTelegramSide(): Promise<TelegramSide> {
  const bots = new Map<string, Bot>();
  const waiting = new Map<number, (message: Payload) => void>();
  let lastId = 100_000;
  const server = createServer((request, response) => void answer(request, response));
  // A bot rests while another has its turn; a connection closed meanwhile would lose its next answer.
  server.keepAliveTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function botOf(token: string): Bot {
    const known = bots.get(token) ?? { updates: [], hand: null, isPolled: parts() };
    bots.set(token, known);
    return known;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, token = "", method = ""] = /^\/bot([^/]+)\/(\w+)/.exec(request.url ?? "") ?? [];
    const body = await buffer(request);
    const payload = payloadOf(body);
    const result = await handle(botOf(token), method.toLowerCase(), payload);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ ok: true, result }));
  }

  async function handle(bot: Bot, method: string, payload: Payload): Promise<unknown> {
    if (method === "getme") return me;
    if (method === "getmycommands") return [];
    if (method === "getupdates") return updatesFor(bot, payload);
    if (method === "sendmessage" || method === "sendphoto") return take(payload);
    return true;
  }

  async function updatesFor(bot: Bot, { offset = 0, timeout = 0 }: Payload): Promise<object[]> {
    bot.updates = bot.updates.filter(({ update_id }) => update_id >= Number(offset));
    bot.isPolled.resolve();
    if (bot.updates.length === 0 && timeout !== 0)
      await new Promise<void>((resolve) => {
        bot.hand = resolve;
      });
    bot.hand = null;
    return bot.updates.slice(0, mostUpdates);
  }

  function take(payload: Payload): object {
    const chat = Number(payload["chat_id"]);
    waiting.get(chat)?.(payload);
    waiting.delete(chat);
    return { message_id: ++lastId, date: 1, chat: { id: chat, type: "private" }, text: payload["text"] };
  }

  return {
    apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ask(token, typed, language = "en") {
      const id = ++lastId;
      const bot = botOf(token);
      const command = /^\/\w+/.exec(typed)?.[0] ?? "";
      const message = {
        message_id: id,
        date: 1,
        chat: { id, type: "private", first_name: "Ann" },
        from: { id, is_bot: false, first_name: "Ann", language_code: language },
        text: typed,
        entities: [{ type: "bot_command", offset: 0, length: command.length }],
      };
      bot.updates.push({ update_id: id, ...{ message } });
      bot.hand?.();
      return within(answerWithinMs, new Promise((resolve) => waiting.set(id, resolve)));
    },
    polled: (token) => botOf(token).isPolled.promise,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The fields of a form come before its picture, which nobody here needs to read. */
const fieldBytes = 2_000;

/** JSON, or with a picture the one field that is needed of a form. */
function payloadOf(body: Buffer): Payload {
  const form = /name="chat_id"\r\n\r\n(-?\d+)/.exec(body.toString("latin1", 0, fieldBytes));
  if (form) return { chat_id: form[1], photo: true };
  return (body.length === 0 ? {} : JSON.parse(body.toString())) as Payload;
}

function parts(): PromiseWithResolvers {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
