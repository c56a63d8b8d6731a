import { createHash } from "node:crypto";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Line } from "./closing-line.ts";

/** Something that a chat is told once, frozen when it happened. */
export type EventFacts =
  /** The match begins soon; the line is null while nobody quotes it. */
  | { kind: "reminder"; matchId: number; startsAt: number; line: Line | null }
  /** The match has begun; `ended` where the watch ended with that. */
  | { kind: "started"; matchId: number; startsAt: number; line: Line | null; ended?: boolean }
  /** Nothing new has come for a watched match since then. */
  | { kind: "silent"; matchId: number; since: number }
  /** The watch ended because the match is called off, or the source does not know it any more. */
  | { kind: "called_off" | "missing"; matchId: number }
  /** A group in which this person added watches cannot be written to. */
  | { kind: "chat_gone"; watches: number; until: number };

export interface NewEvent {
  chat: string;
  /** A chat is told of one key once, however often it is found. */
  key: string;
  facts: EventFacts;
  dueAt: number;
  /** After this time it is not worth a message any more. */
  until: number;
}

/** What one message tells a chat. */
export interface EventsToTell {
  chat: string;
  /** At most 25 characters; the same for every attempt. */
  deliveryId: string;
  facts: readonly EventFacts[];
  /** How often sending was begun, this time included. */
  attempts: number;
}

const perStatement = 100;
/** How many events one message carries at most. */
const perMessage = 10;

/** Lets events wait for delivery; those that were there before, told or not, stay as they are. Says how many are new. */
export async function insertEvents(session: Session, events: readonly NewEvent[]): Promise<number> {
  let inserted = 0;
  for (let start = 0; start < events.length; start += perStatement) {
    const result = await session
      .insertInto("events")
      .values(events.slice(start, start + perStatement).map(rowFrom))
      .onConflict((conflict) => conflict.columns(["chat", "key"]).doNothing())
      .executeTakeFirst();
    inserted += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return inserted;
}

interface Claim {
  platform: PlatformName;
  now: number;
  leaseUntil: number;
  /** How often an event whose outcome nobody knows is begun at most. */
  attempts: number;
}

/**
 * Takes what is due for one chat, the longest waiting first, or what was left behind by a process that ended; null when nothing
 * is. What is too late or was begun too often is closed instead.
 */
export async function claimEvents(session: Session, claim: Claim): Promise<EventsToTell | null> {
  await closeLate(session, claim);
  const left = await firstOf(session, claim, "claimed");
  if (left?.delivery_id) return take(session, { chat: left.chat, deliveryId: left.delivery_id }, claim);
  const due = await firstOf(session, claim, "waiting");
  if (!due) return null;
  const rows = await session
    .selectFrom("events")
    .select("id")
    .where("chat", "=", due.chat)
    .where("state", "=", "waiting")
    .where("due_at", "<=", claim.now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(perMessage)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const deliveryId = createHash("sha256")
    .update(`events ${ids.join(" ")}`)
    .digest("base64url")
    .slice(0, 24);
  await session.updateTable("events").set({ state: "claimed", delivery_id: deliveryId }).where("id", "in", ids).execute();
  return take(session, { chat: due.chat, deliveryId }, claim);
}

/** The event of this platform that comes first: due, or left behind. */
async function firstOf(session: Session, { platform, now }: Claim, state: "waiting" | "claimed") {
  const time = state === "waiting" ? "e.due_at" : "e.lease_until";
  return session
    .selectFrom("events as e")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "e.chat").on("c.state", "=", "active"))
    .select(["e.chat", "e.delivery_id"])
    .where("e.platform", "=", platform)
    .where("e.state", "=", state)
    .where(time, "<=", now)
    .orderBy(time)
    .orderBy("e.id")
    .limit(1)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("e").skipLocked())
    .executeTakeFirst();
}

async function take(
  session: Session,
  { chat, deliveryId }: { chat: string; deliveryId: string },
  { leaseUntil }: Claim,
): Promise<EventsToTell> {
  const rows = await session
    .updateTable("events")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), lease_until: leaseUntil }))
    .where("delivery_id", "=", deliveryId)
    .where("state", "=", "claimed")
    .returning(["id", "facts", "attempts"])
    .execute();
  rows.sort((a, b) => a.id - b.id);
  return {
    chat,
    deliveryId,
    facts: rows.map(({ facts }) => JSON.parse(facts) as EventFacts),
    attempts: Math.max(...rows.map(({ attempts }) => attempts)),
  };
}

async function closeLate(session: Session, { platform, now, attempts }: Claim): Promise<void> {
  const mine = session.updateTable("events").where("platform", "=", platform);
  await mine.set({ state: "dropped", reason: "too_late" }).where("state", "=", "waiting").where("until", "<=", now).execute();
  await mine
    .set({ state: "unknown", reason: "not_settled" })
    .where("state", "=", "claimed")
    .where("lease_until", "<=", now)
    .where("attempts", ">=", attempts)
    .execute();
}

interface Settling {
  state: "sent" | "dropped" | "unknown";
  reason?: string;
}

/** Writes down what became of a message; nothing when somebody else has taken it over meanwhile. */
export async function closeEvents(session: Session, told: EventsToTell, { state, reason }: Settling): Promise<void> {
  await mineOf(session, told)
    .set({ state, reason: reason ?? null })
    .execute();
}

/** Nothing was sent: the events wait again until then. */
export async function releaseEvents(session: Session, told: EventsToTell, dueAt: number): Promise<void> {
  await mineOf(session, told)
    .set(({ eb }) => ({ state: "waiting", delivery_id: null, due_at: dueAt, attempts: eb("attempts", "-", 1) }))
    .execute();
}

/** Lets a message whose outcome nobody knows rest until its next attempt. */
export async function restEvents(session: Session, told: EventsToTell, until: number): Promise<void> {
  await mineOf(session, told).set({ lease_until: until }).execute();
}

function mineOf(session: Session, { deliveryId, attempts }: EventsToTell) {
  const claimed = session.updateTable("events").where("delivery_id", "=", deliveryId).where("state", "=", "claimed");
  return claimed.where("attempts", "=", attempts);
}

/** When the next event of a platform is due or may be tried again after now; null when none is. */
export async function nextEventAt(session: Session, platform: PlatformName, now: number): Promise<number | null> {
  const mine = session.selectFrom("events").where("platform", "=", platform);
  const waiting = mine.where("state", "=", "waiting").where("due_at", ">", now);
  const claimed = mine.where("state", "=", "claimed").where("lease_until", ">", now);
  const due = await waiting.select(({ fn }) => fn.min("due_at").as("at")).executeTakeFirst();
  const left = await claimed.select(({ fn }) => fn.min("lease_until").as("at")).executeTakeFirst();
  const times = [due?.at, left?.at].flatMap((at) => at ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** What is kept about these chats. */
export async function eventsOf(session: Session, chats: readonly string[]) {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("events").selectAll().where("chat", "in", chats).orderBy("id").execute();
  return rows.map(({ chat, key, facts, due_at, state }) => ({
    chat,
    key,
    facts: JSON.parse(facts) as EventFacts,
    dueAt: due_at,
    state,
  }));
}

/** Forgets events that were over before a time. */
export async function pruneEvents(session: Session, before: number): Promise<void> {
  await session.deleteFrom("events").where("state", "!=", "claimed").where("until", "<", before).execute();
}

function rowFrom({ chat, key, facts, dueAt, until }: NewEvent) {
  return {
    ...{ chat, platform: parseAddress(chat).platform, key, facts: JSON.stringify(facts), due_at: dueAt, until },
    ...{ state: "waiting" as const, delivery_id: null, attempts: 0, lease_until: 0, reason: null },
  };
}
