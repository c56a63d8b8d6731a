import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { weights } from "../../src/delivery/gate.ts";
import { unseenKind } from "../../src/delivery/kinds/unseen.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [ann, bob] = ["telegram:-1", "telegram:-2"] as const;

describe.each(engines)("that drafts reach nobody on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    await stage.set(ann, { approval: true });
  });
  afterEach(() => opened.close());

  it("is told while drafts are wanted, and then counts for nothing that passed", async () => {
    const told = [ann, bob].map((chat) => ({ chat, since: 5 }));
    const looked = { since: 5, quiet: null, revision: null };
    expect(await unseenKind.judgeAgain(stage.database, told, { lookup: stage.lookup, now: 9 })).toEqual([
      { ...looked, frozen: told[0], tells: true, shown: told[0], weight: weights.operators },
      { ...looked, frozen: told[1], tells: false, reason: "nothing_left", passed: false },
    ]);
  });

  it("is told to groups alone, and once for each time that it began", async () => {
    const rights = { manages: async () => true, isGroup: async (chat: string) => chat === ann };
    const shown = [{ chat: ann, since: 5 }];
    expect(await unseenKind.isFor?.(shown, { address: ann, rights })).toBe(true);
    expect(await unseenKind.isFor?.(shown, { address: bob, rights })).toBe(false);
    expect([unseenKind.keyOf({ chat: ann, since: 5 }), unseenKind.saidBy({ chat: ann, since: 5 })]).toEqual([
      "unseen",
      ["unseen", 5],
    ]);
  });
});
