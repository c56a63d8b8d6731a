import type { Match } from "../api/model.ts";
import type { Draft } from "../chat/reply.ts";
import { matchButton } from "./match.ts";
import { plain, type Text } from "./text.ts";

export interface ChoiceFacts {
  /** What was searched for. */
  words: string;
  matches: readonly { id: number; match: Match }[];
  /** Whether each of them fits; otherwise they are only near. */
  fitting: boolean;
  /** The call that a choice completes: a command, and what comes after the match. */
  command: string;
  rest: string;
}

/** Leads on when words fit several matches or none: buttons instead of a dead end. */
export function choicesReply(text: Text, { words, matches, fitting, command, rest }: ChoiceFacts): Draft {
  const key = fitting ? "find-many" : matches.length > 0 ? "find-none-near" : "find-none";
  const buttons = matches.map((known) => [matchButton(text, known, command, rest)]);
  const shown = words.length > 60 ? `${[...words].slice(0, 60).join("")}…` : words;
  const hint = matches.length > 0 ? [] : [{ kind: "note" as const, spans: text.spans("find-none-hint") }];
  return {
    blocks: [{ kind: "paragraph", spans: plain(text.say(key, fitting ? {} : { words: shown })) }, ...hint],
    buttons:
      matches.length > 0
        ? buttons
        : [[{ label: text.say("start-matches"), press: { command: "matches", text: "", replace: false } }]],
    personal: false,
  };
}
