import type { Draft } from "../../chat/reply.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";

/** The calls that restore what a chat watches, and the question whether to remove it all. */
export function backupReply(text: Text, calls: Paged<string>): Draft {
  return {
    blocks: [
      { kind: "heading", spans: text.spans("clear-heading") },
      { kind: "paragraph", spans: text.spans("clear-backup") },
      { kind: "list", items: calls.shown.map((call) => [{ kind: "text", text: call, style: "code" }]) },
      ...pageNote(text, calls),
      { kind: "paragraph", spans: text.spans("clear-ask", { count: calls.total }) },
    ],
    buttons: [
      ...pageButtons(text, calls, (page) => ({ command: "unwatch", text: `all ${pageWord(page)}` })),
      [
        { label: text.say("clear-yes"), press: { command: "unwatch", text: "all yes", replace: false } },
        { label: text.say("clear-no"), press: { command: "watches", text: "", replace: true } },
      ],
    ],
    personal: false,
  };
}
