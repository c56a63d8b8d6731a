import type { EndpointHealth } from "../api/health.ts";
import type { Note } from "../api/notes.ts";
import { requestsLeft } from "../api/spending.ts";
import type { Platform } from "../chat/platform.ts";
import { countChats } from "../chats/chats.ts";
import type { Config } from "../config.ts";
import { failingPlatforms } from "../delivery/outages.ts";
import { backlogOf } from "../facts/backlog.ts";
import { errorFields, type Log } from "../log.ts";
import type { MetricsServer } from "../metrics/server.ts";
import type { State } from "../metrics/state.ts";
import type { Database } from "../storage/database.ts";
import { wantedPrefix } from "../storage/shares.ts";
import { version } from "../version.ts";
import { coverageOf } from "../watches/coverage.ts";
import { countWatches } from "../watches/store.ts";
import type { Feed } from "./feed.ts";
import type { Platforms } from "./platforms.ts";
import type { Source } from "./source.ts";
import type { OnStop, Storage } from "./storage.ts";

export interface ObservedDeps {
  storage: Storage;
  source: Pick<Source, "api" | "speed">;
  feed: Pick<Feed, "turnedAt">;
  platforms(): readonly Platform[];
  arriving: Platforms["arriving"];
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
  const server = await startMetrics({ ...config.metrics, ...asked, log: deps.log });
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
  const { database, clock } = storage;
  const now = clock.now();
  const rows = storage.awaySince() === null ? await rowsOf(database, { now, speed: source.speed, log }) : null;
  const pace = paceOf(source.api);
  return {
    version,
    pace: pace && { rate: pace.rate, left: pace.left, blockedForMs: Math.max(0, pace.blockedUntil - now) },
    boards: rows && boardsFrom(rows.coverage),
    backlog: rows?.backlog ?? null,
    chats: rows?.chats ?? null,
    notes: countByEndpoint(source.api.notes()),
    leases: new Map(rows?.leases.map(({ name, holder }) => [name, holder === storage.holder])),
    platforms: new Map(platforms().map(({ name }) => [name, !rows?.failing.some(({ platform }) => platform === name)])),
    arriving: deps.arriving(),
    pollerRestsMs: pollerRestsMs(deps),
    oddsFailing: isFailing(source.api.health(), now),
    databaseAway: rows === null,
    diskFull: storage.fullSince() !== null,
    clockOffMs: storage.clockOffMs(),
    now,
  };
}

/** Requests a minute, how many of them this process has left, and until when none goes out; null before the first one. */
export function paceOf(api: Pick<Source["api"], "pace" | "spent">) {
  const pace = api.pace();
  return pace && { ...pace, left: requestsLeft(pace.rate, api.spent()) };
}

/** What the database tells; null where it does not answer. */
async function rowsOf(database: Database, { now, speed, log }: { now: number; speed: number; log: Log }) {
  try {
    return {
      coverage: await coverageOf(database, { now, speed }),
      backlog: await backlogOf(database, now),
      chats: { ...(await countChats(database)), watches: await countWatches(database) },
      failing: await failingPlatforms(database, now),
      leases: await leasesOf(database, now),
    };
  } catch (error) {
    log.warn(errorFields(error), "how the bot does could not be read");
    return null;
  }
}

/** Jobs that somebody does. What a process wants is among the rows too: one for each that ever started would be a metric. */
function leasesOf(database: Database, now: number) {
  const running = database.selectFrom("leases").select(["name", "holder"]).where("until", ">", now);
  return running.where("name", "not like", `${wantedPrefix}%`).execute();
}

type Rows = NonNullable<Awaited<ReturnType<typeof rowsOf>>>;

function boardsFrom({ watched, without, old, agesMs }: Rows["coverage"]): State["boards"] {
  const medianAgeMs = agesMs[Math.floor(agesMs.length / 2)] ?? 0;
  return { watched, without, old, medianAgeMs, oldestAgeMs: agesMs.at(-1) ?? 0 };
}

function countByEndpoint(notes: readonly Note[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { endpoint, count } of notes) counts.set(endpoint, count + (counts.get(endpoint) ?? 0));
  return counts;
}

/** Nothing that was asked for lately has been answered, for longer than a pause takes. */
function isFailing(endpoints: readonly EndpointHealth[], now: number): boolean {
  const failing = endpoints.filter(({ failingSince }) => failingSince !== null);
  return (
    failing.some(({ failingSince }) => failingSince !== null && now - failingSince > oddsFailingMs) &&
    endpoints.every(({ failingSince, answeredAt }) => failingSince !== null || now - (answeredAt ?? 0) > oddsFailingMs)
  );
}
