// @module-tag long
import { describe, expect, it } from "vitest";
import { laterMatch, openService } from "../../whole-bot/service-house.ts";

const minute = 60_000;
const hour = 60 * minute;
const chat = "playground:a";
const scores = "GET /sports/:sport/scores";

describe("bets on a service that has results", () => {
  async function begin() {
    const house = await openService("the-odds-api");
    const bot = await house.start();
    const said = async (call: string, by = chat) => (await bot.ask(by, call)).text;
    const asked = () => house.standIn.tally().byRoute[scores] ?? 0;
    return { ...house, ...laterMatch(house, "the-odds-api"), bot, said, asked };
  }

  it("settle themselves once the match is over, for one question a league, and a person has the last word", async () => {
    const { said, typed, match, standIn, world, bot, asked } = await begin();
    await said(`/odds ${typed}`);
    for (const words of ["home 2.10 20", "away 3 10", "draw 3.4 5"]) await said(`/bet ${typed} ${words}`);
    await said(`/bet ${typed} home 2.2`, "playground:b");
    const { startsAt } = standIn.world.stateOf(match, world.clock.now());
    await world.pass(startsAt - world.clock.now() + 30 * minute);
    expect(asked()).toBe(0);
    expect(await said("/journal")).toContain("Open bets: 3");
    await world.pass(5 * hour);

    const { score, phase } = standIn.world.stateOf(match, world.clock.now());
    expect(phase).toBe("ended");
    expect(asked()).toBe(1);
    const journal = await said("/journal");
    expect(journal).toContain("Open bets: 0");
    const winner = score.home > score.away ? 0 : score.home < score.away ? 1 : 2;
    const results = ["2\\.10", "3\\.00", "3\\.40"].map(
      (price) => new RegExp(`· ${price} ·.*\\n.* · (Won|Lost)`).exec(journal)?.[1],
    );
    expect(results).toEqual([0, 1, 2].map((nth) => (nth === winner ? "Won" : "Lost")));
    expect(await said("/journal", "playground:b")).toContain("Open bets: 0");

    // Opened again it stays open, and nobody is asked for it.
    const bets = await bot.ask(chat, "/journal");
    const one = await bot.press(chat, bets.reply, bets.reply.buttons[0]?.[0]?.label ?? "");
    await bot.press(chat, one.reply, "Still open");
    await world.pass(3 * hour);
    expect(await said("/journal")).toContain("Open bets: 1");
    expect(asked()).toBe(1);
    expect(standIn.tally().refused).toBe(0);
  });

  it("ask for nothing where no bet is open", async () => {
    const { said, typed, match, standIn, world, bot, asked } = await begin();
    await said(`/odds ${typed}`);
    await said(`/watch ${typed} 3%`);
    const placed = await bot.ask(chat, `/bet ${typed} home 2.10 20`);
    await bot.press(chat, placed.reply, "Undo");
    const { startsAt } = standIn.world.stateOf(match, world.clock.now());
    await world.pass(startsAt - world.clock.now() + 6 * hour);
    expect(asked()).toBe(0);
  });
});
