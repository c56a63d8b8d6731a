import type { Draft } from "../../chat/reply.ts";
import { cutToLength } from "../../chat/text-width.ts";
import type { Failed } from "../../delivery/failed.ts";
import { cutList } from "../parts/blocks.ts";
import { onLines, type Text } from "../parts/text.ts";
import { adminButton, code, forOperator, heading, paragraph } from "./parts.ts";

const mostShown = 5;
const longestReason = 200;

/** What ended as failed within a day, by reason; a button says it once more. */
export function failedReply(text: Text, failed: readonly Failed[]): Draft {
  const items = failed.map(({ reason, messages, lastAt }) =>
    onLines([
      [code(cutToLength(reason, longestReason))],
      text.spans("admin-failed-line", { count: messages.length, last: text.moment(lastAt, "datetime") }),
    ]),
  );
  return forOperator(text, {
    blocks: [
      heading(text, "admin-failed-heading"),
      ...(failed.length === 0 ? [paragraph(text.spans("admin-failed-none"))] : cutList(text, items, mostShown)),
    ],
    buttons: failed.slice(0, mostShown).map(({ id }, index) => {
      const press = { command: "admin", text: `failed again ${id}`, replace: false };
      return [{ label: text.say("admin-failed-again", { number: index + 1 }), press }];
    }),
  });
}

/** How many messages wait to be said once more. */
export function sentAgainReply(text: Text, count: number): Draft {
  return forOperator(text, {
    blocks: [paragraph(text.spans("admin-failed-queued", { count }))],
    buttons: [[adminButton(text, "admin-failed-button", "failed")]],
  });
}
