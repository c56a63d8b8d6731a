import type { Clock } from "../clock.ts";
import type { OnStop } from "./storage.ts";

/** When what must go on has last taken a turn (ms UTC), by name; null while it isn't this process's. */
export type Beats = () => ReadonlyMap<string, number | null>;

export interface WatchdogDeps {
  beats: Beats;
  clock: Clock;
  /** Is told what stands, once. */
  onStuck(what: string): void;
  onStop: OnStop;
}

const lookEveryMs = 60_000;
/** Each of them takes a turn once a minute at least. */
const looksStanding = 10;

/**
 * Tells when something has stood for ten minutes, which only a new start mends. It counts its own looks and no time, so a machine
 * that slept or whose clock was set is no reason.
 */
export function watchOver({ beats, clock, onStuck, onStop }: WatchdogDeps): void {
  const stopping = new AbortController();
  onStop(async () => stopping.abort());
  const standing = new Map<string, { at: number; looks: number }>();

  function look(): string | null {
    for (const [name, at] of beats()) {
      const before = standing.get(name);
      if (at === null) standing.delete(name);
      else standing.set(name, { at, looks: before?.at === at ? before.looks + 1 : 0 });
    }
    return [...standing].find(([, { looks }]) => looks >= looksStanding)?.[0] ?? null;
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await clock.sleep(lookEveryMs, stopping.signal);
      const stuck = stopping.signal.aborted ? null : look();
      if (stuck !== null) return onStuck(stuck);
    }
  }

  void watch();
}
