import type { Draft } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";
import { code, forOperator, heading, paragraph } from "./parts.ts";

/** What was not understood since the start, masked; null where the host does not count it. */
export function unclearReply(text: Text, said: readonly { words: string; count: number }[] | null): Draft {
  if (said === null) return sentence(text, "admin-unclear-off");
  if (said.length === 0) return sentence(text, "admin-unclear-none");
  const items = said.map(({ words, count }) =>
    text.spans("admin-unclear-line", { count: text.number(count), words: code(words) }),
  );
  return forOperator(text, { blocks: [heading(text, "admin-unclear-heading"), { kind: "list", items }], buttons: [] });
}

function sentence(text: Text, key: string): Draft {
  return forOperator(text, { blocks: [paragraph(text.spans(key, { setting: code("COUNT_UNCLEAR=1") }))], buttons: [] });
}
