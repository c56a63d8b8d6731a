import type { Block, Cell, Column } from "./reply.ts";
import { paddedToWidth, textWidth } from "./text-width.ts";

export type Table = Extract<Block, { kind: "table" }>;

/** The columns of fixed-width text that every phone shows without breaking the line. */
export const tableWidth = 30;

/** How marks are written. */
export const signs = { best: "*", up: "▲", down: "▼" } as const;
/** A figure is never cut; a longer cell in a column of figures is none. */
const longestFigure = 12;
const shortestName = 6;

/** A table in lines of fixed-width text. */
export interface TableLines {
  /** The titles; null when no column has one, or when the rows do not fit. */
  title: string | null;
  rows: string[];
  /** Whether the columns stand in line; otherwise each row tells its cells after their titles, as text that is not made harmless. */
  fits: boolean;
}

/** Sets a table in columns of at most `tableWidth` together; `cleaned` makes text harmless on the platform. */
export function linesFromTable({ columns, rows }: Table, cleaned: (text: string) => string): TableLines {
  const written = rows.map((row) => columns.map((_, index) => plainText(row[index]?.text ?? "", cleaned)));
  const titles = columns.map(({ title }) => plainText(title, cleaned));
  const marked = columns.map((_, index) => rows.some((row) => row[index]?.mark !== undefined));
  const widths = columnWidths(columns, { titles, written, marked });
  if (!widths) return { title: null, rows: rows.map((row) => stacked(row, columns)), fits: false };
  const line = (texts: readonly string[], signOf: (index: number) => string) =>
    columns
      .map(({ align }, index) => paddedToWidth(texts[index] ?? "", widths[index] ?? 0, align) + signOf(index))
      .join(" ")
      .trimEnd();
  return {
    title: titles.some((title) => title !== "") ? line(titles, (index) => (marked[index] ? " " : "")) : null,
    rows: rows.map((row, nth) => line(written[nth] ?? [], (index) => (marked[index] ? signOf(row[index]) || " " : ""))),
    fits: true,
  };
}

/** The widest column gives way until the line fits; null when all are at their narrowest and it still does not. */
function columnWidths(
  columns: readonly Column[],
  { titles, written, marked }: { titles: readonly string[]; written: readonly string[][]; marked: readonly boolean[] },
): number[] | null {
  const widest = columns.map((_, index) => Math.max(0, ...written.map((texts) => textWidth(texts[index] ?? ""))));
  const least = columns.map(({ align }, index) => Math.min(widest[index] ?? 0, align === "right" ? longestFigure : shortestName));
  const widths = widest.map((width, index) => Math.max(width, textWidth(titles[index] ?? "")));
  const signsWidth = marked.filter((hasSign) => hasSign).length;
  let excess = widths.reduce((sum, width) => sum + width, 0) + columns.length - 1 + signsWidth - tableWidth;
  for (; excess > 0; excess--) {
    const slack = widths.map((width, index) => width - (least[index] ?? 0));
    const most = Math.max(...slack);
    if (most <= 0) return null;
    const giving = slack.indexOf(most);
    widths[giving] = (widths[giving] ?? 0) - 1;
  }
  return widths;
}

/** A row of a table that is too wide: the first cell, then each other one after its title. */
function stacked(row: readonly Cell[], columns: readonly Column[]): string {
  return columns
    .flatMap(({ title }, index) => {
      const cell = row[index];
      if (!cell || cell.text === "") return [];
      const shown = cell.text + signOf(cell);
      return [index === 0 || title === "" ? shown : `${title} ${shown}`];
    })
    .join(" · ");
}

function signOf(cell: Cell | undefined): string {
  return cell?.mark ? signs[cell.mark] : "";
}

/** Some fonts give a dash, a minus and an ellipsis two columns. */
function plainText(text: string, cleaned: (text: string) => string): string {
  return cleaned(text).replaceAll(/[–—−]/g, "-").replaceAll("…", ".");
}
