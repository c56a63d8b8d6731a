import type { Kysely } from "kysely";

/** Finds what a book's price for a selection was at a time without reading all the others; by match it does what the old one did. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const columns = ["match_id", "market", "bookmaker", "selection", "at"];
  await schema.createIndex("prices_by_offer").on("prices").columns(columns).execute();
  await schema.dropIndex("prices_by_match").execute();
}
