import { describe, expect, it } from "vitest";
import { isLate } from "../../src/delivery/lateness.ts";
import type { Outage } from "../../src/delivery/outages.ts";

const minute = 60_000;
const never = Number.NEGATIVE_INFINITY;

describe("a fact whose time is over", () => {
  const late = (
    fact: Partial<{ until: number | null; dueAt: number; reachableSince: number; timely: boolean }>,
    standing: Partial<{ now: number; awakeSince: number; outage: Outage | null }> = {},
  ) =>
    isLate(
      { until: 100, dueAt: 50, reachableSince: 0, timely: false, ...fact },
      { now: 100, awakeSince: 0, outage: null, ...standing },
    );

  it("is told where it fell due in time and only waited for its turn", () => {
    expect(late({})).toBe(false);
    expect(late({}, { now: 9 * minute })).toBe(false);
  });

  it.each([
    ["it was postponed beyond it", { dueAt: 100 }, {}],
    ["nobody was awake before", {}, { awakeSince: 100 }],
    ["the chat could not be reached before", { reachableSince: 100 }, {}],
  ])("is too late where %s", (_, fact, standing) => {
    expect(late(fact, standing)).toBe(true);
    expect(late({ ...fact, until: 101 }, { ...standing, now: 101 })).toBe(false);
    expect(late({ ...fact, until: 101 }, standing)).toBe(false);
    expect(late({ ...fact, until: null }, standing)).toBe(false);
  });

  it("is told after an outage that it fell into, for a quarter of an hour, unless it is of no use then", () => {
    const outage: Outage = { from: 99, to: 5 * minute };
    const at = (now: number, fact = {}) => late(fact, { now, outage });
    expect(at(5 * minute)).toBe(false);
    expect(at(20 * minute - 1)).toBe(false);
    expect(at(20 * minute)).toBe(true);
    expect(at(5 * minute, { timely: true })).toBe(true);
    // It began when the time was over already, or had ended before.
    expect(late({}, { now: 200, outage: { from: 100, to: null } })).toBe(false);
    expect(late({ dueAt: 100 }, { now: 200, outage: { from: 100, to: null } })).toBe(true);
    expect(late({}, { now: 16 * minute, outage: { from: 10, to: 99 } })).toBe(false);
    expect(late({}, { now: 16 * minute, outage: { from: 10, to: 100 } })).toBe(true);
  });

  it("waits while the outage goes on", () => {
    const outage: Outage = { from: 99, to: null };
    expect(late({}, { now: 9 * 60 * minute, outage })).toBe(false);
    expect(late({ timely: true }, { now: 9 * 60 * minute, outage })).toBe(true);
    expect(late({ dueAt: 100 }, { now: 100, outage: { from: never, to: null } })).toBe(false);
  });
});
