import { describe, expect, it } from "vitest";
import type { PastQuote } from "../../src/odds/history.ts";
import type { Board } from "../../src/odds/quote.ts";
import { boardsFrom, boardsWithModels, replay, replayEvents, replayGaps } from "../../src/rules/replay.ts";
import { defaultRule, type MovementRule, movementBy, type Rule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { createStage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { turnsDuring } from "../turns.ts";

const minute = 60_000;
const period = { from: 0, until: 1_000 * minute, everyMs: 15 * minute };

/** Home's chance over time, as price points of every book. */
function historyOf(readings: readonly (readonly [at: number, home: number])[]): PastQuote[] {
  return readings.flatMap(([at, home]) => twoWay(home).map((quote) => ({ ...quote, at: at * minute })));
}

/** When alerts come, in minutes. */
async function alertsOf(
  rule: MovementRule,
  readings: readonly (readonly [number, number])[],
  startsAt: number | null = null,
): Promise<number[]> {
  const start = startsAt === null ? null : startsAt * minute;
  return (await replay(rule, boardsFrom(historyOf(readings), period), start)).map(({ at }) => at / minute);
}

describe("a replay", () => {
  it("alerts when the way since the last alert reaches the threshold, at the refresh that shows it", async () => {
    const drift = [0.5, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56].map((home, index) => [index * 15, home] as const);
    expect(await alertsOf(defaultRule, drift)).toEqual([45, 90]);
    expect(await alertsOf(movementBy({ kind: "points", points: 5 }), drift)).toEqual([75]);
    expect(await alertsOf(movementBy({ kind: "points", points: 8 }), drift)).toEqual([]);
    expect(
      await alertsOf({ ...defaultRule, direction: "drifts", part: { market: "winner", selection: "home", line: null } }, drift),
    ).toEqual([]);
  });

  it("counts only what a rule asks for by time: the last hours before the start, before it, or during the match", async () => {
    const steps = [0.5, 0.54, 0.58, 0.62, 0.66].map((home, index) => [index * 60, home] as const);
    expect(await alertsOf(defaultRule, steps, 150)).toEqual([60, 120, 180, 240]);
    expect(await alertsOf({ ...defaultRule, phase: "prematch" }, steps, 150)).toEqual([60, 120]);
    expect(await alertsOf({ ...defaultRule, phase: "live" }, steps, 150)).toEqual([180, 240]);
    expect(await alertsOf({ ...defaultRule, withinHours: 1 }, steps, 150)).toEqual([120, 180, 240]);
    expect(await alertsOf({ ...defaultRule, withinHours: 1 }, steps)).toEqual([]);
  });

  it("measures from where the rule begins: a window, or the first prices", async () => {
    const slow = [0.5, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56, 0.57].map((home, index) => [index * 60, home] as const);
    expect(await alertsOf(defaultRule, slow)).toEqual([180, 360]);
    expect(await alertsOf({ ...defaultRule, since: 1 }, slow)).toEqual([]);
    expect(await alertsOf({ ...defaultRule, since: 3 }, slow)).toEqual([180, 360]);
    const back = [0.5, 0.54, 0.5, 0.46].map((home, index) => [index * 60, home] as const);
    expect(await alertsOf(defaultRule, back)).toEqual([60, 120, 180]);
    expect(await alertsOf({ ...defaultRule, since: "open" }, back)).toEqual([60, 120, 180]);
  });

  it("measures from the first prices what was never told, and from what was told last else", async () => {
    const there = [0.5, 0.54, 0.5].map((home, index) => [index * 60, home] as const);
    // Home shortens and is told; away has come back to where it was at first, by four points since.
    expect(await alertsOf({ ...defaultRule, direction: "shortens" }, there)).toEqual([60, 120]);
    expect(await alertsOf({ ...defaultRule, direction: "shortens", since: "open" }, there)).toEqual([60]);
  });

  it("measures a window from the last board at its beginning, but not from before what was told", async () => {
    const late = [
      [0, 0.5],
      [60, 0.51],
      [120, 0.515],
      [180, 0.535],
      [240, 0.56],
    ] as const;
    // An hour: from 120 to 180 two points, from 180 to 240 two and a half. Three hours: from 0 to 180 it is told.
    expect(await alertsOf({ ...defaultRule, since: 1 }, late)).toEqual([]);
    expect(await alertsOf({ ...movementBy({ kind: "points", points: 2 }), since: 1 }, late)).toEqual([180, 240]);
    expect(await alertsOf({ ...defaultRule, since: 3 }, late)).toEqual([180]);
    // Between the boards nothing changed: the one of an hour and a half ago held an hour ago as well.
    const gaps = [
      [0, 0.5],
      [30, 0.51],
      [120, 0.54],
    ] as const;
    expect(await alertsOf({ ...defaultRule, since: 1 }, gaps)).toEqual([120]);
    expect(await alertsOf({ ...movementBy({ kind: "points", points: 3.5 }), since: 1 }, gaps)).toEqual([]);
    expect(await alertsOf({ ...movementBy({ kind: "points", points: 3.5 }), since: 3 }, gaps)).toEqual([120]);
  });

  it("lets others have their turn after every sixteen boards", async () => {
    const boards = (count: number) =>
      boardsFrom(historyOf(Array.from({ length: count }, (_, nth) => [nth * 15, 0.5 + nth / 1_000] as const)), period);
    const turns = (count: number) => turnsDuring(() => replay(defaultRule, boards(count), null));
    expect([await turns(15), await turns(16), await turns(50)]).toEqual([0, 1, 3]);
    const gaps = (count: number) =>
      turnsDuring(() => replayGaps({ kind: "gap", threshold: { kind: "points", points: 6 }, part: null }, boards(count), null));
    expect([await gaps(15), await gaps(16), await gaps(50)]).toEqual([0, 1, 3]);
  });

  it("has a board for each refresh by which a price had changed, with all prices that hold then", () => {
    const times = (...minutes: number[]) =>
      boardsFrom(historyOf(minutes.map((at, nth) => [at, 0.5 + nth / 100] as const)), period).map(
        ({ fetchedAt }) => fetchedAt / minute,
      );
    expect(times(0, 1, 15, 15.01, 30)).toEqual([0, 15, 30]);
    expect(times(-5, 0)).toEqual([0]);
    expect(times(31, 16)).toEqual([30, 45]);
    expect([times(1_000), times(1_000.01), times(994)]).toEqual([[1_000], [], [1_000]]);
    const apart = boardsFrom([...historyOf([[0, 0.5]]), ...historyOf([[20, 0.6]]).slice(0, 1)], period);
    expect(apart.map(({ quotes, refreshedAt }) => [quotes.length, refreshedAt])).toEqual([
      [6, 0],
      [6, 30 * minute],
    ]);
  });

  it("does not see what came and went between two refreshes", async () => {
    expect(
      await alertsOf(defaultRule, [
        [0, 0.5],
        [16, 0.6],
        [20, 0.5],
        [31, 0.5],
      ]),
    ).toEqual([]);
    expect(
      await alertsOf(defaultRule, [
        [0, 0.5],
        [16, 0.6],
        [31, 0.5],
      ]),
    ).toEqual([30, 45]);
  });

  it("begins with the prices that held at the beginning, and ends at the end", async () => {
    const boards = boardsFrom(
      historyOf([
        [-60, 0.4],
        [-30, 0.5],
        [999, 0.6],
        [1_001, 0.8],
      ]),
      period,
    );
    expect(boards.map(({ fetchedAt }) => fetchedAt / minute)).toEqual([0, 1_000]);
    expect((await replay(defaultRule, boards, null)).map(({ move }) => move.probability.to)).toEqual([expect.closeTo(0.6, 5)]);
  });

  it("says nothing of prices that nobody had", async () => {
    expect(await replay(defaultRule, boardsFrom([], period), null)).toEqual([]);
  });
});

describe.each(engines)("a replay beside the machine itself on $name", ({ open }) => {
  it("tells what a watch is told that polls at the same times", { tags: ["long"] }, async () => {
    const opened = await open();
    const stage = createStage(opened);
    const match = await stage.addMatch("reds-blues", 0.5);
    await stage.addChat("telegram:1");
    const start = stage.clock.now();
    // A way that goes to and fro, the same each time.
    const path = Array.from({ length: 40 }, (_, step) => 0.5 + 0.06 * Math.sin(step * 0.7) + 0.03 * Math.sin(step * 2.3));
    const history: PastQuote[] = [];
    const told: number[] = [];
    for (const home of path) {
      const polledAt = stage.clock.now();
      history.push(...twoWay(home).map((quote) => ({ ...quote, at: polledAt })));
      await stage.poll(match, home);
      if (polledAt === start) await stage.watch("telegram:1", match);
      const before = stage.sent.length;
      await stage.deliver(2_000);
      if (stage.sent.length > before) told.push(polledAt);
      await stage.clock.advance(15 * minute - 2_000, stage.settle);
    }
    const boards = boardsFrom(history, { from: start, until: stage.clock.now(), everyMs: 15 * minute });
    expect((await replay(defaultRule, boards, null)).map(({ at }) => at)).toEqual(told);
    expect(told.length).toBeGreaterThan(5);
    await opened.close();
  });
});

describe("a replay of gaps", () => {
  const hour = 60;
  const gap = { kind: "gap", threshold: { kind: "points", points: 6 }, part: null } as const;
  const of = (at: number, home: number) => ({ at: at * minute, home, draw: null, away: 1 - home });

  async function toldOf(
    prices: readonly (readonly [number, number])[],
    models: readonly (readonly [number, number])[],
    startsAt: number | null = null,
  ): Promise<string[]> {
    const boards = boardsWithModels(
      boardsFrom(historyOf(prices), period),
      models.map(([at, home]) => of(at, home)),
      2 * hour * minute,
    );
    const told = await replayGaps(gap, boards, startsAt === null ? null : startsAt * minute);
    return told.map(({ at, isOpen }) => `${at / minute} ${isOpen ? "opened" : "closed"}`);
  }

  it("tells of a gap that the market opens and the model closes, and the other way round", async () => {
    const prices = [0.5, 0.43, 0.43, 0.5].map((home, nth) => [nth * 60, home] as const);
    const looks = [0, 30, 60, 90, 120, 150, 180, 210, 240];
    expect(
      await toldOf(
        prices,
        looks.map((at) => [at, at < 120 ? 0.5 : 0.44]),
      ),
    ).toEqual(["60 opened", "120 closed", "180 opened"]);
  });

  it("says that one opened where another one closed at the same time", async () => {
    // Home is open until the market and the model change sides.
    expect(
      await toldOf(
        [
          [0, 0.43],
          [60, 0.57],
        ],
        [
          [0, 0.5],
          [60, 0.5],
        ],
      ),
    ).toEqual(["0 opened", "60 opened"]);
  });

  it("begins with what the model thought first, and what is open then is news", async () => {
    const prices = [
      [0, 0.43],
      [60, 0.43],
    ] as const;
    expect(await toldOf(prices, [[30, 0.5]])).toEqual(["30 opened"]);
    expect(await toldOf(prices, [])).toEqual([]);
  });

  it("takes what the model thought for two hours, and nothing from the start on", async () => {
    const falling = [
      [0, 0.5],
      [90, 0.43],
    ] as const;
    expect(await toldOf(falling, [[0, 0.5]])).toEqual(["90 opened"]);
    expect(await toldOf([falling[0], [120, 0.43]], [[0, 0.5]])).toEqual([]);
    expect(await toldOf([falling[0], [105, 0.43]], [[0, 0.5]])).toEqual(["105 opened"]);
    expect(await toldOf(falling, [[0, 0.5]], 91)).toEqual(["90 opened"]);
    expect(await toldOf(falling, [[0, 0.5]], 90)).toEqual([]);
  });
});

describe("a rule of which a single board can tell", () => {
  const at = (minutes: number, home: number): Board => {
    const quotes = [{ bookmaker: "Alder", market: "winner", selection: "home", line: null, price: home, at: null } as const];
    return { quotes, fetchedAt: minutes * minute, refreshedAt: null };
  };
  const told = async (words: string, ...prices: readonly number[]) => {
    const boards = prices.map((home, nth) => at(nth, home));
    return (await replayEvents(parseRule(words) as Rule, boards, null)).map((one) => one.at / minute);
  };

  it.each([
    [">=2.1 on=winner:home", [2.5, 2.6], [0]],
    [">=2.1 on=winner:home", [2, 2.05, 2.2, 2.3], [2]],
    [">=2.1 on=winner:home again", [2.5, 2, 2.2], [0, 2]],
    ["posted on=winner:home", [2, 2.1], [0]],
  ])("%s over %j is told at %j, as of a watch that waits for the first odds", async (words, prices, expected) => {
    expect(await told(words, ...prices)).toEqual(expected);
  });
});
