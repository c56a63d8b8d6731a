import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { formatAddress, parseAddress } from "../chat/address.ts";
import { allForgotten, digestOf, type Forgotten, noteDigests } from "../chats/forgotten.ts";
import type { Clock } from "../clock.ts";
import { forgetAll, leavingAmong } from "../commands/chat/forget.ts";
import { keepers } from "../features/index.ts";
import { errorFields, type Log } from "../log.ts";
import { BrokenBackup, partsFrom } from "../storage/backup/dump.ts";
import { backupsSince } from "../storage/backup/folder.ts";
import { type Database, scrub } from "../storage/database.ts";

const fileName = "forgotten.txt";

/** Who was forgotten stands in the database and beside the backups, so that neither is needed to know it. */
export interface ForgottenList {
  /** Brings the list beside the backups up to date. Never rejects; what could not be written is written another time. */
  write(): Promise<void>;
  /** Leaves no byte of those who were forgotten just now, and writes the list. Never rejects. */
  settle(addresses: readonly string[]): Promise<void>;
  /** Since when it could not be written (ms UTC); null while it can. */
  failingSince(): number | null;
}

interface ListDeps {
  database: Database;
  folder: string;
  clock: Clock;
  log: Log;
}

export function createForgottenList({ database, folder, clock, log }: ListDeps): ForgottenList {
  let failingSince: number | null = null;

  async function write(): Promise<void> {
    try {
      await appendMissing(folder, await allForgotten(database));
      failingSince = null;
    } catch (error) {
      failingSince ??= clock.now();
      log.error(errorFields(error), "could not note beside the backups who asked to be forgotten");
    }
  }

  return {
    write,
    async settle(addresses) {
      await scrub(database, idsOf(addresses)).catch((error: unknown) => {
        log.warn(errorFields(error), "could not clean the database's file of who was forgotten");
      });
      await write();
    },
    failingSince: () => failingSince,
  };
}

/** The platform's own ids, but for those that are so short that they stand in anything. */
function idsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => parseAddress(address).chat.replace("@", "")).filter(({ length }) => length >= shortestId);
}

const shortestId = 6;

/** Nobody stands there twice for the same time. */
async function appendMissing(folder: string, forgotten: readonly Forgotten[]): Promise<void> {
  const there = new Set(await linesIn(folder));
  const missing = forgotten.map(({ digest, at }) => `${new Date(at).toISOString()} ${digest}`).filter((line) => !there.has(line));
  if (missing.length === 0) return;
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, fileName), missing.map((line) => `${line}\n`).join(""), { mode: 0o600 });
}

/**
 * Forgets in a restored database whoever has asked for it since the backup was made, by the list beside the backups and by the one
 * that a later backup has. Resolves to how many chats it were.
 */
export async function forgetSince(database: Database, folder: string, backedUpAt: number): Promise<number> {
  const since = [...(await listedIn(folder)), ...(await backedUpIn(folder, backedUpAt))].filter(({ at }) => at >= backedUpAt);
  const digests = new Set(since.map(({ digest }) => digest));
  const isLeaving = (address: string) => digests.has(digestOf(address)) || digests.has(digestOf(wholeChat(address)));
  const { addresses, left } = await database.transaction().execute(async (session) => {
    const leaving = await leavingAmong(session, keepers, isLeaving);
    const chats = session.selectFrom("chats").select(({ fn }) => fn.countAll().as("count"));
    const before = Number((await chats.executeTakeFirstOrThrow()).count);
    await forgetAll(session, { ...leaving, keepers, now: backedUpAt });
    await noteDigests(session, since);
    return { ...leaving, left: before - Number((await chats.executeTakeFirstOrThrow()).count) };
  });
  await scrub(database, idsOf(addresses));
  return left;
}

async function listedIn(folder: string): Promise<Forgotten[]> {
  return (await linesIn(folder)).map((line) => {
    const [at = "", digest = ""] = line.split(" ");
    return { digest, at: Date.parse(at) };
  });
}

async function linesIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, fileName), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text.split("\n").filter((line) => line !== "");
}

/** The list of the newest backup of after a time that can be read. */
async function backedUpIn(folder: string, after: number): Promise<Forgotten[]> {
  for (const file of await backupsSince(folder, after)) {
    const listed = await listIn(file).catch((error: unknown) => {
      if (error instanceof BrokenBackup) return null;
      throw error;
    });
    if (listed) return listed;
  }
  return [];
}

async function listIn(file: string): Promise<Forgotten[]> {
  let columns: readonly string[] | null = null;
  const listed: Forgotten[] = [];
  for await (const part of partsFrom(file)) {
    if ("table" in part) {
      if (columns) break;
      columns = part.table === "forgotten" ? part.columns : null;
    } else if ("rows" in part && columns) {
      const [digest, at] = [columns.indexOf("digest"), columns.indexOf("at")];
      listed.push(...part.rows.map((row) => ({ digest: String(row[digest]), at: Number(row[at]) })));
    }
  }
  return listed;
}

function wholeChat(address: string): string {
  return formatAddress({ ...parseAddress(address), thread: null });
}
