import { fitsButton, type Press } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { longestName } from "../../matches/words.ts";
import { choicesReply, withFixtures } from "../../replies/parts/choices.ts";
import type { Text } from "../../replies/parts/text.ts";
import { type Ask, Refusal } from "../command.ts";

/** The match that the argument `match` means, or the reply that leads on to it. */
export type Found =
  /** `leadOn` adds to the answer what else the words could have meant. */
  | { known: KnownMatch; leadOn(answer: Draft): Draft }
  /** With `candidates`: the matches that fit, and whether more do; none when they are only near. */
  | { instead: Draft; candidates: readonly KnownMatch[]; more: boolean };

export interface FindMatch {
  finder: Finder;
  /** The command that is completed once a match is chosen, and what follows the match in it. */
  command: string;
  rest?: string;
  /** Where several matches fit that are all of one team, takes the next one and leads on to the others. */
  next?: boolean;
}

/** A team's other matches that an answer about its next one leads on to. */
const mostFixtures = 4;

/** Finds the match that was asked for; several candidates, or none, become buttons that complete the call. */
export async function findMatch(
  { args, text, settings }: Ask,
  { finder, command, rest = "", next = false }: FindMatch,
): Promise<Found> {
  const words = args["match"];
  if (words === undefined)
    throw new Refusal("refuse-missing", {
      example: text.say(`command-${command}.example`, { match: exampleMatch(finder) }),
    });
  if (words.length > longestName) throw new Refusal("refuse-too-long");
  const found = await finder.find(words, { timeZone: settings.timeZone ?? "UTC" });
  if (found.kind === "one") return { known: found.known, leadOn: (answer) => answer };
  const fixtures = next && found.kind === "many" && isOfOneTeam(found.candidates) ? inOrder(found.candidates) : [];
  const [known, ...others] = fixtures;
  if (known)
    return { known, leadOn: (answer) => withFixtures(text, answer, { others: others.slice(0, mostFixtures), command, rest }) };
  const facts =
    found.kind === "many"
      ? { matches: found.candidates, how: found.more ? ("fitting-more" as const) : ("fitting" as const) }
      : { matches: found.suggestions, how: found.near ? ("near" as const) : ("soonest" as const) };
  const instead = choicesReply(text, { words, ...facts, command, rest });
  demandWhole(instead, { words, finder, text, command });
  return found.kind === "many"
    ? { instead, candidates: found.candidates, more: found.more }
    : { instead, candidates: [], more: false };
}

/** Whether one team plays in all of them. */
export function isOfOneTeam(matches: readonly KnownMatch[]): boolean {
  const teamsOf = ({ match: { home, away } }: KnownMatch) =>
    [home, away].map(({ id, slug, names }) => id ?? slug ?? JSON.stringify(names));
  const [first, ...others] = matches.map(teamsOf);
  return first?.some((team) => others.every((teams) => teams.includes(team))) ?? false;
}

/** What is live or comes next before what comes later, and what is over last. */
export function inOrder(matches: readonly KnownMatch[]): KnownMatch[] {
  const rank = ({ match }: KnownMatch) => Number(hasEnded(match.status));
  const start = ({ match: { startsAt } }: KnownMatch) => startsAt ?? Number.POSITIVE_INFINITY;
  return matches.toSorted((a, b) => rank(a) - rank(b) || start(a) - start(b));
}

interface WholeChoice {
  words: string;
  text: Text;
  /** What the choice would have to offer besides. */
  presses?: readonly Press[];
}

/** Refuses a choice whose buttons cannot carry all that was asked for: nothing of it may get lost on the way. */
export function demandWhole(
  { buttons }: Draft,
  { words, finder, text, command, presses = [] }: Pick<FindMatch, "finder" | "command"> & WholeChoice,
): void {
  const shown = buttons.flat().flatMap((button) => ("press" in button ? [button.press] : []));
  if ([...shown, ...presses].every(fitsButton)) return;
  const example = text.say(`command-${command}.example`, { match: exampleMatch(finder) });
  throw new Refusal("find-name-one", { words: words.slice(0, 60), example });
}

/** The number of a match that is listed, so that every example works as it stands. */
export function exampleMatch(finder: Finder): string {
  const [first] = finder.suggest("", 1);
  return first ? `#${first.id}` : "#1";
}
