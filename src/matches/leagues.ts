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

/** Finds a league by its slug or by words of its name, in any alphabet and with typos. */
export function findLeagues(words: string, leagues: readonly League[]): LeagueFinding {
  const exact = leagues.filter((league) => league.slug === words.toLowerCase() || Object.values(league.names).includes(words));
  if (exact.length > 0) return { fitting: exact, near: [] };
  const search = createWordSearch<number, "words">(["words"]);
  for (const [index, { slug, names }] of leagues.entries()) {
    const spellings = [...Object.values(names).flatMap(spellingsOf), ...wordsOf(slug ?? "")];
    search.put(index, { words: [...new Set(spellings)].join(" ") });
  }
  const hits = search.find(words).flatMap(({ id, exact: isExact }) => {
    const league = leagues[id];
    return league ? [{ league, isExact }] : [];
  });
  const fitting = hits.filter(({ isExact }) => isExact).map(({ league }) => league);
  return fitting.length > 0 ? { fitting, near: [] } : { fitting, near: hits.map(({ league }) => league) };
}
