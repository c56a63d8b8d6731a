// @module-tag long
import { afterAll, expect, it, onTestFinished } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import type { FakeClock } from "../clock.ts";
import { createRandom } from "../odds/invented-boards.ts";
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
const most = 8;
/** LATE_CHANGES makes more of them: docs/performance.md has the figures. */
const changes = Number(process.env["LATE_CHANGES"] ?? 8);
/** The matches are still to begin when the last price has changed. */
const laterMs = 3 * hour + changes * 6 * minute;

interface Source {
  name: string;
  begin(clock: FakeClock): Promise<OddsStandIn>;
  /** How late every alert may be. */
  mostMs: number;
}

const sources: Readonly<Record<string, Source>> = {
  "The Odds API, 20,000 credits": {
    ...{ name: "the-odds-api", mostMs: 3 * minute },
    begin: (clock) => startTheOddsApi({ clock, volatility: 0, credits: 20_000 }),
  },
  "odds-api.io, free": {
    ...{ name: "odds-api-io", mostMs: 2 * minute },
    begin: (clock) => startOddsApiIo({ clock, volatility: 0 }),
  },
  Kalshi: { name: "kalshi", begin: (clock) => startKalshi({ clock, volatility: 0 }), mostMs: minute },
  Polymarket: { name: "polymarket", begin: (clock) => startPolymarket({ clock, volatility: 0 }), mostMs: minute },
};

const figures: string[] = [];
afterAll(() => console.log(["source | alerts of changes | p50, p99", ...figures].join("\n")));

/** A match that can be watched, and whose price can be changed. */
interface Watchable {
  typed: string;
  /** What an answer about it begins with, but for the word between the sides. */
  title: string;
  /** Resolves to when the source has the new price. */
  change(direction: 1 | -1): number;
}

/** How long after each change of a price its alert went out; a change without one is endlessly late. */
async function latenessOf(world: TestWorld, bot: TestBot, matches: readonly Watchable[]): Promise<number[]> {
  const watched = await watchSome(bot, matches);
  await world.pass(10 * minute);
  const random = createRandom(5);
  const late: number[] = [];
  for (let nth = 0; nth < changes; nth++) {
    await world.pass(Math.round((1 + 4 * random()) * minute));
    const before = alertsOf(bot);
    // Up and down by turns, each match as often as the others.
    const direction = Math.floor(nth / watched.length) % 2 === 0 ? 1 : -1;
    const changedAt = watched[nth % watched.length]?.change(direction) ?? Number.NaN;
    while (alertsOf(bot) === before && world.clock.now() < changedAt + 5 * minute) await world.pass(second / 2);
    late.push(alertsOf(bot) === before ? Number.POSITIVE_INFINITY : world.clock.now() - changedAt);
  }
  return late;
}

const alertsOf = ({ sent }: TestBot): number => sent.filter(({ text }) => /[▲▼]/.test(text)).length;

/** Those that are meant by what is typed, and have odds. */
async function watchSome(bot: TestBot, matches: readonly Watchable[]): Promise<readonly Watchable[]> {
  const watched: Watchable[] = [];
  for (const match of matches) {
    if (watched.length === most) break;
    const { text } = await bot.ask(chat, `/watch ${match.typed} 1pp add`);
    const isMeant = text.replace(" v ", " ").startsWith(match.title);
    if (isMeant && text.includes("Watching.") && text.includes("For example:")) watched.push(match);
  }
  expect(watched.length).toBeGreaterThan(1);
  return watched;
}

/** Says how late they were; resolves to the latest. */
function noted(source: string, late: readonly number[]): number {
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number): string => `${((sorted[Math.floor(share * sorted.length)] ?? Number.NaN) / second).toFixed(1)} s`;
  figures.push(`${source} | ${late.filter(Number.isFinite).length} of ${late.length} | ${at(0.5)}, ${at(0.99)}`);
  return sorted.at(-1) ?? Number.POSITIVE_INFINITY;
}

it.each(Object.entries(sources))(
  "an alert of %s comes soon after a price has changed",
  async (source, { name, begin, mostMs }) => {
    const house = await openService(name, begin);
    const bot = await house.start();
    const { world, standIn } = house;
    const later = laterMatches(house, name).filter(({ match }) => match.plannedAt > world.clock.now() + laterMs);
    const matches = later.map(({ match, typed }): Watchable => {
      const change = (direction: number): number => {
        standIn.world.nudge(match, { margin: 0.4 * direction, isAtOnce: true });
        return world.clock.now();
      };
      return { typed, title: typed, change };
    });
    expect(noted(source, await latenessOf(world, bot, matches))).toBeLessThan(mostMs);
  },
);

it("an alert of the documented service comes soon after a price has changed", async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const bot = await openBot(world);
  onTestFinished(() => bot.stop());
  const market = world.sandbox.world;
  const begun = world.clock.now();
  const later = market.matches(begun).filter(({ startsAt }) => startsAt > begun + laterMs);
  const matches = later.map((match): Watchable => {
    // The service has it from the next refresh of its match on.
    const change = (direction: number): number => {
      const [from, points] = [world.clock.now(), 8 * direction];
      const move = { market: "winner", line: null, selection: "home", book: null, change: { points } } as const;
      market.actions.add({ ...move, matchId: match.id, from });
      return market.nextRefreshAt(match, from) ?? from;
    };
    return { typed: match.slug, title: "", change };
  });
  expect(noted("the documented service", await latenessOf(world, bot, matches))).toBeLessThan(minute);
});
