import type { Block, Button, Draft } from "../../chat/reply.ts";
import { type Choice, choiceButton, settingAsks, settingBlocks, settingsBackRow } from "../chat/settings.ts";
import { pageWord } from "./paging.ts";
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
  /** Hours are on the first page; days and what may come through on the second. */
  page: 1 | 2;
}

/** Everything about quiet hours, each a button that changes it in place. */
export function quietHoursReply(text: Text, facts: QuietFacts): Draft {
  const { quiet, unknown } = facts;
  const now: Block = { kind: "paragraph", spans: text.spans("settings-now", { value: bold(quietInWords(text, quiet)) }) };
  return {
    blocks: [...settingBlocks(text, "quiet", { unknown, near: false }), now, ...otherDays(text, facts.page, "/settings quiet")],
    buttons: quietRows(text, facts, {
      button: (choice) => choiceButton("quiet", choice),
      before: [],
      back: settingsBackRow(text),
    }),
    personal: false,
    ...settingAsks("quiet", unknown),
  };
}

/** How to type days that no button has; `command` is what stands before them. */
export function otherDays(text: Text, page: QuietFacts["page"], command: string): Block[] {
  return page === 1 ? [] : [{ kind: "paragraph", spans: text.spans("settings-quiet-other-days", { command }) }];
}

/** What can be chosen about quiet hours, a page of it, by buttons that the caller makes; other values are typed. */
export function quietRows(
  text: Text,
  { quiet, hours, modes, days, through, page }: QuietFacts,
  { button, before, back }: { button: (choice: Choice) => Button; before: readonly Choice[]; back: Button[] },
): Button[][] {
  const act = (key: string, value: string): Button => button({ label: text.say(key), value, chosen: false });
  if (page === 2) return [days.map(button), through.map(button), [act("page-previous", pageWord(1))]];
  return [
    ...(before.length > 0 ? [before.map(button)] : []),
    [act(quiet.on ? "settings-turn-off" : "settings-turn-on", quiet.on ? "off" : "on"), ...hours.map(button)],
    [...modes.filter(({ chosen }) => !chosen).map(button), act("page-next", pageWord(2))],
    back,
  ];
}
