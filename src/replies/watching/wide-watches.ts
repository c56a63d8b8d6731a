import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Target } from "../../matches/targets.ts";
import type { Rule } from "../../rules/rule.ts";
import type { Covered } from "../../watches/expansion.ts";
import { ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { bold, type Text } from "../parts/text.ts";
import { ruleBlocks } from "./watch.ts";
import { editButtons, pauseButtons, stateSpans } from "./watch-details.ts";

export interface WideWatchFacts {
  id: number;
  target: Target;
  rule: Rule;
  covered: Covered;
  /** Until when it covers nothing (ms UTC); null while it is not paused. */
  pausedUntil: number | null;
  created: boolean;
}

/** Confirms a wide watch: the rule in words, and which matches are covered now. */
export function wideWatchReply(text: Text, { id, target, rule, covered, pausedUntil, created }: WideWatchFacts): Draft {
  const name = bold(targetName(text, target));
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(created ? "wide-done" : "wide-changed", { name }) },
      ...ruleBlocks(text, rule, null),
      { kind: "paragraph", spans: coveredSpans(text, covered) },
      { kind: "note", spans: text.spans("wide-explained") },
    ],
    buttons: [
      ...editButtons(text, wideRef(id), rule),
      pauseButtons(text, wideRef(id), pausedUntil),
      [
        { label: text.say("watch-stop"), press: { command: "unwatch", text: wideRef(id), replace: false } },
        { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } },
      ],
    ],
    personal: false,
  };
}

/** What calls name a wide watch by: `w12`. */
export function wideRef(id: number): string {
  return `w${id}`;
}

/** "12 of 30 matches are covered now, until Sunday 18:00." */
export function coveredSpans(text: Text, { count, all, until }: Covered): Span[] {
  if (all === 0) return text.spans("wide-covered-none");
  if (until === null) return text.spans("wide-covered", { count, all });
  return text.spans("wide-covered-until", { count, all, until: text.moment(until, "datetime") });
}

export type WideRow = Pick<WideWatchFacts, "id" | "target" | "rule" | "covered" | "pausedUntil">;

/** The wide watches of a chat as a list; nothing when there are none. */
export function wideBlocks(text: Text, rows: readonly WideRow[]): Block[] {
  if (rows.length === 0) return [];
  const heading: Block = { kind: "paragraph", spans: [bold(text.say("wide-heading"))] };
  return [heading, ...rows.flatMap((row) => rowBlocks(text, row))];
}

function rowBlocks(text: Text, { target, rule, covered, pausedUntil }: WideRow): Block[] {
  const name = bold(targetName(text, target));
  return [
    { kind: "paragraph", spans: text.spans("wide-row", { name, rule: ruleInWords(text, rule, null) }) },
    {
      kind: "note",
      spans: pausedUntil === null ? coveredSpans(text, covered) : stateSpans(text, { watch: { pausedUntil }, muted: null }),
    },
  ];
}

/** One button for each wide watch, which leads to what can be done with it. */
export function wideOpenButtons(text: Text, rows: readonly Pick<WideRow, "id" | "target">[]): Button[][] {
  return rows.map(({ id, target }) => {
    const label = text.say("watches-open", { number: wideRef(id), title: targetName(text, target) });
    return [{ label, press: { command: "watches", text: wideRef(id), replace: true } }];
  });
}

/** One button for each wide watch, which ends it. */
export function wideButtons(text: Text, rows: readonly Pick<WideRow, "id" | "target">[]): Button[][] {
  return rows.map(({ id, target }) => [
    {
      label: text.say("watches-remove", { title: targetName(text, target) }),
      press: { command: "unwatch", text: wideRef(id), replace: false },
    },
  ]);
}
