import { Kysely, type Migration, Migrator, PostgresDialect, type RawBuilder, SqliteDialect, sql } from "kysely";
import { Pool, types } from "pg";
import { isPostgres } from "../../src/storage/database.ts";
import { migrations } from "../../src/storage/migrations/index.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";

/** A database as an older version left it, for statements in the words of that version. */
export interface OldDatabase {
  has(version: string): boolean;
  /** Inserts a row by the columns that the table had then. */
  insert(table: string, row: Readonly<Record<string, string | number | null>>): Promise<void>;
  run(statement: RawBuilder<unknown>): Promise<void>;
  isPostgres: boolean;
  close(): Promise<void>;
}

/** The steps of the schema before this one, the first one first. */
export function stepsBefore(name: string): string[] {
  return Object.keys(migrations).filter((step) => step < name);
}

/** Brings an empty database to the schema of one version. */
export async function openOld(url: string, last: string): Promise<OldDatabase> {
  const database = await open(url);
  await migrate(database, url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)));
  const columns = new Map<string, Set<string>>();
  const own = await schemaOf(database, url);
  // On Postgres other tests have tables of the same names.
  for (const { name, schema, columns: its } of await database.introspection.getTables())
    if (own === null || schema === own) columns.set(name, new Set(its.map((column) => column.name)));
  return {
    has: (version) => version <= last,
    async insert(table, row) {
      const known = Object.entries(row).filter(([name]) => columns.get(table)?.has(name));
      const names = sql.join(known.map(([name]) => sql.ref(name)));
      const isOwnId = isPostgres(url) && "id" in row && typeof row["id"] === "number";
      const ownId = isOwnId ? sql`overriding system value` : sql``;
      await sql`insert into ${sql.table(table)} (${names}) ${ownId} values (${sql.join(known.map(([, value]) => value))})`.execute(
        database,
      );
    },
    isPostgres: isPostgres(url),
    run: async (statement) => void (await statement.execute(database)),
    close: () => database.destroy(),
  };
}

/** Brings a database up to date as a process does that dies at the end of it, before anything is committed. */
export async function dieMigrating(url: string): Promise<void> {
  const database = await open(url);
  const dies: Migration = {
    async up() {
      throw new Error("the process has died");
    },
  };
  await migrate(database, url, { ...migrations, "9999-dies": dies }).catch(() => undefined);
  await database.destroy();
}

async function open(url: string): Promise<Kysely<unknown>> {
  types.setTypeParser(types.builtins.INT8, Number);
  const dialect = isPostgres(url)
    ? new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) })
    : new SqliteDialect({ database: openSqlite(url) });
  return new Kysely<unknown>({ dialect });
}

async function schemaOf(database: Kysely<unknown>, url: string): Promise<string | null> {
  if (!isPostgres(url)) return null;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name ?? null;
}

async function migrate(database: Kysely<unknown>, url: string, steps: Record<string, Migration>): Promise<void> {
  const own = await schemaOf(database, url);
  const schema = own === null ? {} : { migrationTableSchema: own };
  const provider = { getMigrations: async () => steps };
  const names = { migrationTableName: "schema", migrationLockTableName: "schema_lock" };
  const { error } = await new Migrator({ db: database, provider, ...names, ...schema }).migrateToLatest();
  if (error) throw error;
}
