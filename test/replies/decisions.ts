import type { Decision } from "../../src/facts/decisions.ts";
import { evidenceOf } from "../../src/facts/explanation.ts";
import { compareBoards } from "../../src/rules/comparison.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { hour, noon, shortened, threeWay } from "./facts.ts";

/** All three books shortened the home side, and the chat was told. */
export const decided: Decision = {
  id: 12,
  at: noon,
  chat: "telegram:7",
  watchId: 5,
  matchId: 17,
  outcome: "sent",
  reason: null,
  deliveryId: "abcdefghijklmnopqrstuvwx",
  rule: "3pp",
  baseline: 1,
  baselineAt: noon - 2 * hour,
  baselineReason: "created",
  revision: 2,
  evidence: evidenceOf(defaultRule, {
    comparison: compareBoards(threeWay, shortened),
    ...{ baseline: threeWay, board: shortened, since: shortened.fetchedAt },
  }),
  bets: null,
};
