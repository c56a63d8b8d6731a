import { describe, expect, it } from "vitest";
import { fractionAxis } from "../../src/replies/parts/axes.ts";

describe("an axis of fractions", () => {
  it.each([
    [[0.012], 0.005, 4],
    [[-0.03, 0.05], 0.02, 6],
    [[0.9], 0.2, 6],
    [[5], 1, 6],
    [[1e7], 2e6, 6],
    [[1e300], 2e299, 6],
  ])("of %j has steps of %d, few enough to be read", (fractions, step, most) => {
    const { from, to, ticks } = fractionAxis(fractions, String);
    expect(ticks.length).toBeLessThanOrEqual(most + 2);
    expect(((ticks[1]?.at ?? 0) - (ticks[0]?.at ?? 0)) / step).toBeCloseTo(1, 6);
    expect([from <= Math.min(0, ...fractions), to >= Math.max(...fractions)]).toEqual([true, true]);
  });
});
