import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

/** What somebody wants to import waits until they have seen what it changes. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("imports").ifNotExists();
  const numbered =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await numbered
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .execute();
  await schema.createIndex("imports_by_chat").ifNotExists().on("imports").columns(["chat", "at"]).execute();
}
