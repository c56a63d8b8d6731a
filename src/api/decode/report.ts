import { foldKey } from "./fields.ts";
import { limits } from "./limits.ts";
import type { Pins } from "./plan/plan.ts";
import type { FieldSeen, Skipped } from "./rows.ts";

/** Where the decoder writes down, while it reads, what it passed over and what it thought. Bounded, whatever comes. */
export interface Report {
  skip(path: string, reason: string, readings?: readonly Pins[]): void;
  note(text: string): void;
  /** A field was met at a level of the answer (`odds.outcome`), understood or not. */
  knows(seen: FieldKnown): void;
  results(): { skipped: Skipped[]; notes: string[]; fields: FieldSeen[] };
}

export interface FieldKnown {
  level: string;
  key: string;
  type: string;
  example: string;
  understood: boolean;
}

/** `quiet` are the folded names of fields that are passed over without a word. */
export function createReport(quiet: (folded: string) => boolean): Report {
  const skipped: Skipped[] = [];
  let unlisted = 0;
  const notes = new Set<string>();
  const fields: FieldSeen[] = [];

  function note(text: string): void {
    if (notes.size < limits.notes) notes.add(text);
  }

  return {
    note,

    skip(path, reason, readings) {
      if (skipped.length < limits.skipped)
        skipped.push({ path: path.slice(0, limits.text), reason, ...(readings && { readings }) });
      else unlisted++;
    },

    knows({ level, key, type, example, understood }) {
      if (fields.length >= limits.fields) return;
      const field = `${level}.${key.slice(0, 60)}`;
      const known = understood || quiet(foldKey(key));
      fields.push({ field, type, understood: known, example: known ? null : example });
      if (!known) note(`unknown field: ${field}`);
    },

    results() {
      if (unlisted > 0) skipped.push({ path: "", reason: `${unlisted} more, not listed` });
      return { skipped, notes: [...notes], fields };
    },
  };
}
