import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markClosed } from "../../src/boards/closing-lines.ts";
import { type Score, scoreOf } from "../../src/detection/score.ts";
import { scoredAlerts } from "../../src/detection/scored-alerts.ts";
import { medianOf } from "../../src/odds/intervals.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { books } from "../../src/sandbox/books.ts";
import { chancesOf } from "../../src/sandbox/chances.ts";
import { viewOf } from "../../src/sandbox/drift.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { homeChance } from "../season/chance.ts";

const minute = 60_000;
const hour = 60 * minute;
/** The last look at a match is so long before its start. */
const beforeMs = 5 * minute;
const tempo = { speed: 1, volatility: 1 };
const world = createWorld({ seed: "gaps", ...tempo });
type Match = ReturnType<typeof world.matches>[number];

/** What the invented market itself thinks of home at the start, without any bookmaker's margin, opinion and delay. */
function trueChance(match: Match): number {
  const [book] = books;
  if (!book) throw new Error("nobody offers anything");
  const at = match.startsAt - 1;
  const view = viewOf(match, { ...book, lagMinutes: 0, noise: 0 }, at, tempo);
  return chancesOf(match, view, at)[0]?.chances[0] ?? 0;
}

function quotesOf(board: ReturnType<typeof world.board>): Quote[] {
  return board.books.flatMap(({ book, markets: [winner] }) =>
    (winner?.prices ?? []).map(({ selection, price }) => {
      return { bookmaker: book.name, market: "winner" as const, selection, line: null, price, at: null };
    }),
  );
}

/** Models by what they think of home, given what the market thinks when they are asked. */
const models = {
  "knows what the market will think": (match: Match, _market: number) => trueChance(match),
  "knows nothing and thinks all home sides likelier": (_match: Match, market: number) => Math.min(0.99, market + 0.05),
};

describe.each(Object.entries(models))("the score of gaps to a model that %s", (_name, thinks) => {
  /** By match: home's chance by market and model when the gap was told. */
  const told = new Map<string, { market: number; model: number }>();
  const matches = new Map<string, Match>();
  let opened: Awaited<ReturnType<(typeof engines)[number]["open"]>>;
  let stage: Stage;
  let score: Score;

  async function poll(match: Match, known: Known): Promise<number> {
    const board = world.board(match, stage.clock.now());
    stage.odds.set(match.slug, { quotes: quotesOf(board), refreshedAt: board.refreshedAt });
    await stage.boards.fetch(known, { lane: "poller" });
    return homeChance(board) ?? 0;
  }

  beforeAll(async () => {
    opened = await (engines[0] as (typeof engines)[number]).open();
    stage = createStage(opened);
    const { clock, database } = stage;
    await stage.addChat("telegram:1");
    const knowns = new Map<string, Known>();
    const all = world.matches(clock.now()).toSorted((a, b) => a.startsAt - b.startsAt);
    for (const match of all) {
      const isTwoWay = ["tennis", "mma", "basketball"].includes(match.league.sport);
      if (!isTwoWay || match.startsAt < clock.now() + 12 * hour || matches.size >= 80) continue;
      const known = await stage.addMatch(match.slug);
      const row = { starts_at: match.startsAt, sport: match.league.sport };
      await database.updateTable("matches").set(row).where("id", "=", known.id).execute();
      matches.set(match.slug, match);
      knowns.set(match.slug, known);
      const market = await poll(match, known);
      await stage.watch("telegram:1", known, "gap>=3pp");
      const model = thinks(match, market);
      await stage.boards.learn(known.id, { home: model, draw: null, away: 1 - model, at: clock.now() });
      if (Math.abs(model - market) >= 0.0301) told.set(match.slug, { market, model });
    }
    await stage.deliver();
    const looks = [...matches.values()].map((match) => ({ match, at: match.startsAt - beforeMs }));
    const starts = looks.map(({ match: { startsAt } }) => ({ match: null, at: startsAt + minute }));
    for (const { match, at } of [...looks, ...starts].sort((a, b) => a.at - b.at)) {
      await clock.advance(at - clock.now(), stage.settle);
      if (match) await poll(match, knowns.get(match.slug) as Known);
      else await markClosed(database, clock.now());
    }
    const alerts = await scoredAlerts(database, { chat: null, now: clock.now() });
    expect(new Set(alerts.map(({ grade, source }) => `${grade} ${source}`))).toEqual(new Set(["gap model"]));
    score = scoreOf(alerts);
  }, 120_000);
  afterAll(() => opened.close());

  /** How far the market went to the model in each match, by home's chance at its start. */
  function wentOver(closing: (match: Match) => number): number[] {
    return [...told].map(
      ([slug, { market, model }]) => (closing(matches.get(slug) as Match) - market) * Math.sign(model - market),
    );
  }

  it("has the figures of the boards that the market had at each start", () => {
    const values = wentOver((match) => homeChance(world.board(match, match.startsAt - beforeMs)) ?? 0);
    expect(score.matches).toBe(values.length);
    expect(score.matches).toBeGreaterThanOrEqual(25);
    expect(score.result?.good).toBe(values.filter((value) => value >= 0.005).length);
    expect(score.result?.bad).toBe(values.filter((value) => value <= -0.005).length);
    expect(score.result?.median).toBeCloseTo(medianOf(values), 3);
  });

  it("holds what the market truly thought within its ranges", () => {
    const values = wentOver(trueChance);
    const { share, medianRange } = score.result ?? { share: { low: 1, high: 0 }, medianRange: { low: 1, high: 0 } };
    const truly = values.filter((value) => value >= 0.005).length / values.length;
    expect(truly).toBeGreaterThanOrEqual(share.low);
    // Where all went over, the range ends at one but for the last bit of a fraction.
    expect(truly).toBeLessThanOrEqual(share.high + 1e-9);
    expect(medianOf(values)).toBeGreaterThanOrEqual(medianRange.low);
    expect(medianOf(values)).toBeLessThanOrEqual(medianRange.high);
  });

  it("tells the one that knows from the one that does not", () => {
    const { share } = score.result ?? { share: { low: 0, high: 0 } };
    if (thinks === models["knows what the market will think"]) expect(share.low).toBeGreaterThan(0.8);
    else expect(share.high).toBeLessThan(0.7);
  });
});
