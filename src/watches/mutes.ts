import { recordDecisions } from "../facts/decisions.ts";
import { dropFacts, mutedFacts, mutedFactsAbout, reconsider } from "../facts/facts.ts";
import { openEnd } from "../facts/holds.ts";
import { withdrawOfChat } from "../facts/movements.ts";
import type { Session } from "../storage/database.ts";
import { restartAtPresent } from "./baselines.ts";
import { explained } from "./explain-bets.ts";
import { lockChats } from "./watch-rows.ts";
import { dropBetNews } from "./watched-bets.ts";

/** What a chat wants to hear later, summed up: of one match, or everything. */
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

/** Mutes a match or everything, for as long as is said now. What waits already waits as long. */
export async function mute(session: Session, { chat, matchId, until, createdAt }: Mute): Promise<void> {
  await lockChats(session, [chat]);
  await session
    .insertInto("mutes")
    .values({ chat, match_id: matchId ?? everything, until, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(["chat", "match_id"]).doUpdateSet({ until }))
    .execute();
  await reconsider(session, [chat], createdAt);
}

interface Unmuting {
  chat: string;
  matchId: number | null;
  now: number;
}

/** Ends a mute; false when there was none. What waited for its end is told now, as far as it still holds. */
export async function unmute(session: Session, { chat, matchId, now }: Unmuting): Promise<boolean> {
  await lockChats(session, [chat]);
  const mine = session
    .deleteFrom("mutes")
    .where("chat", "=", chat)
    .where("match_id", "=", matchId ?? everything);
  if ((await mine.executeTakeFirst()).numDeletedRows === 0n) return false;
  await reconsider(session, [chat], now);
  return true;
}

/** So long after its start a match is over. */
const overMs = 24 * 60 * 60_000;

/** Forgets the mutes whose time is over: what they held is due by then. And those of matches that are: nobody needs to hear of these. */
export async function endMutes(session: Session, now: number): Promise<void> {
  await session.deleteFrom("mutes").where("until", "<=", now).execute();
  const kept = session.selectFrom("matches").select("id");
  const over = kept.where("starts_at", "<", now - overMs);
  const ended = await session
    .selectFrom("mutes")
    .select(["chat", "match_id"])
    .where("match_id", "<>", everything)
    .where(({ or, eb }) => or([eb("match_id", "in", over), eb("match_id", "not in", kept)]))
    .execute();
  for (const { chat, match_id } of ended)
    await session.transaction().execute((transaction) => endWithMatch(transaction, { chat, matchId: match_id, now }));
}

/** A mute and what it holds go together: without it that would wait for ever. */
async function endWithMatch(session: Session, { chat, matchId, now }: Unmuting & { matchId: number }): Promise<void> {
  await lockChats(session, [chat]);
  await session.deleteFrom("mutes").where("chat", "=", chat).where("match_id", "=", matchId).execute();
  await dropFacts(session, await mutedFactsAbout(session, { chat, matchId }), now);
}

/** What these chats have muted, the newest first. */
export async function mutesOf(session: Session, chats: readonly string[]): Promise<Mute[]> {
  if (chats.length === 0) return [];
  const rows = await session.selectFrom("mutes").selectAll().where("chat", "in", chats).orderBy("created_at", "desc").execute();
  return rows.map(({ chat, match_id, until, created_at }) => {
    return { chat, matchId: match_id === everything ? null : match_id, until, createdAt: created_at };
  });
}

/** The one of a chat's mutes that keeps a match quiet the longest; null when none does. Without a match only those of everything count. */
export function muteOn(mutes: readonly Mute[], matchId: number | null): Mute | null {
  const endOf = ({ until }: Mute) => until ?? openEnd;
  const about = mutes.filter((one) => one.matchId === null || one.matchId === matchId);
  return about.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;
}

/** Until when a chat's mutes hold what is about a match (ms UTC); null when they do not. */
export function mutedUntil(mutes: readonly Mute[], matchId: number | null): number | null {
  const longest = muteOn(mutes, matchId);
  return longest && (longest.until ?? openEnd);
}

/** Drops what waits for the end of a chat's mutes, and says how many that were: they are compared with the present boards from now on. */
export async function dropMuted(session: Session, { chat, now }: { chat: string; now: number }): Promise<number> {
  await lockChats(session, [chat]);
  const { ids, matchIds } = await mutedFacts(session, chat);
  for (const matchId of matchIds) await beginAnew(session, { chat, matchId, now });
  await dropFacts(session, ids, now);
  return ids.length;
}

async function beginAnew(session: Session, { chat, matchId, now }: Unmuting & { matchId: number }): Promise<void> {
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
