import type { Quote } from "../odds/quote.ts";
import type { Rhythm } from "../odds/rhythm.ts";
import type { Values } from "../sources/ask.ts";
import type { Ask } from "../sources/definition.ts";
import type { Spent } from "./budget/ledger.ts";
import type {
  Bonus,
  Bookmaker,
  Fighter,
  League,
  Match,
  MatchResult,
  Odds,
  Page,
  Prediction,
  PricePoint,
  Team,
  ValueBet,
} from "./model.ts";

/** What a service may have, or not. */
export type SourceAsk = Ask;

/** Who a request is for. People go first; the poller never uses the budget's burst. */
export type Lane = "person" | "poller";

/**
 * Why the last good answer stands in for a new one. `misfit`: something came, and it isn't what the definition says. `no_definition`:
 * nobody has found out yet how such answers are read. `key`: the service refuses the key. `plan`: its plan doesn't carry this. `spent`: nothing is left of what it may ask
 * for. `not_offered`: the service has no such thing.
 */
export type Failure =
  | "refused"
  | "unreachable"
  | "busy"
  | "misfit"
  | "no_definition"
  | "key"
  | "plan"
  | "wish"
  | "spent"
  | "not_offered";

/** Data with its age. */
export interface Answer<T> {
  value: T;
  /** When the API gave this answer (ms UTC). */
  fetchedAt: number;
  /** Why this is the last good answer instead of a new one; null when it is as fresh as it should be. */
  failure: Failure | null;
  /** Out of credits, or too many questions: until when, where that is known (ms UTC). */
  until?: number;
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

interface BetOptions extends ListOptions {
  /** The book whose fair prices ours are compared with; left out or null for those of all others. A service's own list knows neither. */
  against?: string | null;
}

/**
 * One way of counting: what is left of a day or longer must last until it ends, less what others with the same key will take of it; a
 * shorter window gives so much a minute. Of a day nothing can be saved for the next one.
 */
export type Limit = { left: number; endsAt: number; others?: number; isDaily?: true } | { perMinute: number };

/** Every board that an answer brought, by match. */
export type BoardsBySlug = Readonly<Record<string, Odds>>;

/** What is asked to have the boards of matches: of a league, a day, or of one match beside others. */
export interface GroupQuestion {
  key: string;
  /** The matches that were meant; an answer may have more. */
  slugs: readonly string[];
  /** In units of the service. */
  cost: number;
  /** So many may be asked at once for the cost of one. */
  together: number;
  /** What fills its placeholders. */
  values: Values;
}

/** The boards of a service whose questions bring those of many matches. */
export interface Groups {
  /** The fewest questions that bring the boards of these matches; none for those that no list has. Rejects as `matches` does. */
  questionsFor(slugs: readonly string[], options?: AskOptions): Promise<GroupQuestion[]>;
  /** Asks one question, or several that may be asked together. Rejects as `odds` does, but for a kept answer with its failure. */
  boards(questions: readonly GroupQuestion[], options?: AskOptions): Promise<Answer<BoardsBySlug>>;
  /** What was answered last, whoever asked, this process or another. */
  kept(questions: readonly GroupQuestion[]): Promise<Answer<BoardsBySlug> | null>;
  /** What polls may plan with. */
  limits(): Promise<Limit[]>;
  /** Who has spent how much of the key since then, by day. */
  spentSince(from: number): Promise<Spent[]>;
  /** The service has nothing new sooner, before the start or live. */
  rhythmMs(isLive: boolean): number;
}

/** What a service has said unasked of one book of a match. */
export interface Pushed {
  slug: string;
  quotes: readonly Quote[];
  /** Whether this took the place of an older price. */
  replaces(quote: Quote): boolean;
}

/** How a push does: since when it is as it is (ms UTC), and when it was interrupted last. */
export interface PushState {
  isUp: boolean;
  since: number;
  gap: { from: number; to: number } | null;
}

/** Prices that a service sends by itself, over one connection for all who use a key. */
export interface Push {
  /** Listens until `signal` aborts. What is heard is handed on one after the other. */
  run(to: { hear(news: Pushed): Promise<void>; interrupted(): void }, signal: AbortSignal): Promise<void>;
  /** Null while it has never been let in: the plan doesn't carry it, or another process listens. */
  state(): PushState | null;
}

/**
 * The odds API as typed calls, one per endpoint. Everything but `odds` is cached for a time that follows the documented
 * refresh intervals; equal questions in flight share one request; after a failure the last good answer comes back with
 * `failure` set. Rejects with `ApiRefused` (the API said no; `status` 404 for an unknown slug), `ApiUnreachable` (no
 * usable answer, and none kept from before) or `ApiBusy` (the budget has no room within the caller's patience).
 */
export interface OddsApi {
  /** What the service has at all; anything else rejects with `ApiUnreachable` (`not_offered`). */
  has: ReadonlySet<Ask>;
  /** Value bets are found on the boards that we keep; left out where the service says what one is. */
  betsFrom?: "boards";
  /** How soon there can be something new for whoever asks beside the polls of `groups`. */
  rhythm: Rhythm;
  /** Null where every match is a question of its own. */
  groups: Groups | null;
  /** Left out where a service says nothing unasked. */
  push?: Push;
  matches(query?: MatchQuery, options?: AskOptions): Promise<Answer<Page<Match>>>;
  match(slug: string, options?: AskOptions): Promise<Answer<Match>>;
  /**
   * Always asks the API: odds are kept by feed/boards, which decides when to ask. `fetchedAt` is the time of the answer.
   * Rejects after a failure instead of serving an older answer.
   */
  odds(slug: string, options?: AskOptions): Promise<Answer<Odds>>;
  history(slug: string, options?: AskOptions): Promise<Answer<readonly PricePoint[]>>;
  predictions(options?: ListOptions): Promise<Answer<Page<Prediction>>>;
  valueBets(options?: BetOptions): Promise<Answer<Page<ValueBet>>>;
  /**
   * How matches ended that this one was played beside, as far as the service tells by now: those of a league, a day. Missing
   * where it has no results.
   */
  results?(match: Match, options?: AskOptions): Promise<Answer<readonly MatchResult[]>>;
  fighters(options?: ListOptions): Promise<Answer<Page<Fighter>>>;
  fighter(slug: string, options?: AskOptions): Promise<Answer<Fighter>>;
  teams(options?: ListOptions): Promise<Answer<Page<Team>>>;
  leagues(options?: ListOptions): Promise<Answer<Page<League>>>;
  bookmakers(options?: AskOptions): Promise<Answer<readonly Bookmaker[]>>;
  bonuses(options?: AskOptions): Promise<Answer<readonly Bonus[]>>;
}
