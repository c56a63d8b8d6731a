import type { KnownMatch } from "../matches/matches.ts";
import { inOrder } from "../matches/taking-part.ts";
import { isLatin, wordsOf } from "../matches/words.ts";
import { inLatin } from "./latin.ts";
import type { Name, Named, NameIndex } from "./names.ts";
import { type Amount, amountsIn, dayIn, type NamedDay } from "./values.ts";
import { type Concept, clubNamed, elsewhere, placesIn, readWords, refusedIn, type Span, type Token, tokensOf } from "./words.ts";

export interface Context {
  now: number;
  timeZone: string;
  /** The reader's. */
  language: string;
  languages: readonly string[];
  names: Pick<NameIndex, "find">;
  /** Whether a match is still to be played, or is being. */
  isOpen(known: KnownMatch): boolean;
  /** All matches that are listed and still to be played. */
  upcoming(): readonly KnownMatch[];
  /** The time zone that words mean; null where they mean none. `surely`: only where a place is named, whatever its ending. */
  zoneNamed(words: string, surely?: boolean): string | null;
}

/** Sports as the odds service calls them. */
export const sports = {
  football: "football",
  hockey: "ice-hockey",
  basketball: "basketball",
  tennis: "tennis",
  mma: "mma",
  baseball: "baseball",
};
export const markets = {
  btts: "both score",
  dnb: "draw_no_bet",
  dc: "double_chance",
  handicap: "handicap",
  total: "total",
} as const;
export type Market = keyof typeof markets;
const sides = ["draw", "home", "away"] as const;
/** Only football has them. */
const footballMarkets: readonly string[] = ["btts", "dnb", "dc", "draw"];
/** What says nothing about what is wanted. */
const manners: readonly Concept[] = [
  ...(["filler", "greet", "thanks", "vs", "for", "after"] as const),
  ...(["yes", "no", "place", "currency", "may", "someone"] as const),
  ...(["leave", "remind", "combine", "q_differ"] as const),
];
const mostTyped = 300;

/** Everything that a message says. */
export interface Said {
  tokens: readonly Token[];
  spans: readonly Span[];
  has(...concepts: Concept[]): boolean;
  amounts: readonly Amount[];
  named: readonly Named[];
  teams: readonly Named[];
  /** Words of so many names that they name nobody but for who was just shown. */
  common: readonly Named[];
  league: { name: Name; title: string } | null;
  /** Matches that have all the teams, those that come first before others; of the first team where they never meet. */
  matches: readonly KnownMatch[];
  meet: boolean;
  day: NamedDay | null;
  sport: string | null;
  market: keyof typeof markets | null;
  side: (typeof sides)[number] | null;
  /** Concepts beyond manners. */
  content: readonly Span[];
  /** Words that mean nothing, as they were typed; "" where there are none. */
  unknown: string;
  /** How many they are. */
  unknownCount: number;
  /** Well-known names of what no match here has, and the sport that they are of; null where the bot has no such sport. */
  absent: { words: string; sport: string | null } | null;
  /** Well-known bookmakers that are named: beside anything else they say nothing. */
  bookmakers: readonly string[];
  /** Words for what nobody offers here, such as corners. */
  lacking: string;
  /** Whether it ends in a question mark, or has one. */
  isQuestion: boolean;
  context: Context;
}

/** What a message says, before what it means. Null where it has no words. */
export function readSaid(typed: string, context: Context): Said | null {
  const tokens = tokensOf(typed.slice(0, mostTyped).replaceAll(/https?:\/\/\S+/gu, " "));
  if (tokens.length === 0) return null;
  const read = readWords(tokens, context.language);
  const found = namesIn(tokens, read, context);
  const named = found.filter((one) => !one.isCommon || isMeantBy(one, { tokens, read, found }));
  const inNames = placesIn(named);
  const spans = read.filter(({ from }) => !inNames.has(from)).map((span) => withoutChance(span, { tokens, read, inNames }));
  const has = (...wanted: Concept[]): boolean => spans.some(({ concept }) => wanted.includes(concept));
  const words = { tokens, spans, has };
  const bookmakers = spans.filter(({ concept }) => concept === "e_books");
  const inBooks = placesIn(bookmakers);
  const amounts = amountsIn(words).filter(({ at }) => !inNames.has(at) && !inBooks.has(at));
  const teams = named.filter(({ names: [first] }) => first?.kind === "team");
  const leagueName = named.find(isLeague)?.names[0] ?? null;
  const market = marketIn(words, amounts);
  const absent = absentIn(words);
  const sport = sportIn(words) ?? absent?.sport ?? null;
  const common = found.filter(({ isCommon }) => isCommon);
  const meant = teamsMeant({ teams, common }, { market, sport, isDraw: has("draw") }, context);
  const unknown = unknownIn(tokens, new Set([...placesIn(spans), ...inNames, ...placesIn(meant.isCommon ? common : [])]));
  return {
    ...{ tokens, spans, has, amounts, named, context, market, sport },
    ...{ teams: meant.teams, matches: meant.matches, meet: meant.meet },
    ...{ common, absent, bookmakers: bookmakers.map(({ from, to }) => rawOf(tokens, placesIn([{ from, to }]))) },
    league: leagueName ? leagueFrom(leagueName) : leagueOfOne(words, context),
    day: dayIn(unrefused(words), context),
    side: sides.find((side) => has(side)) ?? null,
    content: spans.filter(({ concept }) => !manners.includes(concept)),
    unknown: rawOf(tokens, new Set([...unknown, ...inBooks, ...besideUnknown(teams, unknown)])),
    unknownCount: unknown.size,
    lacking: rawOf(tokens, lackingIn(words, teams)).replace(/ (?=-\d)/, ""),
    isQuestion: typed.includes("?"),
  };
}

/** Of a name that nobody here has in full all its words: "Fairholt Falcons". */
function besideUnknown(teams: readonly Named[], unknown: ReadonlySet<number>): Set<number> {
  return placesIn(unknown.size > 0 ? teams.filter(({ isOther }) => isOther) : []);
}

/** Without the days that are refused: "tonight's, not Sunday's". */
function unrefused(words: { tokens: readonly Token[]; spans: readonly Span[]; has: Said["has"] }) {
  const refused = refusedIn({ ...words, spans: words.spans.filter(({ concept }) => concept !== "but") });
  if (!words.spans.some(({ concept, from }) => dayForm.test(concept) && !refused.has(from))) return words;
  const spans = words.spans.filter(({ from }) => !refused.has(from));
  return { ...words, spans, has: (...wanted: Concept[]) => spans.some(({ concept }) => wanted.includes(concept)) };
}

/** The sport that is named and not refused: "the MMA one, not tennis". */
function sportIn(words: { tokens: readonly Token[]; spans: readonly Span[] }): string | null {
  // "Only" refuses no sport.
  const refused = refusedIn({ ...words, spans: words.spans.filter(({ concept }) => concept !== "but") });
  const isNamed = (concept: string): boolean => words.spans.some((span) => span.concept === concept && !refused.has(span.from));
  return Object.entries(sports).find(([concept]) => isNamed(concept))?.[1] ?? null;
}

/** "GG" between two names is "against". An "x" that is no draw says nothing: it ends a polite message, or stands for "per" before a day. "1, X and 2" is no double chance. */
function withoutChance(span: Span, { tokens, read, inNames }: Around): Span {
  const { concept, from, to } = span;
  if (concept === "btts" && tokens[from]?.key === "gg" && inNames.has(from - 1) && inNames.has(to))
    return { ...span, concept: "vs" };
  if (concept === "dc" && tokens.slice(from + 1, to).some(({ isApart }) => isApart)) return { ...span, concept: "draw" };
  if (concept !== "draw" || inLatin(tokens[from]?.key ?? "") !== inLatin("x")) return span;
  const isPolite = to === tokens.length && read.some((one) => one.concept === "thanks");
  const isPer = read.some((one) => one.from === to && dayForm.test(one.concept));
  return isPolite || isPer ? { ...span, concept: "filler" } : span;
}

interface Around {
  tokens: readonly Token[];
  read: readonly Span[];
  inNames: ReadonlySet<number>;
}

export const dayForm = /^(?:today|tomorrow|dayafter|weekend|mon|tue|wed|thu|fri|sat|sun)$/;

/** Of some matches those whose other team has a name that many have: "San Teodor against the Wanderers". */
function ofCommon(matches: readonly KnownMatch[], common: readonly Named[]): readonly KnownMatch[] {
  const some = matches.filter(({ id }) => common.every(({ names }) => names.some((name) => name.matches.has(id))));
  return some.length > 0 ? some : matches;
}

function isLeague({ names: [first] }: Named): boolean {
  return first?.kind === "league";
}

const mostAlone = 3;

/** Who asks for one of these wants no end of anything, unless that is said. */
export const sought = ["odds", "best", "history", "chart", "predict", "whowins", "q", "why"] as const;

/** The names among words. In a few words one may be a word of the language too: "Cobras tomorrow". */
function namesIn(tokens: readonly Token[], read: readonly Span[], context: Context): Named[] {
  const found = namesAsTyped(tokens, read, context);
  const known = placesIn([...read, ...found]);
  // "Lobos" are the Wolves.
  const called = tokens.map((token, at) => {
    const club = known.has(at) ? null : clubNamed(token.key, context.language);
    return club === null ? token : { ...token, raw: club, key: club };
  });
  return called.every((token, at) => token === tokens[at]) ? found : namesAsTyped(called, read, context);
}

function namesAsTyped(tokens: readonly Token[], read: readonly Span[], { names }: Context): Named[] {
  const taken = placesIn(read.filter(({ concept }) => !elsewhere.has(concept)));
  const others = read.filter(({ concept }) => elsewhere.has(concept));
  // "Man City" is nobody else called City.
  const isPart = (one: Named): boolean =>
    others.some(({ from, to }) => {
      const isLonger = to - from > one.to - one.from;
      return from <= one.from && one.to <= to && ((isLonger && one.isCommon) || !isSpelled(one));
    });
  const found = names.find(tokens, taken).filter((one) => !isPart(one));
  const isSought = read.some(({ concept }) => (sought as readonly Concept[]).includes(concept));
  if (found.length > 0 || (tokens.length > mostAlone && !isSought)) return found;
  const free = placesIn(read.filter((span) => span.to - span.from > 1 || !mayBeName.has(span.concept)));
  return free.size === taken.size
    ? found
    : names.find(tokens, free).filter(({ to, from, said }) => to - from > 1 || said === tokens[from]?.key);
}

/** Whether a name is written so, and not only in other letters: the French "Riviere" is "River" in Cyrillic. */
function isSpelled({ names, said }: Named): boolean {
  const words = said.split(" ");
  const titles = names.flatMap(({ names: own }) => Object.values(own)).filter(isLatin);
  return titles.some((title) => words.every((word) => wordsOf(title).includes(word)));
}

/** Questions, whose words seldom stand alone. */
const mayBeName: ReadonlySet<Concept> = new Set(["q_free", "q_source", "q_who", "q_legal", "share", "import", "export"]);

/** "The Rovers" are some, "Manchester Rovers" nobody's. */
function isMeantBy(
  one: Named,
  { tokens, read, found }: { tokens: readonly Token[]; read: readonly Span[]; found: readonly Named[] },
) {
  if (found.some(({ isCommon }) => !isCommon) || one.names[0]?.kind !== "team" || one.names.length > mostCommon) return false;
  const known = placesIn([...read, ...found]);
  return one.from === 0 ? tokens.length <= mostAlone : known.has(one.from - 1);
}

const mostCommon = 60;

/** Tennis of women, and of men, is known by a league's name. */
export function leagueOfOne({ has }: Pick<Said, "has">, { names }: Context): Said["league"] {
  const [whose] = (["women", "men"] as const).filter((one) => has(one));
  const named = whose && has("tennis") ? names.find(tokensOf(whose), new Set()).find(isLeague)?.names[0] : undefined;
  return named ? leagueFrom(named) : null;
}

function leagueFrom(name: Name): NonNullable<Said["league"]> {
  return { name, title: titleOf(name) };
}

const sportElsewhere: Readonly<Partial<Record<Concept, string>>> = {
  e_football: sports.football,
  e_hockey: sports.hockey,
  e_basketball: sports.basketball,
  e_tennis: sports.tennis,
};

function absentIn({ tokens, spans }: { tokens: readonly Token[]; spans: readonly Span[] }): Said["absent"] {
  const named = spans.filter(({ concept }) => elsewhere.has(concept) && concept !== "e_books");
  const [first] = named;
  return first ? { words: rawOf(tokens, placesIn(named)), sport: sportElsewhere[first.concept] ?? null } : null;
}

function marketIn({ has }: Pick<Said, "has">, amounts: readonly Amount[]): Said["market"] {
  // "More than 9 corners" is no total of goals.
  const isOther = has("m_other") && !has("goals", "total");
  const hasLine = amounts.some(isLine);
  // "Fewest points" names no line.
  const isBare = has("over", "under") && has("goals") && amounts.length === 0;
  const isTotal =
    !isOther && (isBare || ((has("over", "under") || has("goals")) && hasLine && (!has("watch", "when") || has("goals"))));
  const named = (Object.keys(markets) as (keyof typeof markets)[]).find((one) => has(one));
  return named ?? (isTotal ? "total" : null);
}

/** Where words stand for what nobody offers: "corners", "2-0" of a team. */
function lackingIn({ tokens, spans, has }: Pick<Said, "tokens" | "spans" | "has">, teams: readonly Named[]): Set<number> {
  const isScore = teams.length > 0 && !has("mute", "stop", "until", "alerts", "handicap", "bet");
  const goals = tokens.flatMap(({ key }, at) =>
    isScore && /^\d$/.test(key) && /^-\d$/.test(tokens[at + 1]?.key ?? "") ? at : [],
  );
  // What the score was yesterday is no live score.
  const ends = new Set(spans.flatMap(({ concept, from }) => (concept === "results" ? [from] : [])));
  const isMissing = ({ concept, from }: Span): boolean =>
    !ends.has(from) && (concept === "m_other" || (concept === "live" && has("yesterday")));
  return new Set([...placesIn(spans.filter(isMissing)), ...goals.flatMap((at) => [at, at + 1])]);
}

/** Lines of totals come in quarters. */
function isLine({ value, isPercent }: Amount): boolean {
  return !isPercent && (value * 4) % 1 === 0;
}

/** The matches that all of the teams are in, or those of the first where they never meet. */
export function matchesOf(teams: readonly Named[], { isOpen }: Context): { matches: KnownMatch[]; meet: boolean } {
  const lists = teams.map(({ names }) => new Set(names.flatMap(({ matches }) => [...matches.values()].filter(isOpen))));
  const [first = new Set<KnownMatch>(), ...others] = lists;
  const ids = others.map((list) => new Set([...list].map(({ id }) => id)));
  const common = [...first].filter(({ id }) => ids.every((list) => list.has(id)));
  return { matches: common.length > 0 ? common : [...first], meet: common.length > 0 };
}

/** The matches that are meant, and the teams as far as those have them; `isCommon` where a name that many have told them apart. */
function teamsMeant(
  { teams, common }: { teams: readonly Named[]; common: readonly Named[] },
  wanted: Omit<Wanted, "others">,
  context: Context,
): Pick<Said, "teams" | "matches" | "meet"> & { isCommon: boolean } {
  const shared = matchesOf(teams, context);
  const fitting = ofCommon(shared.matches, common);
  const matches = inOrder(ofMarket(fitting, { ...wanted, others: teamsAlone(teams, context) }));
  return {
    ...{ matches, meet: shared.meet, isCommon: fitting.length < shared.matches.length },
    teams: teams.map((team) => (shared.meet || teams.length === 1 ? ofMatches(team, matches) : team)),
  };
}

/** A name with those of its teams that some matches have; as it is where they have none of them. */
export function ofMatches(named: Named, matches: readonly KnownMatch[]): Named {
  const names = named.names.filter((name) => matches.some(({ id }) => name.matches.has(id)));
  return names.length === 0 || names.length === named.names.length ? named : { ...named, names };
}

interface Wanted {
  market: string | null;
  sport: string | null;
  isDraw: boolean;
  /** Those of each of the teams by itself. */
  others: readonly KnownMatch[];
}

/** Those of the sport that is wanted. Where teams of two towns meet in another sport only, that is not the match that is meant. */
function ofMarket(matches: readonly KnownMatch[], { market, sport, isDraw, others }: Wanted): readonly KnownMatch[] {
  const isFootball = isDraw || (market !== null && footballMarkets.includes(market));
  const wanted = sport ?? (isFootball ? "football" : null);
  const some = [matches, others].map((all) => all.filter(({ match }) => match.sport === wanted)).find((all) => all.length > 0);
  return some ?? matches;
}

function teamsAlone(teams: readonly Named[], context: Context): KnownMatch[] {
  return teams.length < 2 ? [] : [...new Set(teams.flatMap((team) => matchesOf([team], context).matches))];
}

/** Where words stand that mean nothing. */
function unknownIn(tokens: readonly Token[], known: ReadonlySet<number>): Set<number> {
  const isUnknown = ({ key, isEnding }: Token, at: number): boolean => !known.has(at) && !isEnding && /^\p{L}/u.test(key);
  return new Set(tokens.flatMap((token, at) => (isUnknown(token, at) ? at : [])));
}

export const mostBetween = 2;

/** Words as they were typed, with what stands between them: dots where that is long. */
export function rawOf(tokens: readonly Token[], places: ReadonlySet<number>): string {
  const sorted = [...places].sort((a, b) => a - b);
  const parts = sorted.flatMap((at, index) => {
    const last = sorted[index - 1] ?? at - 1;
    const between = tokens.slice(last + 1, at).map(({ raw }) => raw);
    return [...(between.length > mostBetween ? ["…"] : between), tokens[at]?.raw ?? ""];
  });
  return parts.join(" ");
}

export function titleOf({ names }: Name): string {
  return names["en"] ?? Object.values(names)[0] ?? "";
}
