import type { QuietHours } from "../chats/settings.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import { reconsider } from "./reconsider.ts";
import type { Watch } from "./watch.ts";

const tables = { match: "watches", wide: "wide_watches", bets: "bet_watches" } as const;

/**
 * Gives a watch quiet hours of its own, a wide one with every match that it covers; null for those of its chat. What they held
 * is looked at again.
 */
export async function setQuietOf(
  database: Database,
  { watch, quiet, now }: { watch: Pick<Watch, "kind" | "id" | "chat">; quiet: QuietHours | null; now: number },
): Promise<void> {
  await transact(database, async (session) => {
    const own = { quiet: quiet && JSON.stringify(quiet) };
    await session.updateTable(tables[watch.kind]).set(own).where("id", "=", watch.id).execute();
    if (watch.kind === "wide") await session.updateTable("watches").set(own).where("wide_id", "=", watch.id).execute();
    await reconsider(session, [watch.chat], now);
  });
}
