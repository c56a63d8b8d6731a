import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Draft } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { kickOff, matchButton, matchTitle } from "./match.ts";
import { beside } from "./paging.ts";
import { bold, plain, type Text } from "./text.ts";

export interface ChoiceFacts {
  /** What was searched for. */
  words: string;
  matches: readonly { id: number; match: Match }[];
  /** Each of them fits (and more do), or resembles what was searched for, or is only what starts soonest. */
  how: "fitting" | "fitting-more" | "near" | "soonest";
  /** The call that a choice completes: a command, and what comes after the match. */
  command: string;
  rest: string;
}

/** Several matches that fit, each with what tells it apart. */
function matchList(text: Text, matches: ChoiceFacts["matches"], call: Pick<ChoiceFacts, "command" | "rest">): Block {
  return {
    kind: "list",
    items: matches.map(({ match }) => {
      const league = match.league ? leagueName(match.league, text.language) : "";
      const args = { title: bold(matchTitle(text, match)), start: kickOff(text, match), league };
      return text.spans(league === "" ? "find-match-row-no-league" : "find-match-row", args);
    }),
    opens: matches.map((known) => beside(text, matchButton(text, known, call.command, call.rest), "find-choose")),
  };
}

/** An answer about a team's next match, leading on to the team's other ones where buttons can carry all that was asked. */
export function withFixtures(
  text: Text,
  answer: Draft,
  { others, command, rest }: { others: ChoiceFacts["matches"] } & Pick<ChoiceFacts, "command" | "rest">,
): Draft {
  const buttons = others.flatMap((known) => {
    const { label, press } = matchButton(text, known, command, rest);
    if (!fitsButton(press)) return [];
    const { startsAt } = known.match;
    const day = startsAt === null ? null : text.moment(startsAt, "date").text;
    return [[{ label: day === null ? label : text.say("find-fixture", { day, title: label }), press }]];
  });
  return { ...answer, buttons: [...answer.buttons, ...buttons] };
}

/** Leads on when words fit several matches or none: buttons instead of a dead end. */
export function choicesReply(text: Text, { words, matches, how, command, rest }: ChoiceFacts): Draft {
  const fitting = how === "fitting" || how === "fitting-more";
  const buttons = matches.map((known) => [matchButton(text, known, command, rest)]);
  const shown = words.length > 60 ? `${[...words].slice(0, 60).join("")}…` : words;
  const key = fitting
    ? "find-many"
    : matches.length > 0
      ? how === "near"
        ? "find-none-near"
        : "find-none-soonest"
      : "find-none";
  const hintKey = matches.length === 0 ? "find-none-hint" : how === "fitting-more" ? "find-many-more" : null;
  return {
    blocks: [
      { kind: "paragraph", spans: plain(text.say(key, fitting ? {} : { words: shown })) },
      ...(fitting ? [matchList(text, matches, { command, rest })] : []),
      ...(hintKey === null ? [] : [{ kind: "note" as const, spans: text.spans(hintKey) }]),
    ],
    buttons:
      matches.length > 0
        ? buttons
        : [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]],
    personal: false,
  };
}
