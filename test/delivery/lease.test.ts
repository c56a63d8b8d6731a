import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { longestSendMs, type Outcome } from "../../src/chat/platform.ts";
import { ensureChat } from "../../src/chats/chats.ts";
import type { FactKind } from "../../src/delivery/fact-kind.ts";
import { leftMessages, type Message, openMessages } from "../../src/delivery/messages.ts";
import type { PlatformHealth } from "../../src/delivery/platform-health.ts";
import { createSender, leaseMs } from "../../src/delivery/send.ts";
import type { Threads } from "../../src/delivery/threads.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { silentLog } from "../../src/log.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { toyKind } from "./toy-kind.ts";

const chat = "telegram:-1";
const reply = { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" };
const gone: Outcome = { kind: "gone", loss: "removed", reason: "the topic was deleted" };
const barred: Outcome = { kind: "barred", lack: "closed", reason: "the topic is closed" };
const sent: Outcome = { kind: "sent", messageId: "1" };

describe.each(engines)("the lease of a message on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  let outcomes: Outcome[];
  /** How much of the lease was left whenever the platform was asked something. */
  let left: number[];
  /** Messages that another process could have taken over meanwhile. */
  let takeable: string[];
  const message: Message = {
    ...{ id: "a", chat, platform: "telegram", parts: { toy: [{ matchId: 7 }] }, edits: null, attempts: 1, claimedAt: 0 },
    manner: { ...plainManner, thread: { key: "match 7", matchId: 7 } },
  };
  beforeEach(async () => {
    opened = await open();
    clock = createFakeClock();
    [outcomes, left, takeable] = [[], [], []];
    await ensureChat(opened.database, { address: chat, language: null, now: clock.now() });
    await openMessages(opened.database, [message], { holder: "one", leaseUntil: clock.now() + leaseMs });
  });
  afterEach(() => opened.close());

  /** The platform takes all the time that it may. */
  async function slowly<T>(answer: T): Promise<T> {
    const row = await opened.database.selectFrom("messages").select("lease_until").where("id", "=", "a").executeTakeFirst();
    left.push((row?.lease_until ?? 0) - clock.now());
    for (let second = 0; second < longestSendMs / 1_000; second++) {
      await clock.advance(1_000);
      const question = { platform: "telegram" as const, now: clock.now(), holder: null, except: [], limit: 10 };
      takeable.push(...(await leftMessages(opened.database, question)).map(({ id }) => id));
    }
    return answer;
  }

  async function bring(): Promise<Outcome | undefined> {
    const platform: PlatformHealth = {
      name: "telegram",
      send: () => slowly(outcomes.shift() ?? sent),
      ...{ room: () => 1, outage: () => null, answered: () => undefined, isUp: () => true, run: async () => undefined },
    };
    const threads: Threads = {
      told: () => undefined,
      placeFor: () => slowly({ kind: "thread", address: `${chat}:${left.length}` } as const),
      ...{ refused: async () => undefined, run: async () => undefined },
    };
    let outcome: Outcome | undefined;
    const sender = createSender({
      ...{ database: opened.database, platform, clock, log: silentLog, threads, kinds: [toyKind as FactKind] },
      render: () => ({ reply, sections: {} }),
      async settling(settlement) {
        outcome = settlement.outcome;
      },
    });
    const bringing = { leaseUntil: clock.now() + leaseMs, signal: new AbortController().signal };
    await sender.bring({ message, parts: new Map([["toy", ["Good day"]]]) }, bringing);
    return outcome;
  }

  it.each<[string, Outcome[]]>([
    ["opened once", [sent]],
    ["lost, and opened anew", [gone, sent]],
    ["closed twice, so that the chat itself has it", [barred, barred, sent]],
    ["moved with its chat meanwhile", [{ kind: "unknown", reason: "timeout" }]],
  ])("outlives whatever is asked for it, where the thread was %s", async (_, answers) => {
    outcomes = [...answers];
    expect((await bring())?.kind).toBe(answers.at(-1)?.kind);
    expect(left.length).toBeGreaterThanOrEqual(2 * Math.min(2, answers.length));
    expect(left.filter((ms) => ms < longestSendMs)).toEqual([]);
    expect(takeable).toEqual([]);
  });

  it("asks nothing of the platform for a message that another process has taken over", async () => {
    await opened.database.updateTable("messages").set({ attempts: 2 }).where("id", "=", "a").execute();
    outcomes = [gone, sent];
    expect(await bring()).toEqual({ kind: "later", afterMs: 0 });
    // Only what was begun while nobody knew better.
    expect(left).toHaveLength(1);
  });
});
