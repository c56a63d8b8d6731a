import type { Selectable } from "kysely";
import { z } from "zod";
import type { ValueBet } from "../api/model.ts";
import { type Hold, holdFrom } from "../facts/holds.ts";
import { asKnown, type BetNews, figuresSchema, goneSchema, type KnownBet } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";

/** What a bet is on, and with whom. */
export type Offer = Pick<ValueBet, "market" | "selection" | "line" | "bookmaker">;

/** A value bet that a watch knows. */
export interface WatchedBet {
  id: number;
  watchId: number;
  matchId: number;
  offer: Offer;
  known: KnownBet;
  news: BetNews | null;
  dueAt: number;
  /** When its news was due at first. */
  since: number;
  held: Hold | null;
}

/** Names a bet among those of a watch. */
export function betKey(matchId: number, offer: Offer): string {
  return `${matchId} ${formatOffer(offer)}`;
}

/** Every bet that a watch knows; nobody else changes them before this transaction ends. */
export async function knownBets(session: Session, watchId: number): Promise<WatchedBet[]> {
  const query = session.selectFrom("watched_bets").selectAll().where("watch_id", "=", watchId).orderBy("id");
  const rows = await query.$if(engineOf(session) === "postgres", (locked) => locked.forUpdate()).execute();
  return rows.map(watchedBetFrom);
}

interface NewlyKnown {
  watchId: number;
  matchId: number;
  offer: Offer;
  known: KnownBet;
  news: BetNews | null;
  /** When its news is due. */
  dueAt: number;
}

/** A bet that a watch did not know. */
export async function insertBet(session: Session, { watchId, matchId, offer, known, news, dueAt }: NewlyKnown): Promise<void> {
  const times = { due_at: dueAt, since: dueAt };
  await session
    .insertInto("watched_bets")
    .values({ watch_id: watchId, match_id: matchId, offer: formatOffer(offer), ...knownRow(known), news, ...times })
    .execute();
}

/** What is known of a bet now, and what there is to tell of it; news that waits already keeps its place. */
export async function updateBet(
  session: Session,
  bet: WatchedBet,
  { known, news, dueAt }: Pick<NewlyKnown, "known" | "news" | "dueAt">,
): Promise<void> {
  const place = news === bet.news ? {} : { news, due_at: dueAt, since: dueAt, held: null };
  await session
    .updateTable("watched_bets")
    .set({ ...knownRow(known), ...place })
    .where("id", "=", bet.id)
    .execute();
}

/** Forgets bets. */
export async function deleteBets(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await session.deleteFrom("watched_bets").where("id", "in", ids).execute();
}

/** Bets by their numbers, as far as they are still known. */
export async function betsById(session: Session, ids: readonly number[]): Promise<Map<number, WatchedBet>> {
  if (ids.length === 0) return new Map();
  const rows = await session.selectFrom("watched_bets").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, watchedBetFrom(row)]));
}

/** Those of a message's bets that it still speaks for: they are known, and have not appeared anew since. */
export async function betsOfMessage(
  session: Session,
  { id, bets }: { id: string; bets: readonly { id: number }[] },
): Promise<WatchedBet[]> {
  const present = await betsById(
    session,
    bets.map((bet) => bet.id),
  );
  return [...present.values()].filter(({ known }) => known.messages.some((one) => one.id === id));
}

/** Lets bets wait until then, for a reason; null for none. */
export async function holdBets(
  session: Session,
  { ids, until, because }: { ids: readonly number[]; until: number; because: Hold | null },
): Promise<void> {
  if (ids.length === 0) return;
  await session.updateTable("watched_bets").set({ due_at: until, held: because }).where("id", "in", ids).execute();
}

/** Lets everything that waits for a chat be looked at again at that time. */
export async function deferBets(session: Session, chat: string, dueAt: number): Promise<void> {
  const mine = session.selectFrom("watches").select("id").where("chat", "=", chat);
  const query = session.updateTable("watched_bets").set({ due_at: dueAt }).where("watch_id", "in", mine);
  await query.where("due_at", "<", dueAt).where("news", "is not", null).execute();
}

/** Lets what is held for these chats be looked at again, since what they have set has changed. */
export async function reconsiderBets(session: Session, chats: readonly string[], now: number): Promise<void> {
  if (chats.length === 0) return;
  const mine = session.selectFrom("watches").select("id").where("chat", "in", chats);
  const query = session.updateTable("watched_bets").set({ due_at: now }).where("watch_id", "in", mine);
  await query.where("held", "is not", null).execute();
}

/** What waits for a chat, of one match or of all, is no news any more: it counts as known. Says what that was. */
export async function dropBetNews(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number | null },
): Promise<WatchedBet[]> {
  const mine = session.selectFrom("watches").select("id").where("chat", "=", chat);
  const rows = await session
    .selectFrom("watched_bets")
    .selectAll()
    .where("watch_id", "in", mine)
    .where("news", "in", ["appeared", "improved"])
    .$if(matchId !== null, (query) => query.where("match_id", "=", matchId))
    .orderBy("id")
    .$if(engineOf(session) === "postgres", (locked) => locked.forUpdate())
    .execute();
  const dropped = rows.map(watchedBetFrom);
  for (const bet of dropped) await updateBet(session, bet, { known: asKnown(bet.known), news: null, dueAt: bet.dueAt });
  return dropped;
}

/** What these chats were told of, and what waits for them. */
export async function watchedBetsOf(session: Session, chats: readonly string[]): Promise<WatchedBet[]> {
  if (chats.length === 0) return [];
  const mine = session.selectFrom("watches").select("id").where("chat", "in", chats);
  const rows = await session.selectFrom("watched_bets").selectAll().where("watch_id", "in", mine).orderBy("id").execute();
  return rows.map(watchedBetFrom);
}

const offerSchema = z.tuple([z.string(), z.string(), z.number().nullable(), z.string().nullable()]);
const knownSchema = z.object({
  figures: figuresSchema,
  told: figuresSchema.nullable(),
  messages: z.array(z.object({ id: z.string(), saysGone: z.boolean() })).optional(),
  gone: goneSchema.nullable(),
  // An older version knew only of the first message.
  shownGone: z.boolean().optional(),
});

function formatOffer({ market, selection, line, bookmaker }: Offer): string {
  return JSON.stringify([market, selection, line, bookmaker]);
}

function offerFrom(text: string): Offer {
  const [market, selection, line, bookmaker] = offerSchema.parse(JSON.parse(text));
  return { market: market as Offer["market"], selection, line, bookmaker };
}

function knownRow(known: KnownBet): { known: string; message: string | null } {
  return { known: JSON.stringify(known), message: known.messages[0]?.id ?? null };
}

function knownFrom({ known, message }: Pick<Selectable<Tables["watched_bets"]>, "known" | "message">): KnownBet {
  const { shownGone = false, messages, ...rest } = knownSchema.parse(JSON.parse(known));
  return { ...rest, messages: messages ?? (message === null ? [] : [{ id: message, saysGone: shownGone }]) };
}

/** A row of the table as it is meant. */
export function watchedBetFrom(row: Selectable<Tables["watched_bets"]>): WatchedBet {
  const known = knownFrom(row);
  const held = holdFrom(row.held);
  const named = { id: row.id, watchId: row.watch_id, matchId: row.match_id, offer: offerFrom(row.offer) };
  return { ...named, known, news: row.news, dueAt: row.due_at, since: row.since, held };
}
