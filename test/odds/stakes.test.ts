import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountFromText,
  edgeOf,
  kellyOf,
  numberOf,
  partOf,
  returnOf,
  returnsOf,
  settledReturn,
  splitStake,
} from "../../src/odds/stakes.ts";

const price = fc.integer({ min: 1_010_000, max: 200_000_000 }).map((micros) => micros / 1e6);
const chance = fc.integer({ min: 1, max: 999_999 });
const hundredths = fc.integer({ min: 1, max: 100_000_000_000 });
const share = (numerator: number, denominator: number) => ({ numerator: BigInt(numerator), denominator: BigInt(denominator) });

describe("Kelly's share", () => {
  it.each([
    [2.1, 520_000, 0.092, 0.0836363636],
    [2, 600_000, 0.2, 0.2],
    [1.5, 700_000, 0.05, 0.1],
    [11, 100_000, 0.1, 0.01],
  ])("at %s with %s millionths is known", (at, of, edge, kelly) => {
    expect(numberOf(edgeOf({ price: at, chance: of }))).toBeCloseTo(edge, 10);
    expect(numberOf(kellyOf({ price: at, chance: of }))).toBeCloseTo(kelly, 9);
  });

  it("is nothing without an edge, exactly at the price where there is none", () => {
    expect(kellyOf({ price: 2.5, chance: 400_000 }).numerator).toBe(0n);
    expect(kellyOf({ price: 2.5, chance: 399_999 }).numerator).toBe(0n);
    expect(kellyOf({ price: 2.5, chance: 400_001 }).numerator).toBeGreaterThan(0n);
  });

  it("is between nothing and the chance itself, and grows with chance and price", () => {
    fc.assert(
      fc.property(price, chance, (at, of) => {
        const kelly = numberOf(kellyOf({ price: at, chance: of }));
        expect(kelly).toBeGreaterThanOrEqual(0);
        expect(kelly).toBeLessThanOrEqual(of / 1e6);
        if (of < 999_999) expect(numberOf(kellyOf({ price: at, chance: of + 1 }))).toBeGreaterThanOrEqual(kelly);
      }),
    );
  });

  it("is where the growth of a bankroll is largest", () => {
    const growth = (at: number, of: number, f: number) => of * Math.log(1 + f * (at - 1)) + (1 - of) * Math.log(1 - f);
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 900 }), fc.integer({ min: 5, max: 95 }), (cents, percent) => {
        const [at, of] = [cents / 100, percent / 100];
        const kelly = numberOf(kellyOf({ price: at, chance: percent * 10_000 }));
        const best = growth(at, of, kelly);
        for (const other of [kelly * 0.9, Math.min(0.999, kelly * 1.1 + 0.001)])
          expect(growth(at, of, other)).toBeLessThanOrEqual(best + 1e-12);
      }),
    );
  });

  it("of a bankroll is never more than its part", () => {
    expect(partOf(100_000, kellyOf({ price: 2.1, chance: 520_000 }))).toBe(8_363);
    expect(partOf(100_000, kellyOf({ price: 2.1, chance: 520_000 }), share(1, 4))).toBe(2_090);
    fc.assert(
      fc.property(hundredths, price, chance, (all, at, of) => {
        expect(partOf(all, kellyOf({ price: at, chance: of }))).toBeLessThanOrEqual(all);
      }),
    );
  });
});

describe("an amount as people write it", () => {
  it.each([
    ["1000", 100_000],
    ["12.50", 1_250],
    ["12,5", 1_250],
    ["12.05", 1_205],
    ["0.01", 1],
    ["007", 700],
    ["999999999.99", 99_999_999_999],
  ])("%s is %d hundredths", (typed, hundredths) => {
    expect(amountFromText(typed)).toBe(hundredths);
  });

  it.each(["", "0", "0.00", "1000000000", "12.505", "12.", ".5", "-5", "+5", "5 ", "1e3", "1,000.50", "five"])(
    "%j is none",
    (typed) => {
      expect(amountFromText(typed)).toBeNull();
    },
  );
});

describe("a stake", () => {
  it.each([
    ["won", 210, 3],
    ["lost", 0, 0],
    ["void", 100, 3],
    ["half_won", 155, 3],
    ["half_lost", 50, 1],
  ] as const)("of a bet that is %s brings back its share, less what is smaller than a hundredth", (result, back, little) => {
    expect([settledReturn(100, 2.1, result), settledReturn(3, 1.1, result)]).toEqual([back, little]);
  });

  it("brings back exactly its price, less what is smaller than a hundredth", () => {
    expect([returnOf(5_000, 2.1), returnOf(3, 1.1), returnOf(1_000, 1.333333)]).toEqual([10_500, 3, 1_333]);
  });

  it("is split without a remainder, each share within a few hundredths of the exact one", () => {
    expect(splitStake([2.1, 2.1], 10_000)).toMatchObject({ stakes: [5_000, 5_000], least: 10_500 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 8 }), hundredths, (prices, total) => {
        const { stakes, least } = splitStake(prices, total);
        const returns = returnsOf(prices);
        expect(stakes.reduce((all, stake) => all + stake, 0)).toBe(total);
        const sum = prices.reduce((all, one) => all + 1 / one, 0);
        for (const [index, stake] of stakes.entries())
          expect(Math.abs(stake - total / (prices[index] as number) / sum)).toBeLessThanOrEqual(prices.length + total * 1e-12);
        expect(least).toBeLessThanOrEqual(Math.ceil(total * numberOf(returns) * (1 + 1e-9)));
      }),
    );
  });

  it("is split so that no other split in hundredths brings back more from the outcome that brings back least", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_010_000, max: 12_000_000 }), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 1, max: 120 }),
        (micros, total) => {
          const prices = micros.map((one) => one / 1e6);
          const back = (stake: number, index: number) => Math.floor((stake * (micros[index] as number)) / 1e6 + 1e-9);
          let best = 0;
          for (let first = 0; first <= total; first += 1)
            for (let second = 0; second <= (prices.length === 3 ? total - first : 0); second += 1) {
              const stakes = prices.length === 3 ? [first, second, total - first - second] : [first, total - first];
              best = Math.max(best, Math.min(...stakes.map(back)));
            }
          const { stakes, least } = splitStake(prices, total);
          expect(least).toBe(best);
          expect(Math.min(...stakes.map(back))).toBe(best);
          expect(stakes.reduce((all, stake) => all + stake, 0)).toBe(total);
        },
      ),
    );
  });

  it("has its last hundredths where least comes back, and says how much that is", () => {
    // Exact shares of 100: 50, 33.33 and 16.67; of 1000: 285.71, 285.71 and 428.57.
    expect(splitStake([2, 3, 6], 100)).toMatchObject({ stakes: [50, 33, 17], least: 99 });
    expect(splitStake([3, 3, 2], 1_000)).toMatchObject({ stakes: [286, 286, 428], least: 856 });
    // Where as much comes back of each, the first comes first.
    expect(splitStake([3, 3, 3], 100)).toMatchObject({ stakes: [34, 33, 33], least: 99 });
  });

  it("wins in any case exactly where the implied chances leave something over", () => {
    expect(returnsOf([2, 2])).toEqual({ numerator: 4_000_000_000_000n, denominator: 4_000_000_000_000n });
    expect(numberOf(returnsOf([2.1, 2.1]))).toBeCloseTo(1.05, 12);
    expect(numberOf(returnsOf([3, 3, 3]))).toBe(1);
    // A sum of doubles says 1.0000000000000002 here.
    expect(returnsOf([1.5, 3]).numerator).toBe(returnsOf([1.5, 3]).denominator);
  });
});
