import { sql } from "kysely";
import { z } from "zod";
import { boardBefore, latestBoard, type StoredBoard } from "../../boards/board-rows.ts";
import { refreshedAt } from "../../boards/freshness.ts";
import { pricesAt } from "../../boards/price-rows.ts";
import { type CardEnd, endingFrom, type ToldCard, toldCard, watchOfCard } from "../../facts/cards.ts";
import type { Fact } from "../../facts/facts.ts";
import { cardSection, type ShownCard } from "../../replies/alerts/card.ts";
import { lineOf } from "../../rules/closing-line.ts";
import type { Session } from "../../storage/database.ts";
import { cardRestMs, cardsById, forgetCards, noteShown } from "../../watches/cards.ts";
import type { Ending, FactKind, Judged, Looking } from "../fact-kind.ts";
import { weights } from "../gate.ts";
import { messageIdOf, sentMessages } from "../messages.ts";

/**
 * One message about a match that is changed while its prices move, at most once a minute and only where a reader sees a
 * difference, and that says at last how it ended. It shows what its watch asks for whenever somebody looks: nothing is kept of
 * it but the message. One that cannot be changed any more, as somebody has deleted it, ends.
 */
export const cardKind: FactKind<ToldCard, ShownCard> = {
  name: "card",
  idle: true,
  wanted: () => sql`true`,
  fresh: (now) => sql`(f.watch_id is null or exists (
    select 1 from watches w where w.id = f.watch_id and coalesce(w.looked_at, 0) <= cast(${now - cardRestMs} as bigint)))`,
  judge,
  judgeAgain: async (session, told, { lookup }) => {
    const matches = await lookup(session, [...new Set(told.map(({ matchId }) => matchId))]);
    return told.map((card) => saying({ card, match: matches.get(card.matchId) ?? null }, null));
  },
  read: (part) => z.array(toldCard).parse(part),
  keyOf: ({ watchId }) => `card ${watchId}`,
  saidBy,
  rewrite: async (_session, { told, news }) => (news.length > 0 ? [...news] : [...told]),
  async settle(session, endings, now) {
    await noteShown(session, watchesOf(endings, "sent"), now);
    await forgetCards(session, watchesOf(endings, "failed"));
    return [];
  },
  section: cardSection,
};

/** A card's message has one name for as long as the card lasts, in a chat that stays where it is. */
function saidBy({ watchId }: Pick<ToldCard, "watchId">): unknown {
  return ["card", watchId];
}

async function judge(
  session: Session,
  facts: readonly Fact[],
  { lookup }: Looking,
): Promise<(Judged<ToldCard, ShownCard> | null)[]> {
  const named = facts.map((fact) => {
    const watchId = watchOfCard(fact.key);
    return { fact, watchId, message: messageIdOf(fact.chat, saidBy({ watchId })) };
  });
  const cards = await cardsById(
    session,
    named.map(({ watchId }) => watchId),
  );
  const sent = await sentMessages(
    session,
    named.map(({ message }) => message),
  );
  const matches = await lookup(session, [...new Set(facts.flatMap(({ matchId }) => matchId ?? []))]);
  const judged: (Judged<ToldCard, ShownCard> | null)[] = [];
  for (const { fact, watchId, message } of named) {
    const ending = endingFrom(fact.body);
    const card = cards.get(watchId);
    const match = matches.get(fact.matchId ?? 0) ?? null;
    const begun = ending ?? (card && { since: card.createdAt, live: card.live, end: null });
    if (!begun || fact.matchId === null) {
      judged.push(null);
      continue;
    }
    const { since, live, end } = begun;
    const board = await boardOf(session, { matchId: fact.matchId, end, startsAt: match?.startsAt ?? null });
    const line = board && (await lineSince(session, board, since));
    const told: ToldCard = { watchId, matchId: fact.matchId, since, live, line, end };
    const before = sent.get(message)?.parts["card"] ?? [];
    const [shown] = z.array(toldCard).parse(before);
    const said = saying({ card: told, match }, board?.revision ?? null);
    const changes = shown ? { changes: message } : {};
    // What has ended before anybody saw it needs no message.
    const isNews = shown ? isDifferent(shown, told) : end === null;
    judged.push(isNews ? { ...said, ...changes } : { ...said, tells: false, reason: "nothing_left", passed: false });
  }
  return judged;
}

function saying(shown: ShownCard, revision: number | null) {
  const { card } = shown;
  return { frozen: card, since: card.since, quiet: null, revision, tells: true as const, shown, weight: weights.card };
}

/** The board that a card shows: at last the one that the match began with, else the newest. */
function boardOf(
  session: Session,
  { matchId, end, startsAt }: { matchId: number; end: CardEnd | null; startsAt: number | null },
): Promise<StoredBoard | null> {
  const isClosing = end === "started" && startsAt !== null;
  return isClosing ? boardBefore(session, { matchId, at: startsAt }) : latestBoard(session, matchId);
}

/** Its main market as prices are printed, with those of when the card was begun. */
async function lineSince(session: Session, stored: StoredBoard, since: number): Promise<ToldCard["line"]> {
  const { matchId, board } = stored;
  const then = (await pricesAt(session, { matchIds: [matchId], at: since })).get(matchId) ?? [];
  const found = lineOf(stored, then);
  if (!found) return null;
  const { market, line } = found;
  const selections = found.selections.map(({ selection, probability, opened }) => {
    return { selection, price: printed(probability), from: opened === null ? null : printed(opened) };
  });
  return { market, line, selections, refreshedAt: refreshedAt(board) };
}

function printed(probability: number): number {
  return Math.round(100 / probability) / 100;
}

/** Prices that stand still for so long are said to be of a later time. */
const ageToldMs = 30 * 60_000;

/** Whether a reader sees a difference. */
function isDifferent(shown: ToldCard, now: ToldCard): boolean {
  const figures = ({ live, line, end }: ToldCard) => JSON.stringify([live, end, line && { ...line, refreshedAt: 0 }]);
  if (figures(shown) !== figures(now)) return true;
  return (now.line?.refreshedAt ?? 0) - (shown.line?.refreshedAt ?? 0) >= ageToldMs;
}

function watchesOf(endings: readonly Ending<ToldCard>[], outcome: Ending<ToldCard>["outcome"]): number[] {
  return endings.filter((one) => one.outcome === outcome).flatMap(({ told }) => told.map(({ watchId }) => watchId));
}
