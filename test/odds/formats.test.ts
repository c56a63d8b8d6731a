import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  americanOf,
  type FormatNumber,
  formatPrice,
  fractionOf,
  type PriceFormat,
  priceFormats,
} from "../../src/odds/formats.ts";
import { anyPrice, postedPrice } from "./prices.ts";

const english: FormatNumber = (value, options) => new Intl.NumberFormat("en", options).format(value);
const russian: FormatNumber = (value, options) => new Intl.NumberFormat("ru", options).format(value);

describe("a price in words", () => {
  it.each<[PriceFormat, number, string]>([
    ["decimal", 2, "2.00"],
    ["decimal", 1.4, "1.40"],
    ["decimal", 1.005, "1.005"],
    ["decimal", 1.909091, "1.91"],
    ["decimal", 1.004651, "1.0047"],
    ["decimal", 1.0125, "1.013"],
    ["decimal", 1001, "1001.00"],
    ["hongkong", 1.91, "0.91"],
    ["hongkong", 1.909091, "0.91"],
    ["hongkong", 3.5, "2.50"],
    ["fractional", 2, "1/1"],
    ["fractional", 1.67, "4/6"],
    ["fractional", 4.33, "100/30"],
    ["fractional", 1.91, "10/11"],
    ["fractional", 1.9, "9/10"],
    ["fractional", 2.35, "27/20"],
    ["fractional", 1.87, "5/6"],
    ["fractional", 14, "13/1"],
    ["american", 2, "+100"],
    ["american", 2.5, "+150"],
    ["american", 1.5, "-200"],
    ["american", 1.909091, "-110"],
    ["percent", 2, "50.0%"],
    ["percent", 3, "33.3%"],
    ["percent", 501, "0.20%"],
  ])("%s %d is %s", (format, price, text) => {
    expect(formatPrice(price, format, english)).toBe(text);
  });

  it("has the decimal mark of the reader's language", () => {
    expect(formatPrice(1.85, "decimal", russian)).toBe("1,85");
    expect(formatPrice(1.85, "percent", russian)).toMatch(/^54,1\s%$/);
  });

  it("never says that a price returns nothing or is sure", () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(formatPrice(price, "decimal", english)).not.toMatch(/^1\.?0*$/);
        expect(formatPrice(price, "hongkong", english)).not.toMatch(/^0\.?0*$/);
        for (const format of priceFormats) expect(formatPrice(price, format, english)).not.toMatch(/NaN|∞|undefined/);
      }),
    );
  });

  it("keeps the order of prices in American odds", () => {
    // American odds go ... -200, -100 = +100, +150 ...: line them up on one axis first.
    const axis = (american: number) => (american > 0 ? american - 100 : american + 100);
    fc.assert(
      fc.property(postedPrice, postedPrice, (a, b) => {
        if (a > b) expect(axis(americanOf(a))).toBeGreaterThanOrEqual(axis(americanOf(b)));
      }),
    );
  });

  it("is at most a step of the ladder away from the price as a fraction", () => {
    fc.assert(
      fc.property(postedPrice, (price) => {
        const { numerator, denominator } = fractionOf(price);
        expect(Math.abs(Math.log(numerator / denominator / (price - 1)))).toBeLessThan(0.36);
      }),
    );
  });
});
