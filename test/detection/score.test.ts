import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { markClosed } from "../../src/boards/closing-lines.ts";
import { thinPrices } from "../../src/boards/price-thinning.ts";
import { type Scored, scoreOf, scoresBy } from "../../src/detection/score.ts";
import { createScorecards } from "../../src/detection/scorecards.ts";
import { leadOf } from "../../src/detection/scored-alerts.ts";
import { toldAlert } from "../../src/detection/told-alerts.ts";
import { recordDecisions } from "../../src/facts/decisions.ts";
import type { Evidence } from "../../src/facts/explanation.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const of = (values: readonly number[]): Scored[] => values.map((value, matchId) => ({ matchId, value }));

describe("a score", () => {
  it("counts matches that went on, stayed and came back, each match once by the mean of its alerts", () => {
    const values = [0.03, 0.02, 0.02, 0.01, 0.01, 0.006, 0.004, -0.004, -0.01];
    const { result, ...counted } = scoreOf([...of(values), { matchId: 9, value: 0.03 }, { matchId: 9, value: -0.05 }]);
    expect(counted).toEqual({ count: 11, matches: 10 });
    expect(result).toMatchObject({ good: 6, even: 2, bad: 2 });
    expect(result?.median).toBeCloseTo(0.008, 9);
    expect(result?.share.low).toBeCloseTo(0.3127, 3);
    expect(result?.share.high).toBeCloseTo(0.8318, 3);
  });

  it("says nothing of fewer than ten matches, however many alerts there were", () => {
    expect(scoreOf(of([1, 2, 3, 4, 5, 6, 7, 8, 9])).result).toBeNull();
    expect(scoreOf(Array.from({ length: 40 }, (_, nth) => ({ matchId: nth % 9, value: 1 }))).result).toBeNull();
  });

  it("groups by what tells alerts apart, the largest first, and not where all are alike", () => {
    const all = of([1, 1, 1, 1]).map((one, nth) => ({ ...one, sport: nth === 0 ? "tennis" : "football" }));
    expect(scoresBy(all, ({ sport }) => sport).map(({ group, score }) => [group, score.matches])).toEqual([
      ["football", 3],
      ["tennis", 1],
    ]);
    expect(scoresBy(all, () => "alike")).toEqual([]);
  });
});

describe("how long before the start something was told", () => {
  it.each([
    [3 * hour - 1, "under-3h"],
    [3 * hour, "under-24h"],
    [24 * hour - 1, "under-24h"],
    [24 * hour, "longer"],
  ])("%i ms is %s", (leadMs, lead) => {
    expect(leadOf({ leadMs })).toBe(lead);
  });
});

describe("an alert that was told", () => {
  const evidence = { market: "winner" } as Evidence;
  const sent = { at: 1, matchId: 2, outcome: "sent", rule: "3pp", evidence };

  it("is one that was sent, by a rule about a price's way", () => {
    expect(toldAlert(sent)).toMatchObject({ at: 1, matchId: 2, rule: { kind: "movement" }, evidence });
    const gap = {
      ...sent,
      rule: "gap>=6pp",
      evidence: { ...evidence, to: 0.4, length: 60_000, model: { from: null, to: 0.46 } },
    };
    expect(toldAlert(gap)).toMatchObject({ rule: { kind: "gap" } });
    const closed = { ...gap, evidence: { ...gap.evidence, length: 59_999 } };
    expect(toldAlert(closed)).toBeNull();
    const others = [{ outcome: "withdrawn" }, { evidence: null }, { rule: null }];
    expect(others.map((other) => toldAlert({ ...sent, ...other }))).toEqual([null, null, null]);
  });
});

describe.each(engines)("the scorecard on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  const [ann, bob] = ["telegram:1", "telegram:2"];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    for (const chat of [ann, bob]) await stage.addChat(chat);
    await stage.poll(match);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const card = (chat: string | null = ann) => createScorecards(stage.database).of(chat, now());
  const close = () => markClosed(stage.database, now());

  async function startsIn(ms: number, sport: string | null = null): Promise<void> {
    const row = { starts_at: now() + ms, status: "scheduled", sport };
    await stage.database.updateTable("matches").set(row).where("id", "=", match.id).execute();
  }

  /** The chats are told that home went there. */
  async function told(home: number): Promise<void> {
    await pass(20 * minute);
    await stage.poll(match, home);
    await stage.deliver();
  }

  it("holds each alert against the closing line, by the rule's own price", async () => {
    await stage.watch(ann, match, "3pp");
    await stage.watch(bob, match, "0.10 best");
    await startsIn(2 * hour, "ice-hockey");
    await told(0.55);
    await pass(60 * minute);
    await stage.poll(match, 0.57);
    await pass(40 * minute);
    expect(await close()).toBe(1);
    expect(await close()).toBe(0);
    const [alert, ...more] = (await card()).alerts;
    expect(more).toEqual([]);
    expect(alert).toMatchObject({ matchId: match.id, grade: "3pp", source: "consensus", sport: "ice-hockey" });
    expect(alert?.value).toBeCloseTo(0.02, 4);
    expect(alert && leadOf(alert)).toBe("under-3h");
    const [ofBob] = (await card(bob)).alerts;
    expect(ofBob).toMatchObject({ grade: "0.10", source: "best" });
    expect(ofBob?.value).toBeCloseTo(0.02, 4);
    expect((await card(null)).alerts).toHaveLength(2);
  });

  it("tells the newest alerts first, each by how long before the start it came, of the last thirty days", async () => {
    await stage.watch(ann, match, "3pp");
    await startsIn(2 * hour);
    for (const home of [0.55, 0.6]) await told(home);
    await pass(80 * minute - 4_000);
    await stage.poll(match);
    await close();
    const leads = async (chat: string | null) => (await card(chat)).alerts.map(({ leadMs }) => Math.round(leadMs / minute));
    expect([await leads(ann), await leads(null)]).toEqual([
      [80, 100],
      [80, 100],
    ]);
    const rows = await stage.database.selectFrom("decisions").select("at").orderBy("at").execute();
    const [first = 0, second = 0] = rows.map(({ at }) => at);
    const countAt = async (at: number) => {
      await pass(at - now());
      return [(await card(ann)).alerts.length, (await card(null)).alerts.length];
    };
    expect(await countAt(first + 30 * day - 1)).toEqual([2, 2]);
    expect(await countAt(first + 30 * day)).toEqual([1, 1]);
    expect(await countAt(second + 30 * day)).toEqual([0, 0]);
  });

  it("counts value bets of the last thirty days that came before the start, and were told as new", async () => {
    const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder" } as const;
    const bet = { ...offer, figures: { price: 2.2, edge: 0.06 }, before: null, gone: null, others: null };
    const bets = (bookmaker: string) => ({ kind: "bets" as const, terms: null, bets: [{ ...bet, bookmaker }], asOf: 1 });
    const decision = { chat: ann, watchId: 1, matchId: match.id, outcome: "sent" as const, reason: "bet_appeared" };
    await startsIn(hour);
    const startsAt = now() + hour;
    await recordDecisions(stage.database, [
      { ...decision, at: startsAt - 1, bets: bets("Alder") },
      { ...decision, at: startsAt, bets: bets("Birch") },
      { ...decision, at: startsAt - 2, bets: bets("Cedar"), reason: "bet_improved" },
      { ...decision, at: startsAt - 2, bets: bets("Elder"), outcome: "failed" },
      { ...decision, at: startsAt - 2, bets: bets("Firth"), chat: bob },
    ]);
    await pass(50 * minute);
    await stage.poll(match);
    await pass(10 * minute);
    await close();
    const counted = async () => [(await card(ann)).bets.length, (await card(bob)).bets.length, (await card(null)).bets.length];
    expect(await counted()).toEqual([1, 1, 2]);
    await pass(30 * day - 3);
    expect(await counted()).toEqual([1, 1, 2]);
    await pass(1);
    expect(await counted()).toEqual([1, 0, 1]);
    await pass(1);
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it("counts the newest five thousand alerts and messages of value bets", { tags: "long" }, async () => {
    await startsIn(hour);
    const startsAt = now() + hour;
    await pass(50 * minute);
    await stage.poll(match);
    await pass(10 * minute);
    await close();
    const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder" } as const;
    const books = ["Alder", "Birch", "Cedar"].map((name) => ({ name, from: 2, to: 2, agrees: true }));
    const way = { market: "winner", selection: "home", line: null } as const;
    const evidence: Evidence = { ...way, from: 0.5, to: 0.5, length: 0, books, refreshedAt: 1 };
    const bet = { ...offer, before: null, gone: null, others: null };
    const common = { chat: ann, watchId: 1, matchId: match.id, outcome: "sent" as const };
    // The oldest of them is a millisecond older than the rest.
    const every = Array.from({ length: 5_001 }, (_, nth) => ({ nth, at: startsAt - 1 - Number(nth === 0) }));
    await recordDecisions(
      stage.database,
      every.map(({ nth, at }) => ({ ...common, at, rule: "3pp", baseline: 1, revision: nth, evidence })),
    );
    const figures = { price: 2.2, edge: 0.06 };
    await recordDecisions(
      stage.database,
      every.map(({ nth, at }) => {
        const bets = [{ ...bet, figures, bookmaker: `Book ${nth}` }];
        return { ...common, at, reason: "bet_appeared", bets: { kind: "bets" as const, terms: null, bets, asOf: 1 } };
      }),
    );
    for (const chat of [ann, null]) {
      const { alerts, bets } = await card(chat);
      expect([alerts.length, bets.length]).toEqual([5_000, 5_000]);
      expect(new Set(alerts.map(({ leadMs }) => leadMs))).toEqual(new Set([1]));
    }
  });

  it("counts what many chats were told alike once", async () => {
    for (const chat of [ann, bob]) await stage.watch(chat, match);
    await startsIn(hour);
    await told(0.55);
    await pass(41 * minute);
    await close();
    expect(await stage.decisions()).toEqual([`${ann} sent`, `${bob} sent`]);
    expect((await card(null)).alerts).toEqual((await card(ann)).alerts);
    expect((await card(null)).alerts).toMatchObject([{ grade: "normal", value: 0 }]);
  });

  it("counts what was told alike once around midnight as well, as it was told first", async () => {
    for (const chat of [ann, bob]) await stage.watch(chat, match);
    await startsIn(26 * hour);
    await told(0.55);
    const first = now();
    await pass(24 * hour + 40 * minute);
    await stage.poll(match);
    await pass(hour + 10 * minute);
    await close();
    // Bob's message came so much later that it belongs to another day.
    const yesterday = now() - day;
    await stage.database
      .updateTable("decisions")
      .set({ at: yesterday + minute })
      .where("chat", "=", bob)
      .execute();
    const [alert, ...more] = (await card(null)).alerts;
    expect(more).toEqual([]);
    expect(first).toBeLessThan(yesterday);
    expect(alert?.leadMs).toBeGreaterThan(25 * hour);
  });

  it("counts what was told a whole number of days ago to the millisecond", async () => {
    await stage.watch(ann, match);
    await startsIn(hour);
    await told(0.55);
    const first = now();
    await pass(41 * minute);
    await close();
    const { at } = await stage.database.selectFrom("decisions").select("at").executeTakeFirstOrThrow();
    expect(at).toBeLessThanOrEqual(first);
    await pass(at + 2 * day - now());
    expect((await card(null)).alerts).toHaveLength(1);
  });

  it("counts what came before the start, and not what came at it", async () => {
    await stage.watch(ann, match);
    await startsIn(hour);
    await told(0.55);
    await pass(41 * minute);
    await close();
    expect((await card()).alerts).toHaveLength(1);
    const { starts_at: startsAt } = await stage.database.selectFrom("matches").select("starts_at").executeTakeFirstOrThrow();
    const came = (at: number) => stage.database.updateTable("decisions").set({ at }).execute();
    await came((startsAt ?? 0) - 1);
    expect((await card()).alerts).toHaveLength(1);
    await came(startsAt ?? 0);
    expect((await card()).alerts).toEqual([]);
  });

  it("knows no closing line where the odds were too old at the start, or nobody had any", async () => {
    await stage.watch(ann, match);
    await startsIn(3 * hour);
    await told(0.55);
    await pass(2 * hour + 50 * minute);
    expect(await close()).toBe(0);
    expect((await card()).alerts).toEqual([]);
  });

  it("is the same when the prices of the past are thinned out", async () => {
    await stage.watch(ann, match);
    await startsIn(75 * minute);
    await told(0.55);
    await pass(45 * minute);
    await stage.poll(match, 0.6);
    // In the same hour as the closing line, and after the start.
    await pass(11 * minute);
    await close();
    await stage.poll(match, 0.3);
    const before = (await card()).alerts;
    expect(before[0]?.value).toBeCloseTo(0.05, 4);
    await pass(20 * day);
    await thinPrices(stage.database, now());
    expect((await card()).alerts).toEqual(before);
    await pass(9 * day);
    await thinPrices(stage.database, now());
    expect((await card()).alerts).toEqual(before);
  });

  it("values a value bet by the fair price at the start, once for each bet", async () => {
    const offer = { market: "winner", selection: "home", line: null, bookmaker: "Alder" } as const;
    const bet = { ...offer, figures: { price: 2.2, edge: 0.06 }, before: null, gone: null, others: null };
    const decision = { chat: ann, watchId: 1, matchId: match.id, outcome: "sent" as const, reason: "bet_appeared" };
    const bets = (price: number) => ({
      kind: "bets" as const,
      terms: null,
      bets: [{ ...bet, figures: { price, edge: 0.06 } }],
      asOf: now(),
    });
    await startsIn(hour);
    await recordDecisions(stage.database, [{ ...decision, at: now(), bets: bets(2.2) }]);
    await pass(minute);
    await recordDecisions(stage.database, [{ ...decision, chat: bob, at: now(), bets: bets(2.3) }]);
    stage.odds.set(match.match.slug, { quotes: twoWay(0.48), refreshedAt: null });
    await pass(40 * minute);
    await stage.poll(match);
    await pass(20 * minute);
    await close();
    for (const [chat, price] of [
      [ann, 2.2],
      [bob, 2.3],
      [null, 2.2],
    ] as const) {
      const { bets: scored } = await card(chat);
      expect(scored).toHaveLength(1);
      expect(scored[0]).toMatchObject({ matchId: match.id, edge: 0.06 });
      expect(scored[0]?.value).toBeCloseTo(price * 0.48 - 1, 4);
    }
  });

  it("reads all chats together once in ten minutes, and again after a failure", async () => {
    const cards = createScorecards(stage.database);
    const before = stage.queries();
    await Promise.all([cards.of(null, now()), cards.of(null, now() + 9 * minute)]);
    const once = stage.queries() - before;
    await cards.of(null, now() + 10 * minute);
    expect(stage.queries() - before).toBe(2 * once);
  });
});
