import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { queueFact } from "../../src/facts/queue.ts";
import { addCard } from "../../src/watches/cards.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { toyKind } from "./toy-kind.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;
const minute = 60_000;

describe.each(engines)("how long the delivery takes for what on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  let stage: Stage;
  let match: Known;
  /** How far the machine's clock is ahead of those who wait: it slept. */
  let sleptMs: number;
  beforeEach(async () => {
    opened = await open();
    clock = createFakeClock();
    sleptMs = 0;
    stage = createStage(opened, { ...clock, now: () => clock.now() + sleptMs });
    for (const chat of [ann, bob]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
    await stage.poll(match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const pass = (ms: number) => clock.advance(ms, stage.settle);
  const kinds = [...factKinds, toyKind];
  const render = () => ({
    reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" },
    sections: {},
  });
  const greet = (chat: string, dueAt = now()) =>
    queueFact(stage.database, { chat, kind: "toy", key: "hello", matchId: match.id, body: '"Good day"', dueAt });
  const messages = () => stage.database.selectFrom("messages").selectAll().orderBy("chat").execute();

  /** A delivery that goes on while this is done. */
  async function during(deps: Parameters<Stage["deliveryOf"]>[0], work: (wake: () => void) => Promise<void>): Promise<void> {
    const stopping = new AbortController();
    const delivery = stage.deliveryOf({ kinds, render, ...deps });
    const running = delivery.run(stopping.signal);
    await pass(0);
    await work(delivery.wake);
    stopping.abort();
    await pass(0);
    await running;
  }

  it("looks once a second for what another process has queued", async () => {
    const sentAt: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        sentAt.push(now());
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    // Without a rest of the test's own.
    await during({ platform, pollMs: undefined as unknown as number }, async () => {
      const began = now();
      await greet(ann);
      await pass(2_500);
      expect(sentAt.map((at) => at - began)).toEqual([1_000]);
      // What falls due by itself is not waited for so long.
      await greet(bob, now() + 200);
      const queued = now();
      await pass(2_000);
      expect(sentAt[1]).toBeGreaterThanOrEqual(queued + 200);
    });
  });

  it.each([
    [3_000, true],
    [3_001, false],
  ])("sends what it has claimed for three seconds at most: %i ms", async (takesMs, isSame) => {
    for (const chat of [ann, bob]) await greet(chat);
    const platform = {
      name: "telegram" as const,
      async send() {
        await stage.clock.sleep(takesMs);
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { kinds, render, platform, inFlight: 1 });
    const [first, second] = (await messages()).map((one) => one.claimed_at).sort((a, b) => a - b);
    expect([(await messages()).length, first === second]).toEqual([2, isSame]);
  });

  it("has a minute for each message, and for each attempt at one", async () => {
    await greet(ann);
    const leases: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        const [message] = await messages();
        leases.push((message?.lease_until ?? 0) - now());
        return leases.length === 1
          ? ({ kind: "unknown", reason: "timeout" } as const)
          : { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { kinds, render, platform, idempotentForMs: 10 * minute });
    expect(leases).toEqual([minute, minute]);
  });

  it("leaves a chat alone for a minute that cannot be claimed, and for five seconds what it cannot read", async () => {
    const broken = { ...toyKind, judge: () => Promise.reject(new Error("a bug")) };
    await greet(ann);
    await stage.deliver(0, { kinds: [broken], render });
    expect(stage.faults.splice(0)).toMatchObject([{ message: "what waits for a chat could not be claimed" }]);
    const due = () => stage.database.selectFrom("facts").select("due_at").executeTakeFirstOrThrow();
    expect((await due()).due_at - now()).toBe(minute);
    await stage.database.updateTable("facts").set({ due_at: now() }).execute();
    await stage.deliver(0, { kinds: [{ ...toyKind, judge: async (_session, facts) => facts.map(() => null) }], render });
    expect((await due()).due_at - now()).toBe(5_000);
  });

  it.each([
    [1_000 + 5 * minute, 1],
    [1_000 + 5 * minute + 1, 0],
  ])("takes a machine that did not turn for five minutes beyond its rest for one that slept: %i ms", async (ms, told) => {
    await during({ pollMs: 1_000 }, async (wake) => {
      const moment = { kind: "missing", matchId: match.id } as const;
      await queueMoments(stage.database, [{ chat: ann, key: "missing", moment, dueAt: now() + 1_000, until: now() + 2_000 }]);
      sleptMs = ms;
      wake();
      await pass(0);
      expect(stage.sent).toHaveLength(told);
    });
    expect((await stage.decisions()).length).toBe(1);
  });

  it("has eight changes that nobody waits for under way, and takes more when half of them are through", async () => {
    const chats = await Promise.all(Array.from({ length: 12 }, (_, nth) => stage.addChat(`telegram:${nth + 10}`)));
    for (const chat of chats) {
      const wanted = { chat, matchId: match.id, live: false, createdBy: "7", revision: 1, now: now() };
      await stage.database.transaction().execute((session) => addCard(session, wanted));
    }
    await stage.deliver(minute, { render });
    await pass(minute);
    await stage.poll(match, 0.6);
    const claimed: number[] = [];
    const platform = {
      name: "telegram" as const,
      async send() {
        await stage.clock.sleep(100);
        const under = await stage.database.selectFrom("messages").select("id").where("state", "=", "claimed").execute();
        claimed.push(under.length);
        return { kind: "sent" as const, messageId: "1" };
      },
    };
    await stage.deliver(minute, { render, platform });
    expect(claimed).toHaveLength(12);
    expect(claimed).toEqual([8, 7, 6, 5, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("does not run twice at once, and can run again when it has ended", async () => {
    const delivery = stage.deliveryOf({ kinds, render });
    for (let nth = 0; nth < 2; nth++) {
      const stopping = new AbortController();
      const running = delivery.run(stopping.signal);
      await expect(delivery.run(stopping.signal)).rejects.toThrow("already");
      stopping.abort();
      await pass(0);
      await running;
    }
  });
});
