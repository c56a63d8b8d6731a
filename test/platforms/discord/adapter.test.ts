import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/reply.ts";
import { administrator, manageChannels, manageGuild, type StandInUser } from "../../standins/discord.ts";
import type { Fault } from "../../standins/discord-faults.ts";
import { type Bench, createBench, later, replyOf, untilSleeping } from "./parts.ts";

describe("a bot on Discord", () => {
  let bench: Bench;
  let ann: StandInUser;
  let channel: string;

  beforeEach(async () => {
    bench = await createBench();
    ann = bench.discord.addUser({ locale: "ru" });
    channel = bench.discord.addChannel();
    await bench.platform.start();
  });
  afterEach(() => bench.stop());

  it("answers a slash command with one message, at once", async () => {
    const exchange = bench.discord.slash(ann, channel, "odds", { match: "#17" });
    expect((await exchange.message()).text).toBe("answer to odds\nData: Example Odds");
    expect(await exchange.responded()).toBe(4);
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
  });

  it.each([
    ["broke down over it", { kind: "answer", status: 500 }],
    ["cut the connection before it took it", { kind: "reset", done: false }],
    ["showed a page of a proxy", { kind: "answer", status: 503 }],
  ] as const)("answers all the same when Discord %s at first", async (_, fault) => {
    bench.discord.failNext({ path: /callback/ }, fault);
    expect((await bench.discord.slash(ann, channel, "odds").message()).text).toContain("answer to odds");
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
  });

  it("does not ask again for what Discord has refused", async () => {
    bench.discord.failNext({ path: /callback/ }, { kind: "answer", status: 400, code: 50035, message: "Invalid Form Body" });
    bench.discord.slash(ann, channel, "odds");
    await bench.discord.until(() => bench.discord.requests.some(({ status }) => status === 400));
    await bench.platform.stop();
    expect(bench.discord.requests.filter(({ path }) => path.includes("callback"))).toHaveLength(1);
    const told = bench.log.lines.find(({ message }) => message === "discord did not take an answer");
    expect(JSON.stringify(told)).toContain('"status":400,"code":50035,"message":"Invalid Form Body"');
  });

  it("hands on who asked what, where and in which language", async () => {
    await bench.discord.slash(ann, channel, "odds", { match: "#17", words: "a b" }).message();
    expect(bench.calls).toEqual([
      {
        address: `discord:${channel}`,
        place: "group",
        reader: { id: ann.id, language: "ru" },
        command: "odds",
        text: "",
        options: { match: "#17", words: "a b" },
        source: "typed",
        hasRole: expect.any(Function),
        threadTrouble: expect.any(Function),
        mayManage: expect.any(Function),
        canPost: true,
        server: bench.discord.channel(channel).guildId,
      },
    ]);
  });

  it("says when a channel could be answered in, but nothing be sent to", async () => {
    bench.discord.setAccess(channel, "muted");
    await bench.discord.slash(ann, channel, "watch").message();
    expect(bench.calls[0]?.canPost).toBe(false);
  });

  it("takes a direct message as a private place that its owner manages", async () => {
    await bench.discord.slash(ann, bench.discord.addDm(), "watch").message();
    const [call] = bench.calls;
    expect(call?.place).toBe("private");
    expect(await call?.mayManage()).toBe(true);
  });

  it.each([
    ["nothing", 0n, false],
    ["to send messages only", 1n << 11n, false],
    ["to manage the server", manageGuild, true],
    ["to manage channels", manageChannels, true],
    ["everything", administrator, true],
  ])("lets whoever is permitted %s manage accordingly", async (_, permissions, may) => {
    bench.discord.permit(ann, channel, permissions);
    await bench.discord.slash(ann, channel, "watch").message();
    expect(await bench.calls[0]?.mayManage()).toBe(may);
  });

  it("asks for the presser's own rights on a button of somebody else's message", async () => {
    const boss = bench.discord.addUser();
    bench.discord.permit(boss, channel, manageGuild);
    bench.answerWith(() =>
      replyOf("a match", { buttons: [[{ label: "Watch", press: { command: "watch", text: "#1", replace: false } }]] }),
    );
    const message = await bench.discord.slash(boss, channel, "odds").message();
    await bench.discord.press(ann, message, "Watch").message();
    await bench.discord.press(boss, message, "Watch").message();
    expect(await Promise.all(bench.calls.map((call) => call.mayManage()))).toEqual([true, false, true]);
  });

  it("takes a press for the presser's own as one of their direct messages, and never as one of the channel where they are shut", async () => {
    const press = { command: "import", text: "w1", replace: false, own: true } as const;
    bench.answerWith(() => replyOf("a watch", { buttons: [[{ label: "Copy", press }]] }));
    const message = await bench.discord.slash(ann, channel, "odds").message();
    const dm = bench.discord.addDm(ann);
    await bench.discord.press(ann, message, "Copy").message();
    bench.discord.failNext({ path: /^\/users/ }, { kind: "answer", status: 403, code: 50007, message: "Cannot send messages" });
    await bench.discord.press(ann, message, "Copy").message();
    const [, own, shut] = bench.calls;
    expect(own).toMatchObject({ address: `discord:${dm}`, place: "private", canPost: true });
    expect(shut).toMatchObject({ address: `discord:@${ann.id}`, place: "private", canPost: false });
  });

  it("lets nobody manage a server that the bot itself is no member of", async () => {
    bench.discord.permit(ann, channel, administrator);
    await bench.discord.slash(ann, channel, "watch", {}, { userInstalled: true }).message();
    expect(await bench.calls[0]?.mayManage()).toBe(false);
  });

  it("shows a personal answer to the asking person alone", async () => {
    bench.answerWith(() => replyOf("only for you", { personal: true }));
    const message = await bench.discord.slash(ann, channel, "watch").message();
    expect(message.ephemeralFor).toBe(ann.id);
  });

  it("shows an answer to the asker alone who wants it so, and what its buttons bring as well", async () => {
    const watch = { label: "Watch", press: { command: "watch", text: "#17", replace: false } };
    bench.answerWith(() => replyOf("odds", { buttons: [[watch]] }));
    const message = await bench.discord.slash(ann, channel, "odds", { match: "#17", private: true }).message();
    expect(message.ephemeralFor).toBe(ann.id);
    expect(bench.calls[0]?.options).toEqual({ match: "#17" });
    expect((await bench.discord.press(ann, message, "Watch").message()).ephemeralFor).toBe(ann.id);
    const open = await bench.discord.slash(ann, channel, "odds", { match: "#17", private: false }).message();
    expect(open.ephemeralFor).toBeNull();
  });

  it("keeps it so when the answer takes long", async () => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, channel, "odds", { match: "#17", private: true });
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_800);
    await exchange.responded();
    answer.resolve(replyOf("at last"));
    const message = await exchange.message();
    expect([message.text.split("\n")[0], message.ephemeralFor]).toEqual(["at last", ann.id]);
  });

  it("takes back the announcement of an answer that turns out to be personal", async () => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, channel, "odds", { match: "#17" });
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_800);
    await exchange.responded();
    answer.resolve(replyOf("no such match", { personal: true }));
    const told = await bench.discord.until(() => exchange.followups()[0]);
    expect([told.text.split("\n")[0], told.ephemeralFor]).toEqual(["no such match", ann.id]);
    expect(bench.discord.messagesIn(channel).filter(({ ephemeralFor }) => ephemeralFor === null)).toEqual([]);
  });

  it("answers in a thread, which is a place of its own", async () => {
    const thread = bench.discord.addChannel({ thread: true });
    const message = await bench.discord.slash(ann, thread, "odds", { match: "#17" }).message();
    expect([message.channelId, bench.calls[0]?.address, bench.calls[0]?.place]).toEqual([thread, `discord:${thread}`, "group"]);
  });

  it("asks Discord for patience when the answer takes long, and edits it in", async () => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, channel, "odds");
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_799);
    expect(exchange.interaction.responded).toBeNull();
    await bench.clock.advance(1);
    expect(await exchange.responded()).toBe(5);
    await bench.clock.advance(20_000);
    answer.resolve(replyOf("at last"));
    expect((await exchange.message()).text).toContain("at last");
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
  });

  it.each<[string, number, Fault]>([
    ["refused by the edge", 2, { kind: "edge", status: 403 }],
    // The library tries each four times by itself.
    ["lost in a gateway", 6, { kind: "edge", status: 502 }],
    ["cut off", 2, { kind: "reset", done: true }],
  ])("edits an announced answer in once more where that was %s", async (_, times, fault) => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, channel, "odds");
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_800);
    await exchange.responded();
    bench.discord.failNext({ method: "PATCH", path: /@original/, times }, fault);
    answer.resolve(replyOf("at last"));
    const edits = () => bench.discord.requests.filter(({ method }) => method === "PATCH").length;
    for (let look = 0; look < 3_000 && edits() <= times; look++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (look % 100 === 99) await bench.clock.advance(1_000);
    }
    await bench.discord.until(() => edits() > times);
    expect(bench.discord.messagesIn(channel).map(({ text }) => text)).toEqual([expect.stringContaining("at last")]);
  });

  it("says nothing more when the answer comes after a quarter of an hour", async () => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, channel, "odds");
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_800);
    await exchange.responded();
    await bench.clock.advance(16 * 60_000);
    answer.resolve(replyOf("too late"));
    await bench.discord.until(() => bench.discord.requests.some(({ status }) => status === 401));
    await bench.platform.stop();
    expect(bench.log.lines).toContainEqual(
      expect.objectContaining({ level: "info", message: "an answer came too late for discord" }),
    );
  });

  it("answers the calls of one chat in order while another chat does not wait", async () => {
    const slow = later<Reply>();
    bench.answerWith(({ options, address }) => (options?.["match"] === "slow" ? slow.promise : replyOf(`quick in ${address}`)));
    const first = bench.discord.slash(ann, channel, "odds", { match: "slow" });
    const second = bench.discord.slash(ann, channel, "odds", { match: "quick" });
    const elsewhere = bench.discord.slash(ann, bench.discord.addDm(), "odds", { match: "quick" });
    await elsewhere.message();
    expect(second.interaction.responded).toBeNull();
    slow.resolve(replyOf("slow"));
    await Promise.all([first.message(), second.message()]);
    expect(bench.calls.map(({ address, options }) => [address === `discord:${channel}`, options?.["match"]])).toEqual([
      [true, "slow"],
      [false, "quick"],
      [true, "quick"],
    ]);
  });

  it("logs a late answer instead of failing on it", async () => {
    const answer = later<Reply>();
    bench.answerWith(() => answer.promise);
    bench.discord.failNext({ path: /callback/ }, { kind: "answer", status: 404, code: 10062, message: "Unknown interaction" });
    bench.discord.slash(ann, channel, "odds");
    await untilSleeping(bench.clock);
    answer.resolve(replyOf("late"));
    await bench.discord.until(() => bench.discord.requests.some(({ status }) => status === 404));
    await bench.platform.stop();
    expect(bench.log.lines.map(({ message }) => message)).toContain("an answer came too late for discord");
  });

  describe("its buttons", () => {
    const refresh = { label: "Refresh", press: { command: "odds", text: "#17", replace: true } };
    const watch = { label: "Watch", press: { command: "watch", text: "#17", replace: false } };

    beforeEach(() => bench.answerWith(() => replyOf("first", { buttons: [[refresh, watch]] })));

    it("replace the message they are on when they say so", async () => {
      const message = await bench.discord.slash(ann, channel, "odds").message();
      bench.answerWith(() => replyOf("second"));
      const pressed = bench.discord.press(ann, message, "Refresh");
      expect(await pressed.responded()).toBe(7);
      expect(message.text).toContain("second");
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
      expect(bench.calls[1]).toMatchObject({ command: "odds", text: "#17", options: null, source: "button" });
    });

    it("bring a new message otherwise", async () => {
      const message = await bench.discord.slash(ann, channel, "odds").message();
      bench.answerWith(() => replyOf("second"));
      expect(await bench.discord.press(ann, message, "Watch").responded()).toBe(4);
      expect(bench.discord.messagesIn(channel).map(({ text }) => text.split("\n")[0])).toEqual(["first", "second"]);
    });

    it("may be the choices of a menu, which do the same", async () => {
      const choices = ["#1", "#2", "#3", "#4"].map((id) => [{ label: id, press: { command: "odds", text: id, replace: false } }]);
      bench.answerWith(() => replyOf("first", { buttons: [...choices, [refresh]] }));
      const message = await bench.discord.slash(ann, channel, "odds").message();
      expect(message.buttons.map(({ menu }) => menu)).toEqual(["menu1", "menu1", "menu1", "menu1", null]);
      bench.answerWith(() => replyOf("second"));
      expect(await bench.discord.press(ann, message, "#2").responded()).toBe(4);
      expect(bench.calls[1]).toMatchObject({ command: "odds", text: "#2", options: null, source: "button" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(2);
    });

    it("may stand beside the rows of a list, which do the same", async () => {
      const opens = [17, 17, 18].map((id) => ({ label: "Odds", press: { command: "odds", text: `#${id}`, replace: false } }));
      const items = opens.map(({ press }) => [{ kind: "text" as const, text: press.text }]);
      bench.answerWith(() =>
        replyOf("", { blocks: [{ kind: "list", items, opens: opens.map(({ press }) => press) }], buttons: [opens] }),
      );
      const list = await bench.discord.slash(ann, channel, "odds").message();
      for (const { customId } of list.buttons) await bench.discord.press(ann, list, customId ?? "").message();
      const pressed = bench.calls.filter(({ source }) => source === "button").map(({ command, text }) => `${command} ${text}`);
      expect(pressed).toEqual(["odds #17", "odds #17", "odds #18"]);
    });

    it("replace the message later when the answer takes long", async () => {
      const message = await bench.discord.slash(ann, channel, "odds").message();
      const answer = later<Reply>();
      bench.answerWith(() => answer.promise);
      const pressed = bench.discord.press(ann, message, "Refresh");
      await untilSleeping(bench.clock);
      await bench.clock.advance(1_800);
      expect(await pressed.responded()).toBe(6);
      answer.resolve(replyOf("second"));
      expect((await pressed.message()).text).toContain("second");
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    });

    it.each([0, 1_800])("never replace what all read by what one person is told (after %i ms)", async (waitMs) => {
      const message = await bench.discord.slash(ann, channel, "odds").message();
      const answer = later<Reply>();
      bench.answerWith(() => answer.promise);
      const pressed = bench.discord.press(ann, message, "Refresh");
      await untilSleeping(bench.clock);
      await bench.clock.advance(waitMs);
      if (waitMs > 0) await pressed.responded();
      answer.resolve(replyOf("not allowed", { personal: true }));
      const told = await pressed.message();
      expect(told.text).toContain("not allowed");
      expect(told.ephemeralFor).toBe(ann.id);
      expect(message.text).toContain("first");
    });

    it("that are none of ours are taken without a word", async () => {
      const message = await bench.discord.slash(ann, channel, "odds").message();
      message.buttons.push({ label: "Old", customId: "v0:something", url: null, menu: null });
      expect(await bench.discord.press(ann, message, "Old").responded()).toBe(6);
      expect(bench.calls).toHaveLength(1);
    });
  });

  describe("its suggestions", () => {
    const ask = { command: "odds", option: "match", typed: "zen" };

    it("come from what was typed", async () => {
      bench.suggestWith((typed) => [{ label: `${typed}it – Spartak`, value: "#17" }]);
      expect(await bench.discord.autocomplete(ann, channel, ask)).toEqual([{ name: "zenit – Spartak", value: "#17" }]);
    });

    it("stay within what Discord takes", async () => {
      const many = Array.from({ length: 40 }, (_, index) => ({ label: `${"😀".repeat(60)}${index}`, value: `#${index}` }));
      bench.suggestWith(() => [{ label: "x", value: "y".repeat(101) }, { label: "\u202e", value: "#0" }, ...many]);
      const choices = await bench.discord.autocomplete(ann, channel, ask);
      expect(choices).toHaveLength(25);
      expect(choices[0]).toEqual({ name: "#0", value: "#0" });
      expect(choices[1]?.name).toBe(`${"😀".repeat(49)}…`);
    });

    it("that come too late are let go", async () => {
      const late = later<never[]>();
      bench.suggestWith(() => late.promise);
      void bench.discord.autocomplete(ann, channel, ask);
      await bench.clock.advance(3_001);
      late.resolve([]);
      await bench.discord.until(() => bench.discord.requests.some(({ status }) => status === 404));
      await bench.platform.stop();
      expect(bench.log.lines.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
    });
  });
});
