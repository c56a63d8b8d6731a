import type { Cell, Column } from "../../chat/reply.ts";
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
      .map(({ align }, index) => padded(texts[index] ?? "", widths[index] ?? 0, align))
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
  const widest = columns.map((_, index) => Math.max(0, ...cells.map((row) => displayWidth(row[index] ?? ""))));
  const least = columns.map(({ align }, index) => Math.min(widest[index] ?? 0, align === "right" ? figureWidth : nameWidth));
  const widths = widest.map((width, index) => Math.max(width, displayWidth(titles[index] ?? "")));
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

function padded(text: string, width: number, align: Column["align"]): string {
  const shown = cutToWidth(text, width);
  const space = " ".repeat(Math.max(0, width - displayWidth(shown)));
  return align === "right" ? space + shown : shown + space;
}

/** Letters and signs of one column each, which nearly every text consists of. */
const plainText = /^[ -~\u00a0-\u02ff\u0370-\u052f\u2010-\u2027\u2212★▲▼]*$/;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many columns a text takes in a fixed-width font: emoji and East Asian characters take two. */
export function displayWidth(text: string): number {
  if (plainText.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (/^[\u200b-\u200d\p{Mn}\p{Me}]+$/u.test(grapheme)) return 0;
  return /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u.test(
    grapheme,
  )
    ? 2
    : 1;
}

function cutToWidth(text: string, most: number): string {
  if (displayWidth(text) <= most) return text;
  let kept = "";
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    width += graphemeWidth(segment);
    if (width > most - 1) break;
    kept += segment;
  }
  return most > 0 ? `${kept.trimEnd()}…` : "";
}
