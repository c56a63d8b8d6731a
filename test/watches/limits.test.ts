import { describe, expect, it } from "vitest";
import { watchLimits } from "../../src/watches/limits.ts";

describe("how many watches a chat can add", () => {
  it.each([
    [null, { match: 100, wide: 20, bets: 10 }],
    [5, { match: 5, wide: 5, bets: 5 }],
    [15, { match: 15, wide: 15, bets: 10 }],
    [500, { match: 500, wide: 20, bets: 10 }],
  ])("is what holds for all where an operator has said %s matches, and of no kind more than that", (mostWatches, limits) => {
    expect(watchLimits({ mostWatches })).toEqual(limits);
  });
});
