import type { Clock } from "../clock.ts";

const windowMs = 60_000;

export interface TrafficStatistics {
  /** Requests under /api/, refused ones included. */
  requests: number;
  byEndpoint: Record<string, number>;
  /** How many were refused because there were too many (failures asked for through the knobs are not counted here). */
  refused: number;
  /** The most requests there were in any 60 seconds, refused ones included. */
  mostInWindow: number;
  /** Requests of the last 60 seconds. */
  inWindow: number;
}

export interface Traffic {
  /** Counts a request; how long to wait when it is one too many, else null. */
  arrive(endpoint: string): number | null;
  statistics(): TrafficStatistics;
  /** Begins the figures anew; the running window stays. */
  reset(): void;
}

/** Counts requests in a sliding window of 60 seconds; one that finds `limit` others in its window is refused, and counts all the same. */
export function createTraffic(limit: number, clock: Clock): Traffic {
  let arrivals: number[] = [];
  let figures = emptyFigures();

  function inWindow(now: number): number {
    const first = arrivals.findIndex((at) => at > now - windowMs);
    if (first === -1) arrivals = [];
    else if (first > 0) arrivals = arrivals.slice(first);
    return arrivals.length;
  }

  return {
    arrive(endpoint) {
      const now = clock.now();
      arrivals.push(now);
      const count = inWindow(now);
      figures.requests += 1;
      figures.byEndpoint.set(endpoint, (figures.byEndpoint.get(endpoint) ?? 0) + 1);
      figures.mostInWindow = Math.max(figures.mostInWindow, count);
      if (count <= limit) return null;
      figures.refused += 1;
      // A request gets through again when so many have left the window that fewer than `limit` others are in it.
      return (arrivals[count - limit] ?? now) + windowMs - now;
    },
    statistics: () => ({ ...figures, byEndpoint: Object.fromEntries(figures.byEndpoint), inWindow: inWindow(clock.now()) }),
    reset() {
      figures = emptyFigures();
    },
  };
}

function emptyFigures() {
  return { requests: 0, byEndpoint: new Map<string, number>(), refused: 0, mostInWindow: 0 };
}
