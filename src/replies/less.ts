import type { Threshold } from "../alerts/threshold.ts";
import type { Match } from "../api/model.ts";
import type { Block, Button, Draft } from "../chat/reply.ts";
import { matchTitle } from "./match.ts";
import { thresholdInWords } from "./rule.ts";
import { bold, type Text } from "./text.ts";

interface Known {
  id: number;
  match: Match;
}

export interface LessFacts {
  known: Known;
  threshold: Threshold;
  /** The threshold before, in its canonical words; null after an undo. */
  undo: string | null;
}

const matchesShown = 15;

/** Confirms another threshold, with the way back. */
export function lessReply(text: Text, { known, threshold, undo }: LessFacts): Draft {
  const title = bold(matchTitle(text, known.match));
  const press = { command: "less", text: `#${known.id}${undo === null ? "" : ` ${undo}`}`, replace: true };
  return {
    blocks: [paragraph(text.spans("less-done", { title, threshold: thresholdInWords(text, threshold) }))],
    buttons: [[{ label: text.say(undo === null ? "alert-less" : "less-undo"), press }]],
    personal: false,
  };
}

/** Says how many watches have a larger threshold now, with the way back. */
export function lessAllReply(text: Text, { count, undo }: { count: number; undo: readonly Button[] }): Draft {
  return {
    blocks: [paragraph(text.spans("less-all-done", { count }))],
    buttons: [[...undo, { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } }]],
    personal: false,
  };
}

/** Asks which watch should tell less. */
export function lessWhichReply(text: Text, watches: readonly { known: Known }[]): Draft {
  const all = { label: text.say("less-all"), press: { command: "less", text: "all", replace: true } };
  return {
    blocks: [paragraph(text.spans(watches.length > 0 ? "less-which" : "less-nothing"))],
    buttons: [
      ...(watches.length > 1 ? [[all]] : []),
      ...watches
        .slice(0, matchesShown)
        .map(({ known }) => [
          { label: matchTitle(text, known.match), press: { command: "less", text: `#${known.id}`, replace: false } },
        ]),
    ],
    personal: true,
  };
}

function paragraph(spans: Extract<Block, { kind: "paragraph" }>["spans"]): Block {
  return { kind: "paragraph", spans };
}
