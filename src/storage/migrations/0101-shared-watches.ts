import type { Kysely } from "kysely";

/** Watches behind a link that they do not fit into. It may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("shared_watches")
    .ifNotExists()
    .addColumn("token", "text", (c) => c.primaryKey())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
}
