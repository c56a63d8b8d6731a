import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Log } from "../log.ts";
import { WrongSetting } from "../settings/wrong.ts";
import { type Database, lookInto } from "./database.ts";

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
 * without a word. What watches the invented market doesn't count, nor what can't be read or is none of ours.
 */
export async function demandNoWatchesBeside(file: string, { source, log }: { source: string; log: Log }): Promise<void> {
  if (file === ":memory:" || existsSync(file)) return;
  for (const other of realDatabasesBeside(file)) {
    const found = await lookInto(other, log, watchesIn);
    if (found && found.watches > 0 && found.source !== source)
      throw new WrongSetting(
        `${other} has ${found.watches} ${found.watches === 1 ? "watch" : "watches"} on odds of "${found.source}", which would stand still; set ODDS_SOURCE back to it, set DATA_DIR to another folder, or move that file away`,
      );
  }
}

function realDatabasesBeside(file: string): string[] {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^(?!sandbox-).+\.db$/.test(name) && name !== basename(file)).map((name) => join(folder, name));
}

async function watchesIn(database: Database): Promise<{ watches: number; source: string }> {
  const { source } = await database.selectFrom("origin").select("source").executeTakeFirstOrThrow();
  const { watches } = await database
    .selectFrom("watches")
    .select((count) => count.fn.countAll<number>().as("watches"))
    .where("wide_id", "is", null)
    .executeTakeFirstOrThrow();
  return { watches: Number(watches), source };
}
