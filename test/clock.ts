import type { Clock } from "../src/clock.ts";

/** A clock that moves only when the test says so. Like a process's own it reads whole milliseconds, and wakes nobody too early. */
export interface FakeClock extends Clock {
  /** Moves the time on, waking whoever sleeps, in order; each wake-up may do its (real) work before the next. */
  advance(ms: number, settle?: () => Promise<void>): Promise<void>;
  /** When the next sleeper is due; null when nobody sleeps. */
  nextWake(): number | null;
}

interface Sleeper {
  at: number;
  wake(): void;
}

/** Starts on a Saturday at noon UTC. */
export function createFakeClock(start = Date.UTC(2026, 7, 15, 12)): FakeClock {
  let now = start;
  const sleepers = new Set<Sleeper>();

  function next(): Sleeper | null {
    let first: Sleeper | null = null;
    for (const sleeper of sleepers) if (!first || sleeper.at < first.at) first = sleeper;
    return first;
  }

  return {
    now: () => now,
    sleep(ms, signal) {
      return new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const sleeper: Sleeper = {
          at: now + Math.ceil(Math.max(0, ms)),
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener("abort", sleeper.wake);
            resolve();
          },
        };
        signal?.addEventListener("abort", sleeper.wake, { once: true });
        sleepers.add(sleeper);
      });
    },
    after(ms, act) {
      const sleeper: Sleeper = {
        at: now + Math.ceil(Math.max(0, ms)),
        wake() {
          sleepers.delete(sleeper);
          act();
        },
      };
      sleepers.add(sleeper);
      return () => void sleepers.delete(sleeper);
    },
    nextWake: () => next()?.at ?? null,
    async advance(ms, settle = turns) {
      const end = now + Math.ceil(ms);
      await settle();
      for (let sleeper = next(); sleeper && sleeper.at <= end; sleeper = next()) {
        now = Math.max(now, sleeper.at);
        sleeper.wake();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets promises and immediate callbacks run; enough where no real I/O is under way. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}
