import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const ann = "playground:ann";
const refused = { kind: "rejected", reason: "discord refused it: 400 50035 Invalid Form Body" } as const;

describe("what the platform refuses", () => {
  let world: TestWorld;
  let bot: TestBot;
  let slug: string;
  beforeEach(async () => {
    world = await openWorld();
    bot = await openBot(world, { settings: { OPERATORS: ann } });
    ({ slug } = laterMatch(world));
    await bot.ask(ann, `/watch ${slug} 3pp`);
    bot.outcomes.push(refused);
    world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.until(() => bot.outcomes.length === 0);
    await world.pass(10_000);
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  it("is listed for the operators by its reason, and said once more when they want it, once", async () => {
    const listed = await bot.ask(ann, "/admin failed");
    expect(listed.text).toContain(refused.reason);
    expect(listed.text).toContain("1 message, the last");
    expect(bot.sent).toEqual([]);
    const again = await bot.press(ann, listed.reply, "Send again: 1");
    expect(again.text).toContain("1 message goes out again");
    await world.until(() => bot.sent.length > 0);
    expect(bot.sent[0]?.text).toMatch(/ \d+\.\d+ → \d+\.\d+\n/);
    expect((await bot.press(ann, listed.reply, "Send again: 1")).text).toContain("Nothing left to send again.");
    expect((await bot.ask(ann, "/admin failed")).text).toContain("Everything was delivered");
    await world.pass(60_000);
    expect(bot.sent).toHaveLength(1);
  });
});
