import type { MessageReactionUpdated, Update } from "grammy/types";
import { describe, expect, it } from "vitest";
import { askedBy, pressFromData } from "../../../src/platforms/telegram/keyboard.ts";
import {
  allowedUpdates,
  callFromUpdate,
  chatOfUpdate,
  newsFromUpdate,
  reactionFromUpdate,
  type UpdateContext,
} from "../../../src/platforms/telegram/update.ts";

const ann = { id: 7, is_bot: false, first_name: "Ann", language_code: "ru" };
const anonymous = { id: 1087968824, is_bot: true, first_name: "Group" };
const inPrivate = { id: 7, type: "private" as const, first_name: "Ann" };
const inGroup = { id: -1001, type: "supergroup" as const, title: "Fans" };

function context(asked: string[] = []): UpdateContext {
  return {
    username: "Linewatch_Bot",
    commands: new Set(["odds", "start", "watch"]),
    async mayManage(chat, person) {
      asked.push(`${chat}:${person}`);
      return true;
    },
  };
}

function message(fields: object): Update {
  return { update_id: 1, message: { message_id: 5, date: 1, from: ann, chat: inPrivate, ...fields } } as Update;
}

function press(fields: object): Update {
  const on = { message_id: 9, date: 1, chat: inGroup };
  return { update_id: 1, callback_query: { id: "1", from: ann, chat_instance: "1", message: on, ...fields } } as Update;
}

const asked = (update: Update) => callFromUpdate(update, context())?.call;

describe("the asker of what follows from a press", () => {
  const markup = (...data: string[]) => ({ inline_keyboard: [data.map((one) => ({ text: one, callback_data: one }))] });
  const carried = (data: string, person: string) => {
    const [[button] = []] = askedBy(person, markup(data)).inline_keyboard;
    return button && "callback_data" in button ? button.callback_data : "";
  };

  it.each([["7"], ["8589934592"], ["-1001234567890"]])("comes back with the button: %s", (person) => {
    const data = carried("~mute #17", person);
    const replace = { command: "mute", text: "#17", replace: true, below: true };
    expect(pressFromData(data)).toEqual({ press: replace, asker: person });
    expect(callFromUpdate(press({ data }), context())?.askedBy).toBe(person);
  });

  it("is left out where the button has no room for it, and nothing else is lost", () => {
    const full = `=odds ${"x".repeat(58)}`;
    expect(carried(full, "8589934592")).toBe(full);
    expect(pressFromData(full)).toMatchObject({ press: { text: "x".repeat(58) }, asker: null });
  });

  it.each([["nonsense"], ["odds #17"], ["1=ODDS"]])("is nothing in %j, which is no press", (data) => {
    expect(pressFromData(data)).toBeNull();
  });
});

describe("a Telegram update becomes a call", () => {
  it.each([
    ["/odds arsenal chelsea", "odds", "arsenal chelsea"],
    ["/ODDS   arsenal", "odds", "arsenal"],
    ["/odds@linewatch_bot arsenal", "odds", "arsenal"],
    ["/odds\narsenal", "odds", "arsenal"],
    ["/odds", "odds", ""],
    ["/start m-17", "start", "m-17"],
    ["/whatever x", "whatever", "x"],
    ["arsenal chelsea", "odds", "arsenal chelsea"],
    ["/спартак", "odds", "спартак"],
    ["/odds fc\u200b.example", "odds", "fc.example"],
  ])("in private %j asks for %s with %j", (text, command, rest) => {
    expect(asked(message({ text }))).toMatchObject({ command, text: rest, place: "private", source: "typed", options: null });
  });

  it.each([
    ["plain words", { text: "arsenal" }],
    ["a command of another bot", { text: "/odds@other_bot arsenal" }],
    ["a command that is not ours and does not name us", { text: "/weather" }],
    ["a command in a caption", { caption: "/odds arsenal", photo: [] }],
    ["a service message", { new_chat_members: [] }],
  ])("ignores in a group %s", (_, fields) => {
    expect(asked(message({ chat: inGroup, ...fields }))).toBeUndefined();
  });

  const bot = { id: 99, is_bot: true, first_name: "Linewatch", username: "Linewatch_Bot" };
  const toUs = { reply_to_message: { message_id: 4, date: 1, chat: inGroup, from: bot } };

  it.each([
    ["voice", {}],
    ["photo", []],
    ["sticker", {}],
    ["video_note", {}],
    ["location", {}],
    ["contact", {}],
    ["poll", {}],
    ["document", { file_name: "bets.pdf" }],
  ])("cannot read a %s, and says so where it is meant for the bot", (kind, media) => {
    const unread = { unread: "media", command: "help", text: "" };
    expect(asked(message({ [kind]: media }))).toMatchObject({ ...unread, place: "private" });
    expect(asked(message({ [kind]: media, chat: inGroup }))).toBeUndefined();
    expect(asked(message({ [kind]: media, chat: inGroup, ...toUs }))).toMatchObject({ ...unread, place: "group" });
    expect(asked(message({ [kind]: media, chat: inGroup, caption: "what is this @linewatch_bot" }))).toMatchObject(unread);
    expect(asked(message({ [kind]: media, via_bot: bot }))).toBeUndefined();
  });

  it("reads what is written below a picture in private", () => {
    expect(asked(message({ photo: [], caption: "arsenal" }))).toMatchObject({ command: "odds", text: "arsenal", plain: true });
    expect(asked(message({ photo: [], caption: "arsenal" }))).not.toHaveProperty("unread");
  });

  it("says of an edited message that it was not read again, and does nothing that it asks", () => {
    const edited = (fields: object): Update => ({ update_id: 1, edited_message: message(fields).message }) as Update;
    const unread = { unread: "edit", command: "help", text: "" };
    for (const text of ["arsenal", "/unwatch all"]) expect(asked(edited({ text }))).toMatchObject(unread);
    expect(asked(edited({ text: "/watch a", chat: inGroup }))).toMatchObject({ ...unread, place: "group" });
    expect(chatOfUpdate(edited({ text: "arsenal" }))).toBe("7");
    for (const fields of [{ text: "arsenal", chat: inGroup }, { location: {} }, { text: "/unwatch all", via_bot: bot }])
      expect(asked(edited(fields))).toBeUndefined();
  });

  it("takes in a group what names us, even when the command is unknown", () => {
    expect(asked(message({ chat: inGroup, text: "/wather@linewatch_bot" }))).toMatchObject({ command: "wather", place: "group" });
  });

  it("ignores other bots", () => {
    expect(asked(message({ from: { ...ann, is_bot: true }, text: "/odds a" }))).toBeUndefined();
  });

  it.each([
    ["a topic", { message_thread_id: 45, is_topic_message: true }, "telegram:-1001:45"],
    ["the General topic", { message_thread_id: 1, is_topic_message: true }, "telegram:-1001"],
    ["a reply in an ordinary group", { message_thread_id: 45 }, "telegram:-1001"],
  ])("knows the address of %s", (_, fields, address) => {
    expect(asked(message({ chat: inGroup, text: "/odds a", ...fields }))?.address).toBe(address);
  });

  it("takes the post of a channel as asked by the channel itself, which may manage", async () => {
    const chat = { id: -1005, type: "channel" as const, title: "News" };
    const update = {
      update_id: 1,
      channel_post: { message_id: 5, date: 1, chat, sender_chat: chat, text: "/watch a" },
    } as Update;
    const call = asked(update);
    expect(call).toMatchObject({ address: "telegram:-1005", place: "group", reader: { id: "-1005", language: null } });
    expect(await call?.mayManage()).toBe(true);
  });

  it("reads a pressed button back into the press, with the message it is on", () => {
    const keyboard = { inline_keyboard: [[{ text: "Odds", callback_data: "=odds #17" }]] };
    const message = {
      ...{ message_id: 9, date: 1, chat: inGroup, is_topic_message: true, message_thread_id: 45 },
      reply_markup: keyboard,
    };
    const incoming = callFromUpdate(press({ data: "=odds #17", message }), context());
    expect(incoming).toMatchObject({ messageId: 9, replaces: true, chat: -1001, thread: 45 });
    expect(incoming?.call).toMatchObject({ command: "odds", text: "#17", source: "button", reader: { id: "7", language: "ru" } });
  });

  it("lets nothing give way in a group to what is on no button of the message", () => {
    const keyboard = { inline_keyboard: [[{ text: "Odds", callback_data: "+odds #17" }]] };
    for (const message of [
      { message_id: 9, date: 1, chat: inGroup, reply_markup: keyboard },
      { message_id: 9, date: 0, chat: inGroup },
    ])
      for (const data of ["=odds #17", "7=odds #17", "=matches"])
        expect(callFromUpdate(press({ data, message }), context())?.replaces).toBe(false);
    const own = { message_id: 9, date: 0, chat: inPrivate };
    expect(callFromUpdate(press({ data: "=odds #17", message: own }), context())?.replaces).toBe(true);
  });

  it.each([
    ["passed on from a channel", { forward_origin: { type: "channel" } }],
    ["brought by the channel of the group", { is_automatic_forward: true, sender_chat: { id: -1005, type: "channel" } }],
    ["written by another bot", { via_bot: { id: 99, is_bot: true, first_name: "Other" } }],
  ])("takes no command that was %s", (_, fields) => {
    const news = { id: -1005, type: "channel" as const, title: "News" };
    for (const text of ["/unwatch all", "/settings format american", "/start w_abcdefghijklmnop"]) {
      for (const chat of [inPrivate, inGroup]) expect(asked(message({ chat, text, ...fields }))).toBeUndefined();
      const channel_post = { message_id: 5, date: 1, chat: news, sender_chat: news, text, ...fields };
      expect(asked({ update_id: 1, channel_post } as Update)).toBeUndefined();
    }
  });

  it("takes what was passed on in private for a question about a match, whatever words it has", () => {
    const origin = { type: "hidden_user" };
    expect(asked(message({ text: "unwatch all", forward_origin: origin }))).toMatchObject({
      command: "odds",
      text: "unwatch all",
    });
    expect(asked(message({ text: "unwatch all", forward_origin: origin }))?.plain).toBeUndefined();
    const document = { file_id: "1", file_unique_id: "1", file_name: "linewatch.json" };
    expect(asked(message({ document, forward_origin: origin }))).toMatchObject({ command: "import" });
  });

  it.each(["", "odds", "=ODDS", "=odds \u0000", "x".repeat(65)])("ignores a press that we cannot have written: %j", (data) => {
    expect(callFromUpdate(press({ data }), context())).toBeNull();
  });

  it("takes a press on a message too old to be shown", () => {
    const message = { message_id: 9, date: 0, chat: inGroup };
    expect(callFromUpdate(press({ data: "+watch #17", message }), context())).toMatchObject({
      thread: null,
      messageId: 9,
      replaces: false,
    });
  });
});

describe("who may manage a chat", () => {
  it("is everybody in private, without asking Telegram", async () => {
    const questions: string[] = [];
    expect(await callFromUpdate(message({ text: "/watch a" }), context(questions))?.call.mayManage()).toBe(true);
    expect(questions).toEqual([]);
  });

  it("is asked of Telegram for the person who wrote or pressed", async () => {
    const questions: string[] = [];
    await callFromUpdate(message({ chat: inGroup, text: "/watch a" }), context(questions))?.call.mayManage();
    await callFromUpdate(press({ data: "+watch #1", from: { ...ann, id: 8 } }), context(questions))?.call.mayManage();
    expect(questions).toEqual(["-1001:7", "-1001:8"]);
  });

  it.each([
    ["an anonymous administrator", -1001, true],
    ["a channel that is linked or speaks through the group", -1007, false],
  ])("knows %s by the sender's chat", async (_, id, may) => {
    const questions: string[] = [];
    const update = message({
      chat: inGroup,
      from: anonymous,
      sender_chat: { id, type: "supergroup", title: "x" },
      text: "/watch a",
    });
    const call = callFromUpdate(update, context(questions))?.call;
    expect(await call?.mayManage()).toBe(may);
    // The account that the message comes from is shared by all who write so.
    expect(call?.reader.id).toBe(String(id));
    expect(questions).toEqual([]);
  });
});

describe("news of a chat", () => {
  const member = (chat: object, status: string, more: object = {}) =>
    newsFromUpdate({ update_id: 1, my_chat_member: { chat, new_chat_member: { status, ...more } } } as Update);

  it.each([
    ["kicked", {}, "gone"],
    ["left", {}, "gone"],
    ["member", {}, "back"],
    ["administrator", {}, "back"],
    ["restricted", { is_member: true }, "back"],
    ["restricted", { is_member: false }, "gone"],
  ])("%s %j means %s", (status, more, kind) => {
    expect(member(inGroup, status, more)).toMatchObject({ kind, address: "telegram:-1001" });
  });

  it("calls it blocked when it is a person", () => {
    expect(member(inPrivate, "kicked")).toEqual({
      kind: "gone",
      address: "telegram:7",
      loss: "removed",
      reason: "blocked",
      title: null,
    });
  });

  it("knows where a group moved", () => {
    const update = message({ chat: { ...inGroup, id: -5 }, migrate_to_chat_id: -1001 });
    expect(newsFromUpdate(update)).toEqual({ kind: "moved", from: "telegram:-5", to: "telegram:-1001" });
  });

  it("comes only in updates that we ask for", () => {
    expect(allowedUpdates).toEqual([
      "message",
      "edited_message",
      "channel_post",
      "callback_query",
      "inline_query",
      "my_chat_member",
      "message_reaction",
    ]);
  });
});

describe("a reaction on Telegram", () => {
  const thumb = { type: "emoji", emoji: "👍" } as const;
  const heart = { type: "emoji", emoji: "❤" } as const;
  const told = (more: Partial<MessageReactionUpdated>): MessageReactionUpdated => ({
    ...{ chat: inGroup, message_id: 45, user: ann, date: 1, old_reaction: [], new_reaction: [] },
    ...more,
  });
  const read = (more: Partial<MessageReactionUpdated>) => reactionFromUpdate(told(more), context());

  it("counts where a thumb comes or goes, whatever else is there", () => {
    expect(read({ new_reaction: [heart, thumb] })).toMatchObject({
      ...{ address: `telegram:${inGroup.id}`, messageId: "45", place: "group", isThere: true },
      reader: { id: "7", language: "ru" },
    });
    expect(read({ old_reaction: [thumb], new_reaction: [heart] })).toMatchObject({ isThere: false });
    expect(read({ old_reaction: [thumb], new_reaction: [thumb, heart] })).toBeNull();
    expect(read({ new_reaction: [heart] })).toBeNull();
    expect(read({ new_reaction: [{ type: "custom_emoji", custom_emoji_id: "👍" }] })).toBeNull();
    expect(read({ chat: inPrivate, new_reaction: [thumb] })).toMatchObject({ place: "private" });
    expect(chatOfUpdate({ update_id: 1, message_reaction: told({}) })).toBe(String(inGroup.id));
  });

  it("is an anonymous administrator's, or a stranger channel's, by the chat that it comes from", async () => {
    const unnamed = { ...told({ new_reaction: [thumb], actor_chat: inGroup }) };
    delete unnamed.user;
    expect(await reactionFromUpdate(unnamed, context())?.mayManage()).toBe(true);
    const stranger = { ...unnamed, actor_chat: { id: -99, type: "channel", title: "News" } as const };
    expect(await reactionFromUpdate(stranger, context())?.mayManage()).toBe(false);
  });
});
