import { describe, expect, it } from "vitest";
import { inTurns } from "../src/in-turns.ts";

describe("what takes long together", () => {
  it("lets others have their turn before each so manieth", async () => {
    const seen: (number | string)[] = [];
    let other: NodeJS.Immediate | undefined;
    const comeAgain = () => {
      other = setImmediate(() => {
        seen.push("others");
        comeAgain();
      });
    };
    comeAgain();
    for await (const one of inTurns([1, 2, 3, 4, 5, 6, 7], 3)) seen.push(one);
    clearImmediate(other);
    expect(seen).toEqual([1, 2, "others", 3, 4, 5, "others", 6, 7]);
  });

  it("goes through nothing where there is nothing", async () => {
    for await (const one of inTurns([], 1)) expect(one).toBeNull();
  });
});
