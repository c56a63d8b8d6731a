import type { Clock } from "./clock.ts";

/** A loop's rest between two turns, which anybody may cut short. */
export interface Nap {
  /** Resolves after `ms`, when `signal` aborts, or when woken; at once when it was woken since the last rest. */
  rest(ms: number, signal: AbortSignal): Promise<void>;
  wake(): void;
}

export function createNap(clock: Clock): Nap {
  let sleeping: AbortController | null = null;
  let isWoken = false;

  function wake(): void {
    isWoken = true;
    sleeping?.abort();
  }

  return {
    wake,
    async rest(ms, signal) {
      if (!isWoken && !signal.aborted) {
        sleeping = new AbortController();
        signal.addEventListener("abort", wake, { once: true });
        await clock.sleep(ms, sleeping.signal);
        signal.removeEventListener("abort", wake);
        sleeping = null;
      }
      isWoken = false;
    },
  };
}
