/** Time as an argument: everything that reads the time or waits is handed one of these. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
  /** Resolves after `ms`, or at once when `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Does something after `ms`, unless what it returns is called before. For what is nearly always called off, and often. */
  after(ms: number, act: () => void): () => void;
}

/** The last moment that a date can name (ms): the end of what only a person ends. */
export const endOfTime = 8_640_000_000_000_000;

/** How long to wait after so many failures in a row: `firstMs` after the first, then so many times longer each time. */
export function backOffMs(failures: number, { firstMs, mostMs, times = 2 }: { firstMs: number; mostMs: number; times?: number }) {
  return Math.min(mostMs, firstMs * times ** (failures - 1));
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep(ms, signal) {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      // A timer of its own: those of `timers/promises` make an error with a stack whenever a wait is ended early, as most are.
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, Math.max(0, ms));
      signal?.addEventListener("abort", end, { once: true });
    });
  },
  after(ms, act) {
    const timer = setTimeout(act, Math.max(0, ms));
    return () => clearTimeout(timer);
  },
};
