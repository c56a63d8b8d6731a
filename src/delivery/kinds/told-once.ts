import type { AlertMatch } from "../../detection/alert-facts.ts";
import type { SelectionMove } from "../../rules/movement.ts";
import type { RuleEvent } from "../../rules/rule-events.ts";
import { leastOf } from "../../rules/threshold.ts";

/**
 * What several rules of a chat have to tell of a match, each thing once and by the tighter rule; the order of the matches stays.
 * A rule that has nothing of its own left is told with the others.
 */
export function toldOnce(alerts: readonly AlertMatch[]): AlertMatch[] {
  const byMatch = new Map<number, AlertMatch[]>();
  for (const alert of alerts) byMatch.set(alert.matchId, [...(byMatch.get(alert.matchId) ?? []), alert]);
  return [...byMatch.values()].flatMap((of) => (of.length === 1 ? of : tighterFirst(of)));
}

/** What an alert tells, by the names of its offers. */
export function newsIn({ movement, event }: Pick<AlertMatch, "movement" | "event">): string[] {
  return [...movement.moves.map(nameOf), ...(event ? [nameOfEvent(event)] : [])];
}

function tighterFirst(alerts: readonly AlertMatch[]): AlertMatch[] {
  const told: string[] = [];
  const left: AlertMatch[] = [];
  for (const alert of alerts.toSorted((a, b) => tightness(b) - tightness(a) || a.watchId - b.watchId)) {
    const { event, movement } = alert;
    const moves = movement.moves.filter((move) => !told.includes(nameOf(move)));
    const isNews = event !== null && !told.includes(nameOfEvent(event));
    if (moves.length === 0 && !isNews) continue;
    told.push(...newsIn({ movement: { moves }, event }));
    left.push({ ...alert, movement: { moves }, namesRule: true });
  }
  return left;
}

/** A limit is tighter than a way, and of either kind the one that is harder to reach. */
function tightness({ rule }: AlertMatch): number {
  if ("threshold" in rule) return leastOf(rule.threshold) / 1e9;
  return "side" in rule ? 1 + (rule.side === "at_least" ? rule.price : 1 / rule.price) : 0;
}

function nameOf({ market, selection, line }: Pick<SelectionMove, "market" | "selection" | "line">): string {
  return JSON.stringify([market, selection, line]);
}

function nameOfEvent(event: RuleEvent): string {
  if (event.kind === "gap") return JSON.stringify(event.changes.map(({ selection, isOpen }) => [selection, isOpen]));
  return event.kind === "crossed" ? nameOf(event) : event.kind;
}
