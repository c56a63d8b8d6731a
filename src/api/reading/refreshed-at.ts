import type { Quote } from "../../odds/quote.ts";
import type { ResponseHeaders } from "../asking/http.ts";

interface Shown {
  /** From the body (ms UTC). */
  body: number | null;
  quotes: readonly Quote[];
  headers: ResponseHeaders;
  /** When the answer arrived, by our clock. */
  receivedAt: number;
}

const noticedSkewMs = 60_000;
const oldestMs = 7 * 86_400_000;
const madeJustNowMs = 1_000;

/**
 * When the source says that it refreshed the odds: by the body, else by a time that all quotes share, else by
 * `Last-Modified` or `Age`. Told in our own time when the server's clock is off; null when nothing plausible is shown.
 */
export function refreshedAtFrom({ body, quotes, headers, receivedAt }: Shown): number | null {
  const serverNow = Date.parse(headers.date ?? "");
  const skewMs = Math.abs(serverNow - receivedAt) > noticedSkewMs ? serverNow - receivedAt : 0;
  for (const shown of [body, sharedTime(quotes), lastModified(headers, serverNow)]) {
    const time = shown === null ? null : shown - skewMs;
    if (time !== null && isPlausible(time, receivedAt)) return Math.min(time, receivedAt);
  }
  const madeAt = timeFromAge(headers.age, receivedAt);
  return madeAt !== null && isPlausible(madeAt, receivedAt) ? madeAt : null;
}

function isPlausible(time: number, receivedAt: number): boolean {
  return time <= receivedAt + noticedSkewMs && time >= receivedAt - oldestMs;
}

/** Times that differ tell when each price was touched, not when all of them were refreshed. */
function sharedTime(quotes: readonly Quote[]): number | null {
  const first = quotes[0]?.at ?? null;
  return quotes.length > 1 && quotes.every((quote) => quote.at === first) ? first : null;
}

/** Servers that build each answer anew often stamp it with the present, which says nothing about the odds. */
function lastModified(headers: ResponseHeaders, serverNow: number): number | null {
  const time = Date.parse(headers.lastModified ?? "");
  if (Number.isNaN(time) || Math.abs(time - serverNow) <= madeJustNowMs) return null;
  return time;
}

function timeFromAge(age: string | null, receivedAt: number): number | null {
  return age !== null && /^[1-9]\d{0,6}$/.test(age) ? receivedAt - Number(age) * 1_000 : null;
}
