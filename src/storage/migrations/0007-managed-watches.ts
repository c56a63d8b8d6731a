import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

/** Watches can be paused, and what was removed can be brought back for a while. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("watches").addColumn("paused_until", "bigint").execute();
  const table = schema.createTable("removals");
  const withId =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await withId
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("watches", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("removals_by_chat").on("removals").columns(["chat", "at"]).execute();
}
