// @module-tag long
import { expect, it } from "vitest";
import { outageOf } from "./platform-outages.ts";

/** What falls due in five minutes in which a platform answers nothing. The long tests take every kind of outage, for an hour. */
it.each([
  ["telegram", "reset"],
  ["discord", "502"],
] as const)(
  "five minutes in which %s breaks down by %s lose nothing, and repeat no more than answers were lost",
  async (platform, kind) => {
    const { due, lost, repeated, lostAnswers, status } = await outageOf(platform, kind, 5);
    expect(lost).toEqual([]);
    expect(due).toBe(6);
    expect(lostAnswers).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(lostAnswers);
    expect(status).toMatch(
      /isn’t accepting messages \(noticed \d minutes? ago\)\. \d alerts? (?:is|are) on hold until it works again\./,
    );
  },
  120_000,
);
