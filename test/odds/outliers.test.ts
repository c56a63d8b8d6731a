import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { consensusOf } from "../../src/odds/consensus.ts";
import { outliersOf, widestGapOf } from "../../src/odds/outliers.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { createRandom, inventBoard } from "./invented-boards.ts";
import { winnerQuotes } from "./prices.ts";

const winner = { market: "winner", line: null } as const;
const together = [
  ...winnerQuotes("Alder", 2.1, 3.4, 3.6),
  ...winnerQuotes("Birch", 2.05, 3.5, 3.7),
  ...winnerQuotes("Cedar", 2.12, 3.3, 3.55),
  ...winnerQuotes("Doyle", 2.08, 3.45, 3.6),
];

describe("a book that stands alone", () => {
  it("is nobody while the books differ as books do", () => {
    expect([...outliersOf(together, winner).keys()]).toEqual([]);
  });

  it("is the one whose opinion is far from all others, with how far in each selection", () => {
    const alone = outliersOf([...together, ...winnerQuotes("Elm", 1.6, 3.9, 5.8)], winner);
    expect([...alone.keys()]).toEqual(["Elm"]);
    expect([...(alone.get("Elm")?.gaps.keys() ?? [])]).toEqual(["home", "away"]);
    expect(alone.get("Elm")?.gaps.get("home")).toBeCloseTo(0.15, 1);
  });

  it("is nobody whose gap is under 4 points, which says nothing about who is right", () => {
    const same = ["Alder", "Birch", "Cedar", "Doyle"].flatMap((book) => twoWay(book, 0.5));
    expect([...outliersOf([...same, ...twoWay("Elm", 0.541)], winner).keys()]).toEqual(["Elm"]);
    expect(outliersOf([...same, ...twoWay("Elm", 0.539)], winner).size).toBe(0);
  });

  it("is one that is four times as far from the others as they are from each other", () => {
    // Half of the others are 0.02 away from the one in their middle, so that 0.08 is the limit.
    const others = [0.48, 0.5, 0.5, 0.52, 0.52, 0.48, 0.5].flatMap((home, nth) => twoWay(`Book ${nth}`, home));
    const spread = [0.47, 0.48, 0.5, 0.52, 0.53].flatMap((home, nth) => twoWay(`Book ${nth}`, home));
    const isAlone = (quotes: readonly Quote[], home: number) =>
      outliersOf([...quotes, ...twoWay("Elm", home)], winner).has("Elm");
    expect([0.579, 0.581].map((home) => isAlone(spread, home))).toEqual([false, true]);
    expect([0.421, 0.419].map((home) => isAlone(spread, home))).toEqual([false, true]);
    expect([0.579, 0.581].map((home) => isAlone(others, home))).toEqual([false, true]);
  });

  it("is among four books, and as many as a half may be", () => {
    const same = (count: number) => Array.from({ length: count }, (_, nth) => twoWay(`Book ${nth}`, 0.5)).flat();
    const alone = (quotes: readonly Quote[]) => [...outliersOf(quotes, winner).keys()];
    expect([alone([...same(3), ...twoWay("Elm", 0.6)]), alone([...same(2), ...twoWay("Elm", 0.6)])]).toEqual([["Elm"], []]);
    const apart = [...twoWay("Elm", 0.7), ...twoWay("Fir", 0.3)];
    expect([alone([...same(3), ...apart]), alone([...same(2), ...apart])]).toEqual([
      ["Elm", "Fir"],
      ["Elm", "Fir"],
    ]);
    const three = [...apart, ...twoWay("Gum", 0.9)];
    expect(alone([...same(3), ...three])).toEqual(["Elm", "Fir", "Gum"]);
    const divided = ["Elm", "Fir", "Gum"].flatMap((book) => twoWay(book, 0.7));
    expect(alone([...same(3), ...divided])).toEqual([]);
  });

  it("has its widest gap of those that it has", () => {
    const gaps = new Map([
      ["home", 0.05],
      ["draw", 0.2],
      ["away", 0.1],
    ]);
    expect(widestGapOf({ gaps })).toBe(0.2);
  });

  it("is two of five to seven as well: they do not hide each other", () => {
    for (const others of [3, 4, 5]) {
      const fresh = Array.from({ length: others }, (_, nth) => twoWay(`Book ${nth}`, 0.5 + nth / 1_000)).flat();
      expect([...outliersOf([...fresh, ...twoWay("Elm", 0.6), ...twoWay("Fir", 0.59)], winner).keys()]).toEqual(["Elm", "Fir"]);
    }
  });

  it("is the same whatever the order of the quotes", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 4, max: 10 }), fc.array(fc.nat()), (seed, books, keys) => {
        const { quotes } = inventBoard({ random: createRandom(seed), books, stale: seed % 4, moved: [0.02, 0.12] });
        const mixed = quotes.toSorted((a, b) => rankIn(keys, quotes.indexOf(a)) - rankIn(keys, quotes.indexOf(b)));
        expect(sortedMarks(mixed)).toEqual(sortedMarks(quotes));
        expect(consensusOf(mixed, winner)?.books).toEqual(consensusOf(quotes, winner)?.books);
        consensusOf(mixed, winner)?.selections.forEach(({ selection, probability }, nth) => {
          const other = consensusOf(quotes, winner)?.selections[nth];
          expect([selection, probability]).toEqual([other?.selection, expect.closeTo(other?.probability ?? 0, 12)]);
        });
      }),
    );
  });

  it("is said to be behind only where its own time is more than a refresh older than the others'", () => {
    const at = (quotes: readonly Quote[], minutes: number | null) =>
      quotes.map((one) => ({ ...one, at: minutes === null ? null : minutes * 60_000 }));
    const behind = (own: number | null, others: number | null) =>
      outliersOf([...at(together, others), ...at(winnerQuotes("Elm", 1.6, 3.9, 5.8), own)], winner).get("Elm")?.behindMs;
    expect(behind(100, 145)).toBe(45 * 60_000);
    expect([behind(100, 130), behind(145, 100), behind(null, 145), behind(100, null)]).toEqual([null, null, null, null]);
  });

  it("is not one that merely takes a higher margin", () => {
    expect(outliersOf([...together, ...winnerQuotes("Elm", 1.9, 3.1, 3.25)], winner).size).toBe(0);
  });

  it("is nobody among books that disagree with each other anyway", () => {
    const apart = [1.6, 1.85, 2.1, 2.5, 3].flatMap((home, index) => winnerQuotes(`Book ${index}`, home, 3.4, 3.6));
    expect(outliersOf(apart, winner).size).toBe(0);
  });

  it("is nobody when more than a half stand out, nor among three", () => {
    const divided = [...together.slice(0, 6), ...winnerQuotes("Elm", 1.6, 3.9, 5.8), ...winnerQuotes("Fir", 1.61, 3.9, 5.7)];
    expect(outliersOf(divided, winner).size).toBe(0);
    expect(outliersOf([...together.slice(0, 6), ...winnerQuotes("Elm", 1.6, 3.9, 5.8)], winner).size).toBe(0);
  });

  it("is found in an invented market when it is stale, and seldom when it is not", { tags: "long" }, () => {
    // Of 1,500 boards each; the rule before (1.5 points, 6 times, a quarter) found 97, 98 and 3 % and marked 8 % of fresh boards.
    expect(shareMarked({ stale: 1, moved: [0.05, 0.1] })).toBeGreaterThan(0.95);
    expect(shareMarked({ stale: 1, moved: [0.1, 0.2] })).toBeGreaterThan(0.99);
    expect(shareMarked({ stale: 2, moved: [0.05, 0.1], sizes: [5, 6, 7] })).toBeGreaterThan(0.9);
    expect(shareMarked({ stale: 2, moved: [0.1, 0.2], sizes: [5, 6, 7] })).toBeGreaterThan(0.98);
    expect(shareMarked({ stale: 0, moved: [0, 0] })).toBeLessThan(0.035);
  });
});

interface Trial {
  stale: number;
  moved: readonly [number, number];
  sizes?: readonly number[];
}

/** Of the stale books the share that is marked; where there is none, of the boards. */
function shareMarked({ stale, moved, sizes = [4, 5, 6, 7, 8, 9, 10] }: Trial): number {
  const random = createRandom(7);
  const boards = Array.from({ length: 700 }, (_, nth) =>
    inventBoard({ random, books: sizes[nth % sizes.length] ?? 0, stale, moved }),
  );
  const found = boards.map((board) => {
    const marks = outliersOf(board.quotes, winner);
    return stale === 0 ? Math.min(1, marks.size) : board.stale.filter((book) => marks.has(book)).length / stale;
  });
  return found.reduce((sum, share) => sum + share, 0) / boards.length;
}

function twoWay(book: string, home: number): Quote[] {
  return winnerQuotes(book, 1 / home, 1 / (1 - home));
}

function rankIn(keys: readonly number[], place: number): number {
  return keys.length === 0 ? 0 : (keys[place % keys.length] ?? 0);
}

function sortedMarks(quotes: readonly Quote[]): string[] {
  return [...outliersOf(quotes, winner).keys()].sort();
}
