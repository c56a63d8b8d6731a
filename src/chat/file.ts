import { csvFromRows } from "./csv.ts";
import type { TableFile } from "./reply.ts";

/** What stands in a file. */
export function contentOf({ rows, data }: TableFile): string {
  return data ? `${JSON.stringify(data, null, 2)}\n` : csvFromRows(rows);
}
