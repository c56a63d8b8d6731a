import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { openOddsSource } from "../../src/odds-source.ts";
import { createSandbox } from "../../src/sandbox/server.ts";
import { createShowcase } from "../../src/sandbox/showcase.ts";
import { playgroundSpeed } from "../../src/sandbox/world.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { createFakeClock } from "../clock.ts";

const newcomer = "playground:newcomer";

describe("the sandbox after the first alert", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeEach(async () => {
    world = await openWorld({ speed: playgroundSpeed, volatility: 1, isCalm: true });
    bot = await openBot(world, { settings: { SANDBOX_SPEED: `${playgroundSpeed}` } });
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  it("is calm: the push is told once, and in the next quarter of an hour at most one alert more", async () => {
    const { slug } = laterMatch(world);
    const alerts = () => bot.sent.filter(({ chat }) => chat === newcomer);
    await bot.ask(newcomer, `/watch ${slug}`);
    world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await world.until(() => alerts().length > 0, 60 * 60_000);
    await world.pass(15 * 60_000);

    expect(alerts().length).toBeLessThanOrEqual(2);
  });

  it("still has value bets, however long it runs", () => {
    const hours = Array.from({ length: 12 }, (_, nth) => world.clock.now() + nth * 60 * 60_000);
    expect(hours.filter((at) => world.sandbox.world.valueBets(at).length < 5)).toEqual([]);
  });
});

describe("the odds of a playground", () => {
  it.each([
    { settings: {}, isCalm: true, speed: playgroundSpeed },
    { settings: { SANDBOX_SPEED: "20" }, isCalm: false, speed: 20 },
  ])("are calm where nobody has said how quick they are: $settings", async ({ settings, isCalm, speed }) => {
    const clock = createFakeClock();
    const ends: (() => Promise<unknown>)[] = [];
    const opened = await openOddsSource(readConfig({ PLAYGROUND: "1", ...settings }), { clock, onStop: (end) => ends.push(end) });
    const same = createSandbox({ clock, seed: 1, speed, isCalm });
    expect(opened.showcase?.lines()).toEqual(createShowcase({ ...same, clock }).lines());
    for (const end of ends) await end();
  });
});
