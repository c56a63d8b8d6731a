import { describe, expect, it } from "vitest";
import { createDemandNote, demandOf } from "../../src/feed/poll-load.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";

const budget = { rhythm: documentedRhythm, perMinute: 88 };
const matches = (count: number, live = false) => Array.from({ length: count }, () => ({ live }));

describe("what the watched matches ask of the budget", () => {
  it("is a poll for each refresh: 22.5 minutes apart on average, 5 during a match", () => {
    for (const [watched, count] of [
      [matches(990), 990],
      [matches(220, true), 220],
    ] as const)
      expect(demandOf(watched, budget)).toEqual({ matches: count, share: expect.closeTo(0.5), delayMs: 0 });
    expect(demandOf([], budget)).toEqual({ matches: 0, share: 0, delayMs: 0 });
  });

  it("makes all of them late by half a round once it is more than there is", () => {
    const { share, delayMs } = demandOf(matches(5_000), budget);
    expect(share).toBeCloseTo(2.53, 2);
    expect(delayMs / 60_000).toBeCloseTo(28.4, 1);
  });

  it("is told to the operator once when it becomes too much, and once when it no longer is", () => {
    const told: object[] = [];
    const tell = (level: string) => (fields: object) => void told.push({ level, ...fields });
    const log: Log = { ...silentLog, warn: tell("warn"), info: tell("info") };
    const note = createDemandNote(log);
    for (const count of [1_000, 2_000, 2_100, 1_950, 1_960, 1_800, 1_900]) note(demandOf(matches(count), budget));
    expect(told).toEqual([
      { level: "warn", matches: 2_000, share: 1.01, delaySeconds: 682 },
      { level: "info", matches: 1_800, share: 0.91, delaySeconds: 0 },
    ]);
  });
});
