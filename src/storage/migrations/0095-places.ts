import type { Kysely } from "kysely";

/** Where a chat is that has two addresses, the codes that join them, and how often one was tried. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("places")
    .ifNotExists()
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("alerts", "integer", (c) => c.notNull())
    .addColumn("gone_at", "bigint")
    .addColumn("since", "bigint", (c) => c.notNull())
    .addUniqueConstraint("places_one_per_platform", ["chat", "platform"])
    .execute();
  await schema
    .createTable("link_codes")
    .ifNotExists()
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
  await schema.createIndex("link_codes_by_digest").ifNotExists().on("link_codes").column("digest").execute();
  await schema
    .createTable("link_tries")
    .ifNotExists()
    .addColumn("address", "text", (c) => c.primaryKey())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
}
