import { describe, expect, it } from "vitest";
import { expectedRefreshAt } from "../../src/boards/freshness.ts";
import { quickened } from "../../src/odds/rhythm.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { hour, match, noon } from "../matches/known.ts";

const minute = 60_000;
const ahead = match("reds-blues", { startsAt: noon + 30 * hour });

describe("the next refresh", () => {
  const minutesFrom = (minutes: number, fields = ahead, rhythm = documentedRhythm): number | null => {
    const refreshedAt = noon - minutes * minute;
    const at = expectedRefreshAt({ refreshedAt }, fields, { now: noon, rhythm });
    return at === null ? null : (at - refreshedAt) / minute;
  };

  it("is expected between 15 and 30 minutes after the last one, then by 30, and never at a time that is over", () => {
    expect([0, 22, 23, 29, 30, 90].map((minutes) => minutesFrom(minutes))).toEqual([22.5, 22.5, 30, 30, null, null]);
  });

  it("is sooner for a live match and for a quick source, and none for what is over or shows no times", () => {
    const live = match("reds-blues", { status: "live", startsAt: noon - hour });
    expect([minutesFrom(4, live), minutesFrom(5, live), minutesFrom(0, ahead, quickened(documentedRhythm, 10))]).toEqual([
      5, 6, 2.25,
    ]);
    expect(minutesFrom(1, match("reds-blues", { status: "finished" }))).toBeNull();
    expect(expectedRefreshAt({ refreshedAt: null }, ahead, { now: noon, rhythm: documentedRhythm })).toBeNull();
  });
});
