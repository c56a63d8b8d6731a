import type { Clock } from "../../src/clock.ts";
import { flagEphemeral, flagSilent, flatten, type RawComponent, type RawMessage } from "./discord-checks.ts";
import type { RawCommand } from "./discord-commands.ts";
import { seeMessage } from "./discord-text.ts";

export interface StandInUser {
  id: string;
  name: string;
  locale: string;
  /** Whether they take direct messages of the bot where none were opened before. */
  dms: "open" | "closed";
}

export interface StandInChannel {
  id: string;
  /** Null for the direct messages of one person. */
  guildId: string | null;
  /** Whose direct messages these are; null where that is nobody's, or left open. */
  recipient: string | null;
  isThread: boolean;
  /** A conversation of friends, of which the bot is no part. */
  isGroupDm: boolean;
  /** What the bot may do there. */
  access: "open" | "hidden" | "muted" | "closed" | "archived";
  /** Of a server's channel that is no thread. */
  kind: "text" | "announcement" | "forum" | "voice";
  /** The channel around a thread. */
  parent: string | null;
  name: string;
  /** What the channel says otherwise of a role or a person than the server does. */
  overwrites: readonly { id: string; of: "role" | "person"; allow?: bigint; deny?: bigint }[];
  /** Of a post in a forum, by their ids; and those that a forum has. */
  tags: readonly string[];
  availableTags: readonly { id: string; name: string; moderated?: boolean }[];
  /** A post of this forum needs a tag. */
  demandsTag: boolean;
  isArchived: boolean;
  /** Whether the bot may open threads there, and change the channel itself. */
  mayOpenThreads: boolean;
  mayManage: boolean;
  /** Whether the bot may put reactions under messages there. */
  mayReact: boolean;
  /** Whether the bot may read what was written before, which a reply needs. */
  mayReadHistory: boolean;
  /** Whether the bot may mention everyone and all roles there. */
  mayMentionAll: boolean;
  /** Only those who were permitted something may write. */
  isHushed: boolean;
}

/** What people of a server can have. Everybody has the one that has the server's id. */
export interface StandInRole {
  id: string;
  guildId: string;
  name: string;
  /** Everybody may mention it. */
  mentionable: boolean;
  /** What it allows in the server; nothing where it is left out. */
  permissions?: bigint;
  /** Whose own it is, where it came with a bot. */
  botId?: string;
}

/** What somebody wrote; of others than the bot nothing more is kept. */
export interface WrittenMessage {
  id: string;
  channelId: string;
  user: StandInUser;
}

/** A message of the bot as it stands now. */
export interface StandInMessage {
  id: string;
  channelId: string;
  /** As it came over the wire, the latest edit over the first sending. */
  payload: RawMessage;
  /** As its reader sees it. */
  text: string;
  /** What Discord made of its markdown. */
  marks: string[];
  /** Options of a menu among them, with the menu that they are chosen from. */
  buttons: { label: string; customId: string | null; url: string | null; menu: string | null }[];
  /** What a component of it shows of the files that came up. */
  file: { name: string; content: string } | null;
  /** The first picture that it shows of them, with its words. */
  picture: { content: string; alt: string } | null;
  /** Whose interaction it answers. */
  askedBy: StandInUser | null;
  /** The message that it is a reply to. */
  repliesTo: WrittenMessage | null;
  /** Who alone sees it; null when all do. */
  ephemeralFor: string | null;
  silent: boolean;
  /** Whom it has notified, by their ids: when it was sent, never by an edit. */
  pinged: { users: readonly string[]; roles: readonly string[] };
  /** Who has put which emoji under it: persons and the bot, by their ids. */
  reactions: Map<string, Set<string>>;
  nonce: string | null;
  edits: number;
  sentAt: number;
  deleted: boolean;
  /** "is thinking…" */
  loading: boolean;
}

export interface Interaction {
  id: string;
  token: string;
  kind: "command" | "autocomplete" | "button";
  user: StandInUser;
  channelId: string;
  createdAt: number;
  /** The message that the pressed button is on. */
  source: StandInMessage | null;
  /** The type of the initial response; null while there is none. */
  responded: number | null;
  respondedAt: number | null;
  /** What `@original` names. */
  original: StandInMessage | null;
  followups: StandInMessage[];
  choices: { name: string; value: string }[] | null;
}

/** Everything that Discord knows, and the making of ids. */
export interface World {
  applicationId: string;
  botId: string;
  users: Map<string, StandInUser>;
  /** The permission bits of a person in a server; none when not named. */
  permissions: Map<string, bigint>;
  guilds: Set<string>;
  roles: Map<string, StandInRole>;
  /** The ids of the roles of a person in a server, by both. */
  memberRoles: Map<string, readonly string[]>;
  channels: Map<string, StandInChannel>;
  messages: StandInMessage[];
  /** By their ids. */
  written: Map<string, WrittenMessage>;
  interactions: Map<string, Interaction>;
  /** What people have attached, by its name. */
  files: Map<string, string>;
  commands: (RawCommand & { id: string })[];
  nextId(): string;
  addChannel(channel: {
    guildId: string | null;
    isThread?: boolean;
    isGroupDm?: boolean;
    recipient?: string | null;
  }): StandInChannel;
  /** The direct messages of a person, made if there are none. */
  openDm(user: StandInUser): StandInChannel;
  addMessage(channelId: string, payload: RawMessage, forUser: string | null, askedBy?: StandInUser): StandInMessage;
  editMessage(message: StandInMessage, payload: RawMessage): void;
  /** Is told of every new message of the bot. */
  onMessage(message: StandInMessage): void;
  /** Wakes everybody who waits in `until`. */
  changed(): void;
  /** The first truthy answer, asked again after every change. */
  until<T>(check: () => T | null | undefined | false): Promise<T>;
}

const discordEpoch = 1_420_070_400_000;

export function createWorld(clock: Clock): World {
  let sequence = 0n;
  const waiting = new Set<() => void>();
  const nextId = () => String((BigInt(Math.floor(clock.now()) - discordEpoch) << 22n) + sequence++);

  const world: World = {
    applicationId: nextId(),
    botId: nextId(),
    users: new Map(),
    permissions: new Map(),
    guilds: new Set(),
    roles: new Map(),
    memberRoles: new Map(),
    channels: new Map(),
    messages: [],
    written: new Map(),
    onMessage: () => undefined,
    files: new Map(),
    interactions: new Map(),
    commands: [],
    nextId,
    addChannel({ guildId, isThread = false, isGroupDm = false, recipient = null }) {
      const id = nextId();
      const channel: StandInChannel = {
        id,
        guildId,
        recipient,
        isThread,
        isGroupDm,
        access: isGroupDm ? "hidden" : "open",
        kind: "text",
        parent: null,
        name: `channel-${id}`,
        overwrites: [],
        tags: [],
        availableTags: [],
        isArchived: false,
        mayOpenThreads: true,
        mayManage: false,
        demandsTag: false,
        mayReact: true,
        mayReadHistory: true,
        mayMentionAll: false,
        isHushed: false,
      };
      world.channels.set(channel.id, channel);
      return channel;
    },
    openDm(user) {
      const known = [...world.channels.values()].find(({ recipient }) => recipient === user.id);
      if (known) return known;
      const channel = world.addChannel({ guildId: null, recipient: user.id });
      channel.access = user.dms;
      return channel;
    },
    addMessage(channelId, payload, forUser, askedBy) {
      const message = createMessage({ id: nextId(), channelId, forUser, sentAt: clock.now() });
      message.askedBy = askedBy ?? null;
      message.repliesTo = world.written.get(String(payload.message_reference?.message_id)) ?? null;
      show(message, payload);
      message.pinged = pingedBy(world, message);
      world.messages.push(message);
      world.onMessage(message);
      world.changed();
      return message;
    },
    editMessage(message, payload) {
      show(message, payload);
      message.edits += message.loading ? 0 : 1;
      message.loading = false;
      world.changed();
    },
    changed() {
      for (const wake of [...waiting]) wake();
    },
    until(check) {
      return new Promise((resolve) => {
        const look = () => {
          const found = check();
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
    },
  };
  return world;
}

interface NewMessage {
  id: string;
  channelId: string;
  forUser: string | null;
  sentAt: number;
}

function createMessage({ id, channelId, forUser, sentAt }: NewMessage): StandInMessage {
  return {
    id,
    channelId,
    payload: {},
    text: "",
    marks: [],
    buttons: [],
    file: null,
    picture: null,
    askedBy: null,
    repliesTo: null,
    ephemeralFor: forUser,
    silent: false,
    pinged: { users: [], roles: [] },
    reactions: new Map(),
    nonce: null,
    edits: 0,
    sentAt,
    deleted: false,
    loading: false,
  };
}

function show(message: StandInMessage, payload: RawMessage): void {
  message.payload = { ...message.payload, ...payload };
  const { content, components = [], flags = 0, nonce } = message.payload;
  const seen = seeMessage(typeof content === "string" ? content : "", components);
  message.text = seen.text;
  message.marks = seen.marks;
  message.buttons = buttonsOf(components);
  message.file = fileOf(message.payload);
  message.picture = pictureOf(message.payload);
  message.silent = (flags & flagSilent) !== 0;
  message.nonce = nonce === undefined ? null : String(nonce);
}

/**
 * Whom a new message notifies: of those whom its texts mention, whom its sender allows; without a word about it, everybody. A
 * role's people only where all may mention it, or the bot may mention all.
 */
function pingedBy(
  world: World,
  { channelId, payload, marks, ephemeralFor, repliesTo }: StandInMessage,
): StandInMessage["pinged"] {
  const { parse = [], users = [], roles = [], replied_user: replied = false } = payload.allowed_mentions ?? everybody;
  const mentioned = (pattern: RegExp) => [...new Set(marks.flatMap((mark) => pattern.exec(mark)?.[1] ?? []))];
  const channel = world.channels.get(channelId);
  const notifies = (id: string): boolean => {
    const role = world.roles.get(id);
    return role?.guildId === channel?.guildId && (role?.mentionable || channel?.mayMentionAll || false);
  };
  if (ephemeralFor !== null) return { users: [], roles: [] };
  const named = mentioned(/^mention <@!?(\d+)>$/).filter(
    (id) => world.users.has(id) && (parse.includes("users") || users.includes(id)),
  );
  return {
    users: [...named, ...(repliesTo && replied ? [repliesTo.user.id] : [])],
    roles: mentioned(/^mention <@&(\d+)>$/).filter((id) => notifies(id) && (parse.includes("roles") || roles.includes(id))),
  };
}

const everybody: NonNullable<RawMessage["allowed_mentions"]> = { parse: ["users", "roles", "everyone"], replied_user: true };

function fileOf({ components = [], uploads = [] }: RawMessage): StandInMessage["file"] {
  const urls = flatten(components).map(({ file }) => file?.url);
  const shown = uploads.find(({ name }) => urls.includes(`attachment://${name}`));
  return shown ? { name: shown.name, content: shown.content } : null;
}

function pictureOf({ components = [], uploads = [] }: RawMessage): StandInMessage["picture"] {
  const [first] = flatten(components).flatMap(({ items = [] }) => items);
  const shown = uploads.find(({ name }) => first?.media?.url === `attachment://${name}`);
  return shown ? { content: shown.content, alt: String(first?.description ?? "") } : null;
}

function buttonsOf(components: readonly RawComponent[]): StandInMessage["buttons"] {
  return flatten(components).flatMap(({ type, label, custom_id: id, url, options = [] }): StandInMessage["buttons"] => {
    const own = typeof id === "string" ? id : null;
    if (type === 2) return [{ label: String(label), customId: own, url: typeof url === "string" ? url : null, menu: null }];
    return options.map((option) => ({ label: String(option.label), customId: String(option.value), url: null, menu: own }));
  });
}

/** The bot as Discord tells of it. */
export function botJson({ botId }: World): object {
  return { id: botId, username: "linewatch", discriminator: "0", avatar: null, bot: true };
}

/** A person as Discord's REST interface and gateway tell of them. */
export function accountJson({ id, name }: StandInUser): object {
  return { id, username: name, discriminator: "0", avatar: null, global_name: name };
}

/** A person as a member of a server, as Discord's REST interface and gateway tell of them. */
export function memberJson(world: World, guildId: string, user: StandInUser): object {
  const roles = world.memberRoles.get(`${guildId}:${user.id}`) ?? [];
  return { user: accountJson(user), roles, joined_at: null, deaf: false, mute: false, flags: 0 };
}

/** A role as Discord's REST interface and gateway tell of it. */
export function roleJson({ id, name, mentionable, permissions = 0n, botId }: Omit<StandInRole, "guildId">): object {
  const look = { position: 0, color: 0, hoist: false, managed: botId !== undefined, mentionable };
  return { id, name, permissions: String(permissions), ...look, ...(botId === undefined ? {} : { tags: { bot_id: botId } }) };
}

/** A message as Discord's REST interface and gateway tell of it. */
export function messageJson(
  world: World,
  { id, channelId, payload, pinged, askedBy, repliesTo, ephemeralFor, sentAt, edits, loading }: StandInMessage,
): object {
  const at = new Date(sentAt).toISOString();
  return {
    id,
    channel_id: channelId,
    type: repliesTo ? 19 : 0,
    // Whose message that was is not always told with it.
    ...(repliesTo ? { message_reference: { type: 0, channel_id: channelId, message_id: repliesTo.id } } : {}),
    author: botJson(world),
    content: payload.content ?? "",
    components: payload.components ?? [],
    flags: (payload.flags ?? 0) | (ephemeralFor === null ? 0 : flagEphemeral) | (loading ? 1 << 7 : 0),
    timestamp: at,
    edited_timestamp: edits > 0 ? at : null,
    tts: false,
    mention_everyone: false,
    mentions: pinged.users.flatMap((user) => world.users.get(user) ?? []).map(accountJson),
    mention_roles: pinged.roles,
    attachments: [],
    embeds: [],
    pinned: false,
    ...(payload.nonce === undefined ? {} : { nonce: payload.nonce }),
    ...(askedBy ? { interaction_metadata: { id, type: 2, user: accountJson(askedBy), authorizing_integration_owners: {} } } : {}),
  };
}
