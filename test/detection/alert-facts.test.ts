import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FactToJudge, judgeFacts } from "../../src/detection/alert-facts.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const minute = 60_000;

describe.each(engines)("a fact that is looked at again on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
    for (const home of [0.5, 0.56, 0.51]) {
      stage.odds.set("reds-blues", { quotes: twoWay(home), refreshedAt: stage.clock.now() - 5 });
      await stage.poll(match);
      await stage.clock.advance(minute);
    }
  });
  afterEach(() => opened.close());

  const waiting = (given: Partial<FactToJudge> = {}): FactToJudge => ({
    ...{ watchId: 9, matchId: match.id, rule: "3pp", baseline: 1, baselineAt: 3, baselineReason: "told", revision: 2 },
    ...{ queued: null, since: 4, quiet: null, peak: null, ...given },
  });
  const judge = (...facts: FactToJudge[]) => judgeFacts(stage.database, { facts, lookup: stage.lookup });
  const became = async (given: Partial<FactToJudge> = {}) => {
    const [judged] = await judge(waiting(given));
    return judged?.fact === null ? judged.reason : "told";
  };

  it("tells what it found, of which boards, since when and how old that is", async () => {
    const [judged] = await judge(waiting());
    expect(judged?.frozen).toMatchObject({ ...waiting(), evidence: { selection: "home", length: 60_000 } });
    const { fact } = judged ?? {};
    expect(fact).toMatchObject({
      watchId: 9,
      matchId: match.id,
      baselineAt: 3,
      since: 4,
      event: null,
      confirmed: false,
      peak: null,
    });
    const began = stage.clock.now() - 3 * minute;
    expect([fact?.baseline.fetchedAt, fact?.board.fetchedAt, fact?.refreshedAt]).toEqual([
      began,
      began + minute,
      began + minute - 5,
    ]);
    expect(fact?.movement.moves[0]?.probability.to).toBeCloseTo(0.56, 6);
  });

  it("knows when the price changed and when that came here, however often the same came again", async () => {
    const began = stage.clock.now();
    const quotes = twoWay(0.58).map((quote) => ({ ...quote, at: began - 40_000 }));
    stage.odds.set("reds-blues", { quotes, refreshedAt: began - 5 });
    await stage.poll(match);
    await stage.clock.advance(minute);
    stage.odds.set("reds-blues", { quotes, refreshedAt: stage.clock.now() });
    await stage.poll(match);
    const timesBy = async (rule: string) => (await judge(waiting({ rule, revision: 4 })))[0]?.frozen.evidence;
    expect(await timesBy("3pp")).toMatchObject({ changedAt: began - 40_000, fetchedAt: began, refreshedAt: began + minute });
    const unnamed = (await judge(waiting({ revision: 2 })))[0]?.frozen.evidence;
    expect(unnamed).toMatchObject({ changedAt: began - 2 * minute - 5, fetchedAt: began - 2 * minute });
    const [still] = await judge(waiting({ baseline: 4, revision: 4 }));
    expect(still?.frozen.evidence ?? {}).not.toHaveProperty("changedAt");
  });

  it("says why there is nothing to tell", async () => {
    expect(await became()).toBe("told");
    expect(await became({ revision: 3 })).toBe("came_back");
    for (const missing of [{ baseline: 7 }, { revision: 7 }, { rule: "what?" }]) expect(await became(missing)).toBe("no_board");
    expect(await became({ matchId: match.id + 1 })).toBe("match_over");
    const became2 = async (status: string) => {
      await stage.database.updateTable("matches").set({ status }).execute();
      return became();
    };
    const found: string[] = [];
    for (const status of ["live", "postponed", "finished", "cancelled"]) found.push(await became2(status));
    expect(found).toEqual(["told", "told", "match_over", "match_over"]);
    const [judged] = await judge(waiting());
    expect(judged?.frozen).toEqual({ ...waiting(), evidence: null });
  });

  it("measures from where its rule begins, and says that it is the rule's own time", async () => {
    await stage.clock.advance(120 * minute);
    stage.odds.set("reds-blues", { quotes: twoWay(0.55), refreshedAt: stage.clock.now() });
    await stage.poll(match);
    const [judged] = await judge(waiting({ rule: "3pp since=1h", revision: 4 }));
    const from = stage.clock.now() - 60 * minute;
    expect(judged?.frozen).toMatchObject({ baselineAt: from, baselineReason: "by_rule" });
    expect(judged?.fact).toMatchObject({ baselineAt: from, baseline: { fetchedAt: from } });
    expect(judged?.fact?.movement.moves[0]?.probability.from).toBeCloseTo(0.51, 6);
  });

  it("says how far the line has been where that is clearly further", async () => {
    const peak = (to: number) => ({
      ...{
        market: "winner" as const,
        selection: "home",
        line: null,
        probability: { from: 0.5, to },
        price: { from: 2, to: 1 / to },
      },
    });
    const peaks = [0.5631, 0.5629].map(peak);
    const judged = await judge(...peaks.map((one) => waiting({ peak: one })));
    expect(judged.map(({ fact }) => fact?.peak)).toEqual([peaks[0], null]);
  });

  it("is looked at by itself, in the order that was asked, though many share a judgement", async () => {
    const other = await stage.addMatch("greens-greys", 0.4);
    for (const home of [0.4, 0.5]) await stage.poll(other, home);
    const facts = [
      waiting({ watchId: 1 }),
      waiting({ watchId: 2, revision: 3 }),
      waiting({ watchId: 3 }),
      waiting({ watchId: 4, rule: "8pp" }),
      waiting({ watchId: 5, baseline: 3 }),
      waiting({ watchId: 6, matchId: other.id }),
    ];
    const judged = await judge(...facts);
    expect(
      judged.map(({ frozen, fact }) => `${frozen.watchId} ${fact?.movement.moves[0]?.probability.to.toFixed(2) ?? "nothing"}`),
    ).toEqual([...["1 0.56", "2 nothing", "3 0.56", "4 nothing", "5 0.56", "6 0.50"]]);
    expect(await judge()).toEqual([]);
  });
});
