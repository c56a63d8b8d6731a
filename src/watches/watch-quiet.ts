import type { QuietHours } from "../chats/settings.ts";
import type { Database } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import type { BetWatch } from "./bet-watches.ts";
import { reconsider } from "./reconsider.ts";
import type { Watch } from "./watches.ts";
import type { WideWatch } from "./wide-watches.ts";

/** Gives a watch quiet hours of its own, null for those of its chat; what they held is looked at again. */
export async function setQuietOf(
  database: Database,
  { watch, quiet, now }: { watch: Pick<Watch, "id" | "chat">; quiet: QuietHours | null; now: number },
): Promise<void> {
  await transact(database, async (session) => {
    const own = quiet && JSON.stringify(quiet);
    await session.updateTable("watches").set({ quiet: own }).where("id", "=", watch.id).execute();
    await reconsider(session, [watch.chat], now);
  });
}

/** Sets the own quiet hours of a watch on value bets; null follows the chat's. What waits is reconsidered by them. */
export async function setQuietOfBets(
  database: Database,
  { watch, quiet, now }: { watch: Pick<BetWatch, "id" | "chat">; quiet: QuietHours | null; now: number },
): Promise<void> {
  await transact(database, async (session) => {
    const own = quiet && JSON.stringify(quiet);
    await session.updateTable("bet_watches").set({ quiet: own }).where("id", "=", watch.id).execute();
    await reconsider(session, [watch.chat], now);
  });
}

/** The same for a wide watch and every match that it covers. */
export async function setQuietOfWide(
  database: Database,
  { wide, quiet, now }: { wide: Pick<WideWatch, "id" | "chat">; quiet: QuietHours | null; now: number },
): Promise<void> {
  await transact(database, async (session) => {
    const own = { quiet: quiet && JSON.stringify(quiet) };
    await session.updateTable("wide_watches").set(own).where("id", "=", wide.id).execute();
    await session.updateTable("watches").set(own).where("wide_id", "=", wide.id).execute();
    await reconsider(session, [wide.chat], now);
  });
}
