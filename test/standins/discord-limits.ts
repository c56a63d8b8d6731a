import type { Clock } from "../../src/clock.ts";

/** What a request is answered with because of the rate limits. */
export interface Verdict {
  headers: Record<string, string>;
  /** Seconds to wait, and whose limit it is; null when the request may go on. */
  refused: { retryAfter: number; scope: "user" | "global" } | null;
}

const perSecond = 50;
const perChannel = 5;
const channelWindowMs = 5_000;

/** Counts requests by sliding windows: 50 a second overall, 5 in five seconds into each channel. */
export function createLimits(clock: Clock): { take(bucket: string | null): Verdict } {
  const all: number[] = [];
  const buckets = new Map<string, number[]>();

  function takeFrom(times: number[], most: number, windowMs: number): number {
    const now = clock.now();
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift();
    if (times.length >= most) return (times[0] ?? now) + windowMs - now;
    times.push(now);
    return 0;
  }

  return {
    take(bucket) {
      const globalWaitMs = takeFrom(all, perSecond, 1_000);
      if (globalWaitMs > 0) {
        const headers = { "x-ratelimit-global": "true", "x-ratelimit-scope": "global" };
        return { headers, refused: { retryAfter: globalWaitMs / 1_000, scope: "global" } };
      }
      if (bucket === null) return { headers: {}, refused: null };
      const times = buckets.get(bucket) ?? [];
      buckets.set(bucket, times);
      const waitMs = takeFrom(times, perChannel, channelWindowMs);
      const resetMs = (times[0] ?? clock.now()) + channelWindowMs - clock.now();
      const headers = {
        "x-ratelimit-bucket": "messages",
        "x-ratelimit-limit": String(perChannel),
        "x-ratelimit-remaining": String(Math.max(0, perChannel - times.length)),
        "x-ratelimit-reset": String((clock.now() + resetMs) / 1_000),
        "x-ratelimit-reset-after": String(resetMs / 1_000),
      };
      if (waitMs === 0) return { headers, refused: null };
      return { headers: { ...headers, "x-ratelimit-scope": "user" }, refused: { retryAfter: waitMs / 1_000, scope: "user" } };
    },
  };
}
