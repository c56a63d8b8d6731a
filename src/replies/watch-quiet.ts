import type { Match } from "../api/model.ts";
import type { Block, Button, Draft } from "../chat/reply.ts";
import { matchTitle } from "./match.ts";
import { type QuietFacts, quietRows } from "./quiet-hours.ts";
import { quietInWords, type ShownQuiet } from "./quiet-words.ts";
import type { Choice } from "./settings.ts";
import { bold, plain, type Text } from "./text.ts";

export interface WatchQuietFacts extends QuietFacts {
  /** With its own quiet hours; null follows the chat's. */
  watch: { id: number; quiet: ShownQuiet | null };
  match: Match;
  ofChat: ShownQuiet;
}

/** The quiet hours of one watch, each choice a button that changes it in place. */
export function watchQuietReply(text: Text, facts: WatchQuietFacts): Draft {
  const { watch, match, ofChat, unknown } = facts;
  const value = quietInWords(text, watch.quiet ?? ofChat);
  const now = watch.quiet ? bold(value) : bold(text.say("watch-quiet-as-chat-now", { value }));
  const blocks: Block[] = [
    { kind: "heading", spans: plain(text.say("watch-quiet-heading", { title: matchTitle(text, match) })) },
    ...(unknown === null ? [] : [paragraph(text.spans("settings-not-a-choice", { value: unknown.slice(0, 40) }))]),
    paragraph(text.spans("watch-quiet-what", { example: `/edit ${watch.id} quiet 22-8` })),
    paragraph(text.spans("settings-now", { value: now })),
  ];
  const button = ({ label, value: words, chosen }: Choice): Button => ({
    label: chosen ? `✓ ${label}` : label,
    press: { command: "edit", text: `${watch.id} quiet ${words}`, replace: true },
  });
  const asChat = { label: text.say("watch-quiet-as-chat"), value: "as chat", chosen: watch.quiet === null };
  const back = { label: text.say("watch-back"), press: { command: "watches", text: String(watch.id), replace: true } };
  return { blocks, buttons: [[button(asChat)], ...quietRows(text, facts, button), [back]], personal: false };
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
