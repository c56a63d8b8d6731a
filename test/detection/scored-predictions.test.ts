import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Prediction } from "../../src/api/model.ts";
import { markClosed } from "../../src/boards/closing-lines.ts";
import { modelsOfMatch } from "../../src/boards/predictions.ts";
import { createScorecards } from "../../src/detection/scorecards.ts";
import { predictionsScoreOf, type ScoredPrediction, scoredPredictions } from "../../src/detection/scored-predictions.ts";
import { createPredictionLook } from "../../src/feed/prediction-look.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("the source's predictions on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let home: number;
  let asked: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    await stage.addChat("telegram:1");
    const startsAt = stage.clock.now() + 3 * hour;
    await stage.database.updateTable("matches").set({ starts_at: startsAt }).where("id", "=", match.id).execute();
    home = 0.6;
    asked = 0;
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);

  /** Lets the bot look at the predictions for so long. */
  async function look(ms: number): Promise<void> {
    const stopping = new AbortController();
    const running = createPredictionLook({
      ...{ database: stage.database, clock: stage.clock, log: stage.log },
      api: {
        rhythm: documentedRhythm,
        async predictions() {
          asked++;
          const about = { matchSlug: match.match.slug, match: null, pick: null, confidence: null };
          const items: Prediction[] = [{ ...about, home, draw: null, away: 1 - home }];
          return { value: { items, total: 1 }, fetchedAt: now(), failure: null };
        },
      } as never,
      index: { bySlug: () => match, remember: async () => [] },
      boards: stage.boards,
    }).run(stopping.signal);
    await pass(ms);
    stopping.abort();
    await running;
  }

  it("are held against the closing line as they were when they were first seen beside a market", async () => {
    await stage.poll(match, 0.5);
    await stage.watch("telegram:1", match);
    await look(5 * minute);
    home = 0.4;
    await look(5 * minute);
    await pass(2 * hour);
    await stage.poll(match, 0.53);
    await pass(51 * minute);
    await markClosed(stage.database, now());
    const cards = createScorecards(stage.database);
    const [scored, ...more] = (await cards.of(null, now())).predictions;
    expect(more).toEqual([]);
    expect(scored?.matchId).toBe(match.id);
    expect(scored?.value).toBeCloseTo(0.03, 4);
    const rounded = scored?.chances.map((one) =>
      [one.model, one.market, one.closing].map((chance) => Math.round(chance * 1e3) / 1e3),
    );
    expect(rounded).toEqual([
      [0.6, 0.5, 0.53],
      [0.4, 0.5, 0.47],
    ]);
    expect((await cards.of("telegram:1", now())).predictions).toEqual([]);
    await pass(29 * 24 * hour);
    expect((await createScorecards(stage.database).of(null, now())).predictions).toHaveLength(1);
    await pass(2 * 24 * hour);
    expect((await createScorecards(stage.database).of(null, now())).predictions).toEqual([]);
  });

  /** What becomes of a prediction with these gaps, first seen before a line that closed so. */
  async function scoredBy(gaps: readonly object[], quotes = twoWay(0.53)) {
    const row = { match_id: match.id, at: now(), gaps: JSON.stringify(gaps) };
    await stage.database.insertInto("predictions").values(row).execute();
    await stage.clock.advance(3 * hour - minute);
    stage.odds.set("reds-blues", { quotes, refreshedAt: null });
    await stage.poll(match);
    await pass(minute);
    await markClosed(stage.database, now());
    return scoredPredictions(stage.database, now());
  }
  const gap = (selection: string, model: number, market: number) => ({ selection, model, market });

  it.each([
    ["above the books, which came to it", 0.6, 0.5, 0.03],
    ["below the market, which came to it", 0.52, 0.6, 0.07],
    ["below the market, which went away from it", 0.4, 0.5, -0.03],
    ["that agrees with the market, which rose", 0.5, 0.5, 0.03],
  ])("count how far the line went towards a model %s", async (_, model, market, value) => {
    const [scored] = await scoredBy([gap("home", model, market), gap("away", 1 - model, 1 - market)]);
    expect(scored?.value).toBeCloseTo(value, 4);
  });

  it.each<[string, object[]]>([
    ["more selections", [gap("home", 0.5, 0.4), gap("draw", 0.2, 0.3), gap("away", 0.3, 0.3)]],
    ["fewer", [gap("home", 0.5, 0.4)]],
    ["another one", [gap("home", 0.5, 0.45), gap("draw", 0.5, 0.55)]],
    ["another one that is furthest", [gap("home", 0.5, 0.5), gap("draw", 0.5, 0.4)]],
    ["none", []],
  ])("count for nothing where the closing line has other selections than theirs: %s", async (_, gaps) => {
    expect(await scoredBy(gaps)).toEqual([]);
  });

  it("are not asked for while nobody watches anything, and else once an hour", async () => {
    await look(2 * hour);
    expect(asked).toBe(0);
    await stage.poll(match, 0.5);
    await stage.watch("telegram:1", match);
    await look(59 * minute);
    expect(asked).toBe(1);
  });

  it("are written down at each look of what is watched, until the match begins", async () => {
    const seen = async () => {
      const models = await modelsOfMatch(stage.database, { matchId: match.id, since: 0 });
      return models.map(({ home, at }) => [home, at - begun]);
    };
    await stage.poll(match, 0.5);
    const begun = now();
    await look(5 * minute);
    expect(await seen()).toEqual([]);
    await stage.watch("telegram:1", match);
    await look(61 * minute);
    home = 0.55;
    await look(5 * minute);
    expect(await seen()).toEqual([
      [0.6, 5 * minute],
      [0.6, 65 * minute],
      [0.55, 66 * minute],
    ]);
    await stage.boards.prune();
    expect(await seen()).toHaveLength(3);
    await pass(2 * hour);
    await stage.boards.prune();
    expect(await seen()).toEqual([]);
  });

  it("of a match far ahead are forgotten after a week", async () => {
    const startsAt = now() + 10 * 24 * hour;
    await stage.database.updateTable("matches").set({ starts_at: startsAt }).where("id", "=", match.id).execute();
    await stage.poll(match, 0.5);
    await stage.watch("telegram:1", match);
    await look(5 * minute);
    const kept = async () => (await modelsOfMatch(stage.database, { matchId: match.id, since: 0 })).length;
    await pass(7 * 24 * hour - 5 * minute);
    await stage.boards.prune();
    expect(await kept()).toBe(1);
    await pass(minute);
    await stage.boards.prune();
    expect(await kept()).toBe(0);
  });

  it("are not kept beside odds that are old, nor of a match that has no odds", async () => {
    await stage.watch("telegram:1", match);
    await look(5 * minute);
    await stage.poll(match, 0.5);
    await pass(61 * minute);
    await look(5 * minute);
    expect(await stage.database.selectFrom("predictions").selectAll().execute()).toEqual([]);
  });
});

describe("the score of predictions", () => {
  const of = (count: number, chance: ScoredPrediction["chances"][number]): ScoredPrediction[] =>
    Array.from({ length: count }, (_, matchId) => ({ matchId, value: 0.01, chances: [chance] }));

  it("says how near model and market were to the closing line, and what the line made of the model's chances", () => {
    const likely = of(12, { model: 0.7, market: 0.66, closing: 0.65 });
    const unlikely = of(11, { model: 0.2, market: 0.26, closing: 0.25 }).map((one) => ({ ...one, matchId: one.matchId + 12 }));
    const { off, bins, result } = predictionsScoreOf([
      ...likely,
      ...unlikely,
      ...of(1, { model: 0.9, market: 0.9, closing: 0.9 }),
    ]);
    expect(result?.good).toBe(23);
    expect(off?.model).toBeCloseTo(0.05, 9);
    expect(off?.market).toBeCloseTo(0.01, 9);
    expect(bins).toHaveLength(2);
    expect(bins[0]).toMatchObject({ from: 0.2, to: 0.4, count: 11 });
    expect(bins[0]?.closing).toBeCloseTo(0.25, 9);
    expect(bins[1]).toMatchObject({ from: 0.6, to: 0.8, count: 12 });
    expect(bins[1]?.model).toBeCloseTo(0.7, 9);
  });

  it("takes of each match the selection that was furthest off, and bins of ten chances or more", () => {
    const chances = [
      { model: 0.5, market: 0.4, closing: 0.44 },
      { model: 0.3, market: 0.35, closing: 0.32 },
      { model: 0.2, market: 0.25, closing: 0.24 },
    ];
    const ten = Array.from({ length: 10 }, (_, matchId) => ({ matchId, value: 0.01, chances }));
    const { off, bins } = predictionsScoreOf(ten);
    expect([off?.model, off?.market].map((far) => far?.toFixed(9))).toEqual(["0.060000000", "0.040000000"]);
    expect(bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0.2, 0.4, 20],
      [0.4, 0.6, 10],
    ]);
    const [first] = ten;
    const fewer = [...ten.slice(1), { ...first, matchId: 17, value: 0, chances: chances.slice(1) }];
    expect(predictionsScoreOf(fewer).bins.map(({ from, count }) => [from, count])).toEqual([[0.2, 20]]);
  });

  it("puts certainty into the last bin, and nothing into two", () => {
    const all = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((model) => of(10, { model, market: 0.5, closing: 0.5 }));
    expect(predictionsScoreOf(all).bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0.2, 10],
      [0.2, 0.4, 10],
      [0.4, 0.6, 10],
      [0.6, 0.8, 10],
      [0.8, 1, 20],
    ]);
  });

  it("says nothing of too few", () => {
    expect(predictionsScoreOf(of(9, { model: 0.7, market: 0.66, closing: 0.65 }))).toMatchObject({
      result: null,
      off: null,
      bins: [],
    });
  });
});
