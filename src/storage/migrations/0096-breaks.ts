import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** Until when a chat wants nothing at all. It may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const known = sql`select 1 from pragma_table_info('chats') where name = 'break_until'`;
  if (engineOf(database) !== "postgres" && (await known.execute(database)).rows.length > 0) return;
  await database.schema.alterTable("chats").addColumn("break_until", "bigint").execute();
}
