import { expect, it } from "vitest";
import { createLog } from "../../src/log.ts";
import { comesAbout } from "../bot.ts";
import { type OddsApiIoOptions, type OddsApiIoStandIn, startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { laterMatch, openService } from "./service-house.ts";

const minute = 60_000;

async function begin(options: Partial<OddsApiIoOptions> = {}) {
  const house = await openService("odds-api-io", (clock) => startOddsApiIo({ clock, volatility: 0, plan: "paid", ...options }));
  const standIn = house.standIn as OddsApiIoStandIn;
  const bot = await house.start();
  const { match, typed } = laterMatch(house, "odds-api-io");
  const status = async () => (await bot.ask("playground:a", "/status")).text;
  const polls = () => standIn.tally().byRoute["GET /odds/multi"] ?? 0;
  /** Moves the match, and waits until the push has said so: it needs some of the machine's own time. */
  const nudge = async (margin: number) => {
    standIn.world.nudge(match, { margin });
    await house.world.pass(50_000);
  };
  return { ...house, standIn, bot, match, typed, status, polls, nudge };
}

it("tells of a move by push, while no question is asked", async () => {
  const { world, standIn, bot, typed, polls, nudge, status } = await begin();
  expect(await comesAbout(() => standIn.push.listeners === 1)).toBe(true);
  expect(standIn.push.opened[0]).toMatchObject({ sport: "football", markets: expect.stringContaining("ML") });
  await bot.ask("playground:a", `/watch ${typed} 3%`);
  await world.pass(2 * minute);
  await nudge(0.02);
  const asked = polls();
  await nudge(0.6);
  await world.until(() => bot.sent.length > 0, minute / 3);
  expect(bot.sent[0]?.text).toMatch(/\d\.\d\d/);
  expect(polls()).toBe(asked);
  await world.pass(3 * minute);
  expect(polls()).toBe(asked);
  expect(await status()).toMatch(/Price changes: sent by the odds service as they happen$/m);
});

it("asks as before while the push is down, says so in /status, and goes on from where it was", async () => {
  const { world, standIn, bot, typed, polls, nudge, status } = await begin();
  await bot.ask("playground:a", `/watch ${typed} 3%`);
  await nudge(0.02);
  standIn.push.beDown(true);
  await comesAbout(() => standIn.push.listeners === 0);
  await world.pass(5_000);
  expect(await status()).toContain("The odds service isn’t sending me price changes");
  const asked = polls();
  await nudge(0.6);
  await world.until(() => bot.sent.length > 0, 10 * minute);
  expect(polls()).toBeGreaterThan(asked);
  standIn.push.beDown(false);
  await world.until(() => standIn.push.listeners === 1, 10 * minute);
  expect(Number(standIn.push.opened.at(-1)?.["lastSeq"])).toBeGreaterThan(1_000);
  await world.pass(1_000);
  expect(await status()).toMatch(/Price changes: sent .* as they happen; last interrupted .* ago, for /);
  expect(standIn.push.statuses).toContain(503);
});

it("is told the same twice and out of order, and tells what it would have told anyway", async () => {
  const told: string[][] = [];
  for (const isMuddled of [false, true]) {
    const { world, standIn, bot, typed, nudge } = await begin();
    await bot.ask("playground:a", `/watch ${typed} 3%`);
    await nudge(0.02);
    if (isMuddled) {
      standIn.push.sayTwice();
      standIn.push.disorder();
    }
    await nudge(0.6);
    await world.pass(3 * minute);
    told.push(bot.sent.map(({ text }) => text));
  }
  expect(told[0]?.length).toBeGreaterThan(0);
  expect(told[1]).toEqual(told[0]);
});

it("begins anew where the service has forgotten where it was", async () => {
  const { world, standIn, bot, typed, nudge } = await begin();
  await bot.ask("playground:a", `/watch ${typed} 3%`);
  await nudge(0.02);
  standIn.push.forget();
  standIn.push.drop();
  await world.until(() => standIn.push.opened.length >= 3, 10 * minute);
  expect(standIn.push.opened.map(({ lastSeq }) => lastSeq !== undefined)).toEqual([false, true, false]);
});

it("is not let in by the free plan: nobody is told, and hours pass before it tries again", async () => {
  const { world, standIn, status } = await begin({ plan: "free" });
  await world.pass(30 * minute);
  expect(standIn.push.statuses).toEqual([403]);
  expect(await status()).not.toContain("rice changes");
});

it("writes the key nowhere, whatever becomes of the push", async () => {
  const key = "CANARY-push-key";
  const lines: string[] = [];
  const house = await openService("odds-api-io", (clock) => startOddsApiIo({ clock, volatility: 0, plan: "paid", key }));
  const standIn = house.standIn as OddsApiIoStandIn;
  const log = createLog({ level: "debug", secrets: [], write: (line) => void lines.push(line) });
  const bot = await house.start({}, log);
  await comesAbout(() => standIn.push.listeners === 1);
  standIn.push.drop();
  await house.world.pass(10_000);
  standIn.push.beDown(true);
  await house.world.pass(minute);
  standIn.push.beDown(false);
  standIn.acceptKey("another");
  await house.world.pass(5 * minute);
  await bot.stop();
  expect(standIn.push.statuses).toEqual(expect.arrayContaining([101, 503, 401]));
  expect(lines.join("")).toContain("push has ended");
  expect(lines.join("")).not.toContain(key);
});
