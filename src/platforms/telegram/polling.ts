import { createConcurrentSink, createRunner, createSource, type RunnerHandle, type UpdateSupplier } from "@grammyjs/runner";
import { type Api, GrammyError } from "grammy";
import type { Update } from "grammy/types";
import { backOffMs, type Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { refusalFields } from "./outcome.ts";
import type { Inbox, UnderWay } from "./under-way.ts";
import { allowedUpdates } from "./update.ts";

interface PollingDeps {
  /** Waits longer than a poll takes. */
  api: Api;
  /** Answers soon or not at all. */
  closing: Api;
  underWay: UnderWay;
  log: Log;
  clock: Clock;
}

const pollSeconds = 30;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** So many polls in a row in vain are no hiccup: some seven seconds have passed. */
const failuresCutOff = 4;

/** Fetches updates by long polling on the runner, whatever happens: every failure is logged and tried again more slowly. */
export function createPolling({ api, closing, underWay, log, clock }: PollingDeps): Inbox {
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

  /** Tells Telegram what was taken, so that the next process is not given it again. */
  async function confirm(): Promise<void> {
    if (offset === 0 || failures > 0) return;
    await closing.getUpdates({ offset, limit: 1, timeout: 0 }).catch((error) => {
      log.debug(refusalFields(error), "could not confirm the last updates");
    });
  }

  return {
    async start() {
      stopping = new AbortController();
      const source = createSource<Update>({ supply: fetch });
      const sink = createConcurrentSink<Update>({ consume: underWay.handle }, async (error) => {
        log.error(refusalFields(error), "could not handle an update");
      });
      runner = createRunner(source, sink);
      runner.start();
    },
    async stop({ lost } = { lost: false }) {
      stopping.abort();
      await runner?.stop();
      runner = null;
      if (!lost) await confirm();
      await underWay.drain();
    },
    isCutOff: () => failures >= failuresCutOff,
  };
}

/** Doubles from one second to a minute, or as long as Telegram says. */
function afterFailureMs(error: unknown, failures: number): number {
  const asked = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1000 : 0;
  return Math.max(asked, backOffMs(failures, { firstMs: firstWaitMs, mostMs: longestWaitMs }));
}

function messageFor(error: unknown): string {
  const code = error instanceof GrammyError ? error.error_code : null;
  const failed = "could not fetch updates from Telegram";
  if (code === 409) return `${failed}: another program polls with this token, or a webhook is set, and only one can get them`;
  if (code === 401) return `${failed}: it doesn't know this token any more`;
  return failed;
}
