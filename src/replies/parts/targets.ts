import type { Match } from "../../api/model.ts";
import { fitsButton } from "../../chat/press.ts";
import type { Button, Draft } from "../../chat/reply.ts";
import { nameFor } from "../../matches/names.ts";
import type { Target } from "../../matches/targets.ts";
import { labelsApart } from "./apart.ts";
import { choiceList, matchChoices } from "./choices.ts";
import { sportName } from "./sports.ts";
import { bold, type Text } from "./text.ts";

/** What a target is called: a team, a league, a sport. */
export function targetName(text: Text, target: Target): string {
  return target.kind === "sport" ? sportName(text, target.sport) : nameFor(target.named.names, text.language);
}

/** What targets are called where one of them is to be chosen. Leagues of one name are told apart by their sport. */
export function targetsApart(text: Text, targets: readonly { ref: string; target: Target }[]): string[] {
  const offered = targets.map(({ ref, target }) => ({ id: ref, name: targetName(text, target), target }));
  return labelsApart(offered, [
    ({ name }) => name,
    ({ name, target }) =>
      target.kind === "league" && target.named.sport !== null ? `${name} · ${sportName(text, target.named.sport)}` : name,
    ({ name, id }) => `${name} · ${id}`,
  ]);
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
  const names = targetsApart(text, targets);
  const wide = targets.flatMap(({ ref }, index) => {
    const press = { command, text: rest === "" ? ref : `${ref} ${rest}`, replace: false };
    return fitsButton(press) ? [{ label: text.say("target-all", { name: names[index] ?? "" }), press }] : [];
  });
  const rows = [
    ...wide.map((button) => ({ spans: [bold(button.label)], button })),
    ...matchChoices(text, matches, { command, rest }),
  ];
  const buttons = rows.map(({ button }): Button[] => [button]);
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(key, { words }) },
      ...(rows.length > 0 ? [choiceList(rows)] : []),
      ...(facts.more ? [{ kind: "note" as const, spans: text.spans("find-many-more") }] : []),
    ],
    buttons: buttons.length > 0 ? buttons : [[{ label: text.say("start-matches"), press: listPress }]],
    personal: false,
  };
}
