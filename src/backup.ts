/** `npm run backup [-- file]`, `npm run restore -- file`, `npm run migrate-to -- postgres://…`: a whole database as one file, and back. */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { forgetSince } from "./app/forgotten.ts";
import { type Config, configOrProblems, wrongSettingsCode } from "./config.ts";
import { createLog, createRedactor, type Log, reasonOf } from "./log.ts";
import { createProgress } from "./progress.ts";
import { dump, partsFrom, partsOf } from "./storage/backup/dump.ts";
import { backupName } from "./storage/backup/folder.ts";
import { type Restored, restore } from "./storage/backup/restore.ts";
import { openSnapshot } from "./storage/backup/snapshot.ts";
import { isPostgres, openDatabase } from "./storage/database.ts";
import { lockSqlite } from "./storage/lock.ts";
import { passwordOf } from "./variables.ts";
import { saidAtOnce, version } from "./version.ts";

const usage = `usage: npm run --silent backup [-- file]              the bot can keep running
       npm run --silent restore -- file               into an empty database; stop the bot first
       npm run --silent migrate-to -- postgres://…    everything into an empty Postgres; stop the bot first
`;

const progress = createProgress(process.stderr);
void run().then((code) => {
  process.exitCode = code;
});

async function run(): Promise<number> {
  const said = saidAtOnce(process.argv.slice(2), usage);
  if (said !== null) return say(said);
  const given = readArguments();
  if (!given) return fail(usage, 2);
  if (given.what === "nothing") return fail(usage);
  const { what, target } = given;
  const config = configOrProblems();
  if (typeof config === "string") return fail(`${config}\n`, wrongSettingsCode);
  const passwords = what === "migrate-to" && target !== undefined && URL.canParse(target) ? [passwordOf(target) ?? ""] : [];
  const secrets = [...config.secrets, ...passwords];
  const log = createLog({ level: "warn", secrets, write: (line) => process.stderr.write(line) });
  try {
    if (what === "backup") await backup(config, { target, log });
    else if (what === "restore") await restoreFrom(config, { file: target ?? "", log });
    else await migrateTo(config, { url: target ?? "", log });
    return 0;
  } catch (error) {
    return fail(createRedactor(secrets)(`It did not work: ${reasonOf(error)}\n`));
  }
}

async function backup({ database, backups }: Config, { target, log }: { target: string | undefined; log: Log }): Promise<void> {
  const now = Date.now();
  const file = target ?? join(backups.folder, backupName(now));
  const rows = await dump(database.url, file, { version, now, log, onProgress: progressOf("read") });
  tell(`${rows} rows are in ${file}`);
}

async function restoreFrom({ database, backups }: Config, { file, log }: { file: string; log: Log }): Promise<void> {
  const restored = await alone(database.url, () =>
    restore(partsFrom(file), database.url, { log, onProgress: progressOf("restored") }),
  );
  const at = Date.parse(restored.header.at);
  const opened = await openDatabase(database.url, log);
  let forgotten = 0;
  // The list may have come along with the backup, or be where backups are made now.
  for (const folder of new Set([dirname(file), backups.folder])) forgotten += await forgetSince(opened, folder, at);
  await opened.destroy();
  tell(`${restored.rows} rows of ${restored.header.at} are restored`);
  if (forgotten > 0) tell(`${forgotten} of its chats were left out: they have asked to be forgotten since`);
}

async function migrateTo({ database }: Config, { url, log }: { url: string; log: Log }): Promise<void> {
  if (!isPostgres(url)) throw new Error("the new place must be a postgres://… address");
  const { rows } = await alone(database.url, async (): Promise<Restored> => {
    const snapshot = await openSnapshot(database.url, log);
    const parts = partsOf(snapshot, { version, now: Date.now() });
    return restore(parts, url, { log, onProgress: progressOf("moved") }).finally(() => snapshot.close());
  });
  tell(`${rows} rows are in the Postgres now. Set DATABASE_URL to its address, then start the bot.`);
}

/** Keeps the bot away meanwhile, where that can be done. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const unlock = isPostgres(url) ? () => undefined : lockSqlite(url);
  return work().finally(unlock);
}

/** How far it is. */
function progressOf(done: string): (rows: number) => void {
  const began = performance.now();
  return (rows) => {
    const seconds = Math.round((performance.now() - began) / 1000);
    progress.tell(`${rows.toLocaleString("en")} rows ${done}, ${seconds} s`);
  };
}

function tell(text: string): void {
  progress.done();
  process.stdout.write(`${text}\n`);
}

interface Given {
  /** `nothing`: it isn't said what to restore, or where to move to. */
  what: "backup" | "restore" | "migrate-to" | "nothing";
  target: string | undefined;
}

/** Null where something is said that nobody knows. */
function readArguments(): Given | null {
  try {
    const [what, target, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    if (more.length > 0) return null;
    if (what === "backup") return { what, target };
    if (what !== "restore" && what !== "migrate-to") return null;
    return { what: target ? what : "nothing", target };
  } catch {
    return null;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function fail(text: string, code = 1): number {
  progress.done();
  process.stderr.write(text);
  return code;
}
