import type { InputRichBlock, InputRichMessage, RichBlockTableCell, RichText } from "grammy/types";
import type { Block, Cell, Column, Reply, Span } from "../../chat/reply.ts";
import { markedRow } from "../../chat/rows.ts";
import { signs } from "../../chat/table.ts";
import { cleaned, timeFormats, timeOf, webAddress } from "./markup.ts";

/** What Telegram takes in a rich message: UTF-16 units in all, blocks with those within others, and columns of a table. */
export const richLimits = { units: 32_768, blocks: 500, columns: 20 } as const;

/**
 * A reply with tables of Telegram's own, credit included; null where it has none, or where that would be too much. To be given the
 * reply as it is drawn in words, whose rows have their numbers.
 */
export function richFromReply(
  reply: Pick<Reply, "blocks" | "credit" | "cut">,
  { cut }: { cut: boolean },
): InputRichMessage | null {
  const tables = reply.blocks.flatMap((block) => tableIn(block) ?? []);
  if (tables.length === 0 || tables.some(({ columns }) => columns.length > richLimits.columns)) return null;
  const ending = [...(cut ? [[{ kind: "text" as const, text: reply.cut }]] : []), ...reply.credit];
  const blocks = [...reply.blocks.flatMap(richBlocks), ...ending.map(footer)];
  const isTooMuch = unitsOf(blocks) > richLimits.units || countOf(blocks) > richLimits.blocks;
  // Everything to tap is said to be so: names are no links, however they look.
  return isTooMuch ? null : { blocks, skip_entity_detection: true };
}

/** A table whose cells are written out. */
interface RichTable {
  columns: readonly Column[];
  rows: readonly (readonly RichText[])[];
}

/** A table, or the table that a list can be shown as; null for what is neither. */
function tableIn(block: Block): RichTable | null {
  if (block.kind === "table") return { columns: block.columns, rows: block.rows.map((row) => row.map(cellText)) };
  if (block.kind !== "list" || !block.table) return null;
  const { table, marks = [] } = block;
  const rows = table.rows.map((row) => row.map(textFrom));
  if (!marks.some((mark) => mark !== null)) return { columns: table.columns, rows };
  // The numbers by which rows are called stand first.
  return {
    columns: [{ title: "", align: "right" }, ...table.columns],
    rows: rows.map((row, index) => [marks[index] ?? "", ...row]),
  };
}

function richBlocks(block: Block): InputRichBlock[] {
  const table = tableIn(block);
  if (table) return [blockFrom(table)];
  switch (block.kind) {
    case "heading":
      return [{ type: "heading", text: textFrom(block.spans), size: 4 }];
    case "paragraph":
      return paragraphs(block.spans);
    case "note":
      return block.spans.length === 0 ? [] : [footer(block.spans)];
    case "list":
      return block.items.flatMap((_, index) => paragraphs(markedRow(block, index)));
    case "fold":
      return [
        {
          type: "expandable_blockquote",
          text: block.items.flatMap((_, nth) => [...(nth === 0 ? [] : ["\n"]), textFrom(markedRow(block, nth))]),
        },
      ];
    case "facts":
      return block.rows.map(({ label, value }) => {
        return { type: "paragraph", text: [{ type: "bold", text: cleaned(label) }, block.colon, textFrom(value)] };
      });
    default:
      return [];
  }
}

function blockFrom({ columns, rows }: RichTable): InputRichBlock {
  const cell = (text: RichText, index: number): RichBlockTableCell => {
    const place = { align: columns[index]?.align ?? "left", valign: "middle" } as const;
    return unitsOf(text) === 0 ? place : { text, ...place };
  };
  const titles = columns.map(({ title }, index): RichBlockTableCell => ({ ...cell(cleaned(title), index), is_header: true }));
  const hasTitles = columns.some(({ title }) => title !== "");
  const cells = rows.map((row) => columns.map((_, index) => cell(row[index] ?? "", index)));
  return { type: "table", cells: hasTitles ? [titles, ...cells] : cells, is_striped: true, is_compact: true };
}

/** A sign as in words, and the best price in bold besides. */
function cellText({ text, mark }: Cell): RichText {
  const signed = mark === undefined ? cleaned(text) : `${cleaned(text)}${signs[mark]}`;
  return mark === "best" ? { type: "bold", text: signed } : signed;
}

/** One for each line. */
function paragraphs(spans: readonly Span[]): InputRichBlock[] {
  return linesOf(spans).map((line) => ({ type: "paragraph", text: textFrom(line) }));
}

function footer(spans: readonly Span[]): InputRichBlock {
  return { type: "footer", text: textFrom(spans) };
}

function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans) {
    if (span.kind === "break") lines.push([]);
    else lines.at(-1)?.push(span);
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ""));
}

function textFrom(spans: readonly Span[]): RichText {
  return spans.map(richSpan);
}

const styles = { bold: "bold", italic: "italic", strike: "strikethrough", code: "code" } as const;

function richSpan(span: Span): RichText {
  // Only small print has such, where a line more would be as much as the whole.
  if (span.kind === "break") return " ";
  const text = cleaned(span.text);
  if (span.kind === "link") {
    const url = webAddress(span.url);
    return url === null ? text : { type: "url", text, url };
  }
  if (span.kind === "time") {
    const unix = timeOf(span.at);
    return unix === null ? text : { type: "date_time", text, unix_time: unix, date_time_format: timeFormats[span.show] };
  }
  if (span.style === undefined) return text;
  if (span.style === "code" && /^\/[a-z]{1,32}$/.test(text)) return { type: "bot_command", text, bot_command: text };
  return { type: styles[span.style], text };
}

/** How long all texts are together, as people read them. */
function unitsOf(of: unknown): number {
  if (typeof of === "string") return of.length;
  if (Array.isArray(of)) return of.reduce((sum: number, one) => sum + unitsOf(one), 0);
  if (typeof of !== "object" || of === null) return 0;
  return ["text", "cells"].reduce((sum, key) => sum + (key in of ? unitsOf(of[key as keyof typeof of]) : 0), 0);
}

/** Rows count as well: nobody says that they do not. */
function countOf(blocks: readonly InputRichBlock[]): number {
  return blocks.reduce((sum, block) => sum + 1 + (block.type === "table" ? block.cells.length : 0), 0);
}
