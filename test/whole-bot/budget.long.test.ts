// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { World } from "../../src/sandbox/world.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { alertsDue } from "./alerts-due.ts";
import { createOddsLog, type OddsLog } from "./odds-log.ts";

type Match = ReturnType<World["matches"]>[number];

const minuteMs = 60_000;
const watched = 200;
const chats = 40;
const people = 10;

describe("an hour with 200 watched matches and somebody asking every two seconds", () => {
  let world: TestWorld;
  let bot: TestBot;
  let log: OddsLog;
  beforeEach(async () => {
    world = await openWorld({ volatility: 1 });
    log = createOddsLog(world.clock);
    bot = await openBot(world);
  });
  afterEach(async () => {
    log.stop();
    await bot.stop();
    await world.close();
  });

  it("uses its budget without a refusal, finds every refresh, tells what is true and keeps nobody waiting", async () => {
    // Long enough for the list of matches.
    await world.pass(minuteMs / 2);
    const { knobs } = world.sandbox;
    const start = world.clock.now();
    const end = start + 60 * minuteMs;
    const matches = laterMatches(end + 3 * 60 * minuteMs);
    const watchedAt = new Map<Match, number>();
    const waits: number[] = [];

    const watching = each(chats, async (chat) => {
      for (const match of matches.filter((_, index) => index % chats === chat)) {
        await insist(() => bot.call(chatOf(chat), `/watch ${match.slug}`));
        watchedAt.set(match, world.clock.now());
      }
    });
    const asking = each(people, async (person) => {
      await world.clock.sleep(person * 2_000);
      for (let turn = person; world.clock.now() < end - minuteMs; turn += people) {
        const asked = world.clock.now();
        const { typed, slug } = question(turn, matches);
        const { text } = await bot.call(`playground:person-${person}`, typed);
        expect(text).toContain("Data: Test Odds");
        // Only answers that needed a request: the others come at once.
        if (slug !== null && log.of(slug).some((at) => at >= asked)) waits.push(world.clock.now() - asked);
        await world.clock.sleep(asked + people * 2_000 - world.clock.now());
      }
    });
    const moving = moveLines(matches, end);

    const perMinute: number[] = [];
    for (let minute = 0, before = knobs.statistics().requests; minute < 60; minute++) {
      await world.pass(minuteMs);
      perMinute.push(knobs.statistics().requests - before);
      before = knobs.statistics().requests;
    }
    await Promise.all([watching, asking, moving]);
    await world.pass(minuteMs / 2);

    // While it learns the rhythms of so many matches, and people ask, there is use for every request.
    const busy = perMinute.slice(0, 45);
    expect(sum(busy) / busy.length).toBeGreaterThanOrEqual(80);
    expect(knobs.statistics()).toMatchObject({ refused: 0, faults: {} });
    expect(knobs.statistics().mostInWindow).toBeLessThanOrEqual(97);
    expect(waits.length).toBeGreaterThan(500);
    expect(percentile(waits, 0.95)).toBeLessThanOrEqual(3_000);

    const delays = matches.flatMap((match) => delaysOf(match, { from: start + 5 * minuteMs, to: end - 5 * minuteMs }));
    expect(delays.length).toBeGreaterThan(2 * watched);
    expect(Math.max(...delays)).toBeLessThanOrEqual((watched * minuteMs) / 92);

    const twoWay = matches.filter(({ league }) => league.sport === "tennis" || league.sport === "mma");
    const due = twoWay.map((match) => alertsDue(world.sandbox.world, match, log.of(match.slug), watchedAt.get(match) ?? 0));
    expect(sum(due)).toBeGreaterThan(20);
    expect(twoWay.map(alertsOf)).toEqual(due);
  }, 240_000);

  function laterMatches(after: number): Match[] {
    const found = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > after);
    const twoWayFirst = found.toSorted((a, b) => Number(a.scoring > 0) - Number(b.scoring > 0));
    expect(found.length).toBeGreaterThanOrEqual(watched);
    return twoWayFirst.slice(0, watched);
  }

  /** Moves a line every ten seconds, each to be seen at its match's next refresh, and some of them back. */
  async function moveLines(matches: readonly Match[], until: number): Promise<void> {
    await world.clock.sleep(5 * minuteMs);
    for (let turn = 0; world.clock.now() < until - 15 * minuteMs; turn++) {
      const { slug } = matches[(turn * 7) % matches.length] ?? { slug: "" };
      const points = [2, -2.5, 4, -5, 7][turn % 5] ?? 0;
      world.sandbox.knobs.move({ slug, selection: "home", points, visible: "next_refresh" });
      if (turn % 3 === 0) world.sandbox.knobs.reverse({ slug, visible: "next_refresh" });
      await world.clock.sleep(10_000);
    }
  }

  /** How long after each refresh the bot asked for it. */
  function delaysOf(match: Match, { from, to }: { from: number; to: number }): number[] {
    const { nextRefreshAt } = world.sandbox.world;
    const delays: number[] = [];
    for (let at = nextRefreshAt(match, from); at !== null && at < to; at = nextRefreshAt(match, at)) {
      const refreshed = at;
      delays.push((log.of(match.slug).find((asked) => asked >= refreshed) ?? Number.POSITIVE_INFINITY) - refreshed);
    }
    return delays;
  }

  /** How many messages told of the match; one chat watches it. */
  function alertsOf({ home, away }: Match): number {
    return bot.sent.filter(({ text }) => text.includes(home.name.en) && text.includes(away.name.en)).length;
  }

  /** Asks again while the service is too busy to say which match is meant. */
  async function insist(ask: () => Promise<{ text: string }>): Promise<void> {
    while (!(await ask()).text.includes("Watching")) await world.clock.sleep(5_000);
  }
});

/** What somebody asks: mostly for odds, every second time for new ones. */
function question(turn: number, matches: readonly Match[]): { typed: string; slug: string | null } {
  if (turn % 10 === 7) return { typed: "/matches", slug: null };
  if (turn % 10 === 8) return { typed: "/valuebets", slug: null };
  const { slug } = matches[(turn * 37) % matches.length] ?? { slug: "" };
  return { typed: `/odds ${slug}${turn % 2 === 0 ? " fresh" : ""}`, slug };
}

function chatOf(number: number): string {
  return `playground:chat-${number}`;
}

async function each(count: number, work: (index: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
