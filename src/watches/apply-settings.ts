import { addressesOf } from "../chats/addresses.ts";
import { changeSettings, type Settings } from "../chats/settings.ts";
import { reconsider } from "../facts/facts.ts";
import type { Session } from "../storage/database.ts";
import { scheduleFixtures } from "./fixtures.ts";
import { changeOwnBooks } from "./own-books.ts";

/** What decides anew when alerts come. */
const paces = ["quiet", "hourly", "digestAt", "timeZone", "releasedAt", "approval"];

/** Changes some settings of a chat with all that follows for what it watches and what waits for it; resolves to all of them. In a transaction. */
export async function applySettings(
  session: Session,
  { address, change, reads, now }: { address: string; change: Partial<Settings>; reads: string | null; now: number },
): Promise<Settings> {
  const changed = await changeSettings(session, { address, change, reads, now });
  const chats = await addressesOf(session, address);
  if (paces.some((name) => name in change)) await reconsider(session, chats, now);
  if (change.fixturesAt !== undefined) await scheduleFixtures(session, { address, into: address, now });
  else if (change.timeZone !== undefined) await scheduleFixtures(session, { address, into: null, now });
  if (change.books) await changeOwnBooks(session, { chats, books: changed.books });
  return changed;
}
