import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("events")
    .addColumn("since", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("events").addColumn("quiet", "text").execute();
  await schema.alterTable("events").addColumn("told_at", "bigint").execute();
}
