import type { Dialect } from "../../../src/sandbox/dialects/dialect.ts";
import { plain } from "../../../src/sandbox/dialects/plain.ts";
import { columns } from "./columns.ts";
import { dictionary } from "./dictionary.ts";

export const dialectNames = ["plain", "columns", "dictionary"] as const;
export type DialectName = (typeof dialectNames)[number];

/** The sandbox's own dialect, and two others that a service could speak: the doctor has to find out how. */
export const dialects: Readonly<Record<DialectName, Dialect>> = { plain, columns, dictionary };
