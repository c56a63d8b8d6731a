import { type SqlBool, sql } from "kysely";
import type { PlatformName } from "../chat/address.ts";
import { type QuietHours, readQuiet } from "../chats/settings.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { type WatchedBet, watchedBetFrom } from "./watched-bets.ts";

interface DueQuestion {
  platform: PlatformName;
  now: number;
  /** A watch that has not seen the list since then has nothing to say. */
  freshAfter: number;
}

/** The chat that has waited longest for news of bets, that is active and has no message about them under way. */
export async function dueBetChat(session: Session, { platform, now, freshAfter }: DueQuestion): Promise<string | null> {
  const due = waiting(session, freshAfter)
    .where("w.chat", "like", `${platform}:%`)
    .where("b.due_at", "<=", now)
    .where(hasNoneUnderWay());
  const first = await due.select("w.chat").orderBy("b.due_at").orderBy("b.id").limit(1).executeTakeFirst();
  return first?.chat ?? null;
}

/** A bet with its news, and when the list was as its figures are. */
export interface WaitingBet extends WatchedBet {
  asOf: number;
  /** The quiet hours of its watch; null follows the chat's. */
  quiet: QuietHours | null;
}

/** What waits for a chat, the oldest first; what is held until later does not come along. Other processes skip these rows. */
export async function waitingBets(
  session: Session,
  { chat, now, freshAfter, limit }: Omit<DueQuestion, "platform"> & { chat: string; limit: number },
): Promise<WaitingBet[]> {
  const rows = await waiting(session, freshAfter)
    .selectAll("b")
    .select(["w.looked_at", "w.quiet"])
    .where("w.chat", "=", chat)
    .where(({ or, eb }) => or([eb("b.due_at", "<=", now), eb("b.held", "is", null)]))
    .orderBy("b.due_at")
    .orderBy("b.id")
    .limit(limit)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("b").skipLocked())
    .execute();
  return rows.map((row) => ({ ...watchedBetFrom(row), asOf: row.looked_at ?? now, quiet: readQuiet(row.quiet) }));
}

/** Which of these bets are still watched, by watches that are not paused, in chats that listen. */
export async function wantedBets(session: Session, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const query = session.selectFrom("watched_bets as b").innerJoin("watches as w", "w.id", "b.watch_id").select("b.id");
  const wanted = query.where("b.id", "in", ids).where("w.paused_until", "is", null).where(isHeard());
  return new Set((await wanted.execute()).map(({ id }) => id));
}

/** News of bets by messages of their own, that may be told: the watch is fresh and not paused, the chat can be reached and listens. */
function waiting(session: Session, freshAfter: number) {
  return session
    .selectFrom("watched_bets as b")
    .innerJoin("watches as w", "w.id", "b.watch_id")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .where("b.news", "in", ["appeared", "improved"])
    .where("w.paused_until", "is", null)
    .where("w.looked_at", ">", freshAfter)
    .where(isHeard());
}

/** Whether the chat of `w` has not muted the match of `b`, nor everything. */
function isHeard() {
  return sql<SqlBool>`not exists (select 1 from mutes s where s.chat = w.chat and s.match_id in (0, b.match_id))`;
}

/** The bet of which messages say what is no longer so, the longest waiting first. A chat is sent one message at a time. */
export async function dueBetEdit(
  session: Session,
  { platform, now }: Omit<DueQuestion, "freshAfter">,
): Promise<WatchedBet | null> {
  const row = await session
    .selectFrom("watched_bets as b")
    .innerJoin("watches as w", "w.id", "b.watch_id")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .selectAll("b")
    .where("w.chat", "like", `${platform}:%`)
    .where("b.news", "in", ["gone", "back"])
    .where("b.due_at", "<=", now)
    .where(hasNoneUnderWay())
    .orderBy("b.due_at")
    .orderBy("b.id")
    .limit(1)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("b").skipLocked())
    .executeTakeFirst();
  return row ? watchedBetFrom(row) : null;
}

/** Whether no message about bets to the chat of `w` is under way. */
function hasNoneUnderWay() {
  return sql<SqlBool>`not exists (select 1 from bet_messages m where m.chat = w.chat and m.state = 'claimed')`;
}

/** When the next news on a platform becomes due after now; null when none does. */
export async function nextBetAt(session: Session, { platform, now }: Omit<DueQuestion, "freshAfter">): Promise<number | null> {
  const query = session.selectFrom("watched_bets as b").innerJoin("watches as w", "w.id", "b.watch_id");
  const coming = query.where("w.chat", "like", `${platform}:%`).where("b.news", "is not", null).where("b.due_at", ">", now);
  return (await coming.select(({ fn }) => fn.min("b.due_at").as("at")).executeTakeFirst())?.at ?? null;
}

/** The matches of which there is news that is due then. */
export async function matchesWithNews(session: Session, dueAt: number, limit: number): Promise<number[]> {
  const news = session.selectFrom("watched_bets").select("match_id").distinct().where("due_at", "=", dueAt);
  const rows = await news.where("news", "in", ["appeared", "improved"]).orderBy("match_id").limit(limit).execute();
  return rows.map(({ match_id }) => match_id);
}

/** The bets of active watches that messages told of, those that are gone included. */
export async function toldBets(session: Session): Promise<WatchedBet[]> {
  const rows = await session
    .selectFrom("watched_bets as b")
    .innerJoin("watches as w", "w.id", "b.watch_id")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .selectAll("b")
    .where("b.message", "is not", null)
    .where("w.paused_until", "is", null)
    .orderBy("b.id")
    .execute();
  return rows.map(watchedBetFrom);
}
