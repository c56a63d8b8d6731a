import { WrongSetting } from "../settings/wrong.ts";
import type { Database } from "./database.ts";

/**
 * Marks a database with whose odds it is about, at its first use. Throws when it is about others: invented matches, prices
 * and watches must never be shown as real ones, nor those of one invented world in another.
 */
export async function claimDatabase(database: Database, source: string): Promise<void> {
  const mine = { id: 1, source };
  await database
    .insertInto("origin")
    .values(mine)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const found = await database.selectFrom("origin").select("source").where("id", "=", 1).executeTakeFirstOrThrow();
  if (found.source === source) return;
  throw new WrongSetting(
    `this database is about odds of "${found.source}", not of "${source}"; use another DATABASE_URL or DATA_DIR, or an empty database`,
  );
}
