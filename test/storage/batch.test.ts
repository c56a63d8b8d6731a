import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createBatch } from "../../src/storage/batch.ts";

describe("questions to the database", () => {
  function counting() {
    const asked: string[][] = [];
    const half = createBatch(async (questions: readonly number[]) => {
      asked.push(questions.map(String));
      if (questions.includes(13)) throw new Error("away");
      return (question) => question / 2;
    });
    return { asked, half };
  }

  it("that come in one turn are asked together, each with its own answer, and those that come later by themselves", async () => {
    const { asked, half } = counting();
    const first = half(2);
    const second = Promise.resolve().then(() => half(4));
    expect(await Promise.all([first, second])).toEqual([1, 2]);
    await setImmediate();
    expect(await half(2)).toBe(1);
    expect(asked).toEqual([["2", "4"], ["2"]]);
  });

  it("are shared out over several statements when there are many", async () => {
    const { asked, half } = counting();
    const questions = Array.from({ length: 60 }, (_, index) => 100 + index);
    expect(await Promise.all(questions.map(half))).toEqual(questions.map((question) => question / 2));
    expect(asked.map(({ length }) => length)).toEqual([25, 25, 10]);
  });

  it("fail for those that came together, and for nobody else", async () => {
    const { half } = counting();
    const together = await Promise.allSettled([half(13), half(4)]);
    expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await half(4)).toBe(2);
  });
});
