import type { Selectable } from "kysely";
import { readQuiet } from "../chats/settings.ts";
import { formatBetFilter, parseBetFilter } from "../rules/bet-filter.ts";
import type { Session } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import type { BetWatch } from "./watch.ts";
import { lockChat, type Person } from "./watches.ts";

/** How many watches on value bets one chat can have. */
export const betWatchLimit = 10;

type NewBetWatch = Pick<BetWatch, "chat" | "filter" | "improvement" | "createdBy"> & { now: number };

/** Adds a watch on value bets, or gives the chat's watch with this filter another improvement; what is there then is no news. */
export async function addBetWatch(
  session: Session,
  wanted: NewBetWatch,
): Promise<{ watch: BetWatch; created: boolean } | "limit_reached"> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => addBetWatch(transaction, wanted));
  const { chat, improvement, createdBy, now } = wanted;
  await lockChat(session, chat);
  const filter = formatBetFilter(wanted.filter);
  const present = await session.selectFrom("bet_watches").select("filter").where("chat", "=", chat).execute();
  const isKnown = present.some((one) => one.filter === filter);
  if (!isKnown && present.length >= betWatchLimit) return "limit_reached";
  const row = await session
    .insertInto("bet_watches")
    .values({ chat, filter, improvement, created_by: createdBy, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["chat", "filter"])
        .doUpdateSet({ improvement, created_by: createdBy, paused_until: null, looked_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { watch: betWatchFrom(row), created: !isKnown };
}

/** Gives a watch another filter and improvement; false when the chat has one with this filter already. What is there then is no news. */
export async function changeBetWatch(
  session: Session,
  { id, chat, filter, improvement }: Pick<BetWatch, "id" | "chat" | "filter" | "improvement">,
): Promise<boolean> {
  const text = formatBetFilter(filter);
  const others = session.selectFrom("bet_watches").select("id").where("chat", "=", chat).where("id", "<>", id);
  if (await others.where("filter", "=", text).executeTakeFirst()) return false;
  const change = { filter: text, improvement, looked_at: null, paused_until: null };
  await session.updateTable("bet_watches").set(change).where("id", "=", id).execute();
  return true;
}

/** What decides how much a watch tells, as the table has it. */
export interface BetTermsRow {
  filter: string;
  improvement: number;
}

/** Gives a watch other terms and keeps what it knows; false when its terms were not the ones named, or another has this filter. */
export async function changeBetTerms(
  session: Session,
  { chat, id, from, to }: { chat: string; id: number; from: BetTermsRow; to: BetTermsRow },
): Promise<boolean> {
  const others = session.selectFrom("bet_watches").select("id").where("chat", "=", chat).where("id", "<>", id);
  if (await others.where("filter", "=", to.filter).executeTakeFirst()) return false;
  const mine = session.updateTable("bet_watches").set(to).where("chat", "=", chat).where("id", "=", id);
  const changed = mine.where("filter", "=", from.filter).where("improvement", "=", from.improvement);
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** The chat's watch of this number. */
export async function betWatchById(session: Session, { chat, id }: { chat: string; id: number }): Promise<BetWatch | null> {
  const query = session.selectFrom("bet_watches").selectAll().where("chat", "=", chat).where("id", "=", id);
  const row = await query.executeTakeFirst();
  return row ? betWatchFrom(row) : null;
}

/** The watches on value bets of these chats, the oldest first. */
export async function betWatchesOf(session: Session, chats: readonly string[]): Promise<BetWatch[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("bet_watches").selectAll().where("chat", "in", chats).orderBy("id").execute();
  return rows.map(betWatchFrom);
}

/** What these watches ask for, by their numbers. */
export async function betTermsOf(
  session: Session,
  ids: readonly number[],
): Promise<Map<number, Pick<BetWatch, "filter" | "improvement">>> {
  if (ids.length === 0) return new Map();
  const rows = await session.selectFrom("bet_watches").select(["id", "filter", "improvement"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, filter, improvement }) => [id, { filter: parseBetFilter(filter), improvement }]));
}

/** The watches of chats that can be reached, but for paused ones. */
export async function activeBetWatches(session: Session): Promise<BetWatch[]> {
  const rows = await session
    .selectFrom("bet_watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .selectAll("w")
    .where("w.paused_until", "is", null)
    .orderBy("w.id")
    .execute();
  return rows.map(betWatchFrom);
}

/** Writes down that a watch knows the list as it was then; false when it has been removed, paused or changed meanwhile. */
export async function markLookedAt(session: Session, { id, lookedAt, filter }: BetWatch, at: number): Promise<boolean> {
  const result = await session
    .updateTable("bet_watches")
    .set({ looked_at: at })
    .where("id", "=", id)
    .where("filter", "=", formatBetFilter(filter))
    .where("paused_until", "is", null)
    .where(({ eb }) => (lookedAt === null ? eb("looked_at", "is", null) : eb("looked_at", "=", lookedAt)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts a bet that was gone again before what held it ended. */
export async function countMissed(session: Session, id: number, count = 1): Promise<void> {
  const query = session.updateTable("bet_watches").set(({ eb }) => ({ missed: eb("missed", "+", count) }));
  await query.where("id", "=", id).execute();
}

/** How many bets of these watches were gone again while they were held; from here on they count as told. */
export async function takeMissed(session: Session, ids: readonly number[]): Promise<number> {
  const query = session.selectFrom("bet_watches").select("missed").where("id", "in", ids).where("missed", ">", 0);
  const missed = (await query.execute()).reduce((sum, row) => sum + row.missed, 0);
  if (missed > 0) await session.updateTable("bet_watches").set({ missed: 0 }).where("id", "in", ids).execute();
  return missed;
}

/** Pauses a watch, or lets it go on: then what is there is no news. */
export async function setBetPause(session: Session, { id, until }: { id: number; until: number | null }): Promise<void> {
  const change = { paused_until: until, looked_at: null };
  await session.updateTable("bet_watches").set(change).where("id", "=", id).execute();
}

/** Ends the pauses that are over. */
export async function endBetPauses(session: Session, now: number): Promise<void> {
  const over = session.updateTable("bet_watches").set({ paused_until: null, looked_at: null });
  await over.where("paused_until", "<=", now).execute();
}

/** The watches on value bets that a person added, in whatever chat of the platform. */
export async function betWatchesBy(session: Session, { platform, id }: Person): Promise<BetWatch[]> {
  const query = session.selectFrom("bet_watches").selectAll().where("created_by", "=", id);
  return (await query.where("chat", "like", `${platform}:%`).orderBy("id").execute()).map(betWatchFrom);
}

/** The watches on value bets that a person added no longer say who added them. */
export async function forgetBetAuthor(session: Session, { platform, id }: Person): Promise<void> {
  const query = session.updateTable("bet_watches").set({ created_by: "" }).where("created_by", "=", id);
  await query.where("chat", "like", `${platform}:%`).execute();
}

function betWatchFrom(row: Selectable<Tables["bet_watches"]>): BetWatch {
  return {
    kind: "bets",
    id: row.id,
    chat: row.chat,
    filter: parseBetFilter(row.filter),
    improvement: row.improvement,
    createdBy: row.created_by,
    createdAt: row.created_at,
    pausedUntil: row.paused_until,
    lookedAt: row.looked_at,
    quiet: readQuiet(row.quiet),
  };
}
