import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatThreshold, parseThreshold, reaches, type Threshold } from "../../src/rules/threshold.ts";

const points = (number: number): Threshold => ({ kind: "points", points: number });

describe("a threshold as people write it", () => {
  it.each([
    ["3pp", "3pp"],
    ["3 pp", "3pp"],
    ["2,5 пп", "2.5pp"],
    ["3 п.п.", "3pp"],
    ["4 points", "4pp"],
    ["3.00PP", "3pp"],
    ["5%", "5%"],
    ["7,5 %", "7.5%"],
    ["0.10", "0.10"],
    ["0,1", "0.10"],
    ["0.125", "0.125"],
    ["1.00", "1.00"],
  ])("%s is understood as %s", (text, canonical) => {
    const threshold = parseThreshold(text);
    expect(threshold && formatThreshold(threshold)).toBe(canonical);
  });

  it.each([
    "",
    "0pp",
    "0%",
    "0.00",
    "-3pp",
    "3",
    "60pp",
    "500%",
    "90.00",
    "0.001",
    "pp",
    "3 apples",
    "3pp now",
    "1e3pp",
    "NaN",
    "٣pp",
  ])("%j is refused", (text) => {
    expect(parseThreshold(text)).toBeNull();
  });

  it("survives being written down", () => {
    const thresholds = fc.oneof(
      fc.integer({ min: 10, max: 5_000 }).map((hundredths): Threshold => points(hundredths / 100)),
      fc.integer({ min: 50, max: 20_000 }).map((hundredths): Threshold => ({ kind: "percent", percent: hundredths / 100 })),
      fc.integer({ min: 10, max: 20_000 }).map((thousandths): Threshold => ({ kind: "price", micros: thousandths * 1_000 })),
    );
    fc.assert(
      fc.property(thresholds, (threshold) => {
        expect(parseThreshold(formatThreshold(threshold))).toEqual(threshold);
      }),
    );
  });
});

describe("a threshold", () => {
  const probability = fc.integer({ min: 20_000, max: 480_000 }).map((micros) => micros / 1_000_000);

  it("counts as reached exactly at it, in either direction, and not just below", () => {
    const tenths = fc.integer({ min: 1, max: 500 }).map((number) => number / 10);
    fc.assert(
      fc.property(probability, tenths, (from, pp) => {
        const to = from + pp / 100;
        expect(reaches(points(pp), { from, to })).toBe(true);
        expect(reaches(points(pp), { from: to, to: from })).toBe(true);
        expect(reaches(points(pp), { from, to: to - 0.00001 })).toBe(false);
      }),
    );
  });

  it("in points of implied probability is the same way as in the price and in percent of it", () => {
    fc.assert(
      fc.property(probability, fc.integer({ min: 10_000, max: 200_000 }), (from, move) => {
        const to = from + move / 1_000_000;
        const [fairFrom, fairTo] = [1 / from, 1 / to];
        const percent = Math.abs(fairTo / fairFrom - 1) * 100;
        const micros = Math.round(Math.abs(fairTo - fairFrom) * 1_000_000);
        for (const [factor, isReached] of [
          [1, true],
          [1.01, false],
        ] as const) {
          expect(reaches(points((move / 10_000) * factor), { from, to })).toBe(isReached);
          expect(reaches({ kind: "percent", percent: percent * factor }, { from, to })).toBe(isReached);
          expect(reaches({ kind: "price", micros: Math.round(micros * factor) }, { from, to })).toBe(isReached);
        }
      }),
    );
  });
});
