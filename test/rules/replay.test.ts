import { describe, expect, it } from "vitest";
import type { PastQuote } from "../../src/odds/history.ts";
import { boardsFrom, boardsWithModels, replay, replayGaps } from "../../src/rules/replay.ts";
import { defaultRule, type MovementRule, movementBy } from "../../src/rules/rule.ts";
import { createStage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

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
  it("tells what a watch is told that polls at the same times", async () => {
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
    expect(await toldOf(falling, [[0, 0.5]], 90)).toEqual([]);
  });
});
