import type { Selectable } from "kysely";
import { z } from "zod";
import type { ValueBet } from "../api/model.ts";
import { type Hold, holdFrom } from "../facts/holds.ts";
import { queueFact, withdrawBet } from "../facts/queue.ts";
import { exchangedOffer } from "../odds/exchanged.ts";
import { asKnown, type BetNews, betNews, figuresSchema, goneSchema, isEdit, type KnownBet } from "../rules/bet-rule.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import type { Tables } from "../storage/tables.ts";

/** What a bet is on, and with whom. */
export type Offer = Pick<ValueBet, "market" | "selection" | "line" | "bookmaker">;

/** A value bet that a watch knows. */
export interface WatchedBet {
  id: number;
  watchId: number;
  chat: string;
  matchId: number;
  offer: Offer;
  known: KnownBet;
  /** What waits to be told of it; null for nothing. */
  news: BetNews | null;
  /** When that was due at first (ms UTC); null for nothing. */
  since: number | null;
  /** Why that is held; null when it is not. */
  held: Hold | null;
}

/** Names a bet among those of a watch. */
export function betKey(matchId: number, offer: Offer): string {
  return `${matchId} ${formatOffer(offer)}`;
}

/** Every bet that a watch knows; nobody else changes them before this transaction ends. */
export async function knownBets(session: Session, watchId: number): Promise<WatchedBet[]> {
  const query = bets(session).where("b.watch_id", "=", watchId).orderBy("b.id");
  const rows = await query.$if(engineOf(session) === "postgres", (locked) => locked.forUpdate("b")).execute();
  return rows.map(watchedBetFrom);
}

interface NewlyKnown {
  watchId: number;
  chat: string;
  matchId: number;
  offer: Offer;
  known: KnownBet;
  news: BetNews | null;
  /** When its news is due. */
  dueAt: number;
}

/** A bet that a watch did not know. */
export async function insertBet(session: Session, bet: NewlyKnown): Promise<void> {
  const { watchId, matchId, offer, known } = bet;
  const { id } = await session
    .insertInto("watched_bets")
    .values({ watch_id: watchId, match_id: matchId, offer: formatOffer(offer), ...knownRow(known) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueNews(session, { ...bet, id });
}

/** What is known of a bet now, and what there is to tell of it; news that waits already keeps its place. */
export async function updateBet(
  session: Session,
  bet: WatchedBet,
  { known, news, dueAt }: Pick<NewlyKnown, "known" | "news" | "dueAt">,
): Promise<void> {
  await keepKnown(session, bet.id, known);
  if (news === null && bet.news !== null) await withdrawBet(session, bet.id);
  else if (news !== bet.news) await queueNews(session, { ...bet, news, dueAt });
}

/** What is known of a bet now; what waits to be told of it stays. */
export async function keepKnown(session: Session, id: number, known: KnownBet): Promise<void> {
  await session.updateTable("watched_bets").set(knownRow(known)).where("id", "=", id).execute();
}

async function queueNews(session: Session, { id, chat, matchId, news, dueAt }: NewlyKnown & { id: number }): Promise<void> {
  if (news === null) return;
  const body = JSON.stringify(news);
  await queueFact(session, { chat, kind: "bet", key: `b${id}`, betId: id, matchId, body, dueAt });
}

/** Forgets bets. */
export async function deleteBets(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await session.deleteFrom("watched_bets").where("id", "in", ids).execute();
}

/** Bets by their numbers, as far as they are still known. */
export async function betsById(session: Session, ids: readonly number[]): Promise<Map<number, WatchedBet>> {
  if (ids.length === 0) return new Map();
  const rows = await bets(session).where("b.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, watchedBetFrom(row)]));
}

/** Those of a message's bets that it still speaks for: they are known, and have not appeared anew since. */
export async function betsOfMessage(
  session: Session,
  { id, bets: told }: { id: string; bets: readonly { id: number }[] },
): Promise<WatchedBet[]> {
  const present = await betsById(
    session,
    told.map((bet) => bet.id),
  );
  return [...present.values()].filter(({ known }) => known.messages.some((one) => one.id === id));
}

/** Bets stay with their teams where the sides of a match are exchanged. What messages say of them stays as it was sent. */
export async function exchangeBets(session: Session, matchId: number): Promise<void> {
  const known = await bets(session).where("b.match_id", "=", matchId).orderBy("b.id").execute();
  const change = (id: number, row: { offer: string; known?: string; message?: null }) =>
    session.updateTable("watched_bets").set(row).where("id", "=", id).execute();
  // A watch knows an offer once, so both sides of a book cannot change places one after the other.
  for (const { id } of known) await change(id, { offer: `${id}` });
  for (const row of known) {
    const { id, offer, known } = watchedBetFrom(row);
    await change(id, { offer: formatOffer(exchangedOffer(offer)), ...knownRow({ ...known, messages: [] }), message: null });
  }
}

/** Forgets the bets of a match. */
export async function dropBets(session: Session, matchId: number): Promise<void> {
  await session.deleteFrom("watched_bets").where("match_id", "=", matchId).execute();
}

/** What waits for a chat, of one match or of all, is no news any more: it counts as known. Says what that was. */
export async function dropBetNews(
  session: Session,
  { chat, matchId }: { chat: string; matchId: number | null },
): Promise<WatchedBet[]> {
  const rows = await bets(session)
    .where("w.chat", "=", chat)
    .where("f.body", "is not", null)
    .$if(matchId !== null, (query) => query.where("b.match_id", "=", matchId))
    .orderBy("b.id")
    .$if(engineOf(session) === "postgres", (locked) => locked.forUpdate("b"))
    .execute();
  const dropped = rows.map(watchedBetFrom).filter(({ news }) => news !== null && !isEdit(news));
  for (const bet of dropped) await updateBet(session, bet, { known: asKnown(bet.known), news: null, dueAt: 0 });
  return dropped;
}

/** What these chats were told of, and what waits for them. */
export async function watchedBetsOf(session: Session, chats: readonly string[]): Promise<WatchedBet[]> {
  if (chats.length === 0) return [];
  return (await bets(session).where("w.chat", "in", chats).orderBy("b.id").execute()).map(watchedBetFrom);
}

/** The bets of active watches that messages told of, those that are gone included. */
export async function toldBets(session: Session): Promise<WatchedBet[]> {
  const rows = await bets(session)
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .where("b.message", "is not", null)
    .where("w.paused_until", "is", null)
    .orderBy("b.id")
    .execute();
  return rows.map(watchedBetFrom);
}

/** The matches of which there is news that is due then. */
export async function matchesWithNews(session: Session, dueAt: number, limit: number): Promise<number[]> {
  const news = session.selectFrom("facts").select("match_id").distinct().where("due_at", "=", dueAt);
  const rows = await news.where("bet_id", "is not", null).where("body", "in", ['"appeared"', '"improved"']).execute();
  const matches = rows.flatMap(({ match_id }) => match_id ?? []);
  return matches.toSorted((a, b) => a - b).slice(0, limit);
}

/** The bets that watches know, with what waits to be told of them. */
function bets(session: Session) {
  return session
    .selectFrom("watched_bets as b")
    .innerJoin("watches as w", "w.id", "b.watch_id")
    .leftJoin("facts as f", (join) => join.onRef("f.bet_id", "=", "b.id").on("f.message", "is", null))
    .selectAll("b")
    .select(["w.chat", "f.body", "f.since", "f.held"]);
}

const offerSchema = z.tuple([z.string(), z.string(), z.number().nullable(), z.string().nullable()]);
const knownSchema = z.object({
  figures: figuresSchema,
  told: figuresSchema.nullable(),
  messages: z.array(z.object({ id: z.string(), saysGone: z.boolean() })),
  gone: goneSchema.nullable(),
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

type BetRow = Selectable<Tables["watched_bets"]> & {
  chat: string;
  body: string | null;
  since: number | null;
  held: string | null;
};

function watchedBetFrom(row: BetRow): WatchedBet {
  const news = row.body === null ? null : betNews.parse(JSON.parse(row.body));
  return {
    id: row.id,
    watchId: row.watch_id,
    chat: row.chat,
    matchId: row.match_id,
    offer: offerFrom(row.offer),
    known: knownSchema.parse(JSON.parse(row.known)),
    news,
    since: row.since,
    held: holdFrom(row.held),
  };
}
