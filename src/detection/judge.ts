import type { MatchStatus } from "../api/model.ts";
import { boardsOf, type StoredBoard } from "../boards/board-rows.ts";
import { pricesBoard } from "../boards/price-rows.ts";
import type { Board } from "../odds/quote.ts";
import { type Comparison, compareBoards } from "../rules/comparison.ts";
import { kindOf } from "../rules/kinds/index.ts";
import type { Rule } from "../rules/rule.ts";
import type { Verdict, View } from "../rules/rule-kind.ts";
import type { Timing } from "../rules/timing.ts";
import type { Session } from "../storage/database.ts";

export interface Judge {
  judge(rule: Rule, before: StoredBoard): Promise<Verdict>;
}

/**
 * Judges one board by any rules and baselines. Everything is taken as of the moment when the board was received, so that
 * the same board is judged the same whenever that is done again.
 */
export function createJudge(session: Session, stored: StoredBoard, known?: Timing): Judge {
  const { matchId, revision } = stored;
  const comparisons = new Map<Board, Map<Board, Comparison>>();
  const past = new Map<number | null, Promise<Board | null>>();
  let previous: Promise<StoredBoard | null> | null = null;
  let timing: Promise<Timing> | null = known ? Promise.resolve(known) : null;

  const view: Omit<View, "before"> = {
    stored,
    compared(from, to) {
      const known = comparisons.get(from) ?? new Map<Board, Comparison>();
      comparisons.set(from, known);
      const comparison = known.get(to) ?? compareBoards(from, to);
      known.set(to, comparison);
      return comparison;
    },
    past(at) {
      const found = past.get(at) ?? pricesBoard(session, { matchId, at });
      past.set(at, found);
      return found;
    },
    previous() {
      previous ??= boardsOf(session, matchId, [revision - 1]).then((found) => found.get(revision - 1) ?? null);
      return previous;
    },
    timing() {
      timing ??= timingOf(session, matchId);
      return timing;
    },
  };

  return { judge: (rule, before) => kindOf(rule).judge(rule, { ...view, before }) };
}

async function timingOf(session: Session, matchId: number): Promise<Timing> {
  const query = session.selectFrom("matches").select(["status", "starts_at"]).where("id", "=", matchId);
  const { status, starts_at } = await query.executeTakeFirstOrThrow();
  return { status: status as MatchStatus, startsAt: starts_at };
}
