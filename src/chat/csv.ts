import type { FileCell } from "./reply.ts";

/** What a spreadsheet would take for a formula at the beginning of a cell. */
const formula = /^[=+\-@\t\r\n]/;
const special = /[",\r\n]/;
const byteOrderMark = "\u{FEFF}";

/**
 * Rows as a CSV file (RFC 4180) with a byte order mark, without which some programs do not read UTF-8. Numbers keep all their
 * digits and have a point; a text that a spreadsheet would calculate gets an apostrophe before it.
 */
export function csvFromRows(rows: readonly (readonly FileCell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

function cellText(cell: FileCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
