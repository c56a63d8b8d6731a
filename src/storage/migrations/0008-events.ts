import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("events");
  const withId =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await withId
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("delivery_id", "text")
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("lease_until", "bigint", (c) => c.notNull())
    .addColumn("reason", "text")
    .addUniqueConstraint("events_once", ["chat", "key"])
    .execute();
  await schema.createIndex("events_by_state").on("events").columns(["platform", "state", "due_at"]).execute();
}
