import { once } from "node:events";
import { readFile } from "node:fs/promises";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type FontWeight, fontFile } from "../../charts/font.ts";
import type { CommandInfo, Suggest } from "../../chat/platform.ts";
import { errorFields, type Log } from "../../log.ts";
import { projectFile } from "../../project-file.ts";
import { browserOf, newBrowserCookie } from "./browsers.ts";
import type { Message } from "./feeds.ts";
import { refusal, securityHeaders } from "./guard.ts";
import { type Market, pushFromBody } from "./market.ts";
import type { Streams } from "./streams.ts";

/** What a request became: the messages it led to, or why it led to none. */
export type Taken = { kind: "taken"; messages: Message[] } | { kind: "refused"; status: 400 | 429 };

/** Everything the page needs to know before its first message. */
interface Setup {
  title: string;
  /** Texts of the page itself, by language. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  catalog: readonly CommandInfo[];
  /** Whether `/market` tells of one. */
  hasMarket: boolean;
}

interface Deps {
  log: Log;
  setup: Setup;
  streams: Streams;
  market: Market | null;
  suggest: Suggest;
  /** One posted body of one chat. */
  take(chat: string, body: unknown): Promise<Taken>;
  /** What other platforms would be asked for in place of a message; null when the chat has no such message. */
  previewOf(chat: string, message: string): Promise<object | null>;
  isStopping(): boolean;
}

const types = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml" } as const;

/** The page's files; nothing else of the directory is served. */
const pageFiles = [
  "index.html",
  "theme.css",
  "messages.css",
  "chat.css",
  "settings.css",
  "market.css",
  "telegram.css",
  "discord.css",
  "motion.css",
  "icon.svg",
  "main.js",
  "texts.js",
  "times.js",
  "settings.js",
  "stream.js",
  "server.js",
  "messages.js",
  "blocks.js",
  "elements.js",
  "picture.js",
  "composer.js",
  "palette.js",
  "reader.js",
  "readers.js",
  "market.js",
  "tour.js",
  "views.js",
  "telegram.js",
  "discord.js",
  "data.js",
] as const;

/** What the pictures are written with, so that they look as they do elsewhere. */
const fontWeights = [400, 600] as const;

const bodyBytes = 32 * 1024;
/** How long a request may take to arrive; answers and streams may take longer. */
const requestMs = 10_000;
const chatId = /^[A-Za-z0-9_-]{1,40}$/;

/** Whether a chat may be called that: it becomes part of an address and of a URL. */
export function isChatId(chat: string): boolean {
  return chatId.test(chat);
}

export interface Http {
  /** Not listening yet. */
  app: FastifyInstance;
  /** Resolves when every call that was let in has been answered and its answer written. */
  idle(): Promise<void>;
}

/** The playground's HTTP interface. Requests from anywhere but the page itself get 403. */
export function createHttp(deps: Deps): Http {
  const answering = new Set<Promise<unknown>>();
  // A browser keeps spare connections open; without force they would hold up the end for a minute.
  const app = fastify({ bodyLimit: bodyBytes, requestTimeout: requestMs, forceCloseConnections: true });
  // Only JSON: a form on a foreign page can post text without asking first.
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders);
    const reason = refusal(request);
    if (reason) return reply.code(403).send({ error: reason });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "not found" }));
  app.setErrorHandler((error, _, reply) => fail(error, { reply, log: deps.log }));

  for (const file of pageFiles) app.get(file === "index.html" ? "/" : `/${file}`, (_, reply) => sendFile(file, reply));
  for (const weight of fontWeights) app.get(`/inter-${weight}.ttf`, (_, reply) => sendFont(weight, reply));
  app.get("/setup", (request, reply) => {
    if (browserOf(request.headers) === null) reply.header("set-cookie", newBrowserCookie());
    return reply.send(deps.setup);
  });
  app.get("/health", (_, reply) => {
    const stopping = deps.isStopping();
    return reply.code(stopping ? 503 : 200).send({ status: stopping ? "stopping" : "ok" });
  });
  app.get("/suggest", (request, reply) => suggest(deps, request, reply));
  app.get("/chats/:chat/messages/:message", (request, reply) => preview(deps, request, reply));
  const { market } = deps;
  if (market) {
    app.get("/market", (_, reply) => reply.send({ lines: market.lines() }));
    app.post("/market/push", (request, reply) => push(market, request, reply));
  }
  app.get("/chats/:chat/events", { exposeHeadRoute: false }, (request, reply) => follow(deps, request, reply));
  app.post("/chats/:chat/calls", (request, reply) => take({ ...deps, answering }, request, reply));
  return {
    app,
    async idle() {
      while (answering.size > 0) await Promise.all(answering);
    },
  };
}

async function sendFile(file: (typeof pageFiles)[number], reply: FastifyReply): Promise<FastifyReply> {
  const type = types[file.slice(file.lastIndexOf(".") + 1) as keyof typeof types];
  const text = await readFile(projectFile(`src/platforms/playground/page/${file}`));
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** A font never changes, so that a browser need not ask for it twice. */
async function sendFont(weight: FontWeight, reply: FastifyReply): Promise<FastifyReply> {
  const font = await readFile(fontFile(weight));
  return reply.type("font/ttf").header("cache-control", "private, max-age=31536000, immutable").send(font);
}

async function suggest({ suggest, setup }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { command, option, typed, place, language } = words(request.query);
  const known = setup.catalog
    .find(({ name }) => name === command)
    ?.options.find(({ name, suggests }) => name === option && suggests);
  if (!command || !known || typed === undefined || typed.length > 100) return reply.code(400).send({ error: "bad request" });
  const asked = { address: null, command, option: known.name, typed, language: language ?? null };
  return reply.send(await suggest({ ...asked, place: place === "group" ? "group" : "private" }));
}

async function preview({ previewOf }: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { chat, message } = words(request.params);
  const found = chat && isChatId(chat) && message ? await previewOf(chat, message) : null;
  return found ? reply.send(found) : reply.code(404).send({ error: "not found" });
}

function push(market: Market, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = pushFromBody(request.body);
  if (!wanted) return reply.code(400).send({ error: "bad request" });
  if (!market.push(wanted)) return reply.code(404).send({ error: "not found" });
  return reply.send({ lines: market.lines() });
}

function follow({ streams, isStopping }: Deps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { chat } = words(request.params);
  if (!chat || !isChatId(chat)) return reply.code(400).send({ error: "bad chat" });
  const browser = browserOf(request.headers);
  if (browser === null) return reply.code(403).send({ error: "browser" });
  if (isStopping() || !streams.makeRoom(browser)) return reply.code(503).send({ error: "unavailable" });
  // A browser names the last event itself when it reconnects; a page that opens a new stream says it in the address.
  const after = request.headers["last-event-id"] ?? words(request.query)["after"];
  reply.hijack();
  reply.raw.writeHead(200, { ...securityHeaders, "content-type": "text/event-stream; charset=utf-8" });
  streams.open(reply.raw, { browser, chat, after: typeof after === "string" ? after : null });
  return reply;
}

interface TakeDeps extends Deps {
  answering: Set<Promise<unknown>>;
}

async function take(deps: TakeDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { chat } = words(request.params);
  if (!chat || !isChatId(chat)) return reply.code(400).send({ error: "bad chat" });
  if (deps.isStopping()) return reply.code(503).send({ error: "stopping" });
  const answer = deps.take(chat, request.body);
  const written: Promise<unknown> = Promise.allSettled([answer, once(reply.raw, "close")]);
  deps.answering.add(written);
  void written.then(() => deps.answering.delete(written));
  const taken = await answer;
  if (taken.kind === "refused") return reply.code(taken.status).send({ error: "refused" });
  return reply.send({ messages: taken.messages });
}

/** The string values of a query or of path parameters; a repeated one is none. */
function words(of: unknown): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(typeof of === "object" && of !== null ? of : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

function fail(error: unknown, { reply, log }: { reply: FastifyReply; log: Log }): FastifyReply {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return reply.code(status).send({ error: "bad request" });
  log.error(errorFields(error), "the playground could not answer a request");
  return reply.code(500).send({ error: "fault" });
}
