import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import { valuesOf } from "../storage/values.ts";
import { type Hold, holdFrom } from "./holds.ts";

/** Something that a chat may be told. */
export interface Fact {
  id: number;
  chat: string;
  kind: string;
  key: string;
  watchId: number | null;
  betId: number | null;
  matchId: number | null;
  /** As the table holds it. */
  body: string | null;
  dueAt: number;
  /** When it was due at first. */
  since: number;
  /** After this time it is not worth a message; null for one that is judged anew. */
  until: number | null;
  /** Why it was held; null when it was not. */
  held: Hold | null;
  /** Quiet hours of its own, as the table holds them. */
  quiet: string | null;
  /** How many attempts of earlier messages with it may have reached the chat. */
  begun: number;
}

/** A fact that waits, in a chat that can be reached since then (ms UTC). */
export interface WaitingFact extends Fact {
  reachableSince: number;
}

/** A condition on the fact `f`. */
export type FactCondition = RawBuilder<SqlBool>;

/** Whether the chat of `f` has not muted its match, nor everything. */
export function isHeard(): FactCondition {
  return sql`not exists (select 1 from mutes s where s.chat = f.chat and s.match_id in (0, f.match_id))`;
}

interface DueQuestion {
  platform: PlatformName;
  now: number;
  /** What may be told of now. */
  ready: FactCondition;
  limit: number;
}

// A chat may come with several rows; what is left out now comes first next time.
const rowsPerChat = 2;

/** Chats for which something is due, the longest waiting first, but for those that are suspended or have a message under way. */
export async function dueChats(session: Session, { platform, now, ready, limit }: DueQuestion): Promise<string[]> {
  const rows = await waiting(session)
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "f.chat").on("c.state", "=", "active"))
    .select("f.chat")
    .where("f.platform", "=", platform)
    .where("f.due_at", "<=", now)
    .where(ready)
    .where(sql<SqlBool>`not exists (select 1 from messages m where m.chat = f.chat and m.state = 'claimed')`)
    .orderBy("f.due_at")
    .limit(limit * rowsPerChat)
    .execute();
  return [...new Set(rows.map(({ chat }) => chat))].slice(0, limit);
}

/** When the next fact of a platform becomes due after then; null when none waits. */
export async function nextDueAt(session: Session, platform: PlatformName, after: number): Promise<number | null> {
  const query = waiting(session).select(({ fn }) => fn.min("f.due_at").as("due_at"));
  return (await query.where("f.platform", "=", platform).where("f.due_at", ">", after).executeTakeFirst())?.due_at ?? null;
}

interface WaitingQuestion extends Omit<DueQuestion, "platform"> {
  chats: readonly string[];
}

/**
 * What waits for these chats, the oldest first: one message to each carries it all, at most `limit` of each chat. What is not
 * quite due comes along, and what waits for matches to be polled after a downtime; what is held for another reason does not.
 * Other processes skip these rows.
 */
export async function waitingFacts(session: Session, { chats, now, ready, limit }: WaitingQuestion): Promise<WaitingFact[]> {
  const rows = await session
    .with("placed", () =>
      waiting(session)
        .select(["f.id", sql<number>`row_number() over (partition by f.chat order by f.due_at, f.id)`.as("place")])
        .where("f.chat", "in", chats)
        .where(({ or, eb }) => or([eb("f.due_at", "<=", now), eb("f.held", "is", null), eb("f.held", "=", "away")]))
        .where(ready),
    )
    .selectFrom("placed as p")
    .innerJoin("facts as f", "f.id", "p.id")
    .innerJoin("chats as c", "c.address", "f.chat")
    .selectAll("f")
    .select("c.state_since")
    .where("p.place", "<=", limit)
    // Somebody else may have taken it since.
    .where("f.message", "is", null)
    .orderBy("f.due_at")
    .orderBy("f.id")
    // Locked by this transaction until it commits, so that nobody else claims them and nobody waits for us either.
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("f").skipLocked())
    .execute();
  return rows.map((row) => ({ ...factFrom(row), reachableSince: row.state_since }));
}

/** What is kept of these chats' facts, told or not. */
export async function factsOf(session: Session, chats: readonly string[]) {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("facts").selectAll().where("chat", "in", chats).orderBy("id").execute();
  return rows.map((row) => ({ ...factFrom(row), message: row.message, doneAt: row.done_at }));
}

/** The keys of the facts that a message still has and its chat still wants. */
export async function claimedKeys(
  session: Session,
  { message, chat, wanted }: { message: string; chat: string; wanted: FactCondition },
): Promise<Set<string>> {
  const query = session.selectFrom("facts as f").select("f.key").where("f.chat", "=", chat).where("f.message", "=", message);
  return new Set((await query.where(wanted).execute()).map(({ key }) => key));
}

/** Lets everything that waits for these chats wait at least until then. */
export async function deferChats(session: Session, chats: readonly string[], dueAt: number): Promise<void> {
  if (chats.length === 0) return;
  const unclaimed = updateWaiting(session).set({ due_at: dueAt }).where("chat", "in", chats);
  await unclaimed.where("due_at", "<", dueAt).execute();
}

/** What is held for a chat's own wish is still worth a message so long after that. */
const graceMs = 10 * 60_000;

/** Holds facts until then, for a reason. */
export async function holdFacts(
  session: Session,
  { ids, until, because }: { ids: readonly number[]; until: number; because: Hold },
): Promise<void> {
  const mine = updateWaiting(session).where("id", "in", ids);
  await mine.set({ due_at: until, held: because }).execute();
  // A digest and a catch-up after a downtime carry everything, however late they are.
  if (because !== "digest" && because !== "away") return;
  await mine
    .set({ until: until + graceMs })
    .where("until", "<", until + graceMs)
    .execute();
}

/** Lets what is held for these chats be looked at again, since what they have set has changed. */
export async function reconsider(session: Session, chats: readonly string[], now: number): Promise<void> {
  if (chats.length === 0) return;
  await updateWaiting(session).set({ due_at: now }).where("chat", "in", chats).where("held", "is not", null).execute();
}

/** A fact that a message takes, and the revision that it speaks of; null where it speaks of none. */
export interface TakenFact {
  id: number;
  message: string;
  revision: number | null;
}

/** Marks facts as taken, each by its message. */
export async function claimFacts(session: Session, facts: readonly TakenFact[]): Promise<void> {
  if (facts.length === 0) return;
  const types = { id: "bigint", message: "text", revision: "bigint" } as const;
  const rows = facts.map(({ id, message, revision }) => ({ id, message, revision: revision ?? 0 }));
  await session
    .with("taken(id, message, revision)", () => valuesOf(types, rows))
    .updateTable("facts")
    .from("taken")
    .set(({ ref }) => ({ message: ref("taken.message"), taken: ref("taken.revision") }))
    .whereRef("facts.id", "=", "taken.id")
    .where("facts.message", "is", null)
    .execute();
}

/** Ends facts that are not to be sent. */
export async function dropFacts(session: Session, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await updateWaiting(session).set({ done_at: now }).where("id", "in", ids).where("until", "is not", null).execute();
  await session.deleteFrom("facts").where("id", "in", ids).where("message", "is", null).where("until", "is", null).execute();
}

/** Lets the facts of a message that was not sent, or nobody knows, wait again: in their place, and why they were held stays. */
export async function releaseFacts(
  session: Session,
  { message, chat, dueAt, begun, now }: { message: string; chat: string; dueAt: number; begun: number; now: number },
): Promise<void> {
  const place = dueAt > now ? { due_at: dueAt } : {};
  await session
    .updateTable("facts")
    .set({ ...place, message: null, begun })
    .where("chat", "=", chat)
    .where("message", "=", message)
    .execute();
}

/**
 * Ends the facts that these messages, each to its chat, have dealt with. What is told once stays known; of what there is more to tell by now waits
 * again, to be judged anew. `most` is how many facts the messages can have.
 */
export async function settleFacts(
  session: Session,
  messages: readonly { id: string; chat: string }[],
  { now, most }: { now: number; most: number },
): Promise<void> {
  if (messages.length === 0) return;
  const ids = messages.map(({ id }) => id);
  // By the chat, since there is no index of what is hardly ever asked for.
  const chats = messages.map(({ chat }) => chat);
  const told = session.deleteFrom("facts").where("chat", "in", chats).where("message", "in", ids).where("until", "is", null);
  const isTold = told.where(({ or, eb }) => or([eb("revision", "is", null), eb("taken", ">=", eb.ref("revision"))]));
  if (Number((await isTold.executeTakeFirst()).numDeletedRows) === most) return;
  const once = sql<SqlBool>`until is not null`;
  await session
    .updateTable("facts")
    .set(({ ref }) => ({
      message: null,
      done_at: sql<number | null>`case when ${once} then ${whole(now)} end`,
      due_at: sql<number>`case when ${once} then ${ref("due_at")} else ${whole(now)} end`,
      since: sql<number>`case when ${once} then ${ref("since")} else ${whole(now)} end`,
      held: sql<string | null>`case when ${once} then ${ref("held")} end`,
      // The furthest way began at the baseline that is over.
      body: sql<string | null>`case when ${ref("peak_length")} is null then ${ref("body")} end`,
      peak_length: null,
    }))
    .where("chat", "in", chats)
    .where("message", "in", ids)
    .execute();
}

/** Takes back what waits for a chat that cannot be reached, but for what is told once: that waits for its return. */
export async function clearChat(session: Session, chat: string): Promise<void> {
  await session.deleteFrom("facts").where("chat", "=", chat).where("until", "is", null).execute();
}

interface NewFact {
  chat: string;
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
export async function queueFact(session: Session, { chat, kind, key, betId, matchId, body, dueAt }: NewFact): Promise<void> {
  const { platform } = parseAddress(chat);
  const row = { chat, platform, kind, key, bet_id: betId ?? null, match_id: matchId, body, due_at: dueAt, since: dueAt };
  const more = sql<number | null>`case when facts.message is null then facts.revision else coalesce(facts.taken, 0) + 1 end`;
  const query = session.insertInto("facts").values(row);
  const anew = { body, due_at: dueAt, since: dueAt, held: null, revision: more };
  await query.onConflict((conflict) => conflict.columns(["chat", "key"]).doUpdateSet(anew)).execute();
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

/** What holds facts of a chat that it has not muted, until when, and how many. */
export async function heldFacts(session: Session, { chat, now }: { chat: string; now: number }) {
  const rows = await waiting(session)
    .select(({ fn }) => ["f.held", "f.due_at as until", fn.countAll<number>().as("count")])
    .where("f.chat", "=", chat)
    .where("f.held", "is not", null)
    .where("f.due_at", ">", now)
    // What is muted waits for nothing: it is never told.
    .where(({ or, eb }) => or([eb("f.until", "is not", null), isHeard()]))
    .groupBy(["f.held", "f.due_at"])
    .execute();
  return rows.map(({ held, until, count }) => ({ held: holdFrom(held), until, count: Number(count) }));
}

/** How many facts wait for a platform: what is held until later waits for its chat, what was tried waits for the platform. */
export async function countWaiting(session: Session, platform: string, now: number): Promise<number> {
  const query = session.selectFrom("facts").select(({ fn }) => fn.countAll<number>().as("count"));
  const unheld = query.where("platform", "=", platform).where("done_at", "is", null);
  const { count } = await unheld
    .where(({ or, eb }) => or([eb("held", "is", null), eb("due_at", "<=", now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets some of the facts that stayed known until a time; resolves to how many. */
export async function pruneFacts(session: Session, before: number, atMost: number): Promise<number> {
  const over = session.selectFrom("facts").select("id").where("message", "is", null).where("until", "<", before);
  const { numDeletedRows } = await session.deleteFrom("facts").where("id", "in", over.limit(atMost)).executeTakeFirst();
  return Number(numDeletedRows);
}

function waiting(session: Session) {
  return session.selectFrom("facts as f").where("f.done_at", "is", null).where("f.message", "is", null);
}

function updateWaiting(session: Session) {
  return session.updateTable("facts").where("done_at", "is", null).where("message", "is", null);
}

function whole(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}

function factFrom(row: Selectable<Tables["facts"]>): Fact {
  return {
    id: row.id,
    chat: row.chat,
    kind: row.kind,
    key: row.key,
    watchId: row.watch_id,
    betId: row.bet_id,
    matchId: row.match_id,
    body: row.body,
    dueAt: row.due_at,
    since: row.since,
    until: row.until,
    held: holdFrom(row.held),
    quiet: row.quiet,
    begun: row.begun,
  };
}
