import { describe, expect, it } from "vitest";
import { createTurns } from "../../src/commands/turns.ts";

/** Turns whose work and rests end when the test says so, and what has begun. */
function opened() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const until = (name: string): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const rests: number[] = [];
  const inTurn = createTurns({ sleep: (ms) => until(`rest ${rests.push(ms)}`) });
  async function end(name: string): Promise<void> {
    ends.get(name)?.();
    await new Promise(setImmediate);
  }
  return { begun, rests, inTurn, until, end };
}

describe("work in turns", () => {
  it("is done one after the other, with a rest before each that had to wait, and none after the last", async () => {
    const { begun, inTurn, until, end } = opened();
    const all = ["a", "b"].map((name) => inTurn(() => until(name)));
    await end("");
    expect(begun).toEqual(["a"]);
    await end("a");
    await all[0];
    expect(begun).toEqual(["a", "rest 1"]);
    await end("rest 1");
    expect(begun).toEqual(["a", "rest 1", "b"]);
    await end("b");
    await inTurn(() => "c");
    expect(begun).toEqual(["a", "rest 1", "b"]);
  });

  it("is not held up by work that failed", async () => {
    const { inTurn, end } = opened();
    const failing = inTurn(() => Promise.reject(new Error("no")));
    const next = inTurn(() => "done");
    await expect(failing).rejects.toThrow("no");
    await end("");
    await end("rest 1");
    expect(await next).toBe("done");
  });

  it("rests longer than it worked, but never long", async () => {
    const { rests, inTurn, end } = opened();
    const worked = inTurn(() => busyFor(2));
    const all = [worked, inTurn(() => busyFor(40)), inTurn(() => undefined)];
    await end("");
    await end("rest 1");
    await end("rest 2");
    await Promise.all(all);
    expect(rests[0]).toBeGreaterThan(Math.min(await worked, 24));
    expect(rests[1]).toBe(25);
  });
});

/** Resolves to how long it really was. */
function busyFor(ms: number): number {
  const from = performance.now();
  while (performance.now() - from < ms);
  return performance.now() - from;
}
