import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("leases")
    .addColumn("begun_epoch", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
}
