import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { createTelegramStandIn, type TelegramStandIn } from "./telegram.ts";
import { parseHtml } from "./telegram-html.ts";

const ann = 7;
const forum = -1001;

let clock: FakeClock;
let standIn: TelegramStandIn;
let apiRoot: string;
let token: string;

async function open(options: { strict?: boolean } = {}): Promise<void> {
  clock = createFakeClock();
  standIn = createTelegramStandIn({ clock, ...options });
  ({ apiRoot, token } = await standIn.start());
  standIn.addUser(ann);
  standIn.addGroup({ id: forum, admins: [ann], topics: [45] });
}

beforeEach(() => open());
afterEach(() => standIn.stop());

interface ApiAnswer {
  ok: boolean;
  error_code?: number;
  description?: string;
  parameters?: object;
  result?: unknown;
}

async function call(method: string, payload: object = {}, as = token): Promise<ApiAnswer> {
  const response = await fetch(`${apiRoot}/bot${as}/${method}`, { method: "POST", body: JSON.stringify(payload) });
  const answer = (await response.json()) as ApiAnswer;
  if (!answer.ok) expect(response.status).toBe(answer.error_code);
  return answer;
}

const sendText = (text: string, more: object = {}) => call("sendMessage", { chat_id: ann, text, ...more });
const keyboard = (buttons: object[][]) => ({ reply_markup: { inline_keyboard: buttons } });
const button = { text: "a", callback_data: "x" };

describe("the stand-in of Telegram refuses as Telegram does", () => {
  it.each<[string, string, object]>([
    ["an empty text", "message text is empty", { text: "" }],
    ["a text of markup alone", "message text is empty", { text: "<b> </b>", parse_mode: "HTML" }],
    ["4097 units after entities", "message is too long", { text: `<b>${"x".repeat(4097)}</b>`, parse_mode: "HTML" }],
    [
      "a tag it does not know",
      'can\'t parse entities: Unsupported start tag "br" at byte offset 2',
      { text: "ы<br>", parse_mode: "HTML" },
    ],
    ["an unknown chat", "chat not found", { chat_id: 999 }],
    ["no chat", "chat_id is empty", { chat_id: "" }],
    ["65 bytes behind a button", "BUTTON_DATA_INVALID", keyboard([[{ text: "a", callback_data: "ы".repeat(33) }]])],
    ["nothing behind a button", "BUTTON_DATA_INVALID", keyboard([[{ text: "a", callback_data: "" }]])],
    [
      "a button without a name",
      "can't parse inline keyboard button: button text must be non-empty",
      keyboard([[{ ...button, text: " " }]]),
    ],
    [
      "a button that does nothing",
      "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
      keyboard([[{ text: "a" }]]),
    ],
    [
      "a button with a script",
      "inline keyboard button URL 'javascript:x' is invalid: Wrong HTTP URL",
      keyboard([[{ text: "a", url: "javascript:x" }]]),
    ],
    ["more than a hundred buttons", "reply markup is too long", keyboard(Array.from({ length: 101 }, () => [button]))],
    ["nine buttons in a row", "reply markup is too long", keyboard([Array.from({ length: 9 }, () => button)])],
    ["a topic in a chat without topics", "message thread not found", { message_thread_id: 45 }],
    ["the General topic by its number", "message thread not found", { chat_id: forum, message_thread_id: 1 }],
    ["an answer to no message", "message to be replied not found", { reply_parameters: { message_id: 1 } }],
  ])("%s", async (_, description, payload) => {
    expect(await sendText("x", payload)).toEqual({ ok: false, error_code: 400, description: `Bad Request: ${description}` });
    expect(standIn.messages()).toEqual([]);
  });

  it("edits of messages that are not there, not ours or the same as before", async () => {
    const { result } = await sendText("<b>x</b>", { parse_mode: "HTML" });
    const { message_id: id } = result as { message_id: number };
    const edit = async (payload: object) =>
      (await call("editMessageText", { chat_id: ann, message_id: id, text: "y", ...payload })).description;
    expect(await edit({ message_id: 1 })).toBe("Bad Request: message to edit not found");
    expect(await edit({ message_id: standIn.say(ann, ann, "mine") })).toBe("Bad Request: message can't be edited");
    expect(await edit({ text: "<b>x</b>", parse_mode: "HTML" })).toMatch(/^Bad Request: message is not modified/);
    expect(await edit({ text: "x" })).toBeUndefined();
    expect(standIn.messages()).toMatchObject([{ id, text: "x", entities: [], edits: 1 }]);
  });

  it("chats that are lost, each in its own words", async () => {
    const to = async (chat: number) => (await call("sendMessage", { chat_id: chat, text: "x" })).description;
    standIn.block(ann);
    expect(await to(ann)).toBe("Forbidden: bot was blocked by the user");
    standIn.deactivate(ann);
    expect(await to(ann)).toBe("Forbidden: user is deactivated");
    standIn.kick(forum);
    expect(await to(forum)).toBe("Forbidden: bot was kicked from the supergroup chat");
    standIn.rejoin(forum);
    expect(await to(forum)).toBeUndefined();
    standIn.mute(forum);
    expect(await to(forum)).toBe("Bad Request: not enough rights to send text messages to the chat");
  });

  it("topics that are closed or gone", async () => {
    const toTopic = async () => (await call("sendMessage", { chat_id: forum, message_thread_id: 45, text: "x" })).description;
    expect(await toTopic()).toBeUndefined();
    standIn.closeTopic(forum, 45);
    expect(await toTopic()).toBe("Bad Request: TOPIC_CLOSED");
    standIn.deleteTopic(forum, 45);
    expect(await toTopic()).toBe("Bad Request: message thread not found");
  });

  it("a group that became a supergroup, with its new id", async () => {
    standIn.addGroup({ id: -5, type: "group" });
    standIn.migrate(-5, -1005);
    expect(await call("sendMessage", { chat_id: -5, text: "x" })).toMatchObject({
      error_code: 400,
      parameters: { migrate_to_chat_id: -1005 },
    });
    expect(await call("sendMessage", { chat_id: -1005, text: "x" })).toMatchObject({ ok: true });
  });

  it("a wrong token and unknown methods", async () => {
    expect(await call("getMe", {}, "1:wrong")).toMatchObject({ error_code: 401, description: "Unauthorized" });
    expect(await call("sendNothing")).toMatchObject({ error_code: 404, description: "Not Found: method not found" });
    expect(await call("GETME")).toMatchObject({ ok: true });
  });

  it("presses acknowledged late, twice or never made, and pop-ups over 200 characters", async () => {
    await sendText("x", keyboard([[button]]));
    const press = () => standIn.press(standIn.messages()[0] ?? expect.fail(), "a", ann);
    const tooOld = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    const answer = async (id: string, more: object = {}) =>
      (await call("answerCallbackQuery", { callback_query_id: id, ...more })).description;
    const id = press();
    expect(await answer(id, { text: "x".repeat(201) })).toBe("Bad Request: MESSAGE_TOO_LONG");
    expect(await answer(id, { text: "hello" })).toBeUndefined();
    expect(await answer(id)).toBe(tooOld);
    expect(await answer("999")).toBe(tooOld);
    const late = press();
    await clock.advance(15_001);
    expect(await answer(late)).toBe(tooOld);
    expect(standIn.popups()).toEqual([{ user: ann, chat: ann, text: "hello", alert: false }]);
  });

  it("menus with bad names, descriptions, languages or scopes", async () => {
    const menu = async (command: string, description: string, language = "") =>
      (await call("setMyCommands", { commands: [{ command, description }], language_code: language })).description;
    expect(await menu("Odds", "x")).toBe("Bad Request: BOT_COMMAND_INVALID");
    expect(await menu("odds", "x".repeat(257))).toBe("Bad Request: BOT_COMMAND_DESCRIPTION_INVALID");
    expect(await menu("odds", "x", "pt-BR")).toBe("Bad Request: invalid language_code specified");
    expect(await menu("odds", "x", "ru")).toBeUndefined();
    const scoped = async (scope: unknown) =>
      (await call("setMyCommands", { commands: [{ command: "odds", description: "x" }], scope })).description;
    expect(await scoped({ type: "everybody" })).toBe("Bad Request: unsupported bot command scope specified");
    expect(await scoped("all_group_chats")).toBe("Bad Request: unsupported bot command scope specified");
    expect(await scoped({ type: "all_group_chats" })).toBeUndefined();
    expect(standIn.menu("member", "ru")).toEqual([{ command: "odds", description: "x" }]);
  });

  it("says who administers a group", async () => {
    standIn.addUser(8);
    const status = async (user: number) => (await call("getChatMember", { chat_id: forum, user_id: user })).result;
    expect(await status(ann)).toMatchObject({ status: "administrator" });
    expect(await status(8)).toMatchObject({ status: "member" });
    expect(await call("getChatMember", { chat_id: forum, user_id: 9 })).toMatchObject({ error_code: 400 });
  });

  it("says which group has topics, and whether the bot may manage them", async () => {
    const chat = async (id: number) => (await call("getChat", { chat_id: id })).result;
    expect(await chat(forum)).toMatchObject({ is_forum: true });
    expect(await chat(ann)).not.toHaveProperty("is_forum");
    const { id } = (await call("getMe", {})).result as { id: number };
    const own = async () => (await call("getChatMember", { chat_id: forum, user_id: id })).result;
    expect(await own()).toMatchObject({ status: "member" });
    for (const may of [true, false]) {
      standIn.letManageTopics(forum, may);
      expect(await own()).toMatchObject({ status: "administrator", can_manage_topics: may });
    }
  });
});

describe("the stand-in's updates", () => {
  const ids = async (payload: object) =>
    ((await call("getUpdates", payload)).result as { update_id: number }[]).map(({ update_id }) => update_id);

  it("stay until they are confirmed by a higher offset", async () => {
    standIn.say(ann, ann, "one");
    standIn.say(ann, ann, "two");
    const [first, second] = await ids({});
    expect(await ids({ limit: 1 })).toEqual([first]);
    expect(await ids({ offset: second })).toEqual([second]);
    expect(standIn.updatesWaiting()).toBe(1);
  });

  it("end a long poll as soon as there is one", async () => {
    const poll = ids({ timeout: 50 });
    await standIn.eventually(() => standIn.isPolled());
    standIn.say(ann, ann, "now");
    expect(await poll).toHaveLength(1);
  });

  it("go to one poller: the first is thrown out by the second", async () => {
    const first = call("getUpdates", { timeout: 50 });
    await standIn.eventually(() => standIn.isPolled());
    expect(await call("getUpdates")).toMatchObject({ ok: true });
    expect(await first).toMatchObject({
      error_code: 409,
      description: expect.stringMatching(/^Conflict: terminated by other getUpdates/),
    });
  });

  it("are only those that the poller asked to see", async () => {
    await call("getUpdates", { allowed_updates: ["message"] });
    standIn.block(ann);
    standIn.say(ann, ann, "x");
    expect(await ids({})).toHaveLength(1);
  });
});

describe("the stand-in in its strict mode", () => {
  beforeEach(async () => {
    await standIn.stop();
    await open({ strict: true });
  });

  const codes = async (chats: readonly number[]) => {
    const answers = [];
    for (const chat of chats) answers.push(await call("sendMessage", { chat_id: chat, text: "x" }));
    return answers;
  };

  it("takes 30 messages a second", async () => {
    const users = Array.from({ length: 31 }, (_, index) => 100 + index);
    for (const user of users) standIn.addUser(user);
    const answers = await codes(users);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
    expect(answers[30]).toMatchObject({
      error_code: 429,
      description: "Too Many Requests: retry after 3",
      parameters: { retry_after: 3 },
    });
    await clock.advance(1_000);
    expect(await call("sendMessage", { chat_id: 130, text: "x" })).toMatchObject({ ok: true });
  });

  it("takes a short burst in one chat and then about one a second", async () => {
    expect((await codes([ann, ann, ann, ann])).map(({ ok }) => ok)).toEqual([true, true, true, false]);
    await clock.advance(3_000);
    expect(await sendText("x")).toMatchObject({ ok: true });
  });

  it("takes 20 messages a minute in one group", async () => {
    for (let sent = 0; sent < 20; sent++) {
      expect(await call("sendMessage", { chat_id: forum, text: "x" })).toMatchObject({ ok: true });
      await clock.advance(1_100);
    }
    expect(await call("sendMessage", { chat_id: forum, text: "x" })).toMatchObject({
      error_code: 429,
      parameters: { retry_after: 38 },
    });
  });
});

describe("the stand-in's reading of HTML", () => {
  it.each([
    ["<b>x", `Can't find end tag corresponding to start tag "b"`],
    ["x</b>", "Unexpected end tag at byte offset 1"],
    ["<b>x</i>", `Unmatched end tag at byte offset 4, expected "</b>", found "</i>"`],
    ["<b", "Unclosed start tag at byte offset 0"],
    ['<a href="x"', `Unclosed start tag "a" at byte offset 0`],
    ["<b>x</b", "Unclosed end tag at byte offset 4"],
    ["a < b", `Unsupported start tag "" at byte offset 2`],
    ["<span>x</span>", `Tag "span" must have class "tg-spoiler" at byte offset 0`],
    ['<tg-time unix="0">x</tg-time>', "Invalid date-time entity Unix time specified"],
    ['<tg-time unix="5" format="rt">x</tg-time>', "Invalid date-time entity format specified"],
  ])("refuses %s", (html, reason) => {
    expect(() => parseHtml(html)).toThrow(reason);
  });

  it.each([
    ["&lt;b&gt; &amp;amp; &quot; &#39; &#x1F600;", `<b> &amp; " ' 😀`],
    ["&nbsp; &apos; & &;", "&nbsp; &apos; & &;"],
    ["a > b", "a > b"],
  ])("decodes four names and numbers and leaves the rest: %s", (html, text) => {
    expect(parseHtml(html)).toEqual({ text, entities: [] });
  });

  it("counts entities in UTF-16 units of the text that is left", () => {
    expect(parseHtml('😀 <b>a<i>b</i></b> <a href="https://x.example/?a=1&amp;b=2">c</a>')).toEqual({
      text: "😀 ab c",
      entities: [
        { type: "italic", offset: 4, length: 1 },
        { type: "bold", offset: 3, length: 2 },
        { type: "text_link", offset: 6, length: 1, url: "https://x.example/?a=1&b=2" },
      ],
    });
  });
});
