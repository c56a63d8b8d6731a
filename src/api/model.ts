import type { Quote } from "../odds/quote.ts";

/** A name by language (`ru`, `en`, …; `und` when the source does not say which). Never empty. */
export type Names = Readonly<Record<string, string>>;

/** Stands among names for what else the source calls it: people find it by that word too, and it is never shown. */
export const alsoCalled = "x-also";

export interface Team {
  id: number | null;
  slug: string | null;
  names: Names;
}

export interface League {
  id: number | null;
  slug: string | null;
  names: Names;
  sport: string | null;
}

/** `unknown` covers words that the document does not name and we cannot place. */
export type MatchStatus = "scheduled" | "live" | "finished" | "postponed" | "cancelled" | "unknown";

/** A fixture, known by its slug. Times in ms since the epoch, UTC. */
export interface Match {
  id: number | null;
  slug: string;
  home: Team;
  away: Team;
  startsAt: number | null;
  /** The day of the start, `2026-11-23`, where the source knows no more of it. */
  day?: string;
  status: MatchStatus;
  league: League | null;
  /** The API's own word, lower case (`football`, `ice-hockey`, …). */
  sport: string | null;
  /** When its odds were refreshed, where this record of it says so (ms UTC). News for the schedule: it is not kept with the match. */
  oddsRefreshedAt?: number;
}

export interface Score {
  home: number;
  away: number;
}

/** How a match ended, by the source. Called off (`cancelled`) means that nobody won. */
export interface MatchResult {
  slug: string;
  status: MatchStatus;
  /** With overtime and what else decided it; null where the source says only who won. */
  score: Score | null;
  /** At the end of the regular time; null where the source doesn't tell that apart. */
  regular: Score | null;
  winner: "home" | "draw" | "away" | null;
}

/** What `GET /matches/{slug}/odds` says. */
export interface Odds {
  quotes: readonly Quote[];
  /** The source's own time of the last refresh (ms UTC), from body or headers; null when it shows none. */
  refreshedAt: number | null;
}

/** One point in the life of a price. */
export interface PricePoint extends Quote {
  at: number;
}

/** The model's probabilities, each in 0..1; `draw` is null where there is none. */
export interface Prediction {
  matchSlug: string | null;
  match: Match | null;
  home: number | null;
  draw: number | null;
  away: number | null;
  pick: string | null;
  /** 0..1 */
  confidence: number | null;
}

export interface ValueBet {
  matchSlug: string | null;
  match: Match | null;
  market: Quote["market"];
  selection: string;
  line: number | null;
  bookmaker: string | null;
  price: number;
  /** Expected value per unit staked as a fraction: 0.05 is 5 %. */
  edge: number;
  /** When it came to be as it is, or the prices that it was found in were refreshed (ms UTC); left out where nobody says. */
  pricedAt?: number;
}

export interface Fighter {
  id: number | null;
  slug: string | null;
  names: Names;
  /** Null when the source shows none; never a made-up 0-0-0. */
  record: { wins: number; losses: number; draws: number | null } | null;
  weightClass: string | null;
  country: string | null;
}

export interface Bookmaker {
  slug: string | null;
  name: string;
  rating: number | null;
  /** The top of the rating's scale (5, 10, 100). */
  ratingMax: number | null;
  url: string | null;
}

export interface Bonus {
  bookmaker: string | null;
  title: string;
  amount: number | null;
  currency: string | null;
  url: string | null;
}

/** One page of a list. */
export interface Page<T> {
  items: readonly T[];
  /** All items there are, when the API says. */
  total: number | null;
  page: number;
}
