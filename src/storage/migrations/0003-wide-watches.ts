import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("wide_watches");
  const withId =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await withId
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("target", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("rule", "text", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("wide_watches_one_per_chat_and_target", ["chat", "kind", "target"])
    .execute();
  await schema.createIndex("wide_watches_by_target").on("wide_watches").columns(["kind", "target"]).execute();

  await schema
    .alterTable("watches")
    .addColumn("wide_id", "bigint", (c) => c.references("wide_watches.id").onDelete("cascade"))
    .execute();
  await schema.createIndex("watches_by_wide").on("watches").column("wide_id").execute();

  await schema
    .createTable("exclusions")
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("exclusions_key", ["chat", "match_id"])
    .execute();
}
