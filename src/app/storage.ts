import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { type Log, reasonOf } from "../log.ts";
import { connectionsBehind, type Database, isPostgres, openDatabase } from "../storage/database.ts";
import { createRoom } from "../storage/full.ts";
import { lockSqlite } from "../storage/lock.ts";
import { claimDatabase } from "../storage/origin.ts";
import { createPulse, type Pulse, type UnlessSlow } from "../storage/pulse.ts";
import { backUpBefore } from "./backups.ts";

/** Remembers how to stop what has just been started; parts stop in the opposite order. */
export type OnStop = (end: () => Promise<unknown>) => void;

/** The database as the parts of the bot use it. */
export interface Storage {
  database: Database;
  /** The database's own time where it has one, else the process's. */
  clock: Clock;
  /** Other processes may run on the same database. */
  among: boolean;
  /** Who this process is to the others. */
  holder: string;
  /** Since when the database is away (ms UTC); null while it answers. */
  awaySince(): number | null;
  /** How far the machine's clock is ahead of the database's (ms). */
  clockOffMs(): number;
  /** Waits for the database's answer, or has something else in its place when that is late. */
  unlessSlow: UnlessSlow;
  /** Since when the disk has been full (ms UTC); null while there is room. */
  fullSince(): number | null;
}

export interface StorageDeps {
  clock: Clock;
  log: Log;
  /** A clock that no time change moves; see `BotDeps`. */
  steadyMs?: () => number;
  onStop: OnStop;
}

/** Opens the database of the configuration, for the odds of this source alone. */
export async function openStorage(config: Config, deps: StorageDeps): Promise<Storage> {
  const { log, onStop } = deps;
  const { url } = config.database;
  const among = isPostgres(url);
  if (!among) {
    const unlock = lockSqlite(url);
    onStop(async () => unlock());
  }
  const room = createRoom({ clock: deps.clock, log });
  const beforeChange = (schema: string): Promise<void> => backUpBefore({ config, clock: deps.clock, log }, schema);
  const database = await openDatabase(url, log, { room, beforeChange }).catch((error: unknown) => {
    throw new Error(`the database cannot be opened: ${reasonOf(error)}`);
  });
  onStop(() => database.destroy());
  const pulse = await pulseOf(database, deps);
  if (pulse) onStop(() => pulse.stop());
  await claimDatabase(database, config.api ? "the odds API" : `the sandbox's world ${config.sandbox.seed}`);
  return {
    database,
    clock: pulse?.clock ?? deps.clock,
    among,
    holder: among ? randomBytes(8).toString("hex") : "linewatch",
    awaySince: () => pulse?.awaySince() ?? null,
    clockOffMs: () => pulse?.offMs() ?? 0,
    unlessSlow: pulse?.unlessSlow ?? ((asked) => asked),
    fullSince: room.fullSince,
  };
}

/** Null where there is no database that could be away or have a clock of its own. */
async function pulseOf(database: Database, { steadyMs, log }: StorageDeps): Promise<Pulse | null> {
  const connections = connectionsBehind(database);
  return connections && steadyMs ? createPulse({ connections, steadyMs, log }) : null;
}
