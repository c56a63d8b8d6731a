import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type DevigMethod, devig, devigMethods, devigPower } from "../../src/odds/devig.ts";
import { runs } from "../runs.ts";
import { anyPrice, soundSet } from "./prices.ts";

const completeSet = fc.array(anyPrice, { minLength: 2, maxLength: 6 });

describe.each(devigMethods)("de-vigging by %s", (method: DevigMethod) => {
  it("gives probabilities that sum to 1, each between 0 and 1", () => {
    fc.assert(
      fc.property(completeSet, (prices) => {
        const probabilities = devig(prices, method);
        expect(probabilities.reduce((total, p) => total + p, 0)).toBeCloseTo(1, 10);
        for (const p of probabilities) expect(p >= 0 && p <= 1).toBe(true);
      }),
    );
  });

  it("keeps the order: the lower the price, the likelier", () => {
    fc.assert(
      fc.property(completeSet, (prices) => {
        const pairs = prices.map((price, index) => ({ price, p: devig(prices, method)[index] ?? Number.NaN }));
        pairs.sort((a, b) => a.price - b.price);
        pairs.slice(1).forEach(({ p }, index) => {
          expect(p).toBeLessThanOrEqual((pairs[index]?.p ?? 0) + 1e-12);
        });
      }),
    );
  });

  it("leaves prices without a margin as they are", () => {
    const [home, draw, away] = devig([2, 4, 4], method);
    expect(home).toBeCloseTo(0.5, 9);
    expect(draw).toBeCloseTo(0.25, 9);
    expect(away).toBeCloseTo(0.25, 9);
  });

  it("splits equal prices evenly, whatever the margin", () => {
    for (const price of [1.01, 1.5, 1.91, 2.2]) expect(devig([price, price], method)[0]).toBeCloseTo(0.5, 10);
  });
});

describe("the methods", () => {
  it("take more from the outsider than proportional does", () => {
    const prices = [1.2, 7, 15];
    const outsider = (method: DevigMethod) => devig(prices, method)[2] ?? 0;
    expect(outsider("power")).toBeLessThan(outsider("proportional"));
    expect(outsider("shin")).toBeLessThan(outsider("proportional"));
  });

  it("agree with values worked out apart", () => {
    // The prices imply the square roots of 0.8 and 0.2, so that the power is 2.
    expect(devig([1.118034, 2.236068], "power")[0]).toBeCloseTo(0.8, 6);
    expect(devig([1.25, 4], "proportional")[0]).toBeCloseTo(0.8 / 1.05, 12);
    // With two outcomes Shin takes the same amount from both.
    const [favourite, outsider] = devig([1.25, 4], "shin");
    expect(favourite).toBeCloseTo(0.8 - 0.025, 6);
    expect(outsider).toBeCloseTo(0.25 - 0.025, 6);
  });

  it("know that two of three win in double chance", () => {
    const probabilities = devigPower([1.3, 1.25, 1.8], 2);
    expect(probabilities.reduce((total, p) => total + p, 0)).toBeCloseTo(2, 10);
    expect(Math.max(...probabilities)).toBeLessThan(1);
  });
});

describe("the power method", () => {
  /** How many of Newton's steps it takes: each asks once for every price, and so do the last look and the result. */
  function stepsFor(prices: readonly number[], winners: number): number {
    const exp = vi.spyOn(Math, "exp");
    try {
      devigPower(prices, winners);
      return exp.mock.calls.length / prices.length - 2;
    } finally {
      exp.mockRestore();
    }
  }
  const winnersOf = fc.constantFrom(1, 2);

  it("is through in ten steps for any set with a margin that somebody would bet at", () => {
    fc.assert(
      fc.property(soundSet, winnersOf, (prices, winners) => {
        expect(stepsFor(prices, winners)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it("is through in eighteen steps for any prices, however near to 1 or far from it", () => {
    const price = fc.double({ min: -6, max: 5, noNaN: true }).map((log) => 1 + Math.max(1, Math.round(10 ** (log + 6))) / 1e6);
    const set = fc.array(price, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(set, winnersOf, (prices, winners) => {
        expect(stepsFor(prices, winners)).toBeLessThanOrEqual(18);
      }),
      { numRuns: runs(500) },
    );
  });

  it("gives the same from wherever it starts: the halved interval agrees to 1e-13", () => {
    fc.assert(
      fc.property(soundSet, (prices) => {
        const at = (power: number) => prices.map((price) => price ** -power);
        let [low, high] = [0, 64];
        for (let step = 0; step < 80; step++) {
          const middle = (low + high) / 2;
          if (at(middle).reduce((all, each) => all + each, 0) > 1) low = middle;
          else high = middle;
        }
        const halved = at(low);
        for (const [index, p] of devigPower(prices).entries()) expect(Math.abs(p - (halved[index] ?? 0))).toBeLessThan(2e-13);
      }),
    );
  });
});
