import { z } from "zod";
import { markets } from "../odds/quote.ts";
import type { Movement } from "./movement.ts";
import type { Rule } from "./rule.ts";
import { lengthOf, timesReached } from "./threshold.ts";

const way = z.object({ from: z.number(), to: z.number() });

/** Kept with a fact that waits, since the boards in between do not last. */
export const peakSchema = z.object({
  market: z.enum(markets),
  selection: z.string(),
  line: z.number().nullable(),
  probability: way,
  price: way,
});

/** How far a line has been while its alert waited. */
export type Peak = z.output<typeof peakSchema>;

/** A peak, and its length in the unit of the rule's threshold. */
export interface MeasuredPeak {
  peak: Peak;
  length: number;
}

/** What by a rule goes furthest now; null where it is not about a way. */
export function peakOf(rule: Rule, { moves: [move] }: Movement): MeasuredPeak | null {
  if (rule.kind !== "movement" || !move) return null;
  const { market, selection, line, probability, price } = move;
  return { peak: { market, selection, line, probability, price }, length: lengthOf(rule.threshold, probability) };
}

/** As a table holds it; null for none, and for what another version wrote. */
export function readPeak(text: string | null): Peak | null {
  return text === null ? null : (peakSchema.safeParse(JSON.parse(text)).data ?? null);
}

/** Less than this, in thresholds, is not worth a word. */
const visible = 0.1;

/**
 * The peak when the line has been clearly further than it is now; null when it has not. Where what may have been told counts as
 * told, the way begins elsewhere than the peak was measured from.
 */
export function peakBeyond(rule: Rule, peak: Peak | null, { moves: [move] }: Movement): Peak | null {
  if (rule.kind !== "movement" || !peak || !move) return null;
  const isOfMove = peak.market === move.market && peak.selection === move.selection && peak.line === move.line;
  const from = isOfMove ? move.probability.from : peak.probability.from;
  const then = timesReached(rule.threshold, { from, to: peak.probability.to });
  return then >= timesReached(rule.threshold, move.probability) + visible ? peak : null;
}
