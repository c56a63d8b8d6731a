import type { Kysely } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("events").addColumn("held", "text").execute();
  await freePlaygrounds(database as Kysely<{ chats: { address: string; settings: string } }>);
}

/** What was written down in the playground is nearly always what held everywhere by default, which was no choice. */
async function freePlaygrounds(database: Kysely<{ chats: { address: string; settings: string } }>): Promise<void> {
  const rows = await database.selectFrom("chats").selectAll().where("address", "like", "playground:%").execute();
  for (const { address, settings } of rows) {
    const { hourly, ...rest } = settingsFrom(settings);
    if (hourly !== 12) continue;
    const change = { settings: JSON.stringify({ ...rest, hourly: null }) };
    await database.updateTable("chats").set(change).where("address", "=", address).execute();
  }
}

function settingsFrom(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
