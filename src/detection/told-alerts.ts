import { pricesBoard } from "../boards/price-rows.ts";
import type { Evidence } from "../facts/explanation.ts";
import { inTurns } from "../in-turns.ts";
import { readingLater } from "../rules/reading-later.ts";
import type { Rule } from "../rules/rule.ts";
import { parseRule } from "../rules/rule-text.ts";
import { leastOf } from "../rules/threshold.ts";
import type { Session } from "../storage/database.ts";

/** An alert that a chat was sent about a price's way, or about a gap between model and market that had opened. */
export interface ToldAlert {
  at: number;
  matchId: number;
  rule: Rule;
  evidence: Evidence;
}

/** The alert in a decision; null for one that was not sent, or says of no price where it goes. */
export function toldAlert(decision: {
  at: number;
  matchId: number;
  outcome: string;
  rule: string | null;
  evidence: Evidence | null;
}): ToldAlert | null {
  const { at, matchId, outcome, evidence } = decision;
  const rule: Rule | null = decision.rule === null ? null : parseRule(decision.rule);
  if (outcome !== "sent" || !evidence || !rule) return null;
  // That a gap has closed says nothing of what comes.
  if (rule.kind === "gap" && evidence.length < leastOf(rule.threshold)) return null;
  return { at, matchId, rule, evidence };
}

/** Others get their turn after so many matches. */
const matchesPerTurn = 20;

/**
 * Alerts with what their rules look at in our own prices of a later time, by match: in 0..1, like `evidence.to`. Those whose
 * match has no such prices are left out.
 */
export async function withLater<Alert extends ToldAlert>(
  session: Session,
  alerts: readonly Alert[],
  laterAt: (alert: Alert) => number,
): Promise<(Alert & { later: number })[]> {
  const byMatch = new Map<number, Alert[]>();
  for (const alert of alerts) byMatch.set(alert.matchId, [...(byMatch.get(alert.matchId) ?? []), alert]);
  const found = new Map<Alert, number>();
  for await (const [matchId, its] of inTurns(byMatch, matchesPerTurn)) {
    const [first] = its;
    const board = first ? await pricesBoard(session, { matchId, at: laterAt(first) }) : null;
    if (!board) continue;
    for (const alert of its) {
      const later = readingLater(alert.rule, alert.evidence, board);
      if (later !== null) found.set(alert, later);
    }
  }
  return alerts.flatMap((alert) => {
    const later = found.get(alert);
    return later === undefined ? [] : [{ ...alert, later }];
  });
}

/**
 * How much further a price went the way that was told, or the market towards the model, as a difference of probabilities: below
 * zero it came back.
 */
export function movedOn({ evidence: { from, to, model }, later }: { evidence: Evidence; later: number }): number {
  const told = model ? model.to - to : to - from;
  return (later - to) * (Math.sign(told) || 1);
}
