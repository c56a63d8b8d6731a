import type { Board } from "../../src/odds/quote.ts";
import { gapIn } from "../../src/rules/gap.ts";
import type { MovementRule, Rule } from "../../src/rules/rule.ts";
import { limitIn, postedIn } from "../../src/rules/rule-events.ts";

/** What happened between two boards, by a rule that is not about a way. */
export function eventIn(rule: Exclude<Rule, MovementRule>, baseline: Board, board: Board) {
  if (rule.kind === "target") return limitIn(rule, baseline, board);
  return rule.kind === "posted" ? postedIn(rule, baseline, board) : gapIn(rule, baseline, board);
}
