import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { PlatformName } from "../chat/address.ts";
import { capSchema } from "../facts/cap.ts";
import { holds } from "../facts/holds.ts";
import { figuresSchema, goneSchema } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";

const toldBet = z.object({
  /** Its number among the watched bets, and the watch's. */
  id: z.number(),
  watchId: z.number(),
  matchId: z.number(),
  market: z.enum(["winner", "double_chance", "draw_no_bet", "total", "handicap", "both_score", "other"]),
  selection: z.string(),
  line: z.number().nullable(),
  bookmaker: z.string().nullable(),
  news: z.enum(["appeared", "improved"]),
  figures: figuresSchema,
  /** When the list was as these figures are. */
  asOf: z.number(),
  /** What the chat knew before; null for a bet that is new to it. */
  before: figuresSchema.nullable(),
  gone: goneSchema.nullable(),
});

const manner = z.object({
  silent: z.boolean(),
  held: z.enum(holds).nullable(),
  /** How many other bets were gone again while they were held. */
  missed: z.number().default(0),
  /** As of `Manner`. */
  counts: z.boolean().default(true),
  cap: capSchema.nullable().default(null),
});

/** What a message says about one bet, frozen when it was claimed: every attempt says the same. */
export type ToldBet = Readonly<z.output<typeof toldBet>>;
/** How a message is sent, and why what it says was held. */
export type BetManner = Readonly<z.output<typeof manner>>;

/** One message about value bets to one chat, or the change of one. */
export interface BetMessage {
  /** At most 25 characters; the same for every attempt. */
  id: string;
  chat: string;
  platform: PlatformName;
  bets: readonly ToldBet[];
  manner: BetManner;
  /** The message that this one changes; null for a new one. */
  edits: { id: string; messageId: string } | null;
  /** How often sending it was begun, this time included. It tells holders apart. */
  attempts: number;
  begunAt: number;
}

/** A name that follows from what is said, so that it is the same however often it is claimed. */
export function betMessageId(...said: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 24);
}

type Opening = Omit<BetMessage, "attempts" | "begunAt"> & { now: number; leaseUntil: number };

/** Writes a message down before it is sent. One with the same name that may have been sent before counts its attempts on. */
export async function openBetMessage(session: Session, opening: Opening): Promise<BetMessage> {
  const { now, leaseUntil, ...message } = opening;
  const row = {
    ...{ id: message.id, chat: message.chat, platform: message.platform, edits: message.edits?.id ?? null },
    ...{ facts: JSON.stringify(message.bets), manner: JSON.stringify(message.manner), state: "claimed" as const },
    ...{ attempts: 1, begun_at: now, lease_until: leaseUntil, message_id: null, reason: null },
  };
  const countedOn = sql<number>`case when bet_messages.state = 'unknown' then bet_messages.attempts + 1 else 1 end`;
  const query = session.insertInto("bet_messages").values(row).returning("attempts");
  const opened = query.onConflict((conflict) => conflict.column("id").doUpdateSet({ ...row, attempts: countedOn }));
  return { ...message, ...(await opened.executeTakeFirstOrThrow()), begunAt: now };
}

interface LeftQuestion {
  platform: PlatformName;
  now: number;
}

/** A message whose outcome nobody wrote down: the process ended, or the answer was lost. */
export async function leftBetMessage(session: Session, { platform, now }: LeftQuestion): Promise<BetMessage | null> {
  const row = await session
    .selectFrom("bet_messages as m")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "m.chat").on("c.state", "=", "active"))
    .selectAll("m")
    .where("m.platform", "=", platform)
    .where("m.state", "=", "claimed")
    .where("m.lease_until", "<=", now)
    .orderBy("m.lease_until")
    .limit(1)
    .$if(engineOf(session) === "postgres", (query) => query.forUpdate("m").skipLocked())
    .executeTakeFirst();
  return row ? betMessageFrom(session, row) : null;
}

/** Takes a message for its next attempt. */
export async function takeBetMessage(session: Session, message: BetMessage, leaseUntil: number): Promise<BetMessage> {
  const attempts = message.attempts + 1;
  const query = session.updateTable("bet_messages").set({ attempts, lease_until: leaseUntil });
  await query.where("id", "=", message.id).execute();
  return { ...message, attempts };
}

/** A message that was sent, as it stands now. */
export type SentBetMessage = Pick<BetMessage, "id" | "chat" | "bets"> & { messageId: string };

/** Null when none of this name was sent. */
export async function sentBetMessage(session: Session, id: string): Promise<SentBetMessage | null> {
  const query = session.selectFrom("bet_messages").selectAll().where("id", "=", id).where("state", "=", "sent");
  const row = await query.executeTakeFirst();
  if (!row || row.message_id === null) return null;
  return { id, chat: row.chat, bets: betsFrom(row.facts), messageId: row.message_id };
}

interface Closing {
  state: "sent" | "failed";
  messageId?: string;
  reason?: string;
}

/** Writes down what became of a message. False when somebody else has taken it over meanwhile: then nothing is ours to settle. */
export async function closeBetMessage(session: Session, message: BetMessage, closing: Closing): Promise<boolean> {
  const { state, messageId = null, reason = null } = closing;
  const mine = session.updateTable("bet_messages").set({ state, message_id: messageId, reason }).where("id", "=", message.id);
  const closed = await mine.where("state", "=", "claimed").where("attempts", "=", message.attempts).executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** A sent message says something else now, perhaps under another id of the platform's. */
export async function rewriteBetMessage(
  session: Session,
  { id, bets, messageId }: { id: string; bets: readonly ToldBet[]; messageId: string },
): Promise<void> {
  const change = { facts: JSON.stringify(bets), message_id: messageId };
  await session.updateTable("bet_messages").set(change).where("id", "=", id).execute();
}

/**
 * Ends a message of which nobody knows whether it arrived, after so many attempts that may have; what it was about comes by
 * another. False when somebody else has taken it over.
 */
export async function doubtBetMessage(session: Session, { id, attempts }: BetMessage, begun: number): Promise<boolean> {
  const mine = session.updateTable("bet_messages").set({ state: "unknown", attempts: begun }).where("id", "=", id);
  const doubted = await mine.where("state", "=", "claimed").where("attempts", "=", attempts).executeTakeFirst();
  return doubted.numUpdatedRows > 0n;
}

/** Forgets a message of which nothing was sent; false when somebody else has taken it over. */
export async function cancelBetMessage(session: Session, { id, attempts }: BetMessage): Promise<boolean> {
  const mine = session.deleteFrom("bet_messages").where("id", "=", id).where("state", "=", "claimed");
  return (await mine.where("attempts", "=", attempts).executeTakeFirst()).numDeletedRows > 0n;
}

/** Lets a message rest until its next attempt. `begun` counts the attempts that may have reached the chat. */
export async function restBetMessage(
  session: Session,
  { id, attempts }: BetMessage,
  { until, begun }: { until: number; begun: number },
): Promise<void> {
  const mine = session.updateTable("bet_messages").set({ lease_until: until, attempts: begun }).where("id", "=", id);
  await mine.where("state", "=", "claimed").where("attempts", "=", attempts).execute();
}

/** When the next message that rests may be tried again after now; null when none does. */
export async function nextBetAttemptAt(session: Session, { platform, now }: LeftQuestion): Promise<number | null> {
  const query = session.selectFrom("bet_messages").select(({ fn }) => fn.min("lease_until").as("at"));
  const resting = query.where("platform", "=", platform).where("state", "=", "claimed").where("lease_until", ">", now);
  return (await resting.executeTakeFirst())?.at ?? null;
}

/** When new messages about bets that the limit per hour counts went to each of these chats after a time (ms UTC), or are on their way. */
export async function betMessageTimes(
  session: Session,
  { chats, after }: { chats: readonly string[]; after: number },
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  if (chats.length === 0) return times;
  const query = session.selectFrom("bet_messages").select(["chat", "begun_at", "manner"]).where("chat", "in", chats);
  const sent = query.where("edits", "is", null).where("state", "in", ["claimed", "sent"]).where("begun_at", ">", after);
  for (const { chat, begun_at, manner: how } of await sent.execute())
    if (manner.parse(JSON.parse(how)).counts) times.set(chat, [...(times.get(chat) ?? []), begun_at]);
  return times;
}

/** What a watch has told its chat after a time, as far as it is known to have arrived. */
export async function betsToldBy(
  session: Session,
  { chat, watchId, after }: { chat: string; watchId: number; after: number },
): Promise<ToldBet[]> {
  const query = session.selectFrom("bet_messages").select("facts").where("chat", "=", chat).where("begun_at", ">", after);
  const rows = await query.where("edits", "is", null).where("state", "=", "sent").execute();
  return rows.flatMap(({ facts }) => betsFrom(facts)).filter((bet) => bet.watchId === watchId);
}

/** The watches that one message to a chat told of; nothing when it is forgotten. */
export async function watchesOfBetMessage(session: Session, { chat, id }: { chat: string; id: string }): Promise<Set<number>> {
  const query = session.selectFrom("bet_messages").select("facts").where("id", "=", id).where("chat", "=", chat);
  const row = await query.executeTakeFirst();
  return new Set(row ? betsFrom(row.facts).map(({ watchId }) => watchId) : []);
}

/** What is kept of messages to these chats. */
export async function betMessagesOf(session: Session, chats: readonly string[]) {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("bet_messages").selectAll().where("chat", "in", chats).orderBy("begun_at").execute();
  return rows.map(({ id, chat, edits, state, begun_at, facts, message_id }) => {
    const matches = betsFrom(facts).map(({ matchId }) => matchId);
    return { id, chat, edits, state, begunAt: begun_at, messageId: message_id, matches };
  });
}

/** Forgets messages from before a time that no bet names any more. */
export async function pruneBetMessages(session: Session, before: number): Promise<void> {
  const named = session.selectFrom("watched_bets").select("message").where("message", "is not", null);
  const old = session.deleteFrom("bet_messages").where("state", "<>", "claimed").where("begun_at", "<", before);
  await old.where("id", "not in", named).execute();
}

async function betMessageFrom(session: Session, row: Selectable<Tables["bet_messages"]>): Promise<BetMessage> {
  const { id, chat, platform, facts, attempts, begun_at } = row;
  const first = row.edits === null ? null : await sentBetMessage(session, row.edits);
  const edits = first && { id: first.id, messageId: first.messageId };
  const said = { bets: betsFrom(facts), manner: manner.parse(JSON.parse(row.manner)) };
  return { id, chat, platform: platform as PlatformName, ...said, edits, attempts, begunAt: begun_at };
}

function betsFrom(facts: string): ToldBet[] {
  return z.array(toldBet).parse(JSON.parse(facts));
}
