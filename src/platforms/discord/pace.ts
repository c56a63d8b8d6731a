import type { Clock } from "../../clock.ts";
import { emptyAfterOne, type Rate, waitMs } from "../../gcra.ts";

/** Lets requests go one by one. */
export interface Pace {
  /** Resolves when the next request may go: true, or false when the signal ended the wait first. */
  turn(signal?: AbortSignal): Promise<boolean>;
  /** Takes a turn for what nobody waits for: 0, or after how many ms to ask again. Others never wait behind it. */
  spare(): number;
}

/** How fast requests may go. */
export interface PaceLimits {
  perSecond: number;
  /** How many may go at once after a rest. */
  burst: number;
}

/** Discord allows 50 a second, answers to people not counted: no second has more than both together. */
export const defaultLimits: PaceLimits = { perSecond: 48, burst: 2 };

/** Of all turns, what those may have that nobody waits for. */
const spareShare = 0.25;

/**
 * An even pace (GCRA): in no second more than `perSecond + burst` go, however the receiver counts. They stand in line, since
 * timers that all fire late, as those of a process that stood still, would let a whole crowd go at once.
 */
export function createPace(clock: Clock, { perSecond, burst }: PaceLimits = defaultLimits): Pace {
  const rate: Rate = { everyMs: 1_000 / perSecond, burst };
  let emptyAt = 0;
  let spareAt = 0;
  let waiting = 0;
  let lastInLine: Promise<unknown> = Promise.resolve();

  async function takeTurn(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<boolean> {
    await before;
    if (signal?.aborted) return false;
    const ms = waitMs(emptyAt, clock.now(), rate);
    if (ms > 0) await clock.sleep(ms, signal);
    if (signal?.aborted) return false;
    emptyAt = emptyAfterOne(emptyAt, clock.now(), rate);
    return true;
  }

  return {
    turn(signal) {
      waiting++;
      const turn = takeTurn(lastInLine, signal).finally(() => {
        waiting--;
      });
      lastInLine = turn;
      return turn;
    },
    spare() {
      const now = clock.now();
      if (spareAt > now) return spareAt - now;
      if (waiting > 0 || emptyAt > now) return rate.everyMs / spareShare;
      emptyAt = emptyAfterOne(emptyAt, now, rate);
      spareAt = now + rate.everyMs / spareShare;
      return 0;
    },
  };
}
