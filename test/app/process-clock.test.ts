import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProcessClock, type ProcessClock } from "../../src/app/process-clock.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { createFakeClock } from "../clock.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe("the time of a process", () => {
  let steady: number;
  let shown: number;
  let lines: { level: "warn" | "error"; fields: object }[];
  let clock: ProcessClock;
  beforeEach(() => {
    [steady, shown] = [5_000, Date.UTC(2026, 7, 15)];
    lines = [];
    const log: Log = {
      ...silentLog,
      warn: (fields) => void lines.push({ level: "warn", fields }),
      error: (fields) => void lines.push({ level: "error", fields }),
    };
    clock = createProcessClock({ machine: { ...createFakeClock(), now: () => shown }, steadyMs: () => steady, log });
  });
  afterEach(() => clock.stop());

  /** Time passes, while the machine's clock runs so many times as fast. */
  function pass(ms: number, times = 1): number[] {
    const seen: number[] = [];
    for (let passed = 0; passed < ms; passed += second) {
      steady += second;
      shown += second * times;
      seen.push(clock.now());
    }
    return seen;
  }

  it("is the machine's, and goes on by what has passed when that is set back, by however much", () => {
    expect(clock.now()).toBe(shown);
    for (const back of [3 * second, hour, 400 * 24 * hour]) {
      const before = clock.now();
      shown -= back;
      expect(clock.now()).toBe(before);
      expect(pass(minute).at(-1)).toBe(before + minute);
    }
    expect(clock.offMs()).toBe(-(400 * 24 * hour + hour + 3 * second));
    expect(lines.map(({ level }) => level)).toEqual(["warn", "warn", "warn"]);
  });

  it("follows the machine's where that is set forward, or the machine slept", () => {
    const before = clock.now();
    shown += 8 * hour;
    expect(clock.now()).toBe(before + 8 * hour);
    expect(clock.offMs()).toBe(0);
    // Set back and set right again: it was right all the time.
    shown -= hour;
    clock.now();
    shown += hour;
    expect(clock.now()).toBe(before + 8 * hour);
  });

  it.each([0.5, 2, 3])("keeps the pace of time when the machine's clock runs %d times as fast, and says so once", (times) => {
    const before = clock.now();
    const seen = pass(10 * minute, times);
    expect(seen.at(-1)).toBe(before + 10 * minute);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(lines.filter(({ level }) => level === "error")).toMatchObject([{ fields: { times } }]);
    pass(10 * minute);
    pass(10 * minute, times);
    expect(lines.filter(({ level }) => level === "error")).toHaveLength(2);
  });

  it("says nothing of a clock that is as good as clocks are", () => {
    pass(hour, 1.0005);
    expect(lines).toEqual([]);
  });
});
