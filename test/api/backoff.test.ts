import { describe, expect, it } from "vitest";
import { createBackoff, type Outcome } from "../../src/api/backoff.ts";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { createFakeClock } from "../clock.ts";

function start() {
  const clock = createFakeClock();
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: (_fields, message) => void warnings.push(message) };
  const backoff = createBackoff({ clock, log, random: () => 0.5 });
  return {
    clock,
    warnings,
    /** Asks a question that ends so; false when it must not be asked now. */
    ask(key: string, outcome: Outcome): boolean {
      try {
        backoff.begin(key)(outcome);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(ApiUnreachable);
        return false;
      }
    },
  };
}

describe("an API in trouble", () => {
  it("is left alone when whatever is asked fails", () => {
    const { ask, warnings } = start();
    for (let nth = 0; nth < 5; nth++) expect(ask(`odds ${nth}`, "failed")).toBe(true);
    expect(ask("another", "answered")).toBe(false);
    expect(warnings).toHaveLength(1);
  });

  it("is not seen in one or two questions, however often they fail: the others are asked", async () => {
    const { ask, clock, warnings } = start();
    for (let nth = 0; nth < 20; nth++) {
      for (const key of ["odds broken", "odds broken-too"]) expect(ask(key, "failed")).toBe(true);
      expect(ask("odds broken", "failed")).toBe(false);
      await clock.advance(301_000);
    }
    expect(ask("odds fine", "answered")).toBe(true);
    expect(warnings).toEqual([]);
  });

  it("is asked by one question now and then, and by all as soon as one is answered", async () => {
    const { ask, clock } = start();
    for (let nth = 0; nth < 6; nth++) ask(`odds ${nth}`, "failed");
    await clock.advance(45_000);
    expect(ask("first", "failed")).toBe(true);
    expect(ask("second", "answered")).toBe(false);
    await clock.advance(45_000);
    expect(ask("second", "answered")).toBe(true);
    for (const key of ["odds 0", "first", "third"]) expect(ask(key, "answered")).toBe(true);
  });

  it("begins anew to count after every good answer", () => {
    const { ask } = start();
    for (let nth = 0; nth < 4; nth++) ask(`odds ${nth}`, "failed");
    ask("fine", "answered");
    for (let nth = 4; nth < 8; nth++) expect(ask(`odds ${nth}`, "failed")).toBe(true);
    expect(ask("another", "answered")).toBe(true);
  });
});
