import fc from "fast-check";
import { expect, it } from "vitest";
import type { Clock } from "../../../src/clock.ts";
import { createPace, defaultLimits } from "../../../src/platforms/discord/pace.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";

/** A clock of a process that stands still now and then: what falls due meanwhile wakes when it goes on. */
function stumbling(clock: FakeClock, stops: readonly { at: number; forMs: number }[]): Clock {
  const start = clock.now();
  return {
    ...clock,
    sleep(ms, signal) {
      const wake = clock.now() + ms;
      const stop = stops.find(({ at, forMs }) => wake >= start + at && wake < start + at + forMs);
      return clock.sleep(stop ? start + stop.at + stop.forMs - clock.now() : ms, signal);
    },
  };
}

/** How many go in the fullest second. */
function mostInASecond(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}

it("keeps the limit in every second, however late its timers fire, with a crowd that always waits", async () => {
  const stops = fc.array(fc.record({ at: fc.nat(2_500), forMs: fc.integer({ min: 1, max: 600 }) }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(stops, async (pauses) => {
      const clock = createFakeClock();
      const pace = createPace(stumbling(clock, pauses));
      const stop = new AbortController();
      const times: number[] = [];
      const crowd = Array.from({ length: 10 }, async () => {
        while (await pace.turn(stop.signal)) times.push(clock.now());
      });
      await clock.advance(3_000);
      stop.abort();
      await Promise.all(crowd);
      expect(mostInASecond(times)).toBeLessThanOrEqual(50);
      const stoodStillMs = pauses.reduce((sum, { forMs }) => sum + forMs, 0);
      expect(times.length).toBeGreaterThanOrEqual(
        ((3_000 - stoodStillMs) / 1_000) * defaultLimits.perSecond - 2 * (pauses.length + 1),
      );
    }),
    { numRuns: 30 },
  );
});

it("has turns for changes while nobody stands in line, a quarter of all, and nobody waits behind them", async () => {
  const clock = createFakeClock();
  const pace = createPace(clock);
  let changes = 0;
  const end = clock.now() + 2_000;
  while (clock.now() < end) {
    const afterMs = pace.spare();
    if (afterMs === 0) changes += 1;
    await clock.advance(Math.max(1, afterMs));
  }
  expect(changes).toBeGreaterThanOrEqual(22);
  expect(changes).toBeLessThanOrEqual(25);
  expect(pace.spare()).toBeGreaterThanOrEqual(0);
  const begun = clock.now();
  await pace.turn();
  expect(clock.now()).toBe(begun);
  const stop = new AbortController();
  const crowd = Array.from({ length: 10 }, () => pace.turn(stop.signal));
  await clock.advance(10);
  expect(pace.spare()).toBeGreaterThan(0);
  stop.abort();
  await Promise.all(crowd);
});
