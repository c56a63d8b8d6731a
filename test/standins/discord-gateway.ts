import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { accountJson, botJson, roleJson, type World } from "./discord-world.ts";

/** The gateway's side of the stand-in. */
export interface Gateway {
  /** How often the bot began a session, and how often it resumed one. */
  readonly identifies: number;
  readonly resumes: number;
  readonly connected: boolean;
  /** How many sessions are connected: two processes with one token have one each, and both are told everything. */
  readonly live: number;
  /** The shards that are connected, as `0/4`, in order; one that has two sessions is there twice. */
  readonly shards: readonly string[];
  /** When sessions began (ms, of a clock that runs). */
  readonly identifiedAt: readonly number[];
  /** Tells the bot of something, by every session of the shard that it belongs to; kept for a session that resumes. */
  dispatch(event: string, data: object): void;
  /** Tells it of a message; `isOpen`: what it says is for every bot, else for those alone that may read everything. */
  dispatchMessage(data: object, isOpen: boolean): void;
  /** Asks the bot to reconnect (op 7). */
  askToReconnect(): void;
  /** Ends the TCP connection without a word. */
  drop(): void;
  close(code: number): void;
  /** The next session is closed with this code instead of becoming ready. */
  refuseNext(code: number): void;
  /** Forgets the session, so that resuming it is refused (op 9). */
  forgetSession(): void;
  stop(): void;
}

interface Session {
  id: string;
  shard: readonly [id: number, of: number];
  /** What it wants to be told of. */
  intents: number;
  sequence: number;
  sent: { s: number; frame: string }[];
  socket: WebSocket | null;
}

interface GatewayOptions {
  server: Server;
  world: World;
  token: string;
  /** As whoever came by this host gets there. */
  url(host: string | undefined): string;
}

export function createGateway({ server, world, token, url }: GatewayOptions): Gateway {
  const sockets = new WebSocketServer({ server, path: "/gw" });
  const counts = { identifies: 0, resumes: 0 };
  let refuseWith: number | null = null;
  let sessions: Session[] = [];
  const identifiedAt: number[] = [];

  sockets.on("connection", (socket, { headers }) => {
    send(socket, { op: 10, d: { heartbeat_interval: 41_250 } });
    const resumeUrl = url(headers.host);
    socket.on("message", (data) => {
      const { op, d } = JSON.parse(String(data)) as { op: number; d: Record<string, unknown> };
      if (op === 1) send(socket, { op: 11 });
      if (op === 2) identify(socket, d, resumeUrl);
      if (op === 6) resume(socket, d);
    });
    socket.on("close", (code) => {
      const session = sessions.find((one) => one.socket === socket);
      if (session) session.socket = null;
      // With these codes the bot says that it will not resume.
      if (code === 1000 || code === 1001) sessions = sessions.filter((one) => one !== session);
      world.changed();
    });
    socket.on("error", () => undefined);
  });

  function identify(socket: WebSocket, d: Record<string, unknown>, resumeUrl: string): void {
    counts.identifies += 1;
    identifiedAt.push(performance.now());
    if (refuseWith !== null || d["token"] !== token) {
      socket.close(refuseWith ?? 4004);
      refuseWith = null;
      return;
    }
    const shard = (d["shard"] ?? [0, 1]) as Session["shard"];
    const intents = Number(d["intents"]);
    const session: Session = { id: `session-${counts.identifies}`, shard, intents, sequence: 0, sent: [], socket };
    sessions = [...sessions.filter((one) => one.socket !== null && one.socket !== socket), session];
    const guilds = [...world.guilds].filter((id) => shardOf(id, shard[1]) === shard[0]);
    tell(session, "READY", {
      v: 10,
      user: botJson(world),
      guilds: guilds.map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: resumeUrl,
      shard,
      application: { id: world.applicationId, flags: 0 },
    });
    for (const id of guilds) tell(session, "GUILD_CREATE", guildJson(world, id));
    world.changed();
  }

  function resume(socket: WebSocket, d: Record<string, unknown>): void {
    const session = sessions.find(({ id }) => id === d["session_id"]);
    if (!session) {
      send(socket, { op: 9, d: false });
      return;
    }
    counts.resumes += 1;
    session.socket = socket;
    for (const { s, frame } of session.sent) if (s > Number(d["seq"])) socket.send(frame);
    tell(session, "RESUMED", {});
    world.changed();
  }

  function dispatch(event: string, data: object): void {
    const guild = guildOf(event, data);
    const needed = intentFor(event, guild);
    for (const session of sessionsOf(guild)) if ((session.intents & needed) === needed) tell(session, event, data);
  }

  function dispatchMessage(data: object, isOpen: boolean): void {
    const guild = guildOf("MESSAGE_CREATE", data);
    const needed = intentFor("MESSAGE_CREATE", guild);
    for (const session of sessionsOf(guild)) {
      if ((session.intents & needed) === 0) continue;
      const isRead = isOpen || (session.intents & messageContent) !== 0;
      tell(session, "MESSAGE_CREATE", isRead ? data : { ...data, content: "", attachments: [], embeds: [], components: [] });
    }
  }

  function sessionsOf(guild: string | null): Session[] {
    return sessions.filter(({ shard: [id, of] }) => id === shardOf(guild, of));
  }

  function tell(session: Session, event: string, data: object): void {
    session.sequence += 1;
    const frame = JSON.stringify({ op: 0, t: event, s: session.sequence, d: data });
    session.sent.push({ s: session.sequence, frame });
    session.socket?.send(frame);
  }

  const shardsLive = () => sessions.flatMap(({ socket, shard }) => (socket ? [shard.join("/")] : []));
  const live = () => sessions.flatMap(({ socket }) => socket ?? []);

  return {
    get identifies() {
      return counts.identifies;
    },
    get resumes() {
      return counts.resumes;
    },
    get connected() {
      return live().length > 0;
    },
    get live() {
      return live().length;
    },
    get shards() {
      return shardsLive().sort();
    },
    identifiedAt,
    dispatch,
    dispatchMessage,
    askToReconnect() {
      for (const socket of live()) send(socket, { op: 7, d: null });
    },
    drop() {
      for (const socket of live()) socket.terminate();
    },
    close(code) {
      for (const socket of live()) socket.close(code);
    },
    refuseNext(code) {
      refuseWith = code;
    },
    forgetSession() {
      for (const session of sessions) session.id = "forgotten";
    },
    stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** The shard of a server; what happens in no server comes by the first. */
function shardOf(guild: string | null, shards: number): number {
  return guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(shards));
}

const messageContent = 1 << 15;

/** The intent without which nothing is told of that there; 0 for what is told anyway. */
function intentFor(event: string, guild: string | null): number {
  if (event.startsWith("MESSAGE_REACTION_")) return guild === null ? 1 << 13 : 1 << 10;
  if (event.startsWith("MESSAGE_")) return guild === null ? 1 << 12 : 1 << 9;
  return 0;
}

/** The server in which something happens. */
function guildOf(event: string, data: object): string | null {
  const { id, guild_id: guild = null } = data as { id?: string; guild_id?: string };
  return event.startsWith("GUILD_") ? (id ?? null) : guild;
}

function send(socket: WebSocket, frame: object): void {
  socket.send(JSON.stringify({ s: null, t: null, d: null, ...frame }));
}

/** A server as the gateway tells of it. */
export function guildJson(world: World, guildId: string): object {
  const own = [...world.channels.values()].filter((channel) => channel.guildId === guildId);
  return {
    id: guildId,
    name: `Server ${guildId}`,
    owner_id: world.botId,
    system_channel_id: null,
    roles: [
      roleJson({ id: guildId, name: "@everyone", mentionable: false }),
      ...[...world.roles.values()].filter((role) => role.guildId === guildId).map(roleJson),
    ],
    channels: own.filter(({ isThread }) => !isThread).map(({ id }) => channelJson(world, id)),
    threads: own.filter(({ isThread }) => isThread).map(({ id }) => channelJson(world, id)),
    members: [],
    emojis: [],
    stickers: [],
    features: [],
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    member_count: 2,
    unavailable: false,
    preferred_locale: "en-US",
  };
}

/** A channel as the gateway tells of it. */
export function channelJson(world: World, channelId: string): object {
  const channel = world.channels.get(channelId);
  if (!channel) throw new Error(`no channel ${channelId}`);
  const { id, guildId, isThread, isGroupDm, recipient, kind, name } = channel;
  const user = world.users.get(recipient ?? "");
  if (guildId === null) return { id, type: isGroupDm ? 3 : 1, recipients: user ? [accountJson(user)] : [] };
  if (isThread) {
    const thread = { parent_id: channel.parent ?? guildId, thread_metadata: { archived: channel.isArchived, locked: false } };
    return { id, guild_id: guildId, type: 11, name, ...thread, applied_tags: channel.tags };
  }
  const type = { text: 0, announcement: 5, forum: 15, voice: 2 }[kind];
  const tags = kind === "forum" ? { available_tags: channel.availableTags, flags: channel.demandsTag ? 16 : 0 } : {};
  const overwrites = channel.overwrites.map(({ id: whose, of, allow = 0n, deny = 0n }) => {
    return { id: whose, type: of === "role" ? 0 : 1, allow: String(allow), deny: String(deny) };
  });
  return { id, guild_id: guildId, type, name, position: 0, permission_overwrites: overwrites, ...tags };
}
