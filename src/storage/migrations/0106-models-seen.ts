import type { Kysely } from "kysely";

/** What the source's model thought of matches at each look, so that a rule about it can be counted over the past. The statement may be run once more. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("models_seen")
    .ifNotExists()
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("home", "double precision")
    .addColumn("draw", "double precision")
    .addColumn("away", "double precision")
    .addPrimaryKeyConstraint("models_seen_key", ["match_id", "at"])
    .execute();
}
