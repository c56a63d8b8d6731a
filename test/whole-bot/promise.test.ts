import { describe, expect, it } from "vitest";
import { freshFolder, openBot, openWorld } from "../bot.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import { laterMatch, openService } from "./service-house.ts";
import { boss, openTelegram, seatOf } from "./telegram-house.ts";

const minute = 60_000;
const hour = 60 * minute;

async function begin(options: { credits?: number; left?: number } = {}) {
  const house = await openService("the-odds-api", (clock) => startTheOddsApi({ clock, volatility: 0, ...options }));
  const bot = await house.start();
  const { match, typed } = laterMatch(house, "the-odds-api");
  const text = async (chat: string, typed: string, how = {}) => (await bot.ask(`playground:${chat}`, typed, how)).text;
  return { ...house, bot, match, typed, text };
}

const german = { reader: { id: "playground:g", language: "de" } };
const promise =
  /Checked about every [^.]+, at least every [^.;]+(?:; in the last hour every [^.]+)?\.|No times promised yet\. [^.]+\./;

describe("how often a match is checked", () => {
  it("is said when it is watched, in the list, of the watch itself and in /status: everywhere the same", async () => {
    const { world, text, typed } = await begin();
    const said = promise.exec(await text("a", `/watch ${typed} 3%`))?.[0];
    expect(said).toBeDefined();
    await world.pass(2 * minute);
    expect(await text("a", "/watches")).toContain(said);
    expect(await text("a", "/watches 1")).toContain(said);
    expect(await text("a", "/status")).toMatch(/Your matches checked: at least every \d+ \w+/);
    expect(await text("b", "/status")).not.toContain("Your matches checked");
    expect(await text("g", `/watch ${typed} 3%`, german)).toMatch(/Wird etwa alle .* geprüft, mindestens alle /);
  });

  it("is kept: no look at it comes later than was said", { tags: "long" }, async () => {
    const { world, standIn, text, typed, match } = await begin();
    const said = await text("a", `/watch ${typed} 3%`);
    const latest = Number(/at least every (\d+) hours/.exec(said)?.[1]) * hour;
    const last = Number(/last hour every (\d+) minutes/.exec(said)?.[1]) * minute;
    const begun = world.clock.now();
    await world.pass(match.plannedAt - begun - minute);
    const looks = standIn.log.flatMap(({ cost, at }) => (cost > 0 && at >= begun ? [at] : []));
    const ends = [...looks, match.plannedAt];
    const gaps = ends.map((at, nth) => ({ at, gap: at - (ends[nth - 1] ?? begun) }));
    for (const { gap } of gaps) expect(gap).toBeLessThanOrEqual(latest + minute);
    const inLastHour = gaps.filter(({ at, gap }) => at - gap >= match.plannedAt - hour);
    for (const { gap } of inLastHour) expect(gap).toBeLessThanOrEqual(last + minute);
    expect(looks.length).toBeGreaterThan(1);
  });

  it("is taken back in one message a chat that says why, when another program uses the key", { tags: "long" }, async () => {
    const { world, standIn, bot, text, typed } = await begin();
    await text("a", `/watch ${typed} 3%`);
    await text("g", `/watch ${typed} 3%`, german);
    await world.pass(15 * minute);
    standIn.shareKey({ cost: 60, everyMs: 20 * minute });
    await world.until(() => bot.sent.length > 1, 5 * hour);
    const [a, g] = ["a", "g"].map((chat) => bot.sent.filter(({ chat: to }) => to === `playground:${chat}`));
    expect(a?.[0]?.text).toContain("Something else is using my key too, so I check your matches less often than I promised.");
    expect(a?.[0]?.text).toMatch(/every|promise|before the start/);
    expect(g?.[0]?.text).toContain("Noch etwas anderes nutzt meinen Schlüssel beim Quotendienst");
    expect([a?.length, g?.length]).toEqual([1, 1]);
  });

  it("is taken back when the credits are used up, until they come back", { tags: "long" }, async () => {
    const { world, standIn, bot, text, typed } = await begin();
    await text("a", `/watch ${typed} 3%`);
    await world.pass(15 * minute);
    standIn.spendElsewhere(499);
    await world.until(() => bot.sent.length > 0, 5 * hour);
    await world.pass(hour);
    expect(bot.sent.map((message) => message.text)).toEqual([
      expect.stringMatching(/^The odds service’s limit is used up until .*Sep 1.*I can’t check your matches before then\./),
    ]);
    expect(await text("a", "/watches")).toContain("I can’t promise how often I check");
  });

  it("is paid with credits: an operator reads how many are left, for how long, who takes them and what more would bring", async () => {
    const { world, text, typed } = await begin();
    await text("a", `/watch ${typed} 3%`);
    await world.pass(2 * minute);
    const budget = await text("a", "/admin budget");
    expect(budget).toMatch(/Used: \d+ of 500/);
    expect(budget).toMatch(/Left: \d+ until .*1/);
    expect(budget).toMatch(/At this pace: (\d+ left over|lasts until .+)/);
    expect(budget).toMatch(/EPL.*\d/);
    expect(budget).toMatch(/One more league would take about [\d.]+ a day\./);
    expect(budget).toContain("About 100 in 100 moves lead to an alert");
    for (const asked of ["/status", "/admin status"]) expect(await text("a", asked)).toMatch(/Used: \d+ of 500/);
  });

  it("is no longer paid for as planned: an operator is warned once, after a restart too", { tags: ["long"] }, async () => {
    const { world, standIn, start } = await openService("the-odds-api", (clock) => startTheOddsApi({ clock, volatility: 0 }));
    const telegram = await openTelegram(world);
    const operator = seatOf(telegram.standIn, boss, boss);
    const settings = { ...telegram.settings, OPERATORS: `telegram:${boss}` };
    const warnings = () => operator.shown().filter(({ text }) => text.includes("limit is used"));
    const bot = await start(settings);
    standIn.spendElsewhere(300);
    operator.write("/watch EPL");
    await world.until(() => warnings().length > 0, hour);
    expect(warnings()[0]?.text).toMatch(
      /^6\d% of the odds service’s limit is used\.\nAt this pace it lasts until .* instead of Sep 1\.\nSomething else is using the key too\./,
    );
    expect(warnings()[0]?.buttons).toEqual(["Budget"]);
    await bot.stop();
    await start(settings);
    await world.pass(10 * minute);
    expect(warnings()).toHaveLength(1);
    await telegram.close();
  });

  it("can't be promised where too many leagues share too little", async () => {
    const { text, typed } = await begin({ credits: 6 });
    const said = await text("a", `/watch ${typed} 3%`);
    expect(said).toMatch(/500 credits a month carry about ten leagues|Checked about (?:once|\d+ times) before the start/);
  });

  it("is no word of the sandbox's, which has no credits", async () => {
    const world = await openWorld();
    const bot = await openBot(world, { dataDir: freshFolder() });
    await world.pass(5_000);
    const listed = await bot.ask("playground:a", "/matches");
    const number = /#(\d+)/.exec(JSON.stringify(listed.reply))?.[1];
    const said = await bot.ask("playground:a", `/watch #${number} 3%`);
    expect(said.text).toMatch(/watch/i);
    expect(said.text).not.toMatch(/at least every|promise/);
    await bot.stop();
    await world.close();
  });
});
