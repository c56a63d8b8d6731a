import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** What the source's model thought of a match, beside its board. The statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const known = sql`select 1 from pragma_table_info('boards') where name = 'model'`;
  if (engineOf(database) !== "postgres" && (await known.execute(database)).rows.length > 0) return;
  await database.schema.alterTable("boards").addColumn("model", "text").execute();
}
