import { describe, expect, it } from "vitest";
import { createBackoff, type Outcome } from "../../src/api/backoff.ts";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { createFakeClock } from "../clock.ts";

function start(chance = 0.5) {
  const clock = createFakeClock();
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: (_fields, message) => void warnings.push(message) };
  const backoff = createBackoff({ clock, log, random: () => chance });
  return {
    backoff,
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

  it("is tried by one question at a time, and by the next one where nobody knows how that ended", async () => {
    const { backoff, ask, clock } = start();
    for (let nth = 0; nth < 5; nth++) ask(`odds ${nth}`, "failed");
    await clock.advance(45_000);
    const end = backoff.begin("first");
    expect(() => backoff.check("second")).toThrow(expect.objectContaining({ reason: "resting", retryAfterMs: 5_000 }));
    end("unknown");
    expect(ask("second", "answered")).toBe(true);
  });

  it("begins anew to count after every good answer", () => {
    const { ask } = start();
    for (let nth = 0; nth < 4; nth++) ask(`odds ${nth}`, "failed");
    ask("fine", "answered");
    for (let nth = 4; nth < 8; nth++) expect(ask(`odds ${nth}`, "failed")).toBe(true);
    expect(ask("another", "answered")).toBe(true);
  });
});

describe("a question that fails alone", () => {
  /** How long (s) it rests after each of so many failures in a row. */
  async function restsOf(times: number, chance: number): Promise<number[]> {
    const { backoff, ask, clock } = start(chance);
    const rests: number[] = [];
    while (rests.length < times) {
      expect(ask("odds broken", "failed_alone")).toBe(true);
      const rest = restOf(() => backoff.check("odds broken"));
      rests.push(rest / 1_000);
      await clock.advance(rest);
    }
    return rests;
  }

  function restOf(check: () => void): number {
    try {
      check();
      return 0;
    } catch (error) {
      return error instanceof ApiUnreachable ? (error.retryAfterMs ?? 0) : 0;
    }
  }

  it("rests for five seconds, then twice as long each time, up to five minutes", async () => {
    expect(await restsOf(8, 0.5)).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it("rests by a fifth shorter or longer as chance will have it, but for no more than five minutes", async () => {
    expect(await restsOf(8, 0)).toEqual([4, 8, 16, 32, 64, 128, 240, 240]);
    expect(await restsOf(8, 1)).toEqual([6, 12, 24, 48, 96, 192, 300, 300]);
  });

  it("leaves the others their answers, and rests no more once it was answered", async () => {
    const { ask, clock } = start();
    for (let nth = 0; nth < 9; nth++) ask(`odds ${nth}`, "failed_alone");
    expect(ask("odds fine", "answered")).toBe(true);
    await clock.advance(5_000);
    expect(ask("odds 0", "answered")).toBe(true);
    expect(ask("odds 0", "answered")).toBe(true);
  });

  it("rests as long as two thousand others failed later, and is forgotten then", () => {
    const { ask } = start();
    for (let nth = 0; nth < 2_000; nth++) ask(`odds ${nth}`, "failed_alone");
    expect(ask("odds 0", "answered")).toBe(false);
    ask("odds 2000", "failed_alone");
    expect(ask("odds 0", "answered")).toBe(true);
    expect(ask("odds 1", "answered")).toBe(false);
  });
});
