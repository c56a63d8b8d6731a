import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { createStage, twoWay } from "./stage.ts";

const rules = ["3pp", "5% shortens", "2pp on=winner:home best", "3pp since=3h", ">=2.1 on=winner:home again"];

interface Watching {
  chat: string;
  rule: string;
}

describe("chats that watch the same match", () => {
  const sqlite = engines.find(({ name }) => name === "sqlite");

  /** What each chat is told while home's chance goes this way. */
  async function told(way: readonly number[], watching: readonly Watching[]): Promise<ReadonlyMap<string, string[]>> {
    if (!sqlite) throw new Error("there is no SQLite");
    const opened = await sqlite.open();
    try {
      const stage = createStage(opened);
      const match = await stage.addMatch("reds-blues", 0.5);
      await stage.poll(match, 0.5);
      for (const { chat, rule } of watching) {
        await stage.addChat(chat);
        await stage.watch(chat, match, rule);
      }
      for (const percent of way) {
        await stage.clock.advance(20 * 60_000, stage.settle);
        stage.odds.set(match.match.slug, { quotes: twoWay(percent / 100), refreshedAt: null });
        await stage.poll(match);
        await stage.deliver();
      }
      const heard = new Map(watching.map(({ chat }): [string, string[]] => [chat, []]));
      for (const { said } of stage.sent)
        for (const { movement, event } of said.matches)
          heard.get(said.chat)?.push(JSON.stringify([movement.moves.map(({ price }) => price), event]));
      return heard;
    } finally {
      await opened.close();
    }
  }

  it("never disturb each other: each is told what it would be told alone", { tags: "long", timeout: 60_000 }, async () => {
    const rule = fc.constantFrom(...rules);
    const way = fc.array(fc.integer({ min: 42, max: 58 }), { minLength: 3, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(way, rule, rule, async (percents, first, second) => {
        const one = { chat: "telegram:1", rule: first };
        const other = { chat: "telegram:2", rule: second };
        const together = await told(percents, [one, other]);
        expect(together.get(one.chat)).toEqual((await told(percents, [one])).get(one.chat));
        expect(together.get(other.chat)).toEqual((await told(percents, [other])).get(other.chat));
      }),
      { numRuns: 8 },
    );
  });
});
