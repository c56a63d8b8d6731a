import type { APIApplication } from "discord.js";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import type { Clock } from "../../src/clock.ts";
import { checkMessage, type RawMessage } from "./discord-checks.ts";
import { checkCommands, type RawCommand, storedCommand } from "./discord-commands.ts";
import { createFaults, type Fault, type Faults } from "./discord-faults.ts";
import { channelJson } from "./discord-gateway.ts";
import { addInteractionRoutes } from "./discord-interactions.ts";
import { createLimits } from "./discord-limits.ts";
import { checkSnowflakes, createForm, Refusal } from "./discord-refusal.ts";
import { addThreadRoutes } from "./discord-threads.ts";
import { memberJson, messageJson, roleJson, type StandInChannel, type StandInMessage, type World } from "./discord-world.ts";
import { readMultipart } from "./multipart.ts";
import { leaveUnanswered } from "./unanswered.ts";

/** A route as it is written down: `/api/v10/channels/:channel`. */
export interface Route {
  method: string;
  path: string;
}

/** One request and what became of it. */
export interface RequestRecord {
  method: string;
  /** Below `/api/v10`, decoded. */
  path: string;
  body: unknown;
  status: number;
  at: number;
}

export interface RestOptions {
  world: World;
  clock: Clock;
  token(): string;
  /** As whoever came by this host gets there. */
  gatewayUrl(host: string | undefined): string;
  publicKey(): string;
  /** What its owner has set in the developer portal. */
  portal: Partial<Pick<APIApplication, "flags" | "bot_require_code_grant" | "interactions_endpoint_url">>;
  /** Counts requests and refuses those over the limits. */
  strict: boolean;
  /** How long a message is on its way. */
  latencyMs: number;
  requests: RequestRecord[];
  /** The bot has left a server. */
  onLeft(guild: string): void;
}

const nonceMs = 5 * 60_000;
const oldMessageMs = 3_600_000;
const editsOfOldMessages = 3;

/** The REST side: `/api/v10`, with Discord's refusals in Discord's form. */
export function createRest(options: RestOptions): { app: FastifyInstance; faults: Faults; routes: readonly Route[] } {
  const faults = createFaults();
  const routes: Route[] = [];
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  const planned = new WeakMap<FastifyRequest, Fault>();
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url });
  });

  app.addContentTypeParser(/^multipart\/form-data/, { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) => {
    const { fields, uploads } = readMultipart(body, request.headers["content-type"] ?? "");
    const payload = JSON.parse(fields.get("payload_json") ?? "{}");
    // Of an answer to an interaction the message is a part.
    return "data" in payload ? { ...payload, data: { ...payload.data, uploads } } : { ...payload, uploads };
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    return reply.code(500).send({ message: "500: Internal Server Error", code: 0 });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "404: Not Found", code: 0 }));

  // The edge, before any route: nothing passes it that does not say whose bot it is.
  app.addHook("onRequest", async ({ headers }) => {
    if (!isBotNamed(headers["user-agent"])) throw new Refusal(403, 40333, "internal network error");
  });
  app.addHook("preHandler", async (request, reply) => {
    if (options.latencyMs > 0 && request.method === "POST" && pathOf(request).endsWith("/messages")) {
      const arrived = options.clock.sleep(options.latencyMs);
      leaveUnanswered(request.raw.socket, arrived);
      await arrived;
    }
    const fault = faults.take(request.method, pathOf(request));
    if (!fault) return;
    planned.set(request, fault);
    if (fault.kind === "answer") return answerWith(reply, fault);
    if (fault.kind === "edge") {
      if (fault.retryAfter !== undefined) reply.header("retry-after", String(fault.retryAfter));
      return reply.code(fault.status).type("text/html").send("<h1>Sorry, you have been blocked</h1>");
    }
    if (fault.kind === "page") return reply.type("text/html").send("<h1>It works!</h1>");
    if (fault.kind !== "broken" && !fault.done) breakOff(request, reply, fault);
  });
  app.addHook("onSend", async (request, reply) => {
    const { body, method } = request;
    const plan = planned.get(request);
    if (plan?.kind === "broken") reply.code(plan.status);
    options.requests.push({ method, path: pathOf(request), body, status: reply.statusCode, at: options.clock.now() });
    options.world.changed();
    const fault = planned.get(request);
    if ((fault?.kind === "hang" || fault?.kind === "reset") && fault.done) {
      breakOff(request, reply, fault);
      await new Promise(() => undefined);
    }
  });

  app.get<{ Params: { name: string } }>("/attachments/:name", async ({ params }, reply) => {
    const content = options.world.files.get(params.name);
    return content === undefined ? reply.code(404).send() : reply.type("application/octet-stream").send(content);
  });
  app.register(
    async (api) => {
      addInteractionRoutes(api, options.world, options.clock);
      api.register(async (authorized) => addAuthorizedRoutes(authorized, options));
    },
    { prefix: "/api/v10" },
  );
  return { app, faults, routes };
}

/** `DiscordBot (url, version)`, and whatever follows. */
function isBotNamed(userAgent = ""): boolean {
  return /^DiscordBot \(https?:\/\/[^\s,]+, [^\s)]+\)/.test(userAgent);
}

function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split("?")[0] ?? "").replace(/^\/api\/v10/, "");
}

function answerWith(reply: FastifyReply, fault: Extract<Fault, { kind: "answer" }>): FastifyReply {
  const { status, code = 0, message = `${status}: refused on purpose`, headers = {}, body = {} } = fault;
  return reply
    .code(status)
    .headers(headers)
    .send({ code, message, ...body });
}

function breakOff(request: FastifyRequest, reply: FastifyReply, fault: Extract<Fault, { kind: "hang" | "reset" }>): void {
  reply.hijack();
  if (fault.kind === "reset") request.socket.destroy();
  else leaveUnanswered(request.socket);
}

function addAuthorizedRoutes(app: FastifyInstance, options: RestOptions): void {
  const { world, clock } = options;
  const limits = createLimits(clock);

  app.addHook("onRequest", async ({ headers }) => {
    if (headers.authorization !== `Bot ${options.token()}`) throw new Refusal(401, 0, "401: Unauthorized");
  });
  app.addHook("preHandler", async (request, reply) => {
    if (!options.strict) return;
    const [, channel] = /^\/channels\/(\d+)\/messages$/.exec(pathOf(request)) ?? [];
    const { headers, refused } = limits.take(channel ?? null);
    reply.headers(headers);
    if (!refused) return;
    reply.header("retry-after", String(Math.ceil(refused.retryAfter)));
    const isGlobal = refused.scope === "global";
    throw new Refusal(429, 0, "You are being rate limited.", { retry_after: refused.retryAfter, global: isGlobal });
  });

  app.get("/gateway/bot", async ({ headers }) => ({
    url: options.gatewayUrl(headers.host),
    shards: 1,
    session_start_limit: { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 },
  }));

  const commandsPath = "/applications/:application/commands";
  app.get<{ Params: { application: string } }>(commandsPath, async ({ params, query }) => {
    checkSnowflakes({ application_id: params.application });
    const withLocalizations = (query as Record<string, string>)["with_localizations"] === "true";
    return withLocalizations ? world.commands : world.commands.map(withoutLocalizations);
  });
  app.put<{ Params: { application: string }; Body: RawCommand[] }>(commandsPath, async ({ params, body }) => {
    checkSnowflakes({ application_id: params.application });
    checkCommands(body);
    world.commands = body.map((command) => storedCommand(command, world.nextId(), params.application));
    world.changed();
    return world.commands;
  });

  app.get("/applications/@me", async () => ({
    ...{ id: world.applicationId, name: "linewatch", verify_key: options.publicKey(), flags: 0, bot_require_code_grant: false },
    ...options.portal,
  }));
  app.get("/users/@me", async () => ({ id: world.applicationId, username: "linewatch", discriminator: "0", bot: true }));
  app.post<{ Body: { recipient_id?: unknown } }>("/users/@me/channels", async ({ body }) => {
    const id = String(body.recipient_id);
    checkSnowflakes({ recipient_id: id });
    const user = world.users.get(id);
    // A closed door is told when something is sent; whom nobody knows is refused here.
    if (!user) throw new Refusal(400, 50033, "Invalid Recipient(s)");
    return channelJson(world, world.openDm(user).id);
  });
  app.get<{ Params: { channel: string } }>("/channels/:channel", async ({ params }) =>
    channelJson(world, channelOf(params.channel).id),
  );
  app.delete<{ Params: { guild: string } }>("/users/@me/guilds/:guild", async ({ params }, reply) => {
    if (!world.guilds.has(params.guild)) throw new Refusal(404, 10004, "Unknown Guild");
    options.onLeft(params.guild);
    return reply.code(204).send();
  });
  app.get<{ Params: { guild: string; role: string } }>("/guilds/:guild/roles/:role", async ({ params }) => {
    checkSnowflakes({ guild_id: params.guild, role_id: params.role });
    if (!world.guilds.has(params.guild)) throw new Refusal(404, 10004, "Unknown Guild");
    const role = world.roles.get(params.role);
    if (role?.guildId !== params.guild) throw new Refusal(404, 10011, "Unknown Role");
    return roleJson(role);
  });
  app.post<{ Params: { channel: string }; Body: RawMessage }>("/channels/:channel/messages", async ({ params, body }) => {
    const channel = channelOf(params.channel);
    if (channel.kind === "forum" && !channel.isThread)
      throw new Refusal(400, 50008, "Cannot send messages in a non-text channel");
    checkMessage(body);
    checkReference(channel, body);
    channel.isArchived = false;
    return messageJson(world, repeated(channel, body) ?? world.addMessage(channel.id, body, null));
  });
  app.patch<{ Params: { channel: string; message: string }; Body: RawMessage }>(
    "/channels/:channel/messages/:message",
    async ({ params, body }) => {
      checkSnowflakes({ message_id: params.message });
      const channel = channelOf(params.channel);
      const message = world.messages.find(
        ({ id, channelId, deleted }) => id === params.message && channelId === channel.id && !deleted,
      );
      if (!message) throw new Refusal(404, 10008, "Unknown Message");
      if (clock.now() - message.sentAt > oldMessageMs && message.edits >= editsOfOldMessages) {
        const text = "Maximum number of edits to messages older than 1 hour reached. Try again later";
        throw new Refusal(429, 30046, text, { retry_after: 60, global: false });
      }
      checkMessage({ ...message.payload, ...body });
      world.editMessage(message, body);
      return messageJson(world, message);
    },
  );

  const reactionPath = "/channels/:channel/messages/:message/reactions/:emoji/@me";
  type ReactionParams = { channel: string; message: string; emoji: string };
  function reactionsAt({ channel: id, message: messageId }: ReactionParams): StandInMessage["reactions"] {
    checkSnowflakes({ message_id: messageId });
    const channel = channelOf(id);
    const message = world.messages.find((one) => one.id === messageId && one.channelId === channel.id && !one.deleted);
    if (!message) throw new Refusal(404, 10008, "Unknown Message");
    if (!channel.mayReact) throw new Refusal(403, 50013, "Missing Permissions");
    return message.reactions;
  }
  app.put<{ Params: ReactionParams }>(reactionPath, async ({ params }, reply) => {
    const reactions = reactionsAt(params);
    if (!/\p{Extended_Pictographic}/u.test(params.emoji)) throw new Refusal(400, 10014, "Unknown Emoji");
    reactions.set(params.emoji, new Set([...(reactions.get(params.emoji) ?? []), world.botId]));
    return reply.code(204).send();
  });
  app.delete<{ Params: ReactionParams }>(reactionPath, async ({ params }, reply) => {
    reactionsAt(params).get(params.emoji)?.delete(world.botId);
    return reply.code(204).send();
  });
  app.get<{ Params: { guild: string; user: string } }>("/guilds/:guild/members/:user", async ({ params }) => {
    checkSnowflakes({ guild_id: params.guild, user_id: params.user });
    const user = world.users.get(params.user);
    if (!world.guilds.has(params.guild)) throw new Refusal(404, 10004, "Unknown Guild");
    if (!user) throw new Refusal(404, 10007, "Unknown Member");
    return memberJson(world, params.guild, user);
  });

  addThreadRoutes(app, { world, channelOf });

  function channelOf(id: string): StandInChannel {
    checkSnowflakes({ channel_id: id });
    const channel = world.channels.get(id);
    if (!channel) throw new Refusal(404, 10003, "Unknown Channel");
    if (channel.access === "hidden") throw new Refusal(403, 50001, "Missing Access");
    if (channel.access === "muted") throw new Refusal(403, 50013, "Missing Permissions");
    if (channel.access === "closed") throw new Refusal(403, 50007, "Cannot send messages to this user");
    if (channel.access === "archived") throw new Refusal(400, 50083, "Thread is archived");
    return channel;
  }

  /** What is replied to must be there, unless the sender says that it need not; and somebody must be able to read it. */
  function checkReference({ id, mayReadHistory }: StandInChannel, { message_reference: reference }: RawMessage): void {
    if (!reference) return;
    if (!mayReadHistory) throw new Refusal(400, 160_002, "Cannot reply without permission to read message history");
    const { message_id: replied, fail_if_not_exists: isNeeded = true } = reference;
    checkSnowflakes({ message_id: String(replied) });
    if (world.written.get(String(replied))?.channelId === id || !isNeeded) return;
    const form = createForm();
    form.wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message");
    form.settle();
  }

  /** The message that an enforced nonce of the last minutes belongs to. */
  function repeated({ id }: StandInChannel, { nonce, enforce_nonce }: RawMessage): StandInMessage | undefined {
    if (nonce === undefined || !enforce_nonce) return undefined;
    const since = clock.now() - nonceMs;
    const known = world.messages.find(
      (message) => message.channelId === id && message.nonce === String(nonce) && message.sentAt >= since,
    );
    if (known?.deleted) throw new Refusal(404, 10008, "Unknown Message");
    return known;
  }
}

function withoutLocalizations({ options, ...command }: RawCommand & { id: string }): object {
  return { ...plain(command), ...(options ? { options: options.map(plain) } : {}) };
}

function plain({ name_localizations: _, description_localizations: __, ...named }: Omit<RawCommand, "options">): object {
  return named;
}
