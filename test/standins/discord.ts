import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../src/clock.ts";
import { createEndpoint, type Endpoint } from "./discord-endpoint.ts";
import type { Fault, FaultMatch } from "./discord-faults.ts";
import { channelJson, createGateway, type Gateway, guildJson } from "./discord-gateway.ts";
import { createRest, type RequestRecord, type RestOptions, type Route } from "./discord-rest.ts";
import {
  accountJson,
  botJson,
  createWorld,
  type Interaction,
  memberJson,
  messageJson,
  roleJson,
  type StandInChannel,
  type StandInMessage,
  type StandInRole,
  type StandInUser,
  type World,
  type WrittenMessage,
} from "./discord-world.ts";

export type { StandInMessage, StandInUser };

export interface DiscordStandInOptions {
  clock: Clock;
  token?: string;
  /** Keeps the rate limits and tells of them in headers; off, everything may go at once. */
  strict?: boolean;
  /** How long a message is on its way. */
  latencyMs?: number;
  /** Where it says that its gateway is; the truth when none is given. */
  gatewayUrl?: string;
  portal?: RestOptions["portal"];
}

/** What somebody did, and what the bot made of it. */
export interface Exchange {
  interaction: Interaction;
  /** Resolves when the bot has answered for the first time, be it only "is thinking…"; with the type of the answer. */
  responded(): Promise<number>;
  /** Resolves with the finished answer: a new message, or the one that the button is on after it changed. */
  message(): Promise<StandInMessage>;
  /** The messages that only followed. */
  followups(): StandInMessage[];
}

/** A Discord of one's own: REST and gateway on a free port of 127.0.0.1, and people who do things. */
export interface DiscordStandIn {
  apiUrl: string;
  token: string;
  gateway: Gateway;
  /** The other way of what people do. */
  endpoint: Endpoint;
  /** Every message of the bot, in order, deleted ones included. */
  messages: readonly StandInMessage[];
  requests: readonly RequestRecord[];
  /** All that it answers. */
  routes: readonly Route[];
  /** Everything that people did, in order. */
  readonly interactions: readonly Interaction[];
  readonly commands: World["commands"];
  addUser(options?: { name?: string; locale?: string }): StandInUser;
  addGuild(): string;
  /** A channel of a server; of a new one when none is named. */
  addChannel(options?: { guild?: string; thread?: boolean; kind?: StandInChannel["kind"] }): string;
  /** A channel as it is; what is changed of it is changed there. */
  channel(channelId: string): StandInChannel;
  /** The threads of a channel, the oldest first. */
  threadsIn(channelId: string): readonly StandInChannel[];
  /** A role of a channel's server; `mentionable` where everybody may mention it. */
  addRole(channelId: string, role: { name: string; mentionable: boolean; isBots?: boolean }): StandInRole;
  deleteRole(role: StandInRole): void;
  /** A conversation of friends, in which somebody can only bring the bot along. */
  addGroupDm(): string;
  /** The channel of a server that the bot is no member of. */
  addForeignChannel(): string;
  /** The channel of somebody's direct messages. */
  addDm(user?: StandInUser): string;
  /** The bot's direct messages to somebody from now on: taken, or refused. */
  setDms(user: StandInUser, dms: StandInUser["dms"]): void;
  /** Gives a person permission bits in a server's channels, such as `manageGuild`. */
  permit(user: StandInUser, channelId: string, permissions: bigint): void;
  /** Only those who were permitted something may write there from now on, as in a channel for announcements. */
  hush(channelId: string): void;
  setAccess(channelId: string, access: StandInChannel["access"]): void;
  deleteChannel(channelId: string): void;
  deleteMessage(messageId: string): void;
  /** The bot is thrown out of a server, or the server is only down for a while. */
  leaveGuild(guildId: string, options?: { unavailable?: boolean }): void;
  joinGuild(guildId: string): void;
  slash(
    user: StandInUser,
    channelId: string,
    command: string,
    options?: Record<string, string | boolean>,
    how?: CallOptions,
  ): Exchange;
  /** Types into an option; resolves with what is suggested. */
  autocomplete(
    user: StandInUser,
    channelId: string,
    ask: { command: string; option: string; typed: string },
    how?: CallOptions,
  ): Promise<{ name: string; value: string }[]>;
  /** Writes a message; see `WriteOptions`. Tells the bot of it if it wants to be. */
  write(user: StandInUser, channelId: string, content: string, how?: WriteOptions): WrittenMessage;
  /** Deletes what somebody wrote. */
  unwrite(written: WrittenMessage): void;
  /** Presses a button, named by its custom id or its label. */
  press(user: StandInUser, message: StandInMessage, button: string, how?: CallOptions): Exchange;
  /** Puts an emoji under a message, or takes it away; the bot is told if it wants to be. */
  react(user: StandInUser, message: StandInMessage, emoji: string): void;
  unreact(user: StandInUser, message: StandInMessage, emoji: string): void;
  failNext(match: FaultMatch, fault: Fault): void;
  /** From now on all that matches fails; `faultOf` is asked for each request in turn. Null ends that. */
  breakDown(match: FaultMatch, faultOf: ((nth: number) => Fault) | null): void;
  /** Refuses the token from now on. */
  revokeToken(): void;
  messagesIn(channelId: string): StandInMessage[];
  /** Resolves with the first truthy answer; it is asked after everything that happens. */
  until<T>(check: () => T | null | undefined | false): Promise<T>;
  stop(): Promise<void>;
}

/** How a message is written. `@bot` in it mentions the bot, and `@role` its own role. */
export interface WriteOptions {
  /** It replies to that message of the bot; `quietly`: without a mention. */
  repliesTo?: StandInMessage;
  quietly?: boolean;
  /** Files that come with it. */
  attached?: readonly { name: string; content: string }[];
  sticker?: string;
  /** What wrote it, where that is no person. */
  by?: "bot" | "webhook" | "system";
}

interface CallOptions {
  /** The person brought the bot along; it is no member of the server. */
  userInstalled?: boolean;
  /** A file for the option `file`. */
  attached?: { name: string; content: string };
  /** A role for the option `role`; `everyone` for the one that everybody has. */
  role?: Pick<StandInRole, "id" | "name" | "mentionable"> | "everyone";
}

export const manageGuild = 1n << 5n;
export const mentionEveryone = 1n << 17n;
export const manageChannels = 1n << 4n;
export const administrator = 1n << 3n;

export async function startDiscordStandIn({
  clock,
  strict = false,
  latencyMs = 0,
  portal = {},
  ...given
}: DiscordStandInOptions): Promise<DiscordStandIn> {
  const token = given.token ?? `stand-in.${randomBytes(12).toString("base64url")}`;
  let accepted = token;
  const world = createWorld(clock);
  const requests: RequestRecord[] = [];
  let port = 0;
  const gatewayUrl = (host = `127.0.0.1:${port}`) => given.gatewayUrl ?? `ws://${host}/gw`;
  const { app, faults, routes } = createRest({
    world,
    clock,
    token: () => accepted,
    gatewayUrl,
    publicKey: () => endpoint.publicKey,
    portal,
    strict,
    latencyMs,
    requests,
    onLeft: (guild) => leaveGuild(guild),
  });
  const endpoint = createEndpoint(clock);
  const gateway = createGateway({ server: app.server, world, token, url: gatewayUrl });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;

  function channel(id: string): StandInChannel {
    const found = world.channels.get(id);
    if (!found) throw new Error(`no channel ${id}`);
    return found;
  }

  function leaveGuild(guildId: string, { unavailable = false } = {}): void {
    gateway.dispatch("GUILD_DELETE", unavailable ? { id: guildId, unavailable } : { id: guildId });
    if (!unavailable) world.guilds.delete(guildId);
  }

  function addGuild(): string {
    const id = world.nextId();
    world.guilds.add(id);
    if (gateway.connected) gateway.dispatch("GUILD_CREATE", guildJson(world, id));
    return id;
  }

  function addRoleTo(guildId: string, role: Omit<StandInRole, "id" | "guildId">): StandInRole {
    const added = { id: world.nextId(), guildId, ...role };
    world.roles.set(added.id, added);
    if (gateway.connected) gateway.dispatch("GUILD_ROLE_CREATE", { guild_id: guildId, role: roleJson(added) });
    return added;
  }

  function addChannelTo(guildId: string | null, isThread: boolean, kind: StandInChannel["kind"] = "text"): string {
    const added = world.addChannel({ guildId, isThread });
    added.kind = kind;
    const { id } = added;
    if (guildId !== null && gateway.connected)
      gateway.dispatch(isThread ? "THREAD_CREATE" : "CHANNEL_CREATE", channelJson(world, id));
    return id;
  }

  function reactionTo({ id, channelId }: StandInMessage, user: StandInUser, emoji: string): object {
    const { guildId } = channel(channelId);
    const where = { channel_id: channelId, message_id: id, ...(guildId === null ? {} : { guild_id: guildId }) };
    return { user_id: user.id, ...where, emoji: { id: null, name: emoji }, burst: false, type: 0 };
  }

  function interact(begin: Begin): Exchange {
    const { user, channelId } = begin;
    const { guildId, isGroupDm } = channel(channelId);
    const isForeign = guildId !== null && !world.guilds.has(guildId);
    if ((isGroupDm || isForeign) && !begin.how?.userInstalled) throw new Error("nobody has added the bot there");
    const context = guildId !== null ? 0 : isGroupDm ? 2 : 1;
    const interaction: Interaction = {
      id: world.nextId(),
      token: randomBytes(24).toString("base64url"),
      kind: begin.kind,
      user,
      channelId,
      createdAt: clock.now(),
      source: begin.source ?? null,
      responded: null,
      respondedAt: null,
      original: null,
      followups: [],
      choices: null,
    };
    world.interactions.set(interaction.token, interaction);
    const account = accountJson(user);
    const permissions = String(memberPermissions(world, user, channel(channelId)));
    const person =
      guildId === null
        ? { user: account }
        : {
            guild_id: guildId,
            member: { ...memberJson(world, guildId, user), permissions },
          };
    const owner = begin.how?.userInstalled ? { 1: user.id } : { 0: guildId ?? "0" };
    const told = {
      id: interaction.id,
      application_id: world.applicationId,
      type: types[begin.kind],
      data: begin.data,
      channel: channelJson(world, channelId),
      channel_id: channelId,
      ...person,
      ...(begin.source ? { message: messageJson(world, begin.source) } : {}),
      token: interaction.token,
      version: 1,
      app_permissions: begin.how?.userInstalled ? "0" : appPermissions(world, channel(channelId)),
      locale: user.locale,
      ...(guildId === null ? {} : { guild_locale: "en-US" }),
      entitlements: [],
      authorizing_integration_owners: owner,
      context,
      attachment_size_limit: 10_485_760,
    };
    // Whoever cannot be reached is told nothing, as by Discord.
    if (endpoint.isSet) endpoint.bring(told).catch(() => undefined);
    else gateway.dispatch("INTERACTION_CREATE", told);
    return exchangeOf(world, interaction);
  }

  /** A command that somebody is shown there. */
  function offered(name: string, { guildId, isGroupDm }: StandInChannel, how: CallOptions = {}): World["commands"][number] {
    const command = commandOf(name);
    const context = guildId !== null ? 0 : isGroupDm ? 2 : 1;
    const isShown = command.contexts?.includes(context) && command.integration_types?.includes(how.userInstalled ? 1 : 0);
    if (!isShown) throw new Error(`/${name} is not offered there`);
    return command;
  }

  function commandOf(name: string): World["commands"][number] {
    const found = world.commands.find((command) => command.name === name);
    if (!found) throw new Error(`the bot has not registered /${name}`);
    return found;
  }

  world.onMessage = (message) => {
    if (message.ephemeralFor !== null || world.channels.get(message.channelId)?.isGroupDm) return;
    const { guildId } = channel(message.channelId);
    gateway.dispatchMessage({ ...messageJson(world, message), ...(guildId === null ? {} : { guild_id: guildId }) }, true);
  };

  /** A message as the bot is told of it; what it says is for it where it is meant. */
  function tellWritten({ id, channelId, user }: WrittenMessage, content: string, how: WriteOptions): void {
    const { guildId } = channel(channelId);
    const { repliesTo, quietly = false, attached = [], sticker, by } = how;
    const role = [...world.roles.values()].find(({ guildId: server, botId }) => botId === world.botId && server === guildId);
    const isRole = role !== undefined && content.includes("@role");
    // A reply mentions whom it replies to; what answers an interaction is nobody's message for that.
    const isMentioned = content.includes("@bot") || (repliesTo?.askedBy === null && !quietly);
    for (const { name, content: body } of attached) world.files.set(name, body);
    const files = attached.map(({ name, content: body }, nth) => {
      const url = `http://127.0.0.1:${port}/attachments/${name}`;
      return { id: String(nth + 1), filename: name, size: Buffer.byteLength(body), url, proxy_url: url };
    });
    const where = guildId === null ? {} : { guild_id: guildId, member: memberJson(world, guildId, user) };
    const reply = repliesTo && {
      message_reference: { type: 0, channel_id: channelId, message_id: repliesTo.id },
      referenced_message: messageJson(world, repliesTo),
    };
    const told = {
      ...{ id, channel_id: channelId, ...where, ...reply },
      type: by === "system" ? 7 : repliesTo ? 19 : 0,
      author: { ...accountJson(user), ...(by === "bot" ? { bot: true } : {}) },
      ...(by === "webhook" ? { webhook_id: user.id } : {}),
      content: content.replaceAll("@bot", `<@${world.botId}>`).replaceAll("@role", `<@&${role?.id}>`),
      mentions: isMentioned ? [botJson(world)] : [],
      mention_roles: isRole ? [role.id] : [],
      mention_everyone: false,
      attachments: files,
      ...(sticker ? { sticker_items: [{ id: world.nextId(), name: sticker, format_type: 1 }] } : {}),
      ...{ embeds: [], components: [], flags: 0, tts: false, pinned: false },
      ...{ timestamp: new Date(clock.now()).toISOString(), edited_timestamp: null },
    };
    gateway.dispatchMessage(told, guildId === null || isMentioned || isRole);
  }

  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    token,
    gateway,
    endpoint,
    messages: world.messages,
    requests,
    routes,
    get interactions() {
      return [...world.interactions.values()];
    },
    get commands() {
      return world.commands;
    },
    addUser({ name = "ann", locale = "en-US" } = {}) {
      const user: StandInUser = { id: world.nextId(), name, locale, dms: "open" };
      world.users.set(user.id, user);
      return user;
    },
    addGuild,
    addChannel: ({ guild = addGuild(), thread = false, kind = "text" } = {}) => addChannelTo(guild, thread, kind),
    channel,
    threadsIn: (channelId) => [...world.channels.values()].filter(({ parent }) => parent === channelId),
    addRole: (channelId, { isBots, ...role }) =>
      addRoleTo(channel(channelId).guildId ?? "", { ...role, ...(isBots ? { botId: world.botId } : {}) }),
    deleteRole({ id, guildId }) {
      world.roles.delete(id);
      gateway.dispatch("GUILD_ROLE_DELETE", { guild_id: guildId, role_id: id });
    },
    addGroupDm: () => world.addChannel({ guildId: null, isGroupDm: true }).id,
    addForeignChannel() {
      const added = world.addChannel({ guildId: world.nextId() });
      added.access = "hidden";
      return added.id;
    },
    addDm: (user) => (user ? world.openDm(user) : world.addChannel({ guildId: null })).id,
    setDms(user, dms) {
      user.dms = dms;
      for (const one of world.channels.values()) if (one.recipient === user.id) one.access = dms;
    },
    permit(user, channelId, permissions) {
      const { guildId } = channel(channelId);
      const member = `${guildId}:${user.id}`;
      world.permissions.set(member, permissions);
      const role = addRoleTo(guildId ?? "", { name: `${user.name}'s`, mentionable: false, permissions });
      world.memberRoles.set(member, [role.id]);
    },
    hush(channelId) {
      channel(channelId).isHushed = true;
    },
    setAccess(channelId, access) {
      const { guildId, isThread } = channel(channelId);
      channel(channelId).access = access;
      if (guildId === null || !gateway.connected) return;
      gateway.dispatch(isThread ? "THREAD_UPDATE" : "CHANNEL_UPDATE", channelJson(world, channelId));
    },
    deleteChannel(channelId) {
      const { isThread } = channel(channelId);
      gateway.dispatch(isThread ? "THREAD_DELETE" : "CHANNEL_DELETE", channelJson(world, channelId));
      world.channels.delete(channelId);
    },
    deleteMessage(messageId) {
      const message = world.messages.find(({ id }) => id === messageId);
      if (message) message.deleted = true;
    },
    leaveGuild,
    joinGuild(guildId) {
      world.guilds.add(guildId);
      gateway.dispatch("GUILD_CREATE", guildJson(world, guildId));
    },
    slash(user, channelId, command, options = {}, how) {
      const { id, options: listed = [] } = offered(command, channel(channelId), how);
      const file = how?.attached;
      const role = how?.role === "everyone" ? everyoneOf(channel(channelId)) : how?.role;
      if (role && !listed.some(({ type }) => type === 8)) throw new Error(`/${command} takes no role`);
      if (file) world.files.set(file.name, file.content);
      const attachment = file && { id: "1", filename: file.name, size: Buffer.byteLength(file.content) };
      const url = file && `http://127.0.0.1:${port}/attachments/${file.name}`;
      const taken = [
        ...(file ? [{ name: "file", type: 11, value: "1" }] : []),
        ...(role ? [{ name: "role", type: 8, value: role.id }] : []),
      ];
      const resolved = {
        ...(file ? { attachments: { 1: { ...attachment, url, proxy_url: url } } } : {}),
        ...(role ? { roles: { [role.id]: roleJson(role) } } : {}),
      };
      const given = Object.entries(options).map(([name, value]) => ({
        name,
        type: value === true || value === false ? 5 : 3,
        value,
      }));
      return interact({
        kind: "command",
        user,
        channelId,
        how,
        data: {
          ...{ id, name: command, type: 1, options: [...given, ...taken] },
          ...(taken.length > 0 ? { resolved } : {}),
        },
      });
    },
    async autocomplete(user, channelId, { command, option, typed }, how) {
      const { id } = offered(command, channel(channelId), how);
      const options = [{ name: option, type: 3, value: typed, focused: true }];
      const { interaction } = interact({
        kind: "autocomplete",
        user,
        channelId,
        how,
        data: { id, name: command, type: 1, options },
      });
      return world.until(() => interaction.choices);
    },
    write(user, channelId, content, how = {}) {
      const written = { id: world.nextId(), channelId, user };
      world.written.set(written.id, written);
      tellWritten(written, content, how);
      return written;
    },
    unwrite: ({ id }) => void world.written.delete(id),
    press(user, message, button, how) {
      const found = message.buttons.find(({ label, customId }) => customId !== null && [label, customId].includes(button));
      if (!found) throw new Error(`no button ${button} on: ${message.text}`);
      const data =
        found.menu === null
          ? { custom_id: found.customId, component_type: 2 }
          : { custom_id: found.menu, component_type: 3, values: [found.customId] };
      return interact({ kind: "button", user, channelId: message.channelId, how, source: message, data });
    },
    react(user, message, emoji) {
      message.reactions.set(emoji, new Set([...(message.reactions.get(emoji) ?? []), user.id]));
      const { guildId } = channel(message.channelId);
      const member = guildId === null ? {} : { member: memberJson(world, guildId, user) };
      gateway.dispatch("MESSAGE_REACTION_ADD", {
        ...reactionTo(message, user, emoji),
        ...member,
        message_author_id: world.botId,
      });
    },
    unreact(user, message, emoji) {
      message.reactions.get(emoji)?.delete(user.id);
      gateway.dispatch("MESSAGE_REACTION_REMOVE", reactionTo(message, user, emoji));
    },
    failNext: faults.add,
    breakDown: faults.breakDown,
    revokeToken() {
      accepted = randomBytes(12).toString("base64url");
    },
    messagesIn: (channelId) => world.messages.filter((message) => message.channelId === channelId && !message.deleted),
    until: world.until,
    async stop() {
      gateway.stop();
      await app.close();
    },
  };
}

interface Begin {
  kind: Interaction["kind"];
  user: StandInUser;
  channelId: string;
  data: object;
  source?: StandInMessage;
  how?: CallOptions | undefined;
}

const types = { command: 2, button: 3, autocomplete: 4 } as const;

function exchangeOf(world: World, interaction: Interaction): Exchange {
  const finished = () => {
    const { original, followups, responded } = interaction;
    const follower = followups[0];
    if (follower) return follower;
    // A deferred change of the button's message shows nothing until the edit comes.
    if (responded === 6) return original && original.edits > editsBefore ? original : null;
    return original && !original.loading ? original : null;
  };
  const editsBefore = interaction.source?.edits ?? 0;
  return {
    interaction,
    responded: () => world.until(() => interaction.responded),
    message: () => world.until(finished),
    followups: () => interaction.followups,
  };
}

function everyoneOf({ guildId }: StandInChannel): Omit<StandInRole, "guildId"> {
  return { id: guildId ?? "", name: "@everyone", mentionable: false };
}

const [viewChannel, sendMessages, createPublicThreads, sendMessagesInThreads] = [1n << 10n, 1n << 11n, 1n << 35n, 1n << 38n];

/** Those of a person in a channel, as interactions carry them: to write there, in its threads also where the channel is for few. */
function memberPermissions(world: World, user: StandInUser, { guildId, isHushed, isThread }: StandInChannel): bigint {
  const own = world.permissions.get(`${guildId}:${user.id}`) ?? 0n;
  if (!isHushed || own !== 0n) return own | sendMessages | sendMessagesInThreads;
  return isThread ? sendMessages : sendMessagesInThreads;
}

/**
 * The bot's own permissions in a channel, as interactions carry them: to see it, to write there or in its threads, and what a thread
 * has from the channel around it. Posts of a forum need no right to open threads.
 */
function appPermissions(world: World, { access, isThread, mayMentionAll, parent, ...own }: StandInChannel): string {
  if (access === "hidden") return "0";
  const { kind, mayOpenThreads, mayManage } = world.channels.get(parent ?? "") ?? own;
  const rights = [
    viewChannel,
    ...(access === "muted" ? [] : [isThread ? sendMessagesInThreads : sendMessages]),
    ...(mayMentionAll ? [mentionEveryone] : []),
    ...(mayOpenThreads && kind !== "forum" ? [createPublicThreads] : []),
    ...(mayManage ? [manageChannels] : []),
  ];
  return String(rights.reduce((all, right) => all | right));
}
