import { describe, expect, it } from "vitest";
import { outliersOf } from "../../src/odds/outliers.ts";
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

  it("is the one whose opinion is far from all others, with how far", () => {
    const alone = outliersOf([...together, ...winnerQuotes("Elm", 1.6, 3.9, 5.8)], winner);
    expect([...alone.keys()]).toEqual(["Elm"]);
    expect(alone.get("Elm")).toBeCloseTo(0.15, 1);
  });

  it("is one whose price of an outsider is far off, though by few points", () => {
    const posted = [
      [1.56, 4.69, 5.86],
      [1.55, 4.65, 5.77],
      [1.53, 4.66, 5.93],
      [1.55, 4.56, 5.52],
      [1.53, 4.57, 5.6],
      [1.49, 4.57, 5.87],
      [1.48, 4.54, 5.88],
      [1.48, 4.47, 5.64],
      [1.46, 4.48, 5.66],
    ].flatMap((prices, index) => winnerQuotes(`Book ${index}`, ...prices));
    const alone = outliersOf([...posted, ...winnerQuotes("Elm", 1.49, 5.4, 5.94)], winner);
    expect([...alone.keys()]).toEqual(["Elm"]);
    expect(alone.get("Elm")).toBeCloseTo(0.024, 3);
    expect(outliersOf([...posted, ...winnerQuotes("Elm", 1.49, 4.8, 5.8)], winner).size).toBe(0);
  });

  it("is nobody at long odds, where one step of a price list is a tenth", () => {
    const long = ["Alder", "Birch", "Cedar", "Doyle", "Elm"].flatMap((book) => winnerQuotes(book, 1.02, 19));
    expect(outliersOf([...long, ...winnerQuotes("Fir", 1.02, 23)], winner).size).toBe(0);
    expect([...outliersOf([...long, ...winnerQuotes("Fir", 1.05, 11)], winner).keys()]).toEqual(["Fir"]);
  });

  it("is not one that merely takes a higher margin", () => {
    expect(outliersOf([...together, ...winnerQuotes("Elm", 1.9, 3.1, 3.25)], winner).size).toBe(0);
  });

  it("is nobody among books that disagree with each other anyway", () => {
    const apart = [1.6, 1.85, 2.1, 2.5, 3].flatMap((home, index) => winnerQuotes(`Book ${index}`, home, 3.4, 3.6));
    expect(outliersOf(apart, winner).size).toBe(0);
  });

  it("is nobody when the market is divided, nor among three", () => {
    const divided = [...together.slice(0, 6), ...winnerQuotes("Elm", 1.6, 3.9, 5.8), ...winnerQuotes("Fir", 1.61, 3.9, 5.7)];
    expect(outliersOf(divided, winner).size).toBe(0);
    expect(outliersOf([...together.slice(0, 6), ...winnerQuotes("Elm", 1.6, 3.9, 5.8)], winner).size).toBe(0);
  });
});
