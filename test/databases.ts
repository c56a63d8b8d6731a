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
 * The real databases that every storage test runs on: SQLite always, Postgres where one answers (each test in a schema
 * of its own, dropped afterwards).
 */
export const engines: readonly TestEngine[] = [
  { name: "sqlite", open: openMemory },
  ...(workerUrl === undefined ? [] : [{ name: "postgres" as const, open: () => openSchema(workerUrl) }]),
];

async function openMemory(): Promise<TestDatabase> {
  const database = await openDatabase(":memory:", silentLog);
  return { database, url: "", close: () => database.destroy() };
}

async function openSchema(server: string): Promise<TestDatabase> {
  const schema = `linewatch_${randomBytes(8).toString("hex")}`;
  await administer(`create schema ${schema}`, server);
  const url = new URL(server);
  url.searchParams.set("options", `-c search_path=${schema}`);
  const database = await openDatabase(url.href, silentLog);
  return {
    database,
    url: url.href,
    async close() {
      await database.destroy();
      await administer(`drop schema ${schema} cascade`, server);
    },
  };
}
