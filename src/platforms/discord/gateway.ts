import {
  type Channel,
  ChannelType,
  Client,
  type ClientOptions,
  Events,
  type GatewayChannelUpdateDispatchData,
  GatewayDispatchEvents,
  type GatewayGuildDeleteDispatchData,
  type GatewayGuildMemberUpdateDispatchData,
  type GatewayGuildRoleUpdateDispatchData,
  GatewayIntentBits,
  type GatewayThreadListSyncDispatchData,
  type GatewayThreadUpdateDispatchData,
  type Guild,
  type Interaction,
  Options,
  type RESTOptions,
  type ThreadChannel,
} from "discord.js";
import type { ChatEvents, LostChat, PlatformDeps, Reaction } from "../../chat/platform.ts";
import { backOffMs, type Clock } from "../../clock.ts";
import { errorFields, type Log } from "../../log.ts";
import { type HttpsProxy, leadHttpsThrough } from "../../proxy.ts";
import { WrongSetting } from "../../settings/wrong.ts";
import { ended, identifyInTurn } from "./identify.ts";
import type { InvalidRequests } from "./invalid-requests.ts";
import { followMessages, type Written } from "./messages.ts";
import { failureFields, failureFromError } from "./outcome.ts";
import { followReactions } from "./reactions.ts";
import { keepToken } from "./requests.ts";
import { addressOf } from "./update.ts";

/** Discord refuses the token or the set-up; trying again would not help. */
export class DiscordRefused extends WrongSetting {
  override readonly name = "DiscordRefused";
}

/** One of so many parts of all servers. */
export interface Shard {
  id: number;
  of: number;
}

export interface GatewayOptions {
  token: string;
  apiUrl: string;
  makeRequest: RESTOptions["makeRequest"];
  proxy: HttpsProxy | null;
  log: Log;
  clock: Clock;
  chats: ChatEvents;
  invalid: InvalidRequests;
  /** Null connects to all there is. */
  shard: Shard | null;
  /** Shards may identify one after the other only, wherever they are. */
  untilTurn: PlatformDeps["untilTurn"];
  onInteraction(interaction: Interaction): void;
  /** The bot was added to a server. */
  onJoined(guild: Guild): void;
  /** Somebody has put a thumb up under a message, or has taken it away. */
  onReaction(reaction: Reaction): void;
  /** Somebody has written to the bot. */
  onWritten(written: Written): void;
}

/** What the gateway is asked to tell: servers and their channels, messages, and reactions to them. None of it is privileged. */
export const intents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.DirectMessageReactions,
];

const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/**
 * Connects to Discord and resolves with a client that is ready; reconnects are the client's own work from then on. Keeps trying
 * while Discord cannot be reached, until the signal aborts (null); rejects with `DiscordRefused` when it says no.
 */
export async function connect(options: GatewayOptions, signal: AbortSignal): Promise<Client<true> | null> {
  if (options.proxy) await leadHttpsThrough(options.proxy);
  return untilAnswered(() => login(options, signal), options.clock, signal);
}

/** Tries until something comes of it (null: Discord cannot be reached) or the signal aborts (null). Throws what was refused. */
export async function untilAnswered<T extends object>(
  attempt: () => Promise<T | DiscordRefused | null>,
  clock: Clock,
  signal: AbortSignal,
): Promise<T | null> {
  for (let failures = 1; !signal.aborted; failures++) {
    const result = await attempt();
    if (result instanceof DiscordRefused) throw result;
    if (result) return result;
    await clock.sleep(backOffMs(failures, { firstMs: firstRetryMs, mostMs: longestRetryMs }), signal);
  }
  return null;
}

/** One attempt, with a client of its own, since a client that failed to log in cannot be used again. */
async function login(options: GatewayOptions, signal: AbortSignal): Promise<Client<true> | DiscordRefused | null> {
  const client = createClient(options);
  const closed = watchConnection(client, options.log);
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const end = new AbortController();
  const aborted = ended(AbortSignal.any([signal, end.signal]));
  try {
    const loggedIn = client.login(options.token).then(() => Promise.race([ready, closed.forGood]));
    const result = await Promise.race([loggedIn, aborted]);
    if (result === null) await client.destroy();
    return result;
  } catch (error) {
    const refused = refusalOf(error, closed.code());
    if (!refused) options.log.warn(failureFields(failureFromError(error)), "could not connect to discord, trying again");
    await client.destroy();
    return refused;
  } finally {
    end.abort();
  }
}

function createClient({
  apiUrl,
  makeRequest,
  log,
  chats,
  invalid,
  shard,
  untilTurn,
  onInteraction,
  onJoined,
  onReaction,
  onWritten,
}: GatewayOptions): Client {
  const client = createBareClient(
    { apiUrl, makeRequest, invalid },
    {
      ...(shard ? { shards: [shard.id], shardCount: shard.of } : { shards: "auto" }),
      ws: { buildIdentifyThrottler: (gateway) => identifyInTurn(gateway, shard ? untilTurn : undefined) },
    },
  );
  client.on(Events.InteractionCreate, onInteraction);
  client.on(Events.GuildCreate, onJoined);
  followMessages(client, onWritten);
  followReactions(client, onReaction);
  followChats(client, chats, log);
  return client;
}

/** A client that knows no more than it needs. */
export function createBareClient(
  { apiUrl, makeRequest, invalid }: Pick<GatewayOptions, "apiUrl" | "makeRequest" | "invalid">,
  more: Partial<ClientOptions> = {},
): Client {
  const client = new Client({
    ...more,
    intents,
    allowedMentions: { parse: [], repliedUser: false },
    rest: { api: apiUrl, makeRequest },
    makeCache: Options.cacheWithLimits(emptyCaches),
    // What we send is in the API's own words already; to look through all of it for others took a tenth of an answer's time.
    jsonTransformer: (value) => value,
  });
  invalid.watch(client.rest);
  keepToken(client.rest);
  return client;
}

// Guilds, channels, roles and overwrites stay: discord.js does not work without them, and a guild's channels are what is gone
// with it. Nothing else is ever read.
const emptyCaches = {
  ApplicationCommandManager: 0,
  AutoModerationRuleManager: 0,
  DMMessageManager: 0,
  EntitlementManager: 0,
  GuildBanManager: 0,
  GuildEmojiManager: 0,
  GuildForumThreadManager: 0,
  GuildInviteManager: 0,
  GuildMemberManager: 0,
  GuildMessageManager: 0,
  GuildScheduledEventManager: 0,
  GuildStickerManager: 0,
  GuildTextThreadManager: 0,
  MessageManager: 0,
  PresenceManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  StageInstanceManager: 0,
  ThreadManager: 0,
  ThreadMemberManager: 0,
  UserManager: 0,
  VoiceStateManager: 0,
};

/** What is known of a connection that will not come back by itself. */
interface Closed {
  code(): number | null;
  /** Rejects when that happens. */
  forGood: Promise<never>;
}

/** Listens to all that would end the process if nobody did. */
function watchConnection(client: Client, log: Log): Closed {
  let closeCode: number | null = null;
  client.on(Events.Error, (error) => log.error(failureFields(failureFromError(error)), "discord's client failed"));
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ shard, ...failureFields(failureFromError(error)) }, "the connection to discord's gateway failed"),
  );
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, "reconnecting to discord's gateway"));
  client.on(Events.ShardResume, (shard, replayed) => log.info({ shard, replayed }, "resumed at discord's gateway"));
  const forGood = new Promise<never>((_, reject) => {
    client.on(Events.ShardDisconnect, ({ code }, shard) => {
      closeCode = code;
      log.error({ shard, code }, "discord closed the gateway connection for good");
      reject(new Error(`the gateway closed with ${code}`));
    });
  });
  // It is of interest while logging in only.
  forGood.catch(() => undefined);
  return { code: () => closeCode, forGood };
}

const refusedCodes = new Map([
  [4004, "Discord refuses the token: check DISCORD_BOT_TOKEN"],
  [4010, "Discord refuses the shard: its number is wrong"],
  [4011, "Discord wants more shards than there are for so many servers"],
  [4012, "Discord refuses the version of its gateway that discord.js uses"],
  [4013, "Discord refuses the intents as wrong"],
  [4014, "Discord refuses the intents: allow the bot to see servers in the developer portal"],
]);

/** Null when trying again may help. */
export function refusalOf(error: unknown, closeCode: number | null): DiscordRefused | null {
  const isBadToken = error instanceof Error && "code" in error && error.code === "TokenInvalid";
  const failure = failureFromError(error);
  if (isBadToken || (failure.kind === "refused" && failure.status === 401)) return new DiscordRefused(refusedCodes.get(4004));
  const reason = closeCode === null ? undefined : refusedCodes.get(closeCode);
  return reason === undefined ? null : new DiscordRefused(reason);
}

/**
 * Tells when channels go or come back, and when the bot may have other rights there. A server that is only unavailable for a
 * while does not count as gone.
 */
function followChats(client: Client, chats: ChatEvents, log: Log): void {
  const tell = async (told: Promise<void>[]) => {
    for (const result of await Promise.allSettled(told)) {
      if (result.status === "rejected") log.error(errorFields(result.reason), "could not note a change of a discord chat");
    }
  };
  const gone = (lost: readonly Named[], why: Omit<LostChat, "title">) =>
    tell(lost.map((channel) => chats.gone(addressOf(channel.id), { ...why, title: titleOf(channel) })));
  const deleted = (channel: Named, reason: string) => void gone([channel], { loss: "deleted", reason });
  client.on(Events.ChannelDelete, (channel: Channel) => deleted(channel, "channel deleted"));
  client.on(Events.ThreadDelete, (thread: ThreadChannel) => deleted(thread, "thread deleted"));
  // By the time of `Events.GuildDelete` the server's channels are forgotten already; the packet itself comes before that.
  client.ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
    const guild = client.guilds.cache.get(id);
    const removed = { loss: "removed", reason: "removed from the server" } as const;
    if (guild && !unavailable) void gone([...guild.channels.cache.values()], removed);
  });
  client.on(Events.GuildCreate, (guild: Guild) => void tell(channelsOf(guild).map((id) => chats.back(addressOf(id)))));
  followRights(client, (ids) => void tell([chats.rightsChanged(ids.map(addressOf))]));
}

/**
 * What may give a right back: a change of a channel, of a thread, of a role, or of the bot itself as a member. Packets are read as
 * they come, since threads that were shut at the start are not in the cache, nor is the bot as a member.
 */
function followRights(client: Client, changed: (channels: string[]) => void): void {
  const inServer = (id: string): void => {
    const guild = client.guilds.cache.get(id);
    if (guild) changed(channelsOf(guild));
  };
  client.ws.on(GatewayDispatchEvents.ChannelUpdate, ({ id }: GatewayChannelUpdateDispatchData) =>
    changed([id, ...threadsOf(client, id)]),
  );
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, ({ id }: GatewayThreadUpdateDispatchData) => changed([id]));
  client.ws.on(GatewayDispatchEvents.ThreadListSync, ({ threads }: GatewayThreadListSyncDispatchData) =>
    changed(threads.map(({ id }) => id)),
  );
  client.ws.on(GatewayDispatchEvents.GuildRoleUpdate, ({ guild_id: id }: GatewayGuildRoleUpdateDispatchData) => inServer(id));
  client.ws.on(GatewayDispatchEvents.GuildMemberUpdate, ({ guild_id: id, user }: GatewayGuildMemberUpdateDispatchData) => {
    if (user.id === client.user?.id) inServer(id);
  });
}

type Named = Pick<Channel, "id"> & { name?: string | null };

/** What a channel is called, as Discord writes it; null where it has no name. */
export function titleOf({ name }: Named): string | null {
  return name ? `#${name}` : null;
}

function threadsOf(client: Client, channel: string): string[] {
  return [...client.channels.cache.values()].flatMap((one) => (one.isThread() && one.parentId === channel ? [one.id] : []));
}

function channelsOf(guild: Guild): string[] {
  return [...guild.channels.cache.keys()];
}

/** Channels that nobody looks in for a hello are left in peace. */
const mostTried = 3;

/** Where a server may be spoken to, the likeliest first: its channel for news of members, then its text channels from the top. */
export function channelsToSpeakIn(guild: Guild): string[] {
  const texts = [...guild.channels.cache.values()].filter(({ type }) => type === ChannelType.GuildText);
  const fromTop = texts.sort((a, b) => ("rawPosition" in a && "rawPosition" in b ? a.rawPosition - b.rawPosition : 0));
  const ids = [guild.systemChannelId, ...fromTop.map(({ id }) => id)].filter((id) => id !== null);
  return [...new Set(ids)].slice(0, mostTried);
}
