import type { Update } from "grammy/types";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";

/** How updates come in: by long polling or by webhook. */
export interface Inbox {
  start(): Promise<void>;
  /**
   * Takes no more updates and resolves when those at hand are handled, after ten seconds at the latest. With `lost` another
   * process may be taking them: whatever is said to Telegram then could throw that one out.
   */
  stop(how?: { lost: boolean }): Promise<void>;
  /** Whether Telegram has not been reached for a while; absent where nothing tells. */
  isCutOff?(): boolean;
}

/** The updates that are being handled. */
export interface UnderWay {
  count(): number;
  /** Handles one; rejects with what its handling rejects with. */
  handle(update: Update): Promise<void>;
  /** Resolves when all are handled, after ten seconds at the latest. */
  drain(): Promise<void>;
}

const drainMs = 10_000;

export function createUnderWay(handle: (update: Update) => Promise<void>, { log, clock }: { log: Log; clock: Clock }): UnderWay {
  const tasks = new Set<Promise<void>>();
  return {
    count: () => tasks.size,
    handle(update) {
      const task = handle(update).finally(() => tasks.delete(task));
      tasks.add(task);
      return task;
    },
    async drain() {
      const done = new AbortController();
      await Promise.race([Promise.allSettled(tasks), clock.sleep(drainMs, done.signal)]);
      done.abort();
      if (tasks.size > 0) log.warn({ updates: tasks.size }, "stopped while updates were still being answered");
    },
  };
}
