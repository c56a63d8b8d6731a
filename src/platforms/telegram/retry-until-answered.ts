import { backOffMs, type Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { WrongSetting } from "../../settings/wrong.ts";
import { faultFromError, refusalFields } from "./outcome.ts";

interface RetryDeps {
  log: Log;
  clock: Clock;
  signal: AbortSignal;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Asks until Telegram answers, more and more slowly. A refusal ends it with an error that is safe to print, and so does the signal. */
export async function retryUntilAnswered<T>(ask: () => Promise<T>, { log, clock, signal }: RetryDeps): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      const retryAfterMs = Math.max(
        backOffMs(failures, { firstMs: firstWaitMs, mostMs: longestWaitMs }),
        retryableAfterMs(error),
      );
      log.warn({ ...refusalFields(error), retryAfterMs }, "could not reach Telegram");
      await clock.sleep(retryAfterMs, signal);
      // The library's error holds the token, so it is no cause of ours.
      if (signal.aborted) throw new Error("stopped before Telegram was reached");
    }
  }
}

/** How long Telegram wants us to wait at least; throws when waiting would not help. */
function retryableAfterMs(error: unknown): number {
  const fault = faultFromError(error);
  switch (fault.kind) {
    case "limited":
      return fault.afterMs;
    case "unreached":
    case "unknown":
    case "strange":
      return 0;
    case "token":
      throw new WrongSetting(`Telegram does not accept the token: ${fault.reason}; check TELEGRAM_BOT_TOKEN`);
    default:
      throw new Error(`Telegram refused to start: ${"reason" in fault ? fault.reason : fault.kind}`);
  }
}
