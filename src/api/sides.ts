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
}

const maxMatches = 3_000;

export function createSides(): Sides {
  const known = new Map<string, MatchSides>();
  return {
    learn(matches) {
      for (const { slug, home, away } of matches) {
        known.delete(slug);
        known.set(slug, { home: namesOf(home), away: namesOf(away) });
        if (known.size > maxMatches) known.delete(known.keys().next().value ?? "");
      }
    },
    of: (slug) => known.get(slug) ?? null,
  };
}

function namesOf({ names, slug }: Team): string[] {
  return [...new Set([...Object.values(names), ...(slug === null ? [] : [slug])])];
}
