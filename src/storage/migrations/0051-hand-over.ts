import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  // On SQLite a process may have died between this step and the note of it.
  const known = sql`select 1 from pragma_table_info('leases') where name = 'begun_epoch'`;
  if (engineOf(database) === "sqlite" && (await known.execute(database)).rows.length > 0) return;
  await database.schema
    .alterTable("leases")
    .addColumn("begun_epoch", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
}
