/** A mutant that changes nothing anybody could see, found by reading it. */
export interface Equivalent {
  /** Path from src/. */
  file: string;
  /** What is replaced and by what, as the run prints it. */
  change: string;
  why: string;
}

export const equivalent: readonly Equivalent[] = [];
