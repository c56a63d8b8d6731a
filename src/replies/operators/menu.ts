import type { Draft } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, code, forOperator, heading, paragraph } from "./parts.ts";

/** Acts that a button says as well as a line would. */
const shownAsButtons = new Set(["status", "budget", "chats", "log", "doctor"]);

/** What there is for operators; `unknown` is a word that means none of it. */
export function menuReply(text: Text, acts: readonly string[], unknown: string | null): Draft {
  const items = acts
    .filter((act) => !shownAsButtons.has(act))
    .map((act) =>
      text.spans("help-line", {
        usage: code(`/admin ${text.say(`admin-usage-${act}`)}`),
        description: text.say(`admin-act-${act}`),
      }),
    );
  return forOperator(text, {
    blocks: [
      heading(text, "admin-heading"),
      ...(unknown === null ? [] : [paragraph(text.spans("admin-unknown-act", { word: unknown }))]),
      { kind: "list", items },
    ],
    buttons: [
      [adminButton(text, "admin-status-button", "status"), adminButton(text, "admin-budget-button", "budget")],
      [adminButton(text, "admin-chats-button", "chats"), adminButton(text, "admin-log-button", "log")],
      [adminButton(text, "admin-doctor-button", "doctor")],
    ],
  });
}
