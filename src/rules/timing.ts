import type { Match } from "../api/model.ts";
import { isLive } from "../matches/state.ts";
import type { MovementRule } from "./rule.ts";

const hourMs = 60 * 60_000;

/** When a match is, and whether it has begun. */
export type Timing = Pick<Match, "status" | "startsAt">;

/** Whether a rule is about this time of a match: before the start or after it, and not too long before. */
export function isInTime(
  { phase, withinHours }: Pick<MovementRule, "phase" | "withinHours">,
  match: Timing,
  now: number,
): boolean {
  if (phase !== null && (phase === "live") !== isLive(match, now)) return false;
  return withinHours === null || (match.startsAt !== null && match.startsAt - now <= withinHours * hourMs);
}
