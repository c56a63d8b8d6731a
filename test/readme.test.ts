import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../src/chat/reply.ts";
import { silentLog } from "../src/log.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "./bot.ts";
import { longUnless } from "./long-elsewhere.ts";
import { plainText } from "./plain-text.ts";
import { openPage } from "./platforms/playground/page.ts";

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
  /^(?:Delete everything I keep|Stopped watching|1 watch is back|Alerts are on hold until|No alerts here yet|\d+ watches and this chat’s settings)/;
const chat = "playground:readers";

describe("the examples of the page about watches", () => {
  let world: TestWorld;
  let bot: TestBot;
  let database: Database;
  beforeEach(async () => {
    world = await openWorld({ seed: 1 });
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
    if (/^(?:Stop which|Fewer alerts from)/.test(text) && first) return bot.press(chat, reply, first.label);
    const replace = reply.buttons.flat().find(({ label }) => label.startsWith("Replace"));
    return replace ? bot.press(chat, reply, replace.label) : { text, reply };
  }

  async function rulesNow(): Promise<string[]> {
    const watches = await database.selectFrom("watches").selectAll().where("kind", "=", "match").execute();
    return watches.filter(({ wide_id: wide }) => wide === null).map(({ rule }) => rule);
  }

  it("are understood as they stand, the whole rule with them, one after the other in one chat", { tags: "long" }, async () => {
    const typed = examples("docs/watches.md");
    expect(typed.length).toBeGreaterThan(40);
    expect(typed).toEqual(expect.arrayContaining(Object.keys(rules)));
    for (const [index, example] of typed.entries()) {
      // Nobody may ask that fast: each call is another person's, and the chat has a minute's rest.
      if (index % 10 === 9) await world.pass(60_000);
      const reader = { id: `reader-${index}`, language: "en" };
      const how = example.startsWith("/") ? { reader } : { reader, plain: true as const };
      const { text, reply } = await chosen(await bot.ask(chat, example.replace(/^(?!\/)/, "/odds "), how));
      // A refusal is nothing but a sentence for the one who asked, and so are a few other answers.
      const isRefused = reply.personal && reply.blocks.length === 1 && !done.test(text);
      expect([
        example,
        isRefused,
        /^(?:I don’t (?:understand|know)|I can’t find|There’s no)|isn’t an option/m.test(text),
        text,
      ]).toEqual([...[example, false, false], text]);
      if (example in rules) expect([example, await rulesNow()]).toEqual([example, expect.arrayContaining([rules[example]])]);
    }
  });
});

const board = /Havelstad United.*\n.+\n.+\n \| 1 \| X \| 2\n/;

/** What comes of each row of the README, at the first word of a newcomer. */
const kinds: Readonly<Record<string, RegExp>> = {
  "havelstad united": board,
  "/watch team havelstad united": /^Havelstad United\nWatching all matches\./,
  "/watch team havelstad united home >= 3.50": /^Havelstad United\nNew rule for all matches\. .+ 3\.50 or more/,
  "/valuebets 5%": /^Value bets.*\n.+\nfrom 5%\n/,
  "/odds havelstad united": board,
  "hi, havelstad united odds": board,
  "/matches football tomorrow": /^Matches · Football · \d+\n(?:\d|-) ?.+ v /,
  "/live": /^Live now · \d+\n/,
  "/best havelstad united home": /^.+ to win: [\d.]+\nat .+\nv .+\n \| Price \|/,
  "/history havelstad united": /Havelstad United.*\nMatch result · .+\n/,
  "/predictions": /^Model v bookmakers · \d+\n/,
  "/movers": /^Biggest moves · last 6 hours\n/,
  "/watch tennis 5pp": /^Tennis\nWatching all matches\./,
  "/watches": /^My watches · \d+\n[\s\S]*Havelstad United/,
  "/mute all 3h": /^All alerts are muted until /,
  "/settings quiet 23:30-07:15": /^Quiet hours\n[\s\S]*Now: 23:30–07:15/,
  "/fair 1.90 3.50 4.20": /^Fair odds\n/,
  "/kelly 2.10 52% 1000": /^Kelly stake\n/,
  "/stake 2.10 2.05 100": /103\.73/,
  "/arbs": /^Sure bets and middles\n/,
  "/bet": /^Which match\? Choose one, or type a team’s name:\n/,
  "/journal": /^Bet journal\n/,
  "/settings": /^Settings\n/,
  "/mydata": /I keep about this chat/,
  "/forgetme": /^Delete everything I keep/,
  "/help": /^Help\n/,
};

describe("the tables of the README, typed into the playground that it opens", () => {
  const days = [0, 17, 101].map((day) => Date.UTC(2026, 10, 26, 9 + (day % 12)) + day * 86_400_000);
  describe.each(days)("on %d", (now) => {
    it("are answered as they say, whatever the day is", longUnless(now === days[0]), async () => {
      // `npm start` without settings opens this world.
      const settings = { PLAYGROUND: "1" };
      const world = await openWorld({ seed: 1, now });
      const bot = await openBot(world, { settings });
      const page = await openPage(bot.bot.playgroundUrl ?? "", "newcomer");
      const said = () => page.messages().flatMap(({ entry }) => (entry.kind === "asked" ? [] : [plainText(entry.reply)]));
      const examplesThere = examples("README.md");
      expect(examplesThere.toSorted()).toEqual(Object.keys(kinds).toSorted());
      for (const example of examplesThere) {
        await world.pass(15_000);
        const before = said().length;
        void page.type(example);
        await world.until(() => said().length > before, 60_000);
        expect([example, said().at(-1)]).toEqual([example, expect.stringMatching(kinds[example] ?? /^$/)]);
      }
      await page.close();
      await bot.stop();
      await world.close();
    });
  });
});
