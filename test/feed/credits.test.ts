import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import type { Allowance } from "../../src/api/budget/budget.ts";
import type { Spent } from "../../src/api/budget/ledger.ts";
import type { Groups } from "../../src/api/odds-api.ts";
import { momentSchema } from "../../src/facts/moments.ts";
import { createCreditWarnings } from "../../src/feed/credit-warnings.ts";
import { creditsOf } from "../../src/feed/credits.ts";
import { createPromises } from "../../src/feed/promises.ts";
import { type State, stateGauges } from "../../src/metrics/state.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 7, 15, 12);
const endsAt = Date.UTC(2026, 8, 1);
const month = { per: "month", units: 500, left: 188, endsAt } as const;
const nothing = { leagues: [], lookCost: null, spent: [] };

/** So many units on each of the last days, the first of them whole. */
function spentFor(days: number, units: number): Spent[] {
  const today = Date.UTC(2026, 7, 15);
  return Array.from({ length: days }, (_, nth) => ({ day: today - nth * day, who: "polls" as const, units }));
}

describe("what becomes of credits", () => {
  it("is worked out for the longest count, and for none where only minutes count", () => {
    const counts = [{ per: "day", units: 100, left: 5, endsAt: now + day } as const, month];
    expect(creditsOf({ ...nothing, counts, now })).toMatchObject({ units: 500, left: 188, endsAt, leftAtEnd: 188, dryAt: null });
    expect(creditsOf({ ...nothing, counts: [{ per: "hour", units: 100, left: null }], now })).toBeNull();
  });

  it("is what is left over at this pace, or when it is used up", () => {
    // Nine days in eight and a half, until the end sixteen and a half.
    const calm = creditsOf({ ...nothing, counts: [month], spent: spentFor(9, 8.5), now });
    expect(calm?.leftAtEnd).toBeCloseTo(188 - 9 * 16.5, 6);
    const hasty = creditsOf({ ...nothing, counts: [month], spent: spentFor(9, 17), now });
    expect(hasty).toMatchObject({ leftAtEnd: 0 });
    expect(hasty?.dryAt).toBeCloseTo(now + (188 / 18) * day, -1);
  });

  it("says what one more league would take of it, and how many moves bring an alert with as much and with twice as much", () => {
    const leagues = [
      { league: "A", watches: 2, perDay: 9 },
      { league: "B", watches: 1, perDay: 6 },
    ];
    const credits = creditsOf({ counts: [month], spent: [], leagues, lookCost: 10, now });
    expect(credits?.oneMore).toBe(5);
    expect(credits?.alerted).toEqual({ now: 82, doubled: expect.closeTo(92.6, 1) });
    expect(creditsOf({ ...nothing, counts: [month], now })).toMatchObject({ oneMore: null, alerted: null });
  });

  it("goes by what was measured, and between two figures in a straight line", () => {
    const alertedOf = (units: number) => creditsOf({ ...nothing, counts: [month], lookCost: 500 / units, now })?.alerted?.now;
    const measured = [25, 42, 50, 62, 83, 125, 167, 250, 500].map((units) => Math.round(alertedOf(units) ?? 0));
    expect(measured).toEqual([66, 78, 82, 87, 91, 95, 97, 99, 100]);
    expect([46, 104, 20_000].map(alertedOf)).toEqual([80, 93, 100]);
  });

  it("is in the metrics, by league and by watch", async () => {
    const leagues = [{ league: "A", watches: 3, perDay: 9 }];
    const registry = new Registry();
    const none = new Map<string, never>();
    const state: State = {
      ...{ version: "1", pace: null, boards: null, backlog: null, chats: null, pollerRestsMs: null, backup: null },
      ...{ notes: none, leases: none, platforms: none, pauses: none, arriving: none, oddsTrouble: null },
      ...{ oddsFailing: false, databaseAway: false, diskFull: false, clockOffMs: 0, now },
      credits: creditsOf({ counts: [month], spent: [], leagues, lookCost: null, now }),
    };
    stateGauges(registry)(state);
    const lines = (await registry.metrics()).split("\n").filter((line) => line.startsWith("linewatch_credits"));
    expect(lines).toEqual([
      'linewatch_credits{state="units"} 500',
      'linewatch_credits{state="left"} 188',
      'linewatch_credits{state="left_at_end"} 188',
      `linewatch_credits_end_seconds ${(endsAt - now) / 1_000}`,
      'linewatch_credits_per_day{league="A"} 9',
      'linewatch_credits_per_day_and_watch{league="A"} 3',
    ]);
  });
});

describe.each(engines)("what watches ask for on $name", ({ open }) => {
  it("is worked out in the polls' lane: a scrape takes nothing of people's share", async () => {
    const { database, close } = await open();
    const lanes: unknown[] = [];
    const groups: Partial<Groups> = {
      questionsFor: async (_, options) => {
        lanes.push(options?.lane);
        return [];
      },
      limits: async () => [],
    };
    const promises = createPromises({
      ...{ database, groups: groups as Groups, answers: { load: async () => null } },
      ...{ lookup: async () => new Map(), clock: createFakeClock(now) },
    });
    expect((await promises.planned()).askables).toEqual([]);
    expect(lanes).toEqual(["poller"]);
    await close();
  });
});

describe.each(engines)("a warning that credits run out early on $name", ({ open }) => {
  /** On a day of August, with so many of 500 left. */
  async function begin() {
    const { database, close } = await open();
    const known = { counts: [] as readonly Allowance[], spent: [] as readonly Spent[] };
    let wakes = 0;
    const warnings = () =>
      createCreditWarnings({
        ...{ database, operatorChats: ["telegram:42", "discord:@7"], counts: () => known.counts, onQueued: () => wakes++ },
        groups: { spentSince: async () => [...known.spent] },
      });
    let warn = warnings();
    const facts = async () => {
      const rows = await database.selectFrom("facts").select(["chat", "body"]).orderBy("id").execute();
      return rows.map(({ chat, body }) => ({ chat, moment: momentSchema.parse(JSON.parse(body ?? "null")) }));
    };
    return {
      ...{ facts, close, wakes: () => wakes },
      restart: () => (warn = warnings()),
      async on(august: number, left: number, more: { units?: number; endsAt?: number; spent?: readonly Spent[] } = {}) {
        known.counts = [{ per: "month", units: more.units ?? 500, left, endsAt: more.endsAt ?? endsAt }];
        known.spent = more.spent ?? [];
        await warn(Date.UTC(2026, 7, august, 12));
        return (await facts()).length;
      },
    };
  }

  it("comes once for each step, to every operator, after a restart too", async () => {
    const { on, restart, facts, wakes, close } = await begin();
    expect(await on(9, 300)).toBe(0);
    expect(await on(10, 240)).toBe(2);
    restart();
    expect(await on(10, 240)).toBe(2);
    expect(await on(12, 90)).toBe(4);
    expect(await on(13, 101)).toBe(4);
    expect(await on(14, 20)).toBe(6);
    restart();
    expect(await on(20, 0)).toBe(6);
    const [first] = await facts();
    expect(first).toMatchObject({ chat: "telegram:42", moment: { kind: "credits", used: 0.52, endsAt, dryAt: null } });
    expect((await facts()).map(({ chat }) => chat)).toContain("discord:@7");
    expect(wakes()).toBe(3);
    await close();
  });

  it("comes for no month that is spent as its days pass, and of a larger plan or a new month again", async () => {
    const { on, close } = await begin();
    for (const [day, left] of [
      [17, 230],
      [26, 90],
      [30, 20],
    ] as const)
      expect(await on(day, left)).toBe(0);
    expect(await on(31, 0)).toBe(0);
    expect(await on(32, 200, { endsAt: Date.UTC(2026, 9, 1) })).toBe(2);
    expect(await on(33, 15_000, { endsAt: Date.UTC(2026, 9, 1), units: 20_000 })).toBe(2);
    expect(await on(34, 9_000, { endsAt: Date.UTC(2026, 9, 1), units: 20_000 })).toBe(4);
    await close();
  });

  it("says when nothing is left at this pace, and who has taken most", async () => {
    const { on, facts, close } = await begin();
    await on(10, 240, { spent: spentFor(1, 24).map((one) => ({ ...one, day: Date.UTC(2026, 7, 10) })) });
    await on(12, 0, { spent: [{ day: Date.UTC(2026, 7, 12), who: "others", units: 300 }] });
    const told = (await facts()).flatMap(({ chat, moment }) => (chat === "telegram:42" ? [moment] : []));
    expect(told).toEqual([
      { kind: "credits", used: 0.52, endsAt, dryAt: Date.UTC(2026, 7, 20, 12), because: "watches" },
      { kind: "credits", used: 1, endsAt, dryAt: Date.UTC(2026, 7, 12, 12), because: "others" },
    ]);
    await close();
  });
});
