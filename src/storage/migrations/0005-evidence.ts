import type { Kysely } from "kysely";

/** A decision can be explained when the watch and the boards that it was made of are gone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const columns = [
    ["rule", "text"],
    ["baseline_at", "bigint"],
    ["baseline_reason", "text"],
    ["evidence", "text"],
  ] as const;
  for (const [name, type] of columns) await database.schema.alterTable("decisions").addColumn(name, type).execute();
  await database.schema.createIndex("decisions_by_delivery").on("decisions").column("delivery_id").execute();
}
