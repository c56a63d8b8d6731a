import type { Platform, PlatformDeps } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import { settleAdmission } from "../commands/admission.ts";
import { lacksOf } from "../commands/offered.ts";
import type { Config } from "../config.ts";
import { errorFields, type Log } from "../log.ts";
import type { Credit } from "../replies/parts/credit.ts";
import { loadTexts, type Texts } from "../replies/parts/text.ts";
import type { Loss } from "../storage/own-file.ts";
import { demandTypedWords } from "../typed-words.ts";
import { createAnswers } from "./answers.ts";
import { keepBackups } from "./backups.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { createFeed, type Feed } from "./feed.ts";
import { createLeasedJobs } from "./leased-jobs.ts";
import { startObserved } from "./observed.ts";
import { isOperatorsAddress, operatorChats } from "./operators.ts";
import { openPictures } from "./pictures.ts";
import { createPlatforms, loadPlatforms } from "./platforms.ts";
import { createPreviews } from "./previews.ts";
import { createProcessClock } from "./process-clock.ts";
import { openSource } from "./source.ts";
import { type OnStop, openStorage } from "./storage.ts";
import { bringTimesBack } from "./times-ahead.ts";
import { createTroubles, tellTroubles } from "./troubles.ts";
import { lookForUpdates } from "./updates.ts";
import { watchOver } from "./watchdog.ts";

/** A bot that runs. */
export interface Bot {
  /** Where to open the playground; null when it does not run. */
  playgroundUrl: string | null;
  /** The odds are the sandbox's. */
  simulated: boolean;
  /** Takes no more calls, finishes what has begun, closes everything. */
  stop(): Promise<void>;
}

export interface BotDeps {
  clock: Clock;
  log: Log;
  /** Is told which point of the alerts' way has been reached; a test may end the process there. */
  failpoint?: (name: string) => void;
  /** Platforms beside those of the configuration. */
  platforms?: (deps: PlatformDeps) => readonly Platform[];
  /** Gives up a start that is still waiting for a platform to be reached; `startBot` then rejects. */
  signal?: AbortSignal;
  /** A clock that no time change moves, where time is real: it tells when the other one jumps, and on Postgres goes by the database's. */
  steadyMs?: () => number;
  /** Is told what has stood for ten minutes, so that only a new start helps. */
  onStuck?: (what: string) => void;
  /** Is told that the database's file was deleted, replaced or taken while it was open: nothing more may be written. */
  onLost?: (loss: Loss) => void;
  /** What is said; else what `locales` has. */
  texts?: Texts;
}

/** So long nothing but the platforms is begun, unless they are sooner at work. */
const headStartMs = 1_000;

/** Puts all parts together and starts them. Rejects, with everything stopped again, when one of them cannot start. */
export async function startBot(config: Config, deps: BotDeps): Promise<Bot> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of started.splice(0).reverse())
      await end().catch((error: unknown) => deps.log.error(errorFields(error), "a part did not stop well"));
  };
  try {
    return { ...(await start(config, deps, (end) => started.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each part is made of those before it. */
async function start(config: Config, deps: BotDeps, onStop: OnStop): Promise<Omit<Bot, "stop">> {
  const { failpoint = () => undefined } = deps;
  const troubles = createTroubles({ clock: deps.clock, secrets: config.secrets });
  const log = troubles.watching(deps.log);
  const steady = deps.steadyMs ? { steadyMs: deps.steadyMs } : {};
  const time = deps.steadyMs ? createProcessClock({ machine: deps.clock, steadyMs: deps.steadyMs, log }) : null;
  onStop(async () => time?.stop());
  const offMs = () => time?.offMs() ?? 0;
  const storage = await openStorage(config, { clock: time ?? deps.clock, offMs, log, onStop, onLost: deps.onLost, ...steady });
  await bringTimesBack(storage.database, { now: storage.clock.now(), log });
  const source = await openSource(config, { storage, log, onStop, ...steady });
  const texts = (deps.texts ?? loadTexts(undefined, config.texts)).without(lacksOf(source.api));
  demandTypedWords();
  const credit: Credit = { source: config.api?.source ?? null, simulated: config.api === null };
  const { clock, database } = storage;
  await settleAdmission({ database, ...config.access }, { isOperator: operatorsIn(config), now: clock.now() });
  const jobs = createLeasedJobs({ ...storage, log });
  const deliveries = createDeliveries({ storage, jobs, texts, credit, log, failpoint });
  const feed = createFeed({ storage, source, jobs, deliveries, operatorChats: operatorChats(config), log, failpoint });
  const platforms = createPlatforms({ jobs, among: storage.among, clock, log, signal: deps.signal });
  const pictures = openPictures({ log });
  onStop(pictures.stop);
  const running: Platform[] = [];
  const reach = { platforms: () => running, arriving: platforms.arriving, isUp: deliveries.isUp };
  const observed = { backups: config.backups, beganAt: clock.now(), storage, source, feed, ...reach, log };
  const newest = lookForUpdates(config, { clock, log, onStop });
  const parts = { newest, storage, source, feed, deliveries, isOurs: platforms.isOurs, pictures, texts, credit, observed, log };
  const answers = createAnswers(config, parts);
  const shown = { texts, market: source.showcase, preview: createPreviews({ pictures }) };
  const loaded = await loadPlatforms(config, { deps: answers, ...shown, clock, log });
  const all = [...loaded.platforms, ...(deps.platforms?.(answers) ?? [])];
  running.push(...all);
  // Side by side: what is under way goes on, while nothing new is begun on either path.
  onStop(() => Promise.all([jobs.stop(), platforms.stop(all)]));
  // Every port is ours before anybody is told that the bot is there.
  await startObserved(config, { ...observed, onStop });
  // People first: their questions may be waiting, and what goes on in the background has time.
  const started = platforms.start(all, deliveries.to);
  started.catch(() => undefined);
  await Promise.race([started, clock.sleep(headStartMs)]);
  feed.run();
  if (deps.onStuck) watchOver({ beats: () => beatsOf(feed, deliveries), clock, onStuck: deps.onStuck, onStop });
  keepBackups({ config, clock, log, forgotten: storage.forgotten }, jobs);
  tellTroubles(config, { troubles, jobs, platforms: () => running, text: texts.in(null), credit });
  await started;
  log.info({ platforms: all.map(({ name }) => name), simulated: credit.simulated }, "running");
  return { playgroundUrl: loaded.playgroundUrl(), simulated: credit.simulated };
}

function operatorsIn(config: Config): (address: string) => boolean {
  return (address) => isOperatorsAddress(config, address);
}

function beatsOf(feed: Feed, deliveries: Deliveries): ReadonlyMap<string, number | null> {
  const delivering = [...deliveries.turnedAt()].map(([name, at]) => [`the delivery to ${name}`, at] as const);
  return new Map([["the poller", feed.turnedAt()], ...delivering]);
}
