import { type CardEnd, queueCardEnd, queueCards } from "../facts/cards.ts";
import type { Session } from "../storage/database.ts";
import { lockChat, type WatchRow } from "./watch-rows.ts";

/** One message about a match that is kept up to date: a watch that tells by changing it. */
export interface Card {
  id: number;
  chat: string;
  matchId: number;
  /** The platform's id of the person. */
  createdBy: string;
  /** When it was begun (ms UTC). */
  createdAt: number;
  /** Whether it goes on during the match. */
  live: boolean;
}

/** How many cards a chat can have at once. */
export const mostCards = 5;
/** How long the message of a card rests between two changes. */
export const cardRestMs = 60_000;

/** Rules in their canonical words: `live` is what ends later than at the start. */
const ruleOf = (live: boolean): string => (live ? "card live" : "card");

/** The cards of these chats, the oldest first. */
export async function cardsOf(session: Session, chats: readonly string[]): Promise<Card[]> {
  if (chats.length === 0) return [];
  const rows = session.selectFrom("watches").selectAll().where("chat", "in", chats).where("kind", "=", "card");
  return (await rows.orderBy("id").execute()).map(cardFrom);
}

/** Cards by their watches; those that have ended are missing. */
export async function cardsById(session: Session, ids: readonly number[]): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map();
  const rows = session.selectFrom("watches").selectAll().where("id", "in", ids).where("kind", "=", "card");
  return new Map((await rows.execute()).map((row) => [row.id, cardFrom(row)]));
}

interface NewCard {
  chat: string;
  matchId: number;
  live: boolean;
  createdBy: string;
  /** The newest board that there is; null while there is none. */
  revision: number | null;
  now: number;
}

/** Begins a card, which comes as the chat's next message; one that the chat had of this match ends. */
export async function addCard(session: Session, wanted: NewCard): Promise<"added" | "renewed" | "limit_reached"> {
  const { chat, matchId, live, createdBy, revision, now } = wanted;
  await lockChat(session, chat);
  const present = await cardsOf(session, [chat]);
  const old = present.filter((card) => card.matchId === matchId);
  if (present.length - old.length >= mostCards) return "limit_reached";
  await endCards(session, old, { end: "renewed", now });
  const row = { chat, kind: "card", match_id: matchId, rule: ruleOf(live), created_by: createdBy, created_at: now };
  const { id } = await session.insertInto("watches").values(row).returning("id").executeTakeFirstOrThrow();
  await queueCards(session, { matchId, revision: revision ?? 0, dueAt: now, restMs: cardRestMs, watchId: id });
  return old.length > 0 ? "renewed" : "added";
}

/** Ends cards; their messages say why. */
export async function endCards(
  session: Session,
  cards: readonly Card[],
  { end, now }: { end: CardEnd; now: number },
): Promise<void> {
  await forgetCards(
    session,
    cards.map(({ id }) => id),
  );
  await tellEnds(session, cards, { end, now });
}

/** Ends the cards of a match; resolves to how many. */
export async function endCardsOf(session: Session, matchId: number, ended: { end: CardEnd; now: number }): Promise<number> {
  const rows = await session
    .selectFrom("watches")
    .selectAll()
    .where("match_id", "=", matchId)
    .where("kind", "=", "card")
    .execute();
  await endCards(session, rows.map(cardFrom), ended);
  return rows.length;
}

/** Lets the messages of cards whose watches are gone say why. */
export async function tellEnds(
  session: Session,
  cards: readonly Card[],
  { end, now }: { end: CardEnd; now: number },
): Promise<void> {
  for (const { id, chat, matchId, createdAt: since, live } of cards)
    await queueCardEnd(session, { chat, watchId: id, matchId, end, since, live, now });
}

/** Ends cards without another word: there is no message to say it. */
export async function forgetCards(session: Session, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await session.deleteFrom("watches").where("id", "in", ids).where("kind", "=", "card").execute();
}

/** Notes that the messages of cards have been changed. */
export async function noteShown(session: Session, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await session.updateTable("watches").set({ looked_at: now }).where("id", "in", ids).where("kind", "=", "card").execute();
}

/** A row of the table as it is meant; `kind` tells that it is one. */
export function cardFrom({ id, chat, match_id, created_by, created_at, rule }: WatchRow): Card {
  return { id, chat, matchId: match_id ?? 0, createdBy: created_by, createdAt: created_at, live: rule === ruleOf(true) };
}
