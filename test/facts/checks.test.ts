import { describe, expect, it } from "vitest";
import { checksOf, gapNow } from "../../src/facts/checks.ts";

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 2);
type Gaps = readonly [over24h: number | null, from6h: number | null, from1h: number | null, lastHour: number | null];
const promised = ([over24h, from6h, from1h, lastHour]: Gaps) => ({ over24h, from6h, from1h, lastHour });
const at = (hours: number) => ({ startsAt: start, now: start - hours * hour });

describe("how often a match is looked at, as people are told it", () => {
  const often = promised([8 * hour, 2 * hour, 30 * minute, 5 * minute]);

  it.each([
    { hours: 30, is: { kind: "often", about: 4 * hour, latest: 8 * hour, last: 5 * minute } },
    { hours: 24, is: { kind: "often", about: 4 * hour, latest: 8 * hour, last: 5 * minute } },
    { hours: 5, is: { kind: "often", about: 15 * minute, latest: 30 * minute, last: 5 * minute } },
    { hours: 0.5, is: { kind: "often", about: 3 * minute, latest: 5 * minute, last: null } },
    { hours: 0, is: null },
  ])("goes by the phase: $hours hours before the start", ({ hours, is }) => {
    expect(checksOf(often, at(hours))).toEqual(is);
  });

  it("says from when on something is promised", () => {
    expect(checksOf(promised([null, null, 45 * minute, 20 * minute]), at(40))).toEqual({
      ...{ kind: "later", fromHours: 6, latest: 45 * minute, last: 20 * minute },
    });
  });

  it("counts looks where they are rare, and promises nothing where there is none", () => {
    // 18 of 24 hours, 5 of 8 and 1 of 4 at least; twice as many as a rule.
    expect(checksOf(promised([null, 24 * hour, 8 * hour, 4 * hour]), at(60))).toEqual({ kind: "few", count: 3 });
    expect(checksOf(promised([null, null, null, 24 * hour]), at(60))).toEqual({ kind: "none" });
    expect(checksOf(promised([null, null, null, null]), at(60))).toEqual({ kind: "none" });
  });

  it("needs no numbers where it is always looked at", () => {
    expect(checksOf(promised([minute, minute, minute, minute]), at(3))).toEqual({ kind: "always" });
  });

  it("knows the gap that holds now", () => {
    expect([30, 8, 2, 0.5].map((hours) => gapNow(often, at(hours)))).toEqual([8 * hour, 2 * hour, 30 * minute, 5 * minute]);
    expect(gapNow(promised([null, hour, hour, hour]), at(30))).toBeNull();
  });
});
