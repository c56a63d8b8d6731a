import type { Draft } from "../chat/reply.ts";
import type { Finder } from "../matches/finder.ts";
import type { KnownMatch } from "../matches/index.ts";
import { longestName } from "../matches/words.ts";
import { choicesReply } from "../replies/choices.ts";
import { type Ask, Refusal } from "./command.ts";

/** The match that the argument `match` means, or the reply that leads on to it. */
export type Found =
  | { known: KnownMatch }
  /** With `candidates`: the matches that fit, and whether more do; none when they are only near. */
  | { instead: Draft; candidates: readonly KnownMatch[]; more: boolean };

export interface FindMatch {
  finder: Finder;
  /** The command that is completed once a match is chosen, and what follows the match in it. */
  command: string;
  rest?: string;
}

/** Finds the match that was asked for; several candidates, or none, become buttons that complete the call. */
export async function findMatch({ args, text, settings }: Ask, { finder, command, rest = "" }: FindMatch): Promise<Found> {
  const words = args["match"];
  if (words === undefined)
    throw new Refusal("refuse-missing", {
      example: text.say(`command-${command}.example`, { match: exampleMatch(finder) }),
    });
  if (words.length > longestName) throw new Refusal("refuse-too-long");
  const found = await finder.find(words, { timeZone: settings.timeZone ?? "UTC" });
  switch (found.kind) {
    case "one":
      return { known: found.known };
    case "many":
      return {
        instead: choicesReply(text, {
          words,
          matches: found.candidates,
          how: found.more ? "fitting-more" : "fitting",
          command,
          rest,
        }),
        candidates: found.candidates,
        more: found.more,
      };
    case "none":
      return {
        instead: choicesReply(text, { words, matches: found.suggestions, how: found.near ? "near" : "soonest", command, rest }),
        candidates: [],
        more: false,
      };
  }
}

/** The number of a match that is listed, so that every example works as it stands. */
export function exampleMatch(finder: Finder): string {
  const [first] = finder.suggest("", 1);
  return first ? `#${first.id}` : "#1";
}
