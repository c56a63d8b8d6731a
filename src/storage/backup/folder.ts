import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const dayMs = 86_400_000;
/** One a day for a week, then one a week for four more. */
const days = 7;
const weeks = 4;
const nightly = /^linewatch-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.jsonl\.gz$/;

/** What the backup of this moment is called. Names sort by time. */
export function backupName(now: number, beginning = "linewatch"): string {
  return `${beginning}-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}Z.jsonl.gz`;
}

/** When the newest nightly backup in a folder was made (ms UTC); null when there is none. */
export async function newestBackupAt(folder: string): Promise<number | null> {
  const times = (await backupsIn(folder)).map(({ at }) => at);
  return times.length === 0 ? null : Math.max(...times);
}

/** Removes nightly backups that newer ones make needless; nothing else in the folder is touched. */
export async function rotate(folder: string, now: number): Promise<void> {
  const backups = (await backupsIn(folder)).sort((a, b) => b.at - a.at);
  const kept = new Set<string>();
  for (const { at } of backups) {
    const ageDays = (now - at) / dayMs;
    const period = ageDays < days ? `day ${Math.floor(at / dayMs)}` : `week ${Math.floor(at / (7 * dayMs))}`;
    const isWanted = ageDays < days + 7 * weeks && !kept.has(period);
    kept.add(period);
    if (!isWanted) await rm(join(folder, backupName(at)), { force: true });
  }
}

async function backupsIn(folder: string): Promise<{ at: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const [, day, hour, minute, second] = nightly.exec(name) ?? [];
    const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at) ? [] : [{ at }];
  });
}
