import { describe, expect, it } from "vitest";
import { hasBegun, hasEnded, isLive, isOver, isUpcoming } from "../../src/matches/state.ts";

const now = Date.UTC(2026, 7, 15, 12);
const hourMs = 3_600_000;
const [before, after] = [now - hourMs, now + hourMs];

describe("the state of a match", () => {
  it.each([
    // status, start: live, upcoming, begun
    ["scheduled", after, false, true, false],
    ["scheduled", now, true, false, true],
    ["scheduled", before, true, false, true],
    ["scheduled", null, false, true, false],
    ["unknown", after, false, true, false],
    ["unknown", before, true, false, true],
    ["live", after, true, false, true],
    ["live", null, true, false, true],
    ["finished", after, false, false, true],
    ["finished", before, false, false, true],
    ["postponed", before, false, false, false],
    ["postponed", after, false, false, false],
  ] as const)("of status %s and start %s is known by one reading", (status, startsAt, live, upcoming, begun) => {
    const match = { status, startsAt };
    expect([isLive(match, now), isUpcoming(match, now), hasBegun(match, now)]).toEqual([live, upcoming, begun]);
  });

  it("is over by the source's word, or when it began too long ago", () => {
    expect([hasEnded("finished"), hasEnded("cancelled"), hasEnded("postponed"), hasEnded(undefined)]).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
    const sevenHoursAgo = now - 7 * hourMs;
    expect(isOver({ status: "scheduled", startsAt: before }, { seenAt: now, now })).toBe(false);
    expect(isOver({ status: "scheduled", startsAt: sevenHoursAgo }, { seenAt: now, now })).toBe(true);
    expect(isOver({ status: "live", startsAt: sevenHoursAgo }, { seenAt: now, now })).toBe(false);
    expect(isOver({ status: "live", startsAt: sevenHoursAgo }, { seenAt: now - 2 * hourMs, now })).toBe(true);
    expect(isOver({ status: "postponed", startsAt: sevenHoursAgo }, { seenAt: now, now })).toBe(false);
  });
});
