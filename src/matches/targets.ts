import type { League, Match } from "../api/model.ts";
import type { Named } from "./directory.ts";

/** What can be watched beyond a single match, the narrowest first: where several cover a match, the narrowest decides. */
export const targetKinds = ["team", "fighter", "league", "sport"] as const;
export type TargetKind = (typeof targetKinds)[number];

/** A team, a player, a league or a sport with all of its matches. */
export type Target =
  | { kind: "team" | "fighter"; named: Named }
  | { kind: "league"; named: League }
  /** The API's own word. */
  | { kind: "sport"; sport: string };

/** One word for a target among others of its kind; it stays the same as long as the slug does, or the names without one. */
export function targetKey(target: Target): string {
  if (target.kind === "sport") return target.sport;
  const { slug, id, names } = target.named;
  if (slug !== null) return slug;
  return id === null ? JSON.stringify(Object.entries(names).sort()) : `#${id}`;
}

/** The API's own word for the sport of a target, which these matches tell where it does not say so itself; null when none does. */
export function sportOf(target: Target, matches: readonly { match: Match }[]): string | null {
  if (target.kind === "sport") return target.sport;
  const own = target.kind === "league" ? target.named.sport : null;
  return own ?? matches.find(({ match }) => match.sport !== null && covers(target, match))?.match.sport ?? null;
}

/** Whether a match belongs to a target. */
export function covers(target: Target, match: Match): boolean {
  switch (target.kind) {
    case "team":
    case "fighter":
      return isSame(match.home, target.named) || isSame(match.away, target.named);
    case "league":
      return match.league !== null && isSame(match.league, target.named) && isOfSport(match, target.named);
    case "sport":
      return match.sport === target.sport;
  }
}

function isOfSport(match: Match, { sport }: League): boolean {
  return match.sport === null || sport === null || match.sport === sport;
}

/** The lists and the matches of the API share slugs where there are any; names tell where there are none. */
function isSame(a: Named, b: Named): boolean {
  if (a.slug !== null && b.slug !== null) return a.slug === b.slug;
  const names = new Set(Object.values(b.names).map(simplified));
  return Object.values(a.names).some((name) => names.has(simplified(name)));
}

function simplified(name: string): string {
  return name.trim().toLowerCase();
}
