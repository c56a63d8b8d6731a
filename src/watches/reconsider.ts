import { reconsiderFacts } from "../facts/facts.ts";
import type { Session } from "../storage/database.ts";
import { reconsiderBets } from "./watched-bets.ts";

/** Lets everything that waits for these chats be looked at again, since what they have set has changed. */
export async function reconsider(session: Session, chats: readonly string[], now: number): Promise<void> {
  await reconsiderFacts(session, chats, now);
  await reconsiderBets(session, chats, now);
}
