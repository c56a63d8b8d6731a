import type { Clock } from "./clock.ts";

/** A loop's sleep between two turns, which anybody may cut short. */
export interface WakeableSleep {
  /** Resolves after `ms`, when `signal` aborts, or when woken; at once when it was woken since the last sleep. */
  for(ms: number, signal: AbortSignal): Promise<void>;
  wake(): void;
}

export function createWakeableSleep(clock: Clock): WakeableSleep {
  let sleeping: AbortController | null = null;
  let isWoken = false;

  function wake(): void {
    isWoken = true;
    sleeping?.abort();
  }

  return {
    wake,
    async for(ms, signal) {
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
