import { describe, expect, it } from "vitest";
import type { Message } from "../../src/delivery/messages.ts";
import { createSettling, type Settlement } from "../../src/delivery/settle.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { Database } from "../../src/storage/database.ts";
import { createFakeClock } from "../clock.ts";

/** Settles so many at once where only so many transactions fail, the first ones; what became of each, and how many were begun. */
async function settle(count: number, failing: number): Promise<[string[], number]> {
  let begun = 0;
  const database = {
    transaction: () => ({
      execute: async () => {
        begun += 1;
        if (begun <= failing) throw new Error("the database is busy");
        return false;
      },
    }),
  } as unknown as Database;
  const chats = { suspend: async () => undefined, move: async () => undefined };
  const settling = createSettling({ database, kinds: [], chats, idempotentForMs: 0 }, createFakeClock());
  const settlements = Array.from({ length: count }, (_, nth): Settlement => {
    const message: Message = {
      ...{ id: `${nth}`, chat: "telegram:1", platform: "telegram", parts: {}, manner: plainManner },
      ...{ edits: null, attempts: 1, claimedAt: 0 },
    };
    return { message, outcome: { kind: "sent", messageId: "1" }, sections: {}, address: "telegram:1", sentTo: null };
  });
  const ends = await Promise.allSettled(settlements.map((one) => settling(one)));
  return [ends.map(({ status }) => status), begun];
}
const fine = (count: number) => Array(count).fill("fulfilled");

describe("what is settled in the same moment", () => {
  it("goes together, fifty at most", async () => {
    expect(await settle(1, 0)).toEqual([fine(1), 1]);
    expect(await settle(49, 0)).toEqual([fine(49), 1]);
    expect(await settle(50, 0)).toEqual([fine(50), 1]);
    expect(await settle(51, 0)).toEqual([fine(51), 2]);
    expect(await settle(120, 0)).toEqual([fine(120), 3]);
  });

  it("is tried once more by itself where that fails, and not where it was by itself", async () => {
    expect(await settle(1, 1)).toEqual([["rejected"], 1]);
    expect(await settle(2, 1)).toEqual([fine(2), 3]);
    expect(await settle(3, 1)).toEqual([fine(3), 4]);
    expect(await settle(3, 2)).toEqual([["rejected", "fulfilled", "fulfilled"], 4]);
  });
});
