// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markClosed } from "../../src/boards/closing-lines.ts";
import { type Score, scoreOf } from "../../src/detection/score.ts";
import { type ScoredAlert, scoredAlerts } from "../../src/detection/scored-alerts.ts";
import { medianOf } from "../../src/odds/intervals.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { formatRule } from "../../src/rules/rule-text.ts";
import { books } from "../../src/sandbox/books.ts";
import { chancesOf } from "../../src/sandbox/chances.ts";
import { viewOf } from "../../src/sandbox/drift.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { homeChance } from "../season/chance.ts";

const minute = 60_000;
const hour = 60 * minute;
const tempo = { speed: 1, volatility: 1 };
const world = createWorld({ seed: "scorecard", ...tempo });
type Match = ReturnType<typeof world.matches>[number];

/** An alert as its chat read it, by home's chance. */
interface Told {
  slug: string;
  at: number;
  rule: string;
  from: number;
  to: number;
}

/** What the invented market itself thinks of home, without any bookmaker's margin, opinion and delay. */
function trueChance(match: Match, at: number): number {
  const [book] = books;
  if (!book) throw new Error("nobody offers anything");
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

describe("the scorecard after days of an invented market", () => {
  const chats = ["telegram:1", "telegram:2", "telegram:3"];
  const rules = ["1.5pp", "3pp", "3pp"];
  const told: Told[] = [];
  const matches = new Map<string, Match>();
  /** When the bot last looked at each match. */
  const seenAt = new Map<string, number>();
  let opened: Awaited<ReturnType<(typeof engines)[number]["open"]>>;
  let stage: Stage;
  let alerts: ScoredAlert[];
  let score: Score;

  beforeAll(async () => {
    opened = await (engines[0] as (typeof engines)[number]).open();
    stage = createStage(opened);
    const { clock, database } = stage;
    for (const chat of chats) await stage.addChat(chat);
    const known = new Map<string, Known>();
    const end = clock.now() + 5 * 24 * hour;
    for (const match of world.matches(clock.now())) {
      const isTwoWay = ["tennis", "mma", "basketball"].includes(match.league.sport);
      if (!isTwoWay || match.startsAt < clock.now() + 12 * hour || match.startsAt > end || matches.size >= 60) continue;
      const one = await stage.addMatch(match.slug);
      const row = { starts_at: match.startsAt, sport: match.league.sport };
      await database.updateTable("matches").set(row).where("id", "=", one.id).execute();
      matches.set(match.slug, match);
      known.set(match.slug, one);
    }
    for (let heard = 0; clock.now() < end; ) {
      for (const [slug, one] of known) {
        const match = matches.get(slug);
        if (!match || match.startsAt <= clock.now()) continue;
        const board = world.board(match, clock.now());
        stage.odds.set(slug, { quotes: quotesOf(board), refreshedAt: board.refreshedAt });
        seenAt.set(slug, clock.now());
        const isNew = (await stage.boards.latest(one.id)) === null;
        await stage.boards.fetch(one, { lane: "poller" });
        if (isNew) for (const [nth, chat] of chats.entries()) await stage.watch(chat, one, rules[nth]);
      }
      await stage.deliver();
      for (const { said } of stage.sent.slice(heard))
        for (const { match, movement, rule } of said.matches) {
          const [move] = movement.moves;
          if (!move) continue;
          const { from, to } = move.probability;
          const home = move.selection === "home" ? { from, to } : { from: 1 - from, to: 1 - to };
          told.push({ slug: match.slug, at: clock.now(), rule: formatRule(rule), ...home });
        }
      heard = stage.sent.length;
      await markClosed(database, clock.now());
      await clock.advance(10 * minute - (clock.now() % (10 * minute)), stage.settle);
    }
    await markClosed(database, clock.now());
    alerts = await scoredAlerts(database, { chat: null, now: clock.now() });
    score = scoreOf(alerts);
  }, 3_600_000);
  afterAll(() => opened.close());

  /** How far each match went on in the mean, by home's chance at its start; what chats were told alike counts once. */
  function wentOn(closing: (match: Match) => number): number[] {
    const alike = new Map(told.map((one) => [JSON.stringify(one), one]));
    const values = new Map<string, number[]>();
    for (const { slug, from, to } of alike.values()) {
      const match = matches.get(slug);
      if (!match) continue;
      const value = (closing(match) - to) * Math.sign(to - from);
      values.set(slug, [...(values.get(slug) ?? []), value]);
    }
    return [...values.values()].map((all) => all.reduce((total, one) => total + one, 0) / all.length);
  }

  it("has the figures of the boards that the market had at each start", () => {
    const values = wentOn((match) => homeChance(world.board(match, seenAt.get(match.slug) ?? 0)) ?? 0);
    expect(score.matches).toBe(values.length);
    expect(score.matches).toBeGreaterThanOrEqual(40);
    const { result } = score;
    expect(result?.good).toBe(values.filter((value) => value >= 0.005).length);
    expect(result?.bad).toBe(values.filter((value) => value <= -0.005).length);
    expect(result?.median).toBeCloseTo(medianOf(values), 3);
  });

  it("holds what the market truly thought within its ranges", () => {
    const values = wentOn((match) => trueChance(match, match.startsAt - 1));
    const { share, medianRange } = score.result ?? { share: { low: 1, high: 0 }, medianRange: { low: 1, high: 0 } };
    const truly = values.filter((value) => value >= 0.005).length / values.length;
    expect(truly).toBeGreaterThanOrEqual(share.low);
    expect(truly).toBeLessThanOrEqual(share.high);
    expect(medianOf(values)).toBeGreaterThanOrEqual(medianRange.low);
    expect(medianOf(values)).toBeLessThanOrEqual(medianRange.high);
  });
});
