import type { ListRow, PriceRow } from "../sources/reading/reading.ts";
import type { Endpoint } from "./endpoints.ts";

/** Our fields without which a feature suffers, with what they are called in rows. */
const fieldsWanted: Readonly<Partial<Record<Endpoint, Readonly<Record<string, readonly string[]>>>>> = {
  matches: { scheduled_at: ["scheduled_at"], status: ["status"], sport: ["sport"], league: ["league"] },
  boards: { bookmaker: ["bookmaker"], market: ["market"] },
  history: { bookmaker: ["bookmaker"] },
  predictions: { match: ["match", "home_name"] },
  value_bets: { match: ["match", "home_name"], bookmaker: ["bookmaker"] },
  fighters: { record: ["record", "wins"] },
  bookmakers: { rating: ["rating"] },
};

/** The wanted fields of an endpoint that no row has. */
export function missingFields(endpoint: Endpoint, rows: readonly (PriceRow | ListRow)[]): string[] {
  if (rows.length === 0) return [];
  const isMissing = (names: readonly string[]) => !rows.some((row) => names.some((name) => says((row as ListRow)[name])));
  return Object.entries(fieldsWanted[endpoint] ?? {}).flatMap(([field, names]) => (isMissing(names) ? [field] : []));
}

function says(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && value !== "unknown" && value !== "other";
}
