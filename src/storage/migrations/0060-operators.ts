import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** What operators did, and whether a chat that is turned away was told so. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = engineOf(database) === "postgres";
  const acts = database.schema.createTable("acts").ifNotExists();
  const numbered = isPostgres
    ? acts.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
    : acts.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await numbered
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("operator", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("target", "text")
    .addColumn("detail", "text")
    .execute();
  const known = sql`select 1 from pragma_table_info('chats') where name = 'told_at'`;
  if (!isPostgres && (await known.execute(database)).rows.length > 0) return;
  await database.schema.alterTable("chats").addColumn("told_at", "bigint").execute();
}
