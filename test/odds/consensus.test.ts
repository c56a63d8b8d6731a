import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consensusOf } from "../../src/odds/consensus.ts";
import { devig } from "../../src/odds/devig.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { postedPrice, quote, winnerQuotes } from "./prices.ts";

const winner = { market: "winner", line: null } as const;

function probability(quotes: readonly Quote[], selection: string, books?: ReadonlySet<string>): number {
  const consensus = consensusOf(quotes, books ? { ...winner, books } : winner);
  return consensus?.selections.find((each) => each.selection === selection)?.probability ?? Number.NaN;
}

describe("the consensus", () => {
  it("of one book is that book without its margin", () => {
    const fair = devig([2.1, 3.4, 3.6]);
    const consensus = consensusOf(winnerQuotes("Alpha", 2.1, 3.4, 3.6), winner);
    expect(consensus?.books).toEqual(["Alpha"]);
    expect(consensus?.selections.map(({ selection }) => selection)).toEqual(["home", "draw", "away"]);
    consensus?.selections.forEach((selection, index) => {
      expect(selection.probability).toBeCloseTo(fair[index] ?? Number.NaN, 12);
      expect([selection.low, selection.high, selection.books]).toEqual([fair[index], fair[index], 1]);
    });
  });

  it("sums to 1 and lies within the spread of the books", () => {
    const set = fc.tuple(postedPrice, postedPrice, postedPrice);
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 10 }), (books) => {
        const quotes = books.flatMap((prices, index) => winnerQuotes(`Book ${index}`, ...prices));
        const selections = consensusOf(quotes, winner)?.selections ?? [];
        expect(selections.reduce((total, each) => total + each.probability, 0)).toBeCloseTo(1, 9);
        for (const { low, high, books: count } of selections) {
          expect(low).toBeLessThanOrEqual(high);
          expect(count).toBe(books.length);
        }
      }),
    );
  });

  it("is not moved by one stale book among many", () => {
    const fresh = ["A", "B", "C", "D"].flatMap((book) => winnerQuotes(book, 2, 3.5, 3.9));
    const before = probability(fresh, "home");
    expect(probability([...fresh, ...winnerQuotes("Stale", 4, 3.5, 1.9)], "home")).toBeCloseTo(before, 9);
  });

  it("moves as soon as two books move the same way", () => {
    const names = ["A", "B", "C", "D", "E", "F"];
    const before = names.flatMap((book) => winnerQuotes(book, 2, 3.5, 3.9));
    const after = names.flatMap((book) => winnerQuotes(book, ...(book < "C" ? [1.7, 3.9, 5] : [2, 3.5, 3.9])));
    expect(probability(after, "home")).toBeGreaterThan(probability(before, "home") + 0.01);
  });

  it("leaves out books that quote only a part, and books that were not asked", () => {
    const quotes = [...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("B", 1.5, 4.5, 7), quote({ bookmaker: "C", price: 50 })];
    expect(consensusOf(quotes, winner)?.books).toEqual(["A", "B"]);
    expect(consensusOf(quotes, { ...winner, books: new Set(["B", "C"]) })?.books).toEqual(["B"]);
    expect(consensusOf(quotes, { ...winner, books: new Set(["C"]) })).toBeNull();
  });

  it("has no draw where the books quote none, and one where most do", () => {
    const twoWay = [...winnerQuotes("A", 1.8, 2), ...winnerQuotes("B", 1.85, 1.95)];
    expect(consensusOf(twoWay, winner)?.selections).toHaveLength(2);
    const mixed = [...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("B", 2, 3.5, 3.9), ...winnerQuotes("C", 1.5, 2.5)];
    expect(consensusOf(mixed, winner)?.books).toEqual(["A", "B"]);
  });

  it("joins the two sides of a handicap across their opposite lines, and keeps lines apart", () => {
    const side = (selection: string, line: number, price: number) => quote({ market: "handicap", selection, line, price });
    const quotes = [side("home", -1.5, 1.9), side("away", 1.5, 1.9), side("away", -1.5, 5), side("home", 1.5, 1.15)];
    expect(consensusOf(quotes, { market: "handicap", line: -1.5 })?.selections.map((each) => each.probability)).toEqual([
      expect.closeTo(0.5, 9),
      expect.closeTo(0.5, 9),
    ]);
    expect(consensusOf(quotes, { market: "handicap", line: 1.5 })?.selections[0]?.probability).toBeGreaterThan(0.8);
  });

  it("does not exist for markets that we do not understand", () => {
    expect(consensusOf([quote({ market: "other", selection: "a" })], { market: "other", line: null })).toBeNull();
  });
});
