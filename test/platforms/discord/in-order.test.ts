import { describe, expect, it } from "vitest";
import { createInOrder } from "../../../src/platforms/discord/in-order.ts";
import { later } from "./parts.ts";

describe("work in order", () => {
  it("waits for what came before it under its key, and for nothing else", async () => {
    const inOrder = createInOrder();
    const first = later<string>();
    const done: string[] = [];
    const note = (name: string) => async () => void done.push(name);
    const slow = inOrder.run("a", async () => void done.push(await first.promise));
    const behind = inOrder.run("a", note("behind"));
    await inOrder.run("b", note("elsewhere"));
    expect(done).toEqual(["elsewhere"]);
    first.resolve("slow");
    await Promise.all([slow, behind]);
    expect(done).toEqual(["elsewhere", "slow", "behind"]);
  });

  it("goes on after work that failed, whose failure is its own", async () => {
    const inOrder = createInOrder();
    const failing = inOrder.run("a", async () => {
      throw new Error("broken");
    });
    const next = inOrder.run("a", async () => "fine");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("fine");
  });
});
