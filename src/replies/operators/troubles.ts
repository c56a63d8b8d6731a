import type { Draft } from "../../chat/reply.ts";
import { bold, onLines, type Text } from "../parts/text.ts";
import { code, heading } from "./parts.ts";

/** Errors of one kind since operators were last told of it. */
export interface Trouble {
  /** What went wrong, in the log's words. */
  kind: string;
  count: number;
  /** When it came first and last (ms UTC). */
  firstAt: number;
  lastAt: number;
  /** What the log says of the last one. */
  example: string;
}

/** What goes wrong, each kind once. */
export function troublesReply(text: Text, troubles: readonly Trouble[]): Draft {
  const items = troubles.map(({ kind, count, firstAt, lastAt, example }) =>
    onLines([
      [bold(kind)],
      text.spans("troubles-times", { count, first: text.moment(firstAt, "time"), last: text.moment(lastAt, "time") }),
      ...(example === "{}" ? [] : [[code(example)]]),
    ]),
  );
  return {
    blocks: [heading(text, "troubles-heading"), { kind: "list", items }, { kind: "note", spans: text.spans("troubles-how") }],
    buttons: [],
    personal: false,
  };
}
