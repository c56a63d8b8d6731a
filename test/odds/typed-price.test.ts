import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FormatNumber, formatPrice, priceFormats } from "../../src/odds/formats.ts";
import { highestPrice, priceFromText, splitPrices } from "../../src/odds/typed-price.ts";
import { anyPrice, postedPrice } from "./prices.ts";

describe("a typed price", () => {
  it.each([
    ["1.90", 1.9],
    ["1,90", 1.9],
    [" 2 ", 2],
    ["150", 150],
    ["10000", 10_000],
    ["1.000001", 1.000001],
    ["11/8", 2.375],
    ["11/10", 2.1],
    ["1/1", 2],
    ["100/30", 4.333333],
    ["10/11", 1.909091],
    ["+150", 2.5],
    ["+100", 2],
    ["-100", 2],
    ["-200", 1.5],
    ["−110", 1.909091],
    ["50%", 2],
    ["52,6%", 1.901141],
    ["0.5%", 200],
    ["Evens", 2],
    ["evs", 2],
  ])("%s is %d", (typed, price) => {
    expect(priceFromText(typed)).toBe(price);
  });

  it.each([
    "",
    "1",
    "1.0",
    "0.9",
    "-1.9",
    "+50",
    "-99",
    "1.90x",
    "1.9.0",
    "1/0",
    "0/5",
    "0%",
    "100%",
    "101%",
    "NaN",
    "Infinity",
    "1e3",
    "0x10",
    "10001",
    "1.0000001",
    "١.٩",
    "spartak",
  ])("%j is none", (typed) => {
    expect(priceFromText(typed)).toBeNull();
  });

  it("without a sign is what the reader's own format says", () => {
    expect(priceFromText("0.90", "hongkong")).toBe(1.9);
    expect(priceFromText("1,5", "hongkong")).toBe(2.5);
    expect(priceFromText("+150", "hongkong")).toBe(2.5);
    expect(priceFromText("1.90", "american")).toBe(1.9);
  });

  it("is the price itself, however the program wrote it, or so near that it is written the same", () => {
    const writers: FormatNumber[] = ["en", "ru"].map((language) => (value, options) => {
      return new Intl.NumberFormat(language, options).format(value).replace(/[\u00a0\u202f]/g, "");
    });
    fc.assert(
      fc.property(postedPrice, fc.constantFrom(...priceFormats), fc.constantFrom(...writers), (price, format, write) => {
        const written = formatPrice(price, format, write);
        const read = priceFromText(written, format);
        if (format === "decimal" || format === "hongkong") expect(read).toBe(price);
        else expect(read === null ? null : formatPrice(read, format, write)).toBe(written);
      }),
    );
  });

  it("is never anything but a price, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d.,/%]{1,12}$/)),
        fc.constantFrom(...priceFormats),
        (typed, own) => {
          const price = priceFromText(typed, own);
          if (price === null) return;
          expect(price).toBeGreaterThan(1);
          expect(price).toBeLessThanOrEqual(highestPrice);
          expect(Number(price.toFixed(6))).toBe(price);
        },
      ),
    );
  });
});

describe("several prices in a line", () => {
  it.each([
    ["1.90 3.50 4.20", ["1.90", "3.50", "4.20"]],
    ["1,90 3,50 4,20", ["1,90", "3,50", "4,20"]],
    ["1.90, 3.50, 4.20", ["1.90", "3.50", "4.20"]],
    ["1.90,3.50,4.20", ["1.90", "3.50", "4.20"]],
    ["1,90, 3,50", ["1,90", "3,50"]],
    ["1,90;3,50 | 4,20", ["1,90", "3,50", "4,20"]],
    ["11/8, 12 / 5", ["11/8", "12/5"]],
    ["+150,-110", ["+150", "-110"]],
    ["52 % 48%", ["52%", "48%"]],
    ["2,3", ["2,3"]],
    ["", []],
  ])("%j are %j", (line, prices) => {
    expect(splitPrices(line)).toEqual(prices);
  });

  it("come apart again as they were put together", () => {
    const separators = [" ", "  ", "; ", ", ", " | ", "\n"];
    fc.assert(
      fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 20 }), fc.constantFrom(...separators), (prices, separator) => {
        expect(splitPrices(prices.join(separator)).map((part) => priceFromText(part))).toEqual(prices);
      }),
    );
  });
});
