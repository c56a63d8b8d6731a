import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { latestBoards } from "../../src/boards/board-rows.ts";
import { pricesOfMatch } from "../../src/boards/price-rows.ts";
import { moversSince } from "../../src/detection/movers.ts";
import { createStage, type Known, quote, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

describe.each(engines)("our own snapshots on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let reds: Known;
  let greens: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    reds = await stage.addMatch("reds-blues", 0.5);
    greens = await stage.addMatch("greens-golds", 0.5);
  });
  afterEach(() => opened.close());

  const hours = (number: number) => stage.clock.advance(number * 3_600_000, stage.settle);
  async function record(match: Known, chance: number): Promise<void> {
    stage.odds.set(match.match.slug, { quotes: twoWay(chance), refreshedAt: null });
    await stage.boards.fetch(match, { lane: "person" });
  }
  const since = (hoursAgo: number) =>
    moversSince(stage.database, { matchIds: [reds.id, greens.id], since: stage.clock.now() - hoursAgo * 3_600_000 });

  it("say which lines moved most since a time, whatever happened before", async () => {
    await record(reds, 0.3);
    await record(greens, 0.5);
    await hours(2);
    await record(reds, 0.5);
    await hours(2);
    await record(reds, 0.52);
    await record(greens, 0.45);
    const { movers, recorded } = await since(1);
    expect(recorded).toBe(true);
    expect(movers.map(({ matchId }) => matchId)).toEqual([greens.id, reds.id]);
    const [first, second] = movers.map(({ move }) => Math.round(Math.abs(move.probability.to - move.probability.from) * 100));
    expect([first, second]).toEqual([5, 2]);
    expect(movers[0]?.since).toBe(stage.clock.now() - 3_600_000);
    expect((await since(3)).movers.map(({ matchId }) => matchId)).toEqual([reds.id, greens.id]);
  });

  it("begin where they begin, and say so", async () => {
    await record(reds, 0.5);
    const began = stage.clock.now();
    await hours(1);
    await record(reds, 0.55);
    expect((await since(24)).movers.map((mover) => mover.since)).toEqual([began]);
  });

  it("say how old the board is, and never that it is younger than its answer", async () => {
    await record(reds, 0.5);
    await hours(1);
    const asked = stage.clock.now();
    const refreshedAt = async (said: number) => {
      stage.odds.set(reds.match.slug, { quotes: twoWay(0.55), refreshedAt: said });
      await stage.boards.fetch(reds, { lane: "person" });
      return (await since(24)).movers.map((mover) => mover.refreshedAt);
    };
    expect(await refreshedAt(asked - 60_000)).toEqual([asked - 60_000]);
    await stage.clock.advance(60_000, stage.settle);
    expect(await refreshedAt(stage.clock.now() + 60_000)).toEqual([stage.clock.now()]);
  });

  it("tell nothing recorded from nothing moved", async () => {
    expect(await since(6)).toEqual({ movers: [], recorded: false });
    await record(reds, 0.5);
    await hours(7);
    expect(await since(6)).toEqual({ movers: [], recorded: true });
  });

  it("are asked of the database by as many statements as for one price, however many were recorded", async () => {
    await record(reds, 0.3);
    await record(greens, 0.5);
    await hours(2);
    const asked = async () => {
      const before = stage.queries();
      const { movers } = await since(1);
      return { movers: movers.map(({ matchId }) => matchId), statements: stage.queries() - before };
    };
    await record(reds, 0.4);
    expect(await asked()).toEqual({ movers: [reds.id], statements: 2 });
    for (let time = 0; time < 10; time++) await record(reds, 0.3 + time / 100);
    await record(greens, 0.4);
    expect(await asked()).toEqual({ movers: [greens.id, reds.id], statements: 2 });
    const before = stage.queries();
    await moversSince(stage.database, { matchIds: [reds.id], since: stage.clock.now() - 3_600_000 });
    expect(stage.queries() - before).toBe(2);
    await stage.database.deleteFrom("boards").execute();
    expect(await asked()).toEqual({ movers: [], statements: 2 });
  });

  it("keep every price of a match, oldest first, and the newest board of each", async () => {
    await record(reds, 0.5);
    await hours(1);
    await record(reds, 0.55);
    await record(greens, 0.4);
    const times = (await pricesOfMatch(stage.database, reds.id)).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(2);
    const boards = await latestBoards(stage.database, [reds.id, greens.id, 999]);
    expect([...boards].map(([id, { revision }]) => [id, revision]).sort()).toEqual([
      [reds.id, 2],
      [greens.id, 1],
    ]);
  });

  it("are those that moved by half a point", async () => {
    await record(reds, 0.5);
    await record(greens, 0.5);
    await hours(2);
    await record(reds, 0.5052);
    await record(greens, 0.5048);
    expect((await since(1)).movers.map(({ matchId }) => matchId)).toEqual([reds.id]);
    expect((await since(1)).movers[0]?.move.probability.to).toBeCloseTo(0.5052, 4);
  });

  it("begin with the first price that is compared, where another came later", async () => {
    await record(reds, 0.5);
    const began = stage.clock.now();
    await hours(1);
    stage.odds.set("reds-blues", { quotes: twoWay(0.5, ["Alder", "Birch", "Cedar", "Elder"]), refreshedAt: null });
    await stage.boards.fetch(reds, { lane: "person" });
    await hours(1);
    stage.odds.set("reds-blues", { quotes: twoWay(0.55, ["Alder", "Birch", "Cedar", "Elder"]), refreshedAt: null });
    await stage.boards.fetch(reds, { lane: "person" });
    expect((await since(24)).movers.map((mover) => mover.since)).toEqual([began]);
    expect((await since(0.5)).movers.map((mover) => mover.since)).toEqual([stage.clock.now() - 1_800_000]);
  });

  it("look at the winner alone, and at what is offered still", async () => {
    const total = (price: number) => [
      quote("Alder", "over", price, { market: "total", line: 2.5 }),
      quote("Alder", "under", 2, { market: "total", line: 2.5 }),
    ];
    stage.odds.set("reds-blues", { quotes: [...twoWay(0.5), ...total(1.5)], refreshedAt: null });
    await stage.boards.fetch(reds, { lane: "person" });
    await hours(2);
    stage.odds.set("reds-blues", { quotes: [...twoWay(0.5), ...total(3)], refreshedAt: null });
    await stage.boards.fetch(reds, { lane: "person" });
    expect((await since(1)).movers).toEqual([]);
  });
});
