import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../src/chat/call.ts";
import { manageGuild, type StandInMessage, type StandInUser, type WriteOptions } from "../../standins/discord.ts";
import { type Bench, createBench, later, outgoingTo, replyOf, untilSleeping } from "./parts.ts";

describe("what people write on Discord", () => {
  let bench: Bench;
  let ann: StandInUser;
  let channel: string;
  let dm: string;
  beforeEach(async () => {
    bench = await createBench();
    ann = bench.discord.addUser();
    channel = bench.discord.addChannel();
    dm = bench.discord.addDm(ann);
    bench.answerWith(({ command, text }) => replyOf(`${command}: ${text}`));
  });
  afterEach(() => bench.stop());

  /** The bot's answer to it. */
  async function answerTo(content: string, where = channel, how: WriteOptions = {}): Promise<StandInMessage> {
    const before = bench.discord.messages.length;
    bench.discord.write(ann, where, content, how);
    return bench.discord.until(() => bench.discord.messages[before]);
  }
  const lastCall = () => bench.calls.at(-1) as Call;
  async function alertIn(where: string): Promise<StandInMessage> {
    await bench.platform.send(outgoingTo(where));
    return bench.discord.messagesIn(where).at(-1) as StandInMessage;
  }

  it("is a call in direct messages, answered below it", async () => {
    await bench.platform.start();
    const answer = await answerTo("castelmira tonight", dm);
    expect(lastCall()).toMatchObject({
      ...{ address: `discord:${dm}`, place: "private", reader: { id: ann.id, language: null }, source: "typed" },
      ...{ command: "odds", text: "castelmira tonight", plain: true, options: null },
    });
    expect(lastCall()).not.toHaveProperty("server");
    expect(await lastCall().mayManage()).toBe(true);
    expect(answer.text).toBe("odds: castelmira tonight\nData: Example Odds");
    expect([answer.repliesTo, answer.pinged.users]).toEqual([null, []]);
    await answerTo("/Watch castelmira >= 3", dm);
    expect(lastCall()).toMatchObject({ command: "watch", text: "castelmira >= 3" });
    expect(lastCall()).not.toHaveProperty("plain");
  });

  it.each<[string, string, Partial<Call>]>([
    ["the bot", "@bot castelmira", { text: "castelmira", plain: true }],
    ["the bot at the end", "castelmira please @bot", { text: "castelmira please", plain: true }],
    ["the bot, politely", "@bot, /odds castelmira", { command: "odds", text: "castelmira" }],
    ["its role", "@role castelmira", { text: "castelmira", plain: true }],
  ])("is a call in a server where it mentions %s, and the answer a reply that notifies nobody", async (_, content, call) => {
    bench.discord.addRole(channel, { name: "linewatch", mentionable: false, isBots: true });
    await bench.platform.start();
    const answer = await answerTo(content);
    const { guildId } = bench.discord.channel(channel);
    expect(lastCall()).toMatchObject({ address: `discord:${channel}`, place: "group", server: guildId, ...call });
    expect([answer.repliesTo?.user, answer.pinged]).toEqual([ann, { users: [], roles: [] }]);
  });

  it("is a call where it replies to a message of the bot, unless Discord keeps its words", async () => {
    await bench.platform.start();
    const alert = await alertIn(channel);
    await answerTo("why", channel, { repliesTo: alert });
    expect(lastCall()).toMatchObject({ text: "why", plain: true });
    const slash = await bench.discord.slash(ann, channel, "odds").message();
    bench.discord.write(ann, channel, "why", { repliesTo: slash });
    bench.discord.write(ann, channel, "why", { repliesTo: alert, quietly: true });
    await answerTo("@bot last");
    expect(bench.calls.map(({ text }) => text)).toEqual(["why", "", "last"]);
  });

  it("is nothing where others talk to each other, or where no person wrote it", async () => {
    await bench.platform.start();
    bench.discord.write(ann, channel, "castelmira wins tonight");
    for (const by of ["bot", "webhook", "system"] as const) {
      bench.discord.write(ann, channel, "@bot castelmira", { by });
      bench.discord.write(ann, dm, "castelmira", { by });
    }
    await answerTo("@bot last");
    expect(bench.calls.map(({ text }) => text)).toEqual(["last"]);
  });

  it("goes by the rights of its writer's roles", async () => {
    bench.discord.permit(ann, channel, manageGuild);
    await bench.platform.start();
    await answerTo("@bot /watch castelmira");
    expect(await lastCall().mayManage()).toBe(true);
    const bob = bench.discord.addUser({ name: "bob" });
    bench.discord.write(bob, channel, "@bot /watch castelmira");
    await bench.discord.until(() => lastCall().reader.id === bob.id);
    expect(await lastCall().mayManage()).toBe(false);
  });

  it("is read in the language of the writer's own Discord, once a command has told it", async () => {
    const rita = bench.discord.addUser({ name: "rita", locale: "ru" });
    await bench.platform.start();
    await bench.discord.slash(rita, channel, "odds").message();
    bench.discord.write(rita, channel, "@bot castelmira");
    await bench.discord.until(() => bench.calls[1]);
    expect(lastCall().reader).toEqual({ id: rita.id, language: "ru" });
  });

  it("brings the file that came with it", async () => {
    await bench.platform.start();
    const attached = [{ name: "linewatch.json", content: "{}" }];
    await answerTo("", dm, { attached });
    expect(lastCall()).toMatchObject({ command: "import", text: "", attached: { name: "linewatch.json" } });
    expect(await lastCall().attached?.read(100)).toEqual({ kind: "text", text: "{}" });
    await answerTo("@bot /import", channel, { attached });
    expect(lastCall()).toMatchObject({ command: "import", attached: { name: "linewatch.json" } });
  });

  it("is help where there is a mention alone, and nothing to be read where there is anything else", async () => {
    await bench.platform.start();
    await answerTo("@bot");
    expect(lastCall()).toMatchObject({ command: "help", text: "" });
    expect(lastCall()).not.toHaveProperty("unread");
    const attached = [{ name: "voice-message.ogg", content: "" }];
    await answerTo("", dm, { attached });
    expect(lastCall()).toMatchObject({ unread: "media", place: "private" });
    await answerTo("", dm, { sticker: "wave" });
    expect(lastCall()).toMatchObject({ unread: "media" });
    await answerTo("@bot", channel, { attached });
    expect(lastCall()).toMatchObject({ unread: "media", place: "group" });
    await answerTo("castelmira", dm, { attached });
    expect(lastCall()).toMatchObject({ plain: true, text: "castelmira" });
    bench.discord.write(ann, channel, "", { attached });
    bench.discord.write(ann, channel, "", { sticker: "wave" });
    await answerTo("@bot last");
    expect(bench.calls).toHaveLength(6);
  });

  it("is answered in private where nobody else may read the answer, or told that it cannot be", async () => {
    await bench.platform.start();
    bench.answerWith(() => replyOf("Your bets", { personal: true, secret: "I can only say that in private." }));
    expect(await answerTo("@bot journal")).toMatchObject({ channelId: dm, text: expect.stringContaining("Your bets") });
    bench.discord.setDms(ann, "closed");
    bench.discord.write(ann, channel, "@bot journal");
    const hint = await bench.discord.until(() => bench.discord.messagesIn(channel)[0]);
    expect(hint.text).toContain("I can only say that in private.");
    expect(hint.text).not.toContain("Your bets");
  });

  it("is answered once however often the confirmation is lost, and after a pause that Discord asks for", async () => {
    await bench.platform.start();
    const post = { method: "POST", path: /messages$/ };
    bench.discord.failNext(post, { kind: "reset", done: true });
    bench.discord.write(ann, dm, "castelmira");
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_000);
    await bench.discord.until(() => bench.discord.requests.filter(({ path }) => /messages$/.test(path)).length === 2);
    bench.discord.failNext(post, { kind: "answer", status: 503 });
    bench.discord.write(ann, channel, "@bot castelmira");
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_000);
    await bench.discord.until(() => bench.discord.messagesIn(channel).length === 1);
    expect(bench.discord.messagesIn(dm)).toHaveLength(1);
  });

  it("is answered by a message where the bot can read nothing that was written before", async () => {
    bench.discord.channel(channel).mayReadHistory = false;
    await bench.platform.start();
    expect((await answerTo("@bot castelmira")).repliesTo).toBeNull();
  });

  it("is answered although it was deleted meanwhile", async () => {
    await bench.platform.start();
    const answer = later<ReturnType<typeof replyOf>>();
    bench.answerWith(() => answer.promise);
    const written = bench.discord.write(ann, channel, "@bot castelmira");
    while (bench.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    bench.discord.unwrite(written);
    answer.resolve(replyOf("here"));
    expect((await bench.discord.until(() => bench.discord.messagesIn(channel)[0])).text).toContain("here");
  });

  it("keeps its answer's buttons for its writer", async () => {
    const press = { command: "odds", text: "#2", replace: true } as const;
    bench.answerWith(({ text }) => replyOf(`odds ${text}`, { buttons: [[{ label: "Next", press }]] }));
    await bench.platform.start();
    const answer = await answerTo("@bot castelmira");
    const bob = bench.discord.addUser({ name: "bob" });
    const aside = await bench.discord.press(bob, answer, "Next").message();
    expect([aside.id === answer.id, aside.ephemeralFor]).toEqual([false, bob.id]);
    const changed = await bench.discord.press(ann, answer, "Next").message();
    expect([changed.id, changed.text.split("\n")[0]]).toEqual([answer.id, "odds #2"]);
  });
});

describe("where Discord brings what people do by HTTP", () => {
  it("calls say that no words arrive", async () => {
    const bench = await createBench({ byHttp: true });
    await bench.platform.start();
    const channel = bench.discord.addChannel();
    await bench.discord.slash(bench.discord.addUser(), channel, "odds").message();
    expect(bench.calls[0]).toMatchObject({ wordless: true });
    await bench.stop();
  });
});

describe("with shards", () => {
  it("direct messages are answered once", async () => {
    const bench = await createBench({ shards: 2 });
    await bench.platform.start();
    const ann = bench.discord.addUser();
    bench.discord.write(ann, bench.discord.addDm(ann), "castelmira");
    await bench.discord.until(() => bench.discord.messages.length === 1);
    expect(bench.calls).toHaveLength(1);
    await bench.stop();
  });
});
