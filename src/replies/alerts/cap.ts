import type { Button, Span } from "../../chat/reply.ts";
import type { Cap } from "../../facts/cap.ts";
import type { Text } from "../parts/text.ts";

/** What the last message that the limit per hour lets through says about that; nothing where it is not the last one. */
export function capSpans(text: Text, cap: Cap | null): Span[][] {
  if (!cap) return [];
  const { count, until } = cap;
  return [text.spans("cap-reached", { count, until: text.moment(until, "time") })];
}

/** What can be done about the limit, or about what reached it. */
export function capButtons(text: Text, cap: Cap | null): Button[][] {
  if (!cap) return [];
  const { points } = cap;
  const amount = points === null ? "" : text.number(points);
  const fewer: Button =
    points === null
      ? lessAllButton(text)
      : {
          label: text.say("cap-points", { amount }),
          press: { command: "less", text: `all ${points}pp`, replace: true, below: true },
        };
  const off = { command: "settings", text: "hourly off briefly", replace: true, below: true } as const;
  return [[fewer, { label: text.say("settings-hourly-off"), press: off }]];
}

/** Raises all thresholds of the chat by a step. */
export function lessAllButton(text: Text): Button {
  return { label: text.say("alert-less-all"), press: { command: "less", text: "all", replace: true, below: true } };
}
