import type { Clock } from "../clock.ts";
import type { Said } from "../talk/said.ts";
import { fold, isWord, placesIn } from "../talk/words.ts";

/** Words that nothing understood, masked, and how often they came. */
interface UnclearWords {
  words: string;
  count: number;
}

/** What was not understood since the start, where the host counts that: no chat, no person, nothing on disk. */
export interface UnclearLog {
  note(typed: string, said: Said): void;
  /** The most frequent first. */
  most(limit: number): UnclearWords[];
}

const keptMs = 30 * 24 * 60 * 60_000;
const mostKept = 1_000;
const longest = 60;

export function createUnclearLog(clock: Clock): UnclearLog {
  /** The longest unheard first. */
  const heard = new Map<string, { count: number; at: number }>();

  return {
    note(typed, said) {
      const words = masked(typed, said);
      const count = (heard.get(words)?.count ?? 0) + 1;
      heard.delete(words);
      heard.set(words, { count, at: clock.now() });
      const [oldest] = heard.keys();
      if (heard.size > mostKept && oldest !== undefined) heard.delete(oldest);
    },
    most(limit) {
      const since = clock.now() - keptMs;
      for (const [words, { at }] of heard) if (at < since) heard.delete(words);
      const all = [...heard].map(([words, { count }]) => ({ words, count }));
      return all.sort((a, b) => b.count - a.count).slice(0, limit);
    },
  };
}

const addressForm = /[@/]|\p{L}\.\p{L}{2,}/u;
const edges = /^[^\p{L}\p{N}@/]+|[^\p{L}\p{N}]+$/gu;

/** A message without what may be somebody's: teams, names, numbers and addresses of all kinds have a word in capitals instead. */
export function masked(typed: string, { tokens, named }: Pick<Said, "tokens" | "named">): string {
  const places = placesIn(named);
  const teams = new Set(tokens.flatMap(({ raw }, at) => (places.has(at) ? [raw.toLowerCase()] : [])));
  const words = typed.split(/\s+/u).map((word) => word.replaceAll(edges, ""));
  const shown: string[] = [];
  for (const word of words.filter((one) => one !== "")) {
    const mask = maskOf(word, { teams, isBehindMask: masks.has(shown.at(-1) ?? "") });
    if (mask !== shown.at(-1)) shown.push(mask);
  }
  return shown.join(" ").slice(0, longest);
}

const masks: ReadonlySet<string> = new Set(["NAME", "NUM"]);

/** A name's second word, and a street's, may be a word of a language. */
function maskOf(word: string, { teams, isBehindMask }: { teams: ReadonlySet<string>; isBehindMask: boolean }): string {
  if (addressForm.test(word)) return "ADDRESS";
  if (/\p{N}/u.test(word)) return "NUM";
  const parts = word.split(/['\u2019-]/u);
  if (parts.some((part) => teams.has(part.toLowerCase()))) return "TEAM";
  const isName = /\p{Lu}/u.test(word) && (isBehindMask || !parts.every((part) => isWord(fold(part))));
  return isName ? "NAME" : fold(word);
}
