import { latestBoards } from "../boards/board-rows.ts";
import { refreshedAt } from "../boards/freshness.ts";
import { type ExplainedBet, explainedBet } from "../facts/bet-explanation.ts";
import type { NewDecision } from "../facts/decisions.ts";
import { comparePrices } from "../odds/price.ts";
import type { Board } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { betTermsOf } from "./bet-watches.ts";

/** A decision about bets of one match that is to be explained. */
export interface Unexplained {
  decision: NewDecision;
  bets: readonly Omit<ExplainedBet, "others">[];
  asOf: number;
}

const mostBooks = 12;
/** Older odds say nothing about a value bet of now. */
const comparableMs = 2 * 60 * 60_000;

/** Adds to decisions what they were made of. */
export async function explained(session: Session, decisions: readonly Unexplained[]): Promise<NewDecision[]> {
  if (decisions.length === 0) return [];
  const terms = await betTermsOf(session, [...new Set(decisions.map(({ decision }) => decision.watchId))]);
  const boards = await latestBoards(session, [...new Set(decisions.map(({ decision }) => decision.matchId))]);
  return decisions.map(({ decision, bets, asOf }) => {
    const board = boards.get(decision.matchId)?.board;
    const comparable = board && decision.at - refreshedAt(board) < comparableMs ? board : null;
    const withOthers = bets.map((bet) => explainedBet.parse({ ...bet, others: othersOn(comparable, bet) }));
    const evidence = { kind: "bets", terms: terms.get(decision.watchId) ?? null, bets: withOthers, asOf } as const;
    return { ...decision, bets: evidence };
  });
}

function othersOn(board: Board | null, bet: Omit<ExplainedBet, "others">): ExplainedBet["others"] {
  if (!board) return null;
  const { market, selection, line, bookmaker } = bet;
  const books = board.quotes.flatMap((quote) => {
    const isSame = quote.market === market && quote.selection === selection && quote.line === line;
    return isSame && quote.bookmaker !== null && quote.bookmaker !== bookmaker
      ? [{ name: quote.bookmaker, price: quote.price }]
      : [];
  });
  const best = books.toSorted((a, b) => comparePrices(b.price, a.price)).slice(0, mostBooks);
  return { books: best, refreshedAt: refreshedAt(board) };
}
