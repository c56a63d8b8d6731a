// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines } from "../databases.ts";
import { grow } from "./growth.ts";

const giga = 1024 ** 3;
/** What the README promises: 500 matches a day, of which a month is kept. */
const kept = 500 * 31;

describe.each(engines)("the database on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("does not grow after the first month, and a year of 500 matches a day takes less than two gigabytes", async () => {
    const sizes = await grow(opened, { matchesADay: 2, days: 52, changing: 1 });
    const [month, end] = [sizes[36], sizes[51]];
    if (!month || !end) throw new Error("the simulation has ended too soon");
    expect(end.points).toBeLessThan(1.1 * month.points);
    expect(end.bytes).toBeLessThan(1.2 * month.bytes);
    const perMatch = end.bytes / end.matches;
    expect(perMatch * kept).toBeLessThan(2 * giga);
    expect(end.points / end.matches).toBeLessThan(70);
  }, 1_200_000);
});
