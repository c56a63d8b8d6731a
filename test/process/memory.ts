import { join } from "node:path";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { freshFolder } from "../bot.ts";
import { engines } from "../databases.ts";

/** Where a bot keeps what it knows, from one process to the next. */
export interface Memory {
  settings: Record<string, string>;
  /** Lets the time pass after which a process may take over what another one held when it died. */
  afterLeases(): Promise<void>;
  close(): Promise<void>;
}

/** SQLite: one process at a time, so whoever comes back takes up everything at once. */
export async function openFolder(): Promise<Memory & { folder: string }> {
  const folder = freshFolder();
  const database = await openDatabase(join(folder, "linewatch.db"), silentLog);
  await rest(database);
  await database.destroy();
  return { folder, settings: { DATA_DIR: folder }, afterLeases: async () => undefined, close: async () => undefined };
}

const postgres = engines.find(({ name }) => name === "postgres");

export const hasPostgres = postgres !== undefined;

export async function openSchema(): Promise<Memory> {
  if (!postgres) throw new Error("no Postgres answers");
  const { database, url, close } = await postgres.open();
  await rest(database);
  return {
    settings: { DATABASE_URL: url },
    async afterLeases() {
      await database.updateTable("leases").set({ until: 0 }).execute();
      await database.updateTable("messages").set({ lease_until: 0 }).where("state", "=", "claimed").execute();
    },
    close,
  };
}

/** A budget that nobody has spent from for an hour, where a new one would keep every bot waiting for its first requests. */
async function rest(database: Database): Promise<void> {
  const at = Date.now() - 3_600_000;
  const rested = { tat: at, rate: 92, blocked_until: 0, updated_at: at };
  await database
    .insertInto("api_budget")
    .values(["requests", "people"].map((id) => ({ id, ...rested })))
    .execute();
}
