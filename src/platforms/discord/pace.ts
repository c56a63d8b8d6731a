import type { Clock } from "../../clock.ts";

/** Lets requests go one by one. */
export interface Pace {
  /** Resolves when the next request may go: true, or false when the signal ended the wait first. */
  turn(signal?: AbortSignal): Promise<boolean>;
}

/** How fast requests may go. */
export interface PaceLimits {
  perSecond: number;
  /** How many may go at once after a rest. */
  burst: number;
}

/** Discord allows 50 a second, answers to people not counted: no second has more than both together. */
export const defaultLimits: PaceLimits = { perSecond: 48, burst: 2 };

/** An even pace (GCRA): in no second more than `perSecond + burst` go, however the receiver counts. */
export function createPace(clock: Clock, { perSecond, burst }: PaceLimits = defaultLimits): Pace {
  const interval = 1_000 / perSecond;
  // When the next request would be due if they all came evenly.
  let due = 0;
  return {
    async turn(signal) {
      if (signal?.aborted) return false;
      const now = clock.now();
      due = Math.max(due, now - (burst - 1) * interval);
      const waitMs = due - now;
      due += interval;
      if (waitMs > 0) await clock.sleep(waitMs, signal);
      return signal?.aborted !== true;
    },
  };
}
