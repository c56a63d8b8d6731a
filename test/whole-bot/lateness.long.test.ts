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
const minute = 60 * second;
const hour = 60 * minute;
const chat = "playground:a";
const watches = 4;
const changes = 30;

interface Source {
  name: string;
  begin(clock: FakeClock): Promise<OddsStandIn>;
  /** About so long after one change the next one comes. */
  everyMs: number;
  /** The longest that an alert may take. */
  mostMs: number;
}

const quiet = { volatility: 0 };
const sources: Readonly<Record<string, Source>> = {
  "The Odds API, 500 credits": {
    ...{ name: "the-odds-api", everyMs: 90 * minute, mostMs: 90 * minute },
    begin: (clock) => startTheOddsApi({ ...quiet, clock }),
  },
  "The Odds API, 20,000 credits": {
    ...{ name: "the-odds-api", everyMs: 20 * minute, mostMs: 10 * minute },
    begin: (clock) => startTheOddsApi({ ...quiet, clock, credits: 20_000 }),
  },
  "odds-api.io, free": {
    ...{ name: "odds-api-io", everyMs: 8 * minute, mostMs: 5 * minute },
    begin: (clock) => startOddsApiIo({ ...quiet, clock }),
  },
  "odds-api.io, push": {
    ...{ name: "odds-api-io", everyMs: 4 * minute, mostMs: 90 * second },
    begin: (clock) => startOddsApiIo({ ...quiet, clock, plan: "paid" }),
  },
  Kalshi: { name: "kalshi", everyMs: 4 * minute, mostMs: 90 * second, begin: (clock) => startKalshi({ ...quiet, clock }) },
  Polymarket: {
    ...{ name: "polymarket", everyMs: 4 * minute, mostMs: 90 * second },
    begin: (clock) => startPolymarket({ ...quiet, clock }),
  },
};

const figures: string[] = [];
afterAll(() => console.log(["source | alerts | seen p50, longest | sent p50, longest", ...figures].join("\n")));

interface Changing {
  world: TestWorld;
  bot: TestBot;
  everyMs: number;
  mostMs: number;
  /** Changes a price, and says when it has changed at the source. */
  change(nth: number): number;
}

/** From each change to when it came here, and from then to the platform. */
async function latenessOf({ world, bot, everyMs, mostMs, change }: Changing): Promise<{ seenMs: number; sentMs: number }[]> {
  const found: { seenMs: number; sentMs: number }[] = [];
  const sent: number[] = [];
  const end = telemetry.alerted.subscribe(({ sentMs }) => sent.push(sentMs));
  for (let nth = 0; nth < changes; nth++) {
    await world.pass(everyMs * (0.6 + 0.8 * ((nth * 0.618) % 1)));
    const told = bot.sent.length;
    const changedAt = change(nth);
    await world.pass(changedAt - world.clock.now());
    await world.until(() => bot.sent.length > told, mostMs);
    const sentMs = sent.at(-1) ?? 0;
    found.push({ seenMs: world.clock.now() - changedAt - sentMs, sentMs });
  }
  end();
  return found;
}

function note(source: string, late: readonly { seenMs: number; sentMs: number }[]): void {
  const halfAndAll = (all: readonly number[]): string => {
    const sorted = all.toSorted((a, b) => a - b);
    return [0.5, 1].map((share) => `${((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / second).toFixed(1)} s`).join(", ");
  };
  const [seen, sent] = [late.map(({ seenMs }) => seenMs), late.map(({ sentMs }) => sentMs)];
  figures.push(`${source} | ${late.length} | ${halfAndAll(seen)} | ${halfAndAll(sent)}`);
}

it.each(Object.entries(sources))("a change at %s is an alert in time", async (source, { name, begin, ...pace }) => {
  const house = await openService(name, begin);
  const bot = await house.start();
  const matches = laterMatches(house, name)
    .filter(({ match }) => match.plannedAt > house.world.clock.now() + 60 * hour)
    .slice(0, watches);
  for (const { typed } of matches) await bot.ask(chat, `/watch ${typed} 1pp`);
  const change = (nth: number): number => {
    const { match } = matches[nth % matches.length] ?? {};
    if (match) house.standIn.world.nudge(match, { margin: nth % 8 < 4 ? 0.8 : -0.8 });
    return house.world.clock.now();
  };
  const late = await latenessOf({ world: house.world, bot, ...pace, change });
  expect(late).toHaveLength(changes);
  note(source, late);
});

it("a change at the documented service is an alert in time", async () => {
  const world = await openWorld();
  const bot = await openBot(world);
  try {
    const now = world.clock.now();
    const matches = world.sandbox.world.matches(now).filter(({ startsAt }) => startsAt > now + 24 * hour);
    for (const { slug } of matches.slice(0, watches)) await bot.ask(chat, `/watch ${slug} 1pp`);
    const change = (nth: number): number => {
      const match = matches[nth % watches];
      if (!match) throw new Error("no match");
      world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: nth % 8 < 4 ? 5 : -5, visible: "next_refresh" });
      return world.sandbox.world.nextRefreshAt(match, world.clock.now()) ?? 0;
    };
    note("the documented service", await latenessOf({ world, bot, everyMs: 20 * minute, mostMs: minute, change }));
  } finally {
    await bot.stop();
    await world.close();
  }
});
