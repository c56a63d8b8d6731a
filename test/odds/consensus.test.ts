import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asideOf } from "../../src/odds/aside.ts";
import { bestQuote } from "../../src/odds/best.ts";
import { consensusOf } from "../../src/odds/consensus.ts";
import { devig } from "../../src/odds/devig.ts";
import { soundnessOf } from "../../src/odds/markets.ts";
import { outliersOf } from "../../src/odds/outliers.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { quote, soundSet, winnerQuotes } from "./prices.ts";

const winner = { market: "winner", line: null } as const;

function probability(quotes: readonly Quote[], selection: string, books?: ReadonlySet<string>): number {
  const consensus = consensusOf(quotes, books ? { ...winner, books } : winner);
  return consensus?.selections.find((each) => each.selection === selection)?.probability ?? Number.NaN;
}

const soundBooks = fc.array(soundSet, { minLength: 1, maxLength: 10 });
const quotesOfBooks = (books: readonly (readonly number[])[]) =>
  books.flatMap((prices, index) => winnerQuotes(`Book ${index}`, ...prices));
/** What no book can offer: an empty exchange, or one that pays everybody more than they staked. */
const emptyPrice = fc.double({ min: 1.01, max: 1.2, noNaN: true });
const hugePrice = fc.double({ min: 5, max: 1_000, noNaN: true });
const unsoundSet = fc.oneof(
  fc.tuple(emptyPrice, emptyPrice, emptyPrice),
  fc.tuple(emptyPrice, emptyPrice),
  fc.tuple(hugePrice, hugePrice, hugePrice),
);

describe("the consensus", () => {
  it("is never changed by a book with a margin that nobody would bet at", () => {
    fc.assert(
      fc.property(soundBooks, unsoundSet, fc.nat(), (books, unsound, place) => {
        const quotes = quotesOfBooks(books);
        const at = 3 * (place % (books.length + 1));
        const more = [...quotes.slice(0, at), ...winnerQuotes("Empty", ...unsound), ...quotes.slice(at)];
        expect(consensusOf(more, winner)).toEqual(consensusOf(quotes, winner));
        expect(outliersOf(more, winner)).toEqual(outliersOf(quotes, winner));
        expect(asideOf(more, winner).get("Empty")?.kind).toBe(unsound.length === 3 || unsound[0] < 2 ? "unsound" : undefined);
        for (const selection of ["home", "draw", "away"])
          expect(bestQuote(more, { ...winner, selection })).toEqual(bestQuote(quotes, { ...winner, selection }));
      }),
    );
  });

  it("is the same with an empty exchange as one of three, or one of two", () => {
    const empty = winnerQuotes("Empty", 1.04, 1.04, 1.03);
    const two = [...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("B", 2.05, 3.4, 3.8)];
    for (const books of [two, two.slice(0, 3)]) {
      expect(probability([...empty, ...books], "home")).toBe(probability(books, "home"));
      expect(consensusOf([...empty, ...books], winner)?.books).not.toContain("Empty");
    }
    expect(consensusOf(empty, winner)).toBeNull();
  });

  it("has a say of a book at 25 % margin, and of one that pays a tenth too much, but not beyond", () => {
    const withMargin = (margin: number) => winnerQuotes("A", ...[0.5, 0.3, 0.2].map((chance) => 1 / (chance * (1 + margin))));
    expect([0.249, -0.099].map((margin) => consensusOf(withMargin(margin), winner)?.books)).toEqual([["A"], ["A"]]);
    expect(soundnessOf(winnerQuotes("A", 1.6, 1.6), winner).unsound.size).toBe(0);
    expect([0.251, -0.101].map((margin) => consensusOf(withMargin(margin), winner))).toEqual([null, null]);
    expect(soundnessOf(withMargin(0.31), winner).unsound.get("A")).toBeCloseTo(0.31, 9);
  });

  it("takes a book that leaves the draw out as incomplete, not as one with a margin below zero", () => {
    const quotes = [...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("B", 2.1, 3.9), ...winnerQuotes("C", 2.1, 3.9)];
    expect(consensusOf(quotes, winner)?.books).toEqual(["A"]);
    expect(soundnessOf(quotes, winner).unsound.size).toBe(0);
  });

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

  it.each([
    [[0.5, 0.6], 0.55],
    [[0.5, 0.56, 0.6], 0.56],
    [[0.5, 0.52, 0.56, 0.6], 0.54],
    [[0.5, 0.5, 0.53, 0.56, 0.9], 0.53],
  ])("of books that say %j is %d: from three on without the highest and the lowest", (chances, expected) => {
    const quotes = chances.flatMap((chance, nth) => winnerQuotes(`Book ${nth}`, 1 / chance, 1 / (1 - chance)));
    const [home, away] = consensusOf(quotes, winner)?.selections ?? [];
    expect(home).toEqual({
      selection: "home",
      probability: expect.closeTo(expected, 9),
      low: expect.closeTo(Math.min(...chances), 9),
      high: expect.closeTo(Math.max(...chances), 9),
      books: chances.length,
    });
    expect(away?.probability).toBeCloseTo(1 - expected, 9);
  });

  it("of double chance gives two winners, and names its books in order", () => {
    const quotes = ["Birch", "Alder"].flatMap((bookmaker) =>
      ["1X", "12", "X2"].map((selection) => quote({ bookmaker, market: "double_chance", selection, price: 1.4 })),
    );
    const consensus = consensusOf(quotes, { market: "double_chance", line: null });
    expect(consensus?.books).toEqual(["Alder", "Birch"]);
    for (const { probability } of consensus?.selections ?? []) expect(probability).toBeCloseTo(2 / 3, 9);
  });

  it("sums to 1 and lies within the spread of the books", () => {
    fc.assert(
      fc.property(soundBooks, (books) => {
        const quotes = quotesOfBooks(books);
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
    // As many with as without.
    expect(consensusOf([...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("C", 1.5, 2.5)], winner)?.books).toEqual(["A"]);
    const most = [...winnerQuotes("A", 2, 3.5, 3.9), ...winnerQuotes("B", 1.5, 2.5), ...winnerQuotes("C", 1.5, 2.5)];
    expect(consensusOf(most, winner)?.books).toEqual(["B", "C"]);
    // A book that quotes the draw alone does not say whether there is one.
    const alone = [...twoWay, quote({ bookmaker: "C", selection: "draw", price: 4 })];
    expect(consensusOf(alone, winner)?.selections).toHaveLength(2);
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
