import type { Clock } from "../clock.ts";
import type { EventsToTell } from "../facts/events.ts";
import { matchesById } from "../matches/matches.ts";
import { eventsReply } from "../replies/alerts/events.ts";
import { type Credit, credited } from "../replies/parts/credit.ts";
import type { Text } from "../replies/parts/text.ts";
import type { Database } from "../storage/database.ts";
import type { Announcement } from "./announcer.ts";

export interface AnnouncementDeps {
  database: Database;
  /** The language and formats of a chat. */
  writerFor(address: string): Promise<{ text: Text }>;
  credit: Credit;
  clock: Clock;
}

/** Puts events into words for their chat; null when there is nothing to say any more. */
export async function announcementOf(
  { database, writerFor, credit, clock }: AnnouncementDeps,
  { chat, facts, silent, cap }: EventsToTell,
): Promise<Announcement | null> {
  const { text } = await writerFor(chat);
  const ids = facts.flatMap((one) => ("matchId" in one ? [one.matchId] : []));
  const matches = await matchesById(database, ids);
  const now = clock.now();
  const happenings = facts.map((one) => {
    return { facts: one, match: "matchId" in one ? (matches.get(one.matchId) ?? null) : null };
  });
  const draft = eventsReply(text, { happenings, cap, now });
  if (draft.blocks.length === 0) return null;
  return { reply: credited(draft, credit, text), silent };
}
