import type { Match } from "../../api/model.ts";
import { pricesBoard } from "../../boards/price-rows.ts";
import { consensusOf } from "../../odds/consensus.ts";
import { marketOf } from "../../odds/markets.ts";
import type { Quote } from "../../odds/quote.ts";
import type { Session } from "../../storage/database.ts";
import { type Bet, betsOf, betWithin } from "./bets.ts";

type Offer = Pick<Bet, "market" | "selection" | "line">;

/** The fair probability of a bet's selection on a board; null when its prices don't tell. */
export function fairChance(quotes: readonly Quote[], offer: Offer): number | null {
  const consensus = consensusOf(quotes, marketOf(offer));
  return consensus?.selections.find(({ selection }) => selection === offer.selection)?.probability ?? null;
}

/** The bets of a journal, newest first, with the closing lines that are known by now. */
export async function journalOf(session: Session, owner: string): Promise<Bet[]> {
  const bets = await betsOf(session, owner);
  const closings = new Map((await newClosings(session, owner)).map(({ id, ...closing }) => [id, closing]));
  return bets.map((bet) => ({ ...bet, ...closings.get(bet.id) }));
}

/** A bet with its closing line, if that is known by now. */
export async function withClosing<Known extends Bet>(session: Session, owner: string, bet: Known): Promise<Known> {
  const closing = (await newClosings(session, owner)).find(({ id }) => id === bet.id);
  return { ...bet, ...closing };
}

/** Stores the closing lines of all journals. Prices are deleted after a while, the journal is not. */
export async function closeBets(session: Session): Promise<void> {
  for (const { id, closedAt, closing } of await newClosings(session, null))
    await session.updateTable("placed_bets").set({ closed_at: closedAt, closing }).where("id", "=", id).execute();
}

interface Closing extends Pick<Bet, "id" | "closing"> {
  closedAt: number;
}

/**
 * Finds the closing lines that the table doesn't have yet, of one owner or of all. Bets written down after the start have none. A
 * postponed match closes again.
 */
async function newClosings(session: Session, owner: string | null): Promise<Closing[]> {
  const rows = await session
    .selectFrom("placed_bets as b")
    .innerJoin("matches as m", "m.id", "b.match_id")
    .innerJoin("price_offers as o", (join) => join.onRef("o.match_id", "=", "m.id").onRef("o.closed_at", "=", "m.starts_at"))
    .select([
      "b.id",
      "m.id as matchId",
      "b.market",
      "b.selection",
      "b.line",
      "b.body",
      "m.body as now",
      "m.starts_at as startsAt",
    ])
    .$if(owner !== null, (query) => query.where("b.owner", "=", owner))
    .whereRef("b.at", "<", "m.starts_at")
    .where(({ or, eb }) => or([eb("b.closed_at", "is", null), eb("b.closed_at", "<>", eb.ref("m.starts_at"))]))
    .execute();
  const closings: Closing[] = [];
  for (const { id, matchId, startsAt, body, now, ...offer } of rows) {
    if (startsAt === null) continue;
    const bet = betWithin({ ...offer, match: JSON.parse(body) as Match }, JSON.parse(now) as Match);
    const board = bet && (await pricesBoard(session, { matchId, at: startsAt }));
    closings.push({ id, closedAt: startsAt, closing: board && fairChance(board.quotes, bet) });
  }
  return closings;
}
