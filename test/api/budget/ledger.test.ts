import { describe, expect, it } from "vitest";
import { createLedger, unitsOf, usualOfOthers } from "../../../src/api/budget/ledger.ts";
import { silentLog } from "../../../src/log.ts";
import { openDatabase } from "../../../src/storage/database.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 10, 2, 23);

describe("who has spent of a key", () => {
  it("is counted by day, over all processes, and forgotten after forty days", async () => {
    const database = await openDatabase(":memory:", silentLog);
    const [one, other] = [createLedger(database), createLedger(database)];
    await one.note("polls", 1, start);
    await other.note("polls", 2, start + 1_000);
    await one.note("people", 3, start + 2 * 3_600_000);
    await one.note("others", 0, start);
    const midnight = Date.UTC(2026, 10, 2);
    expect(await other.since(start)).toEqual([
      { day: midnight, who: "polls", units: 3 },
      { day: midnight + day, who: "people", units: 3 },
    ]);
    expect(unitsOf(await one.since(start + day), "polls")).toBe(0);
    await one.note("others", 5, start + 50 * day);
    expect((await one.since(0)).map(({ who }) => who)).toEqual(["others"]);
    await database.destroy();
  });
});

describe("what others usually take of a key in a day", () => {
  const today = Date.UTC(2026, 10, 10);
  const taken = (...units: number[]) => units.map((one, nth) => ({ day: today - nth * day, who: "others" as const, units: one }));

  it("is the middle of the last three whole days: no single day makes a habit", () => {
    expect(usualOfOthers(taken(99, 12, 10, 14, 500), today + day / 2)).toBe(12);
    expect(usualOfOthers(taken(0, 150, 0, 0), today + day / 2)).toBe(0);
    expect(usualOfOthers(taken(5, 5), today + day / 2)).toBe(0);
    expect(usualOfOthers([{ day: today - day, who: "polls", units: 9 }, ...taken(0, 4, 4)], today)).toBe(4);
  });
});
