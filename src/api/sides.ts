import type { Match, Team } from "./model.ts";

/** All names of a match's sides. */
export interface MatchSides {
  home: readonly string[];
  away: readonly string[];
}

/** Remembers who plays in the matches that were met, for odds whose outcomes are named by team. */
export interface Sides {
  learn(matches: readonly Match[]): void;
  of(slug: string): MatchSides | null;
  /** The names of the leagues that they are in: the same list until there is another one. */
  leagues(): readonly string[];
}

const maxMatches = 3_000;
const maxLeagues = 2_000;

export function createSides(): Sides {
  const known = new Map<string, MatchSides>();
  const leagues = new Set<string>();
  let listed: readonly string[] = [];
  return {
    learn(matches) {
      for (const { slug, home, away, league } of matches) {
        for (const name of league === null ? [] : namesOf(league)) if (leagues.size < maxLeagues) leagues.add(name);
        known.delete(slug);
        known.set(slug, { home: namesOf(home), away: namesOf(away) });
        if (known.size > maxMatches) known.delete(known.keys().next().value ?? "");
      }
    },
    of: (slug) => known.get(slug) ?? null,
    leagues() {
      if (listed.length < leagues.size) listed = [...leagues];
      return listed;
    },
  };
}

/** Names and slug of a team or a league. */
export function namesOf({ names, slug }: Pick<Team, "names" | "slug">): string[] {
  return [...new Set([...Object.values(names), ...(slug === null ? [] : [slug])])];
}
