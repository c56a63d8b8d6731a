import type { Kysely } from "kysely";

/**
 * The prices of a match by time instead of by offer: one row names its offers, and one row for each time holds all their
 * prices. `prices` stays until upkeep has moved what it holds, in slices: it may hold millions of rows.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("price_offers")
    .addColumn("match_id", "bigint", (c) => c.primaryKey().references("matches.id").onDelete("cascade"))
    .addColumn("offers", "text", (c) => c.notNull())
    .addColumn("thin_at", "bigint", (c) => c.notNull())
    .execute();
  await schema.createIndex("price_offers_by_thinning").on("price_offers").column("thin_at").execute();

  await schema
    .createTable("price_points")
    .addColumn("match_id", "bigint", (c) => c.notNull().references("matches.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("prices", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("price_points_key", ["match_id", "at"])
    .execute();

  await schema.createIndex("decisions_by_time").on("decisions").column("at").execute();
  await schema.createIndex("deliveries_by_end").on("deliveries").column("settled_at").execute();
}
