import type { Block, Button, Draft } from "../../chat/reply.ts";
import { type Choice, choiceButton, settingAsks, settingBlocks, settingsBackRow } from "../chat/settings.ts";
import { inRows } from "./paging.ts";
import { quietInWords, type ShownQuiet } from "./quiet-words.ts";
import { bold, type Text } from "./text.ts";

export interface QuietFacts {
  quiet: ShownQuiet;
  hours: readonly Choice[];
  modes: readonly Choice[];
  days: readonly Choice[];
  through: readonly Choice[];
  /** What was asked for and means nothing here. */
  unknown: string | null;
}

/** Everything about quiet hours, each a button that changes it in place. */
export function quietHoursReply(text: Text, facts: QuietFacts): Draft {
  const { quiet, unknown } = facts;
  const now: Block = { kind: "paragraph", spans: text.spans("settings-now", { value: bold(quietInWords(text, quiet)) }) };
  return {
    blocks: [...settingBlocks(text, "quiet", { unknown, near: false }), now],
    buttons: [...quietRows(text, facts, (choice) => choiceButton("quiet", choice)), settingsBackRow(text)],
    personal: false,
    ...settingAsks("quiet", unknown),
  };
}

/** Everything that can be chosen about quiet hours, by buttons that the caller makes. */
export function quietRows(
  text: Text,
  { quiet, hours, modes, days, through }: QuietFacts,
  button: (choice: Choice) => Button,
): Button[][] {
  const turn = { label: text.say(quiet.on ? "settings-turn-off" : "settings-turn-on"), value: quiet.on ? "off" : "on" };
  const buttons = (choices: readonly Choice[]): Button[] => choices.map(button);
  return [
    [button({ ...turn, chosen: false })],
    ...inRows(buttons(hours), 2),
    buttons(modes),
    buttons(days),
    ...inRows(buttons(through), 2),
  ];
}
