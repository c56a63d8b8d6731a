import type { KnownMatch } from "../matches/matches.ts";
import { inOrder } from "../matches/taking-part.ts";
import type { Name, Named } from "./names.ts";
import { type Market, matchesOf, type Said } from "./said.ts";
import type { NamedDay } from "./values.ts";
import type { Concept } from "./words.ts";

const topics = [
  ...(["hello", "welcome", "sorry", "valuebet", "fair", "margin", "surebet", "alerts", "whowins", "howmuch"] as const),
  ...(["free", "source", "who", "chats", "absent", "legal", "gambling", "terms"] as const),
  ...(["differ", "results", "reminder", "left"] as const),
] as const;
export type Topic = (typeof topics)[number];

/** What narrows a call down, in words that are the same in all languages: `{ market: "total:2.5", limit: ">=2.3", day: "sat" }`. */
export type Slots = Readonly<Partial<Record<SlotName, string>>>;
type SlotName =
  | ("market" | "side" | "limit" | "rule" | "day" | "sport" | "league" | "line" | "for" | "until" | "edge")
  | ("format" | "zone" | "language" | "all" | "stake" | "says");

/** A call by its command and the words behind it. */
interface Asked {
  command: string;
  text: string;
  slots: Slots;
  /** What it is about, as far as that was named. */
  who: readonly Name[];
}

/** A match that completes a call; `rest` stands behind it. */
export interface Choice {
  known: KnownMatch;
  rest: string;
}

/** What people ask the meaning of: `odds` are the numbers themselves, `winner` is 1X2. */
export type Term = "odds" | "winner" | Market;

export type Meaning =
  /** `others`: further matches of the team; `noneOn`: none is on the day that was named, so that the next one is shown. */
  | (Asked & { kind: "call"; ignored: string; lacking: string; others: readonly KnownMatch[]; noneOn: NamedDay | null })
  /** `apart`: what was named never meets. */
  | (Asked & { kind: "which"; ignored: string; lacking: string; choices: readonly Choice[]; apart: readonly [Name, Name] | null })
  | (Asked & { kind: "ask" })
  | (Asked & { kind: "confirm"; known: KnownMatch | null })
  | { kind: "answer"; topic: Exclude<Topic, "terms">; ignored?: string }
  | { kind: "answer"; topic: "terms"; term: Term }
  /** `lacking`: it is known what the words mean, and that nothing of the kind is here. */
  | { kind: "unclear"; words: string; lacking?: true };

export const formatConcepts = ["f_american", "f_fractional", "f_decimal", "f_percent"] as const;
export const mostChoices = 8;
const mostOthers = 4;

export function call(said: Said, command: string, text = "", slots: Slots = {}): Extract<Meaning, { kind: "call" }> {
  const { unknown: ignored, lacking } = said;
  return { kind: "call", ...asked(said, command, text, slots), ignored, lacking, others: [], noneOn: null };
}

export function asked({ teams }: Said, command: string, text: string, slots: Slots): Asked {
  return { command, text: text.trim(), slots, who: teams.flatMap(({ names }) => names) };
}

interface About {
  command: string;
  /** What stands behind the match. */
  rest(known: KnownMatch): string;
  slots: Slots;
  /** Of a single team's matches the next one will do. */
  next: boolean;
}

/** A call about the match that was named, or the question which. */
export function about(said: Said, { command, rest, slots, next }: About): Meaning {
  const { teams, matches, meet, day } = said;
  if (teams.length > 1 && !meet) return apart(said, { command, rest, slots });
  const onDay =
    day === null
      ? matches
      : matches.filter(({ match: { startsAt } }) => startsAt !== null && startsAt >= day.from && startsAt < day.to);
  const fitting = onDay.length > 0 ? onDay : matches;
  const noneOn = onDay.length === 0 ? day : null;
  const isOne = !teams.some(({ isOther }) => isOther) && (fitting.length === 1 || (next && new Set(teams[0]?.names).size === 1));
  const known = fitting[0];
  const withDay = day === null ? slots : { ...slots, day: day.word };
  if (!known || !isOne) {
    const choices = fitting.slice(0, mostChoices).map((one) => ({ known: one, rest: rest(one) }));
    return {
      kind: "which",
      ...asked(said, command, rest(fitting[0] as KnownMatch), withDay),
      ignored: said.unknown,
      lacking: said.lacking,
      choices,
      apart: null,
    };
  }
  const text = `#${known.id} ${rest(known)}`;
  return { ...call(said, command, text, withDay), others: fitting.slice(1, 1 + mostOthers), noneOn };
}

function apart(said: Said, { command, rest, slots }: Omit<About, "next">): Meaning {
  const [first, second] = said.teams;
  const nextOf = (named: Named | undefined): KnownMatch[] => matchesOf(named ? [named] : [], said.context).matches;
  const next = [first, second].flatMap((named) => inOrder(nextOf(named)).slice(0, 1));
  const [one, other] = [first?.names[0], second?.names[0]];
  const choices = [...new Set(next)].map((known) => ({ known, rest: rest(known) }));
  const names = one && other ? ([one, other] as const) : null;
  return {
    kind: "which",
    ...asked(said, command, "", slots),
    ignored: said.unknown,
    lacking: said.lacking,
    choices,
    apart: names,
  };
}

export function ofSport(said: Said, sport: string): Meaning {
  return { ...call(said, "unwatch", `sport ${sport}`, { sport }), ignored: "" };
}

/** "Is there tennis today, or a pause" asks what there is. */
export function asksForList({ has, sport, league, day }: Said): boolean {
  const isNarrowed = sport !== null || league !== null || day !== null;
  return isNarrowed && has("matches", "odds", "best", "predict", "value") && !has("alerts", "all", "until", "for");
}

export const directions: readonly Concept[] = ["above", "below", "up", "down"];
