/** How soon a source refreshes a match's odds: no sooner than the least after the last time, and hardly later than the most. */
export interface Period {
  leastMs: number;
  mostMs: number;
}

/** How often odds can change, by the source's own word. */
export interface Rhythm {
  ahead: Period;
  live: Period;
}

type Minutes = readonly [least: number, most: number];

const minuteMs = 60_000;

/** From minutes, as definitions have them. */
export function rhythmOf({ ahead, live }: { ahead: Minutes; live: Minutes }): Rhythm {
  const period = ([least, most]: Minutes): Period => ({ leastMs: least * minuteMs, mostMs: most * minuteMs });
  return { ahead: period(ahead), live: period(live) };
}

export function periodIn(rhythm: Rhythm, isLive: boolean): Period {
  return isLive ? rhythm.live : rhythm.ahead;
}

/** That of a source which is so many times as quick. */
export function quickened({ ahead, live }: Rhythm, times: number): Rhythm {
  const period = ({ leastMs, mostMs }: Period): Period => ({ leastMs: leastMs / times, mostMs: mostMs / times });
  return { ahead: period(ahead), live: period(live) };
}
