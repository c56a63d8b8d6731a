import { describe, expect, it } from "vitest";
import type { MarketKey } from "../../src/odds/markets.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { remembered } from "../../src/odds/remembered.ts";

describe("a remembered function", () => {
  it("is computed once for each market and line of the same quotes, and anew for others", () => {
    const computed: (readonly [readonly Quote[], MarketKey])[] = [];
    const count = remembered((quotes, key) => computed.push([quotes, key]));
    const [first, second]: Quote[][] = [[], []];
    const total = (line: number): MarketKey => ({ market: "total", line });
    const answers = [first, first, second, first].map((quotes = []) => count(quotes, total(2.5)));
    expect(answers).toEqual([1, 1, 2, 1]);
    expect(count(first ?? [], total(3.5))).toBe(3);
    expect(count(first ?? [], { market: "handicap", line: 2.5 })).toBe(4);
    expect(computed).toHaveLength(4);
  });
});
