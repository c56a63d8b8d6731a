import { describe, expect, it } from "vitest";
import type { BetFilter } from "../../src/rules/bet-filter.ts";
import { calmer, withLargerEdge, withLargerImprovement } from "../../src/rules/calmer.ts";
import { formatThreshold, parseThreshold } from "../../src/rules/threshold.ts";

const all: BetFilter = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

describe("the next calmer rule", () => {
  it.each([
    ["1pp", "1.5pp"],
    ["3pp", "5pp"],
    ["4pp", "5pp"],
    ["5%", "8%"],
    ["0.10", "0.20"],
  ])("after %s is %s", (words, expected) => {
    const threshold = parseThreshold(words);
    const next = threshold && calmer(threshold);
    expect(next && formatThreshold(next)).toBe(expected);
  });

  it.each(["30pp", "50%", "2.00"])("after %s is none", (words) => {
    const threshold = parseThreshold(words);
    expect(threshold && calmer(threshold)).toBeNull();
  });

  it("about value bets asks for a larger edge, three per cent at first, and never one that is watched already", () => {
    const edge = (terms: { filter: BetFilter } | null) => terms?.filter.edge;
    expect(edge(withLargerEdge({ filter: all, improvement: 5_000 }, []))).toBe(0.03);
    expect(edge(withLargerEdge({ filter: { ...all, edge: 0.01 }, improvement: 5_000 }, []))).toBe(0.02);
    expect(edge(withLargerEdge({ filter: { ...all, edge: 0.03 }, improvement: 5_000 }, [{ ...all, edge: 0.05 }]))).toBe(0.08);
    // Another sport's watch is another watch.
    expect(
      edge(withLargerEdge({ filter: { ...all, edge: 0.03 }, improvement: 5_000 }, [{ ...all, edge: 0.05, sport: "tennis" }])),
    ).toBe(0.05);
    expect(withLargerEdge({ filter: { ...all, edge: 0.5 }, improvement: 5_000 }, [])).toBeNull();
  });

  it("about value bets that have been told asks for more to have changed", () => {
    expect(withLargerImprovement({ filter: all, improvement: 5_000 })).toEqual({ filter: all, improvement: 10_000 });
    expect(withLargerImprovement({ filter: all, improvement: 6_000 })?.improvement).toBe(10_000);
    expect(withLargerImprovement({ filter: all, improvement: 200_000 })).toBeNull();
  });
});
