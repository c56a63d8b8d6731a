const defaultPauseMs = 60_000;
const longestPauseMs = 15 * 60_000;
const shortestPauseMs = 1_000;

/**
 * How long a `Retry-After` header (seconds or a date) asks us to wait: between one second and 15 minutes; one minute
 * when it is missing or makes no sense. A date counts from the server's own `Date`, whose clock may differ from ours.
 */
export function pauseFromRetryAfter(retryAfter: string | null, date: string | null, now: number): number {
  const text = retryAfter?.trim() ?? "";
  if (/^\d{1,20}(\.\d{1,20})?$/.test(text)) return bounded(Number(text) * 1_000);
  const until = Date.parse(text);
  // Date.parse reads almost anything; a date of HTTP names a day and a time.
  if (!/^[A-Za-z]{3,9},? .*\d\d:\d\d/.test(text) || Number.isNaN(until)) return defaultPauseMs;
  const serverNow = Date.parse(date ?? "");
  return bounded(until - (Number.isNaN(serverNow) ? now : serverNow));
}

function bounded(pauseMs: number): number {
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, pauseMs));
}
