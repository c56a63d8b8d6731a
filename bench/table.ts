import type { Row } from "./bench.ts";

const columns = ["what", "ours", "rival", "ratio", "unit", "note"];

/** The rows as a table of Markdown, its columns aligned. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, column) => padded(cell, { column, widths })).join(" | ")} |`);
  const rule = `|${widths.map((width, column) => (isNumber(column) ? `${"-".repeat(width + 1)}:` : "-".repeat(width + 2))).join("|")}|`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function cellsOf({ name, ours, rival, ratio, unit, note }: Row): string[] {
  return [name, figure(ours), figure(rival), figure(ratio), unit, note];
}

function padded(cell: string, { column, widths }: { column: number; widths: readonly number[] }): string {
  const width = widths[column] ?? 0;
  return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
}

function isNumber(column: number): boolean {
  return column >= 1 && column <= 3;
}

/** Three significant digits; the table is for reading, the JSON has them all. */
function figure(value: number | null): string {
  if (value === null) return "–";
  return value.toLocaleString("en", Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}
