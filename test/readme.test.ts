import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "./bot.ts";

/** What the README's tables of watches say one could write, from the first to the last. */
function examples(): string[] {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const section = readme.split("\n## ").find((one) => one.startsWith("Watches\n")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `/"));
  return rows.flatMap((row) => [...row.matchAll(/`(\/[^`]+)`/g)].map(([, example = ""]) => example));
}

const done = /^(?:No longer watching|1 watch is back|Alerts wait until|There has been no alert)/;

describe("the README's examples of watches", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeAll(async () => {
    world = await openWorld();
    bot = await openBot(world);
  });
  afterAll(async () => {
    await bot.stop();
    await world.close();
  });

  it("are understood, one after the other in one chat", async () => {
    const { slug, home } = laterMatch(world);
    const typed = examples();
    expect(typed.length).toBeGreaterThan(25);
    for (const [index, example] of typed.entries()) {
      // Nobody may ask that fast: each call is another person's, and the chat has a minute's rest.
      if (index % 20 === 19) await world.pass(60_000);
      // Which teams play differs from world to world.
      const words = example.replace("team havelstad", `team ${home.name.en}`).replace("havelstad", slug);
      const { text, reply } = await bot.ask("playground:readers", words, { reader: { id: `reader-${index}`, language: "en" } });
      // A refusal is nothing but a sentence for the one who asked, and so are a few other answers.
      const isRefused = reply.personal && reply.blocks.length === 1 && !done.test(text);
      expect([words, isRefused, /^(?:Which|I do not|There is no)|not one of/m.test(text), text]).toEqual([
        words,
        false,
        false,
        text,
      ]);
    }
  });
});
