import { describe, expect, it } from "vitest";
import type { Board, Quote } from "../../src/odds/quote.ts";
import { readingLater } from "../../src/rules/reading-later.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { quote, twoWay } from "../alert-path/stage.ts";

const told = { market: "winner", selection: "home", line: null, books: [{ name: "Alder" }, { name: "Birch" }] } as const;
const board = (quotes: readonly Quote[]): Board => ({ quotes, fetchedAt: 0, refreshedAt: null });
// Cedar says something else, and its price is the best.
const later = [...twoWay(0.5, ["Alder", "Birch"]), ...twoWay(0.45, ["Cedar"])];

function read(words: string, quotes: readonly Quote[] = later, about: Parameters<typeof readingLater>[1] = told): number | null {
  const rule = parseRule(words);
  if (!rule || rule.kind === "posted") throw new Error(`${words} looks at no number`);
  return readingLater(rule, about, board(quotes));
}

describe("what a rule looked at, on a later board", () => {
  it("is the consensus of the same books, of all for a gap, or one over the price", () => {
    expect(read("3pp")).toBeCloseTo(0.5, 5);
    // Of three books the one in the middle counts.
    expect(read("gap>=6pp", [...later, ...twoWay(0.4, ["Doyle"])])).toBeCloseTo(0.475, 5);
    expect(read("3pp best")).toBe(1 / (later.find(({ bookmaker }) => bookmaker === "Cedar")?.price ?? 0));
    expect(read("3pp book=Alder")).toBe(0.5);
  });

  it("is the price that a limit is about, whichever part the rule itself names", () => {
    expect(read(">=2.1 on=winner:home book=Alder")).toBe(0.5);
    expect(read(">=2.1 on=winner book=Alder")).toBe(0.5);
    expect(read(">=2.1 on=winner:away book=Alder", later, { ...told, selection: "home" })).toBe(0.5);
  });

  it("is found by the line from the selection's side", () => {
    const sides = ["Alder", "Birch"].flatMap((book) => [
      quote(book, "home", 4, { market: "handicap", line: -1.5 }),
      quote(book, "away", 4 / 3, { market: "handicap", line: 1.5 }),
    ]);
    const away = { ...told, market: "handicap", selection: "away", line: 1.5 } as const;
    expect(read("3pp", sides, away)).toBeCloseTo(0.75, 5);
    expect(read("3pp best", sides, away)).toBeCloseTo(0.75, 5);
    expect(read("3pp", sides, { ...away, line: -1.5 })).toBeNull();
  });

  it("is nothing where the board does not have it", () => {
    for (const words of ["3pp", "3pp best", "3pp book=Elm", "gap>=6pp", ">=2.1 on=winner:home"])
      expect(read(words, [])).toBeNull();
    expect(read("3pp", twoWay(0.5, ["Elm"]))).toBeNull();
    expect(read("3pp", later, { ...told, selection: "draw" })).toBeNull();
    expect(read("3pp best", later, { ...told, selection: "draw" })).toBeNull();
  });
});
