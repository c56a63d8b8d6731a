import { columns } from "./columns.ts";
import type { Dialect } from "./dialect.ts";
import { dictionary } from "./dictionary.ts";
import { plain } from "./plain.ts";

export const dialectNames = ["plain", "columns", "dictionary"] as const;
export type DialectName = (typeof dialectNames)[number];

/** Every dialect the sandbox speaks, by name. */
export const dialects: Readonly<Record<DialectName, Dialect>> = { plain, columns, dictionary };

/** How the sandbox speaks at the moment. */
export interface Manner {
  dialect: DialectName;
  /** Whether answers say when odds were refreshed. */
  showRefreshTime: boolean;
}
