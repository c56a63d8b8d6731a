import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("outages")
    .addColumn("platform", "text", (c) => c.primaryKey())
    .addColumn("from_at", "bigint", (c) => c.notNull())
    .addColumn("to_at", "bigint")
    .execute();
}
