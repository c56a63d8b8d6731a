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
import { laterMatches, openService, sidesOf } from "./service-house.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const chat = "playground:a";
/** So many matches are watched: each changes again only when the one before can be known. */
const most = 14;
/** LATE_CHANGES makes more of them: docs/performance.md has the figures. */
const changes = Number(process.env["LATE_CHANGES"] ?? 28);
/** The matches are still to begin when the last price has changed. */
const laterMs = 3 * hour + changes * 6 * minute;
/** Who has got no alert of the last change by then gets none. */
const lastWaitMs = 30 * minute;

interface Source {
  name: string;
  begin(clock: FakeClock): Promise<OddsStandIn>;
  /** How late an alert may be, half of them and all of them. */
  halfMs: number;
  mostMs: number;
}

const sources: Readonly<Record<string, Source>> = {
  "The Odds API, 20,000 credits": {
    ...{ name: "the-odds-api", halfMs: 150 * second, mostMs: 5.5 * minute },
    begin: (clock) => startTheOddsApi({ clock, volatility: 0, credits: 20_000 }),
  },
  "odds-api.io, free": {
    ...{ name: "odds-api-io", halfMs: 210 * second, mostMs: 5 * minute },
    begin: (clock) => startOddsApiIo({ clock, volatility: 0 }),
  },
  Kalshi: {
    ...{ name: "kalshi", halfMs: 25 * second, mostMs: 40 * second },
    begin: (clock) => startKalshi({ clock, volatility: 0 }),
  },
  Polymarket: {
    ...{ name: "polymarket", halfMs: 25 * second, mostMs: 40 * second },
    begin: (clock) => startPolymarket({ clock, volatility: 0 }),
  },
};

const figures: string[] = [];
afterAll(() => console.log(["source | alerts of changes | p50, p99", ...figures].join("\n")));

/** A match that can be watched, and whose price can be changed. */
interface Watchable {
  typed: string;
  /** What an answer about it begins with, but for the word between the sides. */
  title: string;
  startsAt: number;
  /** As alerts call them. */
  sides: { home: string; away: string };
  /** Resolves to when the source has the new price. */
  change(direction: 1 | -1): number;
}

interface Change {
  match: Watchable;
  direction: 1 | -1;
  at: number;
}

/** How long after each change of a price its own alert went out; a change without one is endlessly late. */
async function latenessOf(world: TestWorld, bot: TestBot, matches: readonly Watchable[]): Promise<number[]> {
  const watched = await watchSome(bot, matches);
  const sentAt = stamped(world, bot);
  await world.pass(10 * minute);
  const random = createRandom(5);
  const made: Change[] = [];
  for (let nth = 0; nth < changes; nth++) {
    await world.pass(Math.round((1 + 4 * random()) * minute));
    const match = watched[nth % watched.length] as Watchable;
    // Up and down by turns, each match as often as the others.
    const direction = Math.floor(nth / watched.length) % 2 === 0 ? 1 : -1;
    made.push({ match, direction, at: match.change(direction) });
  }
  await world.pass(lastWaitMs);
  const alerts = bot.sent.map(({ text }, nth) => ({ at: sentAt[nth] ?? Number.NaN, text }));
  return made.map((change) => {
    // The next change of the same match takes it back: who hasn't said it by then never will.
    const until = made.find(({ match, at }) => match === change.match && at > change.at)?.at ?? Number.POSITIVE_INFINITY;
    const own = alerts.find(({ at, text }) => at >= change.at && at < until + minute && saysOf(text, change));
    return own ? own.at - change.at : Number.POSITIVE_INFINITY;
  });
}

/** When each message was sent. */
function stamped({ clock }: TestWorld, { sent }: TestBot): readonly number[] {
  const times = sent.map(() => Number.NEGATIVE_INFINITY);
  const push = sent.push.bind(sent);
  sent.push = (...messages) => {
    times.push(...messages.map(() => clock.now()));
    return push(...messages);
  };
  return times;
}

/**
 * Whether a message says that prices of this match went this way: a side's prices fall as it is thought better of. One of several
 * matches says so in its own lines.
 */
function saysOf(text: string, { match, direction }: Change): boolean {
  const { home, away } = match.sides;
  const [better, worse] = direction === 1 ? [home, away] : [away, home];
  const own = text.split(/\n(?=- )/).filter((part) => part.includes(clockOf(match)));
  return own.some((part) => part.includes(`▼ ${better} `) || part.includes(`▲ ${worse} `));
}

const clockOf = ({ startsAt }: Watchable): string => `${new Date(startsAt).toISOString().slice(11, 16)} UTC`;

/** Those that are meant by what is typed, have odds, and can be told apart by a team and the time of the day. */
async function watchSome(bot: TestBot, matches: readonly Watchable[]): Promise<readonly Watchable[]> {
  const watched: Watchable[] = [];
  const known = new Set<string>();
  for (const match of matches) {
    if (watched.length === most) break;
    const own = Object.values(match.sides).map((team) => `${team} ${clockOf(match)}`);
    if (own.some((one) => known.has(one))) continue;
    const { text } = await bot.ask(chat, `/watch ${match.typed} 1pp add`);
    const isMeant = text.replace(" v ", " ").startsWith(match.title);
    if (!isMeant || !text.includes("Watching.") || !text.includes("For example:")) continue;
    watched.push(match);
    for (const one of own) known.add(one);
  }
  expect(watched.length).toBeGreaterThan(1);
  return watched;
}

/** Says how late they were. */
function noted(source: string, late: readonly number[]): { half: number; last: number } {
  const sorted = late.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const seconds = (ms: number): string => `${(ms / second).toFixed(1)} s`;
  figures.push(
    `${source} | ${late.filter(Number.isFinite).length} of ${late.length} | ${seconds(at(0.5))}, ${seconds(at(0.99))}`,
  );
  return { half: at(0.5), last: at(1) };
}

function expectSoon({ half, last }: ReturnType<typeof noted>, { halfMs, mostMs }: Pick<Source, "halfMs" | "mostMs">): void {
  expect(half).toBeLessThan(halfMs);
  expect(last).toBeLessThan(mostMs);
}

it.each(Object.entries(sources))(
  "an alert of %s comes soon after a price has changed",
  async (source, { name, begin, ...bounds }) => {
    const house = await openService(name, begin);
    const bot = await house.start();
    const { world, standIn } = house;
    const later = laterMatches(house, name).filter(({ match }) => match.plannedAt > world.clock.now() + laterMs);
    const matches = later.map(({ match, typed }): Watchable => {
      const change = (direction: number): number => {
        standIn.world.nudge(match, { margin: 0.4 * direction, isAtOnce: true });
        return world.clock.now();
      };
      return { typed, title: typed, startsAt: match.plannedAt, sides: sidesOf(match, name), change };
    });
    expectSoon(noted(source, await latenessOf(world, bot, matches)), bounds);
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
    // The service has it from the next refresh of its match on. By 8 points and more even sides would seem exchanged, which is looked at twice.
    const change = (direction: number): number => {
      const [from, points] = [world.clock.now(), 6 * direction];
      const move = { market: "winner", line: null, selection: "home", book: null, change: { points } } as const;
      market.actions.add({ ...move, matchId: match.id, from });
      return market.nextRefreshAt(match, from) ?? from;
    };
    const sides = { home: match.home.name.en, away: match.away.name.en };
    return { typed: match.slug, title: "", startsAt: match.startsAt, sides, change };
  });
  const late = noted("the documented service", await latenessOf(world, bot, matches));
  expectSoon(late, { halfMs: 10 * second, mostMs: 60 * second });
});
