import type { Draft, Span } from "../../chat/reply.ts";
import type { Act } from "../../chats/acts.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { plain, type Text } from "../parts/text.ts";
import { code, forOperator, heading, paragraph } from "./parts.ts";

/** What operators did, the newest first. */
export function logReply(text: Text, acts: Paged<Act>): Draft {
  return forOperator(text, {
    blocks: [
      heading(text, "admin-log-heading"),
      ...(acts.total === 0
        ? [paragraph(text.spans("admin-log-none"))]
        : [{ kind: "list" as const, items: acts.shown.map((act) => lineOf(text, act)) }]),
      ...pageNote(text, acts),
    ],
    buttons: pageButtons(text, acts, (page) => ({ command: "admin", text: `log ${pageWord(page)}` })),
  });
}

const longestDetail = 80;

function lineOf(text: Text, { at, operator, act, target, detail }: Act): Span[] {
  const shown = detail !== null && detail.length > longestDetail ? `${detail.slice(0, longestDetail)}…` : detail;
  return [
    ...text.spans("admin-log-line", { at: text.moment(at, "datetime"), operator: code(operator), act }),
    ...(target === null ? [] : [...plain(" "), code(target)]),
    ...(shown === null ? [] : plain(` · ${shown}`)),
  ];
}
