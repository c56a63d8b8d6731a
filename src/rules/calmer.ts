import { toMicros } from "../odds/price.ts";
import { type BetFilter, isSameFilter } from "./bet-filter.ts";
import { leastOf, parseThreshold, presetsFor, type Threshold } from "./threshold.ts";

const steps = "1pp 1.5pp 2pp 3pp 5pp 8pp 12pp 20pp 30pp 2% 3% 5% 8% 12% 20% 30% 50% 0.02 0.05 0.10 0.20 0.30 0.50 1.00 2.00"
  .split(" ")
  .flatMap((words) => parseThreshold(words) ?? []);

/** The next larger threshold of the same kind; null when there is none. */
export function calmer(threshold: Threshold): Threshold | null {
  return steps.find((step) => step.kind === threshold.kind && leastOf(step) > leastOf(threshold)) ?? null;
}

/** The sizes beside a threshold that are offered: of those with a name in the sport, else the next steps; null where there is none. */
export function sizesBeside(threshold: Threshold, sport: string | null): { smaller: Threshold | null; bigger: Threshold | null } {
  const named = Object.values(presetsFor(sport)).toReversed();
  const sizes = [named, steps].map((all) => all.filter(({ kind }) => kind === threshold.kind));
  const least = leastOf(threshold);
  const smaller = sizes.flatMap((all) => all.findLast((size) => leastOf(size) < least) ?? []);
  const bigger = sizes.flatMap((all) => all.find((size) => leastOf(size) > least) ?? []);
  return { smaller: smaller[0] ?? null, bigger: bigger[0] ?? null };
}

/** What decides how much a watch on value bets tells. */
export interface BetTerms {
  filter: BetFilter;
  /** How far an edge must have grown since the chat was told, in millionths. */
  improvement: number;
}

const edges = [0.01, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5];
/** The first step of a watch that takes every bet: hardly any has a smaller edge. */
const firstEdge = 0.03;
/** In millionths. */
const improvements = [5_000, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000, 200_000];

/** The same with the next larger least edge that gives none of these filters; null when there is none. */
export function withLargerEdge({ filter, improvement }: BetTerms, taken: readonly BetFilter[]): BetTerms | null {
  const least = filter.edge;
  const larger = edges.filter((edge) => (least === null ? edge >= firstEdge : toMicros(edge) > toMicros(least)));
  const edge = larger.find((one) => !taken.some((other) => isSameFilter(other, { ...filter, edge: one })));
  return edge === undefined ? null : { filter: { ...filter, edge }, improvement };
}

/** The same with the next larger improvement; null when there is none. */
export function withLargerImprovement({ filter, improvement }: BetTerms): BetTerms | null {
  const larger = improvements.find((one) => one > improvement);
  return larger === undefined ? null : { filter, improvement: larger };
}
