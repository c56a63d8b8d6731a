import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { leagueName } from "../../matches/names.ts";
import { button, note, paragraph } from "./blocks.ts";
import { kickOff, matchButton, matchTitle, titlesApart } from "./match.ts";
import { buttonsShown, inFittingRows, rowsShown } from "./paging.ts";
import { sportName } from "./sports.ts";
import { bold, code, inOneLine, onLines, plain, type Text } from "./text.ts";

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
  /** The sports that have matches, to say where nothing is called so. */
  sports: readonly string[];
  now: number;
}

/** What there is to choose from, each with its button; `mark` is what a row is called by already. */
export function choiceList(rows: readonly { spans: readonly Span[]; button: PressButton; mark?: string }[]): Block {
  return {
    kind: "list",
    items: rows.map(({ spans }) => spans),
    opens: rows.map(({ button }) => button.press),
    ...(rows.some(({ mark }) => mark !== undefined) ? { marks: rows.map(({ mark = null }) => mark) } : {}),
  };
}

/** Matches with what tells them apart: a league that they all have says nothing. */
export function matchChoices(
  text: Text,
  matches: ChoiceFacts["matches"],
  { command, rest, now }: Pick<ChoiceFacts, "command" | "rest"> & { now?: number | undefined },
): { spans: Span[]; button: PressButton }[] {
  const leagues = matches.map(({ match }) => (match.league ? leagueName(match.league, text.language) : ""));
  const isTold = matches.length === 1 || new Set(leagues).size > 1;
  const labels = titlesApart(text, matches);
  return matches.map((known, index) => ({
    spans: choiceSpans(text, known.match, { league: isTold ? (leagues[index] ?? "") : "", now }),
    button: { ...matchButton(text, known, command, rest), label: labels[index] ?? "" },
  }));
}

function choiceSpans(text: Text, match: Match, { league, now }: { league: string; now: number | undefined }): Span[] {
  const args = { title: bold(matchTitle(text, match)), start: kickOff(text, match, now), league };
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
  const room = Math.max(1, buttonsShown - answer.buttons.flat().length);
  const buttons = others.slice(0, room).flatMap((other, index) => {
    const { press } = matchButton(text, other, command, rest);
    return fitsButton(press) ? [[{ label: labels[index] ?? "", press }]] : [];
  });
  return { ...answer, buttons: [...answer.buttons, ...buttons] };
}

interface MatchQuestion extends Pick<ChoiceFacts, "matches" | "command" | "rest" | "now"> {
  /** Whether the next words alone are an answer. */
  readsWords: boolean;
}

/** Asks which match a command is about, and offers these. */
export function askMatchReply(text: Text, { matches, command, rest, readsWords, now }: MatchQuestion): Draft {
  const question = readsWords ? text.spans("ask-match") : text.spans("ask-match-command", { command: code(`/${command}`) });
  return matchQuestion(text, question, { matches, command, rest, now });
}

function matchQuestion(
  text: Text,
  question: readonly Span[],
  { matches, command, rest, now }: Pick<ChoiceFacts, "matches" | "command" | "rest" | "now">,
): Draft {
  const rows = matchChoices(text, matches, { command, rest, now });
  const all = { label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } };
  return {
    blocks: [{ kind: "paragraph", spans: question }, ...(rows.length > 0 ? [choiceList(rows)] : [])],
    buttons: rows.length > 0 ? rows.map(({ button }) => [button]) : [[all]],
    personal: false,
    // Words alone ask for odds anyway.
    ...(command === "odds" && rest === "" ? {} : { asks: { command, before: "", behind: rest } }),
  };
}

/** Leads on when words fit several matches or none: buttons instead of a dead end. */
export function choicesReply(text: Text, facts: ChoiceFacts): Draft {
  const { matches, how, command, rest, words } = facts;
  if (matches.length === 0 || how === "soonest") return unknownReply(text, facts);
  const shown = matches.slice(0, rowsShown);
  const isCut = shown.length < matches.length || how === "fitting-more";
  const question = plain(questionOf(text, facts));
  const first = isCut
    ? inOneLine([[bold(text.say("find-many"))], text.spans("find-many-first", { count: shown.length })])
    : question;
  const asked = matchQuestion(text, first, { ...facts, matches: shown });
  // What is looked for by words alone leads to odds.
  const all = { command: "search", text: words, replace: false };
  if (isCut && command === "odds" && rest === "" && fitsButton(all))
    return { ...asked, buttons: [...asked.buttons, [{ label: text.say("find-more"), press: all }]] };
  return isCut ? { ...asked, blocks: [...asked.blocks, note(text.spans("find-many-more"))] } : asked;
}

/** Says what is not known, and what is. */
function unknownReply(text: Text, { words, sports }: ChoiceFacts): Draft {
  const lines = [
    text.spans("find-unknown", { words: shortened(words) }),
    ...(sports.length > 0 ? [text.spans("find-sports", { sports: sportsInWords(text, sports) })] : []),
  ];
  const to = (label: string, command: string) => button(text.say(label), command, "", { replace: false });
  return {
    blocks: [paragraph(onLines(lines))],
    buttons: inFittingRows([to("start-matches", "matches"), to("leagues-all", "leagues"), to("help-button", "help")]),
    personal: true,
  };
}

/** "Football, tennis and MMA", the ones with most matches first. */
function sportsInWords(text: Text, sports: readonly string[]): string {
  return new Intl.ListFormat(text.language).format(sports.slice(0, sportsNamed).map((sport) => sportName(text, sport)));
}

const sportsNamed = 6;

function questionOf(text: Text, { words, matches, how, apart }: ChoiceFacts): string {
  if (how === "fitting" || how === "fitting-more") return text.say("find-many");
  if (how === "apart" && apart) return text.say("find-apart", { first: shortened(apart[0]), second: shortened(apart[1]) });
  if (how === "number" && matches.length > 0) return text.say("find-number", { words });
  return text.say("find-none-near", { words: shortened(words) });
}

function shortened(words: string): string {
  return words.length > 60 ? `${[...words].slice(0, 60).join("")}…` : words;
}
