import { expect, it } from "vitest";
import { documentedPeriod } from "../../src/odds/documented-period.ts";

const minuteMs = 60_000;

it("is what the source says: 15 to 30 minutes, live 5 give or take one", () => {
  expect(documentedPeriod(false, 1)).toEqual({ leastMs: 15 * minuteMs, mostMs: 30 * minuteMs, toleranceMs: 0 });
  expect(documentedPeriod(true, 1)).toEqual({ leastMs: 5 * minuteMs, mostMs: 5 * minuteMs, toleranceMs: minuteMs });
});

it("is as much shorter as the sandbox is faster than life", () => {
  expect(documentedPeriod(true, 20)).toEqual({ leastMs: 15_000, mostMs: 15_000, toleranceMs: 3_000 });
});
