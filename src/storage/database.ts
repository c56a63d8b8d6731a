import { createReadStream, mkdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, sql, type Transaction } from "kysely";
import type { Log } from "../log.ts";
import { type Connections, openConnections } from "./connections.ts";
import { engineOf } from "./engine.ts";
import type { Room } from "./full.ts";
import { checkpointFile, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import { schemaOf, type UpgradeOptions, upgrade } from "./upgrade.ts";

/** The database; queries are plain functions of the file that owns the table, with this as their first parameter. */
export type Database = Kysely<Tables>;

/** The database, or a transaction on it. */
export type Session = Kysely<Tables> | Transaction<Tables>;

interface ConnectOptions {
  /** Is told how every statement ends. */
  room?: Pick<Room, "note"> | undefined;
  /** How long a statement on Postgres may take before it is given up; 0 for as long as it takes. */
  answerWithinMs?: number;
  /** Of SQLite: nothing of the file changes, nor is it made. */
  readOnly?: boolean;
}

export type OpenOptions = ConnectOptions & Pick<UpgradeOptions, "beforeChange" | "steps">;

/**
 * Opens SQLite (a file path or `:memory:`) or Postgres (`postgres://…`) and brings its schema up to date.
 * Throws when the schema is newer than this program, or too old for it.
 */
export async function openDatabase(url: string, log: Log, options: OpenOptions = {}): Promise<Database> {
  const database = openUnchanged(url, log, options);
  try {
    const { standing } = await schemaOf(database, options.steps);
    if (standing !== "current") await upgradeApart(database, { url, log, ...options });
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Changes the schema on connections that wait: a step of a large database takes longer than any other statement may. */
async function upgradeApart(database: Database, { url, ...options }: OpenOptions & { url: string; log: Log }): Promise<void> {
  if (!isPostgres(url)) return upgrade(database, options);
  const patient = openUnchanged(url, options.log, { ...options, answerWithinMs: 0 });
  await upgrade(patient, options).finally(() => patient.destroy());
}

/** Opens a database and leaves its schema as it is. */
export function openUnchanged(url: string, log: Log, options: ConnectOptions = {}): Database {
  const { room, answerWithinMs = aMinuteMs, readOnly = false } = options;
  const connections = isPostgres(url) ? openConnections(url, { log, answerWithinMs }) : null;
  const database: Database = new Kysely<Tables>({
    dialect: connections ? new PostgresDialect({ pool: connections.pool }) : sqliteDialect(url, readOnly),
    ...(room && { log: (event) => room.note(event) }),
  });
  if (connections) connectionsOf.set(database, connections);
  return database;
}

const aMinuteMs = 60_000;

/** What is found in a database that stays as it is; null where it can't be read, or is none of ours. */
export async function lookInto<T>(url: string, log: Log, look: (database: Database) => Promise<T>): Promise<T | null> {
  let database: Database | null = null;
  try {
    database = openUnchanged(url, log, { readOnly: true });
    return await look(database);
  } catch {
    return null;
  } finally {
    await database?.destroy();
  }
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function sqliteDialect(file: string, readOnly: boolean): SqliteDialect {
  if (file !== ":memory:" && !readOnly) mkdirSync(dirname(file), { recursive: true });
  return new TransactionalSqlite({ database: openSqlite(file, { readOnly }) });
}

/** SQLite changes its schema in transactions as well as Postgres does, but Kysely's migrator takes it for one that can't. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The connections behind each database on Postgres. */
const connectionsOf = new WeakMap<Database, Connections>();

/** The connections of a database that was opened here; null on SQLite. */
export function connectionsBehind(database: Database): Connections | null {
  return connectionsOf.get(database) ?? null;
}

/** Moves what was written last from the log beside an SQLite file into the file, without making anybody wait. */
export async function checkpoint(database: Database): Promise<void> {
  for (const file of await filesOf(database)) checkpointFile(file, 0);
}

/**
 * Leaves none of these words in the bytes of an SQLite file where no row has them any more. What SQLite moved between pages may stand in
 * what is free of them; then the whole file is written anew, where that takes no longer than a second or so.
 */
export async function scrub(database: Database, words: readonly string[]): Promise<void> {
  for (const file of await filesOf(database)) {
    checkpointFile(file, emptyingMs);
    const { size } = await stat(file);
    if (size > rewrittenBytes || !(await isInFile(file, words))) continue;
    await sql`vacuum`.execute(database);
    checkpointFile(file, emptyingMs);
  }
}

/** The process stands still for as long: once for each who is forgotten. */
const emptyingMs = 50;

const rewrittenBytes = 200 * 1024 * 1024;

async function isInFile(file: string, words: readonly string[]): Promise<boolean> {
  const longest = Math.max(0, ...words.map(({ length }) => length));
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    if (words.some((word) => bytes.includes(word))) return true;
    rest = bytes.subarray(-longest);
  }
  return false;
}

async function filesOf(database: Database): Promise<string[]> {
  if (engineOf(database) !== "sqlite") return [];
  const { rows } = await sql<{ file: string | null }>`pragma database_list`.execute(database);
  return rows.flatMap(({ file }) => (file ? [file] : []));
}
