import type { Match, Team } from "../model.ts";

/** A match by all its names: the service's own, and those of its sides. */
interface MatchNames {
  /** Its slug, and its number where the service says one. */
  match: readonly string[];
  sides: { home: readonly string[]; away: readonly string[] };
}

/** Remembers the matches that were met: answers about one are checked against it, and may call outcomes by team. */
export interface Sides {
  learn(matches: readonly Match[]): void;
  of(slug: string): MatchNames | null;
}

const maxMatches = 3_000;

export function createSides(): Sides {
  const known = new Map<string, MatchNames>();
  return {
    learn(matches) {
      for (const { slug, id, home, away } of matches) {
        known.delete(slug);
        known.set(slug, {
          match: id === null ? [slug] : [slug, String(id)],
          sides: { home: namesOf(home), away: namesOf(away) },
        });
        if (known.size > maxMatches) known.delete(known.keys().next().value ?? "");
      }
    },
    of: (slug) => known.get(slug) ?? null,
  };
}

function namesOf({ names, slug }: Pick<Team, "names" | "slug">): string[] {
  return [...new Set([...Object.values(names), ...(slug === null ? [] : [slug])])];
}
