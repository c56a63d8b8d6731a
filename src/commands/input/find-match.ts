import { fitsButton, type Press } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Finder, Finding } from "../../matches/finder.ts";
import type { KnownMatch } from "../../matches/index.ts";
import { teamName } from "../../matches/names.ts";
import { inOrder, isOfOneTeam } from "../../matches/taking-part.ts";
import type { NamedSide } from "../../matches/two-names.ts";
import { longestName } from "../../matches/words.ts";
import { askMatchReply, type ChoiceFacts, choicesReply, withFixtures } from "../../replies/parts/choices.ts";
import type { Text } from "../../replies/parts/text.ts";
import { type Ask, Refusal } from "../command.ts";
import { readsWords } from "../shown.ts";
import { sportsOf } from "./match-filter.ts";

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

const soonestShown = 5;
/** Matches enough to know the sports that there are. */
const mostAskedFor = 500;
/** A team's other matches that an answer about its next one leads on to. */
const mostFixtures = 4;

/** Finds the match that was asked for; several candidates, or none, become buttons that complete the call. */
export async function findMatch(
  { call, args, text, settings, now }: Ask,
  { finder, command, rest = "", next = false }: FindMatch,
): Promise<Found> {
  const words = args["match"];
  if (words === undefined) {
    const matches = finder.suggest("", soonestShown);
    const instead = askMatchReply(text, { matches, command, rest, readsWords: readsWords(call), now });
    return { instead, candidates: [], more: false };
  }
  if (words.length > longestName) throw new Refusal("refuse-too-long");
  const found = await finder.find(words, { timeZone: settings.timeZone ?? "UTC" });
  if (found.kind === "one") return { known: found.known, leadOn: (answer) => answer };
  const fixtures = next && found.kind === "many" && isOfOneTeam(found.candidates) ? inOrder(found.candidates) : [];
  const [known, ...others] = fixtures;
  if (known)
    return {
      known,
      leadOn: (answer) => withFixtures(text, answer, { known, others: others.slice(0, mostFixtures), command, rest }),
    };
  const instead = choicesReply(text, {
    words,
    ...choiceOf(text, words, found),
    command,
    rest,
    sports: sportsOf(finder.suggest("", mostAskedFor)),
    now,
  });
  demandWhole(instead, { words, finder, text, command });
  return found.kind === "many"
    ? { instead, candidates: found.candidates, more: found.more }
    : { instead, candidates: [], more: false };
}

function choiceOf(
  text: Text,
  words: string,
  found: Exclude<Finding, { kind: "one" }>,
): Pick<ChoiceFacts, "matches" | "how" | "apart"> {
  switch (found.kind) {
    case "many":
      return { matches: found.candidates, how: found.more ? "fitting-more" : "fitting" };
    case "none":
      return { matches: found.suggestions, how: found.near ? "near" : /^\d+$/.test(words.trim()) ? "number" : "soonest" };
    case "apart": {
      const [first, second] = found.sides;
      const name = ({ team, words }: NamedSide) => (team ? teamName(team, text.language) : words);
      return { matches: [first.next, second.next], how: "apart", apart: [name(first), name(second)] };
    }
  }
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
