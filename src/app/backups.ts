import { join } from "node:path";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { errorFields, type Log } from "../log.ts";
import { dump } from "../storage/backup/dump.ts";
import { backupName, beforeChange, newestBackupAt, rotate } from "../storage/backup/folder.ts";
import { version } from "../version.ts";
import type { ForgottenList } from "./forgotten.ts";
import type { LeasedJobs } from "./leased-jobs.ts";

interface BackupDeps {
  config: Pick<Config, "backups" | "database">;
  clock: Clock;
  log: Log;
}

const dayMs = 86_400_000;
const lookEveryMs = 10 * 60_000;

/** Makes a backup of the whole database now; resolves to its file. */
async function backUp({ config, clock, log }: BackupDeps, beginning?: string): Promise<string> {
  const now = clock.now();
  const file = join(config.backups.folder, backupName(now, beginning));
  const rows = await dump(config.database.url, file, { version, now, log });
  log.info({ rows }, "a backup was made");
  return file;
}

/**
 * Makes a backup a day, one process for all, and removes those that newer ones make needless; beside them it keeps the list of who asked
 * to be forgotten.
 */
export function keepBackups(deps: BackupDeps & { forgotten: ForgottenList }, jobs: LeasedJobs): void {
  const { config, clock, log, forgotten } = deps;
  const { folder, nightly } = config.backups;
  if (!nightly) return;
  jobs.alone("backup").run(async (signal) => {
    while (!signal.aborted) {
      await forgotten.write();
      try {
        const newest = await newestBackupAt(folder);
        if (newest === null || clock.now() - newest >= dayMs) await backUp(deps);
        await rotate(folder, clock.now());
      } catch (error) {
        log.error(errorFields(error), "could not make a backup; trying again in ten minutes");
      }
      await clock.sleep(lookEveryMs, signal);
    }
  });
}

/**
 * Makes a backup before the schema changes, in place of an earlier one of the same schema. Where the host has named a place for backups, no backup means no change; else
 * it is only told.
 */
export async function backUpBefore(deps: BackupDeps, schema: string): Promise<void> {
  try {
    await backUp(deps, beforeChange(schema));
  } catch (error) {
    if (deps.config.backups.nightly) throw error;
    deps.log.warn(errorFields(error), "could not make a backup before the schema changes: it changes without one");
  }
  await rotate(deps.config.backups.folder, deps.clock.now()).catch((error: unknown) =>
    deps.log.warn(errorFields(error), "could not remove needless backups"),
  );
}
