import type { Log } from "../../log.ts";
import { isPostgres } from "../database.ts";
import type { Snapshot } from "./shape.ts";
import { snapshotOfPostgres } from "./snapshot-postgres.ts";
import { snapshotOfSqlite } from "./snapshot-sqlite.ts";

/** Opens a database for reading all of it; nobody who writes has to wait. Throws when it is none of Linewatch. */
export async function openSnapshot(url: string, log: Log): Promise<Snapshot> {
  return isPostgres(url) ? snapshotOfPostgres(url, log) : snapshotOfSqlite(url);
}
