import type { Button, Draft } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";

/** Says until when alerts wait; null when they come at once again. */
export function snoozeReply(text: Text, until: number | null): Draft {
  const spans = until === null ? text.spans("snooze-ended") : text.spans("snooze-done", { time: text.moment(until, "datetime") });
  const button = (key: string, words: string): Button => {
    return { label: text.say(key), press: { command: "snooze", text: words, replace: true } };
  };
  const more = [button("snooze-3h", "3h"), button("snooze-morning", "morning")];
  return {
    blocks: [{ kind: "paragraph", spans }],
    buttons: [until === null ? [button("alert-snooze", "1h")] : [button("snooze-end", "off"), ...more]],
    personal: false,
    ...(until === null ? { undoes: true } : {}),
  };
}
