import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { errorFields, type Log } from "../log.ts";
import { newerRelease, type Release } from "../updates.ts";
import type { OnStop } from "./storage.ts";

const dayMs = 86_400_000;

interface UpdatesDeps {
  clock: Clock;
  log: Log;
  onStop: OnStop;
}

/** Asks the release feed once a day, where one is set, and tells the operator of each newer version once. Gives the newest one known. */
export function lookForUpdates({ updateFeed, proxy }: Config, { clock, log, onStop }: UpdatesDeps): () => Release | null {
  let newest: Release | null = null;
  if (updateFeed === null) return () => null;
  const feed = updateFeed;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    const found = await newerRelease(feed, proxy);
    if (found && found.version !== newest?.version) log.warn({ ...found }, "a newer version of Linewatch is out");
    newest = found;
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.warn(errorFields(error), "could not read the release feed"));
      await clock.sleep(dayMs, stopping.signal);
    }
  }

  const ended = keepLooking();
  onStop(() => {
    stopping.abort();
    return ended;
  });
  return () => newest;
}
