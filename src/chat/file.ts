import { csvFromRows } from "./csv.ts";
import type { TableFile } from "./reply.ts";

/** Longer data has no lines and blanks of its own: nobody reads all of it, and `/import` takes no more than so many bytes. */
const mostLaidOut = 64 * 1024;

/** What stands in a file. */
export function contentOf({ rows, data }: TableFile): string {
  if (!data) return csvFromRows(rows);
  const laidOut = JSON.stringify(data, null, 2);
  return `${laidOut.length > mostLaidOut ? JSON.stringify(data) : laidOut}\n`;
}
