import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";

/** What the bot is and does inside is nothing for a group to read along. */
export function forOperator(text: Text, draft: Pick<Draft, "blocks" | "buttons">): Draft {
  return { ...draft, personal: true, secret: text.say("admin-in-private") };
}

/** A button that asks `/admin` for more; `replace` where it shows the same anew. */
export function adminButton(text: Text, key: string, words: string, { replace = false } = {}): PressButton {
  return { label: text.say(key), press: { command: "admin", text: words, replace } };
}

export function heading(text: Text, key: string): Block {
  return { kind: "heading", spans: text.spans(key) };
}

export function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}

export function code(text: string): Span {
  return { kind: "text", text, style: "code" };
}

/** One fact of a card: what it is, by a locale key, and its value. */
export function row(text: Text, key: string, value: readonly Span[] | string) {
  return { label: text.say(key), value: typeof value === "string" ? [{ kind: "text" as const, text: value }] : value };
}
