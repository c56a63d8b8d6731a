import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { kickOff, matchButton, matchTitle, titleWithDay } from "./match.ts";
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

/** What there is to choose from, each with its button. */
export function choiceList(text: Text, rows: readonly { spans: readonly Span[]; button: PressButton }[]): Block {
  return {
    kind: "list",
    items: rows.map(({ spans }) => spans),
    opens: rows.map(({ button }) => beside(text, button, "find-choose")),
  };
}

/** Matches with what tells them apart: a league that they all have says nothing. */
export function matchChoices(
  text: Text,
  matches: ChoiceFacts["matches"],
  { command, rest }: Pick<ChoiceFacts, "command" | "rest">,
): { spans: Span[]; button: PressButton }[] {
  const leagues = matches.map(({ match }) => (match.league ? leagueName(match.league, text.language) : ""));
  const isTold = matches.length === 1 || new Set(leagues).size > 1;
  return matches.map((known, index) => ({
    spans: choiceSpans(text, known.match, isTold ? (leagues[index] ?? "") : ""),
    button: matchButton(text, known, command, rest),
  }));
}

function choiceSpans(text: Text, match: Match, league: string): Span[] {
  const args = { title: bold(matchTitle(text, match)), start: kickOff(text, match), league };
  return text.spans(league === "" ? "find-match-row-no-league" : "find-match-row", args);
}

/** An answer about a team's next match, leading on to the team's other ones where buttons can carry all that was asked. */
export function withFixtures(
  text: Text,
  answer: Draft,
  { others, command, rest }: { others: ChoiceFacts["matches"] } & Pick<ChoiceFacts, "command" | "rest">,
): Draft {
  const buttons = others.flatMap((known) => {
    const { press } = matchButton(text, known, command, rest);
    return fitsButton(press) ? [[{ label: titleWithDay(text, known.match), press }]] : [];
  });
  return { ...answer, buttons: [...answer.buttons, ...buttons] };
}

/** Leads on when words fit several matches or none: buttons instead of a dead end. */
export function choicesReply(text: Text, { words, matches, how, command, rest }: ChoiceFacts): Draft {
  const fitting = how === "fitting" || how === "fitting-more";
  const rows = matchChoices(text, matches, { command, rest });
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
      ...(rows.length > 0 ? [choiceList(text, rows)] : []),
      ...(hintKey === null ? [] : [{ kind: "note" as const, spans: text.spans(hintKey) }]),
    ],
    buttons:
      matches.length > 0
        ? rows.map(({ button }) => [button])
        : [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]],
    personal: false,
  };
}
