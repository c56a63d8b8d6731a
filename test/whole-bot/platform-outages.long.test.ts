// @module-tag long
import { describe, expect, it } from "vitest";
import { type Kind, outageOf } from "./platform-outages.ts";

const kinds: readonly Kind[] = ["502", "reset", "hang"];

describe.each(["telegram", "discord"] as const)("an hour in which %s breaks down", (platform) => {
  it.each(kinds)("by %s loses nothing, and repeats no more than answers were lost", async (kind) => {
    const { due, told, lost, repeated, lostAnswers } = await outageOf(platform, kind, 60);
    expect(lost).toEqual([]);
    expect(told).toBe(due);
    expect(repeated).toBeLessThanOrEqual(lostAnswers);
  });
});
