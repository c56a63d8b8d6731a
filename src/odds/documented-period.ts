/** How often the source says that it refreshes a match's odds; all in ms. */
export interface DocumentedPeriod {
  leastMs: number;
  mostMs: number;
  /** How much sooner or later one refresh may come. */
  toleranceMs: number;
}

const minuteMs = 60_000;
const ahead: DocumentedPeriod = { leastMs: 15 * minuteMs, mostMs: 30 * minuteMs, toleranceMs: 0 };
const live: DocumentedPeriod = { leastMs: 5 * minuteMs, mostMs: 5 * minuteMs, toleranceMs: minuteMs };

/** 15 to 30 minutes, 5 when the match is live; quickened by `speed` (1 but for the sandbox). */
export function documentedPeriod(isLive: boolean, speed: number): DocumentedPeriod {
  const { leastMs, mostMs, toleranceMs } = isLive ? live : ahead;
  return { leastMs: leastMs / speed, mostMs: mostMs / speed, toleranceMs: toleranceMs / speed };
}
