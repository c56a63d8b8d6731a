import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Board } from "../../src/odds/quote.ts";
import { gapIn, gapNow, gapSize } from "../../src/rules/gap.ts";
import type { GapRule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { closingAt, leastOf } from "../../src/rules/threshold.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { runs } from "../runs.ts";

const even = ["Alder", "Birch", "Cedar"].flatMap((book) => winnerQuotes(book, 3, 3, 3));
const third = 1 / 3;

/** A market that gives each of three outcomes a third, and a model that adds so many points to home and draw. */
function board(home: number, draw = 0): Board {
  const [h, d] = [third + home / 100, third + draw / 100];
  return { quotes: even, fetchedAt: 0, refreshedAt: null, model: { home: h, draw: d, away: 1 - h - d, at: 0 } };
}

const unmodelled: Board = { quotes: even, fetchedAt: 0, refreshedAt: null };

function gap(words: string): GapRule {
  const rule = parseRule(words);
  if (rule?.kind !== "gap") throw new Error(`${words} is about no gap`);
  return rule;
}

const six = gap("gap>=6pp");
const told = (from: Board, to: Board, rule = six) =>
  gapIn(rule, from, to)?.changes.map(({ selection, isOpen }) => `${selection} ${isOpen ? "open" : "closed"}`) ?? [];

describe("a gap between model and market", () => {
  it("opens exactly at its threshold, and only where the model thinks an outcome likelier", () => {
    expect(told(board(0), board(6))).toEqual(["home open"]);
    expect(told(board(0), board(5.9998))).toEqual([]);
    expect(told(board(0), board(-9))).toEqual(["away open"]);
    expect(told(board(0), board(-9), gap("gap>=6pp on=winner:home"))).toEqual([]);
    expect(told(board(0), board(7), gap("gap>=6pp on=winner:draw"))).toEqual([]);
  });

  it("closes one point below, exactly there, and not above; a small one at its half", () => {
    expect(told(board(6), board(5.0002))).toEqual([]);
    expect(told(board(6), board(5))).toEqual(["home closed"]);
    expect(told(board(6), board(-2))).toEqual(["home closed"]);
    const one = gap("gap>=1pp");
    expect(told(board(1), board(0.5002), one)).toEqual([]);
    expect(told(board(1), board(0.5), one)).toEqual(["home closed"]);
    expect(closingAt({ kind: "points", points: 1.5 })).toEqual({ kind: "points", points: 0.75 });
    expect(closingAt({ kind: "points", points: 3 })).toEqual({ kind: "points", points: 2 });
  });

  it("says how it was when the chat was last told, and how it is, the widest first", () => {
    const news = gapIn(six, board(1, 2), board(6.5, 9));
    expect(news?.changes.map(({ selection }) => selection)).toEqual(["draw", "home"]);
    const [first] = news?.changes ?? [];
    expect(first && gapSize(first)).toBe(90_000);
    expect(first?.before && gapSize(first.before)).toBe(20_000);
    expect(gapIn(six, unmodelled, board(7))?.changes[0]?.before).toBeNull();
  });

  it("is none where the model or the market is not known, or they know other outcomes; an open one stays open meanwhile", () => {
    expect(told(board(0), unmodelled)).toEqual([]);
    expect(told(board(7), unmodelled)).toEqual([]);
    expect(told(unmodelled, board(7))).toEqual(["home open"]);
    const twoWay = { ...board(7), quotes: winnerQuotes("Alder", 2, 2) };
    expect(told(board(0), twoWay)).toEqual([]);
    expect(gapNow(six, unmodelled)).toBeNull();
    expect(gapNow(six, board(6))).toMatchObject({ isOpen: true, gap: { selection: "home" } });
    expect(gapNow(six, board(5))).toMatchObject({ isOpen: false });
  });

  it("is told as closed beside another that opens, since one message moves what both are measured from", () => {
    expect(told(board(6, 0), board(5.5, 7))).toEqual(["draw open", "home closed"]);
    expect(told(board(6, 0), board(5.5, 5.5))).toEqual([]);
  });

  const points = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);
  const rules = fc.integer({ min: 10, max: 200 }).map((tenths) => gap(`gap>=${tenths / 10}pp`));

  it("opens and closes by turns, whatever way it goes; what a chat was told is what is open then", () => {
    fc.assert(
      fc.property(rules, fc.array(fc.tuple(points, points), { minLength: 2, maxLength: 40 }), (rule, way) => {
        const open = new Set<string>();
        let baseline = unmodelled;
        for (const [home, draw] of way) {
          const now = board(home, draw);
          const news = gapIn(rule, baseline, now);
          for (const change of news?.changes ?? []) {
            expect(open.has(change.selection)).toBe(!change.isOpen);
            if (change.isOpen) open.add(change.selection);
            else open.delete(change.selection);
          }
          if (news) baseline = now;
          const wide = (["home", "draw", "away"] as const).filter((one) => {
            return Math.round(((now.model?.[one] ?? 0) - third) * 1_000_000) >= leastOf(rule.threshold);
          });
          // None that is wide is untold, and none is left open that has fallen far enough.
          for (const one of wide) expect(open.has(one)).toBe(true);
          if (news) expect([...open].sort()).toEqual(wide.sort());
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it("is told once while it wavers between where it opens and where it closes", () => {
    const steps = fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rules, steps, ({ threshold }, way) => {
        const rule: GapRule = { kind: "gap", threshold, part: { market: "winner", selection: "home", line: null } };
        const opened = board(threshold.points);
        expect(told(board(0), opened, rule)).toEqual(["home open"]);
        const least = closingAt(threshold).points;
        for (const share of way)
          expect(told(opened, board(least + 0.001 + share * (threshold.points + 3 - least)), rule)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
