import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { PlatformName } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import { valuesOf } from "../storage/values.ts";
import { type Hold, holdFrom, openEnd } from "./holds.ts";

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
  /** The draft by which somebody is asked whether it may be told; null where nobody was. */
  draft: number | null;
}

/** A fact that waits, in a chat that can be reached since then (ms UTC). */
export interface WaitingFact extends Fact {
  reachableSince: number;
}

/** A condition on the fact `f`. */
export type FactCondition = RawBuilder<SqlBool>;

interface DueQuestion {
  platform: PlatformName;
  now: number;
  /** What may be told of now. */
  ready: FactCondition;
  limit: number;
}

interface ChatsQuestion extends DueQuestion {
  /** Kinds whose changes under way hold up nothing. */
  idle: readonly string[];
}

// A chat may come with several rows; what is left out now comes first next time.
const rowsPerChat = 2;

/** Chats for which something is due, the longest waiting first, but for those that are suspended or have a message under way. */
export async function dueChats(session: Session, { platform, now, ready, limit, idle }: ChatsQuestion): Promise<string[]> {
  const holdsNone = idle.map((kind) => sql<SqlBool>`(m.edits is not null and m.parts like ${`{"${kind}":%`})`);
  const holds = sql.join([sql<SqlBool>`false`, ...holdsNone], sql` or `);
  const rows = await waiting(session)
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "f.chat").on("c.state", "=", "active"))
    .select("f.chat")
    .where("f.platform", "=", platform)
    .where("f.due_at", "<=", now)
    .where(ready)
    .where(
      sql<SqlBool>`not exists (
        select 1 from messages m
        where m.chat = f.chat and m.platform || '' = f.platform and m.state = 'claimed' and not (${holds}))`,
    )
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

interface WaitingQuestion extends DueQuestion {
  chats: readonly string[];
}

/**
 * What waits for these chats, the oldest first: one message to each carries it all, at most `limit` of each chat. What is not
 * quite due comes along, unless it waits on purpose, and so does what waits for matches to be polled after a downtime, for room in the hour, or for a right to write; what is held for another reason does not.
 * Other processes skip these rows.
 */
export async function waitingFacts(
  session: Session,
  { chats, platform, now, ready, limit }: WaitingQuestion,
): Promise<WaitingFact[]> {
  const rows = await session
    .with("placed", () =>
      waiting(session)
        .select(["f.id", sql<number>`row_number() over (partition by f.chat order by f.due_at, f.id)`.as("place")])
        .where("f.chat", "in", chats)
        // As an expression, so that the index by chat is taken and not the one by platform.
        .where(sql<SqlBool>`f.platform || '' = ${platform}`)
        .where(({ or, eb }) =>
          or([
            eb("f.due_at", "<=", now),
            eb("f.held", "in", ["away", "barred", "flood"]),
            eb("f.held", "is", null).and("f.key", "not like", `${patientKeys}%`),
          ]),
        )
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

/** The facts that a message still has and its chat still wants: by their keys the matches that they are about. */
export async function claimedKeys(
  session: Session,
  { message, chat, wanted }: { message: string; chat: string; wanted: FactCondition },
): Promise<Map<string, number | null>> {
  const query = session
    .selectFrom("facts as f")
    .select(["f.key", "f.match_id"])
    .where("f.chat", "=", chat)
    .where("f.message", "=", message);
  return new Map((await query.where(wanted).execute()).map(({ key, match_id }) => [key, match_id]));
}

/** Lets everything of these kinds that waits for these chats on a platform wait at least until then. */
export async function deferChats(
  session: Session,
  chats: readonly string[],
  { platform, dueAt, kinds }: { platform: PlatformName; dueAt: number; kinds: readonly string[] },
): Promise<void> {
  if (chats.length === 0) return;
  const unclaimed = updateWaiting(session)
    .set({ due_at: dueAt })
    .where("chat", "in", chats)
    .where("kind", "in", kinds)
    .where(sql<SqlBool>`platform || '' = ${platform}`);
  await unclaimed.where("due_at", "<", dueAt).execute();
}

/** What is held for a chat's own wish is still worth a message so long after that. */
const graceMs = 10 * 60_000;
/** So long what is told once waits for an end that nobody has named. */
const openEndMs = 30 * 24 * 60 * 60_000;

/** Holds facts until then, for a reason. */
export async function holdFacts(
  session: Session,
  {
    ids,
    lasting,
    until,
    because,
    now,
  }: { ids: readonly number[]; lasting: readonly number[]; until: number; because: Hold; now: number },
): Promise<void> {
  const mine = updateWaiting(session).where("id", "in", ids);
  await mine.set({ due_at: until, held: because }).execute();
  // A digest and a catch-up after a downtime carry everything, however late they are; a break and a mute what is worth it still.
  const carried = because === "digest" || because === "away" ? ids : because === "break" || because === "mute" ? lasting : [];
  if (carried.length === 0) return;
  const worthUntil = until === openEnd ? now + openEndMs : until + graceMs;
  await updateWaiting(session).where("id", "in", carried).set({ until: worthUntil }).where("until", "<", worthUntil).execute();
}

/** Somebody is asked about these facts by a draft. */
export async function draftFacts(session: Session, { ids, draft }: { ids: readonly number[]; draft: number }): Promise<void> {
  await updateWaiting(session).set({ draft }).where("id", "in", ids).execute();
}

/** What waits for the answer to a draft of a chat. */
export async function factsOfDraft(session: Session, { chat, draft }: { chat: string; draft: number }): Promise<Fact[]> {
  const rows = await waiting(session).selectAll("f").where("f.chat", "=", chat).where("f.draft", "=", draft).execute();
  return rows.map(factFrom);
}

/** Lets what waits for the answer to a draft be looked at now. */
export async function releaseDraft(
  session: Session,
  { chat, draft, now }: { chat: string; draft: number; now: number },
): Promise<void> {
  await updateWaiting(session).set({ due_at: now, held: null }).where("chat", "=", chat).where("draft", "=", draft).execute();
}

/** Those of these drafts about which something is still to be told, or on its way. */
export async function openDrafts(
  session: Session,
  { chat, drafts }: { chat: string; drafts: readonly number[] },
): Promise<Set<number>> {
  const query = session.selectFrom("facts").select("draft").distinct().where("chat", "=", chat).where("draft", "in", drafts);
  const rows = await query.where("done_at", "is", null).execute();
  return new Set(rows.flatMap(({ draft }) => draft ?? []));
}

/** Lets what is held for these chats be looked at again, since what they have set has changed. */
export async function reconsider(session: Session, chats: readonly string[], now: number): Promise<void> {
  if (chats.length === 0) return;
  await updateWaiting(session).set({ due_at: now }).where("chat", "in", chats).where("held", "is not", null).execute();
}

/**
 * What would be due in a chat before then waits for the right to write there. A new alert is due when it comes, and takes all of this
 * along.
 */
export async function holdBarred(
  session: Session,
  { chat, platform, now, until }: { chat: string; platform: PlatformName; now: number; until: number },
): Promise<void> {
  const waitingHere = updateWaiting(session)
    .set({ due_at: until, held: "barred" })
    .where("chat", "=", chat)
    .where(sql<SqlBool>`platform || '' = ${platform}`)
    .where("due_at", "<=", until);
  await waitingHere
    .where(({ or, eb }) => or([eb("held", "is", null), eb("due_at", "<=", now), eb("due_at", "=", until)]))
    .execute();
}

/** What waits in these chats for the right to write there is due now. Says for how many facts. */
export async function releaseBarred(session: Session, chats: readonly string[], now: number): Promise<number> {
  if (chats.length === 0) return 0;
  const held = updateWaiting(session).set({ due_at: now }).where("chat", "in", chats).where("held", "=", "barred");
  return Number((await held.where("due_at", ">", now).executeTakeFirst()).numUpdatedRows);
}

/** What begins so is never told before it is due: it may have passed by then. */
export const patientKeys = "barred ";

/** What waits on purpose in these chats does so until then. Resolves to the keys. */
export async function postponePatient(session: Session, chats: readonly string[], until: number): Promise<string[]> {
  const patient = updateWaiting(session).where("chat", "in", chats).where("key", "like", `${patientKeys}%`);
  const postponed = await patient.set({ due_at: until, held: null }).returning("key").execute();
  return postponed.map(({ key }) => key);
}

/** The same on a whole platform: whoever begins to deliver there tries everything once. */
export async function releaseAllBarred(session: Session, platform: PlatformName, now: number): Promise<void> {
  const held = updateWaiting(session).set({ due_at: now }).where("platform", "=", platform).where("held", "=", "barred");
  await held.where("due_at", ">", now).execute();
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
      // What is told anew is approved anew.
      draft: null,
    }))
    .where("chat", "in", chats)
    .where("message", "in", ids)
    .execute();
}

/** Takes back what waits for a chat that cannot be reached, but for what is told once: that waits for its return. */
export async function clearChat(session: Session, chat: string): Promise<void> {
  await session.deleteFrom("facts").where("chat", "=", chat).where("until", "is", null).execute();
}

/** What holds facts of a chat, until when, and how many. */
export async function heldFacts(session: Session, { chat, now }: { chat: string; now: number }) {
  const rows = await waiting(session)
    .select(({ fn }) => ["f.held", "f.due_at as until", fn.countAll<number>().as("count")])
    .where("f.chat", "=", chat)
    .where("f.held", "is not", null)
    .where("f.due_at", ">", now)
    .groupBy(["f.held", "f.due_at"])
    .execute();
  return rows.map(({ held, until, count }) => ({ held: holdFrom(held), until, count: Number(count) }));
}

/** What a chat's mutes hold of matches: the facts, and the matches that they are about. A day's list and what is asked stay. */
export async function mutedFacts(session: Session, chat: string): Promise<{ ids: number[]; matchIds: number[] }> {
  const rows = await mutedOf(session, chat).where("f.match_id", "is not", null).execute();
  return { ids: rows.map(({ id }) => id), matchIds: [...new Set(rows.flatMap(({ match_id }) => match_id ?? []))] };
}

/** What a chat's mutes hold of one match. */
export async function mutedFactsAbout(session: Session, { chat, matchId }: { chat: string; matchId: number }): Promise<number[]> {
  const rows = await mutedOf(session, chat).where("f.match_id", "=", matchId).execute();
  return rows.map(({ id }) => id);
}

function mutedOf(session: Session, chat: string) {
  return waiting(session).select(["f.id", "f.match_id"]).where("f.chat", "=", chat).where("f.held", "=", "mute");
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
    draft: row.draft,
  };
}
