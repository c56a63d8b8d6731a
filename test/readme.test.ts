import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../src/chat/reply.ts";
import { silentLog } from "../src/log.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "./bot.ts";

/** What the tables of these pages say one could write, from the first to the last. */
function examples(...pages: string[]): string[] {
  const lines = pages.flatMap((page) => readFileSync(new URL(`../${page}`, import.meta.url), "utf8").split("\n"));
  const cells = lines.filter((line) => line.startsWith("| `")).map((line) => line.split(" | ")[0] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, example = ""]) => example));
}

/** The whole rule that a match's watch has after an example, in its canonical words. */
const rules: Readonly<Record<string, string>> = {
  "/watch havelstad": "3pp",
  "/watch havelstad 5%": "5%",
  "/watch havelstad 0.10": "0.10",
  "/watch havelstad sharp": "1.5pp",
  "/watch havelstad home >= 3.50": ">=3.5 on=winner:home",
  "/watch havelstad over 2.5 <= 1.80 again": "<=1.8 on=total:over:2.5 again",
  "/watch havelstad home from 2.10 5%": "5% on=winner:home best from=2.1",
  "/watch havelstad home shortens 2pp books>=3": "2pp shortens on=winner:home books>=3",
  "/watch havelstad best 4pp 3h": "4pp best since=3h",
  "/watch havelstad at Kvotara 0.10 within 24h": "0.10 book=Kvotara within=24h",
};

const done =
  /^(?:Delete everything that is kept|No longer watching|1 watch is back|Alerts wait until|There has been no alert|\d+ watches and the settings)/;
const chat = "playground:readers";

describe("the examples of the README and of the page about watches", () => {
  let world: TestWorld;
  let bot: TestBot;
  let database: Database;
  beforeEach(async () => {
    world = await openWorld();
    const dataDir = freshFolder();
    bot = await openBot(world, { dataDir });
    database = await openDatabase(join(dataDir, "linewatch.db"), silentLog);
  });
  afterEach(async () => {
    await database.destroy();
    await bot.stop();
    await world.close();
  });

  /** A choice is answered as a reader would, by its first match: the button says all that was typed. */
  async function chosen({ text, reply }: { text: string; reply: Reply }): Promise<{ text: string; reply: Reply }> {
    const match = reply.buttons.flat().find((button) => "press" in button && button.press.text.startsWith("#"));
    if (/^Wh(?:ich|at) .*mean\?/.test(text) && match) return chosen(await bot.press(chat, reply, match.label));
    const [[first] = []] = reply.buttons;
    if (/^(?:What should I stop|Which watch should)/.test(text) && first) return bot.press(chat, reply, first.label);
    const replace = reply.buttons.flat().find(({ label }) => label.startsWith("Replace"));
    return replace ? bot.press(chat, reply, replace.label) : { text, reply };
  }

  async function rulesNow(): Promise<string[]> {
    const watches = await database.selectFrom("watches").selectAll().where("kind", "=", "match").execute();
    return watches.filter(({ wide_id: wide }) => wide === null).map(({ rule }) => rule);
  }

  it("are understood as they stand, the whole rule with them, one after the other in one chat", async () => {
    const typed = examples("README.md", "docs/watches.md");
    expect(typed.length).toBeGreaterThan(45);
    expect(typed).toEqual(expect.arrayContaining(Object.keys(rules)));
    for (const [index, example] of typed.entries()) {
      // Nobody may ask that fast: each call is another person's, and the chat has a minute's rest.
      if (index % 10 === 9) await world.pass(60_000);
      const reader = { id: `reader-${index}`, language: "en" };
      const how = example.startsWith("/") ? { reader } : { reader, plain: true as const };
      const { text, reply } = await chosen(await bot.ask(chat, example.replace(/^(?!\/)/, "/odds "), how));
      // A refusal is nothing but a sentence for the one who asked, and so are a few other answers.
      const isRefused = reply.personal && reply.blocks.length === 1 && !done.test(text);
      expect([example, isRefused, /^(?:I do not|I found no|There is no)|not one of/m.test(text), text]).toEqual([
        ...[example, false, false],
        text,
      ]);
      if (example in rules) expect([example, await rulesNow()]).toEqual([example, expect.arrayContaining([rules[example]])]);
    }
  });
});
