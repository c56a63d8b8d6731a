import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyAfterOne, type Rate, waitMs } from "../src/gcra.ts";

/** When each of so many goes that all want to go as early as they may, after these pauses. */
function timesOf(rate: Rate, pausesMs: readonly number[]): number[] {
  let [now, emptyAt] = [0, 0];
  return pausesMs.map((pauseMs) => {
    now += pauseMs;
    now += waitMs(emptyAt, now, rate);
    emptyAt = emptyAfterOne(emptyAt, now, rate);
    return now;
  });
}

describe("the generic cell rate algorithm", () => {
  it("lets a burst go at once and the rest evenly", () => {
    expect(timesOf({ everyMs: 100, burst: 3 }, [0, 0, 0, 0, 0])).toEqual([0, 0, 0, 100, 200]);
  });

  it("gives the burst back after a rest, and no more than that", () => {
    expect(timesOf({ everyMs: 100, burst: 2 }, [0, 0, 0, 10_000, 0, 0])).toEqual([0, 0, 100, 10_100, 10_100, 10_200]);
  });

  it("never lets more than the burst and the rate go in any window, whatever the pauses", () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 9 }), pauses, (everyMs, burst, pausesMs) => {
        const times = timesOf({ everyMs, burst }, pausesMs);
        for (const [index, from] of times.entries())
          for (const [later, at] of times.slice(index).entries())
            expect(later + 1).toBeLessThanOrEqual(burst + (at - from) / everyMs + 1e-9);
      }),
    );
  });
});
