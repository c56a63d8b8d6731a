import type { Block, Span } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import { bold, type Text } from "./text.ts";

/** More than this would hide what the message is about. */
const mostShown = 4;

/** What keeps a chat's alerts waiting, how many, and until when; nothing where nothing does. */
export function heldBlocks(text: Text, held: readonly Held[]): Block[] {
  if (held.length === 0) return [];
  return [
    { kind: "paragraph", spans: [bold(text.say("held-heading"))] },
    { kind: "list", items: held.slice(0, mostShown).map((one) => heldSpans(text, one)) },
  ];
}

function heldSpans(text: Text, { because, count, until }: Held): Span[] {
  if (because === "away") return text.spans("held-away", { count });
  return text.spans("held-row", { because, count, until: text.moment(until, "datetime") });
}
