import { randomBytes } from "node:crypto";
import { createOddsApi } from "./api/client.ts";
import { ApiBusy } from "./api/errors.ts";
import { formatAddress, type PlatformName, parseAddress } from "./chat/address.ts";
import type { Call } from "./chat/call.ts";
import type { Platform, PlatformDeps } from "./chat/platform.ts";
import { chatOf, languageOf, moveChat } from "./chats/chats.ts";
import { createKnownChats } from "./chats/known-chats.ts";
import { settingsOf, speakingChatOf } from "./chats/settings.ts";
import { takeCall } from "./chats/taken-calls.ts";
import type { Clock } from "./clock.ts";
import { createCatalog, infoOf, operatorInfoOf } from "./commands/catalog.ts";
import { createDispatch } from "./commands/dispatch.ts";
import { createSuggest } from "./commands/suggest.ts";
import type { Config } from "./config.ts";
import { announcementOf } from "./delivery/announcement.ts";
import { type Announcer, createAnnouncer } from "./delivery/announcer.ts";
import { type BetDelivery, createBetDelivery } from "./delivery/bet-delivery.ts";
import { chatEvents } from "./delivery/chat-events.ts";
import { suspendAndTell } from "./delivery/chat-gone.ts";
import { createDelivery, type DeliveryLoop } from "./delivery/loop.ts";
import { failingPlatforms } from "./delivery/outages.ts";
import { createPlatformHealth } from "./delivery/platform-health.ts";
import { createAgenda } from "./detection/moments.ts";
import { createDoctor } from "./doctor/examine.ts";
import { createBoards } from "./feed/boards.ts";
import { createDemandNote, demandOf } from "./feed/poll-load.ts";
import { createPoller, type PollerDeps } from "./feed/poller.ts";
import { createSchedule } from "./feed/schedule.ts";
import { createBetPoller } from "./feed/value-bet-poller.ts";
import { createJobs, type Job } from "./jobs.ts";
import { errorFields, type Log, reasonOf } from "./log.ts";
import { createDirectories } from "./matches/directories.ts";
import { createFinder } from "./matches/finder.ts";
import { createMatchIndex } from "./matches/index.ts";
import { keepIndex } from "./matches/keep-index.ts";
import { matchesById } from "./matches/matches.ts";
import { openOddsSource } from "./odds-source.ts";
import { openPlatforms } from "./open-platforms.ts";
import { createReception } from "./reception.ts";
import { alertReply } from "./replies/alert.ts";
import { betAlertReply } from "./replies/bet-alert.ts";
import { type Credit, credited } from "./replies/credit.ts";
import { tasteOf } from "./replies/numbers.ts";
import { loadTexts } from "./replies/text.ts";
import { isDatabaseAway, nullIfAway } from "./storage/away.ts";
import { connectionsBehind, type Database, isPostgres, openDatabase } from "./storage/database.ts";
import { createRoom } from "./storage/full.ts";
import { lockSqlite } from "./storage/lock.ts";
import { claimDatabase } from "./storage/origin.ts";
import { createPulse, type Pulse } from "./storage/pulse.ts";
import { version } from "./version.ts";
import { createWidening } from "./watches/expansion.ts";
import { type WatchedMatch, watchedMatches } from "./watches/watches.ts";

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
}

/** What polls get of the 92 requests a minute: the rest keeps the bucket from running dry when people ask. */
const pollsPerMinute = 88;
/** How often facts and events are looked for that nobody told of. Only Postgres has other processes that queue some. */
const lookMs = { alone: { facts: 60_000, events: 60_000 }, among: { facts: 1_000, events: 5_000 } };

/** How long a platform recognises a delivery id, and how many messages are under way to it at once. */
const deliveryOf: Record<PlatformName, { idempotentForMs: number; inFlight: number }> = {
  telegram: { idempotentForMs: 0, inFlight: 3 },
  discord: { idempotentForMs: 2 * 60_000, inFlight: 10 },
  playground: { idempotentForMs: 24 * 60 * 60_000, inFlight: 3 },
};

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

/** Remembers how to stop what has just been started; parts stop in the opposite order. */
type OnStop = (end: () => Promise<unknown>) => void;

async function start(config: Config, deps: BotDeps, onStop: OnStop): Promise<Omit<Bot, "stop">> {
  const { log, steadyMs } = deps;
  if (!isPostgres(config.database.url)) {
    const unlock = lockSqlite(config.database.url);
    onStop(async () => unlock());
  }
  const room = createRoom({ clock: deps.clock, log });
  const database = await openDatabase(config.database.url, log, room).catch((error: unknown) => {
    throw new Error(`the database cannot be opened: ${reasonOf(error)}`);
  });
  onStop(() => database.destroy());
  const pulse = await pulseOf(database, deps);
  if (pulse) onStop(() => pulse.stop());
  const clock = pulse?.clock ?? deps.clock;
  /** Since when the database is away (ms UTC); null while it answers. */
  const awaySince = () => pulse?.awaySince() ?? null;
  const untilSlow = () => pulse?.untilSlow() ?? new Promise<void>(() => undefined);
  await claimDatabase(database, config.api ? "the odds API" : `the sandbox's world ${config.sandbox.seed}`);
  const source = await openOddsSource(config, { clock, onStop });
  const { speed } = source;
  const { mapping } = config;
  const asked = {
    baseUrl: source.baseUrl,
    source: config.api?.baseUrl ?? "sandbox",
    version,
    database,
    clock,
    log,
    mapping,
    isAway: () => awaySince() !== null,
    ...(steadyMs && { steadyMs }),
  };
  const api = createOddsApi({ ...asked, speed });
  onStop(() => api.close());
  const doctor = createDoctor(asked);
  onStop(() => doctor.close());

  const among = isPostgres(config.database.url);
  const every = among ? lookMs.among : lookMs.alone;
  const holder = among ? randomBytes(8).toString("hex") : "linewatch";
  const jobs = createJobs({ database, among, clock, log, holder });
  const polling = jobs.alone("poller");

  const texts = loadTexts();
  const credit: Credit = { source: config.api?.source ?? null, simulated: config.api === null };
  const schedule = createSchedule({ speed, perMinute: pollsPerMinute });
  const index = await createMatchIndex({
    ...{ database, api, clock, log },
    onRefreshed: (matchId, refreshedAt) => schedule.listed(matchId, refreshedAt, clock.now()),
  });
  const finder = createFinder({ index, api, clock });
  const directories = createDirectories({ api, clock, log });
  const deliveries: DeliveryLoop[] = [];
  const failpoint = deps.failpoint ?? (() => undefined);
  const onQueued = (): void => {
    for (const delivery of deliveries) delivery.wake();
  };
  const announcers: Announcer[] = [];
  const onDue = (): void => {
    for (const announcer of announcers) announcer.wake();
  };
  const boards = createBoards({
    database,
    polled: polling.database,
    api,
    clock,
    log,
    speed,
    schedule,
    onQueued,
    failpoint,
    collectMs: Math.min(2_000, 30_000 / speed),
  });
  const look: PollerDeps["look"] = async ({ slug }, signal) => {
    const { value, failure } = await api.match(slug, { lane: "poller", signal });
    // An older answer says nothing about when the match was last seen.
    if (failure === null) await index.remember([value]);
    return value;
  };
  /** What is left for polls while the service wants fewer requests. */
  const demandFrom = (watched: readonly WatchedMatch[]) =>
    demandOf(watched, { speed, perMinute: Math.min(pollsPerMinute, api.pace()?.rate ?? pollsPerMinute) });
  const noteDemand = createDemandNote(log);
  const poller = createPoller({
    database: polling.database,
    schedule,
    boards,
    lookup: matchesById,
    look,
    clock,
    log,
    speed,
    onFollowed: (watched) => noteDemand(demandFrom(watched)),
    onEnded: onDue,
  });
  const widening = createWidening({
    database: polling.database,
    index,
    clock,
    log,
    speed,
    perMinute: pollsPerMinute,
    onWidened: poller.wake,
  });
  const betDeliveries: BetDelivery[] = [];
  const betPoller = createBetPoller({
    ...{ database: polling.database, api, index, boards, clock, log, speed },
    onDue() {
      for (const delivery of betDeliveries) delivery.wake();
    },
  });
  const storage = () => ({ awaySince: awaySince(), clockOffMs: pulse?.offMs() ?? 0 });
  const catalog = createCatalog({
    api,
    index,
    finder,
    boards,
    database,
    widening,
    speed,
    onWatched() {
      poller.wake();
      betPoller.wake();
    },
    examine: doctor.examine,
    status: async () => ({
      pace: api.pace(),
      notes: api.notes(),
      platforms: (await failingPlatforms(database, clock.now()).catch(nullIfAway)) ?? [],
      demand: await watchedMatches(database, clock.now()).then(demandFrom, nullIfAway),
      storage: storage(),
    }),
    directories,
    service: () => ({ health: api.health(), pace: api.pace(), fullSince: room.fullSince() }),
    storage,
    about: { version, source: credit.source },
    bonuses: config.bonuses,
  });
  const chats = chatEvents(database, {
    clock,
    onBack() {
      onQueued();
      poller.catchUp();
    },
  });
  const chatKnown = createKnownChats({ read: (address) => speakingChatOf(database, address), untilSlow, log });
  /** Whoever is spoken from can be reached, also when no platform says so; the answer does not wait for the note of it. */
  const chat = async (address: string) => {
    const spoken = await chatKnown(address);
    if (spoken.suspended)
      chats.back(address).catch((error: unknown) => log.error(errorFields(error), "a chat could not be marked as back"));
    return spoken;
  };
  const dispatch = createDispatch({
    catalog,
    texts,
    credit,
    chat,
    isOperator: operatorsOf(config),
    isAway: (error) => isDatabaseAway(error) || (error instanceof ApiBusy && awaySince() !== null),
    clock,
    log,
  });
  const platformDeps: PlatformDeps = {
    answer: dispatch,
    isFirst: (platform, id) => isFirst(platform, id),
    suggest: createSuggest({ finder, index, directories, texts, bonuses: config.bonuses, clock }),
    catalog: infoOf(catalog, texts),
    operatorCatalog: config.operators.persons.length > 0 ? operatorInfoOf(catalog, texts) : [],
    chats,
  };
  const opened = await openPlatforms(config, { deps: platformDeps, texts, clock, log });
  const platforms = [...opened.platforms, ...(deps.platforms?.(platformDeps) ?? [])];
  const reception = createReception({ jobs, among, clock, log, signal: deps.signal });
  // Side by side: what is under way goes on, while nothing new is begun on either path.
  onStop(() => Promise.all([jobs.stop(), reception.stop(platforms)]));
  /** A call that the database cannot tell of is answered: better twice than never. */
  async function isFirst(platform: PlatformName, id: string): Promise<boolean> {
    if (!among) return true;
    if (!(await reception.isOurs(platform))) return false;
    const taken = takeCall(database, { platform, id, now: clock.now() }).catch((error: unknown) => {
      log.warn(errorFields(error), "a call could not be noted as taken");
      return true;
    });
    return Promise.race([taken, untilSlow().then(() => true)]);
  }

  const keeping = { suspend: suspendAndTell, move: moveChat };

  /** The language and formats of a chat that is written to unasked. */
  async function writerFor(address: string) {
    const chat = await chatOf(database, address);
    const settings = await settingsOf(database, address);
    return { text: texts.in(settings.language ?? (chat && languageOf(chat)), tasteOf(settings)) };
  }

  function deliverTo(wrapped: Platform): void {
    const { name } = wrapped;
    const delivering = jobs.alone(`deliver:${name}`);
    const claims = delivering.database;
    const loops: { wake(): void }[] = [];
    const onRoom = (): void => {
      for (const loop of loops) loop.wake();
    };
    const platform = createPlatformHealth({ platform: wrapped, database, clock, log, onRoom });
    const { idempotentForMs, inFlight } = deliveryOf[name];
    const delivery = createDelivery({
      database,
      claims,
      platform,
      render: async (facts) => {
        const { text } = await writerFor(facts.chat);
        return credited(alertReply(text, facts), credit, text);
      },
      lookup: matchesById,
      chats: keeping,
      clock,
      log,
      speed,
      holder,
      failpoint,
      pollMs: every.facts,
      idempotentForMs,
      inFlight,
    });
    deliveries.push(delivery);
    const announcer = createAnnouncer({
      database,
      claims,
      platform,
      render: (events) => announcementOf({ database, writerFor, credit, clock }, events),
      chats: keeping,
      clock,
      log,
      idempotentForMs,
      pollMs: every.events,
      failpoint,
    });
    announcers.push(announcer);
    const betDelivery = createBetDelivery({
      ...{ database, claims, platform, lookup: matchesById, chats: keeping, clock, log, speed, failpoint },
      render: async (facts) => {
        const { text } = await writerFor(facts.message.chat);
        return credited(betAlertReply(text, facts), credit, text);
      },
      idempotentForMs,
      pollMs: every.events,
    });
    betDeliveries.push(betDelivery);
    loops.push(delivery, announcer, betDelivery);
    delivering.run(together(delivery.run, announcer.run, betDelivery.run, platform.run));
  }

  const onListed = (): void => {
    widening.wake();
    // The list may have told of refreshes.
    poller.wake();
  };
  const agenda = createAgenda({ database: polling.database, clock, log, speed, onDue, onEnded: poller.wake });
  polling.run(together(poller.run, widening.run, agenda.run, betPoller.run));
  jobs.everywhere("index", (signal) => keepIndex({ index, clock, log, onListed }, signal));
  await reception.open(platforms, deliverTo);
  log.info({ platforms: platforms.map(({ name }) => name), simulated: credit.simulated }, "running");
  return { playgroundUrl: opened.playgroundUrl(), simulated: credit.simulated };
}

/** Null where there is no database that could be away or have a clock of its own. */
async function pulseOf(database: Database, { steadyMs, log }: BotDeps): Promise<Pulse | null> {
  const connections = connectionsBehind(database);
  return connections && steadyMs ? createPulse({ connections, steadyMs, log }) : null;
}

/** Several loops as one job: where one of them runs, the others run. */
function together(...loops: readonly Job[]): Job {
  return async (signal) => {
    await Promise.all(loops.map((loop) => loop(signal)));
  };
}

/** Who may use the operators' commands: persons by their platform's own id. */
function operatorsOf({ operators }: Config): (call: Call) => boolean {
  const persons = new Set(operators.persons);
  return ({ address, reader }) => {
    const { platform } = parseAddress(address);
    return (
      persons.has(formatAddress({ platform, chat: reader.id, thread: null })) || (operators.local && platform === "playground")
    );
  };
}
