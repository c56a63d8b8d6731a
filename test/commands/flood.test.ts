import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFlood } from "../../src/commands/flood.ts";
import { createFakeClock } from "../clock.ts";

const by = (id: string, address = `telegram:${id}`) => ({ address, reader: { id, language: null } });
const minute = 60_000;

describe("the flood guard", () => {
  it("lets fifteen quick calls of a reader pass, then one every three seconds", async () => {
    const clock = createFakeClock();
    const flood = createFlood(clock);
    const quick = Array.from({ length: 16 }, () => flood.take(by("7")));
    expect(quick).toEqual([...Array.from({ length: 15 }, () => 0), 3_000]);
    await clock.advance(2_999);
    expect(flood.take(by("7"))).toBe(1);
    await clock.advance(1);
    expect([flood.take(by("7")), flood.take(by("7"))]).toEqual([0, 3_000]);
  });

  it("does not count what it refuses, so that patience is all it takes", async () => {
    const clock = createFakeClock();
    const flood = createFlood(clock);
    for (let call = 0; call < 200; call++) flood.take(by("7"));
    await clock.advance(3_000);
    expect(flood.take(by("7"))).toBe(0);
  });

  it("never lets more than 20 calls of a reader and 60 of a chat through in any minute, beside the burst", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 3_000 }), fc.nat({ max: 9 })), { maxLength: 300 }), async (calls) => {
        const clock = createFakeClock();
        const flood = createFlood(clock);
        const passed: { at: number; reader: number }[] = [];
        for (const [waitMs, reader] of calls) {
          await clock.advance(waitMs);
          if (flood.take(by(`${reader}`, "telegram:-1")) === 0) passed.push({ at: clock.now(), reader });
        }
        for (const { at, reader } of passed) {
          const within = passed.filter((other) => other.at >= at && other.at < at + minute);
          expect(within.length).toBeLessThanOrEqual(30 + 60);
          expect(within.filter((other) => other.reader === reader).length).toBeLessThanOrEqual(15 + 20);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("keeps readers, chats and platforms apart", () => {
    const flood = createFlood(createFakeClock());
    for (let call = 0; call < 15; call++) flood.take(by("7"));
    expect(flood.take(by("7"))).toBeGreaterThan(0);
    expect(flood.take(by("7", "telegram:-1"))).toBeGreaterThan(0);
    expect(flood.take(by("8"))).toBe(0);
    expect(flood.take(by("7", "discord:7"))).toBe(0);
  });

  it("knows whom it told within a minute, chat by chat", async () => {
    const clock = createFakeClock();
    const flood = createFlood(clock);
    expect([flood.wasTold(by("7")), flood.wasTold(by("7"))]).toEqual([false, true]);
    expect(flood.wasTold(by("7", "telegram:-1"))).toBe(false);
    await clock.advance(minute - 1);
    expect(flood.wasTold(by("7"))).toBe(true);
    await clock.advance(1);
    expect(flood.wasTold(by("7"))).toBe(false);
  });

  it("counts a chat's readers together", () => {
    const flood = createFlood(createFakeClock());
    const waits = Array.from({ length: 40 }, (_, reader) => flood.take(by(`${reader}`, "telegram:-1")));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(30);
    expect(flood.take(by("99"))).toBe(0);
  });

  it("has them in mind for a bounded number only, the quiet ones forgotten first", () => {
    const flood = createFlood(createFakeClock());
    for (let call = 0; call < 15; call++) flood.take(by("quiet"));
    for (let other = 0; other < 6_000; other++) flood.take(by(`${other}`));
    expect(flood.take(by("quiet"))).toBe(0);
    for (let call = 1; call < 15; call++) flood.take(by("5999"));
    expect(flood.take(by("5999"))).toBe(3_000);
  });
});
