import { admitsAt, type BudgetState, broughtUpTo, coldStart, spent } from "../src/api/budget/gcra.ts";
import type { Lane } from "../src/api/odds-api.ts";

/** A client's own limit: when a request may be sent, at `now` or later, and the note that one was. Times in ms. */
export interface Limiter {
  admitsAt(now: number, lane: Lane): number;
  spend(now: number, lane: Lane): void;
}

const limit = 100;
const windowMs = 60_000;

/** Ours, on the very functions that the budget decides with. */
export function createOurs(): Limiter {
  let state: BudgetState = coldStart(0);
  return {
    admitsAt: (now, lane) => Math.max(now, admitsAt(broughtUpTo(now, state), lane)),
    spend(now, lane) {
      state = spent(broughtUpTo(now, state), lane);
    },
  };
}

/** What people set when they read "100 requests a minute". */
export const rivals: Readonly<Record<string, () => Limiter>> = {
  "fixed window of 100": () => {
    let [began, count] = [Number.NEGATIVE_INFINITY, 0];
    return {
      admitsAt: (now) => (count < limit || now >= began + windowMs ? now : began + windowMs),
      spend(now) {
        if (now >= began + windowMs) [began, count] = [now, 0];
        count++;
      },
    };
  },
  "bucket of 100, 100 a minute": () => createBucket(100),
  "bucket of 10, 100 a minute": () => createBucket(10),
  "sliding log of 100": () => {
    const log: number[] = [];
    return {
      admitsAt: (now) => Math.max(now, log.length < limit ? now : (log[log.length - limit] ?? now) + windowMs),
      spend(now) {
        log.push(now);
        if (log.length > limit) log.shift();
      },
    };
  },
};

function createBucket(size: number): Limiter {
  const refillMs = windowMs / limit;
  let emptyAt = Number.NEGATIVE_INFINITY;
  return {
    admitsAt: (now) => Math.max(now, emptyAt - (size - 1) * refillMs),
    spend(now) {
      emptyAt = Math.max(emptyAt, now) + refillMs;
    },
  };
}
