import { randomBytes } from "node:crypto";
import { type Clock, systemClock } from "../../src/clock.ts";
import {
  chatObject,
  contentOfFile,
  createMethods,
  type InlineAnswer,
  type MethodDeps,
  messageObject,
  type OpenPress,
  type Payload,
  type Popup,
} from "./telegram-methods.ts";
import { createRates } from "./telegram-rates.ts";
import { badRequest, Refusal, tooMany } from "./telegram-refusal.ts";
import { createApiServer, type Failure, type HandledRequest } from "./telegram-server.ts";
import { createUpdates, type Updates } from "./telegram-updates.ts";
import { createWorld, type ShownMessage, type StandInChat, type StandInUser } from "./telegram-world.ts";

export type { InlineAnswer } from "./telegram-methods.ts";
export type { Failure } from "./telegram-server.ts";
export type { ShownMessage } from "./telegram-world.ts";

interface SayOptions {
  thread?: number;
  /** A topic message has both marks; a reply in an ordinary group has a thread only. */
  isTopic?: boolean;
  /** `chat`: an anonymous administrator. A number: a channel speaks through the group. */
  as?: "chat" | number;
}

interface GroupOptions {
  id: number;
  type?: "group" | "supergroup" | "channel";
  title?: string;
  username?: string | null;
  admins?: readonly number[];
  /** Administrators of a channel who may not post. */
  silent?: readonly number[];
  topics?: readonly number[];
  /** What the bot is there; an administrator of a channel, a member of a group. */
  bot?: StandInChat["bot"];
  /** The bot has the right to manage topics. */
  managesTopics?: boolean;
}

/** A Bot API server with people on the other side of it. Chats and messages are as the people see them. */
export interface TelegramStandIn {
  start(): Promise<{ apiRoot: string; token: string }>;
  stop(): Promise<void>;
  /** Somebody whose private chat the bot may write to. */
  addUser(id: number, options?: { name?: string; language?: string }): void;
  addGroup(options: GroupOptions): void;
  /** A person writes; gives the message's id. */
  say(chat: number, user: number, text: string, options?: SayOptions): number;
  /** A person sends a file; gives the message's id. */
  send(chat: number, user: number, file: { name: string; content: string }, caption?: string): number;
  /** A person changes what they wrote. */
  edit(chat: number, user: number, messageId: number, text: string): void;
  /** A person answers a message. */
  answer(chat: number, user: number, to: number, text: string): void;
  /** A post in a channel. */
  post(channel: number, text: string): number;
  /** A person presses a button by its label; gives the id of the press. */
  press(message: ShownMessage, label: string, user: number): string;
  /** A person's program says that a button with these data was pressed, whether the message has one or not: Telegram does not look. */
  pressData(message: ShownMessage, data: string, user: number): string;
  /**
   * A person puts an emoji under a message in place of the one that they had, or takes it away. The bot is told of it in private,
   * and in groups that it administers, if it asks for that.
   */
  react(message: ShownMessage, user: number, emoji: string | null): void;
  /** The bot becomes an administrator of a group. */
  makeAdministrator(chat: number): void;
  /** What the bot has put under a message; null for nothing. */
  ownReaction(message: ShownMessage): string | null;
  /** A person presses a button in place of their letters and chooses a chat; fails where Telegram would not offer that one. */
  choose(message: ShownMessage, label: string, user: number, chat: number): void;
  /** Somebody makes the bot an administrator of a channel who may post. */
  appoint(channel: number, by: number): void;
  /** A person administers a chat, or does not any more. */
  promote(chat: number, user: number): void;
  demote(chat: number, user: number): void;
  /** A person types behind the bot's name in another chat; gives the id of the query. Nothing comes of it where inline mode is off. */
  type(user: number, query: string, offset?: string): string;
  /** What an inline query was answered with; null while it was not. */
  inlineAnswer(id: string): InlineAnswer | null;
  /** Any update, as it is. */
  update(update: object): void;
  /** What the bot has written to a chat, oldest first, edits applied. */
  messages(chat?: number): readonly ShownMessage[];
  popups(): readonly Popup[];
  /** Presses that nobody has acknowledged. */
  openPresses(): number;
  requests(method?: string): readonly HandledRequest[];
  /** What somebody sees who types a slash: the most fitting menu that was set, as in Telegram's own order. */
  menu(where: "private" | "member" | "administrator", language?: string): unknown;
  block(user: number): void;
  unblock(user: number): void;
  deactivate(user: number): void;
  kick(chat: number): void;
  /** Somebody adds the bot to a group, for the first time or again. */
  rejoin(chat: number, by?: number): void;
  /** Takes the right to write, but not the membership. */
  mute(chat: number): void;
  /** Gives it back, of which no bot is told. */
  unmute(chat: number): void;
  closeTopic(chat: number, topic: number): void;
  /** Opens it again, which a service message tells. */
  reopenTopic(chat: number, topic: number): void;
  deleteTopic(chat: number, topic: number): void;
  /** Gives the bot the right to manage topics, or takes it. */
  letManageTopics(chat: number, may: boolean): void;
  /** The topics that the bot has made, the oldest first; the state of one that was deleted is null. */
  topicsOf(chat: number): readonly { id: number; name: string; state: "open" | "closed" | null }[];
  deleteMessage(message: ShownMessage): void;
  /** A group becomes a supergroup with another id. With `quietly` nobody tells the bot. */
  migrate(chat: number, to: number, options?: { quietly?: boolean }): void;
  /** The next requests to this method fail. */
  failNext(method: string, failure: Failure, times?: number): void;
  /** From now on what is sent, edited or probed fails; `failureOf` is asked for each request in turn. Null ends that. */
  breakDown(failureOf: ((nth: number) => Failure) | null): void;
  /** For so long whatever is sent to this chat, or edited there, meets a 429 that says how much is left; to all chats for null. */
  limit(chat: number | null, forMs: number): void;
  updatesWaiting(): number;
  /** The webhook as it was set; null without one. */
  webhook: Updates["webhook"];
  bring: Updates["bring"];
  /** Somebody is waiting for updates. */
  isPolled(): boolean;
  allowedUpdates(): unknown;
  /** Waits until `check` gives something; looks after every request and in between. */
  eventually<T>(check: () => T | null | undefined | false): Promise<T>;
}

interface StandInOptions {
  /** Decides on late acknowledgements and on rates. */
  clock?: Clock;
  token?: string;
  abilities?: MethodDeps["abilities"];
  /** An older Bot API server knows no rich messages. */
  takesRich?: boolean;
  /** Enforces the rates that Telegram is known for. */
  strict?: boolean;
  /** How long a message is on its way. */
  latencyMs?: number;
}

/** What an outage is made of. Updates are none of it: nobody who only listens is told less. */
const breakable = new Set(["sendmessage", "sendrichmessage", "editmessagetext", "getme"]);
const botUser = { id: 4242, is_bot: true as const, first_name: "Linewatch", username: "linewatch_bot" };

export function createTelegramStandIn({
  clock = systemClock,
  token = `4242:${randomBytes(16).toString("hex")}`,
  abilities = {},
  takesRich = true,
  strict = false,
  latencyMs = 0,
}: StandInOptions = {}): TelegramStandIn {
  const world = createWorld();
  const updates = createUpdates();
  const presses = new Map<string, OpenPress>();
  const popups: Popup[] = [];
  const queries = new Map<string, number>();
  const inlineAnswers = new Map<string, InlineAnswer>();
  const menus = new Map<string, unknown>();
  const handled: HandledRequest[] = [];
  const failures = new Map<string, Failure[]>();
  const watchers = new Set<() => void>();
  const rates = strict ? createRates(clock) : null;
  const onLeft = (chat: number): void => shut(chat, `bot is not a member of the ${chatOf(chat).type} chat`, "left");
  const methods = createMethods({
    world,
    clock,
    rates,
    presses,
    queries,
    inlineAnswers,
    popups,
    menus,
    onLeft,
    me: botUser,
    abilities,
    takesRich,
  });
  const server = createApiServer({
    token,
    call,
    fileAt: (path) => contentOfFile(world, path),
    failureOf: (method) => (breaksDown && breakable.has(method) ? breaksDown(broken++) : failures.get(method)?.shift()),
    arrival: (method) => (latencyMs > 0 && method === "sendmessage" ? clock.sleep(latencyMs) : undefined),
    handled(request) {
      handled.push(request);
      for (const look of [...watchers]) look();
    },
  });
  let pressCount = 0;
  let breaksDown: ((nth: number) => Failure) | null = null;
  let broken = 0;
  const limits = new Map<number | null, number>();

  async function call(method: string, payload: Payload, gone: AbortSignal): Promise<unknown> {
    if (method === "getupdates") return updates.get(payload, gone);
    if (method === "setwebhook") return updates.setWebhook(payload);
    if (method === "deletewebhook") return updates.setWebhook(null);
    if (breakable.has(method)) refuseLimited(Number(payload["chat_id"]));
    const found = methods.get(method);
    if (!found) throw new Refusal(404, "Not Found: method not found");
    return found(payload);
  }

  function refuseLimited(chat: number): void {
    const until = Math.max(limits.get(chat) ?? 0, limits.get(null) ?? 0);
    if (until > clock.now()) throw tooMany(Math.ceil((until - clock.now()) / 1000));
  }

  function chatOf(id: number): StandInChat {
    const chat = world.chats.get(id);
    if (!chat) throw new Error(`the stand-in knows no chat ${id}`);
    return chat;
  }

  function write(chat: StandInChat, from: number, text: string, thread: number | null): ShownMessage {
    const message: ShownMessage = {
      id: world.nextMessageId(),
      chat: chat.id,
      thread,
      from,
      text,
      entities: [],
      rich: null,
      buttons: [],
      chooser: null,
      file: null,
      photo: null,
      silent: false,
      replyTo: null,
      reactions: new Map(),
      edits: 0,
      payload: {},
    };
    world.messages.push(message);
    return message;
  }

  function membership(chat: StandInChat, status: string, by?: number): void {
    const identity = chatObject(chat);
    const from = { ...world.users.get(by ?? chat.id), is_bot: false };
    const before = { status: status === "member" ? "left" : "member", user: botUser };
    const changed = { chat: identity, from, date: 1, old_chat_member: before, new_chat_member: { status, user: botUser } };
    updates.push({ my_chat_member: changed });
  }

  function shut(id: number, description: string, status: string | null): void {
    const chat = chatOf(id);
    chat.shut = new Refusal(403, `Forbidden: ${description}`);
    if (status !== null) membership(chat, status);
  }

  function reopen(id: number, by?: number): void {
    chatOf(id).shut = null;
    membership(chatOf(id), "member", by);
  }

  function quoted(message: ShownMessage): object {
    const from = message.from === null ? botUser : { ...world.users.get(message.from), is_bot: false };
    return { ...messageObject(message, chatOf(message.chat)), from };
  }

  const standIn: TelegramStandIn = {
    start: async () => ({ apiRoot: await server.start(), token }),
    async stop() {
      updates.close();
      await server.stop();
    },
    addUser(id, { name = `User ${id}`, language = "en" } = {}) {
      world.users.set(id, { id, first_name: name, language_code: language });
      if (!world.chats.has(id)) world.chats.set(id, newChat({ id, type: "private", title: name }));
    },
    addGroup({ id, type = "supergroup", title = "Group", username = null, admins = [], silent = [], topics, ...more }) {
      const { bot, managesTopics = false } = more;
      const open = topics ? new Map(topics.map((topic) => [topic, "open" as const])) : null;
      const people = { admins: new Set(admins), silent: new Set(silent) };
      const there = bot ?? (type === "channel" || managesTopics ? "administrator" : "member");
      world.chats.set(id, { ...newChat({ id, type, title }), ...people, username, bot: there, topics: open, managesTopics });
    },
    say(id, user, text, { thread, isTopic = thread !== undefined, as } = {}) {
      if (!world.users.has(user)) standIn.addUser(user);
      const chat = chatOf(id);
      const message = write(chat, user, text, isTopic ? (thread ?? null) : null);
      const place = thread === undefined ? {} : { message_thread_id: thread, ...(isTopic ? { is_topic_message: true } : {}) };
      updates.push({ message: { ...messageObject(message, chat), ...place, ...speaker(world.users.get(user), chat, as) } });
      return message.id;
    },
    send(id, user, file, caption = "") {
      const chat = chatOf(id);
      const message = write(chat, user, caption, null);
      message.file = file;
      updates.push({ message: { ...messageObject(message, chat), ...speaker(world.users.get(user), chat, undefined) } });
      return message.id;
    },
    edit(id, user, messageId, text) {
      const message = world.messages.find((one) => one.chat === id && one.id === messageId);
      if (!message) throw new Error(`no message ${messageId}`);
      message.text = text;
      const told = { ...messageObject(message, chatOf(id)), ...speaker(world.users.get(user), chatOf(id), undefined) };
      updates.push({ edited_message: { ...told, edit_date: Math.floor(clock.now() / 1000) } });
    },
    answer(id, user, to, text) {
      const chat = chatOf(id);
      const asked = world.messages.find((one) => one.chat === id && one.id === to);
      const message = {
        ...messageObject(write(chat, user, text, null), chat),
        ...speaker(world.users.get(user), chat, undefined),
      };
      updates.push({ message: { ...message, ...(asked ? { reply_to_message: quoted(asked) } : {}) } });
    },
    post(id, text) {
      const chat = chatOf(id);
      const message = write(chat, id, text, null);
      updates.push({
        channel_post: { ...messageObject(message, chat), sender_chat: { id, type: "channel", title: chat.title } },
      });
      return message.id;
    },
    press(message, label, user) {
      const button = message.buttons.flat().find(({ text }) => text === label);
      if (button?.data === undefined) throw new Error(`no button "${label}" on message ${message.id}`);
      return standIn.pressData(message, button.data, user);
    },
    pressData(message, data, user) {
      if (!world.users.has(user)) standIn.addUser(user);
      const id = String(++pressCount);
      presses.set(id, { user, chat: message.chat, at: clock.now() });
      const from = { ...world.users.get(user), is_bot: false };
      const asked = world.messages.find(({ id: one, chat }) => one === message.replyTo && chat === message.chat);
      const shown = {
        ...messageObject(message, chatOf(message.chat)),
        ...(asked ? { reply_to_message: quoted(asked) } : {}),
      };
      updates.push({ callback_query: { id, from, chat_instance: "1", message: shown, data } });
      return id;
    },
    react(message, user, emoji) {
      const shown = world.find(message.chat, message.id);
      const chat = chatOf(message.chat);
      if (!shown) throw new Error(`no message ${message.id}`);
      const typesOf = (of: string | null | undefined) => (of ? [{ type: "emoji", emoji: of }] : []);
      const before = typesOf(shown.reactions.get(user));
      if (emoji === null) shown.reactions.delete(user);
      else shown.reactions.set(user, emoji);
      if (chat.type !== "private" && chat.bot !== "administrator") return;
      const from = { ...world.users.get(user), is_bot: false };
      const changed = { chat: chatObject(chat), message_id: message.id, user: from, date: 1 };
      updates.push({ message_reaction: { ...changed, old_reaction: before, new_reaction: typesOf(emoji) } });
    },
    makeAdministrator(chat) {
      chatOf(chat).bot = "administrator";
    },
    ownReaction: (message) => world.find(message.chat, message.id)?.reactions.get(botUser.id) ?? null,
    choose(message, label, user, id) {
      const request = message.chooser?.find(({ text }) => text === label);
      if (!request) throw new Error(`no button "${label}" in place of letters`);
      const [chat, where] = [chatOf(id), chatOf(message.chat)];
      const isOffered =
        (chat.type === "channel") === request.isChannel &&
        (!request.withBot || chat.shut === null) &&
        (!request.posts || (chat.bot === "administrator" && chat.admins.has(user) && !chat.silent.has(user)));
      if (!isOffered) throw new Error(`Telegram would not offer chat ${id}`);
      const said = { ...messageObject(write(where, user, "", null), where), text: undefined };
      const from = speaker(world.users.get(user), where, undefined);
      updates.push({ message: { ...said, ...from, chat_shared: { request_id: request.id, chat_id: id } } });
    },
    appoint(id, by) {
      const chat = chatOf(id);
      Object.assign(chat, { shut: null, bot: "administrator" });
      const from = { ...world.users.get(by), is_bot: false };
      const now = { status: "administrator", user: botUser, can_post_messages: true };
      const before = { status: "left", user: botUser };
      const identity = chatObject(chat);
      updates.push({ my_chat_member: { chat: identity, from, date: 1, old_chat_member: before, new_chat_member: now } });
    },
    promote: (id, user) => void chatOf(id).admins.add(user),
    demote: (id, user) => void chatOf(id).admins.delete(user),
    type(user, query, offset = "") {
      if (!world.users.has(user)) standIn.addUser(user);
      const id = String(++pressCount);
      if (abilities.supports_inline_queries !== true || query.length > 256) return id;
      queries.set(id, clock.now());
      const from = { ...world.users.get(user), is_bot: false };
      updates.push({ inline_query: { id, from, query, offset, chat_type: "group" } });
      return id;
    },
    inlineAnswer: (id) => inlineAnswers.get(id) ?? null,
    update: (update) => updates.push(update),
    messages: (chat) => world.messages.filter(({ from, chat: id }) => from === null && (chat === undefined || chat === id)),
    popups: () => popups,
    openPresses: () => presses.size,
    requests: (method) => handled.filter((request) => method === undefined || request.method === method.toLowerCase()),
    menu(where, language = "") {
      const scopes = {
        private: ["all_private_chats"],
        member: ["all_group_chats"],
        administrator: ["all_chat_administrators", "all_group_chats"],
      };
      const keys = [...scopes[where], "default"].flatMap((scope) => [`${scope} ${language}`, `${scope} `]);
      return keys.map((key) => menus.get(key)).find((menu) => menu !== undefined);
    },
    block: (user) => shut(user, "bot was blocked by the user", "kicked"),
    unblock: reopen,
    deactivate: (user) => shut(user, "user is deactivated", null),
    kick: (chat) => shut(chat, `bot was kicked from the ${chatOf(chat).type} chat`, "kicked"),
    rejoin: reopen,
    mute(chat) {
      chatOf(chat).shut = badRequest("not enough rights to send text messages to the chat");
    },
    unmute(chat) {
      chatOf(chat).shut = null;
    },
    reopenTopic(chat, topic) {
      chatOf(chat).topics?.set(topic, "open");
      const told = { forum_topic_reopened: {}, message_thread_id: topic, is_topic_message: true };
      const service = messageObject(write(chatOf(chat), chat, "", topic), chatOf(chat));
      updates.push({ message: { ...service, ...told } });
    },
    closeTopic: (chat, topic) => void chatOf(chat).topics?.set(topic, "closed"),
    deleteTopic: (chat, topic) => void chatOf(chat).topics?.delete(topic),
    letManageTopics(chat, may) {
      // Only administrators have it.
      Object.assign(chatOf(chat), { managesTopics: may, ...(may ? { bot: "administrator" } : {}) });
    },
    topicsOf(chat) {
      const { topics, topicNames } = chatOf(chat);
      return [...topicNames].map(([id, name]) => ({ id, name, state: topics?.get(id) ?? null }));
    },
    deleteMessage(message) {
      world.messages.splice(world.messages.indexOf(message), 1);
    },
    migrate(id, to, { quietly = false } = {}) {
      const old = chatOf(id);
      world.chats.set(to, { ...old, id: to, type: "supergroup" });
      old.migratedTo = to;
      const service = messageObject(write(old, 0, "", null), old);
      if (!quietly) updates.push({ message: { ...service, text: undefined, migrate_to_chat_id: to } });
    },
    failNext(method, failure, times = 1) {
      const name = method.toLowerCase();
      failures.set(name, [...(failures.get(name) ?? []), ...Array.from({ length: times }, () => failure)]);
    },
    breakDown(failureOf) {
      breaksDown = failureOf;
    },
    limit: (chat, forMs) => void limits.set(chat, clock.now() + forMs),
    isPolled: () => updates.isPolled(),
    updatesWaiting: () => updates.waiting(),
    webhook: updates.webhook,
    bring: updates.bring,
    allowedUpdates: () => updates.allowed(),
    eventually: (check) => eventually(check, watchers),
  };
  return standIn;
}

const noTopics = { topics: null, topicNames: new Map(), managesTopics: false };

function newChat(chat: Pick<StandInChat, "id" | "type" | "title">): StandInChat {
  const nobody = { admins: new Set<number>(), silent: new Set<number>() };
  return { ...chat, ...nobody, username: null, bot: "member", ...noTopics, shut: null, migratedTo: null };
}

/** `from` and `sender_chat` of a message, as Telegram fills them for people, anonymous administrators and channels. */
function speaker(user: StandInUser | undefined, chat: StandInChat, as: SayOptions["as"]): object {
  if (as === undefined) return { from: { ...user, is_bot: false } };
  const sender = as === "chat" ? { id: chat.id, type: chat.type } : { id: as, type: "channel" };
  return { from: { id: 1087968824, is_bot: true, first_name: "Group" }, sender_chat: { ...sender, title: "Sender" } };
}

/** Looks every 5 ms and after each request, a thousand times in all: on a busy machine that takes longer. */
function eventually<T>(check: () => T | null | undefined | false, watchers: Set<() => void>): Promise<T> {
  return new Promise((resolve, reject) => {
    let looksLeft = 1_000;
    const again = setInterval(() => {
      looksLeft--;
      if (looksLeft === 0) end(() => reject(new Error(`this never came about: ${check}`)));
      else look();
    }, 5);
    function end(settle: () => void): void {
      clearInterval(again);
      watchers.delete(look);
      settle();
    }
    function look(): void {
      const found = check();
      if (found !== null && found !== undefined && found !== false) end(() => resolve(found));
    }
    watchers.add(look);
    look();
  });
}
