import { closedMatches } from "../boards/closing-lines.ts";
import { pricesBoard } from "../boards/price-rows.ts";
import { type ExplainedBet, readBetEvidence } from "../facts/bet-explanation.ts";
import { inTurns } from "../in-turns.ts";
import { consensusOf } from "../odds/consensus.ts";
import { marketOf } from "../odds/markets.ts";
import type { Session } from "../storage/database.ts";
import type { Scored } from "./score.ts";
import { scoreDays } from "./scored-alerts.ts";

/** A value bet that was told before its match began. Its value is what its price was worth by the closing line: 0.02 is 2 % more than fair. */
export interface ScoredBet extends Scored {
  /** The edge that the source claimed. */
  edge: number;
}

const dayMs = 24 * 60 * 60_000;
const mostRows = 5_000;
const matchesPerTurn = 20;

/**
 * The value bets that a chat, or with null any chat, was told as new in the last thirty days, of matches whose closing line is
 * known. A bet counts once, as it was told first.
 */
export async function scoredBets(session: Session, { chat, now }: { chat: string | null; now: number }): Promise<ScoredBet[]> {
  const rows = await closedMatches(session)
    .selectFrom("decisions as d")
    .innerJoin("closed as m", "m.id", "d.match_id")
    .select(["d.match_id", "d.evidence", "m.starts_at"])
    .$if(chat !== null, (query) => query.where("d.chat", "=", chat))
    .where("d.at", ">", now - scoreDays * dayMs)
    .where("d.outcome", "=", "sent")
    .where("d.reason", "=", "bet_appeared")
    .whereRef("d.at", "<", "m.starts_at")
    .orderBy("d.at", "desc")
    .limit(mostRows)
    .execute();
  const byMatch = new Map<number, { startsAt: number; bets: Map<string, ExplainedBet> }>();
  // The newest comes first, so the first word about a bet is written last.
  for (const { match_id, evidence, starts_at } of rows) {
    const match = byMatch.get(match_id) ?? { startsAt: starts_at ?? 0, bets: new Map() };
    byMatch.set(match_id, match);
    for (const bet of readBetEvidence(evidence)?.bets ?? []) match.bets.set(offerKey(bet), bet);
  }
  const scored: ScoredBet[] = [];
  for await (const [matchId, { startsAt, bets }] of inTurns(byMatch, matchesPerTurn)) {
    const board = await pricesBoard(session, { matchId, at: startsAt });
    for (const { figures, ...bet } of bets.values()) {
      const closing = board && consensusOf(board.quotes, marketOf(bet));
      const chance = closing?.selections.find(({ selection }) => selection === bet.selection)?.probability;
      if (chance !== undefined) scored.push({ matchId, value: figures.price * chance - 1, edge: figures.edge });
    }
  }
  return scored;
}

function offerKey({ market, selection, line, bookmaker }: ExplainedBet): string {
  return JSON.stringify([market, selection, line, bookmaker]);
}
