import { randomBytes } from "node:crypto";
import { silentLog } from "../src/log.ts";
import { type Database, openDatabase } from "../src/storage/database.ts";
import { freshFolder } from "../test/bot.ts";
import { administer, postgresUrl } from "../test/postgres.ts";

export interface Engine {
  name: "SQLite" | "Postgres";
  open(): Promise<{ database: Database; url: string; close(): Promise<void> }>;
}

/** SQLite in a file, as the bot has it; and Postgres where one answers (`TEST_DATABASE_URL`), in a schema of its own. */
export async function engines(): Promise<readonly Engine[]> {
  const hasPostgres = await administer("select 1").then(
    () => true,
    () => false,
  );
  return [{ name: "SQLite", open: openFile }, ...(hasPostgres ? [{ name: "Postgres" as const, open: openSchema }] : [])];
}

async function openFile() {
  const url = `${freshFolder()}/linewatch.db`;
  const database = await openDatabase(url, silentLog);
  return { database, url, close: () => database.destroy() };
}

async function openSchema() {
  const schema = `bench_${randomBytes(8).toString("hex")}`;
  await administer(`create schema ${schema}`);
  const url = new URL(postgresUrl);
  url.searchParams.set("options", `-c search_path=${schema}`);
  const database = await openDatabase(url.href, silentLog);
  return {
    database,
    url: url.href,
    async close() {
      await database.destroy();
      await administer(`drop schema ${schema} cascade`);
    },
  };
}
