import { csvFromRows } from "../../chat/csv.ts";
import { encodePress } from "../../chat/press.ts";
import type { Block, Button, Cell, Reply, Span } from "../../chat/reply.ts";
import { markedRow, withNumberedRows } from "../../chat/rows.ts";

export type ShownButton = { label: string; press: string } | { label: string; url: string };

/** A reply as JSON for the page, which writes every text with `textContent`: nothing in it is markup. */
export interface ShownReply {
  blocks: Block[];
  buttons: ShownButton[][];
  credit: Span[][];
  language: string;
  /** Offered for download. */
  file?: { name: string; content: string };
  /** How many of the blocks are its own, where an answer stands below them. */
  own?: number;
}

/** A message with an answer below what it says itself. */
export function withBelow(above: ShownReply, { blocks, buttons }: ShownReply): ShownReply {
  const own = above.own ?? above.blocks.length;
  return { ...above, blocks: [...above.blocks.slice(0, own), ...blocks], buttons, own };
}

/** Reply -> plain JSON. Control and direction characters are dropped, links other than http(s) become text, nothing is ever cut. */
export function messageFromReply(reply: Reply): ShownReply {
  const { blocks, buttons } = withNumberedRows(reply);
  return {
    blocks: blocks.map(block),
    buttons: buttons.map((row) => row.flatMap(button)).filter((row) => row.length > 0),
    credit: reply.credit.map(spans),
    language: reply.language,
    ...(reply.file ? { file: { name: reply.file.name, content: csvFromRows(reply.file.rows) } } : {}),
  };
}

// Direction overrides in a name would turn the rest of its line around; what is left of control characters draws nothing.
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text without the characters that a reader cannot see but that change what is seen; a line break stays a space. */
export function cleanText(text: string): string {
  return text.replace(/[\t\n\r]+/g, " ").replace(unseen, "");
}

function block(of: Block): Block {
  switch (of.kind) {
    case "list":
      return { kind: of.kind, items: of.items.map((_, index) => spans(markedRow(of, index))) };
    case "facts":
      return { kind: of.kind, rows: of.rows.map(({ label, value }) => ({ label: cleanText(label), value: spans(value) })) };
    case "table":
      return {
        kind: of.kind,
        columns: of.columns.map(({ title, align }) => ({ title: cleanText(title), align })),
        rows: of.rows.map((row) => row.map(cell)),
      };
    default:
      return { kind: of.kind, spans: spans(of.spans) };
  }
}

function cell({ text, mark }: Cell): Cell {
  return mark ? { text: cleanText(text), mark } : { text: cleanText(text) };
}

function spans(of: readonly Span[]): Span[] {
  return of.map(span);
}

function span(of: Span): Span {
  if (of.kind === "break") return of;
  const text = cleanText(of.text);
  if (of.kind === "time") return { kind: "time", at: of.at, show: of.show, text };
  if (of.kind === "link" && isWebLink(of.url)) return { kind: "link", text, url: of.url };
  if (of.kind === "text" && of.style) return { kind: "text", text, style: of.style };
  return { kind: "text", text };
}

function button(of: Button): ShownButton[] {
  const label = cleanText(of.label);
  if ("press" in of) return [{ label, press: encodePress(of.press) }];
  return isWebLink(of.url) ? [{ label, url: of.url }] : [];
}

function isWebLink(url: string): boolean {
  return URL.canParse(url) && ["https:", "http:"].includes(new URL(url).protocol);
}
