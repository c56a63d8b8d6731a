import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { errorFields, type Log, reasonOf } from "../log.ts";
import { connectionTrouble } from "../proxy.ts";
import { WrongSetting } from "../settings/wrong.ts";
import { connectionsBehind, type Database, isPostgres, openDatabase } from "../storage/database.ts";
import { createRoom } from "../storage/full.ts";
import { claimDatabase, demandNoWatchesBeside } from "../storage/origin.ts";
import { type Loss, type OwnFile, takeFile } from "../storage/own-file.ts";
import { createPulse, type Pulse, type UnlessSlow } from "../storage/pulse.ts";
import { backUpBefore } from "./backups.ts";
import { createForgottenList, type ForgottenList } from "./forgotten.ts";

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
  /** How far the machine's clock is ahead of this one (ms). */
  clockOffMs(): number;
  /** Waits for the database's answer, or has something else in its place when that is late. */
  unlessSlow: UnlessSlow;
  /** Who asked to be forgotten. */
  forgotten: ForgottenList;
  /** Since when the disk has been full (ms UTC); null while there is room. */
  fullSince(): number | null;
}

export interface StorageDeps {
  clock: Clock;
  log: Log;
  /** How far the machine's clock is ahead of `clock`, where that is not the database's (ms). */
  offMs(): number;
  /** A clock that no time change moves; see `BotDeps`. */
  steadyMs?: () => number;
  /** Is told that the database's file is no longer ours to write; see `BotDeps`. */
  onLost?: ((loss: Loss) => void) | undefined;
  onStop: OnStop;
}

/** Opens the database of the configuration, for the odds of this source alone. */
export async function openStorage(config: Config, deps: StorageDeps): Promise<Storage> {
  const { log, onStop } = deps;
  const { url } = config.database;
  const among = isPostgres(url);
  const isReal = config.service !== null || config.api !== null;
  const source = config.service?.about.name ?? (isReal ? "the odds API" : `the sandbox's world ${config.sandbox.seed}`);
  if (!among && isReal) await demandNoWatchesBeside(url, { source, log });
  const ownFile = among ? null : takeFile(url);
  onStop(async () => ownFile?.release());
  const room = createRoom({ clock: deps.clock, log });
  const beforeChange = (schema: string): Promise<void> => backUpBefore({ config, clock: deps.clock, log }, schema);
  const database = await openDatabase(url, log, { room, beforeChange }).catch((error: unknown) => {
    throw whyNotOpened(error, url);
  });
  onStop(() => database.destroy());
  ownFile?.opened(database);
  if (ownFile) watchFile(ownFile, deps);
  const pulse = await pulseOf(database, deps);
  if (pulse) onStop(() => pulse.stop());
  await claimDatabase(database, source);
  const clock = pulse?.clock ?? deps.clock;
  return {
    database,
    clock,
    forgotten: createForgottenList({ database, folder: config.backups.folder, clock, log }),
    among,
    holder: among ? randomBytes(8).toString("hex") : "linewatch",
    awaySince: () => pulse?.awaySince() ?? null,
    clockOffMs: () => pulse?.offMs() ?? deps.offMs(),
    unlessSlow: pulse?.unlessSlow ?? ((asked) => asked),
    fullSince: room.fullSince,
  };
}

/** What Postgres and the system say where no new try helps: nobody of that name or password, no such database, no right, no folder. */
const settingCodes =
  /^(?:28\w{3}|3D000|42501|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|SQLITE_CANTOPEN|SQLITE_READONLY|ERR_TLS\w*)$|CERT/;

function whyNotOpened(error: unknown, url: string): Error {
  const trouble = connectionTrouble(error, "DATABASE_URL");
  const said = `the database cannot be opened: ${trouble?.says ?? reasonOf(error)}`;
  const code = String((error as { code?: unknown }).code ?? "");
  const [setting, advice] = isPostgres(url)
    ? ["DATABASE_URL", "look at DATABASE_URL, and whether the Postgres runs"]
    : ["DATA_DIR", "let this user write its file and folder, or set DATA_DIR to another one"];
  if (settingCodes.test(code)) return new WrongSetting(`${said}; check ${setting}`);
  return new Error(code === "" ? said : `${said}; ${!trouble || advice.startsWith(trouble.look) ? advice : trouble.look}`);
}

const lookEveryMs = 60_000;

/** Looks once a minute whether the file is still there: what is written to a deleted one is gone with the process. */
function watchFile(file: OwnFile, { clock, log, onLost, onStop }: StorageDeps): void {
  if (!onLost) return;
  const stopping = new AbortController();
  const tell = (loss: Loss): void => {
    stopping.abort();
    onLost(loss);
  };
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await clock.sleep(lookEveryMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await file.look(tell).catch((error: unknown) => log.error(errorFields(error), "could not look after the database's file"));
    }
  };
  const watching = watch();
  onStop(() => {
    stopping.abort();
    return watching;
  });
}

/** Null where there is no database that could be away or have a clock of its own. */
async function pulseOf(database: Database, { steadyMs, log }: StorageDeps): Promise<Pulse | null> {
  const connections = connectionsBehind(database);
  return connections && steadyMs ? createPulse({ connections, steadyMs, log }) : null;
}
