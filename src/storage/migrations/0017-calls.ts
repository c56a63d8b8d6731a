import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("leases")
    .addColumn("awaited_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createTable("taken_calls")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("taken_at", "bigint", (c) => c.notNull())
    .execute();
}
