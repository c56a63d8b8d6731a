import type { Cell, Column } from "../../chat/reply.ts";
import { paddedToWidth, textWidth } from "../../chat/text-width.ts";
import { cleaned } from "./markup.ts";

/** The columns that a phone shows of preformatted text without breaking the line. */
export const tableWidth = 34;

const marks = { best: "★", up: "▲", down: "▼" } as const;
/** Figures are never cut below this; a longer cell in a column of figures is no figure. */
const figureWidth = 12;
/** Names may be cut down to this. */
const nameWidth = 6;

interface TableLines {
  /** The titles, or nothing when no column has one. */
  header: string[];
  rows: string[];
}

/** A table as lines of equal columns, at most `tableWidth` wide; null when the columns cannot be squeezed that far. */
export function linesFromTable(columns: readonly Column[], rows: readonly (readonly Cell[])[]): TableLines | null {
  const titles = columns.map(({ title }) => cleaned(title));
  const cells = rows.map((row) => columns.map((column, index) => cellText(row[index], column.align)));
  const widths = columnWidths(columns, titles, cells);
  if (!widths) return null;
  const line = (texts: readonly string[]) =>
    columns
      .map(({ align }, index) => paddedToWidth(texts[index] ?? "", widths[index] ?? 0, align))
      .join(" ")
      .trimEnd();
  return { header: titles.some((title) => title !== "") ? [line(titles)] : [], rows: cells.map(line) };
}

/** A cell with its sign: before a figure, so that the digits stay aligned, and after a name. */
export function cellText(cell: Cell | undefined, align: Column["align"]): string {
  const text = cleaned(cell?.text ?? "");
  if (!cell?.mark) return text;
  return align === "right" ? `${marks[cell.mark]}${text}` : `${text} ${marks[cell.mark]}`;
}

/** Widest first, columns give way until the table fits; null when all are at their narrowest and it still does not. */
function columnWidths(columns: readonly Column[], titles: readonly string[], cells: readonly string[][]): number[] | null {
  const widest = columns.map((_, index) => Math.max(0, ...cells.map((row) => textWidth(row[index] ?? ""))));
  const least = columns.map(({ align }, index) => Math.min(widest[index] ?? 0, align === "right" ? figureWidth : nameWidth));
  const widths = widest.map((width, index) => Math.max(width, textWidth(titles[index] ?? "")));
  let excess = widths.reduce((sum, width) => sum + width, 0) + columns.length - 1 - tableWidth;
  for (; excess > 0; excess--) {
    const slack = widths.map((width, index) => width - (least[index] ?? 0));
    const most = Math.max(...slack);
    if (most <= 0) return null;
    const giving = slack.indexOf(most);
    widths[giving] = (widths[giving] ?? 0) - 1;
  }
  return widths;
}
