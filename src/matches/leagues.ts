import type { League } from "../api/model.ts";
import { createWordSearch } from "./word-search.ts";
import { spellingsOf, wordsOf } from "./words.ts";

/** The leagues that words lead to: `fitting` have every word as it is; without any, `near` are similar. */
export interface LeagueFinding {
  fitting: readonly League[];
  near: readonly League[];
}

/** One word for a league among others: its slug, else one of its names. */
export function leagueKey({ slug, names }: League): string {
  return slug ?? Object.values(names)[0] ?? "";
}

/** Leagues by words, in memory. */
export interface LeagueSearch {
  put(league: League): void;
  /** Forgets all others. */
  keepOnly(leagues: Iterable<League>): void;
  /** Finds some of them by slug or by words of a name, in any alphabet and with typos. */
  find(words: string, among: readonly League[]): LeagueFinding;
}

export function createLeagueSearch(): LeagueSearch {
  const search = createWordSearch<string, "words">(["words"]);
  const ids = new Set<string>();

  return {
    put(league) {
      const id = idOf(league);
      if (ids.has(id)) return;
      search.put(id, () => {
        const spellings = [...Object.values(league.names).flatMap(spellingsOf), ...wordsOf(league.slug ?? "")];
        return { words: [...new Set(spellings)].join(" ") };
      });
      ids.add(id);
    },
    keepOnly(leagues) {
      const kept = new Set([...leagues].map(idOf));
      for (const id of ids) {
        if (kept.has(id)) continue;
        search.remove(id);
        ids.delete(id);
      }
    },
    find(words, among) {
      const said = among.filter(({ slug, names }) => slug === words.toLowerCase() || Object.values(names).includes(words));
      if (said.length > 0) return { fitting: said, near: [] };
      const byId = new Map(among.map((league) => [idOf(league), league]));
      const hits = search.find(words).flatMap(({ id, exact }) => {
        const league = byId.get(id);
        return league ? [{ league, exact }] : [];
      });
      const fitting = hits.filter(({ exact }) => exact).map(({ league }) => league);
      return fitting.length > 0 ? { fitting, near: [] } : { fitting, near: hits.map(({ league }) => league) };
    },
  };
}

/** Leagues of two sports may share a slug. */
function idOf({ slug, names }: League): string {
  return JSON.stringify([slug, names]);
}
