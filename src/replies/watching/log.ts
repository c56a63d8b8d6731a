import type { Block, Draft } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import { heldBlocks } from "../parts/held.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";
import { type DecisionRow, decisionSpans } from "./decision.ts";
import { whyButton } from "./why.ts";

/** What waits, and the last decisions of a chat, those not to send included, each leading to why. */
export function logReply(text: Text, { rows, held }: { rows: Paged<DecisionRow>; held: readonly Held[] }): Draft {
  const heading: Block[] = [{ kind: "heading", spans: text.spans("log-heading") }, ...heldBlocks(text, held)];
  const watches = { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } };
  if (rows.total === 0)
    return { blocks: [...heading, { kind: "paragraph", spans: text.spans("log-none") }], buttons: [[watches]], personal: false };
  return {
    blocks: [...heading, { kind: "list", items: rows.shown.map((row) => decisionSpans(text, row)) }, ...pageNote(text, rows)],
    buttons: [
      ...rows.shown.map((row) => [whyButton(text, row)]),
      ...pageButtons(text, rows, (page) => ({ command: "log", text: pageWord(page) })),
    ],
    personal: false,
  };
}
