import type { WaitingFact } from "../facts/facts.ts";
import type { Outage } from "./outages.ts";

export interface Standing {
  now: number;
  /** Since when we bring what is due, without a gap. */
  awakeSince: number;
  /** When the platform took nothing, the last time; null when none is known. */
  outage: Outage | null;
}

/** What waited for the platform is still worth a message so long after its return. */
const outageGraceMs = 15 * 60_000;

/**
 * Whether a fact is not worth a message any more. What fell due in time and only waited for its turn is told, however long
 * that took; too late is what was held, postponed or out of reach beyond its time. An outage excuses what is not `timely`.
 */
export function isLate(
  { until, dueAt, reachableSince, timely }: Pick<WaitingFact, "until" | "dueAt" | "reachableSince"> & { timely: boolean },
  { now, awakeSince, outage }: Standing,
): boolean {
  if (until === null || until > now) return false;
  const outageEnd = outage ? (outage.to ?? now) : Number.NEGATIVE_INFINITY;
  const isHindered = outage !== null && outage.from < until && until <= outageEnd;
  if (!timely && outage !== null && outage.from < until && now < outageEnd + outageGraceMs) return false;
  return isHindered || until <= Math.max(dueAt, awakeSince, reachableSince);
}
