/**
 * The rows that `decode` returns: our reading of the API's answers under stable names. Times are ISO 8601 UTC.
 * People see them through `npm run decode`, so a change of a name here is a breaking change.
 */

import type { Market } from "../../odds/quote.ts";
import type { PlanLine, Refused } from "./plan/plan.ts";

export const kinds = [
  "matches",
  "match",
  "odds",
  "history",
  "predictions",
  "value_bets",
  "fighters",
  "fighter",
  "teams",
  "leagues",
  "bookmakers",
  "bonuses",
] as const;
export type Kind = (typeof kinds)[number];

export type NamesByLanguage = Readonly<Record<string, string>>;

export interface MatchRow {
  id: number | null;
  slug: string;
  /** A display name (English where there is one, else any); `home_names` has them by language. */
  home: string;
  away: string;
  home_names: NamesByLanguage;
  away_names: NamesByLanguage;
  home_slug: string | null;
  away_slug: string | null;
  scheduled_at: string | null;
  /** scheduled | live | finished | postponed | cancelled | unknown */
  status: string;
  league: string | null;
  league_names: NamesByLanguage;
  league_slug: string | null;
  sport: string | null;
  /** When the match's odds were refreshed, ISO 8601 UTC; left out where the record does not say. */
  odds_refreshed_at?: string;
}

/** For `odds` and `history`. */
export interface QuoteRow {
  bookmaker: string | null;
  market: Market;
  selection: string;
  line: number | null;
  price: number;
  at: string | null;
}

export interface PredictionRow {
  /** The slug of the match, or null when the answer does not say which. */
  match: string | null;
  match_row: MatchRow | null;
  home: number | null;
  draw: number | null;
  away: number | null;
  pick: string | null;
  confidence: number | null;
}

export interface ValueBetRow {
  match: string | null;
  match_row: MatchRow | null;
  market: Market;
  selection: string;
  line: number | null;
  bookmaker: string | null;
  price: number;
  edge: number;
}

/** For `fighters`, `fighter`; teams and leagues leave the fighter's own fields out. */
export interface NamedRow {
  id: number | null;
  name: string;
  names: NamesByLanguage;
  slug: string | null;
}

export interface FighterRow extends NamedRow {
  record: { wins: number; losses: number; draws: number | null } | null;
  weight_class: string | null;
  country: string | null;
}

export interface TeamRow extends NamedRow {
  sport: string | null;
  country: string | null;
}

export interface LeagueRow extends NamedRow {
  sport: string | null;
  country: string | null;
}

export interface BookmakerRow {
  name: string;
  slug: string | null;
  rating: number | null;
  rating_max: number | null;
  url: string | null;
}

export interface BonusRow {
  bookmaker: string | null;
  title: string;
  amount: number | null;
  currency: string | null;
  url: string | null;
}

export interface RowOf {
  matches: MatchRow;
  match: MatchRow;
  odds: QuoteRow;
  history: QuoteRow;
  predictions: PredictionRow;
  value_bets: ValueBetRow;
  fighters: FighterRow;
  fighter: FighterRow;
  teams: TeamRow;
  leagues: LeagueRow;
  bookmakers: BookmakerRow;
  bonuses: BonusRow;
}

/** Something the decoder passed over, and why; `path` leads to it in the answer. */
export type Skipped = Refused;

/** A field of the answer, with its place and its type, so that a later answer can be compared with it. */
export interface FieldSeen {
  /** Level and key as the source writes it: `matches.venue`. */
  field: string;
  /** string | number | boolean | object | array | null */
  type: string;
  understood: boolean;
  /** The first value seen, shortened; null for understood fields. */
  example: string | null;
}

export interface Decoded<K extends Kind = Kind> {
  items: RowOf[K][];
  skipped: Skipped[];
  /** What was understood in an unusual way, or not at all: unknown fields, the price format that was chosen, … */
  notes: string[];
  /** From the envelope, when there is one. */
  meta: { page: number | null; per_page: number | null; total: number | null };
  /** The answer's own time of its last refresh, ISO 8601 UTC. */
  refreshed_at: string | null;
  /** Every field that was met, once. */
  fields: FieldSeen[];
  /** The plan by which odds and histories were read, a line for each column; empty for other kinds. */
  plan: readonly PlanLine[];
}
