import { describe, expect, it } from "vitest";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { type Ask, type Command, Refusal } from "../../src/commands/command.ts";
import { createDispatch, type DispatchDeps } from "../../src/commands/dispatch.ts";
import { createFakeClock } from "../clock.ts";
import { plainText } from "../plain-text.ts";
import { buttonsOf, noon, texts } from "../replies/facts.ts";

const fine: Draft = { blocks: [{ kind: "paragraph", spans: [{ kind: "text", text: "done" }] }], buttons: [], personal: false };
const credit = { source: { name: "River Odds", url: "https://odds.example" }, simulated: false };

/** A dispatch over commands that do what the test says, and everything that it logged as an error. */
function stage(
  run: (ask: Ask) => Promise<Draft> = async () => fine,
  chat?: DispatchDeps["chat"],
  isAway?: DispatchDeps["isAway"],
  admit?: DispatchDeps["admit"],
  noteShown?: DispatchDeps["noteShown"],
) {
  const asks: Ask[] = [];
  const logged: { fields: object; message: string }[] = [];
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields: object, message: string) => void logged.push({ fields, message }),
  };
  const commandNamed = (name: string, more: Partial<Command> = {}): Command => ({
    name,
    options: [{ name: "match", required: true, suggests: true }],
    manages: false,
    async run(ask) {
      asks.push(ask);
      return run(ask);
    },
    ...more,
  });
  const catalog = [commandNamed("odds"), commandNamed("watch", { manages: "watches" }), commandNamed("help", { options: [] })];
  const answer = createDispatch({
    catalog,
    texts,
    credit,
    ...(chat && { chat }),
    ...(isAway && { isAway }),
    ...(admit && { admit }),
    ...(noteShown && { noteShown }),
    clock: createFakeClock(),
    log,
  });
  const say = async (call: Partial<Call>) => {
    const reply = await answer({ ...typed, ...call });
    return { reply, text: plainText(reply).split("\n")[0], buttons: buttonsOf(reply) };
  };
  return { asks, logged, say };
}

const typed: Call = {
  address: "telegram:7",
  place: "private",
  reader: { id: "7", language: "en" },
  command: "odds",
  text: "#17",
  options: null,
  source: "typed",
  mayManage: async () => {
    throw new Error("nobody needed to ask");
  },
};

const inGroup = { place: "group", command: "watch" } as const;

describe("a call while the database is away", () => {
  const away = new Error("away");
  const failing = () => Promise.reject(away);
  const { say, logged } = stage(failing, undefined, (error) => error === away);

  it.each([
    ["watch", "en", "I can’t save that right now. Try again in a minute."],
    ["watch", "ru", "Сейчас не получается это сохранить. Попробуйте ещё раз через минуту."],
    ["odds", "en", "I can’t look that up right now. Try again in a minute."],
    ["odds", "ru", "Сейчас не получается это посмотреть. Попробуйте ещё раз через минуту."],
  ])("/%s says in the reader's language (%s) what is not possible", async (command, language, sentence) => {
    const { text, buttons } = await say({ command, reader: { id: "7", language } });
    expect(text).toBe(sentence);
    expect(buttons).toHaveLength(1);
    expect(logged).toEqual([]);
  });
});

describe("a call of which nobody can tell whether it may come in", () => {
  const admit = () => Promise.reject(new Error("away"));

  it.each([
    ["odds", "I can’t look that up right now. Try again in a minute."],
    ["watch", "I can’t save that right now. Try again in a minute."],
  ])("does not: /%s can be asked again", async (command, sentence) => {
    const { say, asks } = stage(undefined, async () => ({ settings: defaultSettings }), undefined, admit);
    const { reply, text, buttons } = await say({ command });
    expect([text, asks]).toEqual([sentence, []]);
    expect(buttons).toEqual([`[Try again: ${command} #17]`]);
    expect(reply.repeated).toBeUndefined();
  });

  it("counts as told where the chat is known to be blocked", async () => {
    const chat = async () => ({ settings: defaultSettings, shut: "blocked" as const });
    const { say, asks } = stage(undefined, chat, undefined, admit);
    const { reply, text } = await say({});
    expect([text, reply.repeated, asks]).toEqual(["My operators have blocked this chat, so I don’t answer here.", true, []]);
  });
});

describe("a call", () => {
  it("runs its command with its arguments, in the reader's language, at the time of the clock", async () => {
    const { say, asks } = stage();
    const { reply } = await say({ text: "schalke  04", reader: { id: "7", language: "ru-RU" } });
    expect(asks[0]).toMatchObject({ args: { match: "schalke 04" }, now: noon, text: { language: "ru" } });
    expect(plainText(reply)).toBe("done\nДанные: River Odds");
    expect(reply).toMatchObject({ language: "ru", personal: false });
  });

  it("that cannot be read is told so once in each chat, and leaves the open question open", async () => {
    const noted: unknown[] = [];
    const shown = { lines: [], asks: { command: "watch", before: "", behind: "" }, until: noon + 60_000 };
    const chat = async () => ({ settings: defaultSettings, shown: [shown] });
    const { say, asks } = stage(undefined, chat, undefined, undefined, async (_, what) => void noted.push(what));
    const media = { command: "help", text: "", unread: "media" } as const;
    const first = await say(media);
    expect([first.text, first.reply.repeated]).toEqual([
      "I can only read text. Type a team’s name and I’ll show its odds.",
      undefined,
    ]);
    expect((await say(media)).reply.repeated).toBe(true);
    expect((await say({ ...media, unread: "edit" })).text).toBe("I don’t see edits to a message. Please send it again.");
    const elsewhere = await say({ ...media, place: "group", address: "telegram:-1001", reader: { id: "7", language: "de" } });
    expect(elsewhere.text).toBe("Ich kann nur Text lesen. Schreib /odds und einen Teamnamen.");
    expect([asks, noted]).toEqual([[], []]);
  });

  it("that cannot be read is turned away like any other", async () => {
    const admit = async () => ({ key: "access-blocked", isTold: false });
    const { say } = stage(undefined, async () => ({ settings: defaultSettings }), undefined, admit);
    expect((await say({ unread: "media" })).text).toBe("My operators have blocked this chat, so I don’t answer here.");
  });

  it("for a command that there is not says so and leads to the help", async () => {
    const { text, reply, buttons } = await stage().say({ command: "stakes" });
    expect(text).toBe("I don’t know /stakes. Try /matches, or see what I can do:");
    expect(buttons).toEqual(["[Help: help ]"]);
    expect(reply.personal).toBe(true);
  });

  it("for a command that is nearly one names the one", async () => {
    const { text, buttons } = await stage().say({ command: "wacth", text: "#17 3pp" });
    expect(text).toBe("I don’t know /wacth. Did you mean /watch?");
    expect(buttons).toEqual(["[/watch: watch #17 3pp] [Help: help ]"]);
    const long = await stage().say({ command: "wacth", text: "x".repeat(80) });
    // What it would drop was asked for.
    expect(long.buttons).toEqual(["[Help: help ]"]);
    const russian = await stage().say({ command: "od", reader: { id: "7", language: "ru" } });
    expect(russian.text).toBe("Не знаю команды /od. Может быть, /odds?");
  });

  it("repeats no more of an unknown command than a command can have", async () => {
    expect((await stage().say({ command: "z".repeat(5_000) })).text).toContain(`I don’t know /${"z".repeat(32)}. `);
  });

  it.each(["__proto__", "constructor", "toString"])("is not taken for %s of an object", async (command) => {
    expect((await stage().say({ command })).text).toContain("I don’t know /");
  });

  it("from a button of an older version says that the button is old", async () => {
    const { text } = await stage().say({ command: "alerts", source: "button" });
    expect(text).toBe("This button is from an older message and no longer works.");
  });
});

describe("too many calls", () => {
  it("are refused in the reader's language, without a look at the chat's settings", async () => {
    let looks = 0;
    const chat = async () => {
      looks++;
      return { settings: { ...defaultSettings, language: "en" } };
    };
    const { say, asks } = stage(async () => fine, chat);
    const reader = { id: "7", language: "ru" };
    for (let call = 0; call < 15; call++) await say({ reader });
    const { text } = await say({ reader });
    expect([looks, asks.length, text]).toEqual([15, 15, expect.stringMatching(/^[А-Я].* 3 секунды/)]);
  });

  it("are told so once, and run nothing", async () => {
    const { say, asks } = stage();
    const replies = [];
    for (let call = 0; call < 18; call++) replies.push((await say({})).reply);
    expect(replies.map(({ repeated }) => repeated === true)).toEqual(Array.from({ length: 18 }, (_, call) => call > 15));
    expect(asks).toHaveLength(15);
  });
});

describe("who may do what", () => {
  it("is asked neither in private nor for commands that change nothing", async () => {
    const { say, asks } = stage();
    await say({ ...inGroup, place: "private" });
    await say({ place: "group", command: "odds" });
    expect(asks).toHaveLength(2);
  });

  it("is asked in a group, once, before a command that changes something", async () => {
    const { say, asks } = stage();
    let asked = 0;
    const mayManage = async () => ++asked > 0;
    expect((await say({ ...inGroup, mayManage })).text).toBe("done");
    expect([asked, asks.length]).toEqual([1, 1]);
  });

  it("is asked again for a pressed button, since anybody can press it", async () => {
    const { say, asks } = stage();
    const { text, reply } = await say({ ...inGroup, source: "button", mayManage: async () => false });
    expect(text).toBe("Only admins of this chat can do that. They can let all members do it in /settings.");
    expect([asks.length, reply.personal]).toEqual([0, true]);
  });

  it("is taken as not when it cannot be found out", async () => {
    const { say, asks } = stage();
    const { text } = await say({ ...inGroup, mayManage: () => Promise.reject(new Error("timeout")) });
    expect(text).toContain("Something went wrong");
    expect(asks).toEqual([]);
  });
});

describe("what goes wrong", () => {
  const failing = (error: unknown) => stage(() => Promise.reject(error));

  it.each([
    [new ApiBusy(900), "The odds service’s limit for this minute is used up"],
    [new ApiRefused({ status: 429, retryAfterMs: 31_000 }), "won’t take requests for about a minute."],
    [new ApiRefused({ status: 429, retryAfterMs: 61_000 }), "won’t take requests for about 2 minutes."],
    [new ApiUnreachable("timeout"), "The odds service isn’t answering."],
    [new ApiUnreachable("broken"), "The odds service isn’t answering."],
    [new ApiUnreachable("misfit"), "The odds service is sending something I can’t read."],
    [new ApiUnreachable("no_definition"), "I can’t read the odds service yet"],
    [new ApiRefused({ status: 500 }), "The odds service can’t answer that right now."],
    [new Refusal("refuse-too-long"), "That’s too long."],
    [new Refusal("refuse-missing-name", { example: "/team 7" }), "Which name? For example: /team 7"],
  ])("in a way that is known is said in a sentence and not logged: %s", async (error, sentence) => {
    const { say, logged } = failing(error);
    const { text, reply } = await say({});
    expect(text).toContain(sentence);
    expect(reply.personal).toBe(true);
    expect(plainText(reply)).toContain("Data: River Odds");
    expect(logged).toEqual([]);
  });

  it("on the service's side can be tried again by a button, where a button can carry the call", async () => {
    const { say } = failing(new ApiUnreachable("timeout"));
    expect((await say({ text: "schalke   04" })).buttons).toEqual(["[Try again: odds schalke 04]"]);
    expect((await say({ options: { match: "#17" }, text: "" })).buttons).toEqual(["[Try again: odds #17]"]);
    expect((await say({ text: "x".repeat(80) })).buttons).toEqual([]);
    expect((await say({ source: "button" })).buttons).toEqual([]);
  });

  it("since it is longer than anybody types is said, however it was typed, and reaches no command", async () => {
    const { say, asks } = stage();
    const sentence = "That’s too long. A name and a few words are enough.";
    for (const call of [{ text: "a ".repeat(251) }, { text: "", options: { match: "x".repeat(501) } }])
      expect((await say(call)).text).toBe(sentence);
    expect((await say({ text: "ё".repeat(501), reader: { id: "7", language: "ru" } })).text).toMatch(/^Это слишком длинно/);
    expect(asks).toEqual([]);
    expect((await say({ text: "x".repeat(500) })).text).toBe("done");
  });

  it("and has buttons of its own leads there instead of to the help", async () => {
    const press = { command: "matches", text: "tennis 1", replace: false };
    const { buttons } = await failing(new Refusal("refuse-unknown-sport", { sport: "x" }, [[{ label: "Tennis", press }]])).say(
      {},
    );
    expect(buttons).toEqual(["[Tennis: matches tennis 1]"]);
  });

  it.each([new TypeError("x is not a function at secret.ts:1"), "a string", null])(
    "by a mistake of ours is one neutral sentence with an id, and the log has the same id: %s",
    async (thrown) => {
      const { say, logged } = failing(thrown);
      const { reply, text } = await say({});
      const [, id] = /^Something went wrong\. I’ve logged it \(error ([0-9a-f]{8})\)\.$/.exec(text ?? "") ?? [];
      expect(id).toBeDefined();
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatchObject({ fields: { id, command: "odds" }, message: "a command failed" });
      expect(JSON.stringify(reply)).not.toMatch(/not a function|secret|\.ts|a string/);
    },
  );

  it("by mistake twice has two ids", async () => {
    const { say } = failing(new Error("again"));
    expect((await say({})).text).not.toBe((await say({})).text);
  });

  it("in a text, which is a mistake too, does not escape", async () => {
    const { say, logged } = stage(async ({ text }) => {
      text.say("no-such-key");
      return fine;
    });
    expect((await say({})).text).toContain("Something went wrong");
    expect(logged).toHaveLength(1);
  });
});
