import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("outbox")
    .addColumn("since", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("outbox").addColumn("held", "text").execute();
  await schema.alterTable("deliveries").addColumn("manner", "text").execute();
  await schema.alterTable("watches").addColumn("quiet", "text").execute();

  await schema
    .createTable("mutes")
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("mutes_key", ["chat", "match_id"])
    .execute();
  await schema.createIndex("mutes_by_end").on("mutes").column("until").execute();
}
