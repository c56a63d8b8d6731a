import type { Ask } from "../definition.ts";
import { parsedJson } from "../json.ts";
import type { OpenSource } from "../open.ts";
import { Misfit } from "../reading/reading.ts";
import { lineOf, type Printed, printedRow } from "./print.ts";

/** What a source reads of one answer, as it is printed. */
export interface ReadAnswer {
  rows: readonly Printed[];
  refused: readonly { where: string; why: string }[];
}

/** Reads the text of an answer. One that can't be read has no rows, and says why. */
export function readAnswer({ about, readers }: OpenSource, ask: Ask, text: string): ReadAnswer {
  try {
    const { rows = [], refused = [] } = readers[ask]?.(parsedJson(text)) ?? {};
    // Boards that come one by one needn't say whose they are.
    const isOneBoard = ask === "boards" && about.asks.boards?.covers === "match";
    const printed = rows.map((row) => printedRow(ask, isOneBoard ? { ...row, match: null } : row));
    return {
      rows: printed,
      refused: refused.map(({ where, why, times }) => ({ where, why: times === 1 ? why : `${why} (${times} times)` })),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return { rows: [], refused: [{ where: "answer", why: `is not JSON: ${error.message}` }] };
    if (error instanceof Misfit) return { rows: [], refused: [{ where: error.where, why: error.why }] };
    throw error;
  }
}

/** A line a row, then what was left out. */
export function linesOf({ rows, refused }: ReadAnswer): string[] {
  return [...rows.map(lineOf), ...refused.map(({ where, why }) => `left out: ${where}: ${why}`)];
}

/** What differs from the rows that were written down. */
export function differences(read: ReadAnswer, text: string): string[] {
  const lines = read.rows.map(lineOf);
  const wanted = text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("left out: "));
  const missing = wanted.filter((line) => !lines.includes(line)).map((line) => `- ${line}`);
  const added = lines.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`);
  const verdict = `${lines.length} rows, as written down: ${lines.join("\n") === wanted.join("\n")}`;
  return [...missing, ...added, verdict, ...linesOf({ rows: [], refused: read.refused })];
}
