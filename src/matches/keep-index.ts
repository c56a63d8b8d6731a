import { isApiTrouble } from "../api/trouble.ts";
import type { Clock } from "../clock.ts";
import { causeFields, errorFields, type Log } from "../log.ts";
import type { MatchIndex } from "./index.ts";

const everyMs = 5 * 60_000;

/** Keeps the local index filled, so that words and half-typed names find their match without a request. */
export async function keepIndex(
  { index, clock, log, onListed }: { index: Pick<MatchIndex, "refresh" | "settle">; clock: Clock; log: Log; onListed(): void },
  signal: AbortSignal,
): Promise<void> {
  // A refresh has no end of its own to wait for: what it has fetched is kept page by page.
  const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  while (!signal.aborted) {
    const refreshed = index
      .refresh()
      .then(onListed)
      .catch((error: unknown) =>
        log.warn(isApiTrouble(error) ? causeFields(error) : errorFields(error), "could not fetch the list of matches"),
      );
    await Promise.race([refreshed, stopped]);
    await index.settle(signal);
    await clock.sleep(everyMs, signal);
  }
}
