import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const chat = "playground:ann";

describe("what ends", () => {
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
    await world.pass(10_000);
    return bot.ask(chat, typed);
  };
  const labels = ({ reply }: Awaited<ReturnType<typeof ask>>) => reply.buttons.flat().map(({ label }) => label);

  it("says which wide watch still covers the match, with its rule, and can be left out of that or undone", async () => {
    const { slug, home } = laterMatch(world);
    const team = home.name.en;
    const wide = await ask(`/watch team ${team} 8pp`);
    const covered = Number(/(\d+) of \d+ match/.exec(wide.text)?.[1]);
    await ask(`/watch ${slug} 3pp`);
    const stopped = await ask(`/unwatch ${slug}`);
    expect(stopped.text).toMatch(/^Stopped one rule for .* v .*: 3 pp\.\n/);
    expect(stopped.text).toContain(`Still watched through ${team}: 8 pp.`);
    expect(labels(stopped)).toEqual(["Undo", "Skip it", "My watches"]);
    const out = await bot.press(chat, stopped.reply, "Skip it");
    expect(out.text).toMatch(new RegExp(`^${team} now skips .*${team}.*\\. Its other matches are still watched\\.`));
    expect(labels(out)).toEqual(["Watch it again", "My watches"]);
    await world.pass(10_000);
    expect((await ask("/watches 1")).text).toContain(`Watching ${covered - 1} of ${covered - 1} matches, until `);
    expect((await bot.press(chat, out.reply, "Watch it again")).text).toContain("is back. I’ll watch it again");
    await world.pass(10_000);
    expect((await bot.press(chat, stopped.reply, "Undo")).text).toContain("1 watch is back");
    expect((await ask("/watches")).text).toContain("3 pp");
  }, 60_000);

  it("says that value bets on the match are still told, which muting it ends", { tags: ["long"] }, async () => {
    const { slug } = laterMatch(world);
    await ask("/watch value bets 3%");
    await ask("/watch value bets tennis 5%");
    await ask(`/watch ${slug}`);
    const stopped = await ask(`/unwatch ${slug}`);
    expect(stopped.text).toMatch(/^Stopped watching .*\.\nYou still get value bets on it: from 3%\.\n/);
    const muted = await bot.press(chat, stopped.reply, "Mute the match");
    expect(muted.text).toContain("Nothing about this match until then");
    await bot.press(chat, muted.reply, "Unmute");
    await world.pass(30_000);
    expect((await ask("/mute all 8h")).text).toContain("No alerts until then.");
    expect((await ask(`/mute ${slug} 1h`)).text).toMatch(/is muted until .*\nAll alerts are muted until /);
    expect((await ask(`/unmute ${slug}`)).text).toMatch(/is unmuted\..*\nAll alerts are muted until /);
  });
});
