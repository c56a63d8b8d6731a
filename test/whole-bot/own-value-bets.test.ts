import { describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { telemetry } from "../../src/telemetry.ts";
import { laterMatch, openService } from "./service-house.ts";

const minute = 60_000;
const hour = 60 * minute;
const chat = "playground:a";
const leagues = { ODDS_SPORTS: "soccer_epl,basketball_nba" };

/** "Everton 1.94 · +5.9%" */
function pricesIn(list: string): string[] {
  return list.split("\n").filter((line) => line.startsWith("- "));
}

describe("value bets where the service sells none", () => {
  async function begin(chosen: Record<string, string> = { ODDS_REGIONS: "eu" }) {
    const house = await openService("the-odds-api", undefined, { ...leagues, ...chosen });
    const bot = await house.start();
    const said = async (call: string, how = {}, by = chat) => (await bot.ask(by, call, how)).text;
    return { ...house, ...laterMatch(house, "the-odds-api"), bot, said };
  }

  it("are found on the boards that are kept, for nothing, with what they are compared with and how old each is", {
    tags: ["long"],
  }, async () => {
    const { said, typed, standIn, world } = await begin();
    expect(await said("/valuebets")).toMatch(
      /^Value bets\nPrices 1% or more above the other books’ fair odds\. Not advice\.\nNo value bets right now\. I look/,
    );
    await said(`/odds ${typed}`);
    const { cost } = standIn.tally();
    await world.pass(30_000);
    const list = await said("/valuebets");
    expect(list).toMatch(
      /^Value bets · \d+\nPrices 1% or more above the other books’ fair odds\. Not advice\.\n- \S.* \d\.\d\d · \+\d\.\d%\n(?:.+\n)?.* · 3\d seconds ago\n/,
    );
    expect(list).not.toMatch(/model|Calculated/i);
    expect(await said("/valuebets", { reader: { id: chat, language: "de" } })).toMatch(
      /Quoten ab 1.% über den fairen Quoten der anderen Anbieter/,
    );
    await world.pass(2 * hour);
    expect(await said("/valuebets")).toContain("No value bets right now.");
    expect(standIn.tally()).toMatchObject({ cost, refused: 0 });
  });

  it("are watched as others are, once somebody has asked for a board, at no credit", { tags: "long" }, async () => {
    const { said, typed, standIn, world, bot } = await begin();
    await said(`/odds ${typed}`);
    expect(await said("/watch value bets 1.5%")).toMatch(
      /^Watching value bets: from 1\.5%\.\n.*\n\d+ fit right now; .*\nI work these out/,
    );
    await world.pass(5 * minute);
    expect(bot.sent).toEqual([]);
    const now = world.clock.now();
    const [other] = standIn.world
      .matches({ from: now + 3 * hour, to: now + 72 * hour, now })
      .filter(({ league }) => league.key === "nba");
    await said(`/odds ${other?.home.name} ${other?.away.name}`, {}, "playground:b");
    const { cost } = standIn.tally();
    const late: { seenMs: number; sentMs: number }[] = [];
    const end = telemetry.alerted.subscribe((one) => late.push(one));
    await world.until(() => bot.sent.length > 0, 5 * minute);
    end();
    const [told] = bot.sent;
    expect(late).toContainEqual({ platform: "playground", seenMs: expect.any(Number), sentMs: expect.any(Number) });
    expect(Math.max(...late.map(({ seenMs, sentMs }) => seenMs + sentMs))).toBeLessThan(5 * minute);
    expect(told?.text).toMatch(/new value bets?(?:: \+|\n(?:- 1 )?.*\d\.\d\d · \+)\d+\.\d%\n/i);
    const which = await bot.press(chat, told?.reply as Reply, "Why?");
    const why = await bot.press(chat, which.reply, which.reply.buttons.flat()[0]?.label ?? "");
    expect(why.text).toMatch(/\nPrice changed: \d.* · Seen: \d.* · Sent: \d/);
    expect(why.text).toMatch(/: fair odds \d\.\d\d, chance \d\d\.\d%, edge \+\d+\.\d%\./);
    expect(await said("/preview value bets 2%")).toContain("I don’t keep past value bets");
    await world.pass(2 * hour);
    expect(standIn.tally()).toMatchObject({ cost, refused: 0 });
  });

  it("go by the book that a chat calls sharp, in its list and in its watches", async () => {
    const { said, typed, world, bot } = await begin();
    await said(`/odds ${typed}`);
    const all = await said("/valuebets");
    expect(await said("/settings sharp nobody")).toMatch(/^Sharp book\n“nobody” isn’t an option here/);
    const choices = await bot.ask(chat, "/settings sharp");
    const saved = await bot.press(chat, choices.reply, "Pinnacle");
    expect(saved.text).toMatch(/✓ Sharp book: Pinnacle\n/);
    const sharp = await said("/valuebets");
    expect(sharp).toMatch(/^Value bets · \d+\nPrices 1% or more above the fair odds of Pinnacle\. Not advice\.\n- /);
    expect(sharp).not.toMatch(/\d Pinnacle/);
    expect(pricesIn(await said("/valuebets", {}, "playground:b"))).toEqual(pricesIn(all));
    const counted = async (by: string) => Number(/\n(\d+) fit right now/.exec(await said("/watch value bets", {}, by))?.[1]);
    expect(await counted(chat)).not.toBe(await counted("playground:b"));
    // Each list has only its own chat's bets: nothing of one is news, or gone, in the other.
    await world.pass(10 * minute);
    expect(bot.sent).toEqual([]);
    expect(await said("/settings sharp off")).toMatch(/✓ Sharp book: All other books\n/);
    expect((await said("/valuebets")).split("\n")[1]).toBe("Prices 1% or more above the other books’ fair odds. Not advice.");
  });

  it("are none with two books, which is said in one sentence, and nothing leads there", async () => {
    const { said, bot } = await begin({ ODDS_BOOKS: "pinnacle,unibet_eu" });
    expect(await said("/valuebets")).toContain("The Odds API has no value bets.");
    expect(await said("/settings odds")).not.toContain("Sharp book");
    expect(bot.given().catalog.map(({ name }) => name)).not.toContain("valuebets");
  });
});
