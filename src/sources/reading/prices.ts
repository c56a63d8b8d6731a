import type { Paths, Prices } from "../definition.ts";
import { type Conditions, compileConditions } from "./conditions.ts";
import { compileLevels, type Level } from "./levels.ts";
import { hasLine } from "./markets.ts";
import { type Format, numberOf } from "./numbers.ts";
import { BadPath, compileFirst, type Path } from "./path.ts";

/** One of a shape's `rows`, compiled. */
export interface PriceReading {
  levels: readonly Level[];
  conditions: Conditions;
  book: Path | null;
  bookId: Path | null;
  market: Path;
  selection: Path | null;
  whose: Path | null;
  at: Path | null;
  link: Path | null;
  /** A price, or one for each selection that has a column of its own. */
  columns: readonly { selection: string | null; price: Path; line: Path | null }[];
  lineByMarket: Readonly<Record<string, Path>> | null;
  spread: Spread | null;
  format: Format;
  /** Paths that lead somewhere in every answer with such entries, unless they are optional. */
  needed: readonly Path[];
}

interface Spread {
  bid: Path;
  ask: Path;
  most: number;
}

export function compilePrices(said: Prices, outer: { names: readonly string[]; format: Format }): PriceReading {
  const { names, levels } = compileLevels(said.each ?? {}, outer.names);
  const path = (paths: Paths | undefined) => (paths === undefined ? null : compileFirst(paths, names));
  const conditions = compileConditions(said, names);
  const parts = {
    book: path(said.book),
    bookId: path(said.bookId),
    market: compileFirst(said.market, names),
    selection: path(said.selection),
    whose: path(said.whose),
    at: path(said.at),
    link: path(said.link),
  };
  const columns = compileColumns(said, names);
  const lineByMarket = isByMarket(said.line) ? compileEach(said.line, names) : null;
  const spread = said.spread ? compileSpread(said.spread, names) : null;
  const prices = columns.flatMap(({ price, line }) => [price, line]);
  const needed = [...conditions.paths, ...Object.values(parts), ...prices, spread?.bid, spread?.ask];
  return {
    ...parts,
    levels,
    conditions,
    columns,
    lineByMarket,
    spread,
    format: said.format ?? outer.format,
    needed: needed.filter((one) => one != null),
  };
}

/** Further apart than allowed, or with one side missing, two prices are none. */
export function isTooWide({ bid, ask, most }: Spread, valueAt: (path: Path) => unknown): boolean {
  const [low, high] = [numberOf(valueAt(bid)), numberOf(valueAt(ask))];
  return low === null || high === null || high - low > most + 1e-9;
}

function compileSpread({ bid, ask, most }: NonNullable<Prices["spread"]>, names: readonly string[]): Spread {
  return { bid: compileFirst(bid, names), ask: compileFirst(ask, names), most };
}

function compileColumns({ price, line, selection }: Prices, names: readonly string[]): PriceReading["columns"] {
  const lineFor = (column: string | null) => lineOf(line, column, names);
  if (isPaths(price)) {
    if (selection === undefined) throw new BadPath("one price needs a selection, or give a price for each selection");
    return [{ selection: null, price: compileFirst(price, names), line: lineFor(null) }];
  }
  return Object.entries(compileEach(price, names)).map(([column, path]) => ({
    selection: column,
    price: path,
    line: lineFor(column),
  }));
}

function lineOf(line: Prices["line"], column: string | null, names: readonly string[]): Path | null {
  if (line === undefined || isByMarket(line)) return null;
  if (isPaths(line)) return compileFirst(line, names);
  const own = column === null ? undefined : (line as Readonly<Record<string, Paths>>)[column];
  return own === undefined ? null : compileFirst(own, names);
}

function compileEach(said: Readonly<Record<string, Paths | undefined>>, names: readonly string[]): Record<string, Path> {
  const entries = Object.entries(said).flatMap(([key, paths]) =>
    paths === undefined ? [] : [[key, compileFirst(paths, names)] as const],
  );
  return Object.fromEntries(entries);
}

function isPaths(said: unknown): said is Paths {
  return typeof said === "string" || Array.isArray(said);
}

function isByMarket(line: Prices["line"]): line is Record<string, Paths> {
  return line !== undefined && !isPaths(line) && Object.keys(line).every((key) => hasLine(key as "total"));
}
