import type { MeasuredPeak } from "../rules/peak.ts";

/** Rules that a movement satisfies for the watches whose baseline is this revision. */
export interface Reached {
  baseline: number;
  rules: readonly SatisfiedRule[];
}

/** A rule in its canonical words, and what went furthest by it. */
export interface SatisfiedRule {
  words: string;
  peak: MeasuredPeak | null;
}
