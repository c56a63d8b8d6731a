/**
 * How a limit counts: in hours of the clock, in any stretch of its length, or in a stretch that begins with the first request
 * after the last stretch.
 */
export type Counting = "fixed" | "sliding" | "from-first";

export interface Limit {
  name: string;
  most: number;
  ms: number;
  /** The routes that it counts, by their names; all of them when left out. */
  routes?: RegExp;
}

/** Requests under one limit. */
export interface Window {
  limit: Limit;
  left(now: number): number;
  /** When there is room again: all of it, or with sliding windows that of the oldest request. */
  resetAt(now: number): number;
  take(at: number): void;
}

export function createWindow(limit: Limit, counting: Counting): Window {
  let times: number[] = [];

  function begin(now: number): number {
    if (counting === "sliding") return now - limit.ms + 1;
    if (counting === "fixed") return Math.floor(now / limit.ms) * limit.ms;
    const first = times[0];
    return first !== undefined && now < first + limit.ms ? first : now;
  }

  function inForce(now: number): number[] {
    const from = begin(now);
    times = times.filter((at) => at >= from);
    return times;
  }

  return {
    limit,
    left: (now) => Math.max(0, limit.most - inForce(now).length),
    resetAt: (now) => (counting === "sliding" ? (inForce(now)[0] ?? now) : begin(now)) + limit.ms,
    take(at) {
      inForce(at);
      times.push(at);
    },
  };
}
