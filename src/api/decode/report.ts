import { limits } from "./limits.ts";
import type { Pins } from "./plan/plan.ts";
import type { Skipped } from "./rows.ts";

/** Where the decoder writes down, while it reads, what it passed over and what it thought. Bounded, whatever comes. */
export interface Report {
  skip(path: string, reason: string, readings?: readonly Pins[]): void;
  note(text: string): void;
  results(): { skipped: Skipped[]; notes: string[] };
}

export function createReport(): Report {
  const skipped: Skipped[] = [];
  let unlisted = 0;
  const notes = new Set<string>();

  return {
    note(text) {
      if (notes.size < limits.notes) notes.add(text);
    },

    skip(path, reason, readings) {
      if (skipped.length < limits.skipped)
        skipped.push({ path: path.slice(0, limits.text), reason, ...(readings && { readings }) });
      else unlisted++;
    },

    results() {
      if (unlisted > 0) skipped.push({ path: "", reason: `${unlisted} more, not listed` });
      return { skipped, notes: [...notes] };
    },
  };
}
