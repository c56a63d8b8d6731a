import { type Leave, Misfit, type PriceRow } from "./reading.ts";

/** Complete markets of a board pay back about what is staked. Far outside of this, the numbers aren't what the definition says. */
const plausible = { least: 0.6, most: 1.4 };
/** Both are needed before a market's prices are added up. */
const bothSides: Readonly<Record<string, readonly string[]>> = {
  winner: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
  draw_no_bet: ["home", "away"],
};

type BoardOf = (row: PriceRow) => string;

/** Leaves out what an answer says against itself. Throws `Misfit` for an answer that can't be right as a whole. */
export function checkRows(rows: readonly PriceRow[], leave: Leave, { isHistory }: { isHistory: boolean }): PriceRow[] {
  const boardOf: BoardOf = ({ match, bookmaker, at }) => `${match}\n${bookmaker}${isHistory ? `\n${at}` : ""}`;
  const once = withoutContradictions(rows, leave, boardOf);
  const kept = withoutLopsided(once, leave, boardOf);
  const { sane, all } = countPlausible(kept, boardOf);
  if (sane * 2 < all) throw new Misfit("format", `${all - sane} of ${all} markets pay back nothing like what is staked`);
  return kept;
}

/** Two prices of one selection are none: nobody knows which it is. */
function withoutContradictions(rows: readonly PriceRow[], leave: Leave, boardOf: BoardOf): PriceRow[] {
  const bySelection = new Map<string, PriceRow | "contradictory">();
  for (const row of rows) {
    const key = `${boardOf(row)}\n${row.market}\n${row.hasDraw}\n${row.line}\n${row.selection}`;
    const known = bySelection.get(key);
    if (known === undefined) bySelection.set(key, row);
    else if (known !== "contradictory" && known.price !== row.price) {
      bySelection.set(key, "contradictory");
      leave(placeOf(row), "two prices for the same selection");
    }
  }
  return [...bySelection.values()].filter((row) => row !== "contradictory");
}

/** A book whose home and away lines are nowhere each other's opposite has handicaps of one sign: none of them is kept. */
function withoutLopsided(rows: readonly PriceRow[], leave: Leave, boardOf: BoardOf): PriceRow[] {
  const lopsided = lopsidedBoards(rows, boardOf);
  if (lopsided.size === 0) return [...rows];
  return rows.filter((row) => {
    const isWrong = row.market === "handicap" && lopsided.has(boardOf(row));
    if (isWrong) leave(placeOf(row), "both sides of a handicap by the same line");
    return !isWrong;
  });
}

function lopsidedBoards(rows: readonly PriceRow[], boardOf: BoardOf): ReadonlySet<string> {
  const boards = new Map<string, { home: Set<number>; away: Set<number> }>();
  for (const row of rows) {
    if (row.market !== "handicap" || row.line === null || (row.selection !== "home" && row.selection !== "away")) continue;
    const lines = boards.get(boardOf(row)) ?? { home: new Set(), away: new Set() };
    boards.set(boardOf(row), lines);
    lines[row.selection].add(row.line);
  }
  const isLopsided = ({ home, away }: { home: Set<number>; away: Set<number> }) =>
    home.size > 0 && away.size > 0 && ![...home].some((line) => away.has(0 - line));
  return new Set([...boards].filter(([, lines]) => isLopsided(lines)).map(([board]) => board));
}

function countPlausible(rows: readonly PriceRow[], boardOf: BoardOf): { sane: number; all: number } {
  const markets = new Map<string, { needed: readonly string[]; prices: Map<string, number> }>();
  for (const row of rows) {
    const needed = bothSides[row.market];
    if (!needed || row.selection === null) continue;
    const line = row.market === "handicap" && row.selection === "away" ? 0 - (row.line ?? 0) : row.line;
    const key = `${boardOf(row)}\n${row.market}\n${row.hasDraw}\n${line}`;
    const market = markets.get(key) ?? { needed, prices: new Map() };
    markets.set(key, market);
    market.prices.set(row.selection, row.price);
  }
  const complete = [...markets.values()].filter(({ needed, prices }) => needed.every((selection) => prices.has(selection)));
  const sane = complete.filter(({ prices }) => isPlausible([...prices.values()]));
  return { sane: sane.length, all: complete.length };
}

function isPlausible(prices: readonly number[]): boolean {
  const sum = prices.reduce((total, price) => total + 1 / price, 0);
  return sum > plausible.least && sum < plausible.most;
}

function placeOf({ match, bookmaker, market }: PriceRow): string {
  return [match, bookmaker, market].filter((part) => part !== null).join(", ");
}
