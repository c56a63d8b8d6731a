import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { reasonOf } from "../log.ts";
import { newestBackupAt, oldBackupMs } from "../storage/backup/folder.ts";
import { amber, type Finding, green, red } from "./finding.ts";

const mega = 1024 ** 2;
const giga = 1024 ** 3;
const hourMs = 3_600_000;

/** How much room there is beside the files of the database and of backups; each folder counts, be it there yet or not. */
export async function diskFindings(folders: readonly string[]): Promise<Finding[]> {
  return Promise.all([...new Set(folders.map((folder) => resolve(folder)))].map(roomIn));
}

async function roomIn(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing(folder));
  return roomFinding(folder, bavail * bsize);
}

/** What so many free bytes mean for a folder. */
export function roomFinding(folder: string, free: number): Finding {
  const says = `${free < giga ? `${Math.floor(free / mega)} MB` : `${(free / giga).toFixed(1)} GB`} free for ${folder}`;
  const advice = "make room, or move it to a larger disk: nothing can be saved once it is full";
  if (free < 100 * mega) return red("disk", says, advice);
  return free < giga ? amber("disk", says, advice) : green("disk", says);
}

/** The folder, or the one that it would be made in. */
function existing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** Whether backups are made as the settings say. */
export async function backupFindings({ folder, nightly }: { folder: string; nightly: boolean }, now: number): Promise<Finding[]> {
  if (!nightly) return [green("backups", "there are no nightly ones: BACKUP_DIR isn't set")];
  try {
    await access(existing(resolve(folder)), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      red("backups", `BACKUP_DIR can't be used (${reasonOf(error)})`, "let the bot's user write there, or name another folder"),
    ];
  }
  const newest = await newestBackupAt(folder);
  if (newest === null)
    return [amber("backups", "there is none in BACKUP_DIR yet", "start the bot: it makes one at once, then one a day")];
  const says = `the newest is ${Math.round((now - newest) / hourMs)} hours old`;
  if (now - newest <= oldBackupMs) return [green("backups", says)];
  return [amber("backups", says, 'look for "could not make a backup" in the log, or start the bot')];
}
