import type { Kysely } from "kysely";

/** What the source's model thought of a match when that was first seen, beside the market. The statement may be run once more. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("predictions")
    .ifNotExists()
    .addColumn("match_id", "bigint", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("gaps", "text", (c) => c.notNull())
    .execute();
}
