import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import { failingPlatforms, lastOutage } from "../../src/delivery/outages.ts";
import { createPlatformHealth, type PlatformHealth } from "../../src/delivery/platform-health.ts";
import { silentLog } from "../../src/log.ts";
import { observe } from "../alert-path/queries.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const lost: Outcome = { kind: "unknown", reason: "timeout" };
const sent: Outcome = { kind: "sent", messageId: "1" };
const message: Outgoing = {
  address: "telegram:1",
  reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" },
  deliveryId: "d-1",
  replaces: null,
  silent: false,
};

describe.each(engines)("the health of a platform on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let settle: () => Promise<void>;
  let database: Awaited<ReturnType<typeof open>>["database"];
  let clock: FakeClock;
  let health: PlatformHealth;
  let stopping: AbortController;
  let running: Promise<void>;
  /** What the platform says: to messages, and to the probe. */
  let outcome: Outcome | Promise<Outcome>;
  let answers: boolean;
  /** A probe that waits for its answer; null where it has `answers` at once. */
  let probing: Promise<boolean> | null;
  let tried: string[];
  /** When it was probed, in seconds since the test began. */
  let probedAt: number[];
  let began: number;
  let woken: number;

  function begin(): void {
    stopping = new AbortController();
    health = createPlatformHealth({
      platform: {
        name: "telegram",
        async send() {
          tried.push("send");
          return outcome;
        },
        async probe() {
          tried.push("probe");
          probedAt.push((clock.now() - began) / 1_000);
          return probing ?? answers;
        },
      },
      database,
      clock,
      log: silentLog,
      onRoom: () => void woken++,
    });
    running = health.run(stopping.signal);
  }
  async function end(): Promise<void> {
    stopping.abort();
    await running;
  }
  const pass = (ms: number): Promise<void> => clock.advance(ms, settle);

  beforeEach(async () => {
    opened = await open();
    ({ database, settle } = observe(opened.database));
    clock = createFakeClock();
    [outcome, answers, tried, probedAt, began, woken] = [sent, true, [], [], clock.now(), 0];
    probing = null;
    begin();
    await pass(0);
  });
  afterEach(async () => {
    await end();
    await opened.close();
  });

  it("a fault of ours is tried again after 1 s, doubling, is given up the fifth time in a row, and holds up nobody", async () => {
    outcome = { kind: "later", afterMs: 1_000, ours: true, reason: "TypeError: x" };
    const outcomes: Outcome[] = [];
    for (let nth = 0; nth < 5; nth++) outcomes.push(await health.send(message));
    expect(outcomes.map((one) => (one.kind === "later" ? one.afterMs : one))).toEqual([
      ...[1_000, 2_000, 4_000, 8_000],
      { kind: "rejected", reason: "TypeError: x" },
    ]);
    expect(health.isUp()).toBe(true);
    expect(health.room()).toBe(Number.POSITIVE_INFINITY);
    outcomes.length = 0;
    for (const next of [outcome, sent, outcome]) {
      outcome = next;
      outcomes.push(await health.send(message));
    }
    expect(outcomes.map((one) => (one.kind === "later" ? one.afterMs : one.kind))).toEqual([1_000, "sent", 1_000]);
  });

  it("lets everything through while messages are answered, whatever the answer is", async () => {
    const told: Outcome[] = [
      sent,
      { kind: "gone", loss: "removed", reason: "x" },
      { kind: "rejected", reason: "x" },
      { kind: "later", afterMs: 9 },
    ];
    for (outcome of told) {
      expect(await health.send(message)).toEqual(outcome);
      expect(health.room()).toBe(Number.POSITIVE_INFINITY);
    }
    expect(await lastOutage(database, "telegram")).toBeNull();
  });

  it.each([lost, { kind: "later", afterMs: 5_000, unreached: true } as const])(
    "begins nothing after %o until a probe is answered",
    async (failure) => {
      [outcome, answers] = [failure, false];
      await health.send(message);
      expect(health.room()).toBe(0);
      expect(await health.send(message)).toEqual({ kind: "later", afterMs: 0 });
      await pass(10 * 60_000);
      expect(tried.filter((one) => one === "send")).toHaveLength(1);
      // Half a minute apart at most, so that its return is noticed soon, and not much more often.
      expect(tried.length).toBeGreaterThan(20);
      expect(tried.length).toBeLessThan(30);
      [outcome, answers] = [sent, true];
      const before = woken;
      await pass(30_000);
      expect([health.room(), woken]).toEqual([1, before + 1]);
      await health.send(message);
      expect(health.room()).toBe(Number.POSITIVE_INFINITY);
    },
  );

  it("costs a second after a single answer that was lost", async () => {
    outcome = lost;
    await health.send(message);
    outcome = sent;
    await pass(1_000);
    expect(await health.send(message)).toEqual(sent);
    expect(health.room()).toBe(Number.POSITIVE_INFINITY);
  });

  it("lets one message at a time try it out where only the probe is answered, more and more seldom", async () => {
    outcome = lost;
    await health.send(message);
    for (let second = 0; second < 600; second++) {
      if (health.room() > 0) {
        const both = await Promise.all([health.send(message), health.send(message)]);
        expect(both).toEqual([lost, { kind: "later", afterMs: 0 }]);
      }
      await pass(1_000);
    }
    const sends = tried.filter((one) => one === "send").length;
    expect(sends).toBeGreaterThan(15);
    expect(sends).toBeLessThan(28);
  });

  it("tries it out with one message, whatever becomes meanwhile of those that were begun before", async () => {
    const ends: ((outcome: Outcome) => void)[] = [];
    const send = () => {
      outcome = new Promise<Outcome>((resolve) => ends.push(resolve));
      return health.send(message);
    };
    const [first, second, third] = [send(), send(), send()];
    ends[0]?.(lost);
    await first;
    await pass(1_000);
    expect(health.room()).toBe(1);
    ends[1]?.(lost);
    await second;
    expect(health.room()).toBe(0);
    await pass(1_000);
    expect(health.room()).toBe(1);
    const trial = send();
    const before = tried.length;
    ends[2]?.(lost);
    await third;
    await pass(60_000);
    expect([health.room(), tried.length]).toEqual([0, before]);
    ends[3]?.(sent);
    await trial;
    expect(health.room()).toBe(Number.POSITIVE_INFINITY);
  });

  it("goes on trying out after a wait for the pace, which says nothing", async () => {
    outcome = lost;
    await health.send(message);
    await pass(1_000);
    outcome = { kind: "later", afterMs: 100 };
    await health.send(message);
    expect(health.room()).toBe(1);
  });

  it("counts as well when it answers and nobody has anything to try it out with", async () => {
    outcome = lost;
    await health.send(message);
    await pass(16 * 60_000);
    expect(health.room()).toBe(Number.POSITIVE_INFINITY);
    expect((await lastOutage(database, "telegram"))?.to).not.toBeNull();
  });

  it("is written down, so that others can say it, and the next life begins with a probe instead of a message", async () => {
    [outcome, answers] = [lost, false];
    const since = clock.now();
    await health.send(message);
    await pass(60_000);
    expect(await failingPlatforms(database, clock.now())).toEqual([{ platform: "telegram", since, waiting: 0 }]);
    await end();
    tried = [];
    begin();
    expect(health.room()).toBe(0);
    await pass(2_000);
    expect(health.room()).toBe(0);
    expect(new Set(tried)).toEqual(new Set(["probe"]));
    [outcome, answers] = [sent, true];
    await pass(30_000);
    await health.send(message);
    await pass(0);
    expect(await failingPlatforms(database, clock.now())).toEqual([]);
    expect(await lastOutage(database, "telegram")).toEqual({ from: since, to: clock.now() });
  });

  it("has no room before it is run, nor after", async () => {
    expect(health.room()).toBe(Number.POSITIVE_INFINITY);
    await end();
    expect([health.room(), health.outage()]).toEqual([0, null]);
  });

  it("is probed after one second, then after twice as long each time, up to half a minute", async () => {
    [outcome, answers] = [lost, false];
    await health.send(message);
    await pass(100_000);
    expect(probedAt).toEqual([1, 3, 7, 15, 31, 61, 91]);
  });

  it("is tried out at those times where the probe is answered and no message is", async () => {
    outcome = lost;
    await health.send(message);
    for (let second = 0; second < 70; second++) {
      await pass(1_000);
      if (health.room() === 1) await health.send(message);
    }
    expect(probedAt).toEqual([1, 3, 7, 15, 31, 61]);
  });

  it("is probed at once, and a second later, by whoever takes it over while it fails", async () => {
    [outcome, answers] = [lost, false];
    await health.send(message);
    await pass(0);
    await end();
    probedAt = [];
    began = clock.now();
    begin();
    await pass(4_000);
    expect(probedAt).toEqual([0, 1, 3]);
  });

  it("counts again a quarter of an hour after it could be tried out, and no sooner", async () => {
    outcome = lost;
    await health.send(message);
    await pass(1_000);
    expect(health.room()).toBe(1);
    await pass(15 * 60_000 - 1);
    expect([health.room(), woken]).toEqual([1, 2]);
    await pass(1);
    expect([health.room(), woken]).toEqual([Number.POSITIVE_INFINITY, 3]);
    expect(await lastOutage(database, "telegram")).toEqual({ from: began, to: clock.now() });
  });

  it.each([true, false])(
    "asks for more once where a message arrives while it is probed, whose answer then is %s",
    async (late) => {
      const ends: ((outcome: Outcome) => void)[] = [];
      const send = () => {
        outcome = new Promise<Outcome>((resolve) => ends.push(resolve));
        return health.send(message);
      };
      const [first, second] = [send(), send()];
      let answer: (value: boolean) => void = () => undefined;
      probing = new Promise((resolve) => {
        answer = resolve;
      });
      ends[0]?.(lost);
      await first;
      await pass(1_000);
      expect([tried.at(-1), health.room(), woken]).toEqual(["probe", 0, 1]);
      ends[1]?.(sent);
      await second;
      expect([health.room(), woken]).toEqual([Number.POSITIVE_INFINITY, 2]);
      answer(late);
      await pass(60_000);
      expect([health.room(), woken, probedAt]).toEqual([Number.POSITIVE_INFINITY, 2, [1]]);
    },
  );

  it("is written down five seconds later where the database did not take it", async () => {
    const insert = database.insertInto.bind(database);
    let fails = true;
    database.insertInto = ((...given: Parameters<typeof insert>) => {
      if (fails) throw new Error("the database is busy");
      return insert(...given);
    }) as typeof database.insertInto;
    [outcome, answers] = [{ kind: "unknown", reason: "timeout" }, true];
    await health.send(message);
    outcome = sent;
    await pass(1_000);
    await health.send(message);
    await pass(0);
    fails = false;
    await pass(4_999);
    expect(await lastOutage(database, "telegram")).toBeNull();
    await pass(1);
    expect(await lastOutage(database, "telegram")).toEqual({ from: began, to: began + 1_000 });
  });

  it("can what its platform can, and no more", async () => {
    const own = { name: "discord" as const, send: async () => sent, probe: async () => true };
    const more = {
      open: async () => ({ kind: "opened" as const, address: "discord:1" }),
      close: async () => true,
      manages: async () => false,
      isChannel: async () => false,
    };
    const deps = { database, clock, log: silentLog, onRoom: () => undefined };
    const has = (one: PlatformHealth) => (["open", "close", "manages", "isChannel"] as const).filter((name) => name in one);
    expect(has(createPlatformHealth({ platform: own, ...deps }))).toEqual([]);
    const whole = createPlatformHealth({ platform: { ...own, ...more }, ...deps });
    expect(has(whole)).toEqual(["open", "close", "manages", "isChannel"]);
    expect([await whole.close?.("discord:1"), await whole.manages?.("a", "b"), await whole.isChannel?.("a")]).toEqual([
      true,
      false,
      false,
    ]);
    const opening = { within: "discord:1", title: "x", tag: null, sport: null, first: message.reply };
    expect(await whole.open?.(opening)).toEqual({ kind: "opened", address: "discord:1" });
  });

  it("takes a platform that throws for one that did not answer", async () => {
    const broken = createPlatformHealth({
      platform: { name: "discord", send: () => Promise.reject(new Error("a bug")), probe: async () => true },
      ...{ database, clock, log: silentLog, onRoom: () => undefined },
    });
    expect(await broken.send(message)).toEqual({ kind: "unknown", reason: "fault" });
  });
});
