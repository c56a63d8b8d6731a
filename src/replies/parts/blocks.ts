import type { Press } from "../../chat/press.ts";
import type { Block, PressButton, Span } from "../../chat/reply.ts";
import { inOneLine, plain, type Text } from "./text.ts";

/** What a block says: spans, or plain text. */
type Words = readonly Span[] | string;

export function heading(words: Words): Block {
  return { kind: "heading", spans: spansOf(words) };
}

export function paragraph(words: Words): Block {
  return { kind: "paragraph", spans: spansOf(words) };
}

/** Small print. */
export function note(words: Words): Block {
  return { kind: "note", spans: spansOf(words) };
}

/** Small print on one line. */
export function smallPrint(notes: readonly Block[]): Block[] {
  const said = notes.flatMap((one) => ("spans" in one ? [one.spans] : []));
  return said.length === 0 ? [] : [note(inOneLine(said))];
}

/** The first items of a list, and how many more there are. */
export function cutList(text: Text, items: readonly (readonly Span[])[], mostShown: number): Block[] {
  const more = items.length - mostShown;
  return [
    { kind: "list", items: items.slice(0, mostShown) },
    ...(more > 0 ? [note(text.spans("list-more", { count: more }))] : []),
  ];
}

/** What's folded, and what asks for all of it where it can't be unfolded. */
export function fold(
  text: Text,
  items: readonly (readonly Span[])[],
  all: Pick<Press, "command" | "text">,
): Extract<Block, { kind: "fold" }> {
  const label = text.say("fold-all", { count: items.length });
  return { kind: "fold", items, all: { label, press: { ...all, replace: false } } };
}

/** A button that runs a command. Its answer replaces the message the button is on, unless `replace` is false. */
export function button(label: string, command: string, words = "", { replace = true } = {}): PressButton {
  return { label, press: { command, text: words, replace } };
}

function spansOf(words: Words): readonly Span[] {
  return typeof words === "string" ? plain(words) : words;
}
