import { sql } from "kysely";
import { z } from "zod";
import type { PlatformName } from "../chat/address.ts";
import { type ToldBet, toldBet } from "../facts/told-bets.ts";
import type { Session } from "../storage/database.ts";
import { copiedIn } from "./copied.ts";
import type { FactKind, Looking, Telling } from "./fact-kind.ts";
import { partsFrom, sentMessages } from "./messages.ts";

/** A message as it is kept, whatever became of it. */
export interface MessageRecord {
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

/** A message by its own id, or by the platform's id of it. */
export type MessageAsked = { chat: string } & ({ id: string } | { messageId: string });

/** The last messages to a chat, the newest first. */
export async function messagesOfChat(
  session: Session,
  { chat, limit }: { chat: string; limit: number },
): Promise<MessageRecord[]> {
  const query = session.selectFrom("messages").selectAll().where("chat", "=", chat);
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
    matches: [...new Set(Object.values(partsFrom(row.parts)).flatMap(matchesOf))],
  }));
}

/** A message that a chat has, by its own id or the platform's, to be put into words as it was told; null when it is forgotten. */
export async function tellingOf(
  session: Session,
  { asked, kinds, ...looking }: Looking & { asked: MessageAsked; kinds: readonly FactKind[] },
): Promise<Telling | null> {
  const query = session.selectFrom("messages").select("id").where("chat", "=", asked.chat).where("edits", "is", null);
  const row = await ("id" in asked
    ? query.where("id", "=", asked.id)
    : query.where("message_id", "=", asked.messageId)
  ).executeTakeFirst();
  const sent = row && (await sentMessages(session, [row.id])).get(row.id);
  if (!sent) return null;
  const parts = new Map<string, readonly unknown[]>();
  for (const { name, read, judgeAgain } of kinds) {
    const told = read(sent.parts[name] ?? []);
    const judged = told.length === 0 ? [] : await judgeAgain(session, told, looking);
    const shown = judged.flatMap((one) => (one.tells ? [one.shown] : []));
    if (shown.length < told.length) return null;
    if (shown.length > 0) parts.set(name, shown);
  }
  const { id, manner, sections } = sent;
  return {
    id: copiedIn(sent.parts) ?? id,
    deliveryId: id,
    chat: asked.chat,
    manner,
    repeated: false,
    now: looking.now,
    parts,
    kept: sections,
  };
}

/**
 * The alert that a message of one of these chats is, by the platform's id of it, with the matches that its button mutes: none for
 * what is no alert. Null for what is forgotten, or was never sent.
 */
export async function alertAt(
  session: Session,
  { chats, platform, messageId }: { chats: readonly string[]; platform: PlatformName; messageId: string },
): Promise<{ chat: string; matches: readonly number[] } | null> {
  if (chats.length === 0) return null;
  const sent = session.selectFrom("messages").select(["id", "chat", "parts"]).where("chat", "in", chats);
  const row = await sent
    .where("platform", "=", platform)
    .where("message_id", "=", messageId)
    .where("state", "=", "sent")
    .where("edits", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const id = copiedIn(partsFrom(row.parts)) ?? row.id;
  return { chat: row.chat, matches: await matchesToldIn(session, { chat: row.chat, id }) };
}

/** How many messages to these chats are kept. */
export async function countMessages(session: Session, chats: readonly string[]): Promise<number> {
  if (chats.length === 0) return 0;
  const query = session.selectFrom("messages").select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.where("chat", "in", chats).executeTakeFirstOrThrow()).count);
}

/** The matches of which a message to a chat told, by movements or value bets, or by movements alone; nothing when it is forgotten. */
export async function matchesToldIn(
  session: Session,
  asked: { chat: string; id: string },
  kinds: readonly ("movement" | "bet")[] = ["movement", "bet"],
): Promise<number[]> {
  const parts = await Promise.all(kinds.map((kind) => partTold(session, asked, kind)));
  return matchesOf(parts.flat());
}

async function partTold(session: Session, { chat, id }: { chat: string; id: string }, kind: string): Promise<readonly unknown[]> {
  const query = session.selectFrom("messages").select("parts").where("id", "=", id).where("chat", "=", chat);
  const row = await query.executeTakeFirst();
  return row ? (partsFrom(row.parts)[kind] ?? []) : [];
}

const aboutMatch = z.object({ matchId: z.number() });

/** The matches that frozen facts are about. */
export function matchesOf(part: readonly unknown[]): number[] {
  return [...new Set(part.flatMap((told) => aboutMatch.safeParse(told).data?.matchId ?? []))];
}

const compared = z.object({ matchId: z.number(), baseline: z.number(), revision: z.number() });

/** The boards that messages under way speak of. */
export async function claimedBoards(session: Session): Promise<{ matchId: number; revision: number }[]> {
  const rows = await session
    .selectFrom("messages")
    .select("parts")
    .where("state", "=", sql.lit("claimed" as const))
    .execute();
  return rows.flatMap(({ parts }) =>
    Object.values(partsFrom(parts))
      .flat()
      .flatMap((told) => compared.safeParse(told).data ?? [])
      .flatMap(({ matchId, baseline, revision }) => [
        { matchId, revision: baseline },
        { matchId, revision },
      ]),
  );
}

/** What a watch on value bets has told its chat after a time, as far as it is known to have arrived. */
export async function betsToldBy(
  session: Session,
  { chat, watchId, after }: { chat: string; watchId: number; after: number },
): Promise<ToldBet[]> {
  const query = session.selectFrom("messages").select("parts").where("chat", "=", chat).where("claimed_at", ">", after);
  const rows = await query.where("edits", "is", null).where("state", "=", "sent").execute();
  const told = rows.flatMap(({ parts }) => z.array(toldBet).parse(partsFrom(parts)["bet"] ?? []));
  return told.filter((bet) => bet.watchId === watchId);
}

const aboutWatch = z.object({ watchId: z.number() });

/** The watches of which a message to a chat told; nothing when it is forgotten. */
export async function watchesToldIn(session: Session, asked: { chat: string; id: string }): Promise<Set<number>> {
  const told = [...(await partTold(session, asked, "movement")), ...(await partTold(session, asked, "bet"))];
  return new Set(told.flatMap((one) => aboutWatch.safeParse(one).data?.watchId ?? []));
}

const dayMs = 24 * 60 * 60_000;
const keptMs = 7 * dayMs;
/** Messages with value bets can still change. */
const changingKeptMs = 30 * dayMs;

/** Every change of a card is written down, and of no use once it is over. */
const changeKeptMs = 60 * 60_000;

/** Forgets some of the messages that were settled long ago and that no bet names any more; resolves to how many. */
export async function pruneMessages(session: Session, now: number, atMost: number): Promise<number> {
  const named = session.selectFrom("watched_bets").select("message").where("message", "is not", null);
  const old = session
    .selectFrom("messages")
    .select("id")
    .where("state", "<>", "claimed")
    .where(({ or, and, eb, not }) => {
      const ofBets = eb("parts", "like", '%"bet":%');
      const ofCard = eb("parts", "like", '{"card":%');
      return or([
        and([eb("settled_at", "<", now - keptMs), not(ofBets), not(ofCard)]),
        and([eb("settled_at", "<", now - changingKeptMs), eb("id", "not in", named)]),
        and([eb("settled_at", "<", now - changeKeptMs), ofCard, eb("edits", "is not", null)]),
      ]);
    });
  return Number((await session.deleteFrom("messages").where("id", "in", old.limit(atMost)).executeTakeFirst()).numDeletedRows);
}
