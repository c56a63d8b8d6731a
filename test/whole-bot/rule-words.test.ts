import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const chat = "playground:reader";

describe("words behind a name", () => {
  let world: TestWorld;
  let bot: TestBot;
  let match: ReturnType<typeof laterMatch>;
  beforeAll(async () => {
    world = await openWorld();
    bot = await openBot(world);
    match = laterMatch(world);
  });
  afterAll(async () => {
    await bot.stop();
    await world.close();
  });

  const say = async (typed: string, language = "en") => {
    await world.pass(3_000);
    return bot.ask(chat, typed, { reader: { id: chat, language } });
  };
  const presses = ({ buttons }: Reply) => buttons.flat().flatMap((button) => ("press" in button ? [button.press.text] : []));

  it("that are no rule are named, and so is what could be written, in both languages", async () => {
    const both = `${match.home.name.en} v ${match.away.name.en}`;
    expect((await say(`/watch ${both} 5x`)).text).toContain(
      "I found the match, but I don’t understand “5x”. Try 5%, 0.10 or 3pp.",
    );
    expect((await say(`/watch ${both} best blurgh`)).text).toContain("I don’t understand “blurgh”");
    expect((await say("/watch united best 5x")).text).toContain("I don’t understand “5x”");
    expect((await say("/watch united 5x")).text).toContain("I found the name, but I don’t understand “5x”. Try 5%, 0.10 or 3pp.");
    expect((await say(`/watch ${match.slug} 5x`, "ru")).text).toContain("Напишите 5%, 0,10 или 3пп.");
  });

  it("go into every button of a choice, or a choice is refused that would drop some", async () => {
    for (const [typed, rule] of [
      ["best 4pp 3h", "best 4pp 3h"],
      ["at Kvotara 0.10 within 24h", "book:Kvotara 0.10 within 24h"],
      ["П1 падает 5% у Kvotara за 24ч", "home shortens 5% book:Kvotara within 24h"],
    ]) {
      const { reply } = await say(`/watch united ${typed}`);
      expect(presses(reply).length).toBeGreaterThan(1);
      for (const text of presses(reply)) expect(text).toMatch(new RegExp(`^(?:team)?#\\d+ ${rule}$`));
    }
    for (const [typed, rest] of [
      ["/odds united over 2.5", "over 2.5"],
      ["/best united over 2.5", "over 2.5"],
      ["/mute united for 3h", "for 3h"],
      ["/preview united best 4pp", "best 4pp"],
    ] as const)
      for (const text of presses((await say(typed)).reply)) expect(text).toMatch(new RegExp(`^#\\d+ ${rest}$`));
    const long = "home shortens 2pp books>=3 at Zoloto Stakes within 24h since open prematch fast";
    expect((await say(`/watch united ${long}`)).text).toContain("“united” could be several things.");
  });

  it("are understood behind a team's name, whichever command it is", async () => {
    expect((await say(`/odds ${match.slug} over 2.5`)).text).toContain("2.5");
    expect((await say(`/watch ${match.slug}`)).text).toContain(match.home.name.en);
    expect((await say("/edit 1 home >= 3")).text).toContain("3.00 or more");
    expect((await say(`/mute ${match.slug} for 3 h`)).text).not.toContain("I don’t understand");
  });

  it("change the watch that a name means, and nothing else behind it is swallowed", async () => {
    const both = `${match.home.name.en} v ${match.away.name.en}`;
    for (const watched of ["football 4pp", "value bets 3%"]) await say(`/watch ${watched}`);
    await say(`/watch ${match.slug} 4pp`);
    const which = await say(`/edit ${both} quiet 22-8`);
    expect(which.text).toContain("Several watches fit.");
    expect(presses(which.reply)).toEqual(expect.arrayContaining(["1 quiet 22-8", "4 quiet 22-8"]));
    await say("/unwatch 4");
    expect((await say(`/edit ${both} away >= 3.30`)).text).toContain("3.30 or more");
    expect((await say(`/edit ${both} best 7pp`)).text).toContain("7 pp");
    expect((await say(`/edit ${match.home.name.ru} — ${match.away.name.ru} 8пп`, "ru")).text).toContain("8");
    expect((await say(`/edit ${both} quiet 22-8`)).text).toContain("22:00–08:00");
    expect((await say("/edit football 6pp")).text).toContain("6 pp");
    expect((await say("/edit value bets 7%")).text).toContain("7%");
    // Turkish writes the sign before its number.
    for (const typed of ["/edit 2 %9", "/edit futbol % 9"])
      expect((await say(typed, "tr")).text).toContain("Kural: %9 oran değişimi");
    await say("/edit football 6pp");
    expect((await say(`/edit ${both} 5x`)).text).toContain(
      "I found the match, but I don’t understand “5x”. Try 5%, 0.10 or 3pp.",
    );
    expect((await say("/edit 5pp")).text).toMatch(/^Which watch\?\n- 2 Football$/m);
    for (const [typed, word] of [
      [`/unwatch ${both} 5x`, "5x"],
      [`/less ${both} blurgh`, "blurgh"],
      [`/less ${both} improving`, "improving"],
      ["/unwatch value bets football", "football"],
      ["/less value bets football", "football"],
      ["/less value bets 9pp", "9pp"],
    ] as const) {
      const { text, reply } = await say(typed);
      expect(text).toContain(`I found the name, but I don’t understand “${word}”, so nothing has changed.`);
      expect(presses(reply).length).toBe(1);
    }
    expect((await say(`/unwatch ${both} 5x`, "ru")).text).toContain("«5x», я не понимаю. Ничего не изменено.");
    expect((await say("/less football 9pp")).text).toContain("9 pp");
    const list = (await say("/watches")).text;
    expect(list).toContain("8 pp");
    expect((await say(`/unwatch ${both}`)).text).toContain("Stopped one rule");
  });
});
