import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";
const bob = "playground:bob";

describe("a whole bot on the sandbox", () => {
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

  /** A football match that starts tomorrow or later, so that nothing happens to it but what the test does. */
  function someMatch() {
    const later = world.clock.now() + 30 * 3_600_000;
    const match = world.sandbox.world
      .matches(world.clock.now())
      .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
    if (!match) throw new Error("the world has no such match");
    return match;
  }

  it("answers /odds with every book, the margins, the fair prices and the credit", async () => {
    const { text } = await bot.ask(ann, `/odds ${someMatch().slug}`);
    expect(text.match(/^.+( \| \d+\.\d\d+\*?){3}$/gm)).toHaveLength(11);
    expect(text).toMatch(/^Fair odds \| /m);
    expect(text).toContain("Average margin ");
    expect(text).toContain("Data: Test Odds");
  });

  it("tells a chat that watches when the line moved, and nobody else", async () => {
    const match = someMatch();
    await bot.ask(bob, `/odds ${match.slug}`);
    const { text } = await bot.ask(ann, `/watch ${match.slug}`);
    expect(text).toContain("3 pp");
    world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    await world.until(() => bot.sent.length > 0);
    expect(bot.sent).toHaveLength(1);
    expect(bot.sent[0]?.chat).toBe(ann);
    expect(bot.sent[0]?.text).toMatch(/▼ .* \d\.\d+ → \d\.\d+\n(?:▲ .*\n)?Best at \S/);
    expect(bot.sent[0]?.text).toContain("· all 10 books");
    expect(bot.sent[0]?.text).toContain("Data: Test Odds");
  });
});
