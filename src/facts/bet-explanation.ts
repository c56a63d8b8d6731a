import { z } from "zod";
import { toMicros } from "../odds/price.ts";
import { markets } from "../odds/quote.ts";
import { filterSchema } from "../rules/bet-filter.ts";
import { figuresSchema, goneSchema } from "../rules/bet-rule.ts";

export const explainedBet = z.object({
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
