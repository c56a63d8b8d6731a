import { reconsiderEvents } from "../facts/events.ts";
import { reconsiderHeld } from "../facts/outbox.ts";
import type { Session } from "../storage/database.ts";
import { reconsiderBets } from "./watched-bets.ts";

/** Lets everything that waits for these chats be looked at again, since what they have set has changed. */
export async function reconsider(session: Session, chats: readonly string[], now: number): Promise<void> {
  await reconsiderHeld(session, chats, now);
  await reconsiderEvents(session, chats, now);
  await reconsiderBets(session, chats, now);
}
