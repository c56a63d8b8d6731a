import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Log } from "../log.ts";
import { WrongSetting } from "../settings/wrong.ts";
import { type Database, openUnchanged } from "./database.ts";

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

/**
 * Throws where a source begins in a folder with watches of another one: each has a file of its own, so that they would stand still
 * without a word. What watches the invented market doesn't count.
 */
export async function demandNoWatchesBeside(file: string, log: Log): Promise<void> {
  if (file === ":memory:" || existsSync(file)) return;
  for (const other of realDatabasesBeside(file)) {
    const { watches, source } = await watchesIn(other, log);
    if (watches > 0)
      throw new WrongSetting(
        `${other} has ${watches} ${watches === 1 ? "watch" : "watches"} on odds of "${source}", which would stand still; set ODDS_SOURCE back to it, set DATA_DIR to another folder, or move that file away`,
      );
  }
}

function realDatabasesBeside(file: string): string[] {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^(?!sandbox-).+\.db$/.test(name) && name !== basename(file)).map((name) => join(folder, name));
}

/** A file that is no database of ours, or of a version long ago, has none that anybody waits for. */
async function watchesIn(file: string, log: Log): Promise<{ watches: number; source: string }> {
  const database = openUnchanged(file, log);
  try {
    const { source } = await database.selectFrom("origin").select("source").executeTakeFirstOrThrow();
    const { watches } = await database
      .selectFrom("watches")
      .select((count) => count.fn.countAll<number>().as("watches"))
      .where("wide_id", "is", null)
      .executeTakeFirstOrThrow();
    return { watches: Number(watches), source };
  } catch {
    return { watches: 0, source: "" };
  } finally {
    await database.destroy();
  }
}
