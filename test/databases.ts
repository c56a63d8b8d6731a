import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { inject } from "vitest";
import { silentLog } from "../src/log.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { administer } from "./postgres.ts";

interface TestDatabase {
  database: Database;
  /** What to hand to `openDatabase` to open the same data a second time; empty for a database in memory. */
  url: string;
  close(): Promise<void>;
}

interface TestEngine {
  name: "sqlite" | "postgres";
  open(): Promise<TestDatabase>;
}

/** This worker's own Postgres database; undefined where none answers, in benches, which no worker runs, and in browser tests. */
const worker = process.env["VITEST_POOL_ID"];
const workerUrl = worker === undefined ? undefined : inject("postgresUrls")?.[Number(worker) - 1];

/**
 * The real databases that every storage test runs on: SQLite always, Postgres where one answers (each test alone in an
 * empty schema).
 */
export const engines: readonly TestEngine[] = [
  { name: "sqlite", open: openMemory },
  ...(workerUrl === undefined ? [] : [{ name: "postgres" as const, open: () => openSchema(workerUrl) }]),
];

/** Where a test can open databases that nothing was done to yet: what to hand to `openDatabase`. */
export const emptyDatabases: readonly { name: TestEngine["name"]; url(): Promise<string> }[] = [
  {
    name: "sqlite",
    url: async () => join(mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "linewatch-")), "linewatch.db"),
  },
  ...(workerUrl === undefined ? [] : [{ name: "postgres" as const, url: () => createSchema(workerUrl) }]),
];

/**
 * Databases that a test has left empty, with all their tables and warm connections, for the next: to make the tables, and to
 * connect anew, takes longer than most tests.
 */
type Kept = Omit<TestDatabase, "close">;
const vacant = { sqlite: [] as Kept[], postgres: [] as Kept[] };

async function openMemory(): Promise<TestDatabase> {
  const kept = vacant.sqlite.pop() ?? { url: "", database: await openDatabase(":memory:", silentLog) };
  return {
    ...kept,
    async close() {
      const { database } = kept;
      // Some tests close the database themselves.
      if (await isEmptied(database, emptyTables)) vacant.sqlite.push(kept);
      else await database.destroy();
    },
  };
}

async function openSchema(server: string): Promise<TestDatabase> {
  const kept = vacant.postgres.pop() ?? (await openNew(server));
  return {
    ...kept,
    async close() {
      const { url } = kept;
      if (await isEmptied(kept.database, emptySchema)) vacant.postgres.push(kept);
      else {
        await kept.database.destroy();
        const database = await openDatabase(url, silentLog);
        await emptySchema(database);
        vacant.postgres.push({ url, database });
      }
    },
  };
}

function isEmptied(database: Database, empty: (database: Database) => Promise<void>): Promise<boolean> {
  return empty(database).then(
    () => true,
    () => false,
  );
}

async function openNew(server: string): Promise<Kept> {
  const url = await createSchema(server);
  return { url, database: await openDatabase(url, silentLog) };
}

/** Takes every row away, and lets numbers begin at one again. */
async function emptyTables(database: Database): Promise<void> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not in ('schema', 'schema_lock', 'sqlite_sequence')`.execute(
    database,
  );
  await sql`pragma foreign_keys = off`.execute(database);
  for (const { name } of tables.rows) await sql`delete from ${sql.table(name)}`.execute(database);
  await sql`delete from sqlite_sequence`.execute(database);
  await sql`pragma foreign_keys = on`.execute(database);
}

async function emptySchema(database: Database): Promise<void> {
  await sql.raw(emptySchemaSql).execute(database);
}

async function createSchema(server: string): Promise<string> {
  const schema = `linewatch_${randomBytes(8).toString("hex")}`;
  await administer(`create schema ${schema}`, server);
  const url = new URL(server);
  // Nobody pulls the plug of the server here, and waiting for its disk takes half of the time.
  url.searchParams.set("options", `-c search_path=${schema} -c synchronous_commit=off`);
  return url.href;
}

/** A database with all that another one holds at this moment, as a server would find it whose bot has just been killed. */
export async function copyOfPostgres(url: string): Promise<string> {
  const copy = await createSchema(url);
  await (await openDatabase(copy, silentLog)).destroy();
  await administer(copySchemaSql(schemaOf(url), schemaOf(copy)), copy);
  return copy;
}

function schemaOf(url: string): string {
  return /search_path=(\w+)/.exec(new URL(url).searchParams.get("options") ?? "")?.[1] ?? "public";
}

/** Two statements of one transaction that sees one moment; rows may come before those that they refer to. */
function copySchemaSql(from: string, to: string): string {
  return `
    begin isolation level repeatable read;
    do $$
    declare
      name text;
      used record;
    begin
      set local session_replication_role = replica;
      for name in select relname from pg_class where relnamespace = '${from}'::regnamespace and relkind = 'r'
      loop
        execute format('delete from ${to}.%I', name);
        execute format('insert into ${to}.%1$I overriding system value select * from ${from}.%1$I', name);
      end loop;
      for used in select sequencename, last_value from pg_sequences where schemaname = '${from}' and last_value is not null
      loop
        perform setval(format('${to}.%I', used.sequencename)::regclass, used.last_value);
      end loop;
    end $$;
    commit`;
}

/**
 * The same on Postgres, where an empty table is quicker to ask than to empty, a few rows are taken away ten times as fast as a
 * file is made anew, and many rows refer to too much. Rows that others must not outlive go last.
 */
const emptySchemaSql = `
  do $$
  declare
    name text;
    is_used boolean;
    is_large boolean;
    used text[] := '{}';
    has_large boolean := false;
  begin
    for name in
      select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relname not in ('schema', 'schema_lock')
        order by exists (select from pg_constraint where confrelid = pg_class.oid and contype = 'f' and confdeltype <> 'c')
    loop
      execute format('select exists (select from %1$I), exists (select from %1$I offset 300)', name) into is_used, is_large;
      if is_used then used := used || quote_ident(name); end if;
      has_large := has_large or is_large;
    end loop;
    if has_large then
      execute 'truncate ' || array_to_string(used, ', ') || ' cascade';
    else
      foreach name in array used loop execute 'delete from ' || name; end loop;
    end if;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = current_schema() and last_value is not null;
  end $$`;
