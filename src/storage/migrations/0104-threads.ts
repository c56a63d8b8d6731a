import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** The threads that were opened for a chat's alerts, and where each message went. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("threads")
    .ifNotExists()
    .addColumn("chat", "text", (c) => c.notNull().references("chats.address").onUpdate("cascade").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("address", "text")
    .addColumn("tried_at", "bigint", (c) => c.notNull())
    .addColumn("closes_at", "bigint")
    .addColumn("closed_at", "bigint")
    .addColumn("trouble", "text")
    .addPrimaryKeyConstraint("threads_pk", ["chat", "key"])
    .execute();
  await schema.createIndex("threads_by_address").ifNotExists().on("threads").column("address").execute();
  await schema.createIndex("threads_to_close").ifNotExists().on("threads").column("closes_at").execute();
  const known = sql`select 1 from pragma_table_info('messages') where name = 'sent_to'`;
  if (engineOf(database) !== "postgres" && (await known.execute(database)).rows.length > 0) return;
  await schema.alterTable("messages").addColumn("sent_to", "text").execute();
}
