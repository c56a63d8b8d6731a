import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("downtime")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("from_at", "bigint", (c) => c.notNull())
    .addColumn("to_at", "bigint", (c) => c.notNull())
    .execute();
}
