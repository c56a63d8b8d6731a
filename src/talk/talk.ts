import type { Meaning } from "./meant.ts";
import { dayForm, leagueOfOne, ofMatches, type Said, sports } from "./said.ts";
import { type Concept, placesIn, refusedIn, type Span, type Token } from "./words.ts";

const ordinalForm = /^o(\d)$/;
const lastPlace = 9;
const mostWords = 6;
const linesByWord = /^(?:[on]\d|all|other|mon|tue|wed|thu|fri|sat|sun)$/;
const stopWords: ReadonlySet<string> = new Set(["stop", "watch", "watches", "alerts", "no"]);

/**
 * The line of what was shown last that words mean, by its number: "2", "the second", "the last", "yes"; `stop` ends what was shown
 * there. Null for all other words.
 */
export function placeIn(said: Said, lines: readonly string[]): string | null {
  const { tokens, has, amounts, named, unknown, content } = said;
  if (named.length > 0 || unknown !== "" || tokens.length > mostWords) return null;
  if (has("stop") && !has("all", "alerts", "enough") && content.every(({ concept }) => stopWords.has(concept))) return "stop";
  if (!content.every(({ concept }) => linesByWord.test(concept))) return null;
  const places = placesSaid(said, lines.length);
  if (places !== null) return lines[places] ?? null;
  if (has("other", "no")) return null;
  const [only, ...others] = amounts;
  if (only && others.length === 0 && !only.isPercent && /^\d+$/.test(only.typed))
    return lines.find((line) => line === only.typed) ?? null;
  return has("yes") && content.length === 0 ? (lines[0] ?? null) : null;
}

const besideLeave: ReadonlySet<string> = new Set(["stop", "undo", "enough", "alerts", "other"]);

/** Whether words say nothing but that what was begun is to be left: "no, forget it". */
export function leaves({ has, content, named, unknown, tokens }: Said): boolean {
  const isPlain = named.length === 0 && unknown === "" && tokens.length <= mostWords && !has("q");
  return has("leave") && isPlain && content.every(({ concept }) => besideLeave.has(concept));
}

/** A line of what was shown, with the words beside it: what is wanted of it; `others` are further lines. */
interface LineWished {
  line: string;
  wish: string;
  others: string;
}

/** "The 4th, who's favourite", "follow 1 and 3". Null where no line is named, or a team beside it. */
export function lineWished(said: Said, lines: readonly string[]): LineWished | null {
  const { tokens, named } = said;
  const pointed = linesPointedAt(said, lines);
  const [first, ...others] = pointed;
  if (!first || named.length > 0) return null;
  const rawOf = (some: readonly Token[]): string => some.map(({ raw }) => raw).join(" ");
  const places = placesIn(pointed);
  return {
    line: first.line,
    wish: rawOf(tokens.filter((_, at) => !places.has(at))),
    others: others.map(({ from, to }) => rawOf(tokens.slice(from, to))).join(", "),
  };
}

/** What a number counts that stands before it, and what may stand before a line's number. */
const counted = /^(?:u_[mhdw]|goals|currency|pct|today|tomorrow|morning|evening)$/;
const beforeLine = /^(?:filler|watch|stop|mute|alerts|best|odds|place|no|but|yes|thanks|[on]\d)$/;

function linesPointedAt(said: Said, lines: readonly string[]): (LinePlace & { line: string })[] {
  const { tokens, spans, amounts } = said;
  const isCounting = (at: number): boolean => spans.some(({ concept, from }) => from === at && counted.test(concept));
  const ordinals = spans.flatMap(({ concept, from, to }): (LinePlace & { line: string })[] => {
    const nth = Number(ordinalForm.exec(concept)?.[1] ?? 0);
    const line = lines.at(nth === lastPlace ? -1 : nth - 1);
    return nth === 0 || line === undefined || isCounting(to) ? [] : [{ from, to, line }];
  });
  const numbers = amounts.flatMap(({ at }): (LinePlace & { line: string })[] => {
    const line = lines.find((one) => one === tokens[at]?.raw);
    const isFirst = spans.every(({ concept, from }) => from >= at || beforeLine.test(concept));
    return line === undefined || !isFirst || isCounting(at + 1) ? [] : [{ from: at, to: at + 1, line }];
  });
  const refused = refusedIn(said);
  const all = [...ordinals, ...numbers].filter(({ from }) => !refused.has(from)).sort((a, b) => a.from - b.from);
  return all.filter(({ from }, index) => all.findIndex((one) => one.from === from) === index);
}

type LinePlace = Pick<Span, "from" | "to">;

/** The place that ordinals mean among so many; of two, "not the first" is the second. Null where they mean none, or several. */
function placesSaid({ spans }: Said, count: number): number | null {
  const ordinals = spans.flatMap((span) => {
    const [, nth] = ordinalForm.exec(span.concept) ?? [];
    return nth === undefined ? [] : [{ ...span, place: Number(nth) === lastPlace ? count - 1 : Number(nth) - 1 }];
  });
  const isRefused = ({ from, to }: Span): boolean =>
    spans.some(
      (one) =>
        one.concept === "no" &&
        (one.from === to || (one.to <= from && from - one.to <= 1 && !ordinals.some(({ to: end }) => end === one.from))),
    );
  const wanted = new Set(ordinals.filter((one) => !isRefused(one)).map(({ place }) => place));
  const refused = new Set(ordinals.filter(isRefused).map(({ place }) => place));
  if (wanted.size === 0 && refused.size === 1 && count === 2) return refused.has(0) ? 1 : 0;
  const [place, ...others] = wanted;
  return place === undefined || others.length > 0 ? null : place;
}

/**
 * The line that names mean among those that were shown, each with the match that it leads to: "the Towers" after a list of Lazurny's
 * matches. Null where they name no more than one team, or none or several of those shown.
 */
export function lineNamed(
  { tokens, teams, common, content, unknown }: Said,
  lines: readonly { line: string; id: number }[],
): string | null {
  const [team, ...others] = [...teams, ...common];
  const isAll =
    unknown === "" ||
    unknown ===
      tokens
        .slice(team?.from, team?.to)
        .map(({ raw }) => raw)
        .join(" ");
  if (!team || others.length > 0 || content.length > 0 || !isAll) return null;
  // A name that is one team's by itself needs no list.
  if (teams.length > 0 && team.names.length < 2) return null;
  const shown = team.names.map(({ matches }) => lines.filter(({ id }) => matches.has(id))).filter((own) => own.length > 0);
  const places = new Set(shown.flat().map(({ line }) => line));
  return shown.length === 1 || places.size === 1 ? (shown[0]?.[0]?.line ?? null) : null;
}

/** "The tennis player", "no, the other match". */
const besideDay = /^(?:evening|other|but|[no]\d)$/;
const besideSport = /^(?:other|but|fighters|teams|leagues|matches|[no]\d)$/;

/**
 * The lines that words narrow a list down to, each with the match that it leads to: "no, the basketball one", "tomorrow's". Empty where they name
 * neither, or something else beside it.
 */
export function linesOfSport<T extends { sport: string; startsAt: number | null }>(said: Said, lines: readonly T[]): T[] {
  const { spans, content, named, unknownCount, tokens, day } = said;
  if (named.length > 0 || tokens.length > mostWords || unknownCount > 1) return [];
  // "Tomorrow's".
  const isDay = day !== null && content.every(({ concept }) => dayForm.test(concept) || besideDay.test(concept));
  if (isDay) return lines.filter(({ startsAt }) => startsAt !== null && startsAt >= day.from && startsAt < day.to);
  if (!content.every(({ concept }) => concept in sports || besideSport.test(concept))) return [];
  // "Not basketball, hockey": the last one counts that is not refused.
  const refused = refusedIn(said);
  const own = spans.filter(({ concept }) => concept in sports);
  const last = own.findLast(({ from }) => !refused.has(from)) ?? own.at(-1);
  return last ? lines.filter(({ sport }) => sport === sports[last.concept as keyof typeof sports]) : [];
}

const lists: ReadonlySet<string> = new Set(["matches", "live", "valuebets", "movers", "unwatch", "mute"]);

/** Whether further words may narrow what is shown. */
export function isOpen(meaning: Meaning): boolean {
  return isList(meaning) || isChoice(meaning);
}

/** Whether a list is shown, or something was ended or muted, that further words may be about. */
export function isList(meaning: Meaning): boolean {
  return (meaning.kind === "call" || meaning.kind === "confirm") && lists.has(meaning.command);
}

const narrowing =
  /^(?:football|hockey|basketball|tennis|mma|baseball|women|men|today|tomorrow|dayafter|weekend|mon|tue|wed|thu|fri|sat|sun|until|morning|evening|noon|u_h|all|other|but|matches|leagues|draw|home|away|btts|pct|over|above|[no]\d+|whowins|picks|value)$/;

/** Whether words only say which of a list that was shown: "and tomorrow?", "only the Premier League". */
export function narrowsList({
  teams,
  common,
  content,
  unknownCount,
  tokens,
  league,
  sport,
  day,
  market,
  side,
  has,
}: Said): boolean {
  const isNarrowed =
    league !== null ||
    sport !== null ||
    day !== null ||
    market !== null ||
    side !== null ||
    has("men", "women", "all", "whowins", "value", "until");
  if (!isNarrowed || teams.length + common.length > 0 || unknownCount > 1 || tokens.length > longestNarrowing) return false;
  return content.every(({ concept }) => narrowing.test(concept));
}

const longestNarrowing = 8;

/** What was said before, as further words narrow it. A sport takes the place of another's league. */
export function narrowed(before: Said, said: Said): Said {
  const isOtherSport = said.sport !== null && before.sport !== null && said.sport !== before.sport;
  const isAll = said.has("all");
  const amounts = said.amounts.length > 0 || said.has("until") ? said.amounts : before.amounts;
  const spans = [...before.spans.filter(({ concept }) => concept !== "no"), ...said.spans];
  const has = (...concepts: Concept[]): boolean => spans.some(({ concept }) => concepts.includes(concept));
  const league = said.league ?? leagueOfOne({ has }, said.context) ?? (isOtherSport ? null : before.league);
  return {
    ...before,
    ...{ spans, has, amounts, league, unknown: said.unknown, unknownCount: said.unknownCount, lacking: said.lacking },
    ...{ sport: said.sport ?? before.sport, day: said.day ?? before.day, absent: null },
    ...{ market: said.market ?? before.market, side: said.side ?? before.side },
    ...{ teams: isAll ? [] : before.teams, content: [...before.content, ...said.content] },
    // A time stands among its own words.
    ...(said.has("until") ? { tokens: said.tokens } : {}),
  };
}

const besideChoice = /^(?:matches|teams|fighters|morning|evening|noon|night|other|but|odds|leagues|[no]\d|vs)$/;

/**
 * What was said before, with the choice that it left open narrowed by further words: a sport, a day, a league, a name ("the Lindmoor ones"),
 * or another price. Null where they say anything else, or nothing of it is left.
 */
export function chosen(before: Said, said: Said): Said | null {
  const price = priceInstead(said);
  if (price && said.named.length === 0) return atOtherPrice(before, price);
  const { sport, day, league, teams, common, content, tokens, unknownCount } = said;
  const others = [...teams, ...common];
  const isPlain = content.every(({ concept }) => concept in sports || dayForm.test(concept) || besideChoice.test(concept));
  const isNarrowed = sport !== null || day !== null || league !== null || others.length === 1;
  if (before.teams.length === 0 || !isPlain || !isNarrowed || others.length > 1) return null;
  if (tokens.length > longestNarrowing || unknownCount > 1) return null;
  const left = before.matches.filter(
    ({ id, match: { sport: own, startsAt } }) =>
      (sport === null || own === sport) &&
      (day === null || (startsAt !== null && startsAt >= day.from && startsAt < day.to)) &&
      (league === null || league.name.matches.has(id)) &&
      others.every(({ names }) => names.some(({ matches }) => matches.has(id))),
  );
  const isSame = left.length === before.matches.length;
  if (left.length === 0 || (isSame && day === null)) return null;
  return { ...before, matches: left, teams: before.teams.map((team) => ofMatches(team, left)), day: day ?? before.day };
}

/** The price, and how it is to be reached where that is said, in place of the one before. */
function atOtherPrice(before: Said, { sign, price }: NonNullable<ReturnType<typeof priceInstead>>): Said | null {
  const broken = before.amounts.filter(({ value }) => !Number.isInteger(value));
  const [old, ...others] = broken.length > 0 ? broken : before.amounts;
  if (!old || old.isPercent || others.length > 0) return null;
  const amounts = before.amounts.map((one) => (one === old ? { ...one, typed: price, value: Number(price) } : one));
  if (sign === null) return { ...before, amounts };
  const at = before.tokens.length;
  const kept = before.spans.filter(({ concept }) => !ways.test(concept));
  const spans = [...kept, { concept: sign === "<=" ? ("below" as const) : ("above" as const), from: at, to: at }];
  return { ...before, amounts, spans, has: (...concepts) => spans.some(({ concept }) => concepts.includes(concept)) };
}

const ways = /^(?:above|below|over|under|up|down)$/;

/** Whether it is asked which match is meant, or shown the next of several, or a bet is to be confirmed: further words may narrow that. */
function isChoice(meaning: Meaning): boolean {
  if (meaning.kind === "which") return meaning.who.length > 0 && meaning.slots.says !== "combined";
  return meaning.kind === "confirm" ? meaning.known !== null : meaning.kind === "call" && meaning.others.length > 0;
}

/** A name that is said after a list is of that list, where it has some of that name. */
export function asListed(said: Said, list: Said): Said {
  const { teams, sport, day, matches } = said;
  if (teams.length === 0 || sport !== null || day !== null) return said;
  const { sport: listed, day: on } = list;
  const own = matches.filter(({ match: { sport: one, startsAt } }) => {
    const isOnDay = on === null || (startsAt !== null && startsAt >= on.from && startsAt < on.to);
    return isOnDay && (listed === null || one === listed);
  });
  return own.length === 0 ? said : { ...said, matches: own, teams: teams.map((team) => ofMatches(team, own)) };
}

/** Concepts that answer a question about something else: a side, a length of time, a day, a number. */
const values =
  /^(?:u_[mhdw]|n\d|o\d|draw|home|away|over|under|above|below|total|goals|btts|handicap|dnb|dc|pct|until|morning|evening|noon|women|for|today|tomorrow|dayafter|weekend|mon|tue|wed|thu|fri|sat|sun|football|hockey|basketball|tennis|mma|baseball|all|yes|no)$/;
const manners: ReadonlySet<Concept> = new Set(["filler", "vs", "place"]);

/** Whether words say nothing but what was asked for: a name, a value, or what only the question makes sense of. */
export function isAnswer({ spans }: Said, meaning: Meaning): boolean {
  const says = spans.filter(({ concept }) => !manners.has(concept));
  // Where somebody is answers what asks for that alone, and that takes it either way.
  if (meaning.kind === "call" && meaning.slots.zone !== undefined) return false;
  return meaning.kind === "unclear" || says.every(({ concept }) => values.test(concept));
}

/** "And now?", "what time?": for what was shown, again. */
export function asksAgain(said: Said): boolean {
  return isNow(said) || isWhen(said);
}

function isNow({ content, isQuestion, unknown, tokens, named }: Said): boolean {
  // "Live, now" asks for what is live.
  const isAlone = content.length === 1 && content[0]?.concept === "live";
  return isAlone && isQuestion && unknown === "" && named.length === 0 && tokens.length > 1 && tokens.length <= mostNow;
}

const mostNow = 3;

function isWhen({ has, content, unknownCount, named }: Said): boolean {
  return has("begins") && unknownCount <= 1 && named.length === 0 && content.every(({ concept }) => beginning.test(concept));
}

const beginning = /^(?:begins|matches|odds)$/;
const instead = /^(?:no|other|insult|odds|undo|settings|above|below|over|under|settings|when|up|down|watch|best)$/;

/** The price that is to take the place of another, and how it is to be reached where that is said: "no, rather 1.85". */
export function priceInstead({ amounts, content, has, tokens }: Said): { sign: string | null; price: string } | null {
  const [only, ...others] = amounts;
  if (!only || others.length > 0 || only.isPercent || only.value <= 1 || tokens.length > mostWords) return null;
  if (Number.isInteger(only.value) && !has("above", "below", "over", "under")) return null;
  if (!content.every(({ concept }) => instead.test(concept))) return null;
  const sign = has("below", "under") === has("above", "over") ? null : has("below", "under") ? "<=" : ">=";
  return { sign, price: only.typed };
}
