import type { Block, Button, Draft } from "../chat/reply.ts";
import { type leagueName, teamName } from "../matches/names.ts";
import type { Choice, Meaning, Term, Topic } from "../talk/meant.ts";
import type { NamedDay } from "../talk/values.ts";
import { type ChoiceFacts, choiceList, matchChoices, withFixtures } from "./parts/choices.ts";
import { selectionName } from "./parts/markets.ts";
import { matchButton, matchTitle } from "./parts/match.ts";
import { plain, type Text } from "./parts/text.ts";

type Known = ChoiceFacts["matches"][number];

/** The buttons below an answer: a text's key, and the call. */
const ways = {
  today: ["talk-today", "matches today"],
  matches: ["start-matches", "matches"],
  valuebets: ["valuebets-heading", "valuebets"],
  watches: ["watches-heading", "watches"],
  watch: ["talk-watch", "watch"],
  help: ["help-button", "help"],
  leagues: ["leagues-heading", "leagues"],
  books: ["bookmakers-heading", "bookmakers"],
  about: ["about-heading", "about"],
  fair: ["fair-heading", "fair"],
  arbs: ["arbs-heading", "arbs"],
  stake: ["stake-heading", "stake"],
  kelly: ["kelly-heading", "kelly"],
  break: ["break-button", "break"],
  predictions: ["predictions-heading", "predictions"],
  odds: ["talk-odds", "odds"],
  reminder: ["settings-name-reminder", "settings reminder"],
} as const;
type Way = keyof typeof ways;

type Answered = Exclude<Topic, "gambling" | "terms">;

const waysOn: Readonly<Record<Answered, readonly Way[]>> = {
  hello: ["today", "valuebets"],
  welcome: ["today", "watches"],
  sorry: ["today", "help"],
  valuebet: ["valuebets", "fair"],
  fair: ["odds", "fair"],
  margin: ["odds", "books"],
  surebet: ["arbs", "stake"],
  alerts: ["watch", "watches"],
  whowins: ["predictions", "today"],
  howmuch: ["kelly", "break"],
  free: ["today", "about"],
  source: ["about", "books"],
  who: ["help", "about"],
  chats: ["watch", "help"],
  absent: ["today", "leagues"],
  legal: ["about", "today"],
  differ: ["odds", "books"],
  results: ["today", "odds"],
  reminder: ["watch", "reminder"],
  left: ["today", "watches"],
};

export interface AnswerFacts {
  topic: Answered;
  /** A team of a match that is listed; null where there is none. */
  team: string | null;
  /** Who the odds are from; null where they are invented. */
  source: string | null;
  /** What was named that isn't here, and the sports that are; left out where the answer is about something else. */
  words?: string;
  sports?: string;
}

/** Answers a question, and leads on. */
export function answerReply(text: Text, { topic, team, source, words = "", sports = "" }: AnswerFacts): Draft {
  const key = topic === "source" && source === null ? "talk-source-invented" : `talk-${topic}`;
  const named = { team: team ?? "Havelstad", usage: `watch ${team ?? "Havelstad"} >= 3`, source: source ?? "" };
  const said = text.say(key, { ...named, words: shortened(words), sports });
  return sentence(text, said, waysOn[topic]);
}

/** What a term of betting means. */
export function termReply(text: Text, term: Term): Draft {
  return sentence(text, text.say(`talk-term-${term}`), ["odds", "today"]);
}

function sentence(text: Text, said: string, on: readonly Way[]): Draft {
  return {
    blocks: [{ kind: "paragraph", spans: plain(said) }],
    buttons: [on.map((way) => buttonTo(text, way))],
    personal: false,
  };
}

function buttonTo(text: Text, way: Way): Button {
  const [key, call] = ways[way];
  const [command = "", words = ""] = call.split(" ");
  return { label: text.say(key), press: { command, text: words, replace: false } };
}

const longestWords = 60;

/** One honest sentence about what wasn't understood, and three things that one can do. */
export function unclearReply(text: Text, { words, lacking, sports }: { words: string; lacking: boolean; sports: string }): Draft {
  const shown = shortened(words);
  if (lacking) return sentence(text, text.say("talk-lacking", { words: shown }), ["odds", "today", "help"]);
  if (shown === "") return sentence(text, text.say("talk-unclear"), ["today", "valuebets", "help"]);
  return sentence(text, text.say("talk-unknown", { words: shown, sports }), ["leagues", "today", "help"]);
}

function shortened(words: string): string {
  return words.length > longestWords ? `${[...words].slice(0, longestWords).join("")}…` : words;
}

export type WhichFacts = Extract<Meaning, { kind: "which" }>;

/** Asks which match is meant, or says that those that were named don't meet. */
export function whichReply(text: Text, { command, text: rest, choices, apart }: WhichFacts): Draft {
  const rows = rowsOf(text, choices, command);
  const [first, second] = (apart ?? []).map(({ names }) => teamName({ names, id: null, slug: null }, text.language));
  const apartSaid = first !== undefined && second !== undefined ? text.say("find-apart", { first, second }) : null;
  return {
    blocks: [{ kind: "paragraph", spans: plain(apartSaid ?? text.say("find-many")) }, choiceList(rows)],
    buttons: rows.map(({ button }) => [button]),
    personal: false,
    ...(command === "odds" && rest === "" ? {} : { asks: { command, before: "", behind: rest } }),
  };
}

/** Matches with what tells them apart, each with the words that its own call has. */
function rowsOf(text: Text, choices: readonly Choice[], command: string) {
  const rows = matchChoices(
    text,
    choices.map(({ known }) => known),
    { command, rest: "" },
  );
  return rows.map((row, index) => {
    const { known, rest } = choices[index] as Choice;
    return { ...row, button: { ...row.button, press: matchButton(text, known, command, rest).press } };
  });
}

/** Asks whether a bet is to be written down. */
export function betReply(text: Text, { known, press }: { known: Known; press: string }): Draft {
  const [, side = "", ...rest] = press.split(" ");
  const named = isSide(side) ? selectionName(text, known.match, { market: "winner", selection: side, line: null }) : side;
  const said = text.say("talk-bet", { title: matchTitle(text, known.match), bet: [named, ...rest].join(" ") });
  const yes = { label: text.say("bet-button"), press: { command: "bet", text: press, replace: false } };
  return {
    blocks: [{ kind: "paragraph", spans: plain(said) }],
    buttons: [[yes, { label: text.say("clear-no"), press: { command: "journal", text: "", replace: true } }]],
    personal: true,
  };
}

function isSide(word: string): boolean {
  return word === "home" || word === "draw" || word === "away";
}

export interface AsideFacts {
  /** Words that meant nothing. */
  ignored: string;
  /** Words for what nobody offers here. */
  lacking: string;
  /** The match that the answer is about, and the team's others. */
  known: Known | null;
  others: readonly Known[];
  /** The day on which there is no match of the team. */
  noneOn: NamedDay | null;
  command: string;
  rest: string;
  /** What is said first: no picks, no bets, no results; "" where nothing is. */
  says?: string;
}

/** Lists of much that was not asked for where a name in the question means nothing. */
const long: ReadonlySet<string> = new Set(["matches", "live", "predictions"]);

const saidFirst: ReadonlySet<string> = new Set(["picks", "nobets", "results", "combined", "reminder"]);

/** An answer with what else is to be said: no match on that day, further matches, words that meant nothing. */
export function withAside(text: Text, answer: Draft, facts: AsideFacts): Draft {
  const { ignored, lacking, known, others, noneOn, command, rest, says = "" } = facts;
  const led = known && others.length > 0 ? withFixtures(text, answer, { known, others, command, rest }) : answer;
  const day = noneOn && text.moment((noneOn.from + noneOn.to) / 2, "date").text;
  const before = [
    ...(saidFirst.has(says) ? [text.say(`talk-${says}`)] : []),
    ...(day === null ? [] : [text.say("talk-none-on", { day })]),
    ...(lacking === "" ? [] : [text.say("talk-lacking", { words: shortened(lacking) })]),
    ...(ignored !== "" && long.has(command) ? [text.say("talk-nobody", { words: shortened(ignored) })] : []),
  ].map((said): Block => ({ kind: "paragraph", spans: plain(said) }));
  const isLast = ignored !== "" && !long.has(command);
  const behind: Block[] = isLast ? [{ kind: "note", spans: text.spans("talk-ignored", { words: shortened(ignored) }) }] : [];
  return { ...led, blocks: [...before, ...led.blocks, ...behind] };
}

/** A name as readers of a language know it. */
export function shownName(text: Text, names: Parameters<typeof leagueName>[0]["names"]): string {
  return teamName({ names, id: null, slug: null }, text.language);
}
