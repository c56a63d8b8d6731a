import { describe, expect, it } from "vitest";
import { pauseFromRetryAfter } from "../../../src/api/asking/retry-after.ts";

const now = Date.UTC(2026, 7, 15, 12);
const httpDate = (offsetMs: number) => new Date(now + offsetMs).toUTCString();

describe("a Retry-After", () => {
  it.each([
    ["seconds", "30", null, 30_000],
    ["no seconds at all", "0", null, 1_000],
    ["far too many seconds", "1000000000", null, 900_000],
    ["a second", "1", null, 1_000],
    ["less than a second", "0.5", null, 1_000],
    ["a part of a second more", "1.5", null, 1_500],
    ["fifteen minutes", "900", null, 900_000],
    ["more than fifteen minutes", "901", null, 900_000],
    ["a date a second ahead", httpDate(1_000), "junk", 1_000],
    ["a date fifteen minutes ahead", httpDate(900_000), null, 900_000],
    ["a date", httpDate(45_000), null, 45_000],
    ["a date of a server whose clock is an hour ahead", httpDate(3_600_000 + 20_000), httpDate(3_600_000), 20_000],
    ["a date that is over", httpDate(-10_000), null, 1_000],
    ["a date next year", httpDate(365 * 86_400_000), null, 900_000],
    ["nothing", null, null, 60_000],
    ["an empty text", " ", null, 60_000],
    ["junk", "soon", null, 60_000],
    ["a negative number", "-5", null, 60_000],
    ["a number in words of JavaScript", "1e9", null, 60_000],
  ])("of %s (%s) asks for a bounded pause", (_what, header, date, pauseMs) => {
    expect(pauseFromRetryAfter(header, date, now)).toBe(pauseMs);
  });
});
