import type { PlatformName } from "./chat/address.ts";
import type { Platform } from "./chat/platform.ts";
import type { Clock } from "./clock.ts";
import type { Jobs, LoneJob } from "./jobs.ts";
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
  /** Whether a platform's calls are this process's at this moment. */
  isOurs(platform: PlatformName): Promise<boolean>;
  stop(platforms: readonly Platform[]): Promise<void>;
}

/** How long to wait for the lease on a platform's calls before taking it that another process has it. */
const standbyMs = 2_000;

/** Decides where calls are taken in, and starts and stops the platforms. */
export function createReception({ jobs, among, clock, log, signal }: ReceptionDeps): Reception {
  const stopping = new AbortController();
  const takers = new Map<PlatformName, LoneJob>();
  const stopped = new Map<Platform, Promise<void>>();

  async function openOne(platform: Platform, use: () => void): Promise<void> {
    if (!among || platform.name === "playground") {
      await startPlatform(platform, signal);
      return use();
    }
    const { promise: started, resolve, reject } = promiseParts();
    const taker = jobs.alone(`calls:${platform.name}`);
    takers.set(platform.name, taker);
    let isTried = false;
    let isUsed = false;
    taker.run(async (held) => {
      isTried = true;
      try {
        await startPlatform(platform, either(signal, held));
      } catch (error) {
        if (held.aborted) return;
        // A start that once went well is tried again; else nobody else could start it either, and once more is of no use.
        if (isUsed) throw error;
        reject(error);
        return aborted(held);
      }
      if (!isUsed) use();
      isUsed = true;
      resolve();
      await aborted(held);
      // The lease goes on only when the platform has stopped.
      await (stopping.signal.aborted ? stopForGood(platform) : stopPlatform(platform, { lost: true }));
    });
    await Promise.race([started, clock.sleep(standbyMs).then(() => (isTried ? started : use()))]);
  }

  async function startPlatform(platform: Platform, until: AbortSignal | undefined): Promise<void> {
    const giveUp = (): void => void stopPlatform(platform);
    until?.addEventListener("abort", giveUp, { once: true });
    try {
      until?.throwIfAborted();
      await platform.start();
      until?.throwIfAborted();
    } finally {
      until?.removeEventListener("abort", giveUp);
    }
  }

  async function stopPlatform(platform: Platform, how?: { lost: boolean }): Promise<void> {
    await platform.stop(how).catch((error: unknown) => log.error(errorFields(error), "a platform did not stop well"));
  }

  function stopForGood(platform: Platform): Promise<void> {
    const stop = stopped.get(platform) ?? stopPlatform(platform);
    stopped.set(platform, stop);
    return stop;
  }

  return {
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
    isOurs: async (platform) => (await takers.get(platform)?.isOurs()) ?? true,
    async stop(platforms) {
      stopping.abort();
      await Promise.all(platforms.map(stopForGood));
    },
  };
}

function either(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  return one ? AbortSignal.any([one, other]) : other;
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
