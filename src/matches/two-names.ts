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
    const isSide = ({ words, team }: Called) => words.length > 0 && inOrderOf(hit, words, team);
    const areSides = (first: Called, second: Called) =>
      isSide(first) && isSide(second) && (isSure || (areTold([first, second], isOnly) && !mayBeOne([first], [second])));
    const called = (words: string, team: Team) => ({ hit, words: ofTeams(words), team });
    return areSides(called(left, home), called(right, away)) || areSides(called(left, away), called(right, home));
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
    const called = (words: string) => calledBy(words, search(words)).filter((one) => isSure || areTold([one], isOnly));
    const first = writtenRight(called(left));
    const second = first.length > 0 ? writtenRight(called(right)) : [];
    if (!isSure && mayBeOne(first, second)) continue;
    const sides = [sideNamed(left, first), sideNamed(right, second)];
    if (sides[0] && sides[1]) return [sides[0], sides[1]];
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

/** A team that words may mean, and the match in which it was found by them. */
interface Called {
  hit: Found;
  words: readonly string[];
  team: Team;
}

/** The teams in whose names the words stand in their order. */
function calledBy(typed: string, hits: readonly Found[]): Called[] {
  const words = tellingWords(typed);
  return hits.flatMap((hit) => {
    const { home, away } = hit.known.match;
    return [home, away].filter((team) => inOrderOf(hit, words, team)).map((team) => ({ hit, words, team }));
  });
}

/** Those whose names are written so, where there are any. */
function writtenRight(called: readonly Called[]): readonly Called[] {
  const written = called.filter(({ hit }) => hit.exact);
  return written.length > 0 ? written : called;
}

function sideNamed(words: string, meant: readonly Called[]): NamedSide | null {
  const [next] = inOrder(meant.map(({ hit }) => hit.known));
  const [team, ...others] = new Map(meant.map((one) => [teamKey(one.team), one.team])).values();
  return next ? { words, team: others.length === 0 ? (team ?? null) : null, next } : null;
}

/** Where one name may end and another begin: at the sign between them, where there is one, and that is sure. A comma may be one. */
function splitsOf(typed: string): { left: string; right: string; isSure: boolean }[] {
  const words = typed.split(/\s+/u).filter((word) => word !== "");
  const sign = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isBetween(word));
  if (sign !== -1) return [{ left: words.slice(0, sign).join(" "), right: words.slice(sign + 1).join(" "), isSure: true }];
  const comma = words.findIndex((word, at) => at < words.length - 1 && /^.+,$/u.test(word));
  const atComma =
    comma === -1 ? [] : [{ left: words.slice(0, comma + 1).join(" "), right: words.slice(comma + 1).join(" "), isSure: true }];
  const parts = typed.split(/[\s_/-]+/u).filter((word) => word !== "");
  if (parts.length > mostWords) return atComma;
  const ends = Array.from({ length: Math.max(0, parts.length - 1) }, (_, index) => index + 1);
  const unsure = ends.map((end) => ({ left: parts.slice(0, end).join(" "), right: parts.slice(end).join(" "), isSure: false }));
  return [...atComma, ...unsure];
}

/** Whether what was found for a word stands in the name of a team. */
function stands({ terms }: Found, word: string, { names }: Team): boolean {
  const found = terms.get(word) ?? [];
  return Object.values(names)
    .flatMap(spelledNames)
    .some((name) => name.some((one) => found.includes(one)));
}

/** Whether words are enough to call teams by without a sign beside them: a team's first word, or one that is its own, is among them. */
function areTold(called: readonly Called[], isOnly: IsOnly): boolean {
  return called.every(
    (one) => isIndividual(one) || hasWord(one, "first") || (nicknamed.test(sportOf(one)) && one.words.some(isOnly)),
  );
}

/**
 * Whether two names without a sign between them may be one that is not here: "Los Angeles Kings" are neither the Los Angeles
 * Lakers nor the Sacramento Kings. "Lakers Kings" and "Los Angeles Sacramento" are two.
 */
function mayBeOne(first: readonly Called[], second: readonly Called[]): boolean {
  const isJoined = (place: readonly Called[], nickname: readonly Called[]) =>
    place.some((one) => !isIndividual(one) && !hasWord(one, "last")) &&
    nickname.some((one) => !isIndividual(one) && !hasWord(one, "first"));
  return isJoined(first, second) || isJoined(second, first);
}

/** Whether the first or last word of a name is among those that call it. */
function hasWord({ hit: { terms }, words, team }: Called, which: "first" | "last"): boolean {
  const found = new Set(words.flatMap((word) => terms.get(word) ?? []));
  return Object.values(team.names)
    .flatMap(spelledNames)
    .some((spelled) => {
      const telling = spelled.filter((word) => !isFiller(word));
      return found.has(telling.at(which === "first" ? 0 : -1) ?? "");
    });
}

function isIndividual(called: Called): boolean {
  return individual.test(sportOf(called));
}

function sportOf({ hit }: Called): string {
  return hit.known.match.sport ?? "";
}
