import type { Bonus, Bookmaker, Fighter, League, Match, Odds, Page, Prediction, PricePoint, Team, ValueBet } from "./model.ts";

/** Who a request is for. People go first; the poller never uses the budget's burst. */
export type Lane = "person" | "poller";

/** Data with its age. */
export interface Answer<T> {
  value: T;
  /** When the API gave this answer (ms UTC). */
  fetchedAt: number;
  /** Why this is the last good answer instead of a new one; null when it is as fresh as it should be. */
  failure: "refused" | "unreachable" | "busy" | null;
}

export interface MatchQuery {
  sport?: string;
  league?: string;
  status?: string;
  page?: number;
}

export interface AskOptions {
  lane?: Lane;
  /** A person who waits for the budget until the signal aborts. */
  patient?: boolean;
  signal?: AbortSignal;
}

export interface ListOptions extends AskOptions {
  /** From 1. Not documented for these lists: an API that ignores it answers with the first page again. */
  page?: number;
}

/**
 * The odds API as typed calls, one per endpoint. Everything but `odds` is cached for a time that follows the documented
 * refresh intervals; equal questions in flight share one request; after a failure the last good answer comes back with
 * `failure` set. Rejects with `ApiRefused` (the API said no; `status` 404 for an unknown slug), `ApiUnreachable` (no
 * usable answer, and none kept from before) or `ApiBusy` (the budget has no room within the caller's patience).
 */
export interface OddsApi {
  matches(query?: MatchQuery, options?: AskOptions): Promise<Answer<Page<Match>>>;
  match(slug: string, options?: AskOptions): Promise<Answer<Match>>;
  /**
   * Always asks the API: odds are kept by feed/boards, which decides when to ask. `fetchedAt` is the time of the answer.
   * Rejects after a failure instead of serving an older answer.
   */
  odds(slug: string, options?: AskOptions): Promise<Answer<Odds>>;
  history(slug: string, options?: AskOptions): Promise<Answer<readonly PricePoint[]>>;
  predictions(options?: ListOptions): Promise<Answer<Page<Prediction>>>;
  valueBets(options?: ListOptions): Promise<Answer<Page<ValueBet>>>;
  fighters(options?: ListOptions): Promise<Answer<Page<Fighter>>>;
  fighter(slug: string, options?: AskOptions): Promise<Answer<Fighter>>;
  teams(options?: ListOptions): Promise<Answer<Page<Team>>>;
  leagues(options?: ListOptions): Promise<Answer<Page<League>>>;
  bookmakers(options?: AskOptions): Promise<Answer<readonly Bookmaker[]>>;
  bonuses(options?: AskOptions): Promise<Answer<readonly Bonus[]>>;
}
