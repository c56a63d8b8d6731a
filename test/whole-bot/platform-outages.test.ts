import { describe, expect, it } from "vitest";
import { type Kind, outageOf } from "./platform-outages.ts";

const kinds: readonly Kind[] = ["502", "reset", "hang"];

/** What falls due in five minutes in which a platform answers nothing. The long tests take an hour. */
describe.each(["telegram", "discord"] as const)("five minutes in which %s breaks down", (platform) => {
  it.each(kinds)("by %s lose nothing, and repeat no more than answers were lost", { timeout: 120_000 }, async (kind) => {
    const { due, lost, repeated, lostAnswers, status } = await outageOf(platform, kind, 5);
    expect(lost).toEqual([]);
    expect(due).toBe(6);
    expect(lostAnswers).toBeGreaterThan(0);
    expect(repeated).toBeLessThanOrEqual(lostAnswers);
    expect(status).toMatch(/takes no messages \(noticed \d minutes? ago\)\. \d alerts? waits? and comes? when it works again\./);
  });
});
