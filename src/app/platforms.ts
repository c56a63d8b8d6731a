import type { PlatformName } from "../chat/address.ts";
import type { Inlet, Platform, PlatformDeps } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { portTrouble } from "../host/ports.ts";
import type { Listener } from "../listener.ts";
import { errorFields, type Log } from "../log.ts";
import type { Texts } from "../replies/parts/text.ts";
import { WrongSetting } from "../settings/wrong.ts";
import { LeaseLost } from "../storage/fence.ts";
import type { LeasedJobs, LoneJob } from "./leased-jobs.ts";
import type { Previews } from "./previews.ts";
import type { Source } from "./source.ts";

interface LoadDeps {
  deps: PlatformDeps;
  texts: Texts;
  /** The market beside the playground's chat; null where there is none to be shown. */
  market: Source["showcase"];
  preview: Previews;
  clock: Clock;
  log: Log;
}

interface Loaded {
  platforms: Platform[];
  /** Where the playground is, once it has started; null when there is none. */
  playgroundUrl: () => string | null;
}

/** The platforms of the configuration. They are loaded only when they are wanted: their libraries are most of the start-up time. */
export async function loadPlatforms(config: Config, { deps, texts, market, preview, clock, log }: LoadDeps): Promise<Loaded> {
  const platforms: Platform[] = [];
  let playgroundUrl = (): string | null => null;
  const webhook = config.telegram?.webhook ?? null;
  const interactions = config.discord?.interactions ?? null;
  const listener = await listenerAt(webhook ?? interactions);
  if (config.telegram) {
    const { createTelegram } = await import("../platforms/telegram/adapter.ts");
    const place = webhook && listener && { url: webhook.url, listener };
    platforms.push(createTelegram({ ...config.telegram, proxy: config.proxy, webhook: place, deps, log, clock }));
  }
  if (config.discord) {
    const { createDiscord } = await import("../platforms/discord/adapter.ts");
    const place = interactions && listener && { publicKey: interactions.publicKey, listener };
    platforms.push(createDiscord({ ...config.discord, proxy: config.proxy, interactions: place, deps, log, clock }));
  }
  if (config.playground) {
    const { createPlayground } = await import("../platforms/playground/adapter.ts");
    const pageTexts = texts.family("playground-");
    const shown = { title: "Linewatch", texts: pageTexts, market, preview };
    const playground = createPlayground({ ...config.playground, ...shown, log, clock, deps });
    // Its port is had before the others are connected, and its page is there.
    await listening(playground.start(), { ...config.playground, name: "PORT" });
    playgroundUrl = playground.url;
    platforms.push(playground);
  }
  return { platforms, playgroundUrl };
}

/** One for all platforms that bring what happens; null where none does. */
async function listenerAt(place: { host: string; port: number } | null): Promise<Listener | null> {
  if (!place) return null;
  const { createListener } = await import("../listener.ts");
  const listener = createListener(place);
  await listening(listener.listen(), { ...place, name: "PORT" });
  return listener;
}

/** Waits until a port is ours. Rejects with the setting to look at where it can't be had. */
export async function listening<T>(had: Promise<T>, place: { host: string; port: number; name: string }): Promise<T> {
  try {
    return await had;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const { says, advice } = portTrouble(code, place);
    throw new WrongSetting(`${says}: ${advice}`);
  }
}

/** Use of a platform begins once, when it takes calls, or when another process takes them. */
type Use = (platform: Platform) => void;

export interface Platforms {
  /**
   * Resolves when every platform that can be used has been handed to `use`. One that refuses to start is told to the operator
   * and left out; rejects when all of them refuse.
   */
  start(platforms: readonly Platform[], use: Use): Promise<void>;
  /** Whether a platform's calls, or some of them, are this process's at this moment. */
  isOurs(platform: PlatformName): Promise<boolean>;
  /** The platforms whose calls, or some of them, this process takes or is about to take; whether all of them arrive. */
  arriving(): ReadonlyMap<string, boolean>;
  /** Stops those that go by no lease; the others stop as the jobs end. */
  stop(platforms: readonly Platform[]): Promise<void>;
}

export interface PlatformsDeps {
  jobs: LeasedJobs;
  /** Other processes may run on the same database. A token's calls go to one process, so they agree on which. */
  among: boolean;
  clock: Clock;
  log: Log;
  /** Gives up a start that is still waiting for a platform to be reached. */
  signal: AbortSignal | undefined;
}

/** How long to wait for the lease on a platform's calls before taking it that another process has it. */
const standbyMs = 2_000;
/** A platform that was not reached for so long may be within another process's reach. */
const beginWithinMs = 30_000;

/** Starts and stops platforms, and decides which process takes the calls of each. */
export function createPlatforms({ jobs, among, clock, log, signal }: PlatformsDeps): Platforms {
  const takers = new Map<PlatformName, readonly LoneJob[]>();
  const switches = createSwitches(log);

  async function startOne(platform: Platform, use: () => void): Promise<void> {
    if (!among || platform.name === "playground" || platform.everywhere) {
      await switches.start(platform, { name: platform.name, until: signal });
      return use();
    }
    const inlets = platform.shards ?? [platform];
    const ours = takersOf(platform);
    takers.set(platform.name, ours);
    const started = ours.map(async (taker, index) => {
      const taking = takeCallsWhileOurs(inlets[index] ?? platform, { name: platform.name, taker, switches, signal, use });
      await Promise.race([taking.started, clock.sleep(standbyMs).then(() => (taking.isTried() ? taking.started : use()))]);
    });
    // With one shard at work the bot is up; the others come in turn.
    await Promise.any(started).catch(({ errors: [first] }: AggregateError) => Promise.reject(first));
  }

  /** The leases by which the calls of a platform go; shards of another number are others, which overlap with these. */
  function takersOf(platform: Platform): LoneJob[] {
    const { name, shards, overlapMs = 0 } = platform;
    const group = `calls:${name}`;
    const inlets = shards ?? [platform];
    const reach = { isConnected: () => inlets.some(switches.isConnected), probe: () => platform.probe() };
    if (!shards) return [jobs.alone(group, { overlapMs, beginWithinMs, reach })];
    const names = shards.map((_, shard) => `${group}:${shard}/${shards.length}`);
    return jobs.shared(`${group}/${shards.length}`, names, { overlapMs, reach });
  }

  return {
    async start(platforms, use) {
      // Side by side: a platform that is down keeps neither the others nor the poller waiting.
      const results = await Promise.allSettled(platforms.map((platform) => startOne(platform, once(platform, use))));
      const refused = results.flatMap((result, index) =>
        result.status === "rejected" ? [{ platform: platforms[index], error: result.reason as unknown }] : [],
      );
      const [first] = refused;
      if (first && (signal?.aborted || refused.length === platforms.length)) throw first.error;
      for (const { platform, error } of refused)
        log.error({ platform: platform?.name, ...errorFields(error) }, "a platform refused to start; the others go on");
    },
    async isOurs(platform) {
      const ours = await Promise.all(takers.get(platform)?.map((taker) => taker.isOurs()) ?? [true]);
      return ours.includes(true);
    },
    arriving: switches.arriving,
    async stop(platforms) {
      await Promise.all(platforms.filter(({ name }) => !takers.has(name)).map((platform) => switches.stop(platform)));
    },
  };
}

interface Taking {
  name: PlatformName;
  taker: LoneJob;
  switches: Switches;
  signal: AbortSignal | undefined;
  use(): void;
}

/** Runs an inlet while this process has the lease on its calls. `started` settles with the first start. */
function takeCallsWhileOurs(inlet: Inlet, { name, taker, switches, signal, use }: Taking) {
  const { promise: started, resolve, reject } = promiseParts();
  let isTried = false;
  let isStarted = false;
  taker.run(async (held, begun) => {
    isTried = true;
    try {
      await switches.start(inlet, { name, until: signal ? AbortSignal.any([signal, held]) : held });
    } catch (error) {
      if (held.reason instanceof LeaseLost) {
        use();
        resolve();
      }
      if (held.aborted) return;
      // A start that once went well is tried again; else nobody else could start it either, and once more is of no use.
      if (isStarted) throw error;
      reject(error);
      return aborted(held);
    }
    use();
    isStarted = true;
    resolve();
    begun();
    await aborted(held);
    // The lease goes on only when the inlet has stopped.
    await switches.stop(inlet, { lost: held.reason instanceof LeaseLost });
  });
  return { started, isTried: () => isTried };
}

type Switches = ReturnType<typeof createSwitches>;

/** Starts and stops single inlets; one that does not stop well is logged. */
function createSwitches(log: Log) {
  const inUse = new Map<Inlet, { name: PlatformName; isStarted: boolean }>();

  async function stop(inlet: Inlet, how?: { lost: boolean }): Promise<void> {
    inUse.delete(inlet);
    await inlet.stop(how).catch((error: unknown) => log.error(errorFields(error), "a platform did not stop well"));
  }

  /** Whether it was started and its calls arrive. */
  function isConnected(inlet: Inlet): boolean {
    return (inUse.get(inlet)?.isStarted ?? false) && !(inlet.isCutOff?.() ?? false);
  }

  return {
    /** Rejects, with the inlet stopped again, when `until` aborts before it takes calls. */
    async start(inlet: Inlet, { name, until }: { name: PlatformName; until: AbortSignal | undefined }): Promise<void> {
      inUse.set(inlet, { name, isStarted: false });
      const giveUp = (): void => void stop(inlet);
      until?.addEventListener("abort", giveUp, { once: true });
      try {
        until?.throwIfAborted();
        await inlet.start();
        until?.throwIfAborted();
        inUse.set(inlet, { name, isStarted: true });
      } finally {
        until?.removeEventListener("abort", giveUp);
      }
    },
    stop,
    isConnected,
    arriving() {
      const arriving = new Map<PlatformName, boolean>();
      for (const [inlet, { name }] of inUse) arriving.set(name, isConnected(inlet) && (arriving.get(name) ?? true));
      return arriving;
    },
  };
}

function once(platform: Platform, use: Use): () => void {
  let isUsed = false;
  return () => {
    if (!isUsed) use(platform);
    isUsed = true;
  };
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
