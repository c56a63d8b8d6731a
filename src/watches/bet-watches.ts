import { isSameFilter } from "../rules/bet-filter.ts";
import type { BetTerms } from "../rules/calmer.ts";
import { formatBetTerms, parseBetTerms, ruleColumns } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { watchLimitOf } from "./limits.ts";
import { type ChangedRule, changeRuleFrom } from "./store.ts";
import type { BetWatch } from "./watch.ts";
import { betWatchFrom, lockChat, nextNumber } from "./watch-rows.ts";

type NewBetWatch = Pick<BetWatch, "chat" | "filter" | "improvement" | "createdBy"> & { now: number };

/** Adds a watch on value bets, or gives the chat's watch with this filter another improvement; what is there then is no news. */
export async function addBetWatch(
  session: Session,
  wanted: NewBetWatch,
): Promise<{ watch: BetWatch; created: boolean } | "limit_reached"> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => addBetWatch(transaction, wanted));
  const { chat, createdBy, now } = wanted;
  await lockChat(session, chat);
  const present = await betWatchesOf(session, chat);
  const known = present.find(({ filter }) => isSameFilter(filter, wanted.filter));
  if (!known && present.length >= (await watchLimitOf(session, chat, "bets"))) return "limit_reached";
  const anew = { ...ruleColumns(formatBetTerms(wanted)), created_by: createdBy, paused_until: null, looked_at: null };
  const row = await (known
    ? session.updateTable("watches").set(anew).where("id", "=", known.id)
    : session
        .insertInto("watches")
        .values({ ...anew, chat, number: await nextNumber(session, chat), kind: "bets", created_at: now })
  )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { watch: betWatchFrom(row), created: known === undefined };
}

/** Gives a watch other terms and lets it begin anew; false when the chat has one with this filter already. What is there then is no news. */
export async function changeBetWatch(session: Session, changed: Pick<BetWatch, "id" | "chat"> & BetTerms): Promise<boolean> {
  if (!(await isFree(session, changed))) return false;
  const change = { ...ruleColumns(formatBetTerms(changed)), looked_at: null, paused_until: null };
  await session.updateTable("watches").set(change).where("id", "=", changed.id).execute();
  return true;
}

/** Gives a watch other terms and keeps what it knows; false when its rule was not the one named, or another has this filter. */
export async function changeBetTerms(session: Session, chat: string, change: ChangedRule): Promise<boolean> {
  const terms = parseBetTerms(change.to);
  return (await isFree(session, { id: change.id, chat, ...terms })) && changeRuleFrom(session, chat, change);
}

/** Whether no other watch of the chat has this filter. */
async function isFree(session: Session, { id, chat, filter }: Pick<BetWatch, "id" | "chat" | "filter">): Promise<boolean> {
  const others = (await betWatchesOf(session, chat)).filter((one) => one.id !== id);
  return !others.some((one) => isSameFilter(one.filter, filter));
}

/** The watches on value bets of a chat, the oldest first. */
export async function betWatchesOf(session: Session, chat: string): Promise<BetWatch[]> {
  const rows = session.selectFrom("watches").selectAll().where("chat", "=", chat).where("kind", "=", "bets");
  return (await rows.orderBy("id").execute()).map(betWatchFrom);
}

/** Watches by their numbers, in whatever chats. */
export async function betWatchesById(session: Session, ids: readonly number[]): Promise<Map<number, BetWatch>> {
  if (ids.length === 0) return new Map();
  const rows = await session.selectFrom("watches").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, betWatchFrom(row)]));
}

/** What these watches ask for, by their numbers. */
export async function betTermsOf(session: Session, ids: readonly number[]): Promise<Map<number, BetTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await session
    .selectFrom("watches")
    .select(["id", "rule"])
    .where("id", "in", ids)
    .where("kind", "=", "bets")
    .execute();
  return new Map(rows.map(({ id, rule }) => [id, parseBetTerms(rule)]));
}

/** The watches of chats that can be reached, but for paused ones. */
export async function activeBetWatches(session: Session): Promise<BetWatch[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .selectAll("w")
    .where("w.kind", "=", "bets")
    .where("w.paused_until", "is", null)
    .orderBy("w.id")
    .execute();
  return rows.map(betWatchFrom);
}

/** Writes down that a watch knows the list as it was then; false when it has been removed, paused or changed meanwhile. */
export async function markLookedAt(session: Session, watch: BetWatch, at: number): Promise<boolean> {
  const { id, lookedAt } = watch;
  const result = await session
    .updateTable("watches")
    .set({ looked_at: at })
    .where("id", "=", id)
    .where("rule", "=", formatBetTerms(watch))
    .where("paused_until", "is", null)
    .where(({ eb }) => (lookedAt === null ? eb("looked_at", "is", null) : eb("looked_at", "=", lookedAt)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Counts a bet that was gone again before what held it ended. */
export async function countMissed(session: Session, id: number, count = 1): Promise<void> {
  const query = session.updateTable("watches").set(({ eb }) => ({ missed: eb("missed", "+", count) }));
  await query.where("id", "=", id).execute();
}

/** How many bets of these watches were gone again while they were held; from here on they count as told. */
export async function takeMissed(session: Session, ids: readonly number[]): Promise<number> {
  const query = session.selectFrom("watches").select("missed").where("id", "in", ids);
  const missed = (await query.execute()).reduce((sum, row) => sum + row.missed, 0);
  if (missed > 0) await session.updateTable("watches").set({ missed: 0 }).where("id", "in", ids).execute();
  return missed;
}
