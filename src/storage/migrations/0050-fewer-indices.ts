import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.ts";

/**
 * Telling a chat writes into no index that is hardly ever read: a message's facts and decisions are found by its chat, and
 * boards that nothing refers to are looked for all at once. Every statement may be run once more.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of ["decisions_by_delivery", "baselines_by_board", "facts_by_message", "messages_by_state"])
    await sql.raw(`drop index if exists ${index}`).execute(database);
  await sql`create index if not exists messages_claimed on messages (chat) where state = 'claimed'`.execute(database);
  if (engineOf(database) !== "postgres") return;
  // Room for the next version of a row beside it: then no index has to learn where it is.
  for (const table of ["facts", "baselines"]) await sql.raw(`alter table ${table} set (fillfactor = 75)`).execute(database);
}
