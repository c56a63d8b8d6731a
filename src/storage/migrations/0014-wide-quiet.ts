import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("wide_watches").addColumn("quiet", "text").execute();
}
