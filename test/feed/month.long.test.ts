// @module-tag long
import { afterEach, describe, expect, it } from "vitest";
import { createOddsApi, type OddsApiClient } from "../../src/api/client.ts";
import type { GroupQuestion, Groups } from "../../src/api/odds-api.ts";
import { createSpending, type Spending } from "../../src/feed/spending.ts";
import { silentLog } from "../../src/log.ts";
import { checkedDefinition } from "../../src/sources/definition.ts";
import { builtIn } from "../../src/sources/index.ts";
import { Secret } from "../../src/sources/key.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { startKalshi } from "../standins/odds/kalshi.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { startTheOddsApi, type TheOddsApiStandIn } from "../standins/odds/the-odds-api.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const begin = Date.UTC(2026, 8, 1);
const end = Date.UTC(2026, 9, 1);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of ends.splice(0).reverse()) await one();
});

interface Month<S extends OddsStandIn = OddsStandIn> {
  clock: FakeClock;
  standIn: S;
  /** Processes of one database; the first polls. */
  processes: readonly OddsApiClient[];
}

interface Chosen<S extends OddsStandIn> {
  name: string;
  start(options: { clock: FakeClock }): Promise<S>;
  settings: Record<string, string[]>;
}

const onCredits: Chosen<TheOddsApiStandIn> = {
  ...{ name: "the-odds-api", start: startTheOddsApi },
  settings: { sports: ["soccer_epl", "basketball_nba"], markets: ["h2h"], regions: ["eu"], books: [] },
};
const byTheDay: Chosen<OddsStandIn> = {
  ...{ name: "odds-api-io", start: startOddsApiIo },
  settings: { sports: ["football"], books: ["Bet365", "Unibet"] },
};
const bySecond: Chosen<OddsStandIn> = { name: "kalshi", start: startKalshi, settings: { series: ["KXMLBGAME"] } };

async function open<S extends OddsStandIn>(count: number, { name, start, settings }: Chosen<S>): Promise<Month<S>> {
  const clock = createFakeClock(begin);
  const standIn = await start({ clock });
  ends.push(() => standIn.stop());
  const database = await openDatabase(":memory:", silentLog);
  ends.push(() => database.destroy());
  const source = builtIn[name];
  if (!source) throw new Error(`no source ${name}`);
  const about = checkedDefinition(source.definition);
  const processes = Array.from({ length: count }, () =>
    createOddsApi({
      ...{ baseUrl: Object.values(standIn.urls)[0] ?? "", source: about.name, version: "0", database, clock, log: silentLog },
      fixed: { ...source, from: "built_in" },
      service: { about, settings, key: () => new Secret(standIn.key) },
    }),
  );
  ends.push(() => Promise.all(processes.map((api) => api.close())));
  return { clock, standIn, processes };
}

/** Lets time pass until it has come. */
async function settled<T>(clock: FakeClock, work: Promise<T>): Promise<T> {
  let isSettled = false;
  const noted = work.finally(() => {
    isSettled = true;
  });
  noted.catch(() => undefined);
  while (!isSettled) {
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(10);
  }
  return noted;
}

interface Living {
  /** What people ask of the other processes each day. */
  questions: number;
  /** Another process takes over the polls so often. */
  takeOverEvery: number;
  /** What the service itself counts as left, whatever the program believes; left out where that isn't asked about. */
  leftThere?: () => number;
}

/** Watches every match of the next three days for a month, in steps of ten minutes. Gives when each look was, and what was left then of what must last. */
async function live({ clock, processes }: Month, { questions, takeOverEvery, leftThere }: Living) {
  const looks: number[] = [];
  let spending: Spending = createSpending();
  let asked = new Map<string, GroupQuestion>();
  let [followAt, askAt, takeOverAt, nth] = [begin, begin + hour, begin + takeOverEvery, 0];
  const left: number[] = [];

  const groupsOf = (api: OddsApiClient | undefined) => api?.groups as Groups;

  async function follow(api: OddsApiClient): Promise<string[]> {
    const now = clock.now();
    const { items } = (await settled(clock, api.matches())).value;
    const soon = items.filter(({ startsAt }) => startsAt !== null && startsAt > now && startsAt < now + 3 * day);
    const found = await settled(clock, groupsOf(api).questionsFor(soon.map(({ slug }) => slug)));
    const starts = new Map(soon.map(({ slug, startsAt }, at) => [slug, { matchId: at, startsAt: startsAt ?? now }]));
    asked = new Map(found.map((one) => [one.key, one]));
    const heated = (slug: string) => ({ matchId: 0, startsAt: now, ...starts.get(slug), live: false, rest: 1, near: 1 });
    spending.follow(
      found.map(({ key, cost, slugs }) => ({ key, cost, rhythmMs: minute, matches: slugs.map(heated) })),
      now,
    );
    return soon.map(({ slug }) => slug);
  }

  let slugs: string[] = [];
  while (clock.now() < end - 10 * minute) {
    const now = clock.now();
    const api = processes[nth % processes.length] as OddsApiClient;
    if (now >= takeOverAt) {
      takeOverAt += takeOverEvery;
      nth++;
      const kept = spending.learned();
      spending = createSpending();
      spending.restore(kept);
      followAt = now;
    }
    if (now >= followAt) {
      followAt = now + 2 * hour;
      slugs = await follow(api);
      if (leftThere) left.push(leftThere());
    }
    if (questions > 0 && now >= askAt) {
      askAt += day / questions;
      const [slug] = slugs;
      const other = processes.at(-1) as OddsApiClient;
      if (slug) await settled(clock, other.odds(slug));
    }
    const turn = spending.next(await groupsOf(api).limits(), now);
    if ("keys" in turn) {
      const those = turn.keys.flatMap((key) => asked.get(key) ?? []);
      const { failure } = await settled(clock, groupsOf(api).boards(those, { lane: "poller" }));
      for (const { key } of those) failure === null ? spending.answered(key, clock.now()) : spending.failed(key, clock.now());
      looks.push(now);
    } else await clock.advance(10 * minute);
  }
  return { looks, least: Math.min(...left.slice(0, -24)) };
}

describe("a month of odds-api.io, which counts by the hour and the day", () => {
  it("is asked all through it, with no refusal", { timeout: 600_000 }, async () => {
    const month = await open(1, byTheDay);
    const { looks } = await live(month, { questions: 3, takeOverEvery: 10 * day });
    expect(month.standIn.tally().refused).toBe(0);
    for (let from = begin; from < end; from += 5 * day)
      expect(looks.filter((at) => at >= from && at < from + 5 * day).length).toBeGreaterThan(100);
  });
});

describe("a month of Kalshi, which counts by the second", () => {
  it("is asked all through it, by three processes in turn and for people, with no refusal", { timeout: 600_000 }, async () => {
    const month = await open(3, bySecond);
    const { looks } = await live(month, { questions: 3, takeOverEvery: 5 * day });
    expect(month.standIn.tally().refused).toBe(0);
    for (let from = begin; from < end; from += 5 * day)
      expect(looks.filter((at) => at >= from && at < from + 5 * day).length).toBeGreaterThan(100);
  });
});

describe("a month on 500 credits of The Odds API", () => {
  it("is used up at its end and not before, with no refusal", async () => {
    const month = await open(1, onCredits);
    const { looks, least } = await live(month, {
      questions: 0,
      takeOverEvery: 60 * day,
      leftThere: () => month.standIn.credits().left,
    });
    expect(month.standIn.tally().refused).toBe(0);
    expect(month.standIn.credits().left).toBeLessThan(30);
    expect(least).toBeGreaterThan(0);
    for (let from = begin; from < end; from += 5 * day) {
      const count = looks.filter((at) => at >= from && at < from + 5 * day).length;
      expect(count).toBeGreaterThan(40);
      expect(count).toBeLessThan(140);
    }
  });

  it("lasts with three processes that take the polls from each other, people who ask and another program on the key", async () => {
    const month = await open(3, onCredits);
    month.standIn.shareKey({ cost: 1, everyMs: 12 * hour });
    const { least } = await live(month, { questions: 3, takeOverEvery: 5 * day, leftThere: () => month.standIn.credits().left });
    expect(month.standIn.tally().refused).toBe(0);
    expect(month.standIn.credits().left).toBeLessThan(60);
    expect(least).toBeGreaterThan(0);
  });
});
