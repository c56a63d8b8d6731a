import { type Kysely, sql } from "kysely";

/** A message is found by the platform's id of it, however many its chat has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists messages_by_message_id on messages (chat, message_id) where message_id is not null`.execute(
    database,
  );
}
