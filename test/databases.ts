import { randomBytes } from "node:crypto";
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

/** This worker's own Postgres database; undefined where no Postgres answers. */
const workerUrl = inject("postgresUrls")[Number(process.env["VITEST_POOL_ID"] ?? 1) - 1];

/**
 * The real databases that every storage test runs on: SQLite always, Postgres where one answers (each test alone in an
 * empty schema).
 */
export const engines: readonly TestEngine[] = [
  { name: "sqlite", open: openMemory },
  ...(workerUrl === undefined ? [] : [{ name: "postgres" as const, open: () => openSchema(workerUrl) }]),
];

async function openMemory(): Promise<TestDatabase> {
  const database = await openDatabase(":memory:", silentLog);
  return { database, url: "", close: () => database.destroy() };
}

/** Schemas that a test has left empty, with all their tables, for the next: to create and drop them takes longer than most tests. */
const vacant: string[] = [];

async function openSchema(server: string): Promise<TestDatabase> {
  const url = vacant.pop() ?? (await createSchema(server));
  const database = await openDatabase(url, silentLog);
  return {
    database,
    url,
    async close() {
      await database.destroy();
      await administer(emptySchema, url);
      vacant.push(url);
    },
  };
}

async function createSchema(server: string): Promise<string> {
  const schema = `linewatch_${randomBytes(8).toString("hex")}`;
  await administer(`create schema ${schema}`, server);
  const url = new URL(server);
  url.searchParams.set("options", `-c search_path=${schema}`);
  return url.href;
}

/** Takes every row away, and lets numbers begin at one again. */
const emptySchema = `
  do $$
  declare
    name text;
    is_used boolean;
    used text[] := '{}';
  begin
    for name in select tablename from pg_tables where schemaname = current_schema() and tablename not in ('schema', 'schema_lock') loop
      execute format('select exists (select from %I)', name) into is_used;
      if is_used then used := used || quote_ident(name); end if;
    end loop;
    if array_length(used, 1) > 0 then execute 'truncate ' || array_to_string(used, ', ') || ' cascade'; end if;
    for name in select sequencename from pg_sequences where schemaname = current_schema() and last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
  end $$`;
