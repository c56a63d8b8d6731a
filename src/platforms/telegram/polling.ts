import { createConcurrentSink, createRunner, createSource, type RunnerHandle, type UpdateSupplier } from "@grammyjs/runner";
import { type Api, GrammyError } from "grammy";
import type { Update } from "grammy/types";
import { backOffMs, type Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { refusalFields } from "./outcome.ts";
import { allowedUpdates } from "./update.ts";

interface PollingDeps {
  /** Waits longer than a poll takes. */
  api: Api;
  /** Answers soon or not at all. */
  closing: Api;
  /** Handles one update; called side by side. */
  handle(update: Update): Promise<void>;
  log: Log;
  clock: Clock;
}

export interface Polling {
  start(): void;
  /**
   * Asks for no more updates and resolves when those at hand are handled, after ten seconds at the latest. With `lost` another
   * process may be polling: to confirm what was taken would throw that one out.
   */
  stop(how?: { lost: boolean }): Promise<void>;
}

const pollSeconds = 30;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
const drainMs = 10_000;

/** Fetches updates by long polling on the runner, whatever happens: every failure is logged and tried again more slowly. */
export function createPolling({ api, closing, handle, log, clock }: PollingDeps): Polling {
  const underWay = new Set<Promise<void>>();
  let runner: RunnerHandle | null = null;
  let offset = 0;
  let failures = 0;
  let stopping = new AbortController();

  const fetch: UpdateSupplier<Update>["supply"] = async (most, signal) => {
    for (;;) {
      try {
        const limit = Math.max(1, Math.min(most, 100));
        const updates = await api.getUpdates({ offset, limit, timeout: pollSeconds, allowed_updates: allowedUpdates }, signal);
        failures = 0;
        offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
        return updates;
      } catch (error) {
        if (signal.aborted) throw error;
        const waitMs = afterFailureMs(error, ++failures);
        log.warn({ ...refusalFields(error), retryAfterMs: waitMs }, messageFor(error));
        await clock.sleep(waitMs, stopping.signal);
        if (signal.aborted) throw error;
      }
    }
  };

  function consume(update: Update): Promise<void> {
    const task = handle(update).finally(() => underWay.delete(task));
    underWay.add(task);
    return task;
  }

  /** Tells Telegram what was taken, so that the next process is not given it again. */
  async function confirm(): Promise<void> {
    if (offset === 0 || failures > 0) return;
    await closing.getUpdates({ offset, limit: 1, timeout: 0 }).catch((error) => {
      log.debug(refusalFields(error), "the last updates could not be confirmed");
    });
  }

  async function drain(): Promise<void> {
    const done = new AbortController();
    await Promise.race([Promise.allSettled(underWay), clock.sleep(drainMs, done.signal)]);
    done.abort();
    if (underWay.size > 0) log.warn({ updates: underWay.size }, "stopped while updates were still being answered");
  }

  return {
    start() {
      stopping = new AbortController();
      const source = createSource<Update>({ supply: fetch });
      const sink = createConcurrentSink<Update>({ consume }, async (error) => {
        log.error(refusalFields(error), "an update could not be handled");
      });
      runner = createRunner(source, sink);
      runner.start();
    },
    async stop({ lost } = { lost: false }) {
      stopping.abort();
      await runner?.stop();
      runner = null;
      if (!lost) await confirm();
      await drain();
    },
  };
}

/** Doubles from one second to a minute, or as long as Telegram says. */
function afterFailureMs(error: unknown, failures: number): number {
  const asked = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1000 : 0;
  return Math.max(asked, backOffMs(failures, { firstMs: firstWaitMs, mostMs: longestWaitMs }));
}

function messageFor(error: unknown): string {
  const code = error instanceof GrammyError ? error.error_code : null;
  if (code === 409) return "another program is polling with this Telegram token, or a webhook is set: only one can get updates";
  if (code === 401) return "Telegram does not know this token any more";
  return "updates could not be fetched from Telegram";
}
