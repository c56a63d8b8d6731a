/** A rate by the generic cell rate algorithm: one every `everyMs` in the long run, `burst` at once after a rest. */
export interface Rate {
  everyMs: number;
  burst: number;
}

/**
 * How long one more has to wait, in ms; 0 when it may go now. `emptyAt` is the algorithm's "theoretical arrival time": when
 * the bucket is empty if nothing more comes.
 */
export function waitMs(emptyAt: number, now: number, { everyMs, burst }: Rate): number {
  return Math.max(0, emptyAt - (burst - 1) * everyMs - now);
}

/** When the bucket is empty after one more has gone now. */
export function emptyAfterOne(emptyAt: number, now: number, { everyMs }: Pick<Rate, "everyMs">): number {
  return Math.max(emptyAt, now) + everyMs;
}
