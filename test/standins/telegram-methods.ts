import { z } from "zod";
import type { Clock } from "../../src/clock.ts";
import type { Upload } from "./multipart.ts";
import { type Entity, parseHtml, UnparsableText } from "./telegram-html.ts";
import type { Rates } from "./telegram-rates.ts";
import { badRequest, Refusal } from "./telegram-refusal.ts";
import { textOfRich } from "./telegram-rich.ts";
import type { ChatRequest, ShownButton, ShownMessage, StandInChat, World } from "./telegram-world.ts";

export type Payload = Readonly<Record<string, unknown>>;

/** A pressed button that waits for its acknowledgement. */
export interface OpenPress {
  user: number;
  chat: number;
  at: number;
}

/** What the presser of a button saw. */
export interface Popup {
  user: number;
  chat: number;
  text: string;
  alert: boolean;
  /** What it opened instead: the presser's private chat with the bot. */
  url?: string;
}

/** What somebody sees who types behind the bot's name. */
export interface InlineAnswer {
  results: readonly InlineResult[];
  next: string;
  cacheSeconds: number;
  isPersonal: boolean;
  button: { text: string; start: string } | null;
}

interface InlineResult {
  id: string;
  type: "article" | "photo";
  title: string;
  description: string;
  /** The message that it becomes. */
  content: Content;
}

export interface MethodDeps {
  world: World;
  clock: Clock;
  /** Null: messages are taken as fast as they come. */
  rates: Rates | null;
  presses: Map<string, OpenPress>;
  /** Inline queries that wait for their answer, by when they were asked. */
  queries: Map<string, number>;
  inlineAnswers: Map<string, InlineAnswer>;
  popups: Popup[];
  menus: Map<string, unknown>;
  /** The bot has left a group. */
  onLeft(chat: number): void;
  me: { id: number; is_bot: true; first_name: string; username: string };
  /** Whether the server is new enough for rich messages. */
  takesRich: boolean;
  /** What its owner has said otherwise to @BotFather. */
  abilities: Partial<Record<"can_join_groups" | "can_read_all_group_messages" | "supports_inline_queries", boolean>>;
}

const mostUnits = 4096;
const mostInCaption = 1024;
const mostFileBytes = 50 * 1024 * 1024;
const mostButtons = 100;
const mostPerRow = 8;
const pressLivesMs = 15_000;

const usualAbilities = { can_join_groups: true, can_read_all_group_messages: false, supports_inline_queries: false };

/** The Bot API's methods by lower-case name, with the refusals of the real server. */
export function createMethods(deps: MethodDeps): ReadonlyMap<string, (payload: Payload) => unknown> {
  const { world, menus } = deps;
  const methods: Record<string, (payload: Payload) => unknown> = {
    getMe: () => ({ ...deps.me, ...usualAbilities, ...deps.abilities }),
    getMyCommands: (payload) => menus.get(menuKey(payload)) ?? [],
    setMyCommands: (payload) => setMyCommands(payload, menus),
    getChat: (payload) => getChat(payload, world),
    getChatMember: (payload) => getChatMember(payload, deps),
    getFile: (payload) => getFile(payload, world),
    leaveChat: (payload) => leaveChat(payload, deps),
    createForumTopic: (payload) => createForumTopic(payload, deps),
    closeForumTopic: (payload) => closeForumTopic(payload, deps),
    answerCallbackQuery: (payload) => answerPress(payload, deps),
    setMessageReaction: (payload) => setMessageReaction(payload, deps),
    answerInlineQuery: (payload) => answerInlineQuery(payload, deps),
    sendMessage: (payload) => sendMessage(payload, contentFrom(payload), deps),
    ...(deps.takesRich ? { sendRichMessage: (payload: Payload) => sendMessage(payload, richFrom(payload), deps) } : {}),
    editMessageText: (payload) => editMessage(payload, textOrRich(payload, deps), deps),
    sendDocument: (payload) => sendMessage(payload, documentFrom(payload, payload["document"], payload), deps),
    sendPhoto: (payload) => sendMessage(payload, photoFrom(payload, payload["photo"], { ...payload, world }), deps),
    editMessageMedia: (payload) => editMessage(payload, mediaFrom(payload, world), deps),
  };
  return new Map(Object.entries(methods).map(([name, method]) => [name.toLowerCase(), method]));
}

function leaveChat(payload: Payload, { world, onLeft }: MethodDeps): true {
  const chat = world.writable(payload["chat_id"]);
  if (chat.type === "private") throw badRequest("chat member status can't be changed in private chats");
  onLeft(chat.id);
  return true;
}

/** Some of those that there are. */
const reactionEmoji = ["👍", "👎", "👌", "🤔", "❤", "🔥", "🎉"];

function setMessageReaction(payload: Payload, { world, me }: MethodDeps): true {
  const chat = world.writable(payload["chat_id"]);
  const message = world.find(chat.id, payload["message_id"]);
  const given = (payload["reaction"] ?? []) as readonly { type?: unknown; emoji?: unknown }[];
  if (!message) throw badRequest("message to react not found");
  if (given.length > 1) throw badRequest("REACTIONS_TOO_MANY");
  if (given.some(({ type, emoji }) => type !== "emoji" || !reactionEmoji.includes(String(emoji))))
    throw badRequest("REACTION_INVALID");
  const [only] = given;
  if (only) message.reactions.set(me.id, String(only.emoji));
  else message.reactions.delete(me.id);
  return true;
}

const topicColours = [0x6fb9f0, 0xffd67e, 0xcb86db, 0x8eee98, 0xff93b2, 0xfb6f5f];

function createForumTopic(payload: Payload, { world, rates }: MethodDeps): object {
  const chat = world.writable(payload["chat_id"]);
  const { name, icon_color: colour } = payload;
  if (!chat.topics) throw badRequest("the chat is not a forum");
  if (!chat.managesTopics) throw badRequest("not enough rights to create a topic");
  if (typeof name !== "string" || name === "" || name.length > 128) throw badRequest("TOPIC_TITLE_INVALID");
  if (colour !== undefined && !topicColours.includes(Number(colour))) throw badRequest("invalid topic icon color specified");
  rates?.take(chat.id);
  const id = world.nextMessageId();
  chat.topics.set(id, "open");
  chat.topicNames.set(id, name);
  return { message_thread_id: id, name, icon_color: colour ?? topicColours[0] };
}

function closeForumTopic(payload: Payload, { world }: MethodDeps): true {
  const chat = world.writable(payload["chat_id"]);
  const topic = Number(payload["message_thread_id"]);
  if (!chat.topics?.has(topic)) throw badRequest("message thread not found");
  if (!chat.managesTopics) throw badRequest("not enough rights to close the topic");
  if (chat.topics.get(topic) === "closed") throw badRequest("TOPIC_NOT_MODIFIED");
  chat.topics.set(topic, "closed");
  return true;
}

function sendMessage(payload: Payload, content: Content, { world, rates }: MethodDeps): object {
  const chat = world.writable(payload["chat_id"]);
  const message: ShownMessage = {
    id: world.nextMessageId(),
    chat: chat.id,
    thread: threadFrom(payload, chat),
    from: null,
    ...content,
    silent: payload["disable_notification"] === true,
    replyTo: replyFrom(payload, chat, world),
    reactions: new Map(),
    edits: 0,
    payload,
  };
  rates?.take(chat.id, payload["allow_paid_broadcast"] === true);
  world.messages.push(message);
  return messageObject(message, chat);
}

function editMessage(payload: Payload, content: Content, { world, rates }: MethodDeps): object {
  const chat = world.writable(payload["chat_id"]);
  const message = world.find(chat.id, payload["message_id"]);
  if (!message) throw badRequest("message to edit not found");
  if (message.from !== null || message.chooser) throw badRequest("message can't be edited");
  // A file's caption is another method's, and nothing takes a file away.
  if ((message.file || message.photo) && !content.file && !content.photo)
    throw badRequest("there is no text in the message to edit");
  const seenIn = ({ text, entities, rich, buttons, file, photo }: Content) =>
    JSON.stringify([text, entities, rich, buttons, file, photo]);
  if (seenIn(message) === seenIn(content)) {
    throw badRequest(
      "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message",
    );
  }
  rates?.take(chat.id);
  Object.assign(message, content, { edits: message.edits + 1, payload });
  return messageObject(message, chat);
}

/** A chat as updates show it: a person has a name, and no title. */
export function chatObject({ id, type, title, topics }: StandInChat): object {
  return { id, type, ...(type === "private" ? { first_name: title } : { title }), ...(topics ? { is_forum: true } : {}) };
}

/** A message as updates and answers show it. */
export function messageObject(message: ShownMessage, chat: StandInChat): object {
  const inTopic = message.thread === null ? {} : { message_thread_id: message.thread, is_topic_message: true };
  return {
    message_id: message.id,
    date: 1,
    chat: chatObject(chat),
    ...(message.file ? { document: documentObject(message, message.file) } : {}),
    ...(message.photo ? { photo: ["s", "x"].map((size) => ({ file_id: `${message.photo?.id}${size}` })) } : {}),
    ...(message.file || message.photo
      ? { caption: message.text, caption_entities: message.entities }
      : message.rich
        ? { rich_message: message.rich }
        : { text: message.text, entities: message.entities }),
    ...(message.buttons.length > 0 ? { reply_markup: { inline_keyboard: message.buttons.map(keyboardRow) } } : {}),
    ...inTopic,
  };
}

function keyboardRow(row: readonly ShownButton[]): object[] {
  return row.map(({ text, data, url }) => (data === undefined ? { text, url } : { text, callback_data: data }));
}

function documentObject({ chat, id }: ShownMessage, { name, content }: { name: string; content: string }): object {
  return { file_id: `document_${chat}_${id}`, file_unique_id: `${id}`, file_name: name, file_size: Buffer.byteLength(content) };
}

/** What a file holds that is in a message, by its id, or by where it lies. */
export function contentOfFile(world: World, id: string): string | null {
  const [, chat, message] = /document_(-?\d+)_(\d+)$/.exec(id) ?? [];
  return world.find(Number(chat), message)?.file?.content ?? null;
}

function getFile({ file_id: id }: Payload, world: World): object {
  const content = contentOfFile(world, String(id));
  if (content === null) throw badRequest("invalid file_id");
  return { file_id: id, file_unique_id: id, file_size: Buffer.byteLength(content), file_path: `documents/${id}` };
}

type Content = Pick<ShownMessage, "text" | "entities" | "rich" | "buttons" | "chooser" | "file" | "photo">;

/** A server that does not know them looks for the text alone. */
function textOrRich(payload: Payload, { takesRich }: MethodDeps): Content {
  return takesRich && payload["rich_message"] !== undefined ? richFrom(payload) : contentFrom(payload);
}

function richFrom({ rich_message: rich, reply_markup: markup, ...other }: Payload): Content {
  for (const name of ["text", "parse_mode", "entities", "link_preview_options"])
    if (name in other) throw badRequest(`${name} can't be used with rich messages`);
  return { text: textOfRich(rich), entities: [], rich: rich as object, ...markupFrom(markup), file: null, photo: null };
}

function contentFrom(payload: Payload): Content {
  const { text, entities } = textFrom(payload);
  if (text.trim() === "") throw badRequest("message text is empty");
  if (text.length > mostUnits) throw badRequest("message is too long");
  return { text, entities, rich: null, ...markupFrom(payload["reply_markup"]), file: null, photo: null };
}

function documentFrom(payload: Payload, named: unknown, captioned: Payload): Content {
  const { name, content } = uploadFrom(payload, named, "document");
  return { ...captionFrom(payload, captioned), file: { name, content }, photo: null };
}

/** A picture that comes up with the request, or one that came up before, by its id of any size. */
function photoFrom(payload: Payload, named: unknown, { world, ...captioned }: Payload & { world: World }): Content {
  const id = typeof named === "string" && !named.startsWith("attach://") ? named.slice(0, -1) : null;
  const known = id === null ? undefined : world.photos.get(id);
  if (id !== null && known === undefined) throw badRequest("wrong file identifier/HTTP URL specified");
  const content = known ?? uploadFrom(payload, named, "photo").content;
  const photo = { id: id ?? `photo-${world.photos.size + 1}-`, content };
  world.photos.set(photo.id, content);
  return { ...captionFrom(payload, captioned), file: null, photo };
}

/** A file that comes up with the request, under its field's name or under the one that `attach://` gives. */
function uploadFrom(payload: Payload, named: unknown, own: string): Upload {
  const uploads = (payload["uploads"] ?? []) as readonly Upload[];
  const field = typeof named === "string" ? /^attach:\/\/(.+)$/.exec(named)?.[1] : own;
  const file = uploads.find((upload) => upload.field === field);
  if (!file) throw badRequest(`there is no ${own} in the request`);
  if (file.bytes === 0) throw badRequest("file must be non-empty");
  if (file.bytes > mostFileBytes) throw new Refusal(413, "Request Entity Too Large");
  return file;
}

function captionFrom(payload: Payload, { caption = "", parse_mode, caption_entities }: Payload): Omit<Content, "file" | "photo"> {
  const { text, entities } = textFrom({ text: caption, parse_mode, entities: caption_entities });
  if (text.length > mostInCaption) throw badRequest("message caption is too long");
  return { text, entities, rich: null, ...markupFrom(payload["reply_markup"]) };
}

function mediaFrom(payload: Payload, world: World): Content {
  const { media } = payload;
  if (isObject(media) && media["type"] === "document") return documentFrom(payload, media["media"], media);
  if (isObject(media) && media["type"] === "photo") return photoFrom(payload, media["media"], { ...media, world });
  throw badRequest("can't parse InputMedia");
}

function textFrom({ text, parse_mode: mode, entities }: Payload): { text: string; entities: Entity[] } {
  if (typeof text !== "string") throw badRequest("message text is empty");
  if (mode === undefined) return { text, entities: entitiesFrom(entities) };
  if (mode !== "HTML") throw badRequest("unsupported parse_mode");
  try {
    return parseHtml(text);
  } catch (error) {
    if (error instanceof UnparsableText) throw badRequest(`can't parse entities: ${error.message}`);
    throw error;
  }
}

function entitiesFrom(given: unknown): Entity[] {
  if (given === undefined) return [];
  const known = z.array(z.looseObject({ type: z.string(), offset: z.number().int(), length: z.number().int().min(1) }));
  const found = known.safeParse(given);
  if (!found.success) throw badRequest("can't parse entities");
  return found.data as unknown as Entity[];
}

function markupFrom(markup: unknown): Pick<ShownMessage, "buttons" | "chooser"> {
  if (isObject(markup) && markup["remove_keyboard"] === true) return { buttons: [], chooser: [] };
  if (isObject(markup) && Array.isArray(markup["keyboard"]))
    return { buttons: [], chooser: markup["keyboard"].flat().map(requestFrom) };
  return { buttons: buttonsFrom(markup), chooser: null };
}

const rights = z.looseObject({
  is_anonymous: z.boolean(),
  can_manage_chat: z.boolean(),
  can_post_messages: z.boolean().optional(),
});
const chatRequest = z.strictObject({
  text: z.string().min(1),
  request_chat: z.strictObject({
    request_id: z.number().int(),
    chat_is_channel: z.boolean(),
    bot_is_member: z.boolean().default(false),
    user_administrator_rights: rights.optional(),
    bot_administrator_rights: rights.optional(),
  }),
});

function requestFrom(button: unknown): ChatRequest {
  const { data } = chatRequest.safeParse(button);
  if (!data) throw badRequest("can't parse keyboard button: expected a chat request");
  const { request_id: id, user_administrator_rights: user, bot_administrator_rights: bot, ...asked } = data.request_chat;
  if (bot?.can_post_messages && !user?.can_post_messages) throw badRequest("USER_RIGHTS_MISSING");
  const posts = bot?.can_post_messages === true;
  return { text: data.text, id, isChannel: asked.chat_is_channel, withBot: asked.bot_is_member, posts };
}

function buttonsFrom(markup: unknown): ShownButton[][] {
  if (markup === undefined) return [];
  if (!isObject(markup) || !Array.isArray(markup["inline_keyboard"])) throw badRequest("object expected as reply markup");
  const rows: unknown[][] = markup["inline_keyboard"].map((row: unknown) => (Array.isArray(row) ? row : []));
  if (rows.flat().length > mostButtons || rows.some((row) => row.length > mostPerRow))
    throw badRequest("reply markup is too long");
  return rows.map((row) => row.map(buttonFrom));
}

function buttonFrom(button: unknown): ShownButton {
  if (!isObject(button)) throw badRequest("can't parse inline keyboard button: expected an Object");
  const { text, callback_data: data, url } = button;
  if (typeof text !== "string" || text.trim() === "")
    throw badRequest("can't parse inline keyboard button: button text must be non-empty");
  if (typeof url === "string") {
    if (!/^(?:https?|tg):\/\/./.test(url)) throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
    return { text, url };
  }
  if (typeof data !== "string")
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  if (data === "" || Buffer.byteLength(data) > 64) throw badRequest("BUTTON_DATA_INVALID");
  return { text, data };
}

function threadFrom({ message_thread_id: thread }: Payload, chat: StandInChat): number | null {
  if (thread === undefined) return null;
  const topic = chat.topics?.get(Number(thread));
  if (!topic) throw badRequest("message thread not found");
  if (topic === "closed" && !chat.managesTopics) throw badRequest("TOPIC_CLOSED");
  return Number(thread);
}

function replyFrom({ reply_parameters: reply }: Payload, chat: StandInChat, world: World): number | null {
  if (!isObject(reply)) return null;
  if (world.find(chat.id, reply["message_id"])) return Number(reply["message_id"]);
  if (reply["allow_sending_without_reply"] === true) return null;
  throw badRequest("message to be replied not found");
}

/** Buttons that start no game open nothing but the bot. */
const startLink = /^https:\/\/t\.me\/linewatch_bot\?start=[\w-]{1,64}$/;

function answerPress(payload: Payload, { presses, popups, clock }: MethodDeps): true {
  const id = String(payload["callback_query_id"]);
  const press = presses.get(id);
  if (!press || clock.now() - press.at > pressLivesMs) {
    throw badRequest("query is too old and response timeout expired or query ID is invalid");
  }
  const text = payload["text"] ?? "";
  if (typeof text !== "string" || text.length > 200) throw badRequest("MESSAGE_TOO_LONG");
  const { url } = payload;
  if (url !== undefined && !startLink.test(String(url))) throw badRequest("URL_INVALID");
  presses.delete(id);
  const opened = url === undefined ? {} : { url: String(url) };
  if (text !== "" || url !== undefined)
    popups.push({ user: press.user, chat: press.chat, text, alert: payload["show_alert"] === true, ...opened });
  return true;
}

const queryLivesMs = 10_000;

function answerInlineQuery(payload: Payload, { world, queries, inlineAnswers, clock }: MethodDeps): true {
  const id = String(payload["inline_query_id"]);
  const askedAt = queries.get(id);
  if (askedAt === undefined || clock.now() - askedAt > queryLivesMs)
    throw badRequest("query is too old and response timeout expired or query ID is invalid");
  const { results, next_offset: next = "", cache_time: cacheSeconds = 300, is_personal: isPersonal = false } = payload;
  if (!Array.isArray(results)) throw badRequest("can't parse inline query results: expected an Array");
  if (results.length > 50) throw badRequest("RESULTS_TOO_MUCH");
  if (typeof next !== "string" || Buffer.byteLength(next) > 64) throw badRequest("NEXT_OFFSET_INVALID");
  const shown = results.map((result: unknown) => inlineResultFrom(result, world));
  if (new Set(shown.map((one) => one.id)).size !== shown.length) throw badRequest("RESULT_ID_DUPLICATE");
  queries.delete(id);
  const button = inlineButtonFrom(payload["button"]);
  inlineAnswers.set(id, { results: shown, next, cacheSeconds: Number(cacheSeconds), isPersonal: isPersonal === true, button });
  return true;
}

function inlineResultFrom(result: unknown, world: World): InlineResult {
  if (!isObject(result)) throw badRequest("can't parse inline query result: expected an Object");
  const { type, id, title = "", description = "" } = result;
  if (typeof id !== "string" || id === "" || Buffer.byteLength(id) > 64) throw badRequest("RESULT_ID_INVALID");
  const named = { id, title: String(title), description: String(description) };
  if (type === "photo") {
    const content = photoFrom({ reply_markup: result["reply_markup"] }, result["photo_file_id"], { ...result, world });
    return { ...named, type, content };
  }
  if (type !== "article" || named.title === "") throw badRequest('can\'t parse inline query result: field "title" must be given');
  const message = result["input_message_content"];
  if (!isObject(message)) throw badRequest('can\'t parse inline query result: field "message_text" must be given');
  const content = contentFrom({ ...message, text: message["message_text"], reply_markup: result["reply_markup"] });
  return { ...named, type, content };
}

function inlineButtonFrom(button: unknown): InlineAnswer["button"] {
  if (button === undefined) return null;
  const { text, start_parameter: start } = isObject(button) ? button : {};
  if (typeof text !== "string" || text === "" || text.length > 64) throw badRequest("BUTTON_TEXT_INVALID");
  if (typeof start !== "string" || !/^[\w-]{1,64}$/.test(start)) throw badRequest("START_PARAM_INVALID");
  return { text, start };
}

/** Anybody may ask what a public chat is called. */
function getChat({ chat_id: id }: Payload, world: World): object {
  const named = [...world.chats.values()].find(({ username }) => username !== null && id === `@${username}`);
  // Who may not write may ask all the same.
  const present = world.chats.get(Number(id));
  const chat = named ?? (present?.shut?.code === 400 ? present : world.writable(id));
  const name = chat.username === null ? {} : { username: chat.username };
  return { ...chatObject(chat), ...name, accent_color_id: 0, max_reaction_count: 11 };
}

function getChatMember(payload: Payload, { world, me }: MethodDeps): object {
  const chat = world.writable(payload["chat_id"]);
  const id = Number(payload["user_id"]);
  const inChannel = (posts: boolean) => (chat.type === "channel" ? { can_post_messages: posts } : {});
  const inGroup = chat.type === "supergroup" ? { can_manage_topics: chat.managesTopics } : {};
  const own = chat.bot === "administrator" ? { ...inChannel(true), ...inGroup } : {};
  if (id === me.id) return { status: chat.bot, user: me, ...own };
  const user = world.users.get(id);
  if (!user) throw badRequest("PARTICIPANT_ID_INVALID");
  if (chat.type === "channel" && chat.bot === "member") throw badRequest("member list is inaccessible");
  const shown = { user: { ...user, is_bot: false } };
  return chat.admins.has(id)
    ? { status: "administrator", ...shown, ...inChannel(!chat.silent.has(id)) }
    : { status: "member", ...shown };
}

const scopes = ["default", "all_private_chats", "all_group_chats", "all_chat_administrators"];

/** A menu belongs to a scope and a language; scopes of single chats are not played here. */
function menuKey({ scope, language_code: language = "" }: Payload): string {
  const type = scope === undefined ? "default" : isObject(scope) ? scope["type"] : null;
  if (!scopes.some((known) => known === type)) throw badRequest("unsupported bot command scope specified");
  if (language !== "" && !/^[a-z]{2}$/.test(String(language))) throw badRequest("invalid language_code specified");
  return `${String(type)} ${String(language)}`;
}

function setMyCommands(payload: Payload, menus: Map<string, unknown>): true {
  const { commands } = payload;
  const key = menuKey(payload);
  if (!Array.isArray(commands) || commands.length > 100) throw badRequest("BOT_COMMANDS_TOO_MUCH");
  for (const item of commands) {
    const { command, description } = isObject(item) ? item : {};
    if (typeof command !== "string" || !/^[a-z0-9_]{1,32}$/.test(command)) throw badRequest("BOT_COMMAND_INVALID");
    if (typeof description !== "string" || description === "" || description.length > 256) {
      throw badRequest("BOT_COMMAND_DESCRIPTION_INVALID");
    }
  }
  menus.set(key, commands);
  return true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
