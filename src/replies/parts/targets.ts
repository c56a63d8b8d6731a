import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Button, Draft } from "../../chat/reply.ts";
import { nameFor } from "../../matches/names.ts";
import type { Target } from "../../matches/targets.ts";
import { choiceList, matchChoices } from "./choices.ts";
import { sportName } from "./sports.ts";
import { bold, type Text } from "./text.ts";

/** What a target is called: a team, a league, a sport. */
export function targetName(text: Text, target: Target): string {
  return target.kind === "sport" ? sportName(text, target.sport) : nameFor(target.named.names, text.language);
}

export interface TargetChoiceFacts {
  targets: readonly { ref: string; target: Target }[];
  /** Single matches beside them. */
  matches: readonly { id: number; match: Match }[];
  /** More matches fit than these. */
  more: boolean;
  /** Whether each of them fits; otherwise they are only near. */
  fitting: boolean;
  words: string;
  /** The call that a choice completes, and what comes after the choice in it. */
  command: string;
  rest: string;
}

const listPress = { command: "matches", text: "", replace: false };

/** Asks which is meant: all matches of a target, or a single one. */
export function targetChoicesReply(text: Text, facts: TargetChoiceFacts): Draft {
  const { targets, matches, fitting, command, rest } = facts;
  const key = fitting ? "target-many" : targets.length > 0 ? "target-none-near" : "target-none";
  const words = [...facts.words].slice(0, 60).join("");
  const wide = targets.flatMap(({ ref, target }) => {
    const press = { command, text: rest === "" ? ref : `${ref} ${rest}`, replace: false };
    return fitsButton(press) ? [{ label: text.say("target-all", { name: targetName(text, target) }), press }] : [];
  });
  const rows = [
    ...wide.map((button) => ({ spans: [bold(button.label)], button })),
    ...matchChoices(text, matches, { command, rest }),
  ];
  const buttons = rows.map(({ button }): Button[] => [button]);
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(key, { words }) },
      ...(rows.length > 0 ? [choiceList(text, rows)] : []),
      ...(facts.more ? [{ kind: "note" as const, spans: text.spans("find-many-more") }] : []),
    ],
    buttons: buttons.length > 0 ? buttons : [[{ label: text.say("start-matches"), press: listPress }]],
    personal: false,
  };
}
