import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";
const bob = "playground:bob";
const minuteMs = 60_000;

describe.each([{ kind: "drop" }, { kind: "status", status: 500 }] as const)(
  "an hour in which every request fails: %o",
  (fault) => {
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

    function laterMatches(count: number): string[] {
      const later = world.clock.now() + 30 * 60 * minuteMs;
      const found = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > later);
      return found.slice(0, count).map(({ slug }) => slug);
    }

    const requests = (): number => world.sandbox.knobs.statistics().requests;

    it("leaves the service alone, invents nothing, and is back within a minute of its return", { tags: "long" }, async () => {
      const [moves = "", ...still] = laterMatches(5);
      for (const slug of [moves, ...still]) await bot.ask(ann, `/watch ${slug} 3pp`);
      await world.pass(20 * minuteMs);
      world.sandbox.knobs.resetStatistics();

      world.sandbox.knobs.fail({ ...fault, times: 1_000_000 });
      await world.pass(30 * minuteMs);
      world.sandbox.knobs.move({ slug: moves, selection: "home", points: 8 });
      await world.pass(30 * minuteMs);
      expect(requests()).toBeLessThan(150);
      expect(bot.sent).toEqual([]);

      world.sandbox.knobs.clearFaults();
      const back = world.clock.now();
      await world.until(() => bot.sent.length > 0, 15 * minuteMs);
      expect(world.clock.now() - back).toBeLessThanOrEqual(minuteMs);
      await world.pass(20 * minuteMs);
      expect(bot.sent).toHaveLength(1);
      expect(bot.sent[0]?.text).toMatch(/ 1\.7\d* → 1\.5\d*\n/);
    });

    it("answers people from what it knew last, and says how old that is", { tags: ["long"] }, async () => {
      const [slug = ""] = laterMatches(1);
      const books = (text: string): string[] => text.match(/^.+ \| .+ \| .+$/gm) ?? [];
      const before = await bot.ask(bob, `/odds ${slug}`);
      expect(books(before.text).length).toBeGreaterThan(10);
      // On Postgres the list of matches may come seconds after the first answer.
      expect((await bot.ask(bob, "/matches")).text).toMatch(/^Matches · \d+\n/);
      world.sandbox.knobs.fail({ ...fault, times: 1_000_000 });
      for (const [passedMinutes, age] of [
        [20, /\d\d minutes ago/],
        [60, /Old odds, updated 1 hour ago/],
      ] as const) {
        await world.pass(passedMinutes * minuteMs);
        const asked = world.clock.now();
        const { text } = await bot.ask(bob, `/odds ${slug}`);
        expect(world.clock.now() - asked).toBeLessThanOrEqual(3_000);
        expect(books(text)).toEqual(books(before.text));
        expect(text).toContain("The odds service isn’t answering");
        expect(text).toMatch(age);
      }
      expect((await bot.ask(bob, "/matches")).text).toMatch(/^Matches · \d+\n/);
    });
  },
);
