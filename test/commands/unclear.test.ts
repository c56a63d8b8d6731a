import { describe, expect, it } from "vitest";
import { createUnclearLog, masked } from "../../src/commands/unclear.ts";
import { tokensOf } from "../../src/talk/words.ts";
import { laterMatch, openBot, openWorld } from "../bot.ts";
import { createFakeClock } from "../clock.ts";

const day = 24 * 60 * 60_000;
const nobody = (typed: string) => ({ tokens: tokensOf(typed), named: [] }) as never;

describe("what was not understood", () => {
  it.each([
    ["zorbulate the flux", "zorbulate the flux"],
    ["frob Anna Müller at 7 Elm Road", "frob NAME at NUM NAME"],
    ["glorp me: anna@example.org, @anna_m, https://example.org/a?b or www.example.org", "glorp me ADDRESS or ADDRESS"],
    ["krumpf +44 20 7946 0958 or 12.30", "krumpf NUM or NUM"],
    ["позови Петренко на №5", "позови NAME на NUM"],
  ])("has masks for what may be somebody's: %s", (typed, words) => {
    expect(masked(typed, nobody(typed))).toBe(words);
  });

  it("has a mask for teams, with their endings, and is at most 60 characters long", () => {
    const typed = `glorp havelstad'ın ${"blubb gnarf ".repeat(20)}`;
    const words = masked(typed, { tokens: tokensOf(typed), named: [{ from: 1, to: 2 }] } as never);
    expect(words).toMatch(/^glorp TEAM blubb gnarf /);
    expect(words).toHaveLength(60);
  });

  it("is counted, the most frequent first, and forgotten after 30 days", async () => {
    const clock = createFakeClock();
    const log = createUnclearLog(clock);
    for (const typed of ["a b", "c 1", "c 2"]) log.note(typed, nobody(typed));
    expect(log.most(5)).toEqual([
      { words: "c NUM", count: 2 },
      { words: "a b", count: 1 },
    ]);
    expect(log.most(1)).toHaveLength(1);
    await clock.advance(30 * day + 1);
    expect(log.most(5)).toEqual([]);
    for (let nth = 0; nth < 1_100; nth++) log.note(`w${"x".repeat(nth % 40)} ${"y".repeat(nth / 40)}`, nobody(""));
    expect(log.most(5_000)).toHaveLength(1_000);
  });

  it("is shown to operators where the host turned that on, which /privacy says, and to nobody else", async () => {
    const world = await openWorld();
    const operators = { persons: ["playground:42"], local: false };
    for (const unclear of [true, false]) {
      const bot = await openBot(world, { config: { operators, unclear } });
      const { home } = laterMatch(world);
      for (const said of [
        "frobnicate Zuckerzeile 12 glorp",
        "frobnicate Zuckerzeile 13 glorp",
        `${home.name.en} glorp blarf snork`,
      ])
        await bot.ask("playground:7", said);
      const shown = (await bot.ask("playground:42", "/admin unclear", { reader: { id: "42", language: "en" } })).text;
      expect(shown.includes("2 × frobnicate NAME NUM glorp"), shown).toBe(unclear);
      expect(shown.includes("COUNT_UNCLEAR=1")).toBe(!unclear);
      expect(shown).not.toContain("Zucker");
      expect((await bot.ask("playground:7", "/admin unclear")).text).not.toContain("frobnicate NAME");
      expect((await bot.ask("playground:7", "/privacy")).text.includes("I count messages I don’t understand")).toBe(unclear);
      await bot.stop();
    }
    await world.close();
  });
});
