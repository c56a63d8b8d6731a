import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveChat } from "../../src/chats/chats.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

describe.each(engines)("messages to many chats on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues", 0.5);
    await stage.poll(match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  async function gather(count: number): Promise<string[]> {
    const chats = Array.from({ length: count }, (_, nth) => `telegram:${nth + 1}`);
    for (const chat of chats) await stage.watch(await stage.addChat(chat), match);
    await stage.poll(match, 0.6);
    return chats;
  }

  /** Tells all of them, each in so many milliseconds; resolves to the most that were claimed while one was being sent. */
  async function mostClaimed(takesMs: number): Promise<number> {
    let most = 0;
    const told: string[] = [];
    const chats = await gather(40);
    await stage.deliver(40_000, {
      platform: {
        name: "telegram",
        async send({ address }) {
          if (takesMs > 0) await stage.clock.sleep(takesMs);
          const claimed = await stage.database.selectFrom("messages").select("id").where("state", "=", "claimed").execute();
          most = Math.max(most, claimed.length);
          told.push(address);
          return { kind: "sent", messageId: address };
        },
      },
    });
    expect(told.sort()).toEqual(chats.sort());
    return most;
  }

  it("are claimed few at a time where the platform is slow", { tags: ["long"] }, async () => {
    expect(await mostClaimed(1_000)).toBe(12);
  });

  it("are claimed many at a time where they go out at once", async () => {
    expect(await mostClaimed(0)).toBeGreaterThan(20);
  });

  /** Tells all of them so that they end in the same moment, which `before` is told of. */
  async function endTogether(chats: readonly string[], before: () => void): Promise<void> {
    const together: (() => void)[] = [];
    await stage.deliver(0, {
      inFlight: chats.length,
      platform: {
        name: "telegram",
        async send({ address }) {
          await new Promise<void>((resolve) => {
            together.push(resolve);
            if (together.length < chats.length) return;
            before();
            for (const go of together) go();
          });
          return { kind: "sent", messageId: address };
        },
      },
    });
    expect((await stage.decisions()).sort()).toEqual(chats.map((chat) => `${chat} sent`).sort());
  }

  it("are written down together when they end together", async () => {
    const chats = await gather(9);
    await stage.clock.advance(2_000, stage.settle);
    const begin = stage.database.transaction;
    let transactions = 0;
    stage.database.transaction = () => {
      transactions += 1;
      return begin();
    };
    await endTogether(chats, () => {
      transactions = 0;
    });
    expect(transactions).toBe(1);
  });

  it("do not wait to be written down for those that fill a transaction of their own", async () => {
    const chats = await gather(60);
    await stage.clock.advance(2_000, stage.settle);
    const begin = stage.database.transaction;
    const othersWritten = new AbortController();
    let isFull = false;
    stage.database.transaction = () => {
      const builder = begin();
      const run = builder.execute.bind(builder);
      const waits = isFull;
      isFull = false;
      builder.execute = async (work) => {
        if (waits) await once(othersWritten.signal, "abort");
        const result = await run(work);
        if ((await stage.decisions()).length === 10) othersWritten.abort();
        return result;
      };
      return builder;
    };
    await endTogether(chats, () => {
      isFull = true;
    });
  });

  it("that were not sent wait at the address to which their chat has moved meanwhile", async () => {
    await gather(1);
    await stage.addChat("telegram:-100");
    await stage.deliver(2_000, {
      platform: {
        name: "telegram",
        async send() {
          await moveChat(stage.database, { from: "telegram:1", to: "telegram:-100", now: stage.clock.now() });
          return { kind: "later", afterMs: 60_000 };
        },
      },
    });
    expect(await stage.waiting()).toMatchObject([{ chat: "telegram:-100", message: null }]);
    await stage.deliver(120_000);
    expect(stage.sent.map(({ message }) => message.address)).toEqual(["telegram:-100"]);
    expect(await stage.waiting()).toEqual([]);
  });
});
