// @module-tag long
import { afterAll, expect, it } from "vitest";
import { telemetry } from "../../src/telemetry.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import type { FakeClock } from "../clock.ts";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { startPolymarket } from "../standins/odds/polymarket.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import { laterMatches, openService } from "./service-house.ts";

const second = 1_000;
const hour = 3_600 * second;
const chat = "playground:a";
const watches = 8;
/** LATE_HOURS lets more of them pass: docs/performance.md has the figures of a day. */
const hours = Number(process.env["LATE_HOURS"] ?? 3);

interface Source {
  name: string;
  begin(clock: FakeClock): Promise<OddsStandIn>;
  /** How late nine in ten alerts may be, from the time that the source names to the platform. */
  mostMs: number;
}

const sources: Readonly<Record<string, Source>> = {
  "The Odds API, 20,000 credits": {
    ...{ name: "the-odds-api", mostMs: 45 * second },
    begin: (clock) => startTheOddsApi({ clock, credits: 20_000 }),
  },
  "odds-api.io, free": { name: "odds-api-io", begin: (clock) => startOddsApiIo({ clock }), mostMs: 30 * second },
  "odds-api.io, push": { name: "odds-api-io", begin: (clock) => startOddsApiIo({ clock, plan: "paid" }), mostMs: 30 * second },
  Kalshi: { name: "kalshi", begin: (clock) => startKalshi({ clock }), mostMs: 15 * second },
  Polymarket: { name: "polymarket", begin: (clock) => startPolymarket({ clock }), mostMs: 15 * second },
};

type Late = { seenMs: number; sentMs: number };
const figures: string[] = [];
afterAll(() => console.log(["source | alerts | seen p50, p99 | sent p50, p99", ...figures].join("\n")));

async function alertsOf(world: TestWorld, bot: TestBot, typed: readonly string[]): Promise<Late[]> {
  const late: Late[] = [];
  for (const words of typed.slice(0, watches)) await bot.ask(chat, `/watch ${words} 1pp add`);
  const end = telemetry.alerted.subscribe((one) => late.push(one));
  await world.pass(hours * hour);
  end();
  return late;
}

/** Says how late they were; resolves to how late nine in ten of them were in all. */
function noted(source: string, late: readonly Late[]): number {
  const at = (share: number, of: (one: Late) => number): number =>
    late.map(of).sort((a, b) => a - b)[Math.floor(share * late.length)] ?? Number.NaN;
  const both = (of: (one: Late) => number): string =>
    [0.5, 0.99].map((share) => `${(at(share, of) / second).toFixed(1)} s`).join(", ");
  figures.push(`${source} | ${late.length} | ${both(({ seenMs }) => seenMs)} | ${both(({ sentMs }) => sentMs)}`);
  return at(0.9, ({ seenMs, sentMs }) => seenMs + sentMs);
}

it.each(Object.entries(sources))(
  "an alert of %s comes soon after the time that it names",
  async (source, { name, begin, mostMs }) => {
    const house = await openService(name, begin);
    const bot = await house.start();
    const typed = laterMatches(house, name).map(({ typed }) => typed);
    expect(noted(source, await alertsOf(house.world, bot, typed))).toBeLessThan(mostMs);
  },
);

it("an alert of the documented service comes soon after the time that it names", async () => {
  const world = await openWorld({ volatility: 1 });
  const bot = await openBot(world);
  try {
    const now = world.clock.now();
    const soon = world.sandbox.world.matches(now).filter(({ startsAt }) => startsAt > now + hour);
    const typed = soon.map(({ slug }) => slug);
    expect(noted("the documented service", await alertsOf(world, bot, typed))).toBeLessThan(60 * second);
  } finally {
    await bot.stop();
    await world.close();
  }
});
