import type { Platform } from "./chat/platform.ts";
import type { Clock } from "./clock.ts";
import type { Jobs } from "./jobs.ts";
import { errorFields, type Log } from "./log.ts";

export interface ReceptionDeps {
  jobs: Jobs;
  /** Other processes may run on the same database. A token's calls go to one process, so they agree on which. */
  among: boolean;
  clock: Clock;
  log: Log;
  /** Gives up a start that is still waiting for a platform to be reached. */
  signal: AbortSignal | undefined;
}

export interface Reception {
  /**
   * Resolves when every platform that can be used has been handed to `use`: it takes calls, or another process takes them.
   * One that refuses to start is told to the operator and left out; rejects when all of them refuse.
   */
  open(platforms: readonly Platform[], use: (platform: Platform) => void): Promise<void>;
  /** Resolves when calls that were ours may have become another process's for good: two must not answer them. */
  failed: Promise<Error>;
  stop(platforms: readonly Platform[]): Promise<void>;
}

/** How long to wait for the lease on a platform's calls before taking it that another process has it. */
const standbyMs = 2_000;
/** How long calls are still answered after their lease was lost, mostly because the database was away for a moment. */
const regainWithinMs = 60_000;

/** Decides where calls are taken in, and starts and stops the platforms. */
export function createReception({ jobs, among, clock, log, signal }: ReceptionDeps): Reception {
  const stopping = new AbortController();
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<Error>((resolve) => {
    fail = resolve;
  });

  async function openOne(platform: Platform, use: () => void): Promise<void> {
    if (!among || platform.name === "playground") {
      await startPlatform(platform);
      return use();
    }
    const { promise: started, resolve, reject } = promiseParts();
    let isOpen = false;
    let times = 0;
    jobs.alone(`calls:${platform.name}`, async (held) => {
      const time = ++times;
      if (!isOpen) {
        try {
          await startPlatform(platform);
        } catch (error) {
          reject(error);
          // Nobody else could start it either, so there is no use in trying again and again.
          return aborted(held);
        }
        isOpen = true;
        use();
        resolve();
      }
      await aborted(held);
      await clock.sleep(regainWithinMs, stopping.signal);
      if (!stopping.signal.aborted && times === time)
        fail(
          new Error(
            `the calls from ${platform.name} may be another process's by now: their lease was lost and did not come back`,
          ),
        );
    });
    await Promise.race([started, clock.sleep(standbyMs).then(() => (times > 0 ? started : use()))]);
  }

  async function startPlatform(platform: Platform): Promise<void> {
    const giveUp = (): void => void stopPlatform(platform, log);
    signal?.addEventListener("abort", giveUp, { once: true });
    try {
      signal?.throwIfAborted();
      await platform.start();
      signal?.throwIfAborted();
    } finally {
      signal?.removeEventListener("abort", giveUp);
    }
  }

  return {
    failed,
    async open(platforms, use) {
      // Side by side: a platform that is down keeps neither the others nor the poller waiting.
      const used = new Set<Platform>();
      const results = await Promise.allSettled(
        platforms.map((platform) =>
          openOne(platform, () => {
            if (!used.has(platform)) use(platform);
            used.add(platform);
          }),
        ),
      );
      const refused = results.flatMap((result, index) =>
        result.status === "rejected" ? [{ platform: platforms[index], error: result.reason as unknown }] : [],
      );
      if (signal?.aborted || refused.length === platforms.length) {
        const [first] = refused;
        if (first) throw first.error;
      }
      for (const { platform, error } of refused)
        log.error({ platform: platform?.name, ...errorFields(error) }, "a platform refused to start; the others go on");
    },
    async stop(platforms) {
      stopping.abort();
      await Promise.all(platforms.map((platform) => stopPlatform(platform, log)));
    },
  };
}

async function stopPlatform(platform: Platform, log: Log): Promise<void> {
  await platform.stop().catch((error: unknown) => log.error(errorFields(error), "a platform did not stop well"));
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function promiseParts() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  // Whoever waits for it is told; when nobody does any more, a late refusal is no reason to end the process.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
