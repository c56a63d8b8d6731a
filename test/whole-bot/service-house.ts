import { onTestFinished } from "vitest";
import { type Log, silentLog } from "../../src/log.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import type { FakeClock } from "../clock.ts";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { startPolymarket } from "../standins/odds/polymarket.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import type { Match } from "../standins/odds/world.ts";

const hour = 3_600_000;

/** A whole bot on a stand-in of an odds service, until the test that opened it is over. */
export interface ServiceHouse {
  world: TestWorld;
  standIn: OddsStandIn;
  start(more?: Record<string, string>, log?: Log): Promise<TestBot>;
}

/** The services by the names that a host calls them. */
export const starters: Readonly<Record<string, (clock: FakeClock) => Promise<OddsStandIn>>> = {
  "the-odds-api": (clock) => startTheOddsApi({ clock, volatility: 0 }),
  "odds-api-io": (clock) => startOddsApiIo({ clock, volatility: 0 }),
  polymarket: (clock) => startPolymarket({ clock, volatility: 0 }),
  kalshi: (clock) => startKalshi({ clock, volatility: 0 }),
};
const settings: Readonly<Record<string, Record<string, string>>> = {
  "the-odds-api": { ODDS_SPORTS: "soccer_epl,basketball_nba", ODDS_BOOKS: "pinnacle,unibet_eu,marathonbet" },
};

export async function openService(name: string, begin = starters[name], chosen = settings[name]): Promise<ServiceHouse> {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const standIn = await (begin as (clock: FakeClock) => Promise<OddsStandIn>)(world.clock);
  onTestFinished(() => standIn.stop());
  const dataDir = freshFolder();
  const told = {
    ...{ ODDS_SOURCE: name, ODDS_SOURCE_NAME: "", ODDS_SOURCE_URL: "", ODDS_API_KEY: standIn.key },
    ...{ ODDS_API_BASE_URL: Object.values(standIn.urls)[0] ?? "", ...chosen },
  };
  return {
    world,
    standIn,
    async start(more = {}, log = silentLog) {
      const bot = await openBot(world, { dataDir, settings: { ...told, ...more }, log });
      onTestFinished(() => bot.stop());
      await world.pass(5_000);
      return bot;
    },
  };
}

/** The league that a service has by default, or is set to here, and what it calls the teams of it. */
const leagueOf = { polymarket: "nba", kalshi: "mlb" } as Readonly<Record<string, string>>;
const calls = { polymarket: "nick", kalshi: "short" } as Readonly<Record<string, "nick" | "short">>;

/** A match that begins in some hours, and whose sides don't meet again soon. */
export function laterMatch(house: ServiceHouse, name: string) {
  const [first] = laterMatches(house, name);
  if (!first) throw new Error("no match");
  return first;
}

/** What a service calls the sides of a match. */
export function sidesOf({ home, away }: Match, name: string): { home: string; away: string } {
  const by = calls[name] ?? "name";
  return { home: home[by], away: away[by] };
}

/** All of them, each with what is typed for it. */
export function laterMatches({ standIn, world }: ServiceHouse, name: string): { match: Match; typed: string }[] {
  const now = world.clock.now();
  const called = (match: Match) => Object.values(sidesOf(match, name)).join(" ");
  const all = standIn.world
    .matches({ from: now - 24 * hour, to: now + 400 * hour, now })
    .filter(({ league }) => league.key === (leagueOf[name] ?? "epl"));
  return all
    .filter((one) => one.plannedAt > now + 3 * hour && all.filter((other) => called(other) === called(one)).length === 1)
    .map((match) => ({ match, typed: called(match) }));
}
