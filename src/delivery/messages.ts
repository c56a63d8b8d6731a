import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { PlatformName } from "../chat/address.ts";
import type { Block, Button } from "../chat/reply.ts";
import { type Manner, mannerFrom } from "../facts/frozen.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";
import { valuesOf } from "../storage/values.ts";
import type { Sections } from "./fact-kind.ts";

/** One message to one chat that somebody is about to send, or was when the process ended. */
export interface Message {
  /** At most 25 characters; the same for every attempt. */
  id: string;
  chat: string;
  platform: PlatformName;
  parts: Parts;
  manner: Manner;
  /** The sent message that it changes; null for a new one. */
  edits: SentMessage | null;
  /** How often sending was begun. It tells holders apart: whoever takes a message over counts it up. */
  attempts: number;
  claimedAt: number;
}

/** What a message says, by the kind of fact, frozen when it was claimed: every attempt says the same. */
export type Parts = Readonly<Record<string, readonly unknown[]>>;

/** A message that was sent, as it stands now. */
export interface SentMessage {
  id: string;
  chat: string;
  platform: PlatformName;
  parts: Parts;
  manner: Manner;
  /** The platform's id of it. */
  messageId: string;
  /** The thread that it is in; null for the chat itself. */
  sentTo: string | null;
  /** Those of its sections that never change. */
  sections: Sections;
}

/** The same, or one that failed: the platform has no id for that. */
export type EndedMessage = Omit<SentMessage, "messageId"> & { messageId: string | null };

/** Not a value of its own, so that the index of what is under way is seen to fit. */
const claimed = sql.lit("claimed" as const);

interface Holding {
  holder: string;
  leaseUntil: number;
}

/** A name for a message that follows from what it says, so that it is the same however often it is claimed. */
export function messageIdOf(...said: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 24);
}

/**
 * Writes messages down before anything is sent. One with the same name that may have been sent before counts its attempts on.
 * Resolves to the attempts of each, the one that begins now included.
 */
export async function openMessages(
  session: Session,
  messages: readonly Message[],
  holding: Holding,
): Promise<Map<string, number>> {
  if (messages.length === 0) return new Map();
  const opened = await session
    .insertInto("messages")
    .values(messages.map((message) => rowFrom(message, holding)))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        chat: ref("excluded.chat"),
        state: ref("excluded.state"),
        parts: ref("excluded.parts"),
        manner: ref("excluded.manner"),
        edits: ref("excluded.edits"),
        holder: ref("excluded.holder"),
        attempts: countedOn(),
        claimed_at: ref("excluded.claimed_at"),
        lease_until: ref("excluded.lease_until"),
        settled_at: null,
        message_id: null,
        sent_to: null,
        reason: null,
      })),
    )
    .returning(["id", "attempts"])
    .execute();
  return new Map(opened.map(({ id, attempts }) => [id, attempts]));
}

function countedOn() {
  return sql<number>`case when messages.state = 'unknown' then messages.attempts + 1 else 1 end`;
}

interface LeftQuestion {
  platform: PlatformName;
  now: number;
  /** Messages of this holder count as left behind whatever their lease says; null for none. */
  holder: string | null;
  /** Those that are being sent right now. */
  except: readonly string[];
  limit: number;
}

/** Messages that were begun and whose outcome nobody wrote down: the process ended, or the answer was lost. */
export async function leftMessages(session: Session, question: LeftQuestion): Promise<Message[]> {
  const { platform, now, holder, except, limit } = question;
  const rows = await session
    .selectFrom("messages")
    .selectAll()
    .where("platform", "=", platform)
    .where("state", "=", claimed)
    .where(({ or, eb }) => or([eb("lease_until", "<=", now), ...(holder === null ? [] : [eb("holder", "=", holder)])]))
    .$if(except.length > 0, (query) => query.where("id", "not in", except))
    .orderBy("lease_until")
    .limit(limit)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate().skipLocked())
    .execute();
  const edited = await sentMessages(
    session,
    rows.flatMap(({ edits }) => edits ?? []),
  );
  return rows.map((row) => messageFrom(row, edited));
}

/** Those of these messages that were sent. */
export async function sentMessages(session: Session, ids: readonly string[]): Promise<Map<string, SentMessage>> {
  const ended = await endedMessages(session, ids);
  return new Map(
    [...ended].flatMap(([id, { messageId, ...rest }]) => (messageId === null ? [] : [[id, { ...rest, messageId }]])),
  );
}

/** Those of these messages that were sent, or ended as failed. */
export async function endedMessages(session: Session, ids: readonly string[]): Promise<Map<string, EndedMessage>> {
  if (ids.length === 0) return new Map();
  const query = session
    .selectFrom("messages")
    .selectAll()
    .where("id", "in", [...new Set(ids)]);
  const rows = await query.where("state", "in", ["sent", "failed"]).execute();
  return new Map(
    rows.map(({ id, chat, ...row }) => {
      const said = { parts: partsFrom(row.parts), manner: mannerFrom(row.manner), sections: sectionsFrom(row.sections) };
      const messageId = row.state === "sent" ? row.message_id : null;
      return [id, { id, chat, platform: row.platform as PlatformName, messageId, sentTo: row.sent_to, ...said }];
    }),
  );
}

/** Takes a message for its next attempt. */
export async function takeMessage(session: Session, message: Message, { holder, leaseUntil }: Holding): Promise<Message> {
  const attempts = message.attempts + 1;
  const change = { attempts, holder, lease_until: leaseUntil };
  await session.updateTable("messages").set(change).where("id", "=", message.id).execute();
  return { ...message, attempts };
}

/** How a message ended. */
export interface Closing {
  message: Message;
  state: "sent" | "failed";
  messageId: string | null;
  /** The thread that it was sent into; null for the chat itself. */
  sentTo: string | null;
  reason: string | null;
  /** What is kept of a message that may change; null for nothing. */
  sections: Sections | null;
}

/**
 * Writes down how messages ended. Resolves to the chats of those that were still ours, by their names: what somebody else has
 * taken over meanwhile is not ours to settle.
 */
export async function closeMessages(session: Session, closings: readonly Closing[], now: number): Promise<Map<string, string>> {
  if (closings.length === 0) return new Map();
  const rows = closings.map(({ message: { id, attempts }, state, messageId, sentTo, reason, sections }) => {
    return {
      id,
      attempts,
      state,
      message_id: messageId,
      sent_to: sentTo,
      reason,
      sections: sections && JSON.stringify(sections),
    };
  });
  const texts = { state: "text", message_id: "text", sent_to: "text", reason: "text", sections: "text" } as const;
  const types = { id: "text", attempts: "bigint", ...texts } as const;
  const closed = await session
    .with("ended(id, attempts, state, message_id, sent_to, reason, sections)", () => valuesOf(types, rows))
    .updateTable("messages")
    .from("ended")
    .set(({ ref }) => ({
      state: ref("ended.state").$castTo<Closing["state"]>(),
      settled_at: now,
      message_id: ref("ended.message_id"),
      sent_to: ref("ended.sent_to"),
      reason: ref("ended.reason"),
      sections: ref("ended.sections"),
    }))
    .whereRef("messages.id", "=", "ended.id")
    .where("messages.state", "=", claimed)
    .whereRef("messages.attempts", "=", "ended.attempts")
    .returning(["messages.id", "messages.chat"])
    .execute();
  return new Map(closed.map(({ id, chat }) => [id, chat]));
}

/** A message says nothing any more. */
export async function emptyMessage(session: Session, id: string): Promise<void> {
  await session.updateTable("messages").set({ parts: "{}" }).where("id", "=", id).execute();
}

/** A sent message says something else now, perhaps under another id of the platform's. */
export async function rewriteMessage(
  session: Session,
  { id, parts, messageId, sentTo }: Pick<SentMessage, "id" | "parts" | "messageId" | "sentTo">,
): Promise<void> {
  const change = { parts: JSON.stringify(parts), message_id: messageId, sent_to: sentTo };
  await session.updateTable("messages").set(change).where("id", "=", id).execute();
}

/** Lets a message rest until its next attempt. `begun` counts the attempts that may have reached the chat. */
export async function postponeMessage(
  session: Session,
  { id, attempts }: Message,
  { until, begun }: { until: number; begun: number },
): Promise<void> {
  const mine = session.updateTable("messages").set({ lease_until: until, attempts: begun }).where("id", "=", id);
  await mine.where("state", "=", claimed).where("attempts", "=", attempts).execute();
}

/** Keeps a message for longer while it is under way. False when somebody else has taken it over. */
export async function keepMessage(session: Session, { id, attempts }: Message, leaseUntil: number): Promise<boolean> {
  const mine = session.updateTable("messages").set({ lease_until: leaseUntil }).where("id", "=", id);
  const kept = mine.where("state", "=", claimed).where("attempts", "=", attempts);
  return (await kept.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Ends a message of which nobody knows whether it arrived, after so many attempts that may have; what it was about comes by
 * another. Resolves to its chat; null when somebody else has taken it over.
 */
export async function doubtMessage(
  session: Session,
  { id, attempts }: Message,
  { begun, reason, now }: { begun: number; reason: string | null; now: number },
): Promise<string | null> {
  const query = session.updateTable("messages").set({ state: "unknown", attempts: begun, settled_at: now, reason });
  const mine = query.where("id", "=", id).where("state", "=", claimed).where("attempts", "=", attempts);
  return (await mine.returning("chat").executeTakeFirst())?.chat ?? null;
}

/** Forgets a message of which nothing was sent. Resolves to its chat; null when somebody else has taken it over. */
export async function cancelMessage(session: Session, { id, attempts }: Message): Promise<string | null> {
  const query = session.deleteFrom("messages").where("id", "=", id).where("state", "=", claimed);
  return (await query.where("attempts", "=", attempts).returning("chat").executeTakeFirst())?.chat ?? null;
}

/** Where a message goes now, since a chat can move while it is under way; null when it is no longer ours. */
export async function chatOfMessage(session: Session, { id, attempts }: Message): Promise<string | null> {
  const query = session.selectFrom("messages").select("chat").where("id", "=", id).where("state", "=", claimed);
  return (await query.where("attempts", "=", attempts).executeTakeFirst())?.chat ?? null;
}

/** When messages went to each of these chats after a time (ms UTC), or are on their way, the newest first; all, or those that the limit per hour counts. */
export async function sentTimes(
  session: Session,
  { chats, after, counting = false }: { chats: readonly string[]; after: number; counting?: boolean },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  if (chats.length === 0) return times;
  const rows = await session
    .selectFrom("messages")
    .select(({ fn }) => ["chat", "manner", fn.coalesce("settled_at", "claimed_at").as("at")])
    .where("chat", "in", chats)
    // What was begun a day ago is settled, and not within the last hour.
    .where("claimed_at", ">", after - 24 * 60 * 60_000)
    .where("state", "in", ["claimed", "sent"])
    .where("edits", "is", null)
    .where(({ eb, fn }) => eb(fn.coalesce("settled_at", "claimed_at"), ">", after))
    .orderBy("at", "desc")
    .execute();
  for (const { chat, at, manner } of rows)
    if (!counting || mannerFrom(manner).counts) times.set(chat, [...(times.get(chat) ?? []), at]);
  return times;
}

/** When the next message that rests may be tried again; null when none does. */
export async function nextAttemptAt(session: Session, platform: PlatformName, except: readonly string[]): Promise<number | null> {
  const query = session.selectFrom("messages").select(({ fn }) => fn.min("lease_until").as("at"));
  const resting = query.where("platform", "=", platform).where("state", "=", claimed);
  const row = await resting.$if(except.length > 0, (some) => some.where("id", "not in", except)).executeTakeFirst();
  return row?.at ?? null;
}

/** As a table holds them. */
export function partsFrom(text: string): Parts {
  return z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(text));
}

const section = z.object({
  blocks: z.array(z.custom<Block>(isRecord)),
  notes: z.array(z.custom<Block>(isRecord)),
  buttons: z.array(z.array(z.custom<Button>(isRecord))),
  mute: z.string().nullable(),
  less: z.string().nullable(),
});

function sectionsFrom(text: string | null): Sections {
  return text === null ? {} : z.record(z.string(), section).parse(JSON.parse(text));
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function rowFrom(message: Message, { holder, leaseUntil }: Holding) {
  return {
    id: message.id,
    chat: message.chat,
    platform: message.platform,
    state: "claimed" as const,
    parts: JSON.stringify(message.parts),
    manner: JSON.stringify(message.manner),
    edits: message.edits?.id ?? null,
    holder,
    attempts: message.attempts,
    claimed_at: message.claimedAt,
    lease_until: leaseUntil,
  };
}

function messageFrom(row: Selectable<Tables["messages"]>, edited: ReadonlyMap<string, SentMessage>): Message {
  const edits = row.edits === null ? null : (edited.get(row.edits) ?? null);
  // A change of a message that is forgotten says nothing, or it would come as a new one.
  const isLost = row.edits !== null && edits === null;
  return {
    id: row.id,
    chat: row.chat,
    platform: row.platform as PlatformName,
    parts: isLost ? {} : partsFrom(row.parts),
    manner: mannerFrom(row.manner),
    edits,
    attempts: row.attempts,
    claimedAt: row.claimed_at,
  };
}
