import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../src/chat/call.ts";
import type { Reply } from "../../../src/chat/reply.ts";
import { WrongSetting } from "../../../src/settings/wrong.ts";
import { createGate, reply } from "../contract.ts";
import { ann, bob, group, openRig, type TelegramRig, token } from "./bot.ts";

let rig: TelegramRig;

beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

const watchButton = (replace: boolean) => [[{ label: "Watch", press: { command: "watch", text: "#17", replace } }]];

describe("calls on Telegram", () => {
  beforeEach(() => rig.platform.start());

  it("answers a command in a topic there, quoting who asked, without previews of links", async () => {
    const asked = rig.standIn.say(group, bob, "/odds@linewatch_bot arsenal", { thread: 45 });
    const answer = await rig.standIn.eventually(() => rig.standIn.messages(group)[0]);
    expect(answer).toMatchObject({ thread: 45, replyTo: asked });
    expect(answer.payload).toMatchObject({ parse_mode: "HTML", link_preview_options: { is_disabled: true } });
    expect(rig.calls).toMatchObject([{ address: `telegram:${group}:45`, place: "group", text: "arsenal" }]);
  });

  it("answers even when the message that asked was deleted meanwhile", async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.update({
      message: { message_id: 99, date: 1, chat: { id: group, type: "supergroup" }, from: { id: bob }, text: "/odds a" },
    });
    gate.open(reply("here"));
    expect(await rig.standIn.eventually(() => rig.standIn.messages(group)[0])).toMatchObject({ replyTo: null });
  });

  it("takes plain words in private as a question, quoting nothing", async () => {
    rig.standIn.say(ann, ann, "спартак зенит");
    const answer = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    expect(answer.replyTo).toBeNull();
    expect(rig.calls).toMatchObject([{ command: "odds", text: "спартак зенит", reader: { id: "7", language: "ru" } }]);
  });

  it("asks Telegram once a minute who may manage, on every press as well, and takes no answer as no", async () => {
    const may: boolean[] = [];
    rig.answer(async (call) => {
      may.push(await call.mayManage());
      return reply(`answer ${may.length}`, watchButton(false));
    });
    const ask = async (user: number) => {
      const count = may.length + 1;
      const last = rig.standIn.messages(group).at(-1);
      if (last) rig.standIn.press(last, "Watch", user);
      else rig.standIn.say(group, user, "/odds a");
      await rig.standIn.eventually(() => rig.standIn.messages(group).length === count);
    };
    await ask(ann);
    await ask(bob);
    await ask(ann);
    expect(rig.standIn.requests("getChatMember")).toHaveLength(2);
    await rig.clock.advance(61_000);
    rig.standIn.failNext("getChatMember", { code: 500, description: "Internal Server Error" });
    await ask(ann);
    await ask(ann);
    expect(may).toEqual([true, false, true, false, true]);
  });

  it("answers a group's operator in private, and says in the group only where to ask when it may not write there", async () => {
    rig.answer(() => ({ ...reply("12 notes", watchButton(false)), personal: true, secret: "Only in private." }));
    rig.standIn.say(group, ann, "/admin@linewatch_bot status", { thread: 45 });
    const answer = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    expect(answer.text).toContain("12 notes");
    expect(rig.standIn.messages(group)).toEqual([]);
    rig.standIn.failNext("sendMessage", { code: 403, description: "Forbidden: bot can't initiate conversation with a user" });
    rig.standIn.say(group, bob, "/admin@linewatch_bot status", { thread: 45 });
    const hint = await rig.standIn.eventually(() => rig.standIn.messages(group)[0]);
    expect(hint).toMatchObject({ thread: 45, buttons: [], text: expect.stringMatching(/^Only in private\.\n\nData/) });
    rig.standIn.say(group, ann, "/admin@linewatch_bot status", { as: "chat" });
    await rig.standIn.eventually(() => rig.standIn.messages(group).length === 2);
    expect(
      rig.standIn
        .messages(group)
        .map(({ text }) => text)
        .join(),
    ).not.toContain("notes");
  });

  it("gives what a press in a group must not show there in private as well", async () => {
    rig.answer((call) =>
      call.source === "typed"
        ? reply("board", watchButton(true))
        : { ...reply("12 notes"), personal: true, secret: "In private." },
    );
    rig.standIn.say(group, ann, "/odds a");
    const board = await rig.standIn.eventually(() => rig.standIn.messages(group)[0]);
    rig.standIn.press(board, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]?.text.includes("12 notes"));
    expect(rig.standIn.messages(group)).toMatchObject([{ edits: 0, text: expect.stringContaining("board") }]);
    await rig.standIn.eventually(() => rig.standIn.openPresses() === 0);
    expect(rig.standIn.popups()).toEqual([]);
  });

  it("tells a refused presser in a pop-up, and leaves what everybody reads in its place", async () => {
    rig.answer((call) =>
      call.source === "typed" ? reply("board", watchButton(true)) : { ...reply("Admins only."), personal: true },
    );
    rig.standIn.say(group, ann, "/odds a");
    const board = await rig.standIn.eventually(() => rig.standIn.messages(group)[0]);
    rig.standIn.press(board, "Watch", bob);
    const popup = await rig.standIn.eventually(() => rig.standIn.popups()[0]);
    expect(popup).toMatchObject({ user: bob, alert: true, text: expect.stringContaining("Admins only.\n\nData by") });
    expect(rig.standIn.messages(group)).toMatchObject([{ edits: 0, text: expect.stringContaining("board") }]);
  });

  it("tells a refused presser in private in a pop-up as well, when the message would be replaced", async () => {
    rig.answer((call) =>
      call.source === "typed" ? reply("page 1", watchButton(true)) : { ...reply("Slower."), personal: true },
    );
    rig.standIn.say(ann, ann, "/matches");
    const list = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    rig.standIn.press(list, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.popups()[0]);
    expect(rig.standIn.messages(ann)).toMatchObject([{ edits: 0, text: expect.stringContaining("page 1") }]);
  });

  it("says nothing twice to who types too fast, but always something to who presses", async () => {
    const repeated = (call: Call): Reply =>
      call.text === "again" ? { ...reply("Slower."), personal: true, repeated: true } : reply("ok", watchButton(true));
    rig.answer(repeated);
    for (const words of ["a", "again", "b"]) rig.standIn.say(ann, ann, `/odds ${words}`);
    await rig.standIn.eventually(() => rig.calls.length === 3 && rig.standIn.messages(ann).length === 2);
    rig.answer(() => ({ ...reply("Slower."), personal: true, repeated: true }));
    const [shown] = rig.standIn.messages(ann);
    if (shown) rig.standIn.press(shown, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.popups()[0]);
    expect(rig.standIn.messages(ann)).toHaveLength(2);
  });

  it("acknowledges every press, also one that it does not understand", async () => {
    rig.answer(() => reply("board", watchButton(true)));
    rig.standIn.say(ann, ann, "/odds a");
    const board = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    rig.standIn.press({ ...board, buttons: [[{ text: "forged", data: "\u0001" }]] }, "forged", ann);
    rig.standIn.press(board, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.openPresses() === 0);
    expect(rig.calls.map(({ source }) => source)).toEqual(["typed", "button"]);
  });

  it("acknowledges a press after two seconds when its answer takes longer, though the chat is busy", async () => {
    rig.answer(() => reply("board", watchButton(true)));
    rig.standIn.say(ann, ann, "/odds a");
    const board = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.press(board, "Watch", ann);
    rig.standIn.press(board, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.updatesWaiting() === 0);
    expect(rig.standIn.openPresses()).toBe(2);
    await rig.clock.advance(2_000);
    await rig.standIn.eventually(() => rig.standIn.openPresses() === 0);
    gate.open(reply("done"));
    await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]?.text.includes("done"));
  });

  it("takes an answer that changes nothing as given, and sends a new message when the old one is gone", async () => {
    rig.answer(() => reply("same", watchButton(true)));
    rig.standIn.say(ann, ann, "/odds a");
    const board = await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    rig.standIn.press(board, "Watch", ann);
    await rig.standIn.eventually(() => rig.standIn.requests("editMessageText").length === 1);
    await rig.standIn.eventually(() => rig.standIn.openPresses() === 0);
    expect(rig.standIn.messages(ann)).toHaveLength(1);
    rig.standIn.deleteMessage(board);
    rig.standIn.press(board, "Watch", ann);
    expect(await rig.standIn.eventually(() => rig.standIn.messages(ann)[0])).not.toBe(board);
  });

  it("waits out a short 429 and answers then", async () => {
    rig.standIn.failNext("sendMessage", { code: 429, description: "Too Many Requests: retry after 0", retryAfter: 0 });
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
    expect(rig.standIn.requests("sendMessage").map(({ code }) => code)).toEqual([429, 200]);
  });

  it("never sends an answer twice when its confirmation is lost", async () => {
    rig.standIn.failNext("sendMessage", "lost");
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.lines.some((line) => line.includes("could not deliver an answer")));
    expect(rig.standIn.messages(ann)).toHaveLength(1);
  });

  it("handles one chat in order while others are answered", async () => {
    const gate = createGate<Reply>();
    rig.answer((call) => (call.text === "slow" ? gate.opened : reply(call.text)));
    rig.standIn.say(ann, ann, "/odds slow");
    rig.standIn.say(ann, ann, "/odds second");
    rig.standIn.say(bob, bob, "/odds other");
    await rig.standIn.eventually(() => rig.standIn.messages(bob)[0]);
    expect(rig.standIn.messages(ann)).toEqual([]);
    gate.open(reply("first"));
    await rig.standIn.eventually(() => rig.standIn.messages(ann).length === 2);
    expect(rig.standIn.messages(ann).map(({ text }) => text.split("\n")[0])).toEqual(["first", "second"]);
  });

  it("answers all twenty that are being answered before it stops, and takes nothing twice afterwards", async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    for (let user = 101; user <= 120; user++) {
      rig.standIn.addUser(user);
      rig.standIn.say(user, user, "/odds a");
    }
    await rig.standIn.eventually(() => rig.calls.length === 20);
    const stopped = rig.platform.stop();
    gate.open(reply("done"));
    await stopped;
    expect(rig.standIn.messages()).toHaveLength(20);
    expect(rig.standIn.updatesWaiting()).toBe(0);
  });

  it("stops after ten seconds whatever is still being answered", async () => {
    rig.answer(() => new Promise(() => undefined));
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.calls.length === 1);
    let stopped = false;
    const stopping = rig.platform.stop().then(() => {
      stopped = true;
    });
    const lastPoll = () => rig.standIn.requests("getUpdates").some(({ payload }) => payload["timeout"] === 0);
    await rig.standIn.eventually(() => lastPoll() && rig.clock.nextWake() !== null);
    await rig.clock.advance(9_000);
    expect(stopped).toBe(false);
    await rig.clock.advance(2_000);
    await stopping;
  });

  it("survives an answer function that throws", async () => {
    rig.answer(() => {
      throw new Error("a bug");
    });
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.lines.some((line) => line.includes("a bug")));
    rig.answer(() => reply("fine again"));
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
  });
});

describe("news of chats on Telegram", () => {
  beforeEach(() => rig.platform.start());

  it("tells of blocks, kicks and returns", async () => {
    rig.standIn.block(ann);
    rig.standIn.unblock(ann);
    rig.standIn.kick(group);
    rig.standIn.rejoin(group);
    await rig.standIn.eventually(() => rig.news.length === 4);
    expect([...rig.news].sort()).toEqual([
      "back telegram:-1001",
      "back telegram:7",
      "gone telegram:-1001 (Group) removed kicked",
      "gone telegram:7 (null) removed blocked",
    ]);
  });

  it("tells of a group that became a supergroup", async () => {
    rig.standIn.addGroup({ id: -5, type: "group" });
    rig.standIn.migrate(-5, -1005);
    await rig.standIn.eventually(() => rig.news.length === 1);
    expect(rig.news).toEqual(["moved telegram:-5 telegram:-1005"]);
  });

  it("follows a group that moved while its question was answered", async () => {
    rig.standIn.addGroup({ id: -5, type: "group" });
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.say(-5, ann, "/odds a");
    await rig.standIn.eventually(() => rig.calls.length === 1);
    rig.standIn.migrate(-5, -1005, { quietly: true });
    gate.open(reply("followed"));
    await rig.standIn.eventually(() => rig.standIn.messages(-1005)[0]);
    expect(rig.news).toEqual(["moved telegram:-5 telegram:-1005"]);
  });

  it("takes a refused answer for no news of the chat, since that may pass", async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.calls.length === 1);
    rig.standIn.deactivate(ann);
    gate.open(reply("too late"));
    await rig.standIn.eventually(() => rig.standIn.requests("sendMessage").length === 1);
    rig.standIn.say(bob, bob, "/odds b");
    await rig.standIn.eventually(() => rig.calls.length === 2);
    expect(rig.news).toEqual([]);
  });
});

describe("paid broadcasts on Telegram", () => {
  it.each([true, undefined])("are for alerts alone, and only where the operator pays (%s)", async (paid) => {
    const bot = rig.second(paid ? { paid } : {});
    await bot.start();
    rig.standIn.say(bob, bob, "/odds a");
    await rig.standIn.eventually(() => rig.standIn.messages(bob)[0]);
    await bot.send({ address: `telegram:${bob}`, reply: reply("moved"), deliveryId: "d", replaces: null, silent: false });
    const marks = rig.standIn.messages(bob).map(({ payload }) => payload["allow_paid_broadcast"]);
    expect(marks).toEqual([undefined, paid]);
    expect(bot.atOnce ?? 3).toBe(paid ? 95 : 3);
    await bot.stop();
  });
});

describe("starting on Telegram", () => {
  it("asks for the updates that it reads, after removing a webhook", async () => {
    await rig.platform.start();
    await rig.standIn.eventually(() => rig.standIn.allowedUpdates());
    expect(rig.standIn.allowedUpdates()).toEqual([
      "message",
      "edited_message",
      "channel_post",
      "callback_query",
      "inline_query",
      "my_chat_member",
      "message_reaction",
    ]);
    expect(rig.standIn.requests().map(({ method }) => method)).toContain("deletewebhook");
  });

  it("sets the menu of commands in each language, and again only when it changed", async () => {
    await rig.platform.start();
    expect(rig.standIn.menu("private")).toEqual([{ command: "odds", description: "Odds of a match" }]);
    expect(rig.standIn.menu("private", "ru")).toEqual([{ command: "odds", description: "Коэффициенты матча" }]);
    await rig.platform.stop();
    await rig.platform.start();
    expect(rig.standIn.requests("setMyCommands")).toHaveLength(6);
  });

  it("starts without a menu when Telegram refuses it", async () => {
    rig.standIn.failNext("setMyCommands", { code: 400, description: "Bad Request: BOT_COMMAND_INVALID" });
    await rig.platform.start();
    expect(rig.lines.join()).toContain("could not set the menu of commands");
  });

  it("rejects when the token is wrong, without naming it", async () => {
    const wrong = rig.second({ token: "1:CANARY-wrong-token" });
    const error = await wrong.start().catch((reason: unknown) => reason);
    expect(error).toEqual(new WrongSetting("Telegram does not accept the token: Unauthorized; check TELEGRAM_BOT_TOKEN"));
  });

  it("waits for a Telegram that cannot be reached, with longer and longer pauses, and stops waiting when told", async () => {
    for (const failure of ["cut", "gateway"] as const) rig.standIn.failNext("getMe", failure);
    const started = rig.platform.start();
    await rig.standIn.eventually(() => rig.clock.nextWake());
    await rig.clock.advance(1_000);
    await rig.standIn.eventually(() => rig.standIn.requests("getMe").length === 2 && rig.clock.nextWake());
    // Nothing else is asked meanwhile, so that the log says each failure once.
    expect(rig.standIn.requests("deleteWebhook")).toEqual([]);
    await rig.clock.advance(2_000);
    await started;
    rig.standIn.failNext("getMe", "cut");
    const hopeless = rig.second();
    const starting = hopeless.start().catch((reason: unknown) => reason);
    await rig.standIn.eventually(() => rig.standIn.requests("getMe").length === 4 && rig.clock.nextWake());
    await hopeless.stop();
    expect(await starting).toEqual(new Error("stopped before Telegram was reached"));
  });

  it("says that another program polls with the token, and goes on when that is over", async () => {
    await rig.platform.start();
    await rig.standIn.eventually(() => rig.standIn.isPolled());
    await fetch(`${rig.apiRoot}/bot${token}/getUpdates`, { method: "POST", body: "{}" });
    await rig.standIn.eventually(() =>
      rig.lines.some((line) => line.includes("could not fetch updates from Telegram: another program polls")),
    );
    await rig.clock.advance(60_000);
    rig.standIn.say(ann, ann, "/odds a");
    await rig.standIn.eventually(() => rig.standIn.messages(ann)[0]);
  });

  it("keeps polling through errors of the network and the server", async () => {
    const failures = [
      "cut",
      "gateway",
      { code: 500, description: "Internal Server Error" },
      { code: 401, description: "Unauthorized" },
    ] as const;
    for (const failure of failures) rig.standIn.failNext("getUpdates", failure);
    await rig.platform.start();
    expect(rig.platform.isCutOff?.()).toBe(false);
    await rig.standIn.eventually(() => {
      void rig.clock.advance(1_000);
      return rig.platform.isCutOff?.();
    });
    for (const question of ["first", "second", "third"]) {
      rig.standIn.say(ann, ann, `/odds ${question}`);
      await rig.standIn.eventually(() => {
        void rig.clock.advance(60_000);
        return rig.calls.at(-1)?.text === question;
      });
    }
    expect(rig.standIn.requests("getUpdates").filter(({ code }) => code !== 200).length).toBeGreaterThanOrEqual(4);
    expect(rig.platform.isCutOff?.()).toBe(false);
  });
});
