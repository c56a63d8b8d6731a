import type { League, Team } from "../api/model.ts";
import type { Named } from "./directory.ts";
import type { KnownMatch, MatchIndex } from "./index.ts";
import { hasEnded } from "./state.ts";
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

/** What is live or comes next before what comes later, and what is over last. */
export function inOrder(matches: readonly KnownMatch[]): KnownMatch[] {
  const rank = ({ match }: KnownMatch) => Number(hasEnded(match.status));
  const start = ({ match: { startsAt } }: KnownMatch) => startsAt ?? Number.POSITIVE_INFINITY;
  return matches.toSorted((a, b) => rank(a) - rank(b) || start(a) - start(b));
}

/** Whether one team plays in all of them. */
export function isOfOneTeam(matches: readonly KnownMatch[]): boolean {
  const teamsOf = ({ match: { home, away } }: KnownMatch) => [home, away].map(teamKey);
  const [first, ...others] = matches.map(teamsOf);
  return first?.some((team) => others.every((teams) => teams.includes(team))) ?? false;
}

/** What is the same for the same team. */
export function teamKey({ id, slug, names }: Team): number | string {
  return id ?? slug ?? JSON.stringify(names);
}

function liveFirst(matches: readonly KnownMatch[]): KnownMatch[] {
  const isLive = ({ match }: KnownMatch) => (match.status === "live" ? 0 : 1);
  return matches.toSorted((a, b) => isLive(a) - isLive(b));
}
