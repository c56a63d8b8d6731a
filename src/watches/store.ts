import { sql } from "kysely";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import { type Barred, barredFrom, type Chat } from "../chats/chats.ts";
import type { QuietHours } from "../chats/settings.ts";
import { reconsider } from "../facts/facts.ts";
import { ruleColumns } from "../rules/rule-text.ts";
import type { Database, Session } from "../storage/database.ts";
import { transact } from "../storage/transact.ts";
import type { MatchWatch, Watch } from "./watch.ts";
import { isWide, matchWatchFrom, watchFrom } from "./watch-rows.ts";

/** A person as a platform knows them. */
export interface Person {
  platform: PlatformName;
  id: string;
}

/**
 * The watch of a chat that a call names: by its number, or as buttons do (`=17`). Null where there is none.
 */
export async function watchByRef(session: Session, { chat, ref }: { chat: string; ref: string }): Promise<Watch | null> {
  const [, sign, digits] = /^(=?)([1-9]\d{0,14})$/.exec(ref) ?? [];
  if (digits === undefined) return null;
  const mine = session.selectFrom("watches").selectAll().where("chat", "=", chat).where("kind", "<>", "card");
  const number = Number(digits);
  const named = mine.where(sign === "=" ? "id" : "number", "=", number);
  const row = await named.executeTakeFirst();
  return row ? watchFrom(row) : null;
}

const kindOrder: readonly Watch["kind"][] = ["wide", "bets", "match"];

/** What chats watch, but for the matches that wide watches brought: wide ones, value bets, single matches, each by age. */
export async function allWatchesOf(session: Session, chats: readonly string[]): Promise<Watch[]> {
  if (chats.length === 0) return [];
  const own = session.selectFrom("watches").selectAll().where("chat", "in", chats).where("wide_id", "is", null);
  return inOrder((await own.where("kind", "<>", "card").orderBy("id").execute()).map(watchFrom));
}

/** The watches that a person added, in whatever chat of the platform, but for the matches that wide watches brought. */
export async function watchesBy(session: Session, { platform, id }: Person): Promise<Watch[]> {
  const added = session.selectFrom("watches").selectAll().where("created_by", "=", id).where("wide_id", "is", null);
  const query = added.where("kind", "<>", "card");
  return inOrder((await query.where("chat", "like", `${platform}:%`).orderBy("id").execute()).map(watchFrom));
}

function inOrder(watches: readonly Watch[]): Watch[] {
  return watches.toSorted((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind));
}

/** The watches that a person added stay with their chats, but no longer say who added them. Says how many. */
export async function forgetAuthor(session: Session, { platform, id }: Person): Promise<number> {
  const query = session.updateTable("watches").set({ created_by: "" }).where("created_by", "=", id);
  return Number((await query.where("chat", "like", `${platform}:%`).executeTakeFirst()).numUpdatedRows);
}

/** Everybody whom a watch names as who added it. */
export async function authorsOf(session: Session): Promise<Person[]> {
  const rows = await session
    .selectFrom("watches")
    .select(["chat", "created_by"])
    .where("created_by", "<>", "")
    .distinct()
    .execute();
  const persons = rows.map(({ chat, created_by: id }) => ({ platform: parseAddress(chat).platform, id }));
  return [...new Map(persons.map((person) => [`${person.platform} ${person.id}`, person])).values()];
}

/** Who added most of the watches of these chats, and how many watches the chats have; null when nobody is known. */
export async function mainAuthorOf(session: Session, chats: readonly string[]): Promise<{ id: string; watches: number } | null> {
  if (chats.length === 0) return null;
  const rows = await session
    .selectFrom("watches")
    .select(({ fn }) => ["created_by", fn.countAll<number>().as("count")])
    .where("chat", "in", chats)
    .where("wide_id", "is", null)
    .groupBy("created_by")
    .orderBy("count", "desc")
    .orderBy("created_by")
    .execute();
  const first = rows.find(({ created_by }) => created_by !== "");
  return first ? { id: first.created_by, watches: rows.reduce((sum, { count }) => sum + Number(count), 0) } : null;
}

/** The chats with watches of a person that do not let us write, the longest first. */
export async function barredChatsOf(session: Session, { platform, id }: Person): Promise<Barred[]> {
  const theirs = session.selectFrom("watches").select("chat").where("created_by", "=", id);
  const query = session
    .selectFrom("chats")
    .select(["state", "state_reason", "state_since"])
    .where("address", "in", theirs.where("chat", "like", `${platform}:%`))
    .where("state", "=", "active")
    .where("state_reason", "is not", null);
  const rows = await query.orderBy("state_since").orderBy("address").execute();
  return rows.flatMap((row) => barredFrom(row) ?? []);
}

/** A watch of one match with what its chat was last told; `toldAt` is null while it was never told nor shown a board. */
export interface WatchRecord extends MatchWatch {
  revision: number | null;
  toldAt: number | null;
  /** Why the baseline is where it is. */
  reason: string | null;
}

/** The watches of single matches of these chats, those that wide watches brought included. */
export async function watchRecordsOf(session: Session, chats: readonly string[]): Promise<WatchRecord[]> {
  if (chats.length === 0) return [];
  const rows = await session
    .selectFrom("watches as w")
    .leftJoin("baselines as b", (join) => join.onRef("b.watch_id", "=", "w.id").onRef("b.match_id", "=", "w.match_id"))
    .selectAll("w")
    .select(["b.revision", "b.set_at", "b.reason"])
    .where("w.chat", "in", chats)
    .where("w.kind", "=", "match")
    .orderBy("w.id")
    .execute();
  return rows.map((row) => ({ ...matchWatchFrom(row), revision: row.revision, toldAt: row.set_at, reason: row.reason }));
}

/** The different rules of these chats' watches. */
export async function rulesOf(session: Session, chats: readonly string[]): Promise<string[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("watches").select("rule").distinct().where("chat", "in", chats).execute();
  return rows.map(({ rule }) => rule);
}

/** Gives the watches of these chats that have one rule another, without anything starting anew. */
export async function replaceRule(
  session: Session,
  { chats, from, to }: { chats: readonly string[]; from: string; to: string },
): Promise<void> {
  await session.updateTable("watches").set(ruleColumns(to)).where("chat", "in", chats).where("rule", "=", from).execute();
}

/** A watch's rule before and after a change, in canonical words. */
export interface ChangedRule {
  id: number;
  from: string;
  to: string;
}

/**
 * Gives a watch, with every match that it brought, another rule; what the chat was told stays. False when its rule was not the
 * one named, or the watch is not there.
 */
export async function changeRuleFrom(session: Session, chat: string, { id, from, to }: ChangedRule): Promise<boolean> {
  const mine = session.updateTable("watches").set(ruleColumns(to)).where("chat", "=", chat).where("id", "=", id);
  const { numUpdatedRows } = await mine.where("rule", "=", from).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await session.updateTable("watches").set(ruleColumns(to)).where("wide_id", "=", id).execute();
  return true;
}

/** Gives a watch, with every match that it brought, quiet hours of its own; null for its chat's. What they held is looked at again. */
export async function setQuietOf(
  database: Database,
  { watch: { id, chat }, quiet, now }: { watch: Pick<Watch, "id" | "chat">; quiet: QuietHours | null; now: number },
): Promise<void> {
  await transact(database, async (session) => {
    const change = session.updateTable("watches").set({ quiet: quiet && JSON.stringify(quiet) });
    await change.where(({ or, eb }) => or([eb("id", "=", id), eb("wide_id", "=", id)])).execute();
    await reconsider(session, [chat], now);
  });
}

/** Ends the pauses of wide watches and of those on value bets whose time is over; single matches need the odds of then. */
export async function endPausesOf(session: Session, kind: "wide" | "bets", now: number): Promise<void> {
  const over = session.updateTable("watches").set({ paused_until: null, looked_at: null }).where("paused_until", "<=", now);
  const isMeant = kind === "bets" ? sql<boolean>`kind = 'bets'` : isWide;
  await over.where(isMeant).execute();
}

/** How many watches chats have added; what wide ones brought does not count. */
export async function countWatches(session: Session): Promise<number> {
  const query = session.selectFrom("watches").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.where("wide_id", "is", null).executeTakeFirstOrThrow()).count);
}

/**
 * Chats by how many watches they have added, the most first; where `search` is not null those with it in their address, or in
 * the state that it names.
 * `count` is how many there are in all.
 */
export async function chatsByWatches(
  session: Session,
  { search, offset, limit }: { search: string | null; offset: number; limit: number },
): Promise<{ count: number; chats: { address: string; state: Chat["state"]; watches: number }[] }> {
  const part = `%${(search ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const among = session
    .selectFrom("chats as c")
    .where(({ or, eb }) =>
      or([sql<boolean>`c.address like ${part} escape '\\'`, ...(search === null ? [] : [eb(sql`c.state`, "=", search)])]),
    );
  const { count } = await among.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const rows = await among
    .leftJoin("watches as w", (join) => join.onRef("w.chat", "=", "c.address").on("w.wide_id", "is", null))
    .select(({ fn }) => ["c.address", "c.state", fn.count<number>("w.id").as("watches")])
    .groupBy(["c.address", "c.state"])
    .orderBy("watches", "desc")
    .orderBy("c.address")
    .offset(offset)
    .limit(limit)
    .execute();
  return { count: Number(count), chats: rows.map((row) => ({ ...row, watches: Number(row.watches) })) };
}
