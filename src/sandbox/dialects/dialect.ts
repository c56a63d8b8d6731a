import type { Bonus, Book } from "../books.ts";
import type { Match, Status } from "../calendar.ts";
import type { Fighter, Participant } from "../cast.ts";
import type { Score } from "../chances.ts";
import type { Prediction, ValueBet } from "../fair.ts";
import type { League } from "../leagues.ts";
import type { Board } from "../market.ts";

/** A match as it stands when somebody asks. */
export interface MatchView {
  match: Match;
  status: Status;
  /** Null until the end. */
  score: Score | null;
  /** Null while refresh times are hidden. */
  refreshedAt: number | null;
}

/**
 * One way to write the same world as JSON. What the document shows (the list envelope, the fields of a match in the list) is the
 * same in all; everything else is free. `…Answer` is a whole answer, the others are items of a list.
 */
export interface Dialect {
  name: string;
  /** The words of this dialect for a match's status; `scheduled` is documented. */
  statuses: Readonly<Record<Status, string>>;
  match(view: MatchView): object;
  matchAnswer(view: MatchView): unknown;
  /** `refreshedAt` is null while refresh times are hidden. */
  oddsAnswer(board: Board, refreshedAt: number | null): unknown;
  historyAnswer(match: Match, boards: readonly Board[]): unknown;
  prediction(prediction: Prediction, view: MatchView): object;
  valueBet(bet: ValueBet, view: MatchView): object;
  fighter(fighter: Fighter): object;
  fighterAnswer(fighter: Fighter): unknown;
  team(team: Participant): object;
  league(league: League): object;
  bookmaker(book: Book): object;
  bonus(book: Book, bonus: Bonus): object;
  refusal(code: string, message: string): unknown;
}

/** How the sandbox speaks at the moment. */
export interface Manner {
  dialect: Dialect;
  /** Whether answers say when odds were refreshed. */
  showRefreshTime: boolean;
}
