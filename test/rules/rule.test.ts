import { describe, expect, it } from "vitest";
import { defaultRule, directions, marketOfPart, movementBy, windows } from "../../src/rules/rule.ts";

describe("a rule", () => {
  it("asks for nothing beside its threshold, unless it says so", () => {
    expect(movementBy({ kind: "percent", percent: 5 })).toEqual({
      ...{ kind: "movement", threshold: { kind: "percent", percent: 5 }, direction: "both", part: null },
      ...{ reducer: { by: "consensus" }, agreeing: 0, since: "told", from: null, prices: null },
      ...{ withinHours: null, phase: null, fast: false },
    });
    expect(defaultRule).toEqual(movementBy({ kind: "points", points: 3 }));
  });

  it("measures over the hours that a person can ask for, in either direction or both", () => {
    expect(windows).toEqual([1, 3, 6, 12, 24]);
    expect(directions).toEqual(["shortens", "drifts", "both"]);
  });

  it("is about a market by the home side's line", () => {
    const handicap = (selection: string | null) => marketOfPart({ market: "handicap", selection, line: 1.5 });
    expect([handicap("home"), handicap("away"), handicap(null)].map(({ line }) => line)).toEqual([1.5, -1.5, 1.5]);
    expect(marketOfPart({ market: "total", selection: "over", line: 2.5 })).toEqual({ market: "total", line: 2.5 });
    expect(marketOfPart({ market: "winner", selection: "away", line: null })).toEqual({ market: "winner", line: null });
  });
});
