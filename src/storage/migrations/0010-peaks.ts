import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("outbox").addColumn("peak", "text").execute();
  await schema.alterTable("outbox").addColumn("peak_length", "bigint").execute();
}
