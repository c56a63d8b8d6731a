import { type RawBuilder, sql } from "kysely";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";

/** The platform on which a chat is told: that of its address, or for one with several, of the place where alerts go. */
export function platformFor(chat: string): RawBuilder<string> {
  const { platform } = parseAddress(chat);
  return sql`coalesce((select p.platform from places p where p.chat = cast(${chat} as text) and p.alerts = 1), cast(${platform} as text))`;
}

interface NewFact {
  chat: string;
  /** Where it is told; left out for where the chat's alerts go. */
  platform?: PlatformName;
  kind: string;
  key: string;
  /** The value bet with which it goes; null or left out for none. */
  betId?: number | null;
  matchId: number | null;
  body: string;
  dueAt: number;
}

/**
 * Lets a fact wait that is judged anew, in the place of what waited under its key. Of one that a message has taken there is more
 * to tell: it waits again when that is settled.
 */
export async function queueFact(
  session: Session,
  { chat, kind, key, betId, matchId, body, dueAt, ...fact }: NewFact,
): Promise<void> {
  const platform = fact.platform ?? platformFor(chat);
  const row = { chat, platform, kind, key, bet_id: betId ?? null, match_id: matchId, body, due_at: dueAt, since: dueAt };
  const more = sql<number | null>`case when facts.message is null then facts.revision else coalesce(facts.taken, 0) + 1 end`;
  const query = session.insertInto("facts").values(row);
  const anew = { body, due_at: dueAt, since: dueAt, held: null, revision: more };
  await query.onConflict((conflict) => conflict.columns(["chat", "key"]).doUpdateSet(anew)).execute();
}

/** Leaves a fact that waits to another platform. */
export async function moveFact(session: Session, id: number, platform: PlatformName): Promise<void> {
  const waiting = session.updateTable("facts").set({ platform }).where("id", "=", id);
  await waiting.where("done_at", "is", null).where("message", "is", null).execute();
}

/** Takes back what waits about a value bet, but for what may be on its way. */
export async function withdrawBet(session: Session, betId: number): Promise<void> {
  await session.deleteFrom("facts").where("bet_id", "=", betId).where("message", "is", null).execute();
}

/** Says of facts that a message has taken that there is more to tell: they wait again when that is settled. */
export async function keepQueued(session: Session, message: string, betIds: readonly number[]): Promise<void> {
  if (betIds.length === 0) return;
  const taken = session.updateTable("facts").where("message", "=", message).where("bet_id", "in", betIds);
  await taken.set({ revision: sql<number>`coalesce(taken, 0) + 1` }).execute();
}

/** Takes back what waits for one watch, since what it asks for has changed. */
export async function withdrawWatch(session: Session, watchId: number): Promise<void> {
  await session.deleteFrom("facts").where("watch_id", "=", watchId).execute();
}
