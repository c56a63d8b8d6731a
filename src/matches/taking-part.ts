import type { League } from "../api/model.ts";
import type { Named } from "./directory.ts";
import type { KnownMatch, MatchIndex } from "./index.ts";
import { covers, type Target } from "./targets.ts";

/** Live matches first, then those to come, in which a team, a player or a fighter takes part. */
export function matchesWith(index: Pick<MatchIndex, "list">, who: Named): KnownMatch[] {
  return matchesOf({ kind: "team", named: who }, index.list());
}

/** Live matches of a league first, then those to come. */
export function matchesOfLeague(index: Pick<MatchIndex, "list">, league: League): KnownMatch[] {
  return matchesOf({ kind: "league", named: league }, index.list());
}

/** Of matches that are sorted by their start, those that belong to a target; live ones first. */
export function matchesOf(target: Target, matches: readonly KnownMatch[]): KnownMatch[] {
  return liveFirst(matches.filter(({ match }) => covers(target, match)));
}

function liveFirst(matches: readonly KnownMatch[]): KnownMatch[] {
  const isLive = ({ match }: KnownMatch) => (match.status === "live" ? 0 : 1);
  return matches.toSorted((a, b) => isLive(a) - isLive(b));
}
