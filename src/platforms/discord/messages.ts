import {
  type APIAttachment,
  type Client,
  GatewayDispatchEvents,
  type GatewayMessageCreateDispatchData,
  MessageType,
} from "discord.js";
import type { Call } from "../../chat/call.ts";
import type { createFiles } from "./files.ts";
import { managesThere, permissionsOfBot, type Rights } from "./permissions.ts";
import { addressOf } from "./update.ts";

/** A message that a person wrote to the bot. */
export interface Written {
  id: string;
  channelId: string;
  /** The server, by Discord's id; null in direct messages. */
  server: string | null;
  author: string;
  /** What the server speaks; null in direct messages. */
  language: string | null;
  /** What it says, without the mention of the bot. */
  text: string;
  /** What came with it, or with the message that it replies to. */
  files: readonly APIAttachment[];
  /** Something else than words came with it. */
  hasMedia: boolean;
  /** As of a call. */
  mayManage(): Promise<boolean>;
  /** What the bot may do there; null where Discord does not say. */
  rights(): Promise<Rights | null>;
}

/**
 * Tells of messages that are meant for the bot: all in direct messages, in servers those that mention it or reply to it. Discord
 * lets every bot read these; of all others it tells no more than that there is one. Packets are read as they come, since neither
 * direct messages nor all threads are in the cache.
 */
export function followMessages(client: Client, onWritten: (written: Written) => void): void {
  client.ws.on(GatewayDispatchEvents.MessageCreate, (message: GatewayMessageCreateDispatchData) => {
    const written = isOfPerson(message) ? writtenFrom(client, message) : null;
    if (written) onWritten(written);
  });
}

function isOfPerson({ author, webhook_id: webhook, type }: GatewayMessageCreateDispatchData): boolean {
  return !author.bot && webhook === undefined && (type === MessageType.Default || type === MessageType.Reply);
}

/** Null for what others say to each other. */
function writtenFrom(client: Client, message: GatewayMessageCreateDispatchData): Written | null {
  const { id, channel_id: channelId, guild_id: server = null, author, member, content, attachments } = message;
  const own = ownIds(client, message);
  const hasMedia = attachments.length > 0 || (message.sticker_items?.length ?? 0) > 0 || message.poll !== undefined;
  // What says nothing was not for us: its words are kept from the bot.
  if ((content === "" && !hasMedia) || (server !== null && !isMeant(message, own))) return null;
  const who = { server, channelId, user: author.id };
  return {
    ...{ id, channelId, server },
    author: author.id,
    language: (server !== null && client.guilds.cache.get(server)?.preferredLocale) || null,
    text: withoutMention(content, own),
    files: [...attachments, ...(message.referenced_message?.attachments ?? [])],
    hasMedia,
    mayManage: () => managesThere(client, { ...who, roles: member?.roles ?? null }),
    rights: () => permissionsOfBot(client, who),
  };
}

/** What stands for the bot where it is mentioned: itself, and the role that came with it, which people choose as easily. */
interface OwnIds {
  user: string | undefined;
  role: string | undefined;
}

function ownIds({ user, guilds }: Client, { guild_id: server }: GatewayMessageCreateDispatchData): OwnIds {
  const roles = server === undefined ? undefined : guilds.cache.get(server)?.roles;
  return { user: user?.id, role: user ? roles?.botRoleFor(user)?.id : undefined };
}

function isMeant(
  { mentions, mention_roles: roles, referenced_message: replied }: GatewayMessageCreateDispatchData,
  { user, role }: OwnIds,
): boolean {
  return replied?.author.id === user || mentions.some(({ id }) => id === user) || (role !== undefined && roles.includes(role));
}

function withoutMention(content: string, { user, role }: OwnIds): string {
  const named = content.replaceAll(/<@[!&]?(\d+)>/g, (mention, id: string) => (id === user || id === role ? " " : mention));
  // Zero-width spaces are ours, and come back when somebody copies a name.
  return named
    .replaceAll("\u200b", "")
    .replace(/^[\s,:;]+/u, "")
    .trim();
}

/** What somebody wrote -> Call. `language` is that of the writer's own Discord, where it is known. */
export function callFromWritten(
  written: Written,
  { language, attachedFrom }: { language: string | null; attachedFrom: ReturnType<typeof createFiles> },
): Call {
  const { channelId, server, author, files, mayManage } = written;
  const [file] = files;
  return {
    address: addressOf(channelId),
    place: server === null ? "private" : "group",
    reader: { id: author, language: language ?? written.language },
    ...questionIn(written),
    options: null,
    source: "typed",
    ...(file ? { attached: attachedFrom({ name: file.filename, size: file.size, url: file.url }) } : {}),
    ...(server === null ? {} : { server }),
    mayManage,
  };
}

/** `/odds words`, or words alone. A file alone is one to be imported, where nobody else could be meant; a mention alone wants help. */
function questionIn({ text, server, files, hasMedia }: Written): Pick<Call, "command" | "text" | "plain" | "unread"> {
  const [, command, rest = ""] = /^\/([a-z0-9_]{1,64})(?:\s+(.*))?$/isu.exec(text) ?? [];
  if (command !== undefined) return { command: command.toLowerCase(), text: rest };
  const words = text.replace(/^\/+/, "").trim();
  if (words !== "") return { command: "odds", text: words, plain: true };
  const isOurs = server === null && files[0]?.filename.toLowerCase().endsWith(".json");
  if (isOurs) return { command: "import", text: "" };
  return { command: "help", text: "", ...(hasMedia ? { unread: "media" } : {}) };
}
