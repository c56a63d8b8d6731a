import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  closingAt,
  defaultThreshold,
  formatThreshold,
  leastOf,
  lengthOf,
  parseThreshold,
  presetOf,
  presetsFor,
  reaches,
  type Threshold,
  timesReached,
} from "../../src/rules/threshold.ts";

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

  it.each([
    ["0.1pp", "50pp", "0.099pp", "50.1pp"],
    ["0.5%", "200%", "0.49%", "200.1%"],
    ["0.01", "20.00", "0.009", "20.01"],
  ])("is at least %s and at most %s", (least, most, under, over) => {
    expect([least, most].map((text) => formatThreshold(parseThreshold(text) ?? points(0)))).toEqual([least, most]);
    expect([under, over].map(parseThreshold)).toEqual([null, null]);
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

describe("a threshold with a name", () => {
  const named = (sport: string | null) =>
    Object.entries(presetsFor(sport)).map(([name, one]) => `${name} ${formatThreshold(one)}`);

  it("is what it is called in a sport, by any of its names", () => {
    expect(named(null)).toEqual(["calm 5pp", "normal 3pp", "sharp 1.5pp"]);
    expect(named("football")).toEqual(named(null));
    expect(named("ice_hockey")).toEqual(["calm 2.5pp", "normal 1.5pp", "sharp 0.8pp"]);
    expect(named("Ice-Hockey")).toEqual(named("ice_hockey"));
    expect(named("baseball")).toEqual(["calm 3.5pp", "normal 2pp", "sharp 1pp"]);
    expect(formatThreshold(defaultThreshold)).toBe("3pp");
  });

  it("has another name in another sport, or none", () => {
    expect([null, "ice_hockey", "baseball"].map((sport) => presetOf(points(1.5), sport))).toEqual(["sharp", "normal", null]);
    expect(presetOf(points(3), "ice_hockey")).toBeNull();
    expect(presetOf({ kind: "percent", percent: 3 }, null)).toBeNull();
  });
});

describe("the length of a way", () => {
  const [up, down] = [
    { from: 0.4, to: 0.5 },
    { from: 0.5, to: 0.4 },
  ];

  it("is in millionths of probability, of the ratio of the prices, or of the price", () => {
    expect([up, down].map((span) => lengthOf(points(3), span))).toEqual([100_000, 100_000]);
    // From 2.50 to 2.00 a price falls by a fifth, and grows by a quarter on the way back.
    expect([up, down].map((span) => lengthOf({ kind: "percent", percent: 5 }, span))).toEqual([200_000, 250_000]);
    expect([up, down].map((span) => lengthOf({ kind: "price", micros: 10_000 }, span))).toEqual([500_000, 500_000]);
  });

  it("is so many times the least that reaches a threshold", () => {
    expect(
      [points(2.5), { kind: "percent", percent: 5 }, { kind: "price", micros: 125_000 }].map((one) => leastOf(one as Threshold)),
    ).toEqual([25_000, 50_000, 125_000]);
    expect(timesReached(points(2.5), up)).toBe(4);
    expect(timesReached({ kind: "percent", percent: 5 }, up)).toBe(4);
    expect(timesReached({ kind: "price", micros: 125_000 }, up)).toBe(4);
  });

  it("at which an open gap closes is a point less, or half of it", () => {
    expect([1, 1.9, 2, 2.1, 6].map((one) => closingAt({ kind: "points", points: one }).points)).toEqual([
      0.5,
      0.95,
      1,
      expect.closeTo(1.1),
      5,
    ]);
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
