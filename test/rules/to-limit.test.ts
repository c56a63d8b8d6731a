import { describe, expect, it } from "vitest";
import type { Board } from "../../src/odds/quote.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { toLimit } from "../../src/rules/to-limit.ts";
import { quote } from "../alert-path/stage.ts";

/** A board of two books without a margin. */
const board = (home: number): Board => ({
  quotes: ["Alder", "Birch"].flatMap((book) => [quote(book, "home", 1 / home), quote(book, "away", 1 / (1 - home))]),
  fetchedAt: 0,
  refreshedAt: null,
});

function wayOf(words: string, before: number, now: number): { points: number; share: number | null } {
  const { points, share } = toLimit(parseRule(words) as Rule, board(before), board(now));
  return { points: Math.round(10 * points) / 10, share: share && Math.round(100 * share) / 100 };
}

describe("the way to a limit", () => {
  it("is a rule's threshold in points, and what the price has come of it", () => {
    expect(wayOf("3pp", 0.5, 0.5)).toEqual({ points: 3, share: 0 });
    expect(wayOf("3pp", 0.5, 0.515)).toEqual({ points: 3, share: 0.5 });
    expect(wayOf("5pp", 0.5, 0.6)).toEqual({ points: 5, share: 1 });
  });

  it("goes by the price where the threshold does", () => {
    expect(wayOf("10%", 0.5, 0.5).points).toBe(4.5);
    expect(wayOf("10%", 0.2, 0.2).points).toBe(1.8);
    expect(wayOf("0.10", 0.5, 0.5).points).toBe(2.4);
    expect(wayOf("0.10", 0.8, 0.8).points).toBe(5.9);
  });

  it("is all to come for the other direction", () => {
    expect(wayOf("3pp shortens on=winner:home", 0.5, 0.48).share).toBe(0);
    expect(wayOf("3pp shortens on=winner:home", 0.5, 0.52).share).toBe(0.67);
  });

  it("is from the price that was told to the one that is waited for", () => {
    expect(wayOf(">=2.5 on=winner:home", 0.5, 0.45)).toEqual({ points: 10, share: 0.5 });
    expect(wayOf(">=2.5 on=winner:home", 0.5, 0.55)).toEqual({ points: 10, share: 0 });
  });

  it("has no share where nothing compares, or where something is to happen that has no way", () => {
    expect(toLimit(parseRule("posted") as Rule, board(0.5), board(0.6))).toEqual({ points: 3, share: null });
    expect(toLimit(parseRule("3pp") as Rule, board(0.5), { ...board(0.5), quotes: [] })).toEqual({ points: 3, share: null });
    expect(wayOf("gap>=5pp", 0.5, 0.6)).toEqual({ points: 5, share: null });
  });
});
