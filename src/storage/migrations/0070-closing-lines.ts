import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/** Of which start a match's recorded prices hold the closing line. The statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const known = sql`select 1 from pragma_table_info('price_offers') where name = 'closed_at'`;
  if (engineOf(database) !== "postgres" && (await known.execute(database)).rows.length > 0) return;
  await database.schema.alterTable("price_offers").addColumn("closed_at", "bigint").execute();
}
