import { describe, expect, it } from "vitest";
import { meanInterval, meanOf, medianInterval, medianOf, shareInterval } from "../../src/odds/intervals.ts";
import { uniform } from "../../src/sandbox/hash.ts";
import { runs } from "../runs.ts";

let drawn = 0;
const chance = (): number => uniform(20_261_123, drawn++);
/** Two draws make a normal one. */
const normal = (): number => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
const many = <T>(length: number, draw: () => T): T[] => Array.from({ length }, draw);
const sizes = [10, 13, 20, 34, 60, 150];
const tries = runs(2_000);

/** In how many of the tries the interval held the truth. */
function coverage(holds: () => boolean): number {
  return many(tries, holds).filter(Boolean).length / tries;
}

/** How values come about, each with its median and its mean. */
const sources: Record<string, { draw: () => number; median: number; mean: number }> = {
  "a normal distribution": { draw: normal, median: 0, mean: 0 },
  "a flat one": { draw: chance, median: 0.5, mean: 0.5 },
  "one with long tails": {
    draw: () => normal() / Math.sqrt((normal() ** 2 + normal() ** 2 + normal() ** 2) / 3),
    median: 0,
    mean: 0,
  },
  "a lopsided one": { draw: () => (normal() + 4) ** 2, median: 16, mean: 17 },
};

describe("intervals", () => {
  it("hold the true share in 95 of 100 cases, over the shares that there are", () => {
    for (const size of sizes) {
      const held = coverage(() => {
        const truth = 0.15 + 0.7 * chance();
        const { low, high } = shareInterval(many(size, chance).filter((one) => one < truth).length, size);
        return low <= truth && truth <= high;
      });
      expect(Math.abs(held - 0.95), `${size}: ${held}`).toBeLessThanOrEqual(0.02);
    }
  });

  it("hold the true median in 95 of 100 cases, whatever the values look like", { tags: "long" }, () => {
    for (const [name, { draw, median }] of Object.entries(sources))
      for (const size of sizes) {
        const held = coverage(() => {
          const { low, high } = medianInterval(many(size, draw)) ?? { low: 1, high: 0 };
          return low <= median && median <= high;
        });
        expect(Math.abs(held - 0.95), `${name}, ${size}: ${held}`).toBeLessThanOrEqual(0.02);
      }
  });

  it("hold the true mean in 95 of 100 cases", { tags: "long" }, () => {
    for (const [name, { draw, mean }] of Object.entries(sources))
      for (const size of sizes) {
        const held = coverage(() => {
          const { low, high } = meanInterval(many(size, draw)) ?? { low: 1, high: 0 };
          return low <= mean && mean <= high;
        });
        expect(Math.abs(held - 0.95), `${name}, ${size}: ${held}`).toBeLessThanOrEqual(0.02);
      }
  });

  it("are those that textbooks have", () => {
    const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((one) => Math.round(one * 1e4) / 1e4);
    expect(rounded(shareInterval(25, 100))).toEqual([0.1755, 0.343]);
    expect(rounded(shareInterval(0, 10))).toEqual([0, 0.2775]);
    expect(rounded(shareInterval(10, 10))).toEqual([0.7225, 1]);
    // t = 2.2622 with nine degrees of freedom.
    const oneToTen = many(10, () => 0).map((_, nth) => nth + 1);
    expect(rounded(meanInterval(oneToTen) ?? { low: 0, high: 0 })).toEqual([3.3342, 7.6658]);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });

  it.each([
    [25, 100, 0.1754521131, 0.3430446363],
    [1, 3, 0.061491944, 0.7923404012],
    [2, 7, 0.0822189232, 0.6410655505],
    [500, 1_000, 0.4690696001, 0.5309303999],
  ])("of %d in %d are Wilson's", (hits, count, low, high) => {
    expect(shareInterval(hits, count)).toEqual({ low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) });
  });

  it.each([
    // Between the first and the second value from either end of six, seven and eight, further in of more.
    [6, 1.357142857],
    [7, 1.733333333],
    [8, 1.935643564],
    [9, 2.227906977],
    [10, 2.657657658],
    [20, 6.235234216],
    [100, 40.763200616],
  ])("of the median of %d values are Hettmansperger's and Sheather's, in whatever order they come", (count, low) => {
    const values = Array.from({ length: count }, (_, nth) => nth + 1);
    const expected = { low: expect.closeTo(low, 8), high: expect.closeTo(count + 1 - low, 8) };
    expect(medianInterval(values)).toEqual(expected);
    expect(medianInterval([...values.filter((one) => one % 3 === 0).reverse(), ...values.filter((one) => one % 3 > 0)])).toEqual(
      expected,
    );
  });

  it.each([
    // The root of a half for two values that are one apart, and so on: one over the root of twice as many.
    [2, 11.300117921],
    [4, 3.178617042],
    [10, 2.262143598],
    [30, 2.045229623],
  ])("of the mean of %d values are as wide as Student's quantile by its expansion", (count, quantile) => {
    const values = Array.from({ length: count }, (_, nth) => (nth % 2 === 0 ? 5 : 7));
    const half = quantile / Math.sqrt(count - 1);
    expect(meanInterval(values)).toEqual({ low: expect.closeTo(6 - half, 8), high: expect.closeTo(6 + half, 8) });
  });

  it("have a median between the two in the middle, and a mean of all", () => {
    expect([medianOf([7]), medianOf([1, 2]), medianOf([10, 9, 1]), medianOf([8, 1, 4, 2])]).toEqual([7, 1.5, 9, 3]);
    expect([meanOf([7]), meanOf([1, 2, 6])]).toEqual([7, 3]);
  });

  it("are narrow around the middle of very many values", () => {
    const { low, high } = medianInterval(many(5_000, () => 0).map((_, nth) => nth)) ?? { low: 0, high: 0 };
    // Half of 1.96 times the root of 5000 on each side.
    expect([low - 2_499.5, high - 2_499.5].map(Math.round)).toEqual([-69, 69]);
  });

  it("say nothing about fewer values than they need", () => {
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull();
    expect(medianInterval([1, 2, 3, 4, 5, 6])).not.toBeNull();
    expect(meanInterval([1])).toBeNull();
  });
});
