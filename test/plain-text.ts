import type { Block, Reply, Span } from "../src/chat/reply.ts";
import { markedRow } from "../src/chat/rows.ts";

/** A block, as it is or as a platform has made it. */
type Said =
  | Exclude<Block, { kind: "picture" | "fold" }>
  | { kind: "picture"; alt: string }
  | { kind: "fold"; items: readonly (readonly Span[])[]; more?: readonly (readonly Span[])[] };

/** A reply as plain text, for tests that care about what is said and not about how a platform draws it. */
export function plainText({ blocks, credit }: Pick<Reply, "credit"> & { blocks: readonly Said[] }): string {
  return [...blocks.flatMap(linesOf), ...credit.map(textOf)].join("\n");
}

function linesOf(block: Said): string[] {
  switch (block.kind) {
    case "table":
      return [
        block.columns.map(({ title }) => title),
        ...block.rows.map((row) => row.map(({ text, mark }) => (mark ? `${text}*` : text))),
      ].map((cells) => cells.join(" | "));
    case "list":
      return block.items.map((_, index) => `- ${textOf(markedRow(block, index))}`);
    case "fold":
      return [...block.items, ...("more" in block ? block.more : [])].map((spans) => `> ${textOf(spans)}`);
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${textOf(value)}`);
    case "picture":
      return [`[${block.alt}]`];
    default:
      return [textOf(block.spans)];
  }
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
