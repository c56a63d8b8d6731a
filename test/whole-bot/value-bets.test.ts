// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const chat = "playground:ann";
const russian = { reader: { id: "playground:rita", language: "ru" } };
const minuteMs = 60_000;

describe("watches on value bets of a whole bot", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeEach(async () => {
    world = await openWorld();
    bot = await openBot(world);
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  const ask = async (typed: string, how = {}) => {
    await world.pass(2_000);
    return bot.ask(chat, typed, how);
  };
  const said = async (typed: string, how = {}) => (await ask(typed, how)).text;

  it("are asked for in words or by a button, changed, paused, removed, and brought back", async () => {
    const list = await ask("/valuebets football 2%");
    const watched = await bot.press(chat, list.reply, "Alert me to these");
    expect(watched.text).toMatch(/^Watching value bets: Football · from 2%\.\n/);
    expect(watched.text).toContain("again when its edge grows by 1 pp.");
    expect(watched.text).toContain("None fits right now.");
    expect(await said("/watch value bets football 2% improving by 1,5")).toMatch(/Value-bet watch restarted.*\n.* 1\.5 pp\./);
    const typed = await said("/watch валуи 12ч 5% 1,5-3 Bookpine рост на 0,5", russian);
    expect(typed).toMatch(/^Слежу за валуйными ставками: от 5\s% · коэффициент 1,50–3,00 · в течение 12 часов · Bookpine\.\n/);
    expect(await said("/watches")).toContain(
      "- 2 Value bets: from 5% · price 1.50–3.00 · within 12 hours · Bookpine\nimproving by 0.5",
    );
    expect(await said("/edit 2 8% improving by 3")).toMatch(/^Value bets: from 8% · price 1\.50–3\.00 · [\s\S]* 3 pp\./);
    expect(await said("/edit 2 2% 1.01-999 football 1h")).toContain("Value bets: Football · from 2% · price 1.01–999.00");
    expect(await said("/pause 2 1h")).toContain("State: paused until ");
    expect(await said("/resume 2")).toContain("State: active");
    expect(await said("/edit 2 quiet 22-8")).toMatch(
      /^Quiet hours: Value bets: Football .*\n[\s\S]*Now: 22:00–08:00, every day: on hold/,
    );
    expect(await said("/watches 2")).toContain("Number: 2");
    expect(await said("/unwatch 2")).toMatch(/^Stopped watching value bets: Football · from 2%/);
    expect(await said("/undo")).toContain("1 watch is back");
    expect(await said("/watches 2")).toContain("Quiet hours: 22:00–08:00");
    const backup = await ask("/unwatch all");
    expect(backup.text).toContain("- /watch value bets football 2% improving by 1.5\n");
    expect(backup.text).toContain("- /watch value bets football Bookpine 2% 1.01-999 1h improving by 3\n");
    expect((await bot.press(chat, backup.reply, "Yes, stop all")).text).toContain("Stopped 2 watches.");
    expect(await said("/unwatch value bets")).toContain("There’s no such watch here.");
    expect(await said("/watch value bets football Bookpine 2% 1.01-999 1h improving by 3")).toContain("Watching value bets:");
  });

  it("refuse what they do not understand, and who may not change them", async () => {
    expect(await said("/watch value bets blah")).toContain("I don’t understand “blah”.");
    expect(await said("/watch value bets improving by 0")).toContain("I don’t understand “0”.");
    expect(await said("/edit v7 5%")).toContain("There’s no watch v7 here.");
    const guest = { place: "group", mayManage: async () => false } as const;
    expect(await said("/watch value bets", guest)).toContain("Only admins of this chat can do that.");
    expect(await said("/watch value bets", { ...guest, mayManage: async () => true })).toContain(
      "Watching value bets: all of them.",
    );
    expect(await said("/preview value bets 3%")).toMatch(/^Value bets: from 3%\n.* what this would have sent\.\n.* right now\./);
    expect(await said("/preview валуи 3%", russian)).toMatch(/^Валуйные ставки: от 3\s%\n.* нельзя\.\nСейчас подход/);
    expect(await said("/preview value bets blah")).toContain("I don’t understand “blah”.");
    for (const call of ["/unwatch 1", "/pause 1", "/edit 1 5%", "/edit 1 quiet off"])
      expect(await said(call, guest)).toContain("Only admins of this chat can do that.");
  });

  it("put the bets of a match together, say in the log what was told, and are kept data", async () => {
    const { slug } = laterMatch(world);
    const { knobs } = world.sandbox;
    await ask("/watch value bets 2%");
    knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
    await world.until(() => bot.sent.length > 0, 20 * minuteMs);
    const [told] = bot.sent;
    expect(told?.text).toMatch(/^\d+ new value bets\n- 1 .* 9\.50 · \+\d+\.\d%\nBookpine.* · \S.*\n- 2 /);
    const why = (await bot.press(chat, told?.reply ?? list(), "Why?")).text;
    expect(why).toContain("sent: a new value bet.\nRule: from 2% · improving by 1 pp\nList updated: Sat, Aug 15, 12:");
    expect(why).toMatch(/> .* at 9\.50 \(Bookpine\): model price \d\.\d\d, chance \d\d\.\d%, edge \+\d+\.\d%\./);
    expect(why).toMatch(/ at other books, odds updated Sat, Aug 15, 12:.*:\n(> \S.* \d\.\d\d\n){3}/);
    expect(why).toMatch(/With a minimum edge of \d+\.\d% or more, no alert\.\nThese are a model’s figures/);
    const preview = await said("/preview 1 6%");
    expect(preview).toMatch(/^Value bets: from 6%\nThe odds service doesn’t keep past value bets, .*\n\w+ fits? right now\.\n/);
    const bets = Number(told?.text.match(/^\d+/)?.[0]);
    expect(preview).toMatch(
      new RegExp(`since Sat, Aug 15, 12:00 UTC: new value bets ${bets}, improvements 0\\.\n- of these with`),
    );
    expect(preview).toMatch(/an edge of 6% or more: [1-9]\d?\n- of these with an edge of 8% or more: 1\n/);
    expect(await said("/log")).toMatch(/^Log · .*\n- .* · sent: a new value bet\n/);
    expect(JSON.stringify((await ask("/mydata")).reply.file?.data)).toContain('"kind":"bets"');
    const question = await ask("/forgetme");
    expect(question.text).toContain("1 watch");
    await bot.press(chat, question.reply, "Yes, delete everything");
    knobs.reverse({ slug });
    await world.pass(16 * minuteMs);
    expect(bot.sent).toHaveLength(1);
    expect(await said("/watches")).toContain("You aren’t watching anything yet.");
  });

  it("can be muted by their alert: at once where it told of one match, else by a choice of exactly these", async () => {
    const { sandbox, clock } = world;
    const first = laterMatch(world);
    const second = sandbox.world
      .matches(clock.now())
      .find(
        ({ league, startsAt, slug }) =>
          league.sport === "football" && startsAt > clock.now() + 40 * 3_600_000 && slug !== first.slug,
      );
    if (!second) throw new Error("the world has too few matches");
    const offer = (price: number, ...slugs: string[]) => {
      for (const slug of slugs) sandbox.knobs.move({ slug, selection: "home", bookmaker: "bookpine", price });
      return world.until(() => bot.sent.length > 0, 20 * minuteMs);
    };
    const taken = () => bot.sent.splice(0).at(0) ?? list();
    await ask("/watch value bets 60%");
    await offer(15, first.slug, second.slug);
    const both = taken();
    const asked = await bot.press(chat, both.reply, "Mute");
    const choices = asked.reply.buttons.flat().map(({ label }) => label);
    expect(asked.text).toContain("Mute what?");
    expect(choices.filter((label) => label.includes(" v "))).toHaveLength(2);
    const choice = choices.find((label) => label.includes(first.home.name.en)) ?? "";
    expect((await bot.press(chat, asked.reply, choice)).text).toContain(`${choice} is muted until you unmute it.`);
    await offer(25, first.slug, second.slug);
    const one = taken();
    expect([one.text.includes(first.home.name.en), one.text.includes(second.home.name.en)]).toEqual([false, true]);
    expect((await bot.press(chat, one.reply, "Mute")).text).toMatch(
      new RegExp(`^${second.home.name.en} v .* is muted until you unmute it\\.`),
    );
  }, 60_000);
});

function list(): never {
  throw new Error("nothing was told");
}
