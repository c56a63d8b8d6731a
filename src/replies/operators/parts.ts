import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { Credits } from "../../feed/credits.ts";
import { untilSpan } from "../parts/failure.ts";
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

/** How much of a key's longest count is used, how much is left until when, and for how long that lasts as things are. */
export function creditRows(text: Text, credits: Credits, now: number): { label: string; value: readonly Span[] }[] {
  const { units, left, endsAt, leftAtEnd, dryAt } = credits;
  const figure = (value: number): string => text.number(Math.round(value));
  const used = { used: figure(Math.max(0, units - left)), units: figure(units) };
  const pace =
    dryAt === null
      ? text.spans("admin-credits-lasts", { left: figure(leftAtEnd) })
      : text.spans("admin-credits-dry", { end: untilSpan(text, dryAt, now) });
  const until = { left: figure(left), end: untilSpan(text, endsAt, now) };
  return [
    { label: text.say("admin-credits-used"), value: text.spans("admin-credits-of", used) },
    { label: text.say("admin-credits-left"), value: text.spans("admin-credits-until", until) },
    { label: text.say("admin-credits-pace"), value: pace },
  ];
}
