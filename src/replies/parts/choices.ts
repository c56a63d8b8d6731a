import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { kickOff, matchButton, matchTitle, titlesApart } from "./match.ts";
import { beside } from "./paging.ts";
import { bold, code, plain, type Text } from "./text.ts";

export interface ChoiceFacts {
  /** What was searched for. */
  words: string;
  matches: readonly { id: number; match: Match }[];
  /** Each of them fits (and more do), or resembles what was searched for, or is only what starts soonest; that may be because a number alone names none. */
  how: "fitting" | "fitting-more" | "near" | "soonest" | "apart" | "number";
  /** The two names that do not meet, whose next matches these are. */
  apart?: readonly [string, string];
  /** The call that a choice completes: a command, and what comes after the match. */
  command: string;
  rest: string;
}

/** What there is to choose from, each with its button; `mark` is what a row is called by already. */
export function choiceList(text: Text, rows: readonly { spans: readonly Span[]; button: PressButton; mark?: string }[]): Block {
  return {
    kind: "list",
    items: rows.map(({ spans }) => spans),
    opens: rows.map(({ button }) => beside(text, button, "find-choose")),
    ...(rows.some(({ mark }) => mark !== undefined) ? { marks: rows.map(({ mark = null }) => mark) } : {}),
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
  const labels = titlesApart(text, matches);
  return matches.map((known, index) => ({
    spans: choiceSpans(text, known.match, isTold ? (leagues[index] ?? "") : ""),
    button: { ...matchButton(text, known, command, rest), label: labels[index] ?? "" },
  }));
}

function choiceSpans(text: Text, match: Match, league: string): Span[] {
  const args = { title: bold(matchTitle(text, match)), start: kickOff(text, match), league };
  return text.spans(league === "" ? "find-match-row-no-league" : "find-match-row", args);
}

interface Fixtures extends Pick<ChoiceFacts, "command" | "rest"> {
  /** The one that the answer is about. */
  known: ChoiceFacts["matches"][number];
  others: ChoiceFacts["matches"];
}

/** An answer about a team's next match, leading on to the team's other ones where buttons can carry all that was asked. */
export function withFixtures(text: Text, answer: Draft, { known, others, command, rest }: Fixtures): Draft {
  const [, ...labels] = titlesApart(text, [known, ...others], { dated: true });
  const buttons = others.flatMap((other, index) => {
    const { press } = matchButton(text, other, command, rest);
    return fitsButton(press) ? [[{ label: labels[index] ?? "", press }]] : [];
  });
  return { ...answer, buttons: [...answer.buttons, ...buttons] };
}

interface MatchQuestion extends Pick<ChoiceFacts, "matches" | "command" | "rest"> {
  /** Whether the next words alone are an answer. */
  readsWords: boolean;
}

/** Asks which match a command is about, and offers these. */
export function askMatchReply(text: Text, { matches, command, rest, readsWords }: MatchQuestion): Draft {
  const question = readsWords ? text.spans("ask-match") : text.spans("ask-match-command", { command: code(`/${command}`) });
  return matchQuestion(text, question, { matches, command, rest });
}

function matchQuestion(
  text: Text,
  question: readonly Span[],
  { matches, command, rest }: Pick<ChoiceFacts, "matches" | "command" | "rest">,
): Draft {
  const rows = matchChoices(text, matches, { command, rest });
  const all = { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } };
  return {
    blocks: [{ kind: "paragraph", spans: question }, ...(rows.length > 0 ? [choiceList(text, rows)] : [])],
    buttons: rows.length > 0 ? rows.map(({ button }) => [button]) : [[all]],
    personal: false,
    // Words alone ask for odds anyway.
    ...(command === "odds" ? {} : { asks: { command, before: "", behind: rest } }),
  };
}

/** Leads on when words fit several matches or none: buttons instead of a dead end. */
export function choicesReply(text: Text, facts: ChoiceFacts): Draft {
  const { matches, how } = facts;
  const asked = matchQuestion(text, plain(questionOf(text, facts)), facts);
  const hintKey = matches.length === 0 ? "find-none-hint" : how === "fitting-more" ? "find-many-more" : null;
  if (hintKey === null) return asked;
  return { ...asked, blocks: [...asked.blocks, { kind: "note", spans: text.spans(hintKey) }] };
}

function questionOf(text: Text, { words, matches, how, apart }: ChoiceFacts): string {
  if (how === "fitting" || how === "fitting-more") return text.say("find-many");
  if (how === "apart" && apart) return text.say("find-apart", { first: shortened(apart[0]), second: shortened(apart[1]) });
  if (how === "number" && matches.length > 0) return text.say("find-number", { words });
  const key = matches.length === 0 ? "find-none" : how === "near" ? "find-none-near" : "find-none-soonest";
  return text.say(key, { words: shortened(words) });
}

function shortened(words: string): string {
  return words.length > 60 ? `${[...words].slice(0, 60).join("")}…` : words;
}
