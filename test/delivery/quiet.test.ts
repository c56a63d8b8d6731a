import { describe, expect, it } from "vitest";
import { nextMinuteOfDay } from "../../src/chats/day-times.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { quietUntil } from "../../src/delivery/quiet.ts";

const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));
const night = { ...defaultQuiet, on: true, from: 23 * 60, to: 7 * 60 + 30 };

/** When they end by the clock of a place, seen from a time. */
const until = (now: string, zone = "UTC", quiet = night) => iso(quietUntil(quiet, zone, at(now)));

describe("quiet hours", () => {
  it("last over midnight, from their first minute until their last", () => {
    expect(until("2026-08-15T22:59:59Z")).toBe(null);
    expect(until("2026-08-15T23:00:00Z")).toBe("2026-08-16T07:30");
    expect(until("2026-08-16T07:29:59Z")).toBe("2026-08-16T07:30");
    expect(until("2026-08-16T07:30:00Z")).toBe(null);
    expect(until("2026-08-16T03:00:00Z", "UTC", { ...night, on: false })).toBe(null);
  });

  it("can lie within one day", () => {
    const work = { ...night, from: 9 * 60, to: 17 * 60 };
    expect(until("2026-08-15T09:00:00Z", "UTC", work)).toBe("2026-08-15T17:00");
    expect(until("2026-08-15T23:00:00Z", "UTC", work)).toBe(null);
  });

  it("are those of the place, also where its half hours differ", () => {
    expect(until("2026-08-15T19:59:00Z", "Europe/Riga")).toBe(null);
    expect(until("2026-08-15T20:00:00Z", "Europe/Riga")).toBe("2026-08-16T04:30");
    expect(until("2026-08-15T17:30:00Z", "Asia/Calcutta")).toBe("2026-08-16T02:00");
  });

  it("are an hour shorter or longer when the clocks change", () => {
    // In Riga the night to 29 March 2026 has no hour from three to four, that to 25 October has it twice.
    expect(until("2026-03-28T21:00:00Z", "Europe/Riga")).toBe("2026-03-29T04:30");
    expect(until("2026-03-29T20:00:00Z", "Europe/Riga")).toBe("2026-03-30T04:30");
    expect(until("2026-10-24T20:00:00Z", "Europe/Riga")).toBe("2026-10-25T05:30");
    expect(until("2026-10-25T05:29:00Z", "Europe/Riga")).toBe("2026-10-25T05:30");
  });

  it("begin on their weekdays only, and then last into the next", () => {
    const weekend = { ...night, days: [6, 7] };
    expect(until("2026-08-14T23:30:00Z", "UTC", weekend)).toBe(null);
    expect(until("2026-08-15T23:30:00Z", "UTC", weekend)).toBe("2026-08-16T07:30");
    expect(until("2026-08-17T03:00:00Z", "UTC", weekend)).toBe("2026-08-17T07:30");
    expect(until("2026-08-17T23:30:00Z", "UTC", weekend)).toBe(null);
  });
});

describe("the next time of day", () => {
  it("is today's or tomorrow's by the clock of the place, and the present minute counts", () => {
    const next = (after: string, zone = "UTC") => iso(nextMinuteOfDay(8 * 60, zone, at(after)));
    expect(next("2026-08-15T08:00:00Z")).toBe("2026-08-15T08:00");
    expect(next("2026-08-15T08:00:01Z")).toBe("2026-08-16T08:00");
    expect(next("2026-03-28T12:00:00Z", "Europe/Riga")).toBe("2026-03-29T05:00");
    expect(next("2026-08-15T03:00:00Z", "America/New_York")).toBe("2026-08-15T12:00");
  });
});
