import { foldKey, isBlank } from "./fields.ts";
import { limits } from "./limits.ts";
import type { Pins } from "./plan/plan.ts";
import type { FieldSeen, Skipped } from "./rows.ts";

/** Where the decoder writes down, while it reads, what it passed over and what it thought. Bounded, whatever comes. */
export interface Report {
  skip(path: string, reason: string, readings?: readonly Pins[]): void;
  note(text: string): void;
  /** A field was met at a level of the answer (`odds.outcome`), understood or not. */
  saw(level: string, key: string, value: unknown, understood: boolean): void;
  /** The same of a field whose type and example are known already. */
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
  const levels = new Map<string, Map<string, FieldSeen>>();
  let fieldsLeft: number = limits.fields;

  function note(text: string): void {
    if (notes.size < limits.notes) notes.add(text);
  }

  function knows({ level, key, type, example, understood }: FieldKnown): void {
    if (fieldsLeft-- <= 0) return;
    const keys = levels.get(level) ?? new Map<string, FieldSeen>();
    levels.set(level, keys);
    const field = `${level}.${key.slice(0, 60)}`;
    const known = understood || quiet(foldKey(key));
    keys.set(key, { field, type, understood: known, example: known ? null : example });
    if (!known) note(`unknown field: ${field}`);
  }

  return {
    note,

    skip(path, reason, readings) {
      if (skipped.length < limits.skipped)
        skipped.push({ path: path.slice(0, limits.text), reason, ...(readings && { readings }) });
      else unlisted++;
    },

    saw(level, key, value, understood) {
      const known = levels.get(level)?.get(key);
      if (known === undefined) knows({ level, key, type: typeName(value), example: exampleOf(value), understood });
      else if (known.type === "null" && !isBlank(value)) known.type = typeName(value);
    },

    knows,

    results() {
      if (unlisted > 0) skipped.push({ path: "", reason: `${unlisted} more, not listed` });
      const fields = [...levels.values()].flatMap((keys) => [...keys.values()]);
      return { skipped, notes: [...notes], fields };
    },
  };
}

function typeName(value: unknown): string {
  if (isBlank(value)) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function exampleOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value).slice(0, 60);
}
