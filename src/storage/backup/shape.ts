export type Value = string | number | null;
export type Row = readonly Value[];

interface TableShape {
  name: string;
  columns: readonly string[];
}

/** A database as it was at one moment, whoever writes to it meanwhile. */
export interface Snapshot {
  /** The last step of the schema that it has. */
  schema: string;
  tables: readonly TableShape[];
  /** The highest number that each table has given to a row, that of a deleted one included. */
  sequences(): Promise<Readonly<Record<string, number>>>;
  /** All rows of a table, some at a time. */
  rows(table: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** How many rows are read or written by one statement. */
export const rowsAtOnce = 500;

/** Bookkeeping of the schema itself; whoever restores has their own. */
export function isKept(table: string): boolean {
  return table !== "schema" && table !== "schema_lock";
}
