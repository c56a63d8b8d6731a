import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePrices, fromMicros, impliedProbability, priceDifference, toMicros } from "../../src/odds/price.ts";
import { anyPrice } from "./prices.ts";

describe("a price", () => {
  it("is the same price after a trip through micros", () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(fromMicros(toMicros(price))).toBe(price);
      }),
    );
  });

  it("is subtracted as decimals are, where floating point is not", () => {
    expect(2.3 - 2.2).not.toBe(0.1);
    expect(priceDifference(2.3, 2.2)).toBe(0.1);
    expect(priceDifference(1.95, 2.05)).toBe(-0.1);
  });

  it("differs from another by what their micros differ", () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (a, b) => {
        expect(toMicros(priceDifference(a, b))).toBe(toMicros(a) - toMicros(b));
        expect(Math.sign(comparePrices(a, b))).toBe(Math.sign(a - b));
      }),
    );
  });

  it("implies the probability at which it breaks even", () => {
    expect(impliedProbability(4)).toBe(0.25);
  });
});
