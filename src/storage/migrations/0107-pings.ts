import type { Kysely } from "kysely";

/** Who wants to be mentioned in a chat's alerts about a match. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("pings")
    .ifNotExists()
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("person", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("pings_key", ["chat", "match_id", "person"])
    .execute();
  await schema.createIndex("pings_by_person").ifNotExists().on("pings").column("person").execute();
}
