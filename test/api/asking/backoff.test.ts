import { describe, expect, it } from "vitest";
import { createBackoff, type Outcome } from "../../../src/api/asking/backoff.ts";
import { ApiUnreachable } from "../../../src/api/errors.ts";
import { type Log, silentLog } from "../../../src/log.ts";
import { createFakeClock } from "../../clock.ts";

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

  it("is tried half a minute and a second later at the soonest, and twenty more seconds at the latest", async () => {
    for (const [chance, afterMs] of [
      [0, 31_000],
      [0.5, 41_000],
      [1, 51_000],
    ] as const) {
      const { backoff, ask, clock } = start(chance);
      for (let nth = 0; nth < 5; nth++) ask(`odds ${nth}`, "failed");
      expect(() => backoff.check("another")).toThrow(expect.objectContaining({ reason: "resting", retryAfterMs: afterMs }));
      await clock.advance(afterMs - 1);
      expect(ask("another", "failed")).toBe(false);
      await clock.advance(1);
      expect(ask("another", "failed")).toBe(true);
      expect(() => backoff.check("another")).toThrow(expect.objectContaining({ retryAfterMs: afterMs }));
    }
  });

  it("rests after five failures in a row of three questions, and says once that it does", () => {
    const rests = (...keys: string[]) => {
      const { backoff, ask, warnings } = start();
      const ends = keys.map((key) => {
        // Every question is asked for the first time, or goes on from when it was begun.
        try {
          return backoff.begin(key);
        } catch {
          return null;
        }
      });
      for (const end of ends) end?.("failed");
      return [ask("another", "answered"), warnings.length];
    };
    expect(rests("a", "b", "c", "d")).toEqual([true, 0]);
    expect(rests("a", "b", "c", "d", "e")).toEqual([false, 1]);
    expect(rests("a", "a", "a", "b", "b", "b")).toEqual([true, 0]);
    expect(rests("a", "a", "b", "b", "c")).toEqual([false, 1]);
    expect(rests("a", "b", "c", "d", "e", "f", "g")).toEqual([false, 1]);
  });

  it("is tried by the next one once the trial has failed, not before", async () => {
    const { backoff, ask, clock } = start();
    for (let nth = 0; nth < 5; nth++) ask(`odds ${nth}`, "failed");
    await clock.advance(41_000);
    const trial = backoff.begin("first");
    expect(ask("second", "answered")).toBe(false);
    trial("failed");
    expect(() => backoff.check("second")).toThrow(expect.objectContaining({ retryAfterMs: 41_000 }));
    await clock.advance(41_000);
    expect(ask("second", "failed_alone")).toBe(true);
    // An answer to another question would have come: all is well but for this one.
    expect([ask("third", "answered"), ask("second", "answered")]).toEqual([true, false]);
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
