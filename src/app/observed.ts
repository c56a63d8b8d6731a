import { requestsLeft } from "../api/budget/spending.ts";
import type { EndpointHealth } from "../api/health.ts";
import type { Note } from "../api/notes.ts";
import type { Failure } from "../api/odds-api.ts";
import type { PlatformName } from "../chat/address.ts";
import type { Platform } from "../chat/platform.ts";
import { countChats } from "../chats/chats.ts";
import type { Config } from "../config.ts";
import { failingPlatforms } from "../delivery/outages.ts";
import { backlogOf } from "../facts/backlog.ts";
import { type Credits, creditsOf, loadsOf, paceDays } from "../feed/credits.ts";
import { errorFields, type Log } from "../log.ts";
import type { MetricsServer } from "../metrics/server.ts";
import type { OddsTrouble, State } from "../metrics/state.ts";
import { newestBackupAt, oldBackupMs } from "../storage/backup/folder.ts";
import type { Database } from "../storage/database.ts";
import { wantedPrefix } from "../storage/shares.ts";
import { version } from "../version.ts";
import { coverageOf } from "../watches/coverage.ts";
import { countWatches } from "../watches/store.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Feed } from "./feed.ts";
import { listening, type Platforms } from "./platforms.ts";
import type { Source } from "./source.ts";
import type { OnStop, Storage } from "./storage.ts";

export interface ObservedDeps {
  backups: Config["backups"];
  /** When this process began (ms UTC). */
  beganAt: number;
  storage: Storage;
  source: Pick<Source, "api">;
  feed: Pick<Feed, "turnedAt" | "promises">;
  platforms(): readonly Platform[];
  arriving: Platforms["arriving"];
  isUp: Deliveries["isUp"];
  log: Log;
}

/** Longer than any pause of the odds service that is nothing out of the ordinary. */
const oddsFailingMs = 15 * 60_000;

/** Lets be asked how the bot does, where the configuration says so; null where it does not. */
export async function startObserved(config: Config, deps: ObservedDeps & { onStop: OnStop }): Promise<MetricsServer | null> {
  if (!config.metrics) return null;
  // Loaded only where it is wanted: it would be a part of every start.
  const { startMetrics } = await import("../metrics/server.ts");
  const asked = { look: () => stateOf(deps), pollerRestsMs: () => pollerRestsMs(deps) };
  const server = await listening(startMetrics({ ...config.metrics, ...asked, log: deps.log }), {
    ...config.metrics,
    name: "METRICS_PORT",
  });
  deps.onStop(() => server.stop());
  return server;
}

function pollerRestsMs({ storage, feed }: ObservedDeps): State["pollerRestsMs"] {
  const turnedAt = feed.turnedAt();
  return turnedAt === null ? null : Math.max(0, storage.clock.now() - turnedAt);
}

/** How the bot does now. Does not reject. */
export async function stateOf(deps: ObservedDeps): Promise<State> {
  const { storage, source, platforms, log } = deps;
  const now = storage.clock.now();
  const rows = storage.awaySince() === null ? await rowsInTime(storage, { now, log }) : null;
  const pauses = pausesOf(platforms(), now);
  const pace = paceOf(source.api);
  const endpoints = source.api.health().map(withoutOneUnknown);
  return {
    version,
    pace: pace && { rate: pace.rate, left: pace.left, blockedForMs: Math.max(0, pace.blockedUntil - now) },
    credits: rows && (await creditsInTime(deps)),
    boards: rows && boardsFrom(rows.coverage),
    backlog: rows?.backlog ?? null,
    chats: rows?.chats ?? null,
    notes: countByEndpoint(source.api.notes()),
    leases: new Map(rows?.leases.map(({ name, holder }) => [name, holder === storage.holder])),
    // The process that delivers has written down what it knows; this one may have had other answers to its own calls.
    platforms: new Map(
      platforms().map(({ name }) => {
        const isFailing = rows?.failing.some(({ platform }) => platform === name) ?? false;
        return [name, deps.isUp(name) && !isFailing && !pauses.has(name)];
      }),
    ),
    pauses,
    arriving: deps.arriving(),
    pollerRestsMs: pollerRestsMs(deps),
    oddsFailing: isFailing(endpoints, now),
    oddsTrouble: oddsTroubleOf(endpoints),
    backup: await backupOf(deps, rows?.leases ?? []),
    databaseAway: rows === null,
    diskFull: storage.fullSince() !== null,
    clockOffMs: storage.clockOffMs(),
    now,
  };
}

/** Of the process that makes backups. Where there is none yet its age counts from the start, when the first one is due. */
async function backupOf({ backups, beganAt, storage }: ObservedDeps, leases: Leases): Promise<State["backup"]> {
  const isOurs = !storage.among || leases.some(({ name, holder }) => name === "backup" && holder === storage.holder);
  if (!backups.nightly || !isOurs) return null;
  const ageMs = Math.max(0, storage.clock.now() - ((await newestBackupAt(backups.folder)) ?? beganAt));
  return { ageMs, isOld: ageMs > oldBackupMs };
}

/** Requests a minute, how many of them this process has left, and until when none goes out; null before the first one. */
export function paceOf(api: Pick<Source["api"], "pace" | "spent">) {
  const pace = api.pace();
  return pace && { ...pace, left: requestsLeft(pace.rate, api.spent()) };
}

/** How what the key may spend stands; null where nothing is counted by the day or longer, or nothing was asked yet. */
export async function creditsNow({ source: { api }, feed: { promises }, storage }: CreditsDeps): Promise<Credits | null> {
  const counts = api.pace()?.counts;
  if (!api.groups || !promises || !counts) return null;
  const now = storage.clock.now();
  const planned = await promises.planned().catch(() => null);
  const loads = planned ? await loadsOf(storage.database, planned, now) : { leagues: [], lookCost: null };
  return creditsOf({ ...loads, counts, spent: await api.groups.spentSince(now - paceDays * 86_400_000), now });
}

type CreditsDeps = Pick<ObservedDeps, "source" | "feed" | "storage">;

/** Where matches are listed may have to be asked for. */
async function creditsInTime(deps: CreditsDeps): Promise<Credits | null> {
  const late = new AbortController();
  const none = deps.storage.clock.sleep(rowsWithinMs, late.signal).then(() => null);
  return Promise.race([creditsNow(deps).catch(() => null), none]).finally(() => late.abort());
}

/** How much is left of long pauses, by the platform that asked for one. */
export function pausesOf(platforms: readonly Platform[], now: number): Map<PlatformName, number> {
  const left = platforms.map(({ name, longPauseUntil }) => [name, (longPauseUntil?.() ?? 0) - now] as const);
  return new Map(left.filter(([, ms]) => ms > 0));
}

/** Whoever asks how the bot does must not wait for a database that hangs, as behind a lock. */
const rowsWithinMs = 1_500;
/** What is still being asked: a database that hangs is asked once, and not once for each who wants to know. */
const asking = new WeakMap<Database, ReturnType<typeof rowsOf>>();

async function rowsInTime({ database, clock }: Pick<Storage, "database" | "clock">, deps: Parameters<typeof rowsOf>[1]) {
  const rows = asking.get(database) ?? rowsOf(database, deps).finally(() => asking.delete(database));
  asking.set(database, rows);
  const late = new AbortController();
  const none = clock.sleep(rowsWithinMs, late.signal).then(() => null);
  return Promise.race([rows, none]).finally(() => late.abort());
}

/** What the database tells; null where it does not answer. */
async function rowsOf(database: Database, { now, log }: { now: number; log: Log }) {
  try {
    return {
      coverage: await coverageOf(database, now),
      backlog: await backlogOf(database, now),
      chats: { ...(await countChats(database)), watches: await countWatches(database) },
      failing: await failingPlatforms(database, now),
      leases: await leasesOf(database, now),
    };
  } catch (error) {
    log.warn(errorFields(error), "could not read how the bot does");
    return null;
  }
}

/** Jobs that somebody does. What a process wants is among the rows too: one for each that ever started would be a metric. */
function leasesOf(database: Database, now: number) {
  const running = database.selectFrom("leases").select(["name", "holder"]).where("until", ">", now);
  return running.where("name", "not like", `${wantedPrefix}%`).execute();
}

type Rows = NonNullable<Awaited<ReturnType<typeof rowsOf>>>;
type Leases = Rows["leases"];

function boardsFrom({ watched, without, old, agesMs }: Rows["coverage"]): State["boards"] {
  const medianAgeMs = agesMs[Math.floor(agesMs.length / 2)] ?? 0;
  return { watched, without, old, medianAgeMs, oldestAgeMs: agesMs.at(-1) ?? 0 };
}

function countByEndpoint(notes: readonly Note[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { endpoint, count } of notes) counts.set(endpoint, count + (counts.get(endpoint) ?? 0));
  return counts;
}

/** One list that the service doesn't know, beside others that it answered lately, keeps nothing else from coming. */
function withoutOneUnknown(endpoint: EndpointHealth): EndpointHealth {
  const { failure, failedAt = 0, answeredAt } = endpoint;
  const isOne = failure === "wish" && answeredAt !== null && failedAt - answeredAt < oneUnknownMs;
  return isOne ? { ...endpoint, failure: null, failingSince: null } : endpoint;
}

/** Lists that are known are asked for as often as that. */
const oneUnknownMs = 3_600_000;

const troubleBy: Partial<Record<Failure, OddsTrouble>> = { key: "key_refused", spent: "out_of_credits", busy: "busy" };

function oddsTroubleOf(endpoints: readonly EndpointHealth[]): OddsTrouble | null {
  const failing = endpoints.find(
    ({ endpoint, failure }) => failure !== null && (endpoint === "boards" || endpoint === "matches"),
  );
  return failing?.failure ? (troubleBy[failing.failure] ?? "down") : null;
}

/** Nothing that was asked for lately has been answered, for longer than a pause takes. */
function isFailing(endpoints: readonly EndpointHealth[], now: number): boolean {
  const failing = endpoints.filter(({ failingSince }) => failingSince !== null);
  return (
    failing.some(({ failingSince }) => failingSince !== null && now - failingSince > oddsFailingMs) &&
    endpoints.every(({ failingSince, answeredAt }) => failingSince !== null || now - (answeredAt ?? 0) > oddsFailingMs)
  );
}
