import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Line } from "../rules/closing-line.ts";
import type { Session } from "../storage/database.ts";
import type { Cap } from "./cap.ts";
import { type NewDecision, recordDecisions, sentAgain } from "./decisions.ts";
import { retryOf } from "./doubt.ts";
import { holdFrom, isCatchUp } from "./holds.ts";

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
  /** Quiet hours of the watch that it is about, as the table holds them; null or left out follows the chat's. */
  quiet?: string | null;
}

/** What one message tells a chat. */
export interface EventsToTell {
  chat: string;
  /** At most 25 characters; the same for every attempt. */
  deliveryId: string;
  facts: readonly EventFacts[];
  /** How often sending was begun, this time included. */
  attempts: number;
  /** When it was begun first under this name. */
  begunAt: number;
  /** Whether it comes without a sound. */
  silent: boolean;
  /** Said when it is the last one that the limit per hour lets through; null when it is not. */
  cap: Cap | null;
}

const perStatement = 100;

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

interface Settling {
  state: "sent" | "dropped";
  reason?: string;
  now: number;
}

/** Writes down what became of a message, for /log as well; nothing when somebody else has taken it over meanwhile. */
export async function closeEvents(session: Session, told: EventsToTell, { state, reason, now }: Settling): Promise<void> {
  const closing = mineOf(session, told).set({ state, reason: reason ?? null });
  await recordEvents(session, await closing.returning(ofClosed).execute(), now);
}

/** Events that were closed. */
interface ClosedEvent {
  chat: string;
  facts: string;
  state: string;
  delivery_id: string | null;
  attempts: number;
}

/** What has to be known of events that were closed. */
export const ofClosed = ["chat", "facts", "state", "delivery_id", "attempts"] as const;

/** Writes down what became of events, as decisions that are about a match and no watch: that may have ended with it. */
export async function recordEvents(session: Session, closed: readonly ClosedEvent[], now: number): Promise<void> {
  const decisions = closed.flatMap(({ chat, facts, state, delivery_id, attempts }): NewDecision[] => {
    const event = JSON.parse(facts) as EventFacts;
    if (!("matchId" in event)) return [];
    // What is too late now may have arrived before.
    const isDoubtful = state === "dropped" && delivery_id === null && attempts > 0;
    const outcome = state === "sent" ? "sent" : isDoubtful ? "unknown" : "dropped";
    return [{ at: now, chat, watchId: 0, matchId: event.matchId, outcome, reason: event.kind, deliveryId: delivery_id }];
  });
  await recordDecisions(session, decisions);
}

/** Whether it was asked for by itself, so that the limit per hour neither holds nor counts it. */
export function isUncapped({ kind }: EventFacts): boolean {
  return kind === "reminder";
}

interface TryingAgain {
  /** How many of the attempts may have reached the chat. */
  begun: number;
  at: number;
  now: number;
  idempotentForMs: number;
}

/** A message that was not sent, or nobody knows: it rests, or its events wait again and come by whatever message is next. */
export async function tryEventsAgain(
  session: Session,
  told: EventsToTell,
  { begun, at, now, idempotentForMs }: TryingAgain,
): Promise<void> {
  const retry = retryOf({ begun, since: told.begunAt }, { at, idempotentForMs });
  const mine = mineOf(session, told).set({ attempts: begun });
  if (retry === "same") return void (await mine.set({ lease_until: at }).execute());
  const released = await mine.set({ state: "waiting", delivery_id: null, due_at: at }).returning(["chat", "facts"]).execute();
  if (begun < told.attempts) return;
  const decisions = released.flatMap(({ chat, facts }): NewDecision[] => {
    const event = JSON.parse(facts) as EventFacts;
    const doubt = { outcome: "unknown", reason: sentAgain, deliveryId: told.deliveryId } as const;
    return "matchId" in event ? [{ at: now, chat, watchId: 0, matchId: event.matchId, ...doubt }] : [];
  });
  await recordDecisions(session, decisions);
}

/** When messages with events that the limit per hour counts went to each of these chats after a time (ms UTC), or are on their way. */
export async function toldTimes(
  session: Session,
  { chats, after }: { chats: readonly string[]; after: number },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  if (chats.length === 0) return times;
  const rows = await session
    .selectFrom("events")
    .select(["chat", "delivery_id", "facts", "held", "told_at"])
    .where("chat", "in", chats)
    .where("told_at", ">", after)
    .where("state", "in", ["claimed", "sent"])
    .execute();
  const messages = new Map<string, { chat: string; at: number }>();
  for (const { chat, delivery_id, facts, held, told_at } of rows)
    if (told_at !== null && !isUncapped(JSON.parse(facts) as EventFacts) && !isCatchUp(holdFrom(held)))
      messages.set(`${chat} ${delivery_id}`, { chat, at: told_at });
  for (const { chat, at } of messages.values()) times.set(chat, [...(times.get(chat) ?? []), at]);
  return times;
}

/** Lets what waits for these chats be looked at again, since what they have set has changed. */
export async function reconsiderEvents(session: Session, chats: readonly string[], now: number): Promise<void> {
  if (chats.length === 0) return;
  const waiting = session.updateTable("events").set({ due_at: now }).where("chat", "in", chats);
  await waiting.where("state", "=", "waiting").where("due_at", ">", now).execute();
}

function mineOf(session: Session, { deliveryId, attempts }: Pick<EventsToTell, "deliveryId" | "attempts">) {
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

/** Forgets some of the events that were over before a time; resolves to how many. */
export async function pruneEvents(session: Session, before: number, atMost: number): Promise<number> {
  const over = session.selectFrom("events").select("id").where("state", "!=", "claimed").where("until", "<", before);
  const { numDeletedRows } = await session.deleteFrom("events").where("id", "in", over.limit(atMost)).executeTakeFirst();
  return Number(numDeletedRows);
}

function rowFrom({ chat, key, facts, dueAt, until, quiet }: NewEvent) {
  return {
    chat,
    platform: parseAddress(chat).platform,
    key,
    facts: JSON.stringify(facts),
    due_at: dueAt,
    until,
    state: "waiting" as const,
    delivery_id: null,
    attempts: 0,
    lease_until: 0,
    reason: null,
    since: dueAt,
    quiet: quiet ?? null,
    told_at: null,
    held: null,
  };
}
