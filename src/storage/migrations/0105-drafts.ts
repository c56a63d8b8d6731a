import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** What waits to be approved before a chat is told, and the facts that it is about. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("drafts").ifNotExists();
  const numbered =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await numbered
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("parts", "text", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("ended_at", "bigint")
    .execute();
  await schema.createIndex("drafts_by_chat").ifNotExists().on("drafts").column("chat").execute();
  const known = sql`select 1 from pragma_table_info('facts') where name = 'draft'`;
  if (engineOf(database) !== "postgres" && (await known.execute(database)).rows.length > 0) return;
  await schema.alterTable("facts").addColumn("draft", "bigint").execute();
}
