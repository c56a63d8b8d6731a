import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PlatformName } from "../chat/address.ts";
import { type FrozenFact, factsFrom, type Manner, mannerFrom } from "../facts/frozen.ts";
import type { TakenFact } from "../facts/outbox.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { valuesOf } from "../storage/values.ts";

/** One message to one chat that somebody is about to send, or was when the process ended. */
export interface Delivery {
  /** At most 25 characters; the same for every attempt. */
  id: string;
  chat: string;
  platform: PlatformName;
  facts: readonly FrozenFact[];
  manner: Manner;
  /** How often sending was begun. It tells holders apart: whoever takes a delivery over counts it up. */
  attempts: number;
  claimedAt: number;
}

interface Holding {
  holder: string;
  leaseUntil: number;
}

/** A name for a delivery that follows from what it says, so that it is the same however often it is claimed. */
export function deliveryIdOf(chat: string, facts: readonly FrozenFact[]): string {
  const said = facts.map(({ watchId, matchId, baseline, revision }) => [watchId, matchId, baseline, revision]);
  return createHash("sha256")
    .update(JSON.stringify([chat, ...said]))
    .digest("base64url")
    .slice(0, 24);
}

/** The facts that a delivery has taken from what waits. */
export function factsTaken({ id, facts }: Delivery): TakenFact[] {
  return facts.map(({ watchId, revision }) => ({ watchId, deliveryId: id, revision }));
}

/**
 * Writes deliveries down before anything is sent. One with the same name that may have been sent before counts its attempts on.
 * Resolves to the attempts of each, the one that begins now included.
 */
export async function openDeliveries(
  session: Session,
  deliveries: readonly Delivery[],
  holding: Holding,
): Promise<Map<string, number>> {
  if (deliveries.length === 0) return new Map();
  const opened = await session
    .insertInto("deliveries")
    .values(deliveries.map((delivery) => rowFrom(delivery, holding)))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        ...{ chat: ref("excluded.chat"), state: ref("excluded.state"), facts: ref("excluded.facts") },
        ...{ manner: ref("excluded.manner"), holder: ref("excluded.holder"), attempts: countedOn() },
        ...{ claimed_at: ref("excluded.claimed_at"), lease_until: ref("excluded.lease_until") },
        ...{ settled_at: null, message_id: null, reason: null },
      })),
    )
    .returning(["id", "attempts"])
    .execute();
  return new Map(opened.map(({ id, attempts }) => [id, attempts]));
}

function countedOn() {
  return sql<number>`case when deliveries.state = 'unknown' then deliveries.attempts + 1 else 1 end`;
}

interface LeftQuestion {
  platform: PlatformName;
  now: number;
  /** Deliveries of this holder count as left behind whatever their lease says; null for none. */
  holder: string | null;
  /** Those that are being sent right now. */
  except: readonly string[];
  limit: number;
}

/** Deliveries that were begun and whose outcome nobody wrote down: the process ended, or the answer was lost. */
export async function leftDeliveries(session: Session, question: LeftQuestion): Promise<Delivery[]> {
  const { platform, now, holder, except, limit } = question;
  const rows = await session
    .selectFrom("deliveries")
    .selectAll()
    .where("platform", "=", platform)
    .where("state", "=", "claimed")
    .where(({ or, eb }) => or([eb("lease_until", "<=", now), ...(holder === null ? [] : [eb("holder", "=", holder)])]))
    .$if(except.length > 0, (query) => query.where("id", "not in", except))
    .orderBy("lease_until")
    .limit(limit)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(deliveryFrom);
}

/** Takes a delivery for its next attempt. */
export async function takeDelivery(session: Session, delivery: Delivery, { holder, leaseUntil }: Holding): Promise<Delivery> {
  const attempts = delivery.attempts + 1;
  await session
    .updateTable("deliveries")
    .set({ attempts, holder, lease_until: leaseUntil })
    .where("id", "=", delivery.id)
    .execute();
  return { ...delivery, attempts };
}

/** How a delivery ended. */
export interface Closing {
  delivery: Delivery;
  state: "sent" | "dropped" | "failed";
  messageId: string | null;
  reason: string | null;
}

/**
 * Writes down how deliveries ended. Resolves to the names of those that were still ours: what somebody else has taken over
 * meanwhile is not ours to settle.
 */
export async function closeDeliveries(session: Session, closings: readonly Closing[], now: number): Promise<Set<string>> {
  const rows = closings.map(({ delivery: { id, attempts }, state, messageId, reason }) => {
    return { id, attempts, state, message_id: messageId, reason };
  });
  const types = { id: "text", attempts: "bigint", state: "text", message_id: "text", reason: "text" } as const;
  const closed = await session
    .with("ended(id, attempts, state, message_id, reason)", () => valuesOf(types, rows))
    .updateTable("deliveries")
    .from("ended")
    .set(({ ref }) => ({
      state: ref("ended.state").$castTo<Closing["state"]>(),
      settled_at: now,
      message_id: ref("ended.message_id"),
      reason: ref("ended.reason"),
    }))
    .whereRef("deliveries.id", "=", "ended.id")
    .where("deliveries.state", "=", "claimed")
    .whereRef("deliveries.attempts", "=", "ended.attempts")
    .returning("deliveries.id")
    .execute();
  return new Set(closed.map(({ id }) => id));
}

/** Lets a delivery rest until its next attempt. `begun` counts the attempts that may have reached the chat. */
export async function postponeDelivery(
  session: Session,
  delivery: Delivery,
  { until, begun }: { until: number; begun: number },
): Promise<void> {
  await session
    .updateTable("deliveries")
    .set({ lease_until: until, attempts: begun })
    .where("id", "=", delivery.id)
    .where("state", "=", "claimed")
    .where("attempts", "=", delivery.attempts)
    .execute();
}

/**
 * Ends a delivery of which nobody knows whether it arrived, after so many attempts that may have; what it was about comes by
 * another. False when somebody else has taken it over.
 */
export async function doubtDelivery(
  session: Session,
  { id, attempts }: Delivery,
  { begun, reason, now }: { begun: number; reason: string | null; now: number },
): Promise<boolean> {
  const query = session.updateTable("deliveries").set({ state: "unknown", attempts: begun, settled_at: now, reason });
  const mine = query.where("id", "=", id).where("state", "=", "claimed").where("attempts", "=", attempts);
  return (await mine.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Forgets a delivery of which nothing was sent; false when somebody else has taken it over. */
export async function cancelDelivery(session: Session, delivery: Delivery): Promise<boolean> {
  const query = session.deleteFrom("deliveries").where("id", "=", delivery.id).where("state", "=", "claimed");
  const cancelled = await query.where("attempts", "=", delivery.attempts).executeTakeFirst();
  return cancelled.numDeletedRows > 0n;
}

/** Where a delivery goes now, since a chat can move while it is under way; null when it is no longer ours. */
export async function chatOfDelivery(session: Session, { id, attempts }: Delivery): Promise<string | null> {
  const query = session.selectFrom("deliveries").select("chat").where("id", "=", id).where("state", "=", "claimed");
  return (await query.where("attempts", "=", attempts).executeTakeFirst())?.chat ?? null;
}

/** A delivery as it is kept, whatever became of it. */
export interface DeliveryRecord {
  id: string;
  chat: string;
  state: string;
  attempts: number;
  claimedAt: number;
  settledAt: number | null;
  /** The platform's id of the message. */
  messageId: string | null;
  reason: string | null;
  matches: readonly number[];
}

/** The last deliveries to a chat, the newest first. */
export async function deliveriesOfChat(
  session: Session,
  { chat, limit }: { chat: string; limit: number },
): Promise<DeliveryRecord[]> {
  const query = session.selectFrom("deliveries").selectAll().where("chat", "=", chat);
  const rows = await query.orderBy("claimed_at", "desc").orderBy("id").limit(limit).execute();
  return rows.map((row) => ({
    id: row.id,
    chat: row.chat,
    state: row.state,
    attempts: row.attempts,
    claimedAt: row.claimed_at,
    settledAt: row.settled_at,
    messageId: row.message_id,
    reason: row.reason,
    matches: factsFrom(row.facts).map(({ matchId }) => matchId),
  }));
}

/** What a message to a chat was about; nothing when it is forgotten. */
export async function factsOfDelivery(session: Session, { chat, id }: { chat: string; id: string }): Promise<FrozenFact[]> {
  const query = session.selectFrom("deliveries").select("facts").where("id", "=", id).where("chat", "=", chat);
  const row = await query.executeTakeFirst();
  return row ? factsFrom(row.facts) : [];
}

/** How many deliveries to these chats are kept. */
export async function countDeliveries(session: Session, chats: readonly string[]): Promise<number> {
  if (chats.length === 0) return 0;
  const query = session.selectFrom("deliveries").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.where("chat", "in", chats).executeTakeFirstOrThrow()).count);
}

/** When messages went to each of these chats after a time (ms UTC), or are on their way, the newest first; all, or those that the limit per hour counts. */
export async function sentTimes(
  session: Session,
  { chats, after, counting = false }: { chats: readonly string[]; after: number; counting?: boolean },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  if (chats.length === 0) return times;
  const rows = await session
    .selectFrom("deliveries")
    .select(({ fn }) => ["chat", "manner", fn.coalesce("settled_at", "claimed_at").as("at")])
    .where("chat", "in", chats)
    // What was begun a day ago is settled, and not within the last hour.
    .where("claimed_at", ">", after - 24 * 60 * 60_000)
    .where("state", "in", ["claimed", "sent"])
    .where(({ eb, fn }) => eb(fn.coalesce("settled_at", "claimed_at"), ">", after))
    .orderBy("at", "desc")
    .execute();
  for (const { chat, at, manner } of rows)
    if (!counting || mannerFrom(manner).counts) times.set(chat, [...(times.get(chat) ?? []), at]);
  return times;
}

/** When the next delivery that rests may be tried again; null when none does. */
export async function nextAttemptAt(session: Session, platform: PlatformName, except: readonly string[]): Promise<number | null> {
  const query = session.selectFrom("deliveries").select(({ fn }) => fn.min("lease_until").as("at"));
  const resting = query.where("platform", "=", platform).where("state", "=", "claimed");
  const row = await resting.$if(except.length > 0, (some) => some.where("id", "not in", except)).executeTakeFirst();
  return row?.at ?? null;
}

/** The boards that deliveries under way speak of. */
export async function claimedBoards(session: Session): Promise<{ matchId: number; revision: number }[]> {
  const rows = await session.selectFrom("deliveries").select("facts").where("state", "=", "claimed").execute();
  return rows.flatMap(({ facts }) =>
    factsFrom(facts).flatMap(({ matchId, baseline, revision }) => [
      { matchId, revision: baseline },
      { matchId, revision },
    ]),
  );
}

/** Forgets some of the deliveries that were settled before a time; resolves to how many. */
export async function pruneDeliveries(session: Session, before: number, atMost: number): Promise<number> {
  const settled = session.selectFrom("deliveries").select("id").where("state", "<>", "claimed");
  const old = settled.where("settled_at", "<", before).limit(atMost);
  return Number((await session.deleteFrom("deliveries").where("id", "in", old).executeTakeFirst()).numDeletedRows);
}

interface DeliveryRow {
  id: string;
  chat: string;
  platform: string;
  facts: string;
  manner: string | null;
  attempts: number;
  claimed_at: number;
}

function rowFrom(delivery: Delivery, { holder, leaseUntil }: Holding) {
  return {
    id: delivery.id,
    chat: delivery.chat,
    platform: delivery.platform,
    state: "claimed" as const,
    facts: JSON.stringify(delivery.facts),
    manner: JSON.stringify(delivery.manner),
    holder,
    attempts: delivery.attempts,
    claimed_at: delivery.claimedAt,
    lease_until: leaseUntil,
  };
}

function deliveryFrom({ id, chat, platform, facts, manner, attempts, claimed_at }: DeliveryRow): Delivery {
  const frozen = { facts: factsFrom(facts), manner: mannerFrom(manner) };
  return { id, chat, platform: platform as PlatformName, ...frozen, attempts, claimedAt: claimed_at };
}
