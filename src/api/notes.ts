import type { Log } from "../log.ts";
import type { Decoded, Kind } from "./decode/rows.ts";

/** Something about an endpoint's answers that an operator may want to know, and how often it was met. */
export interface Note {
  endpoint: Kind;
  note: string;
  count: number;
}

/** Counts what the decoder noted or passed over, and fields whose type is another than at first; each is logged once. */
export interface Notes {
  add(endpoint: Kind, decoded: Pick<Decoded, "notes" | "skipped" | "fields">): void;
  list(): Note[];
}

const maxNotes = 500;
const maxLength = 200;
const maxTypes = 2_000;

export function createNotes(log: Log): Notes {
  const counted = new Map<string, Note>();
  /** The type of each field when it first held something. */
  const types = new Map<string, string>();

  function count(endpoint: Kind, text: string): void {
    const note = text.slice(0, maxLength);
    const key = `${endpoint} ${note}`;
    const known = counted.get(key);
    if (known) {
      known.count++;
    } else if (counted.size < maxNotes) {
      counted.set(key, { endpoint, note, count: 1 });
      log.info({ endpoint, note }, "the odds API answered in a way worth knowing");
    }
  }

  function compareType(endpoint: Kind, { field, type }: Decoded["fields"][number]): void {
    if (type === "null") return;
    const key = `${endpoint} ${field}`;
    const first = types.get(key);
    if (first === undefined && types.size < maxTypes) types.set(key, type);
    if (first !== undefined && first !== type) count(endpoint, `retyped field: ${field} was ${first}, is ${type}`);
  }

  return {
    add(endpoint, { notes, skipped, fields }) {
      for (const note of notes) count(endpoint, note);
      for (const field of fields) compareType(endpoint, field);
      for (const { path, reason } of skipped) count(endpoint, `skipped ${path.replace(/\d+/g, "*")}: ${reason}`);
    },
    list: () => [...counted.values()].map((note) => ({ ...note })),
  };
}
