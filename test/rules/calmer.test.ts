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

  it.each(["1pp 1.5pp 2pp 3pp 5pp 8pp 12pp 20pp 30pp", "2% 3% 5% 8% 12% 20% 30% 50%", "0.02 0.05 0.10 0.20 0.30 0.50 1.00 2.00"])(
    "goes up step by step: %s",
    (ladder) => {
      const [first = "", ...others] = ladder.split(" ");
      let threshold = parseThreshold(first);
      for (const expected of others) {
        threshold = threshold && calmer(threshold);
        expect(threshold && formatThreshold(threshold)).toBe(expected);
      }
      expect(threshold && calmer(threshold)).toBeNull();
    },
  );

  it("about value bets has its steps as well, for the edge and for what must have changed", () => {
    const terms = (edge: number, improvement: number) => ({ filter: { ...all, edge }, improvement });
    const edges = [0.01];
    for (let next = withLargerEdge(terms(0.01, 1), []); next; next = withLargerEdge(next, [])) edges.push(next.filter.edge ?? 0);
    expect(edges).toEqual([0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5]);
    expect(withLargerEdge(terms(0.029999, 1), [])?.filter.edge).toBe(0.03);
    const improvements = [1];
    for (let next = withLargerImprovement(terms(0, 1)); next; next = withLargerImprovement(next))
      improvements.push(next.improvement);
    expect(improvements).toEqual([1, 5_000, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000, 200_000]);
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
