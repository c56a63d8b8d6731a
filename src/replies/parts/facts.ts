import type { Block } from "../../chat/reply.ts";
import type { Text } from "./text.ts";

type Facts = Extract<Block, { kind: "facts" }>;

/** Rows of a label and its value, each on a line, with the sign between as the reader's language sets it. */
export function factsBlock(text: Text, rows: Facts["rows"]): Facts {
  return { kind: "facts", colon: labelled(text, "", ""), rows };
}

/** A label and its value where both are text alone: "Time zone: Riga". */
export function labelled(text: Text, label: string, value: string): string {
  return text.say("label-value", { label, value });
}
