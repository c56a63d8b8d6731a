import type {
  CallbackQuery,
  Chat,
  ChatMember,
  ChatMemberUpdated,
  Document,
  InlineQuery,
  MaybeInaccessibleMessage,
  Message,
  MessageReactionUpdated,
  ReactionType,
  Update,
  User,
} from "grammy/types";
import { formatAddress } from "../../chat/address.ts";
import type { Attached } from "../../chat/attached.ts";
import type { Call, Elsewhere, Reader } from "../../chat/call.ts";
import type { LostChat, Reaction } from "../../chat/platform.ts";
import { pressFromData } from "./keyboard.ts";
import type { Links } from "./links.ts";
import { type Above, aboveIn } from "./message.ts";

/** What reading an update depends on. */
export interface UpdateContext {
  /** The bot's user name without `@`. */
  username: string;
  /** Whether it can be asked in other chats. */
  isInline?: boolean;
  /** Our commands. In groups any other command that does not name us is meant for another bot. */
  commands: ReadonlySet<string>;
  /** Whether a person administers a group. */
  mayManage(chat: number, person: number): Promise<boolean>;
  /** Reads what our links in channels ask; without it there are none. */
  links?: Pick<Links, "read">;
  /** The rights of a person in other chats. */
  elsewhere?: (person: number) => Elsewhere;
  /** A file that somebody sent, to be read where it is wanted; without it no file is taken. */
  attached?: (document: Document) => Attached;
}

/** A call, and where on Telegram its answer belongs. */
export interface Incoming {
  call: Call;
  chat: number;
  /** Only those who may post are to be read there. */
  inChannel: boolean;
  thread: number | null;
  /** The message that asked, or the one whose button was pressed; null where there is none. */
  messageId: number | null;
  /** Who asked for the message whose button was pressed, by the platform's id; null where nobody did, or nobody knows. */
  askedBy: string | null;
  /** The answer takes the place of that message. */
  replaces: boolean;
  /** What that message says itself, where the answer stands below it; null where it does not, or nobody knows. */
  above: Above | null;
}

/** What an update says about a chat itself. */
export type ChatNews =
  | ({ kind: "gone"; address: string } & LostChat)
  | { kind: "back"; address: string }
  /** A closed topic is open again. */
  | { kind: "opened"; address: string }
  | { kind: "moved"; from: string; to: string };

/** The updates that are read here; Telegram sends no others. */
export const allowedUpdates = [
  "message",
  "edited_message",
  "channel_post",
  "callback_query",
  "inline_query",
  "my_chat_member",
  "message_reaction",
] as const;

/**
 * Reads a command, plain words in a private chat, or a pressed button; who adds the bot to a group asks it to introduce itself.
 * Null for everything that asks nothing of us.
 */
export function callFromUpdate(update: Update, context: UpdateContext): Incoming | null {
  if (update.my_chat_member) return callFromMembership(update.my_chat_member, context);
  if (update.callback_query) return callFromPress(update.callback_query, context);
  if (update.edited_message) return callFromEdit(update.edited_message, context);
  const message = update.message ?? update.channel_post;
  return message ? callFromMessage(message, context) : null;
}

/** Reads that somebody has put a thumb up under a message, or has taken it away; null for every other reaction. */
export function reactionFromUpdate(
  { chat, message_id: messageId, user, actor_chat: sender, old_reaction: before, new_reaction: now }: MessageReactionUpdated,
  context: UpdateContext,
): Reaction | null {
  const isThere = hasThumb(now);
  if (isThere === hasThumb(before) || user?.is_bot) return null;
  return {
    address: addressOf(chat.id, null),
    messageId: String(messageId),
    place: placeOf(chat),
    reader: readerFrom(user, sender ?? chat),
    isThere,
    mayManage: rightsOf({ chat, from: user, sender }, context),
  };
}

function hasThumb(reactions: readonly ReactionType[]): boolean {
  return reactions.some((one) => one.type === "emoji" && one.emoji === "👍");
}

/** Reads that a chat was lost, won back or has a new id; null for everything else. */
export function newsFromUpdate(update: Update): ChatNews | null {
  const { message, my_chat_member: membership } = update;
  if (message?.migrate_to_chat_id !== undefined) {
    return { kind: "moved", from: addressOf(message.chat.id, null), to: addressOf(message.migrate_to_chat_id, null) };
  }
  if (message?.forum_topic_reopened) return { kind: "opened", address: addressOf(message.chat.id, threadOf(message)) };
  if (message?.general_forum_topic_unhidden) return { kind: "opened", address: addressOf(message.chat.id, null) };
  if (!membership) return null;
  const address = addressOf(membership.chat.id, null);
  const { chat, new_chat_member: now } = membership;
  if (isInside(now)) return { kind: "back", address };
  const reason = chat.type === "private" ? "blocked" : now.status;
  return { kind: "gone", address, loss: "removed", reason, title: chat.title ?? null };
}

function isInside(member: ChatMember): boolean {
  return member.status === "restricted" ? member.is_member : member.status !== "left" && member.status !== "kicked";
}

function callFromMembership(changed: ChatMemberUpdated, context: UpdateContext): Incoming | null {
  const { chat, from, old_chat_member: before, new_chat_member: now } = changed;
  if (chat.type === "channel") return callFromAppointment(changed, context);
  const isGroup = chat.type === "group" || chat.type === "supergroup";
  if (!isGroup || isInside(before) || !isInside(now)) return null;
  return {
    call: {
      address: addressOf(chat.id, null),
      place: "group",
      reader: readerFrom(from, chat),
      command: "start",
      text: "",
      options: null,
      source: "typed",
      // Nothing is set by it but the group's first language.
      mayManage: async () => true,
    },
    chat: chat.id,
    inChannel: false,
    thread: null,
    messageId: null,
    askedBy: null,
    replaces: false,
    above: null,
  };
}

/** Nobody reads in a channel how it goes on: whoever makes the bot an administrator is told in private. */
function callFromAppointment(
  { chat, from, old_chat_member: before, new_chat_member: now }: ChatMemberUpdated,
  context: UpdateContext,
): Incoming | null {
  if (from.is_bot || mayPost(before) || !mayPost(now)) return null;
  return {
    call: {
      address: addressOf(from.id, null),
      place: "private",
      reader: readerFrom(from, chat),
      command: "for",
      text: `joined ${chat.id}`,
      options: null,
      source: "typed",
      ...elsewhereOf({ type: "private" }, from, context),
      mayManage: async () => true,
    },
    chat: from.id,
    inChannel: false,
    thread: null,
    messageId: null,
    askedBy: null,
    replaces: false,
    above: null,
  };
}

function mayPost(member: ChatMember): boolean {
  return member.status === "administrator" && member.can_post_messages === true;
}

function elsewhereOf(
  { type }: Pick<Chat, "type">,
  from: User | undefined,
  { elsewhere }: UpdateContext,
): Pick<Call, "elsewhere"> {
  return type === "private" && from && elsewhere ? { elsewhere: elsewhere(from.id) } : {};
}

/** Reads what somebody types behind the bot's name in another chat, which is not told. */
export function callFromInlineQuery({ from, query, offset }: InlineQuery, context: UpdateContext): Call {
  return {
    address: addressOf(from.id, null),
    place: "private",
    reader: { id: String(from.id), language: from.language_code ?? null },
    command: "inline",
    text: query,
    options: { query, page: offset },
    source: "inline",
    linkTo: linksOf(context),
    mayManage: async () => true,
  };
}

/** What updates are kept in order by: the chat they come from. */
export function chatOfUpdate(update: Update): string | undefined {
  const { message, edited_message: edited, channel_post: post, callback_query: press } = update;
  const { my_chat_member: membership, message_reaction: reaction } = update;
  const chat = (message ?? edited ?? post ?? press?.message ?? membership ?? reaction)?.chat;
  return chat && String(chat.id);
}

export function addressOf(chat: number, thread: number | null): string {
  return formatAddress({ platform: "telegram", chat: String(chat), thread: thread === null ? null : String(thread) });
}

function callFromMessage(message: Message, context: UpdateContext): Incoming | null {
  const asked = linkedIn(ownQuestionOf(message, context), { message, context }) ?? unreadIn(message, context);
  return asked && incomingFrom(message, asked, context);
}

/** What was changed asks nothing again, lest it does so twice. */
function callFromEdit(message: Message, context: UpdateContext): Incoming | null {
  return ownQuestionOf(message, context) && incomingFrom(message, unread("edit"), context);
}

function incomingFrom(
  message: Message,
  asked: Asked & Pick<Call, "linkedFrom" | "unread">,
  context: UpdateContext,
): Incoming | null {
  const { chat, from } = message;
  // Anonymous administrators and channels write through accounts that count as bots; other bots are not answered.
  if (from?.is_bot && !message.sender_chat) return null;
  const document = message.document ?? message.reply_to_message?.document;
  const thread = threadOf(message);
  return {
    call: {
      address: addressOf(chat.id, thread),
      place: placeOf(chat),
      reader: readerFrom(from, message.sender_chat ?? chat),
      ...asked,
      options: null,
      source: "typed",
      ...(document && context.attached ? { attached: context.attached(document) } : {}),
      linkTo: linksOf(context),
      ...(context.isInline ? { inlineName: `@${context.username}` } : {}),
      ...elsewhereOf(chat, from, context),
      mayManage: rightsOf({ chat, from, sender: message.sender_chat }, context),
    },
    chat: chat.id,
    inChannel: chat.type === "channel",
    thread,
    messageId: message.message_id,
    askedBy: null,
    replaces: false,
    above: null,
  };
}

function callFromPress({ data, message, from }: CallbackQuery, context: UpdateContext): Incoming | null {
  const pressed = data === undefined ? null : pressFromData(data);
  if (!pressed || !message) return null;
  const { press, asker } = pressed;
  // A message too old to be shown to us (date 0) tells neither its topic nor its text, only where it is.
  const thread = message.date === 0 ? null : threadOf(message);
  const above = press.below && message.date !== 0 ? aboveIn(message) : null;
  return {
    call: {
      address: addressOf(message.chat.id, thread),
      place: placeOf(message.chat),
      reader: readerFrom(from, message.chat),
      command: press.command,
      text: press.text,
      options: null,
      source: "button",
      ...(press.below ? { below: String(message.message_id) } : {}),
      ...(press.chat === undefined ? {} : { chatNumber: press.chat }),
      ...elsewhereOf(message.chat, from, context),
      linkTo: linksOf(context),
      ...(context.isInline ? { inlineName: `@${context.username}` } : {}),
      mayManage: rightsOf({ chat: message.chat, from, sender: undefined }, context),
    },
    chat: message.chat.id,
    inChannel: message.chat.type === "channel",
    thread,
    messageId: message.message_id,
    askedBy: asker ?? (message.date === 0 ? null : askerOf(message)),
    // Of a message that is too old nobody knows what it says, so that nothing takes its place.
    replaces: press.replace && (!press.below || above !== null) && (message.chat.type === "private" || hasButton(message, data)),
    above,
  };
}

/** A program may bring back what is on no button: in a group nothing that others read gives way to that. */
function hasButton(message: MaybeInaccessibleMessage, data: string | undefined): boolean {
  const rows = message.date === 0 ? [] : ((message as Message).reply_markup?.inline_keyboard ?? []);
  return rows.flat().some((button) => "callback_data" in button && button.callback_data === data);
}

/** Telegram hands the bot what such an address says behind `/start`: at most 64 of A-Z a-z 0-9 _ -. */
function linksOf({ username }: UpdateContext): NonNullable<Call["linkTo"]> {
  return (words, place) => `https://t.me/${username}?${place === "private" ? "start" : "startgroup"}=${words}`;
}

/** In groups an answer quotes the message that asked. What others of us quote nobody asked for in words. */
function askerOf({ reply_to_message: asked, chat }: Message): string | null {
  return asked && !(asked.from?.is_bot && !asked.sender_chat) ? readerFrom(asked.from, asked.sender_chat ?? chat).id : null;
}

type Asked = Pick<Call, "command" | "text" | "plain">;

/**
 * What a message asks: its text, a chat that was chosen, or what is written below a file, and in private below a picture. A file
 * alone, in private, is one to be imported.
 */
function questionOf(message: Message, context: UpdateContext): Asked | null {
  const { text, caption, document, chat, chat_shared: shared } = message;
  if (shared) return { command: "for", text: String(shared.chat_id) };
  const isPrivate = chat.type === "private";
  const isJson = isPrivate && (document?.file_name?.toLowerCase().endsWith(".json") ?? false);
  if (isJson && !caption?.trim().startsWith("/")) return { command: "import", text: "" };
  const words = text ?? (isPrivate || document ? caption : undefined);
  return words === undefined ? null : questionFromText(words, chat, context);
}

const unreadable = [
  ...([
    "animation",
    "audio",
    "checklist",
    "contact",
    "dice",
    "document",
    "game",
    "location",
    "paid_media",
    "photo",
    "poll",
  ] as const),
  ...(["sticker", "story", "venue", "video", "video_note", "voice"] as const),
];

function unread(what: NonNullable<Call["unread"]>): Asked & Pick<Call, "unread"> {
  return { command: "help", text: "", unread: what };
}

/** Something else than words, meant for the bot. */
function unreadIn(message: Message, context: UpdateContext): (Asked & Pick<Call, "unread">) | null {
  const { via_bot: bot, is_automatic_forward: isAutomatic } = message;
  if (bot !== undefined || isAutomatic === true || !isMeant(message, context)) return null;
  return unreadable.some((kind) => message[kind] !== undefined) ? unread("media") : null;
}

/** In a group: what replies to the bot, or names it. */
function isMeant({ chat, caption, reply_to_message: replied }: Message, { username }: UpdateContext): boolean {
  const own = username.toLowerCase();
  if (chat.type === "private" || chat.type === "channel") return chat.type === "private";
  return replied?.from?.username?.toLowerCase() === own || (caption?.toLowerCase().includes(`@${own}`) ?? false);
}

/**
 * The same as long as whoever sends it has written it. What was passed on, or comes by another bot, is no command of theirs: in private
 * it may be a question about a match, and a file is what it is.
 */
function ownQuestionOf(message: Message, context: UpdateContext): Asked | null {
  const { forward_origin: origin, via_bot: bot, is_automatic_forward: isAutomatic, document } = message;
  if (bot !== undefined || isAutomatic === true) return null;
  const asked = questionOf(message, context);
  if (origin === undefined || (document !== undefined && message.caption === undefined)) return asked;
  return asked?.plain ? { command: asked.command, text: asked.text } : null;
}

/** What a link of ours in a channel hands over behind `/start` is what its post asks. */
function linkedIn(
  asked: Asked | null,
  { message: { chat }, context }: { message: Message; context: UpdateContext },
): (Asked & Pick<Call, "linkedFrom">) | null {
  const linked = asked?.command === "start" && chat.type === "private" ? context.links?.read(asked.text) : null;
  if (!linked) return asked;
  return { command: linked.command, text: linked.text, linkedFrom: addressOf(linked.channel, null) };
}

/** `/odds@bot words` → odds, words. Plain words are a question about odds where nobody else could be meant. */
function questionFromText(raw: string, chat: Chat, context: UpdateContext): Asked | null {
  // Zero-width spaces are ours: they keep names from becoming links, and come back when somebody copies a name.
  const text = raw.replaceAll("\u200b", "").trim();
  const isPrivate = chat.type === "private";
  const found = /^\/([a-z0-9_]{1,64})(?:@([a-z0-9_]+))?(?:\s+(.*))?$/isu.exec(text);
  if (!found) {
    const words = text.replace(/^\/+/, "").trim();
    return isPrivate && words !== "" ? { command: "odds", text: words, plain: true } : null;
  }
  const command = (found[1] ?? "").toLowerCase();
  const bot = found[2]?.toLowerCase();
  if (bot !== undefined && bot !== context.username.toLowerCase()) return null;
  if (bot === undefined && !isPrivate && !context.commands.has(command)) return null;
  return { command, text: found[3] ?? "" };
}

/** The topic of a message. Replies in ordinary groups carry a thread as well, and General (1) must never be named. */
function threadOf(message: Message): number | null {
  const thread = message.is_topic_message ? message.message_thread_id : undefined;
  return thread === undefined || thread === 1 ? null : thread;
}

function placeOf(chat: Chat): Call["place"] {
  return chat.type === "private" ? "private" : "group";
}

/** Who writes in the name of a chat does so by an account that all such writers share: then the chat itself is the reader. */
function readerFrom(from: User | undefined, chat: Chat): Reader {
  const isShared = from === undefined || from.is_bot;
  return { id: String(isShared ? chat.id : from.id), language: from?.language_code ?? null };
}

interface Speaker {
  chat: Chat;
  from: User | undefined;
  sender: Chat | undefined;
}

function rightsOf({ chat, from, sender }: Speaker, context: UpdateContext): () => Promise<boolean> {
  if (chat.type === "private") return async () => true;
  // Who speaks in the name of the chat itself administers it: an anonymous administrator, or a channel's own post.
  if (sender) return async () => sender.id === chat.id;
  return async () => from !== undefined && (await context.mayManage(chat.id, from.id));
}
