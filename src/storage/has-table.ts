import { type Kysely, sql } from "kysely";
import { engineOf } from "./engine.ts";

/** Whether the schema has a table of this name, for steps that may have been done already. */
export async function hasTable(database: Kysely<unknown>, name: string): Promise<boolean> {
  const found =
    engineOf(database) === "postgres"
      ? sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`
      : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`;
  return (await found.execute(database)).rows.length > 0;
}
