import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { devigMethods } from "../../src/odds/devig.ts";
import { fairPrices } from "../../src/odds/fair-prices.ts";
import { postedPrice } from "./prices.ts";

describe("fair prices", () => {
  it("have the margin out of them, by the method that is asked for", () => {
    const { margin, selections } = fairPrices([1.25, 4], "proportional");
    expect(margin).toBeCloseTo(0.05, 12);
    expect(selections[0]?.probability).toBeCloseTo(0.8 / 1.05, 12);
    expect(selections.map(({ price }) => price)).toEqual([1.25, 4]);
  });

  it("say how far the methods are apart: nothing where they cannot differ", () => {
    const [even] = fairPrices([1.91, 1.91], "power").selections;
    expect((even?.high ?? 1) - (even?.low ?? 0)).toBeLessThan(1e-9);
    const [favourite] = fairPrices([1.25, 4], "power").selections;
    // Proportional gives 0.7619, Shin 0.7750.
    expect(favourite?.low).toBeCloseTo(0.8 / 1.05, 9);
    expect((favourite?.high ?? 0) - (favourite?.low ?? 0)).toBeGreaterThan(0.01);
  });

  it("lie between the lowest and the highest of the methods", () => {
    const set = fc.array(postedPrice, { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(set, fc.constantFrom(...devigMethods), (prices, method) => {
        for (const { probability, low, high } of fairPrices(prices, method).selections) {
          expect(probability).toBeGreaterThanOrEqual(low);
          expect(probability).toBeLessThanOrEqual(high);
        }
      }),
    );
  });
});
