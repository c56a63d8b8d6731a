import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("bet_watches").addColumn("quiet", "text").execute();
  await database.schema
    .alterTable("bet_watches")
    .addColumn("missed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
