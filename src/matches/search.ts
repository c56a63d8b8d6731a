import type { KnownMatch } from "./matches.ts";
import { createWordSearch, type WordHit } from "./word-search.ts";
import { spellingsOf, wordsOf } from "./words.ts";

/** A match that words led to. */
export type Hit = WordHit<number>;

/** Words to matches, in memory; forgiving of typos, endings and alphabets. */
export interface MatchSearch {
  /** Adds a match, or replaces what was known of it. */
  put(known: KnownMatch): void;
  remove(id: number): void;
  /** Matches in which every word occurs; with `some`, in which any does. Best first. */
  find(words: string, some?: boolean): readonly Hit[];
  /** See `WordSearch`. */
  settle(atMost: number): number;
}

export function createMatchSearch(): MatchSearch {
  const search = createWordSearch<number, "teams" | "league" | "slug">(["teams", "league", "slug"], { teams: 3 });
  /** The names that an entry was made of: lists come again and again, and spelling names out is dear. */
  const namesOf = new Map<number, string>();

  return {
    put(known) {
      const { id, match } = known;
      const names = JSON.stringify([match.home.names, match.away.names, match.league?.names ?? null]);
      if (namesOf.get(id) === names) return;
      search.put(id, () => fieldsOf(known));
      namesOf.set(id, names);
    },
    remove(id) {
      search.remove(id);
      namesOf.delete(id);
    },
    find: search.find,
    settle: search.settle,
  };
}

function fieldsOf({ match }: KnownMatch) {
  const spellings = (names: Readonly<Record<string, string>>) => Object.values(names).flatMap(spellingsOf);
  return {
    teams: unique([...spellings(match.home.names), ...spellings(match.away.names)]),
    league: match.league ? unique(spellings(match.league.names)) : "",
    // Its numbers are a date or an id, not a name.
    slug: unique(wordsOf(match.slug).filter((word) => !/^\d+$/.test(word))),
  };
}

function unique(words: readonly string[]): string {
  return [...new Set(words)].join(" ");
}
