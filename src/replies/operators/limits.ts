import type { Draft, PressButton } from "../../chat/reply.ts";
import { hourlyInWords } from "../chat/settings.ts";
import { factsBlock } from "../parts/facts.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, code, forOperator, paragraph, row } from "./parts.ts";

export interface LimitsFacts {
  address: string;
  hourly: number | null;
  /** How many matches it can watch; null for as many as every chat. */
  watches: number | null;
  /** As many as every chat. */
  usual: number;
  /** Something was set just now. */
  saved: boolean;
}

const hourlyChoices = [4, 12, 30] as const;
const watchChoices = [20, 300] as const;

/** How much one chat may have and be told, with the usual choices. */
export function limitsReply(text: Text, { address, hourly, watches, usual, saved }: LimitsFacts): Draft {
  const set = (label: string, words: string): PressButton => {
    return { label, press: { command: "admin", text: `limits ${address} ${words}`, replace: true } };
  };
  const hourlyButtons = [...hourlyChoices, null]
    .filter((count) => count !== hourly)
    .map((count) => set(hourlyInWords(text, count), `hourly ${count ?? "off"}`));
  const watchButtons = [...watchChoices, null]
    .filter((count) => count !== watches)
    .map((count) =>
      set(text.say("admin-limits-watches", { count: count ?? usual }), `watches ${count === null ? "usual" : count}`),
    );
  return forOperator(text, {
    blocks: [
      { kind: "heading", spans: [code(address)] },
      ...(saved ? [paragraph(text.spans("admin-limits-saved"))] : []),
      factsBlock(text, [
        row(text, "admin-row-hourly", hourlyInWords(text, hourly)),
        row(text, "admin-row-matches", text.say("admin-limits-watches", { count: watches ?? usual })),
      ]),
      { kind: "note", spans: text.spans("admin-limits-how", { usage: code(`/admin limits ${address} hourly 6`) }) },
    ],
    buttons: [hourlyButtons, watchButtons, [adminButton(text, "admin-chat-button", `chat ${address}`)]],
  });
}
