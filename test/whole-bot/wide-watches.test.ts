import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const chat = "playground:ann";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Longer than any match goes without a refresh. */
const stepMs = 32 * minuteMs;

describe("wide watches of a whole bot", () => {
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

  const ask = async (typed: string) => {
    await world.pass(2_000);
    return bot.ask(chat, typed);
  };

  /** A football team with at least two matches to come, the first of them not too soon. */
  function busyTeam() {
    const now = world.clock.now();
    const coming = world.sandbox.world.matches(now).filter(({ league, startsAt }) => {
      return league.sport === "football" && startsAt > now + 6 * hourMs && startsAt < now + 6.5 * 24 * hourMs;
    });
    const teams = coming.flatMap(({ home, away }) => [home, away]);
    const name = teams.map(({ name: { en } }) => en).find((one, nth, all) => all.indexOf(one) < nth) ?? "";
    const matches = coming.filter(({ home, away }) => [home.name.en, away.name.en].includes(name));
    expect(matches.length).toBeGreaterThan(1);
    return { name, matches };
  }

  it("are asked for by a name that fits several matches, tell what is covered, alert, and end", async () => {
    const { name, matches } = busyTeam();
    const choice = await ask(`/watch ${name} 2pp`);
    expect(choice.text).toContain("Which one do you mean?");
    const watched = await bot.press(chat, choice.reply, `All ${name} matches`);
    expect(watched.text).toContain(`${name}\nWatching all matches.`);
    expect(watched.text).toContain("2 pp");
    expect(watched.text).toContain(`${matches.length} of ${matches.length} matches, until `);
    expect((await ask("/watches")).text).toMatch(new RegExp(`${name}\\n(?:<.*>)?2 pp`));

    await world.pass(minuteMs);
    for (const { slug } of matches) world.sandbox.knobs.move({ slug, selection: "home", points: 6, visible: "next_refresh" });
    const isTold = ({ home, away }: (typeof matches)[number]) => {
      return bot.sent.some(({ text }) => [home, away].every(({ name: { en } }) => text.includes(en)));
    };
    await world.until(() => matches.every(isTold), stepMs);

    const excluded = await ask(`/unwatch ${matches[0]?.slug}`);
    expect(excluded.text).toMatch(new RegExp(`^${name} now skips .*\\. Its other matches are still watched\\.`));
    expect((await ask("/watches 1")).text).toContain(`${matches.length - 1} of ${matches.length - 1} match`);
    await bot.press(chat, excluded.reply, "Watch it again");
    await world.pass(1_000);
    expect((await ask("/watches 1")).text).toContain(`${matches.length} of ${matches.length} matches`);

    expect((await ask(`/unwatch ${name}`)).text).toContain(`Stopped watching all matches: ${name}.`);
    expect((await ask("/watches")).text).toContain("You aren’t watching anything yet.");
  }, 60_000);

  it("are changed and paused as a whole, from the confirmation on", { tags: ["long"] }, async () => {
    const watched = await ask("/watch sport football 2pp");
    const calmer = await bot.press(chat, watched.reply, "5 pp");
    expect(calmer.text).toContain("The new rule goes for all its matches.");
    expect(calmer.text).toContain("Rule: 5 pp");
    const paused = await bot.press(chat, calmer.reply, "Pause");
    expect(paused.text).toContain("State: paused");
    const list = await ask("/watches");
    expect(list.text).toMatch(/Football\n5 pp · paused/);
    const shown = await bot.press(chat, list.reply, "1 · Football");
    expect((await bot.press(chat, shown.reply, "Resume")).text).toMatch(/State: active\nWatching \d+ of \d+ matches/);
    expect((await ask("/edit 1 shortens")).text).toContain("5 pp · only shortening");
    expect((await ask("/pause 1 3h")).text).toMatch(/State: paused until /);
    await expect(ask("/edit w9 5pp")).resolves.toMatchObject({ text: expect.stringContaining("There’s no watch w9 here.") });
  });

  it("take the preset of their sport, be it a sport, a league or a team", async () => {
    const match = world.sandbox.world.matches(world.clock.now()).find(({ league }) => league.sport === "ice-hockey");
    for (const words of ["sport ice-hockey", `league ${match?.league.name.en}`, `team ${match?.home.name.en}`]) {
      const watched = await ask(`/watch ${words}`);
      expect(watched.text).toContain("the odds move by 1.5 pp.");
      expect((await bot.press(chat, watched.reply, "2.5 pp")).text).toContain("Rule: 2.5 pp");
    }
    expect((await ask("/edit 1 sharp")).text).toContain("Rule: 0.8 pp");
  }, 60_000);

  it("know a sport in the first call after the start", async () => {
    expect((await bot.ask(chat, "/watch sport football")).text).toContain("Football\nWatching all matches.");
  });

  it("are meant by a kind and a name, by a whole sport, by a league's name, and by what is suggested", {
    tags: ["long"],
  }, async () => {
    const [match] = world.sandbox.world.matches(world.clock.now());
    const league = match?.league.name.en ?? "";
    expect((await ask("/watch sport basketball")).text).toContain("Basketball\nWatching all matches.");
    const russian = { reader: { id: chat, language: "ru" } };
    expect((await bot.ask(chat, "/watch Теннис", russian)).text).toContain("Теннис\nСлежу за всеми матчами.");
    expect((await ask(`/watch league ${league}`)).text).toContain(`${league}\nWatching all matches.`);
    expect((await ask("/watch team nobodyofthename")).text).toContain("I found nothing for");
    expect((await ask("/watch football 5%")).text).toContain("Football\nWatching all matches.");
    expect((await ask("/watch football 4%")).text).toContain("Football\nNew rule for all matches.");
    expect((await ask("/watch team#999999")).text).toContain("older message");
    const which = await ask("/unwatch");
    expect(which.reply.buttons.flat().map(({ label }) => label)).toContain("Football");
    expect((await bot.press(chat, which.reply, "Football")).text).toContain("Stopped watching all matches: Football.");
    const senseless = await ask(`/unwatch team ${match?.home.name.en} 5x`);
    expect(senseless.text).toContain("I found the name, but I don’t understand “5x”");
    expect((await ask("/unwatch team nobodyofthename")).text).toContain("There’s no such watch here.");
    expect((await ask("/unwatch w999")).text).toContain("There’s no watch w999 here.");
  });

  it("are offered of each club that the words fit, before single matches, and of leagues", async () => {
    await ask("/teams");
    await world.pass(minuteMs);
    const labels = ({ reply }: Awaited<ReturnType<typeof ask>>) => reply.buttons.flat().map(({ label }) => label);
    const clubs = await ask("/watch havelstad 4pp");
    const all = ["Athletic", "Towers", "Wanderers", "Wolves"].map((club) => `All Havelstad ${club} matches`);
    expect(labels(clubs).slice(0, 4).toSorted()).toEqual(all);
    expect(labels(clubs)).toHaveLength(10);
    expect(
      labels(clubs)
        .slice(4)
        .every((label) => / v /.test(label)),
    ).toBe(true);
    expect(clubs.text).toContain("Too many matches to list.");
    expect((await bot.press(chat, clubs.reply, "All Havelstad Wolves matches")).text).toContain("move by 4 pp.");
    const leagues = labels(await ask("/watch league"));
    expect(leagues.filter((label) => label.startsWith("All ")).length).toBeGreaterThan(1);
  });

  it("are kept data, and are forgotten with it", { tags: ["long"] }, async () => {
    await ask("/watch football");
    expect(JSON.stringify((await ask("/mydata")).reply.file?.data)).toContain('"kind":"wide"');
    const question = await ask("/forgetme");
    expect(question.text).toContain("1 watch");
    await bot.press(chat, question.reply, "Yes, delete everything");
    expect((await ask("/watches")).text).toContain("You aren’t watching anything yet.");
  });
});
