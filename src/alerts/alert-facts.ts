import type { Match } from "../api/model.ts";
import { hasEnded } from "../matches/over.ts";
import type { Board } from "../odds/quote.ts";
import type { Session } from "../storage/database.ts";
import { boardsOf } from "./board-rows.ts";
import type { FrozenFact, Manner } from "./deliveries.ts";
import { evidenceOf } from "./evidence.ts";
import { refreshedAt } from "./freshness.ts";
import { createJudge } from "./judge.ts";
import type { Movement } from "./movement.ts";
import type { Rule } from "./rule.ts";
import type { RuleEvent } from "./rule-events.ts";
import { parseRule } from "./rule-text.ts";

/** What an alert has to say to one chat. */
export interface AlertFacts {
  chat: string;
  deliveryId: string;
  /** The longest waiting first; never empty. */
  matches: readonly AlertMatch[];
  manner: Manner;
  /** The same message may have arrived before: the last attempt's outcome is unknown. */
  repeated: boolean;
  now: number;
}

/** One match whose line moved, for one watch. */
export interface AlertMatch {
  watchId: number;
  matchId: number;
  match: Match;
  rule: Rule;
  movement: Movement;
  /** What happened, where the rule is not about a way. */
  event: RuleEvent | null;
  /** Whether a second refresh says the same. */
  confirmed: boolean;
  /** The board that the movement is measured from, and when the chat was told it or a window began (ms UTC). */
  baseline: Board;
  baselineAt: number;
  /** Since when there was something to tell (ms UTC). */
  since: number;
  board: Board;
  /** When the source last refreshed the board (ms UTC): the age of the data. */
  refreshedAt: number;
}

/** Matches by our own number, through the session that is handed in: it may be a transaction that holds the only connection. */
export type MatchLookup = (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, Match>>;

/** A fact that waits, or one that was frozen before. */
export type FactToJudge = Omit<FrozenFact, "evidence">;

/** A fact looked at, with what the comparison found: what there is to say, or why there is nothing. */
export type Judged = { frozen: FrozenFact } & (
  | { fact: AlertMatch }
  | { fact: null; reason: "came_back" | "match_over" | "no_board" }
);

/** Judges facts by the boards that they name, which are kept until the delivery is settled. */
export async function judgeFacts(
  session: Session,
  { facts, lookup }: { facts: readonly FactToJudge[]; lookup: MatchLookup },
): Promise<Judged[]> {
  const matches = await lookup(
    session,
    facts.map(({ matchId }) => matchId),
  );
  const judged: Judged[] = [];
  for (const fact of facts) judged.push(await judgeFact(session, fact, matches.get(fact.matchId) ?? null));
  return judged;
}

async function judgeFact(session: Session, waiting: FactToJudge, match: Match | null): Promise<Judged> {
  const { watchId, matchId, baselineAt, since } = waiting;
  const unread = { ...waiting, evidence: null };
  if (!match || hasEnded(match.status)) return { frozen: unread, fact: null, reason: "match_over" };
  const boards = await boardsOf(session, matchId, [waiting.baseline, waiting.revision]);
  const before = boards.get(waiting.baseline);
  const stored = boards.get(waiting.revision);
  const rule = parseRule(waiting.rule);
  if (!before || !stored || !rule) return { frozen: unread, fact: null, reason: "no_board" };
  const { board } = stored;
  const verdict = await createJudge(session, stored, match).judge(rule, before);
  const { movement, event, confirmed, comparison } = verdict;
  const { baseline } = comparison;
  const frozen = { ...waiting, evidence: evidenceOf(rule, { comparison, baseline, board }) };
  if (!movement) return { frozen, fact: null, reason: "came_back" };
  // A window begins at its own time, whenever the chat was told.
  const from = baseline === before.board ? baselineAt : baseline.fetchedAt;
  const told = { baselineAt: from, since, refreshedAt: refreshedAt(board) };
  return { frozen, fact: { watchId, matchId, match, rule, movement, event, confirmed, baseline, board, ...told } };
}
