import type { Kind } from "../api/decode/rows.ts";

/** Our fields of each kind of row that a mapping can lead to, and without which a feature suffers. */
export const rowFields: Readonly<Record<Kind, readonly string[]>> = {
  matches: ["slug", "home", "away", "scheduled_at", "status", "league", "sport", "id"],
  match: ["slug", "home", "away", "scheduled_at", "status", "league", "sport", "id"],
  odds: ["bookmaker", "market", "selection", "line", "price", "at"],
  history: ["bookmaker", "market", "selection", "line", "price", "at"],
  predictions: ["match", "home", "draw", "away", "pick", "confidence"],
  value_bets: ["match", "market", "selection", "line", "bookmaker", "price", "edge"],
  fighters: ["name", "slug", "record", "weight_class", "country", "id"],
  fighter: ["name", "slug", "record", "weight_class", "country", "id"],
  teams: ["name", "slug", "sport", "country", "id"],
  leagues: ["name", "slug", "sport", "country", "id"],
  bookmakers: ["name", "slug", "rating", "rating_max", "url"],
  bonuses: ["bookmaker", "title", "amount", "currency", "url"],
};

/** In how many rows a field says something. */
export function filled(rows: readonly object[], field: string): number {
  return rows.filter((row) => says((row as Readonly<Record<string, unknown>>)[field])).length;
}

function says(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && value !== "unknown" && value !== "other";
}
