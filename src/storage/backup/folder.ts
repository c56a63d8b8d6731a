import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const dayMs = 86_400_000;
/** A backup is made every 24 hours, and one may take long or fail once. */
export const oldBackupMs = 1.5 * dayMs;
/** One a day for a week, then one a week for four more. */
const days = 7;
const weeks = 4;
/** No backup is kept for longer (ms). */
export const keptMs = (days + 7 * weeks) * dayMs;
const nightly = "linewatch";
const named = /^(.+)-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.jsonl\.gz(\.[0-9a-f]{8}\.part)?$/;

/** What the backup of this moment is called. Names sort by time. */
export function backupName(now: number, beginning = nightly): string {
  return `${beginning}-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "")}Z.jsonl.gz`;
}

/** How backups begin that are made before a schema changes, by its last step. */
export function beforeChange(schema: string): string {
  return `before-the-step-after-${schema}`;
}

/** When the newest nightly backup in a folder was made (ms UTC); null when there is none. */
export async function newestBackupAt(folder: string): Promise<number | null> {
  const times = (await backupsIn(folder)).filter(isNightly).map(({ at }) => at);
  return times.length === 0 ? null : Math.max(...times);
}

/** The files of whole backups from after a time, the newest first. */
export async function backupsSince(folder: string, at: number): Promise<string[]> {
  const since = (await backupsIn(folder)).filter((backup) => backup.isWhole && backup.at > at);
  return since.sort((a, b) => b.at - a.at).map(({ name }) => join(folder, name));
}

/**
 * Removes backups that newer ones make needless. Nightly ones are kept for days and weeks; of those before a change of the schema the
 * newest of each schema, for as long. What a killed process has left unfinished goes after a day, and nothing else is touched.
 */
export async function rotate(folder: string, now: number): Promise<void> {
  const kept = new Set<string>();
  for (const backup of (await backupsIn(folder)).sort((a, b) => b.at - a.at)) {
    const period = periodOf(backup, now);
    const isWanted = now - backup.at < (backup.isWhole ? keptMs : dayMs) && !kept.has(period);
    kept.add(period);
    if (!isWanted) await rm(join(folder, backup.name), { force: true });
  }
}

/** One backup is kept of each. */
function periodOf(backup: Backup, now: number): string {
  const { at, beginning, isWhole, name } = backup;
  if (!isWhole) return name;
  if (!isNightly(backup)) return beginning;
  return now - at < days * dayMs ? `day ${Math.floor(at / dayMs)}` : `week ${Math.floor(at / (7 * dayMs))}`;
}

interface Backup {
  name: string;
  /** What stands before its time. */
  beginning: string;
  at: number;
  isWhole: boolean;
}

function isNightly({ beginning, isWhole }: Backup): boolean {
  return beginning === nightly && isWhole;
}

async function backupsIn(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const [, beginning = "", day, hour, minute, second, part] = named.exec(name) ?? [];
    const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    const isOurs = beginning === nightly || beginning.startsWith(beforeChange(""));
    return !isOurs || Number.isNaN(at) ? [] : [{ name, beginning, at, isWhole: part === undefined }];
  });
}
