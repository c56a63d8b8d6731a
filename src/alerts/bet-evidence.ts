import { z } from "zod";
import { comparePrices, toMicros } from "../odds/price.ts";
import type { Board } from "../odds/quote.ts";
import { markets } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { filterSchema } from "./bet-filter.ts";
import { figuresSchema, goneSchema } from "./bet-rule.ts";
import { betTermsOf } from "./bet-watches.ts";
import { latestBoards } from "./board-rows.ts";
import type { NewDecision } from "./decisions.ts";
import { refreshedAt } from "./freshness.ts";

const explainedBet = z.object({
  market: z.enum(markets),
  selection: z.string(),
  line: z.number().nullable(),
  bookmaker: z.string().nullable(),
  figures: figuresSchema,
  /** What the chat was told before; null for a bet that was new to it. */
  before: figuresSchema.nullable(),
  gone: goneSchema.nullable(),
  /** The same offer at other books, the best first, when their odds were as they were; null where nobody had asked for them. */
  others: z.object({ books: z.array(z.object({ name: z.string(), price: z.number() })), refreshedAt: z.number() }).nullable(),
});

const evidenceSchema = z.object({
  kind: z.literal("bets"),
  /** What the watch asked for; null where it was gone by then. */
  terms: z.object({ filter: filterSchema, improvement: z.number() }).nullable(),
  bets: z.array(explainedBet),
  /** When the list was as the figures are (ms UTC). */
  asOf: z.number(),
});

/** What a decision about value bets was made of. Kept with it, since watch, list and boards do not last. */
export type BetEvidence = z.output<typeof evidenceSchema>;
export type ExplainedBet = BetEvidence["bets"][number];

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

/** The least edge, in tenths of a percent, by which none of these bets would have been told. */
export function quietEdge(bets: readonly ExplainedBet[]): number {
  return stepAbove(Math.max(...bets.map(({ figures }) => toMicros(figures.edge)))) / 1_000_000;
}

/** The improvement, in millionths, by which none of these bets would have been told again. */
export function quietImprovement(bets: readonly ExplainedBet[]): number {
  return stepAbove(
    Math.max(...bets.map(({ figures, before }) => toMicros(figures.edge) - toMicros(before?.edge ?? figures.edge))),
  );
}

function stepAbove(micros: number): number {
  return (Math.floor(micros / 1_000) + 1) * 1_000;
}

/** Reads what a table holds; null for evidence of another kind, or what this version does not understand. */
export function readBetEvidence(text: string | null): BetEvidence | null {
  return text === null ? null : (evidenceSchema.safeParse(JSON.parse(text)).data ?? null);
}
