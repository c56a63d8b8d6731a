import type { Log } from "../log.ts";
import type { Ask } from "../sources/definition.ts";
import { isUsual, type Refused } from "../sources/reading/reading.ts";

/** What was left out of an endpoint's answers, why, and how often. */
export interface Note {
  endpoint: Ask;
  note: string;
  count: number;
}

/** Counts what is left out of answers; each thing is logged once. */
export interface Notes {
  add(endpoint: Ask, refused: readonly Refused[]): void;
  list(): Note[];
}

const maxNotes = 500;
const maxLength = 200;

export function createNotes(log: Log): Notes {
  const counted = new Map<string, Note>();

  function count(endpoint: Ask, text: string, times: number): void {
    const note = text.slice(0, maxLength);
    const key = `${endpoint} ${note}`;
    const known = counted.get(key);
    if (known) {
      known.count += times;
    } else if (counted.size < maxNotes) {
      counted.set(key, { endpoint, note, count: times });
      log.info({ endpoint, note }, "something was left out of the odds API's answers");
    }
  }

  return {
    add(endpoint, refused) {
      for (const one of refused) if (!isUsual(one)) count(endpoint, `${one.where}: ${one.why}`, one.times);
    },
    list: () => [...counted.values()].map((note) => ({ ...note })),
  };
}
