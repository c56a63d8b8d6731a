import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { askAsCrowd, type CrowdHouse, laterSlugs, openDiscordCrowd, openTelegramCrowd } from "./crowd.ts";
import { matchStartingIn } from "./promises.ts";

const platforms = [
  ["Telegram", openTelegramCrowd],
  ["Discord", openDiscordCrowd],
] as const;

describe.each(platforms)("on %s", (_, openHouse) => {
  it("nobody of a crowd is sent away: who must wait is told how long, and answered in that message", {
    tags: "long",
  }, async () => {
    const figures = await askAsCrowd(openHouse, { people: 60, matches: 30, withinMs: 6_000 });
    expect(figures).toMatchObject({ people: 60, sentAway: 0, otherwise: 0, late: 0, requests: 30, refused: 0 });
    expect(figures.atOnce).toBeGreaterThan(5);
    expect(figures.inPlace).toBeGreaterThan(20);
    expect(figures.longestWaitMs).toBeLessThanOrEqual(30_000);
  });

  it("a match that many watch is told to all of them as fast as the platform takes it", { tags: "long" }, async () => {
    const people = 90;
    const latencyMs = 60;
    const world = await openWorld();
    const house = await openHouse(world, people, { strict: true, latencyMs });
    const bot = await openBot(world, { dataDir: freshFolder(), settings: house.settings });
    try {
      await world.pass(60_000);
      const { slug, startsAt } = matchStartingIn(world, 70 * 60_000);
      for (let person = 0; person < people; person++) {
        house.ask(person, `/watch ${slug}`);
        await world.pass(100);
      }
      const saying = (words: string) => [...house.shown().values()].flat().filter((text) => text.includes(words));
      await world.until(() => saying("Watching. ").length === people);
      await world.pass(startsAt - world.clock.now() - 1_000);
      expect(saying("Started. ")).toEqual([]);
      await world.until(() => saying("Started. ").length > 0, 30 * 60_000);
      const first = world.clock.now();
      await world.until(() => saying("Started. ").length === people, 60_000);
      // One after the other they would take 5.4 seconds. Telegram takes thirty a second, Discord fifty.
      expect(world.clock.now() - first).toBeLessThan(4_500);
      await world.pass(60_000);
      expect(saying("Started. ")).toHaveLength(people);
    } finally {
      await bot.stop();
      await house.close();
      await world.close();
    }
  });
});

describe.each(platforms)("somebody on %s who waits for room in the budget", (platform, openHouse) => {
  const people = 20;
  const last = people - 1;
  let world: TestWorld;
  let house: CrowdHouse;
  let bot: TestBot;
  let question: string;
  const shown = () => house.shown().get(last) ?? [];

  beforeEach(async () => {
    world = await openWorld();
    house = await openHouse(world, people);
    bot = await openBot(world, { dataDir: freshFolder(), settings: house.settings });
    await world.pass(60_000);
    const slugs = laterSlugs(world);
    question = `/odds ${slugs[last]}`;
    for (let person = 0; person < last; person++) house.ask(person, `/odds ${slugs[person]}`);
    await world.pass(100);
    house.ask(last, question);
    await world.until(() => shown().length > 0, 5_000);
    expect(shown()).toEqual([expect.stringMatching(/I’ll answer here in about \d+ s/)]);
  });
  afterEach(async () => {
    await house.close();
    await world.close();
  });

  it("asks other things meanwhile, and is answered once when they ask the same again", { tags: ["long"] }, async () => {
    house.ask(last, "/fair 1.90 3.50 4.20");
    await world.until(() => shown().length > 1, 2_000);
    expect(shown()[1]).toContain("1.90");
    house.ask(last, question);
    await world.until(() => shown().length > 2, 2_000);
    expect(shown()[2]).toContain("I’ve got your question. The answer will appear in my message above");
    await world.pass(30_000);
    expect(shown()).toHaveLength(3);
    expect(shown()[0]).toContain("Kvotara");
    expect(shown()[2]).toContain("I’ve got your question");
    await bot.stop();
  });

  it("is told when the bot stops before", longElsewhere(platform), async () => {
    await bot.stop();
    const all = [...house.shown().values()].flat();
    expect(all.filter((text) => text.includes("I’ll answer here"))).toEqual([]);
    expect(shown()).toEqual([expect.stringContaining("I was restarted before I could answer.")]);
  });
});
