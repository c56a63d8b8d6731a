import { describe, expect, it } from "vitest";
import type { MatchStatus } from "../../src/api/model.ts";
import { isInTime } from "../../src/rules/timing.ts";

const hour = 3_600_000;
const start = 100 * hour;
const always = { phase: null, withinHours: null };
const at = (
  rule: Partial<Parameters<typeof isInTime>[0]>,
  now: number,
  startsAt: number | null = start,
  status: MatchStatus = "scheduled",
) => isInTime({ ...always, ...rule }, { status, startsAt }, now);

describe("the time that a rule is about", () => {
  it("is any, unless it says so", () => {
    expect([at({}, 0), at({}, start), at({}, 0, null)]).toEqual([true, true, true]);
  });

  it("is before the start or from it on, to the very moment", () => {
    expect([start - 1, start].map((now) => at({ phase: "prematch" }, now))).toEqual([true, false]);
    expect([start - 1, start].map((now) => at({ phase: "live" }, now))).toEqual([false, true]);
    expect([at({ phase: "live" }, 0, null, "live"), at({ phase: "prematch" }, 0, null)]).toEqual([true, true]);
  });

  it("is so many hours before the start, the first moment of them included, and never where that is not known", () => {
    expect([2 * hour + 1, 2 * hour, 1, 0].map((ahead) => at({ withinHours: 2 }, start - ahead))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(at({ withinHours: 2 }, 0, null)).toBe(false);
  });

  it("is both where a rule says both", () => {
    const rule = { phase: "prematch", withinHours: 2 } as const;
    expect([start - 3 * hour, start - hour, start].map((now) => at(rule, now))).toEqual([false, true, false]);
  });
});
