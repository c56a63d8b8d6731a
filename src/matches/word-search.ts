import MiniSearch from "minisearch";
import { longestName, tellingWords } from "./words.ts";

/** Something that words led to. */
export interface WordHit<Id> {
  id: Id;
  score: number;
  /** Every word was found as it is: not as the beginning of another, nor with a typo. */
  exact: boolean;
  /** Some word was found only as it might have been meant: with a typo. */
  alike: boolean;
  /** All that was found stands in the first of the fields. */
  inFirst: boolean;
  /** The words of the question that it has, in any of these ways. */
  found: readonly string[];
  /** What each of them was found as. */
  terms: ReadonlyMap<string, readonly string[]>;
}

/** Orders hits by how they fit: more of the words, as they are before beginnings before typos, in the first field before elsewhere. */
export function byFit<H extends Pick<WordHit<unknown>, "exact" | "alike" | "inFirst" | "found">>(a: H, b: H): number {
  return b.found.length - a.found.length || likeness(a) - likeness(b) || Number(b.inFirst) - Number(a.inFirst);
}

function likeness({ exact, alike }: Pick<WordHit<unknown>, "exact" | "alike">): number {
  return exact ? 0 : alike ? 2 : 1;
}

/** Words to things, in memory; forgiving of typos, endings and alphabets. */
export interface WordSearch<Id, Field extends string> {
  /**
   * Adds a thing by its words (`spellingsOf`), joined by spaces; or replaces what was known of it. The words are asked for when
   * somebody searches, or before that by `settle`.
   */
  put(id: Id, fields: () => Readonly<Record<Field, string>>): void;
  remove(id: Id): void;
  /** Takes in at most so much of what was put, and returns how much that was. */
  settle(atMost: number): number;
  /** Things in which every word occurs; with `some`, in which any does. Best first; none for more than any name is made of. */
  find(words: string, some?: boolean): readonly WordHit<Id>[];
}

/** More words than any name has. */
export const mostWords = 16;
/** What a likeness costs grows with the square of the word. */
const longestAlike = 32;
/** Swapped letters are two. */
const mostEdits = 2;
/** No name has more words that can be mistyped; further ones are found as they are. */
const mostAlike = 8;

/** A search over these fields; `boost` says which of them weigh more. */
export function createWordSearch<Id extends string | number, Field extends string>(
  fields: readonly Field[],
  boost: Readonly<Record<string, number>> = {},
): WordSearch<Id, Field> {
  const [first = ""] = fields;
  const entries = new Map<Id, Readonly<Record<string, Id | string>>>();
  /** What was put since anybody searched. */
  const waiting = new Map<Id, () => Readonly<Record<Field, string>>>();
  const index = new MiniSearch<Readonly<Record<string, Id | string>>>({
    fields: [...fields],
    // Entries and questions come as words already.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  /** One text is looked up several times on the way to its answer, with all of its words and with some. */
  let last: { text: string; words: number; hits: readonly WordHit<Id>[] } | null = null;

  function remove(id: Id): void {
    last = null;
    waiting.delete(id);
    const entry = entries.get(id);
    if (entry) index.remove(entry);
    entries.delete(id);
  }

  function settle(atMost: number): number {
    const some = [...waiting].slice(0, atMost);
    for (const [id, words] of some) {
      const entry = { ...words(), id };
      index.add(entry);
      entries.set(id, entry);
      waiting.delete(id);
    }
    return some.length;
  }

  function searched(words: readonly string[]): WordHit<Id>[] {
    const alike = new Set(words.filter(({ length }) => length >= 4 && length <= longestAlike).slice(0, mostAlike));
    const results = index.search(words.join(" "), {
      boost: { ...boost },
      prefix: (word) => word.length > 1,
      // Seven letters allow two edits.
      fuzzy: (word) => (alike.has(word) ? 0.3 : false),
      maxFuzzy: mostEdits,
    });
    return results.map(({ id, score, match, queryTerms }) => {
      const best = queryTerms.map((word) => bestTerms(word, Object.keys(match)));
      return {
        ...{ id, score, found: queryTerms, terms: new Map(queryTerms.map((word, at) => [word, best[at] ?? []])) },
        exact: words.every((word) => Object.hasOwn(match, word)),
        alike: queryTerms.some((word, at) => !best[at]?.[0]?.startsWith(word)),
        inFirst: best.every((terms) => terms.some((term) => match[term]?.includes(first))),
      };
    });
  }

  function lookedUp(text: string): NonNullable<typeof last> {
    if (last?.text === text) return last;
    settle(waiting.size);
    const words = [...new Set(tellingWords(text))];
    const isName = words.length > 0 && words.length <= mostWords;
    last = { text, words: words.length, hits: isName ? searched(words) : [] };
    return last;
  }

  return {
    put(id, words) {
      remove(id);
      waiting.set(id, words);
    },
    remove,
    settle,
    find(text, some = false) {
      if (text.length > longestName) return [];
      const { words, hits } = lookedUp(text);
      return some ? hits : hits.filter(({ found }) => found.length === words);
    },
  };
}

/** Of the words of a name those that are nearest to a word: the same, else those that it begins, else those that resemble it. */
function bestTerms(word: string, terms: readonly string[]): readonly string[] {
  if (terms.includes(word)) return [word];
  const begun = terms.filter((term) => term.startsWith(word));
  return begun.length > 0 ? begun : terms.filter((term) => edits(word, term) <= mostEdits);
}

/** How many letters are to be put in, taken out or changed, to make one word of the other. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at++)
      next.push(Math.min((row[at] ?? 0) + Number(letter !== to[at]), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row[to.length] ?? 0;
}

/** A best hit this many times better than the next one is the one that was meant. */
const clearLead = 2;

/** The one hit that is clearly meant: the only one that has all words as they are, or one far ahead of the rest. */
export function clearHit<H extends Pick<WordHit<unknown>, "score" | "exact">>(hits: readonly H[]): H | null {
  const exact = hits.filter((hit) => hit.exact);
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
  const [first, second] = hits;
  return first && (!second || first.score >= clearLead * second.score) ? first : null;
}
