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

/**
 * An even pace (GCRA): in no second more than `perSecond + burst` go, however the receiver counts. They stand in line, since
 * timers that all fire late, as those of a process that stood still, would let a whole crowd go at once.
 */
export function createPace(clock: Clock, { perSecond, burst }: PaceLimits = defaultLimits): Pace {
  const interval = 1_000 / perSecond;
  // When the next request would be due if they all came evenly.
  let due = 0;
  let lastInLine: Promise<unknown> = Promise.resolve();

  /** Late as it may be, nothing is made up for but the burst. */
  function stayClose(): void {
    due = Math.max(due, clock.now() - (burst - 1) * interval);
  }

  async function takeTurn(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<boolean> {
    await before;
    if (signal?.aborted) return false;
    stayClose();
    const waitMs = due - clock.now();
    if (waitMs > 0) await clock.sleep(waitMs, signal);
    if (signal?.aborted) return false;
    stayClose();
    due += interval;
    return true;
  }

  return {
    turn(signal) {
      const turn = takeTurn(lastInLine, signal);
      lastInLine = turn;
      return turn;
    },
  };
}
