import { describe, expect, it } from "vitest";
import { refreshedAtFrom } from "../../../src/api/reading/refreshed-at.ts";
import type { Quote } from "../../../src/odds/quote.ts";

const now = Date.UTC(2026, 7, 15, 12);
const minute = 60_000;
const httpDate = (offsetMs: number) => new Date(now + offsetMs).toUTCString();
const noHeaders = { age: null, date: null, etag: null, lastModified: null, retryAfter: null };

function quotes(...ats: (number | null)[]): Quote[] {
  return ats.map((at) => ({ bookmaker: "A", market: "winner", selection: "home", line: null, price: 2, at }));
}

type Shown = Parameters<typeof refreshedAtFrom>[0];

function shown({
  headers = {},
  ...more
}: Partial<Omit<Shown, "headers">> & { headers?: Partial<Shown["headers"]> }): number | null {
  return refreshedAtFrom({ body: null, quotes: [], receivedAt: now, ...more, headers: { ...noHeaders, ...headers } });
}

describe("the time of the last refresh", () => {
  it("is what the body says, before anything else", () => {
    const body = now - 3 * minute;
    expect(shown({ body, quotes: quotes(now - minute, now - minute), headers: { age: "30" } })).toBe(body);
  });

  it("is the time that all quotes share, but not the newest of several", () => {
    expect(shown({ quotes: quotes(now - minute, now - minute) })).toBe(now - minute);
    expect(shown({ quotes: quotes(now - minute, now - 2 * minute) })).toBeNull();
    expect(shown({ quotes: quotes(now - minute, null) })).toBeNull();
    expect(shown({ quotes: quotes(now - minute) })).toBeNull();
  });

  it("is the header's, unless the server merely stamps each answer with the present", () => {
    expect(shown({ headers: { lastModified: httpDate(-4 * minute), date: httpDate(0) } })).toBe(now - 4 * minute);
    expect(shown({ headers: { lastModified: httpDate(0), date: httpDate(0) } })).toBeNull();
    expect(shown({ headers: { age: "90" } })).toBe(now - 90_000);
    expect(shown({ headers: { age: "0" } })).toBeNull();
    expect(shown({ headers: { age: "junk", lastModified: "junk" } })).toBeNull();
  });

  it("is told in our own time when the server's clock is an hour off", () => {
    for (const skew of [60 * minute, -60 * minute]) {
      expect(shown({ body: now + skew - minute, headers: { date: httpDate(skew) } })).toBe(now - minute);
    }
  });

  it("is unknown rather than in the future or ages ago", () => {
    expect(shown({ body: now + 2 * minute })).toBeNull();
    expect(shown({ body: 0 })).toBeNull();
    expect(shown({ body: now + 5_000 })).toBe(now);
  });
});
