import { recordDecisions } from "../facts/decisions.ts";
import { withdrawOfChat } from "../facts/movements.ts";
import type { Session } from "../storage/database.ts";
import { restartAtPresent } from "./baselines.ts";
import { explained } from "./explain-bets.ts";
import { dropBetNews } from "./watched-bets.ts";

/** What a chat does not want to hear: one match, or everything. */
export interface Mute {
  chat: string;
  /** Null for everything. */
  matchId: number | null;
  /** Null until it is undone. */
  until: number | null;
  createdAt: number;
}

/** Stands for every match in the table's key. */
const everything = 0;

/** Mutes a match or everything, for as long as is said now. */
export async function mute(session: Session, { chat, matchId, until, createdAt }: Mute): Promise<void> {
  await session
    .insertInto("mutes")
    .values({ chat, match_id: matchId ?? everything, until, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(["chat", "match_id"]).doUpdateSet({ until }))
    .execute();
}

interface Unmuting {
  chat: string;
  matchId: number | null;
  now: number;
}

/** Ends a mute; false when there was none. What moved meanwhile is not told: everything is compared with the present boards from now on. */
export async function unmute(session: Session, unmuting: Unmuting): Promise<boolean> {
  if (!session.isTransaction) return session.transaction().execute((transaction) => unmute(transaction, unmuting));
  const { chat, matchId } = unmuting;
  const mine = session
    .deleteFrom("mutes")
    .where("chat", "=", chat)
    .where("match_id", "=", matchId ?? everything);
  if ((await mine.executeTakeFirst()).numDeletedRows === 0n) return false;
  await beginAnew(session, unmuting);
  return true;
}

/** Ends the mutes whose time is over; each is like undoing it. */
export async function endMutes(session: Session, now: number): Promise<void> {
  const isOver = await session.selectFrom("mutes").select("chat").where("until", "<=", now).limit(1).executeTakeFirst();
  if (!isOver) return;
  await session.transaction().execute(async (transaction) => {
    const over = await transaction.deleteFrom("mutes").where("until", "<=", now).returningAll().execute();
    for (const { chat, match_id } of over) {
      await beginAnew(transaction, { chat, matchId: match_id === everything ? null : match_id, now });
    }
  });
}

/** What these chats have muted, the newest first. */
export async function mutesOf(session: Session, chats: readonly string[]): Promise<Mute[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("mutes").selectAll().where("chat", "in", chats).orderBy("created_at", "desc").execute();
  return rows.map(({ chat, match_id, until, created_at }) => {
    return { chat, matchId: match_id === everything ? null : match_id, until, createdAt: created_at };
  });
}

/** The one of a chat's mutes that keeps a match quiet the longest; null when none does. */
export function muteOn(mutes: readonly Mute[], matchId: number): Mute | null {
  const endOf = ({ until }: Mute) => until ?? Number.POSITIVE_INFINITY;
  const about = mutes.filter((one) => one.matchId === null || one.matchId === matchId);
  return about.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
}

/** When the next mute ends; null when none does by itself. */
export async function nextUnmuteAt(session: Session): Promise<number | null> {
  const query = session.selectFrom("mutes").select(({ fn }) => fn.min("until").as("at"));
  return (await query.executeTakeFirst())?.at ?? null;
}

async function beginAnew(session: Session, { chat, matchId, now }: Unmuting): Promise<void> {
  // Baselines before facts, as everywhere.
  await restartAtPresent(session, { chat, matchId, now, reason: "unmuted" });
  const dropped = await withdrawOfChat(session, { chat, matchId });
  const bets = await dropBetNews(session, { chat, matchId });
  const why = { at: now, chat, outcome: "dropped", reason: "muted" } as const;
  const unexplained = bets.map(({ watchId, matchId, offer, known, since }) => {
    const bet = { ...offer, figures: known.figures, before: known.told, gone: null };
    return { decision: { ...why, watchId, matchId }, bets: [bet], asOf: since ?? now };
  });
  await recordDecisions(session, [...dropped.map((fact) => ({ ...fact, ...why })), ...(await explained(session, unexplained))]);
}
