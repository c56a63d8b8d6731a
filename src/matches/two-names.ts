import type { Team } from "../api/model.ts";
import type { Found, KnownMatch } from "./index.ts";
import { inOrder, teamKey } from "./taking-part.ts";
import { isBetween, isFiller, spelledNames, tellingWords } from "./words.ts";

/** One of two names that were typed together. */
export interface NamedSide {
  /** As it was typed. */
  words: string;
  /** Null where several teams have such a name. */
  team: Team | null;
  /** Its next match. */
  next: KnownMatch;
}

/** More words than two names have. */
const mostWords = 8;
/** People are called by any of their names. Of a club's, only the first is its own: many are "United". */
const individual = /tennis|mma|martial|boxing|darts|snooker|badminton|golf|chess/;
/** Teams of leagues in which a second name is nobody else's: "Knicks" is enough, where "United" is not. */
const nicknamed = /basketball|baseball|hockey|american|aussie|rugby/;

/** Whether a word stands in the names of one known team alone. */
type IsOnly = (word: string) => boolean;

type Search = (words: string) => readonly Found[];

/** The matches that are named by words. */
export function matchesNamed(typed: string, search: Search): Found[] {
  const isOnly = onlyNames(search);
  return search(typed).filter((hit) => isNamed(hit, typed, isOnly));
}

/**
 * Whether a match that has all of these words is named by them: they are one team's, or the first ones are one team's and the
 * others the other's. "Montevida United" does not name "Montevida City v Brezhany United", where both words stand.
 */
function isNamed(hit: Found, typed: string, isOnly: IsOnly): boolean {
  const { home, away } = hit.known.match;
  const ofTeams = (words: string) => tellingWords(words).filter((word) => stands(hit, word, home) || stands(hit, word, away));
  const all = ofTeams(typed);
  // Any other word is the league's, as it is written there.
  const others = tellingWords(typed).filter((word) => !all.includes(word));
  if (others.some((word) => !hit.terms.get(word)?.some((term) => term.startsWith(word)))) return false;
  if ([home, away].some((team) => all.every((word) => stands(hit, word, team)))) return true;
  return splitsOf(typed).some(({ left, right, isSure }) => {
    const [first, second] = [ofTeams(left), ofTeams(right)];
    const isSide = (words: readonly string[], team: Team) =>
      words.length > 0 && inOrderOf(hit, words, team) && (isSure || isTold(hit, words, { team, isOnly }));
    return (isSide(first, home) && isSide(second, away)) || (isSide(first, away) && isSide(second, home));
  });
}

/** Whether all of the words stand in a name of a team, in the order of the name. */
function inOrderOf({ terms }: Found, words: readonly string[], { names }: Team): boolean {
  const isIn = (name: readonly string[]) => {
    let at = -1;
    return words.every((word) => {
      at = name.findIndex((one, index) => index > at && terms.get(word)?.includes(one));
      return at !== -1;
    });
  };
  return Object.values(names).flatMap(spelledNames).some(isIn);
}

/** The two names that words are, where both are known; null where they are no two names. Whether they meet was looked for before. */
export function namesApart(typed: string, search: Search): [NamedSide, NamedSide] | null {
  const isOnly = onlyNames(search);
  for (const { left, right, isSure } of splitsOf(typed)) {
    const first = sideNamed(left, { isSure, isOnly, hits: search(left) });
    const second = first && sideNamed(right, { isSure, isOnly, hits: search(right) });
    if (first && second) return [first, second];
  }
  return null;
}

/** Looks each word up once. */
function onlyNames(search: Search): IsOnly {
  const known = new Map<string, boolean>();
  return (word) => {
    const isOnly = known.get(word) ?? isOfOneTeam(word, search(word));
    known.set(word, isOnly);
    return isOnly;
  };
}

function isOfOneTeam(word: string, hits: readonly Found[]): boolean {
  const written = hits.filter(({ exact }) => exact);
  const teams = written.flatMap((hit) => [hit.known.match.home, hit.known.match.away].filter((team) => stands(hit, word, team)));
  return new Set(teams.map(teamKey)).size === 1;
}

function sideNamed(
  words: string,
  { isSure, isOnly, hits }: { isSure: boolean; isOnly: IsOnly; hits: readonly Found[] },
): NamedSide | null {
  const telling = tellingWords(words);
  const named = hits.flatMap((hit) => {
    const { home, away } = hit.known.match;
    const teams = [home, away].filter((team) => inOrderOf(hit, telling, team));
    return teams.filter((team) => isSure || isTold(hit, telling, { team, isOnly })).map((team) => ({ hit, team }));
  });
  const written = named.filter(({ hit }) => hit.exact);
  const meant = written.length > 0 ? written : named;
  const [next] = inOrder(meant.map(({ hit }) => hit.known));
  const [team, ...others] = new Map(meant.map((one) => [teamKey(one.team), one.team])).values();
  return next ? { words, team: others.length === 0 ? (team ?? null) : null, next } : null;
}

/** Where one name may end and another begin: at the sign between them, where there is one, and that is sure. */
function splitsOf(typed: string): { left: string; right: string; isSure: boolean }[] {
  const words = typed.split(/\s+/u).filter((word) => word !== "");
  const sign = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isBetween(word));
  if (sign !== -1) return [{ left: words.slice(0, sign).join(" "), right: words.slice(sign + 1).join(" "), isSure: true }];
  const parts = typed.split(/[\s_/-]+/u).filter((word) => word !== "");
  if (parts.length > mostWords) return [];
  const ends = Array.from({ length: Math.max(0, parts.length - 1) }, (_, index) => index + 1);
  return ends.map((end) => ({ left: parts.slice(0, end).join(" "), right: parts.slice(end).join(" "), isSure: false }));
}

/** Whether what was found for a word stands in the name of a team. */
function stands({ terms }: Found, word: string, { names }: Team): boolean {
  const found = terms.get(word) ?? [];
  return Object.values(names)
    .flatMap(spelledNames)
    .some((name) => name.some((one) => found.includes(one)));
}

/** Whether words are enough to call a team by without a sign beside them: its first word, or one that is its own, is among them. */
function isTold({ terms, known }: Found, words: readonly string[], { team, isOnly }: { team: Team; isOnly: IsOnly }): boolean {
  const sport = known.match.sport ?? "";
  if (individual.test(sport) || (nicknamed.test(sport) && words.some(isOnly))) return true;
  const found = new Set(words.flatMap((word) => terms.get(word) ?? []));
  const firsts = Object.values(team.names).flatMap(spelledNames);
  return firsts.some((spelled) => found.has(spelled.find((one) => !isFiller(one)) ?? ""));
}
