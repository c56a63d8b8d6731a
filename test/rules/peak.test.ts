import { describe, expect, it } from "vitest";
import type { Movement } from "../../src/rules/movement.ts";
import { movementOf } from "../../src/rules/movement.ts";
import { peakBeyond, peakOf, readPeak } from "../../src/rules/peak.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { timesReached } from "../../src/rules/threshold.ts";
import { twoWay } from "../alert-path/stage.ts";

const points = movementBy({ kind: "points", points: 2 });
const board = (home: number) => ({ quotes: twoWay(home), fetchedAt: 0, refreshedAt: null });

function movementTo(home: number): Movement {
  const movement = movementOf(points, board(0.5), board(home));
  if (!movement) throw new Error("this is no movement");
  return movement;
}

describe("how far a line has been while its alert waited", () => {
  it("is told when the line has come back, as where it was", () => {
    const peak = peakOf(points, movementTo(0.56))?.peak ?? null;
    expect(peak?.probability.to).toBeCloseTo(0.56);
    expect(peakBeyond(points, peak, movementTo(0.53))).toBe(peak);
  });

  it("is not told when the line is as far, further, or as good as there", () => {
    const peak = peakOf(points, movementTo(0.56))?.peak ?? null;
    for (const now of [0.5595, 0.56, 0.6]) expect(peakBeyond(points, peak, movementTo(now))).toBeNull();
    // A tenth of the threshold is seen, and no less.
    expect([0.558, 0.5581].map((now) => peakBeyond(points, peak, movementTo(now)))).toEqual([peak, null]);
  });

  it("is nothing for a rule that is not about a way, and where nothing waited", () => {
    const limit = parseRule(">=2.1 on=winner:home");
    if (!limit) throw new Error("this is no rule");
    const there = peakOf(points, movementTo(0.56));
    expect(peakOf(limit, movementTo(0.56))).toBeNull();
    expect(peakBeyond(limit, there?.peak ?? null, movementTo(0.53))).toBeNull();
    expect(peakBeyond(points, null, movementTo(0.53))).toBeNull();
    expect(peakOf(points, { moves: [] })).toBeNull();
  });

  it("is read as it is kept, and not where another version wrote it", () => {
    const kept = peakOf(points, movementTo(0.56));
    expect(kept).toMatchObject({ length: 60_000, peak: { market: "winner", selection: "home", line: null } });
    expect(readPeak(JSON.stringify(kept?.peak))).toEqual(kept?.peak);
    expect([readPeak(null), readPeak("{}")]).toEqual([null, null]);
  });

  it("is measured in thresholds", () => {
    expect(timesReached({ kind: "points", points: 2 }, { from: 0.5, to: 0.56 })).toBeCloseTo(3);
    expect(timesReached({ kind: "points", points: 3 }, { from: 0.5, to: 0.53 })).toBeCloseTo(1);
  });
});
