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
    ["fractional", 1.87, "20/23"],
    ["fractional", 1.952381, "20/21"],
    ["fractional", 1.77, "10/13"],
    ["fractional", 3.13, "85/40"],
    ["fractional", 4.71, "26/7"],
    ["fractional", 1.909191, "~10/11"],
    ["fractional", 1.035, "~1/28"],
    ["fractional", 14, "13/1"],
    ["fractional", 1.01, "1/100"],
    ["american", 2, "+100"],
    ["american", 2.5, "+150"],
    ["american", 1.5, "-200"],
    ["american", 1.909091, "-110"],
    ["percent", 2, "50.0%"],
    ["percent", 3, "33.3%"],
    ["percent", 501, "0.20%"],
    // Longer prices keep two digits of the profit, and never fewer than two decimals nor more than six.
    ["decimal", 1.123, "1.123"],
    ["decimal", 1.1234, "1.12"],
    ["decimal", 1.099999, "1.10"],
    ["decimal", 1.000123, "1.00012"],
    ["decimal", 1.000012, "1.000012"],
    ["decimal", 1.000001, "1.000001"],
    ["decimal", 12.34567, "12.35"],
    ["decimal", 1.0005, "1.0005"],
    ["decimal", 2.3, "2.30"],
    ["hongkong", 1.000001, "0.000001"],
    ["hongkong", 1.1234, "0.12"],
    ["hongkong", 1001, "1000.00"],
    // Exact in a small denominator, else a rounding of a simple one, else exact in hundredths.
    ["fractional", 8.52, "188/25"],
    ["fractional", 8.98, "399/50"],
    ["fractional", 8.51, "751/100"],
    ["fractional", 6.05, "101/20"],
    ["fractional", 1.3, "3/10"],
    ["fractional", 1.29, "2/7"],
    ["fractional", 1.31, "4/13"],
    ["american", 1.99, "-101"],
    ["american", 2.004, "+100"],
    ["american", 2.006, "+101"],
    ["american", 1.01, "-10000"],
    ["american", 1001, "+100000"],
    ["percent", 100, "1.0%"],
    ["percent", 100.01, "1.00%"],
    ["percent", 1.011, "98.9%"],
    ["percent", 1.01, "99.01%"],
    ["percent", 100 / 99, "99.0%"],
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

  it("is a fraction that the posted price is a rounding of, or says that it is only near", () => {
    const near: number[] = [];
    for (let hundredths = 101; hundredths <= 1_100; hundredths++) {
      const price = hundredths / 100;
      const { numerator, denominator, isNear } = fractionOf(price);
      if (isNear) near.push(price);
      else expect(Math.abs(numerator / denominator + 1 - price)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(Math.abs(Math.log(numerator / denominator / (price - 1)))).toBeLessThan(0.36);
    }
    expect(near).toEqual([]);
    fc.assert(
      fc.property(anyPrice, (price) => {
        const { numerator, denominator, isNear } = fractionOf(price);
        expect(formatPrice(price, "fractional", english)).toBe(`${isNear ? "~" : ""}${numerator}/${denominator}`);
      }),
    );
  });
});
