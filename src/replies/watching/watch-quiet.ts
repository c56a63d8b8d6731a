import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { Choice } from "../chat/settings.ts";
import { otherDays, type QuietFacts, quietRows } from "../parts/quiet-hours.ts";
import { quietInWords, type ShownQuiet } from "../parts/quiet-words.ts";
import { bold, plain, type Text } from "../parts/text.ts";

export interface WatchQuietFacts extends QuietFacts {
  /** By what the commands name the watch. */
  ref: string;
  /** What it watches, in words. */
  title: string;
  /** Its own quiet hours; null follows the chat's. */
  own: ShownQuiet | null;
  ofChat: ShownQuiet;
}

/** The quiet hours of one watch, each choice a button that changes it in place. */
export function watchQuietReply(text: Text, facts: WatchQuietFacts): Draft {
  const { ref, title, own, ofChat, unknown } = facts;
  const value = quietInWords(text, own ?? ofChat);
  const now = own ? bold(value) : bold(text.say("watch-quiet-as-chat-now", { value }));
  const blocks: Block[] = [
    { kind: "heading", spans: plain(text.say("watch-quiet-heading", { title })) },
    ...(unknown === null ? [] : [paragraph(text.spans("settings-not-a-choice", { value: unknown.slice(0, 40) }))]),
    paragraph(text.spans("watch-quiet-what", { example: `/edit ${ref} ${text.say("watch-quiet-typed")}` })),
    paragraph(text.spans("settings-now", { value: now })),
    ...otherDays(text, facts.page, `/edit ${ref} quiet`),
  ];
  const button = ({ label, value: words, chosen }: Choice): Button => ({
    label: chosen ? `✓ ${label}` : label,
    press: { command: "edit", text: `${ref} quiet ${words}`, replace: true },
  });
  const asChat = { label: text.say("watch-quiet-as-chat"), value: "as chat", chosen: false };
  const back = { label: text.say("watch-back"), press: { command: "watches", text: ref, replace: true } };
  const buttons = quietRows(text, facts, { button, before: own ? [asChat] : [], back: [back] });
  return { blocks, buttons, personal: false };
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
