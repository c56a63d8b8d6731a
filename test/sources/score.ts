import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { outcomeOf, readerOf } from "./recordings.ts";
import { type Outcome, rowText, v4Answer } from "./v4-boards.ts";

interface Score {
  boards: number;
  /** Prices that somebody could bet at. */
  toBack: number;
  read: number;
  missing: string[];
  false: string[];
  lay: number;
  refused: string[];
}

/** What The Odds API's definition makes of boards whose outcomes are known. */
export function scoreOf(boards: readonly (readonly Outcome[])[]): Score {
  const read = readerOf("the-odds-api", "boards");
  const score: Score = { boards: boards.length, toBack: 0, read: 0, missing: [], false: [], lay: 0, refused: [] };
  for (const board of boards) {
    const wanted = countsOf(board.map(rowText).filter((text) => text !== null));
    const { rows, misfit } = outcomeOf(read, v4Answer(board));
    if (misfit) score.refused.push(misfit.message);
    for (const text of wanted.keys()) score.toBack += wanted.get(text) ?? 0;
    for (const row of rows as PriceRow[]) {
      const text = [row.match, row.bookmaker, row.market, row.selection, row.line, row.price].join("|");
      const left = wanted.get(text) ?? 0;
      if (left === 0) score.false.push(text);
      else score.read += 1;
      wanted.set(text, left - 1);
      if (/_lay\b/.test(row.selection ?? "")) score.lay += 1;
    }
    score.missing.push(...[...wanted].filter(([, left]) => left > 0).map(([text]) => text));
  }
  return score;
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
