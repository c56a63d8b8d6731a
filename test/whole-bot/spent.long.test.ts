import { afterAll, afterEach, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { oddsFindings } from "../../src/host/odds.ts";
import { freshFolder, openBot, openWorld, type TestWorld } from "../bot.ts";
import { shell } from "../doctor/running.ts";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { startPolymarket } from "../standins/odds/polymarket.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A service under test: how it is asked, a match on it, and what it has been asked. */
interface Counted {
  settings: Record<string, string>;
  match(): string;
  /** Requests so far, and what they cost in the service's own units. */
  spent(): { requests: number; cost: number; refused: number };
}

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const steps = ["init", "doctor", "start", "idle hour", "/odds", "watch, 1 h", "restart"] as const;
const table: string[] = [];
afterAll(() => console.info([["requests (units)", ...steps].join(" | "), ...table].join("\n")));

interface Wanted {
  begin(clock: TestWorld["clock"]): Promise<OddsStandIn>;
  league: string;
  calls: "name" | "nick" | "short";
  chosen?: Record<string, string>;
}

/** A stand-in, and its next match by the names that people use. */
async function counted(name: string, { begin, league, calls, chosen = {} }: Wanted, { clock }: TestWorld): Promise<Counted> {
  const standIn = await begin(clock);
  ends.push(() => standIn.stop());
  const none = { ODDS_SOURCE_NAME: "", ODDS_SOURCE_URL: "" };
  return {
    settings: {
      ...{ ...none, ODDS_SOURCE: name, ODDS_API_KEY: standIn.key, ODDS_API_BASE_URL: Object.values(standIn.urls)[0] ?? "" },
      ...chosen,
    },
    match() {
      const now = clock.now();
      const [match] = standIn.world
        .matches({ from: now + 3 * hour, to: now + 90 * hour, now })
        .filter((one) => one.league.key === league);
      return `${match?.home[calls]} ${match?.away[calls]}`;
    },
    spent: () => standIn.tally(),
  };
}

/** The service that this bot was written for, as the sandbox plays it. */
function documented({ url, sandbox, clock }: TestWorld): Counted {
  return {
    settings: { ODDS_API_BASE_URL: url, ODDS_SOURCE: "documented" },
    match: () => sandbox.world.matches(clock.now()).find(({ startsAt }) => startsAt > clock.now() + 3 * hour)?.slug ?? "",
    spent: () => ({ ...sandbox.knobs.statistics(), cost: sandbox.knobs.statistics().requests }),
  };
}

const usual = { volatility: 0 };
const opened: Readonly<Record<string, (world: TestWorld) => Promise<Counted>>> = {
  "the-odds-api": (world) =>
    counted(
      "the-odds-api",
      {
        begin: (clock) => startTheOddsApi({ clock, ...usual }),
        ...{ league: "epl", calls: "name", chosen: { ODDS_SPORTS: "soccer_epl,basketball_nba" } },
      },
      world,
    ),
  "odds-api-io": (world) =>
    counted("odds-api-io", { begin: (clock) => startOddsApiIo({ clock, ...usual }), league: "epl", calls: "name" }, world),
  polymarket: (world) =>
    counted("polymarket", { begin: (clock) => startPolymarket({ clock, ...usual }), league: "nba", calls: "nick" }, world),
  kalshi: (world) =>
    counted("kalshi", { begin: (clock) => startKalshi({ clock, ...usual }), league: "mlb", calls: "short" }, world),
  documented: async (world) => documented(world),
};

/** The most requests, and units, of each step. What a start asks are the lists of matches, which cost nothing or are few. */
const bounds: Readonly<Record<string, readonly (readonly [requests: number, units: number])[]>> = {
  "the-odds-api": [
    [1, 0],
    [1, 0],
    [2, 0],
    [8, 0],
    [1, 1],
    [12, 3],
    [0, 0],
  ],
  "odds-api-io": [
    [1, 0],
    [1, 0],
    [1, 0],
    [2, 0],
    [1, 0],
    [22, 0],
    [0, 0],
  ],
  polymarket: [
    [1, 0],
    [1, 0],
    [5, 0],
    [20, 0],
    [1, 0],
    [200, 0],
    [2, 0],
  ],
  kalshi: [
    [1, 0],
    [1, 0],
    [4, 0],
    [16, 0],
    [1, 0],
    [160, 0],
    [1, 0],
  ],
  documented: [
    [1, 1],
    [24, 24],
    [3, 3],
    [30, 30],
    [4, 4],
    [120, 120],
    [6, 6],
  ],
};

it.for(Object.keys(opened))("spends on %s what the docs say, and nothing is refused", { tags: "long" }, async (name) => {
  const world = await openWorld();
  ends.push(() => world.close());
  const { settings, match, spent } = await (opened[name] as (typeof opened)[string])(world);
  const dataDir = freshFolder();
  const took: { requests: number; cost: number }[] = [];
  let before = { requests: 0, cost: 0 };
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await work();
    const { requests, cost } = spent();
    took.push({ requests: requests - before.requests, cost: cost - before.cost });
    before = { requests, cost };
    return done;
  };
  const start = async () => {
    const bot = await openBot(world, { dataDir, settings });
    ends.push(() => bot.stop());
    await world.pass(minute);
    return bot;
  };

  const forShell = { ODDS_SOURCE_NAME: "Test", ODDS_SOURCE_URL: "https://odds.test", ...settings };
  await step(() => oddsFindings(readConfig(forShell)));
  await step(() => shell({ ...settings, DATA_DIR: dataDir }));
  const bot = await step(start);
  await step(() => world.pass(hour));
  const typed = match();
  await step(() => bot.ask("playground:a", `/odds ${typed}`));
  await step(async () => {
    await bot.ask("playground:a", `/watch ${typed} 3%`);
    await world.pass(hour);
  });
  await step(async () => {
    await bot.stop();
    await start();
  });

  table.push([name, ...took.map(({ requests, cost }) => `${requests} (${cost})`)].join(" | "));
  const most = bounds[name] ?? [];
  for (const [nth, { requests, cost }] of took.entries()) {
    const [mostRequests = 0, mostUnits = 0] = most[nth] ?? [];
    expect(requests, `requests of ${steps[nth]}`).toBeLessThanOrEqual(mostRequests);
    expect(cost, `units of ${steps[nth]}`).toBeLessThanOrEqual(mostUnits);
  }
  expect(spent().refused).toBe(0);
});
