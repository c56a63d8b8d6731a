import type { Clock } from "../clock.ts";

/** A rest is so many times as long as the work before it. */
const restTimes = 3;
const longestRestMs = 25;

/**
 * For questions that each keep the process busy for some milliseconds, and that many may ask at once: one after the other, and
 * while some wait, with a rest after each in which all others are answered. What waits for an API does so before its turn, or
 * nobody else has one.
 */
export function createTurns(clock: Pick<Clock, "sleep">): <T>(work: () => Promise<T> | T) => Promise<T> {
  let free: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    waiting += 1;
    let startedAt = 0;
    const done = free.then(() => {
      waiting -= 1;
      startedAt = performance.now();
      return work();
    });
    const rest = async () => {
      if (waiting > 0) await clock.sleep(Math.min(longestRestMs, restTimes * (performance.now() - startedAt)));
    };
    free = done.then(rest, rest);
    return done;
  };
}
