import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql, type Transaction } from "kysely";
import type { Log } from "../log.ts";
import { type Connections, openConnections } from "./connections.ts";
import { engineOf } from "./engine.ts";
import type { Room } from "./full.ts";
import { migrations } from "./migrations/index.ts";
import { checkpointFile, openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The database; queries are plain functions of the file that owns the table, with this as their first parameter. */
export type Database = Kysely<Tables>;

/** The database, or a transaction on it. */
export type Session = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens SQLite (a file path or `:memory:`) or Postgres (`postgres://…`) and brings its schema up to date.
 * Throws when the schema is newer than this program. `room` is told how every statement ends.
 */
export async function openDatabase(url: string, log: Log, room?: Pick<Room, "note">): Promise<Database> {
  const connections = isPostgres(url) ? openConnections(url, log) : null;
  const database: Database = new Kysely<Tables>({
    dialect: connections ? new PostgresDialect({ pool: connections.pool }) : sqliteDialect(url),
    ...(room && { log: (event) => room.note(event) }),
  });
  if (connections) connectionsOf.set(database, connections);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function sqliteDialect(file: string): SqliteDialect {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  return new SqliteDialect({ database: openSqlite(file) });
}

/** The connections behind each database on Postgres. */
const connectionsOf = new WeakMap<Database, Connections>();

/** The connections of a database that was opened here; null on SQLite. */
export function connectionsBehind(database: Database): Connections | null {
  return connectionsOf.get(database) ?? null;
}

/** Without it, the migrator takes tables of the same name in any schema of a shared Postgres for its own. */
async function ownSchema(database: Database): Promise<{ migrationTableSchema?: string }> {
  if (engineOf(database) !== "postgres") return {};
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(database);
  const name = rows[0]?.name;
  return name ? { migrationTableSchema: name } : {};
}

/** Moves what was written last from the log beside an SQLite file into the file, without making anybody wait. */
export async function checkpoint(database: Database): Promise<void> {
  if (engineOf(database) !== "sqlite") return;
  const { rows } = await sql<{ file: string | null }>`pragma database_list`.execute(database);
  for (const { file } of rows) if (file) checkpointFile(file, "passive");
}

/** Whether its schema has steps that this program does not know. */
async function isNewer(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table("schema")}`.execute(database);
  return rows.some(({ name }) => !(name in migrations));
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "schema",
    migrationLockTableName: "schema_lock",
    ...(await ownSchema(database)),
  });
  const { error } = await migrator.migrateToLatest();
  if (error && (await isNewer(database)))
    throw new Error("it was made by a newer Linewatch: start that version or a later one, or give this one another database");
  if (error) throw error instanceof Error ? error : new Error("the database's schema could not be brought up to date");
}
