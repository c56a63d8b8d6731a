import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, type Migration, Migrator, PostgresDialect, SqliteDialect, sql, type Transaction } from "kysely";
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

export interface OpenOptions {
  /** Is told how every statement ends. */
  room?: Pick<Room, "note"> | undefined;
  /** Is called before a schema with something in it is changed, with the last step that it has. */
  beforeChange?: ((schema: string) => Promise<void>) | undefined;
}

/**
 * Opens SQLite (a file path or `:memory:`) or Postgres (`postgres://…`) and brings its schema up to date.
 * Throws when the schema is newer than this program.
 */
export async function openDatabase(url: string, log: Log, { room, beforeChange }: OpenOptions = {}): Promise<Database> {
  const database = openUnchanged(url, log, room);
  try {
    const found = await schemaOf(database);
    if (found !== null && found < latestSchema) await beforeChange?.(found);
    const schema = found ?? (await makeAtOnce(database));
    // To look for what is there already takes as many questions as all else at a start.
    const missing = Object.keys(migrations).length - (schema === null ? 0 : await stepsOf(database));
    if (schema !== latestSchema || missing !== 0) {
      // A large database takes minutes for some steps, and nobody is answered meanwhile.
      const told = found === null ? () => undefined : tellSteps(log, { from: found, steps: missing });
      await bringTo(database, null, told);
    }
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Opens a database and leaves its schema as it is. */
export function openUnchanged(url: string, log: Log, room?: Pick<Room, "note">): Database {
  const connections = isPostgres(url) ? openConnections(url, log) : null;
  const database: Database = new Kysely<Tables>({
    dialect: connections ? new PostgresDialect({ pool: connections.pool }) : sqliteDialect(url),
    ...(room && { log: (event) => room.note(event) }),
  });
  if (connections) connectionsOf.set(database, connections);
  return database;
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

/** The last step of the schema that this program knows. */
export const latestSchema = Object.keys(migrations).at(-1) ?? "";

/** The last step of the schema that a database has; null for an empty one. */
export async function schemaOf(database: Database): Promise<string | null> {
  const isThere =
    engineOf(database) === "postgres"
      ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'schema'`
      : sql`select 1 from sqlite_master where type = 'table' and name = 'schema'`;
  if ((await isThere.execute(database)).rows.length === 0) return null;
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from ${sql.table("schema")}`.execute(database);
  return rows[0]?.name ?? null;
}

/** How many steps were done. */
async function stepsOf(database: Database): Promise<number> {
  const { rows } = await sql<{ steps: number | string }>`select count(*) as steps from ${sql.table("schema")}`.execute(database);
  return Number(rows[0]?.steps);
}

/**
 * Steps are hundreds of statements, each on the disk before the next one. On SQLite they need not wait for it: a power cut then
 * takes the last of them back, which are done again, and harms no others.
 */
async function withoutSyncing<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (engineOf(database) !== "sqlite") return work();
  await sql`pragma synchronous = normal`.execute(database);
  try {
    return await work();
  } finally {
    await sql`pragma synchronous = full`.execute(database);
  }
}

/** Gives an empty SQLite file what the first steps make, in a tenth of their time; the last of them, or null where there is nothing empty. */
async function makeAtOnce(database: Database): Promise<string | null> {
  if (engineOf(database) !== "sqlite" || !(await isEmpty(database))) return null;
  const { wholeSchema } = await import("./migrations/whole-schema.ts");
  const timestamp = new Date().toISOString();
  await database.transaction().execute(async (transaction) => {
    for (const part of wholeSchema.parts) await sql.raw(part).execute(transaction);
    for (const name of wholeSchema.steps)
      await sql`insert into ${sql.table("schema")} (name, timestamp) values (${name}, ${timestamp})`.execute(transaction);
    await sql`insert into ${sql.table("schema_lock")} (id, is_locked) values ('migration_lock', 0)`.execute(transaction);
  });
  return wholeSchema.steps.at(-1) ?? null;
}

async function isEmpty(database: Database): Promise<boolean> {
  return (await sql`select 1 from sqlite_master limit 1`.execute(database)).rows.length === 0;
}

/** Says in the log which step begins, and how many there are. */
function tellSteps(log: Log, { from, steps }: { from: string; steps: number }): (step: string) => void {
  let nth = 0;
  return (step) => log.info({ step, nth: ++nth, steps, from }, "a step of the schema begins");
}

/** The steps, each of which tells that it begins. */
function toldMigrations(onStep: (step: string) => void): Record<string, Migration> {
  const told = ([name, migration]: [string, Migration]): [string, Migration] => [
    name,
    {
      ...migration,
      up(database) {
        onStep(name);
        return migration.up(database);
      },
    },
  ];
  return Object.fromEntries(Object.entries(migrations).map(told));
}

/** Brings the schema to one step; to the newest where that is null. Each step is told as it begins. */
export async function bringTo(
  database: Database,
  step: string | null,
  onStep: (step: string) => void = () => undefined,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => toldMigrations(onStep) },
    migrationTableName: "schema",
    migrationLockTableName: "schema_lock",
    ...(await ownSchema(database)),
  });
  const { error } = await withoutSyncing(database, () => (step === null ? migrator.migrateToLatest() : migrator.migrateTo(step)));
  if (error && (await isNewer(database)))
    throw new Error("it was made by a newer Linewatch: start that version or a later one, or give this one another database");
  if (error) throw error instanceof Error ? error : new Error("the database's schema could not be brought up to date");
}
