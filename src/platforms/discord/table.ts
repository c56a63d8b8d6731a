import type { Block, Cell, Column } from "../../chat/reply.ts";
import { codeBlockText } from "./markdown.ts";

export type Table = Extract<Block, { kind: "table" }>;

/** What a phone shows of a code block without wrapping it. */
const widestLine = 44;
const narrowestColumn = 4;
const gap = "  ";

const signs = { best: "★", up: "▲", down: "▼" } as const;

/** A table as lines of a code block: the titles first, then one line a row, columns padded and never wider than a phone. */
export function linesFromTable({ columns, rows }: Table): { title: string; rows: string[] } {
  const marked = columns.map((_, index) => rows.some((row) => row[index]?.mark !== undefined));
  const texts = rows.map((row) => columns.map((_, index) => cellText(row[index], marked[index] === true)));
  const titles = columns.map(({ title }, index) => codeBlockText(title) + (marked[index] ? " " : ""));
  const widths = narrow(columns.map((_, index) => Math.max(...[titles, ...texts].map((line) => width(line[index] ?? "")), 1)));
  const line = (cells: readonly string[]) =>
    columns
      .map((column, index) => pad(cells[index] ?? "", widths[index] ?? 1, column.align))
      .join(gap)
      .trimEnd();
  return { title: line(titles), rows: texts.map(line) };
}

/** A sign has a place of its own behind the text, so that the digits above and below it stay in line. */
function cellText(cell: Cell | undefined, marked: boolean): string {
  if (!cell) return "";
  const sign = marked ? (cell.mark ? signs[cell.mark] : " ") : "";
  return codeBlockText(cell.text) + sign;
}

/** Narrows the widest columns, one character at a time, until a line fits. */
function narrow(natural: readonly number[]): number[] {
  const widths = [...natural];
  const room = widestLine - gap.length * (widths.length - 1);
  for (let over = sum(widths) - room; over > 0; over--) {
    const widest = Math.max(...widths);
    if (widest <= narrowestColumn) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

function pad(text: string, to: number, align: Column["align"]): string {
  const cut = width(text) > to ? cutTo(text, to) : text;
  const space = " ".repeat(Math.max(0, to - width(cut)));
  return align === "right" ? space + cut : cut + space;
}

function cutTo(text: string, to: number): string {
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (width(kept + segment) > to - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const invisible = /^[\p{M}\p{Cf}]+$/u;
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Letters and signs of one column each, which nearly every text consists of. */
const narrowText = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027★▲▼]*$/;

/** How many columns of a fixed-width font a text takes. */
function width(text: string): number {
  if (narrowText.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemes.segment(text)) columns += invisible.test(segment) ? 0 : wide.test(segment) ? 2 : 1;
  return columns;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
