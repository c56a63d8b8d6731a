import type { Log } from "../log.ts";
import type { Rhythm } from "../odds/rhythm.ts";
import { type Pace, paceOf } from "./refresh-period.ts";

/** What polling the watched matches asks of the budget. */
export interface Demand {
  matches: number;
  /** Refreshes a minute, as a share of the polls that the budget allows; more than 1 is more than can be followed. */
  share: number;
  /** How late a refresh is noticed then, on average and at most, for all alike; 0 while the budget is enough. */
  delayMs: number;
}

const minute = 60_000;
/** Below this the budget counts as enough again, so that a match more or less is no news each time. */
const enoughAgain = 0.95;

/** Refreshes a minute of matches of these paces together. */
export function refreshesPerMinute(paces: Iterable<Pace>): number {
  let perMinute = 0;
  for (const { minMs, maxMs } of paces) perMinute += (2 * minute) / (minMs + maxMs);
  return perMinute;
}

/** What these matches ask of a budget of so many polls a minute. */
export function demandOf(
  watched: readonly { live: boolean }[],
  { rhythm, perMinute }: { rhythm: Rhythm; perMinute: number },
): Demand {
  const share = refreshesPerMinute(watched.map(({ live }) => paceOf(live, rhythm))) / perMinute;
  // One round of all matches takes their number of polls; a refresh waits for half of it, and the schedule is never worse.
  return { matches: watched.length, share, delayMs: share > 1 ? (watched.length * minute) / (2 * perMinute) : 0 };
}

/** Tells the operator when the watched matches begin to ask for more than the budget gives, and when that is over: once each. */
export function createDemandNote(log: Log): (demand: Demand) => void {
  let isTooMuch = false;
  return (demand) => {
    const { matches, share, delayMs } = demand;
    const wasTooMuch = isTooMuch;
    isTooMuch = share > (wasTooMuch ? enoughAgain : 1);
    if (isTooMuch === wasTooMuch) return;
    const fields = { matches, share: Math.round(100 * share) / 100, delaySeconds: Math.round(delayMs / 1_000) };
    if (isTooMuch) log.warn(fields, "more matches are watched than the budget can follow: all are polled less often");
    else log.info(fields, "the budget is enough for the watched matches again");
  };
}
