import type { Match } from "../../api/model.ts";
import type { Draft } from "../../chat/reply.ts";
import { matchButton } from "./match.ts";
import { plain, type Text } from "./text.ts";

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
      ...(hintKey === null ? [] : [{ kind: "note" as const, spans: text.spans(hintKey) }]),
    ],
    buttons:
      matches.length > 0
        ? buttons
        : [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]],
    personal: false,
  };
}
