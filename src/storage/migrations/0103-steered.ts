import type { Kysely } from "kysely";

/** Which other chats a person manages from a private one. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("steered")
    .ifNotExists()
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("chat", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("active", "integer", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("steered_by_number", ["by", "number"])
    .execute();
  await schema.createIndex("steered_by_chat").ifNotExists().on("steered").column("chat").execute();
}
