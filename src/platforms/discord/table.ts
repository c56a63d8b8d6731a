import type { Block, Cell } from "../../chat/reply.ts";
import { paddedToWidth, textWidth } from "../../chat/text-width.ts";
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
  const widths = narrow(
    columns.map((_, index) => Math.max(...[titles, ...texts].map((line) => textWidth(line[index] ?? "")), 1)),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map((column, index) => paddedToWidth(cells[index] ?? "", widths[index] ?? 1, column.align))
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
