import type { Kysely } from "kysely";
import { engineOf } from "../engine.ts";

/** Bets that people have placed and write down. Every statement may be run once more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  const table = schema.createTable("placed_bets").ifNotExists();
  const numbered =
    engineOf(database) === "postgres"
      ? table.addColumn("id", "bigint", (c) => c.primaryKey().generatedAlwaysAsIdentity())
      : table.addColumn("id", "integer", (c) => c.primaryKey().autoIncrement());
  await numbered
    .addColumn("owner", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("match_id", "bigint")
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("market", "text", (c) => c.notNull())
    .addColumn("selection", "text", (c) => c.notNull())
    .addColumn("line", "double precision")
    .addColumn("price", "bigint", (c) => c.notNull())
    .addColumn("stake", "bigint")
    .addColumn("book", "text")
    .addColumn("result", "text")
    .addColumn("closed_at", "bigint")
    .addColumn("closing", "double precision")
    .addColumn("removed_at", "bigint")
    .execute();
  await schema.createIndex("placed_bets_by_owner").ifNotExists().on("placed_bets").columns(["owner", "id"]).execute();
  await schema.createIndex("placed_bets_by_match").ifNotExists().on("placed_bets").column("match_id").execute();
}
