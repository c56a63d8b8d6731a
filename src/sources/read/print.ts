import type { Ask } from "../definition.ts";
import type { ListRow, PriceRow } from "../reading/reading.ts";

/** A row as `npm run read` prints it. Prices and lines are texts, so that no reader of them rounds. */
export type Printed = Readonly<Record<string, unknown>>;

export function printedRow(ask: Ask, row: PriceRow | ListRow): Printed {
  if (ask === "boards" || ask === "history") return price(row as PriceRow);
  if (ask === "value_bets") return valueBet(row as ListRow);
  if (ask === "matches" || ask === "match" || ask === "results") return match(row as ListRow);
  return row as ListRow;
}

/** The same on one line: book, market, selection, line, price, time, match. */
export function lineOf(row: Printed): string {
  const { match, bookmaker, market, selection, line, price, at, ...rest } = row;
  const isPrice = "price" in row && "bookmaker" in row;
  const values = isPrice
    ? [bookmaker, market, selection, line, price, at, ...Object.values(rest), ...(match === null ? [] : [match])]
    : Object.values(row);
  return values.map(textOf).join("  ");
}

function price({ match, bookmaker, market, selection, line, price, at }: PriceRow): Printed {
  return { match, bookmaker, market, selection, line: decimal(line), price: decimal(price), at: iso(at) };
}

function valueBet({
  match = null,
  home_name,
  away_name,
  bookmaker = null,
  market,
  selection,
  line,
  price,
  edge,
  at,
}: ListRow): Printed {
  const named = home_name && away_name ? `${home_name} - ${away_name}` : null;
  return {
    match: match === null ? named : String(match),
    bookmaker,
    market,
    selection,
    line: decimal(line),
    price: decimal(price),
    at: iso(at),
    ev: decimal(edge),
  };
}

function match({
  slug,
  home = null,
  away = null,
  scheduled_at,
  league = null,
  status,
  home_score,
  away_score,
  winner,
}: ListRow): Printed {
  const hasScore = typeof home_score === "number" && typeof away_score === "number";
  return {
    id: String(slug),
    home,
    away,
    start: iso(scheduled_at),
    league,
    status: status === "finished" ? "ended" : status === "unknown" ? null : (status ?? null),
    score: hasScore ? { home: home_score, away: away_score } : null,
    winner: winner === "home" || winner === "away" || winner === "draw" ? winner : null,
  };
}

function decimal(value: unknown): string | null {
  return typeof value === "number" ? value.toFixed(8).replace(/\.?0+$/, "") : null;
}

function iso(value: unknown): string | null {
  return typeof value === "number" ? new Date(value).toISOString() : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
