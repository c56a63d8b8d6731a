import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const hourMs = 60 * 60_000;

describe("/break", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeAll(async () => {
    world = await openWorld();
    bot = await openBot(world);
  });
  beforeEach(() => world.pass(60_000));
  afterAll(async () => {
    await bot.stop();
    await world.close();
  });

  type Answer = Awaited<ReturnType<TestBot["ask"]>>;
  const labels = ({ reply }: Answer) => reply.buttons.flat().map(({ label }) => label);
  /** Asks for a break and takes it. */
  async function take(chat: string, length: string): Promise<Answer> {
    const asked = await bot.ask(chat, `/break ${length}`);
    expect(asked.text).toMatch(/Take a break until .*\d\d:\d\d/);
    return bot.press(chat, asked.reply, "Start the break");
  }

  it("begins once that was said yes to, and answers nothing else with anything but its end and who helps", {
    tags: "long",
  }, async () => {
    const chat = "playground:ann";
    const asked = await bot.ask(chat, "/break 2h");
    expect(labels(asked).at(-1)).toBe("Cancel");
    expect((await bot.press(chat, asked.reply, "Cancel")).text).toContain("You haven’t started a break.");
    expect((await bot.ask(chat, "/break yes1786800000")).text).toContain("How long?");
    expect((await bot.ask(chat, "/matches")).text).not.toContain("on a break");
    const end = /until (.*)\?/.exec(asked.text)?.[1] ?? "none";
    const begun = await bot.press(chat, asked.reply, "Start the break");
    for (const typed of ["/matches", "/help", "/snooze off", "/settings", "/nonsense", "/start"]) {
      await world.pass(10_000);
      const { text } = await bot.ask(chat, typed);
      expect(text).toBe(begun.text);
    }
    expect(begun.text).toContain(`You’re on a break until ${end}.`);
    expect(begun.text).toContain("gamblingtherapy.org");
    expect(JSON.stringify((await bot.ask(chat, "/mydata")).reply.file?.data)).toContain("breakUntil");
    expect((await bot.ask(chat, "/export")).text).not.toContain("on a break");
    await world.pass(2 * hourMs);
    expect((await bot.ask(chat, "/matches")).text).not.toContain("on a break");
  });

  it("is not shortened by a second one, nor by the button of an older one, nor ended by /forgetme", async () => {
    const chat = "playground:bob";
    const old = await bot.ask(chat, "/break 1h");
    const { text } = await take(chat, "3d");
    for (const typed of ["/break", "/break 1d"]) expect((await bot.ask(chat, typed)).text).toBe(text);
    expect((await bot.ask(chat, "/break off")).text).toContain("From an hour to a year");
    expect((await bot.press(chat, old.reply, labels(old)[0] ?? "")).text).toBe(text);
    await world.pass(60_000);
    const forgotten = await bot.press(chat, (await bot.ask(chat, "/forgetme")).reply, "Yes, delete everything");
    expect(forgotten.text).toContain("but your break, which lasts until");
    expect((await bot.ask(chat, "/matches")).text).toBe(text);
    const longer = await take(chat, "5d");
    expect(longer.text).not.toBe(text);
    expect(longer.text).toContain("You’re on a break until");
  });

  it("is asked for by a button of the settings, for a length that makes sense, in private", async () => {
    const chat = "playground:cat";
    const choices = await bot.press(chat, (await bot.ask(chat, "/settings chat")).reply, "Take a break");
    expect(labels(choices)).toEqual(["24 hours", "7 days", "30 days", "180 days"]);
    expect((await bot.press(chat, choices.reply, "7 days")).text).toContain("Take a break until");
    for (const typed of ["/break 5m", "/break 400d", "/break soon"]) {
      await world.pass(10_000);
      expect((await bot.ask(chat, typed)).text).toContain("From an hour to a year");
    }
    const group = await bot.ask("playground:group", "/break 7d", { place: "group" });
    expect(group.text).toContain("send me /break 7d in private");
  });
});
