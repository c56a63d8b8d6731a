import { consensusOf } from "../odds/consensus.ts";
import { type Gap, gapsOf } from "../odds/prediction-gap.ts";
import type { Board, Selection } from "../odds/quote.ts";
import type { GapRule } from "./rule.ts";
import { closingAt, leastOf } from "./threshold.ts";

/** Gaps that opened or closed since the chat was last told, the widest first. */
export interface GapNews {
  kind: "gap";
  changes: readonly GapChange[];
}

/** A selection's chances by the model and by the market, each in 0..1. */
export type Compared = Gap & { market: number };

export interface GapNow {
  gap: Compared;
  isOpen: boolean;
}

interface GapChange extends Compared {
  isOpen: boolean;
  /** How it was on the board that the chat was last told; null where that could not be compared. */
  before: Compared | null;
}

/** The size of a gap, in millionths: above zero where the model thinks the selection likelier. */
export function gapSize({ model, market }: Compared): number {
  return Math.round((model - market) * 1_000_000);
}

/** The selections that a rule is about, as far as model and market know the same; the widest first. */
export function gapsMeant({ part }: GapRule, { quotes, model }: Board): Compared[] {
  if (!model) return [];
  const isMeant = (selection: Selection) => part === null || part.selection === null || part.selection === selection;
  return gapsOf(model, consensusOf(quotes, { market: "winner", line: null }))
    .flatMap(({ market, ...gap }) => (market === null || !isMeant(gap.selection) ? [] : [{ ...gap, market }]))
    .sort((a, b) => gapSize(b) - gapSize(a));
}

/** The widest gap that a rule is about, and whether it is open; null where model or market is not known. */
export function gapNow(rule: GapRule, board: Board): GapNow | null {
  const [gap] = gapsMeant(rule, board);
  return gap ? { gap, isOpen: isOpen(rule, gap) } : null;
}

/** Whether a gap is as wide as a rule asks; exactly so wide counts. */
function isOpen({ threshold }: Pick<GapRule, "threshold">, gap: Compared): boolean {
  return gapSize(gap) >= leastOf(threshold);
}

/**
 * Which gaps have opened or closed since the board that the chat was last told; null where none has. A gap is open in the
 * chat's eyes when that board had it open. Since being told moves that board for the whole match, a message says as well that
 * another open gap is below its threshold by now, though it is not closed by itself yet.
 */
export function gapIn(rule: GapRule, baseline: Board, board: Board): GapNews | null {
  const before = new Map(gapsMeant(rule, baseline).map((gap) => [gap.selection, gap]));
  const changes = gapsMeant(rule, board).flatMap((gap): GapChange[] => {
    const then = before.get(gap.selection) ?? null;
    const wasOpen = then !== null && isOpen(rule, then);
    return wasOpen === isOpen(rule, gap) ? [] : [{ ...gap, isOpen: !wasOpen, before: then }];
  });
  const isNews = changes.some((change) => change.isOpen || gapSize(change) <= leastOf(closingAt(rule.threshold)));
  return isNews ? { kind: "gap", changes } : null;
}
