import type { Match } from "../api/model.ts";
import { boardsNamed, type StoredBoard } from "../boards/board-rows.ts";
import { refreshedAt } from "../boards/freshness.ts";
import { type Evidence, evidenceOf } from "../facts/explanation.ts";
import type { FrozenFact } from "../facts/frozen.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { hasEnded } from "../matches/state.ts";
import type { Board } from "../odds/quote.ts";
import type { Movement } from "../rules/movement.ts";
import { type Peak, peakBeyond } from "../rules/peak.ts";
import type { Rule } from "../rules/rule.ts";
import type { RuleEvent } from "../rules/rule-events.ts";
import type { Verdict } from "../rules/rule-kind.ts";
import { parseRule } from "../rules/rule-text.ts";
import type { Session } from "../storage/database.ts";
import { createJudge, type Judge } from "./judge.ts";

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
  /** It says by which rule it comes, since the chat has several for the match. */
  namesRule?: true;
  /** How far the line has been while the alert waited, where that is clearly further than now. */
  peak: Peak | null;
  /** The board that the movement is measured from, and when the chat was told it or a window began (ms UTC). */
  baseline: Board;
  baselineAt: number;
  /** Since when there was something to tell (ms UTC). */
  since: number;
  board: Board;
  /** When the source last refreshed the board (ms UTC): the age of the data. */
  refreshedAt: number;
}

/** A fact that waits, or one that was frozen before. */
export type FactToJudge = Omit<FrozenFact, "evidence">;

/** A fact looked at, with what the comparison found: what there is to say, or why there is nothing. */
export type JudgedMovement = { frozen: FrozenFact } & (
  | { fact: AlertMatch }
  | { fact: null; reason: "came_back" | "match_over" | "no_board" }
);

/**
 * Judges facts by the boards that they name, which are kept until the delivery is settled; in the order given. Chats that wait
 * for the same with the same rule share the judgement.
 */
export async function judgeFacts(
  session: Session,
  { facts, lookup }: { facts: readonly FactToJudge[]; lookup: MatchLookup },
): Promise<JudgedMovement[]> {
  const matches = await lookup(session, [...new Set(facts.map(({ matchId }) => matchId))]);
  const boardOf = await boardsNamed(
    session,
    facts.flatMap(({ matchId, baseline, revision }) => [
      { matchId, revision: baseline },
      { matchId, revision },
    ]),
  );
  const judge = createSharedJudge(session);
  const judged: JudgedMovement[] = [];
  for (const fact of facts) {
    const { matchId, baseline, revision } = fact;
    const [before, stored] = [boardOf({ matchId, revision: baseline }), boardOf({ matchId, revision })];
    judged.push(await judgeFact(fact, { match: matches.get(matchId), before, stored }, judge));
  }
  return judged;
}

/** What a fact speaks of, as far as it is still there. */
interface Subject {
  match: Match | undefined;
  before: StoredBoard | undefined;
  stored: StoredBoard | undefined;
}

async function judgeFact(waiting: FactToJudge, { match, before, stored }: Subject, judge: SharedJudge): Promise<JudgedMovement> {
  const { watchId, matchId, baselineAt, since } = waiting;
  const unread = { ...waiting, evidence: null };
  if (!match || hasEnded(match.status)) return { frozen: unread, fact: null, reason: "match_over" };
  const rule = parseRule(waiting.rule);
  if (!before || !stored || !rule) return { frozen: unread, fact: null, reason: "no_board" };
  const { board } = stored;
  const { verdict, evidence } = await judge({ rule, words: waiting.rule, before, stored, match });
  const { movement, event, confirmed, comparison } = verdict;
  const { baseline } = comparison;
  const isLastTold = baseline === before.board;
  const byRule = isLastTold ? {} : { baselineAt: baseline.fetchedAt, baselineReason: "by_rule" };
  const frozen = { ...waiting, evidence, ...byRule };
  if (!movement) return { frozen, fact: null, reason: "came_back" };
  // A window begins at its own time, whenever the chat was told.
  const from = isLastTold ? baselineAt : baseline.fetchedAt;
  const peak = peakBeyond(rule, waiting.peak, movement);
  const told = { baselineAt: from, since, refreshedAt: refreshedAt(board), peak };
  return { frozen, fact: { watchId, matchId, match, rule, movement, event, confirmed, baseline, board, ...told } };
}

interface Case {
  rule: Rule;
  /** The rule as it is written, which names it. */
  words: string;
  before: StoredBoard;
  stored: StoredBoard;
  match: Match;
}

interface Ruling {
  verdict: Verdict;
  evidence: Evidence | null;
}

type SharedJudge = (asked: Case) => Promise<Ruling>;

function createSharedJudge(session: Session): SharedJudge {
  const judges = new Map<StoredBoard, Judge>();
  const rulings = new Map<string, Promise<Ruling>>();
  async function rulingOn({ rule, before, stored, match }: Case): Promise<Ruling> {
    const judge = judges.get(stored) ?? createJudge(session, stored, match);
    judges.set(stored, judge);
    const verdict = await judge.judge(rule, before);
    const { comparison } = verdict;
    return {
      verdict,
      evidence: evidenceOf(rule, { comparison, baseline: comparison.baseline, board: stored.board, since: stored.since }),
    };
  }
  return (asked) => {
    const { stored, before, words } = asked;
    const name = JSON.stringify([stored.matchId, stored.revision, before.revision, words]);
    const ruling = rulings.get(name) ?? rulingOn(asked);
    rulings.set(name, ruling);
    return ruling;
  };
}
