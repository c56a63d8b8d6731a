import { describe, expect, it } from "vitest";
import { outlookOf } from "../../src/feed/poll-value.ts";
import { observe, paceOf, type Rhythm, unknownRhythm } from "../../src/feed/refresh-period.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";

const minute = 60_000;
const second = 1_000;
const pace = paceOf(false, documentedRhythm);

/** Refreshes every 20 minutes, each seen as a change between two polls `wideMs` apart; `numbers` says which were seen. */
function seen(numbers: readonly number[], wideMs: number): Rhythm {
  return numbers.reduce((rhythm, number) => {
    const from = number * 20 * minute - wideMs / 2;
    return observe(rhythm, { from, to: from + wideMs }, pace);
  }, unknownRhythm(pace));
}

function possible({ gaps }: Rhythm, ms: number): boolean {
  return gaps.some(({ from, to }) => from <= ms && ms <= to);
}

function width({ gaps }: Rhythm): number {
  return gaps.reduce((sum, { from, to }) => sum + to - from, 0);
}

describe("the rhythm of a match", () => {
  it("is learned also where only every second or third refresh is seen", () => {
    for (const numbers of [
      [0, 2, 4, 6, 8],
      [0, 3, 5, 8, 9],
    ]) {
      const rhythm = seen(numbers, 2 * minute);
      expect(possible(rhythm, 20 * minute)).toBe(true);
      expect(width(rhythm)).toBeLessThan(2 * minute);
    }
  });

  it("keeps every period that the sightings leave possible until one of them tells", () => {
    const open = seen([0, 3], 10 * second);
    for (const ms of [15, 20, 30]) expect(possible(open, ms * minute)).toBe(true);
    expect(possible(open, 25 * minute)).toBe(false);
    const told = observe(open, { from: 80 * minute, to: 80 * minute + 10 * second }, pace);
    expect(told.gaps).toHaveLength(1);
    expect(possible(told, 20 * minute)).toBe(true);
  });

  it("allows more where refreshes stray, and less again where they stop", () => {
    let [rhythm, at] = [unknownRhythm(pace), 0];
    const next = (ms: number) => {
      at += ms;
      rhythm = observe(rhythm, { from: at, to: at }, pace);
    };
    for (let times = 0; times < 6; times++) next(20 * minute);
    expect(rhythm.slackMs).toBe(pace.slackMs);
    for (const stray of [50, -50, 45, -45]) next(20 * minute + stray * second);
    expect(rhythm.slackMs).toBeGreaterThan(1.5 * pace.slackMs);
    for (const { from, to } of rhythm.gaps) expect(Math.abs((from + to) / 2 - 20 * minute)).toBeLessThan(rhythm.slackMs);
    for (let times = 0; times < 60; times++) next(20 * minute);
    expect(rhythm.slackMs).toBe(pace.slackMs);
  });

  it("is put to the test just before a window when polls after it would find a change in any case", () => {
    const rhythm = { ...seen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], minute), unproven: 5 };
    const lastPollAt = 9 * 20 * minute + minute;
    const { dueAt, worthAt } = outlookOf(rhythm, { pace, lastPollAt, vain: 0, gate: 0.25 });
    expect(dueAt).toBeLessThan(200 * minute - 20 * second);
    expect(dueAt).toBeGreaterThan(198 * minute);
    expect(worthAt(dueAt)).toBeGreaterThan(0);
    expect(outlookOf({ ...rhythm, unproven: 0 }, { pace, lastPollAt, vain: 0, gate: 0.25 }).dueAt).toBeGreaterThan(dueAt);
  });

  it("is doubted and no longer followed when a change comes while none can have come", () => {
    const rhythm = seen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], minute);
    const surprised = observe(rhythm, { from: 190 * minute, to: 191 * minute }, pace);
    expect(surprised.trust).toBeLessThan(0.8 * rhythm.trust);
    const { dueAt } = outlookOf(surprised, { pace, lastPollAt: 191 * minute, vain: 0, gate: 0.2 });
    expect(dueAt).toBeLessThan((190 + 16) * minute);
  });

  it("is looked for beside a window that passed in vain, and less so where refreshes often change nothing", () => {
    const known = seen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 10 * second);
    const lastPollAt = 201 * minute;
    const worth = (refreshesPerChange: number) =>
      outlookOf({ ...known, refreshesPerChange }, { pace, lastPollAt, vain: 0, gate: 0.2 }).worthAt(lastPollAt + 40 * second);
    expect(worth(1)).toBeGreaterThan(2 * worth(3));
  });
});
