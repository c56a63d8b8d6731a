import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "../src/clock.ts";
import { silentLog } from "../src/log.ts";
import { DatabaseAway } from "../src/storage/away.ts";
import type { Database } from "../src/storage/database.ts";
import { LeaseLost } from "../src/storage/fence.ts";
import { createLease } from "../src/storage/leases.ts";
import { observe } from "./alert-path/queries.ts";
import { createFakeClock, type FakeClock } from "./clock.ts";
import { engines } from "./databases.ts";

describe.each(engines)("a lease on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  let working: string[];
  let database: Database;
  let settle: () => Promise<void>;
  beforeEach(async () => {
    opened = await open();
    ({ database, settle } = observe(opened.database));
    clock = createFakeClock();
    working = [];
  });
  afterEach(() => opened.close());

  const leaseOf = (holder: string, ownClock: Clock = clock, ownDatabase = database) =>
    createLease({ database: ownDatabase, name: "poller", holder, clock: ownClock, log: silentLog });

  /** Starts a process that works until it is stopped, or that dies without a word (its clock stands still). */
  function start(holder: string, ownClock: Clock = clock, lease = leaseOf(holder, ownClock), { isSlow = false } = {}) {
    const stopping = new AbortController();
    const epochs: number[] = [];
    const done = lease.holdWhile(async (signal, { epoch, begun }) => {
      working.push(holder);
      epochs.push(epoch);
      if (!isSlow) begun();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      working.splice(working.indexOf(holder), 1);
    }, stopping.signal);
    return {
      epochs,
      async stop() {
        stopping.abort();
        await done;
      },
    };
  }

  it("lets exactly one of several processes do the job, however long", async () => {
    const processes = ["a", "b", "c"].map((holder) => start(holder));
    for (let minute = 0; minute < 3; minute++) {
      await clock.advance(60_000, settle);
      expect(working).toHaveLength(1);
    }
    for (const process of processes) await process.stop();
    expect(working).toEqual([]);
  });

  it("goes to another at once when its holder stops in good order", async () => {
    const first = start("a");
    await clock.advance(1, settle);
    const second = start("b");
    await clock.advance(1, settle);
    await first.stop();
    await clock.advance(5_000, settle);
    expect(working).toEqual(["b"]);
    expect(second.epochs).toEqual([2]);
    await second.stop();
  });

  it("goes to another within a time to live and a look when its holder dies", async () => {
    const frozen = createFakeClock(clock.now());
    const dead = start("a", frozen);
    await settle();
    const heir = start("b");
    await clock.advance(6_000, settle);
    expect(heir.epochs).toEqual([]);
    await clock.advance(2_000, settle);
    expect(heir.epochs).toEqual([2]);
    // The one that slept wakes up, finds the lease gone and leaves the job.
    await frozen.advance(5_000, settle);
    expect(working).toEqual(["b"]);
    await heir.stop();
    await dead.stop();
  });

  it("goes to a new process within 15 s when all have died together", async () => {
    const frozen = createFakeClock(clock.now());
    const dead = start("a", frozen);
    const alsoDead = start("b", frozen);
    await settle();
    await clock.advance(1_000, settle);
    const fresh = start("c");
    await clock.advance(13_000, settle);
    expect(fresh.epochs).toEqual([2]);
    await Promise.all([fresh.stop(), dead.stop(), alsoDead.stop()]);
  });

  describe("whose holder does not get to work", () => {
    const begin = (holder: string, how?: { isSlow: boolean }) =>
      start(holder, clock, createLease({ database, name: "poller", holder, clock, log: silentLog, beginWithinMs: 30_000 }), how);

    it("goes to another that waits after thirty seconds, and stays there when that one does", async () => {
      const stuck = begin("a", { isSlow: true });
      await clock.advance(1, settle);
      const able = begin("b");
      await clock.advance(29_000, settle);
      expect(working).toEqual(["a"]);
      await clock.advance(3_000, settle);
      expect(working).toEqual(["b"]);
      await clock.advance(300_000, settle);
      expect(able.epochs).toEqual([2]);
      await stuck.stop();
      await able.stop();
    });

    it("is tried by each in turn while none can", async () => {
      const first = begin("a", { isSlow: true });
      await clock.advance(1, settle);
      const second = begin("b", { isSlow: true });
      await clock.advance(80_000, settle);
      expect([first.epochs.length, second.epochs.length]).toEqual([2, 1]);
      await first.stop();
      await second.stop();
    });

    it("stays where it is while nobody waits for it", async () => {
      const alone = begin("a", { isSlow: true });
      await clock.advance(300_000, settle);
      expect(alone.epochs).toEqual([1]);
      await alone.stop();
    });

    it("comes back when the one that waited has gone", async () => {
      const alone = begin("a", { isSlow: true });
      await clock.advance(25_000, settle);
      const frozen = createFakeClock(clock.now());
      const dead = start("b", frozen);
      await settle();
      await clock.advance(15_000, settle);
      expect(alone.epochs).toHaveLength(2);
      await alone.stop();
      await dead.stop();
    });
  });

  describe("whose job may be done twice for a moment", () => {
    const overlapping = (holder: string) =>
      createLease({ database, name: "poller", holder, clock, log: silentLog, overlapMs: 6_000 });
    const begin = (holder: string, how?: { isSlow: boolean }) => start(holder, clock, overlapping(holder), how);

    /** Who is at work, one after the other, while so much time passes. */
    async function watchFor(ms: number): Promise<string[]> {
      const seen = [working.join()];
      await clock.advance(ms, async () => {
        await settle();
        seen.push(working.join());
      });
      return seen.filter((names, index) => names !== seen[index - 1]);
    }

    it("is handed over without a moment in which nobody does it", async () => {
      const first = begin("a");
      await clock.advance(1, settle);
      const second = begin("b");
      await clock.advance(2_000, settle);
      const stopped = first.stop();
      expect(await watchFor(2_000)).toEqual(["a", "a,b", "b"]);
      await stopped;
      await second.stop();
      expect(working).toEqual([]);
    });

    it("is ours for both until the heir is at work", async () => {
      const [a, b] = [overlapping("a"), overlapping("b")];
      const first = start("a", clock, a);
      await clock.advance(1, settle);
      const second = start("b", clock, b, { isSlow: true });
      await clock.advance(2_000, settle);
      expect(await b.isOurs()).toBe(false);
      const stopped = first.stop();
      await clock.advance(1_000, settle);
      expect([await a.isOurs(), await b.isOurs()]).toEqual([true, true]);
      await clock.advance(6_000, settle);
      await stopped;
      expect([await a.isOurs(), await b.isOurs()]).toEqual([false, true]);
      await second.stop();
    });

    it("is left after six seconds when the heir does not get to work", async () => {
      const first = begin("a");
      await clock.advance(1, settle);
      const second = begin("b", { isSlow: true });
      await clock.advance(2_000, settle);
      void first.stop();
      await clock.advance(5_900, settle);
      expect(working).toContain("a");
      await clock.advance(100, settle);
      expect(working).toEqual(["b"]);
      await second.stop();
    });

    it("is left at once when nobody waits for it, or when it was not begun", async () => {
      const only = begin("a");
      await clock.advance(20_000, settle);
      await only.stop();
      const slow = begin("b", { isSlow: true });
      await clock.advance(1, settle);
      const waiting = begin("c");
      await clock.advance(2_000, settle);
      await slow.stop();
      await clock.advance(1_000, settle);
      expect(working).toEqual(["c"]);
      await waiting.stop();
    });

    it("is left soon when those who waited are gone as well", async () => {
      const first = begin("a");
      await clock.advance(1, settle);
      const second = begin("b");
      await clock.advance(2_000, settle);
      await second.stop();
      const stopped = first.stop();
      await clock.advance(3_500, settle);
      await stopped;
      expect(working).toEqual([]);
    });
  });

  describe("while the database is away", () => {
    /** A process whose way to the database the test can break. */
    function startBreakable(holder: string) {
      let isAway = false;
      const broken: KyselyPlugin = {
        transformQuery({ node }) {
          if (isAway) throw new DatabaseAway();
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const own = observe(opened.database.withPlugin(broken));
      const shared = settle;
      settle = async () => {
        await own.settle();
        await shared();
      };
      const lease = leaseOf(holder, clock, own.database);
      return {
        ...start(holder, clock, lease),
        lease,
        setAway(away: boolean) {
          isAway = away;
        },
      };
    }

    it("is kept by the only process, however long that takes, under the same epoch", { tags: ["long"] }, async () => {
      const only = startBreakable("a");
      await clock.advance(5_000, settle);
      only.setAway(true);
      await clock.advance(600_000, settle);
      expect(working).toEqual(["a"]);
      expect(await only.lease.isOurs()).toBe(true);
      only.setAway(false);
      await clock.advance(5_000, settle);
      expect(only.epochs).toEqual([1]);
      await only.stop();
    });

    it("is left before another process can take it that waits for it, and comes back when that has gone", async () => {
      const cut = startBreakable("a");
      await clock.advance(1, settle);
      const other = start("b");
      await clock.advance(5_000, settle);
      cut.setAway(true);
      let together = 0;
      for (let waited = 0; waited < 20; waited++) {
        await clock.advance(1_000, settle);
        together += working.length > 1 ? 1 : 0;
      }
      expect(together).toBe(0);
      expect(working).toEqual(["b"]);
      expect(await cut.lease.isOurs()).toBe(false);
      cut.setAway(false);
      await clock.advance(30_000, settle);
      expect(working).toEqual(["b"]);
      await other.stop();
      await clock.advance(5_000, settle);
      expect(working).toEqual(["a"]);
      expect(cut.epochs).toEqual([1, 3]);
      await cut.stop();
    });

    it("comes back to all of two processes within 15 s of the database's return", async () => {
      const both = [startBreakable("a"), startBreakable("b")];
      await clock.advance(5_000, settle);
      for (const one of both) one.setAway(true);
      await clock.advance(60_000, settle);
      for (const one of both) one.setAway(false);
      await clock.advance(10_000, settle);
      expect(working).toHaveLength(1);
      for (const one of both) await one.stop();
    });
  });

  it("is not ours once we have slept for so long that another has it", async () => {
    let time = clock.now();
    const asleep: Clock = {
      ...clock,
      now: () => time,
      sleep: (_ms, signal) => new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
    };
    const sleeper = leaseOf("a", asleep);
    const first = start("a", asleep, sleeper);
    await settle();
    const second = start("b");
    await clock.advance(15_000, settle);
    // It has woken, and nothing else has happened yet.
    time += 15_000;
    expect(await sleeper.isOurs()).toBe(false);
    await settle();
    expect(working).toEqual(["b"]);
    await Promise.all([first.stop(), second.stop()]);
  });

  it("is taken up at once by a process that comes back under the same name", async () => {
    await database
      .insertInto("leases")
      .values({ name: "poller", holder: "single", epoch: 7, until: clock.now() + 15_000 })
      .execute();
    const back = start("single");
    await settle();
    expect(back.epochs).toEqual([8]);
    await back.stop();
  });

  it("resolves when the job ends by itself and passes on what it throws", async () => {
    const never = new AbortController().signal;
    await leaseOf("a").holdWhile(async () => undefined, never);
    const failing = leaseOf("a").holdWhile(async () => Promise.reject(new Error("broken job")), never);
    await expect(failing).rejects.toThrow("broken job");
    const { until } = await database.selectFrom("leases").selectAll().executeTakeFirstOrThrow();
    expect(until).toBe(0);
  });
});

describe.runIf(engines.some(({ name }) => name === "postgres"))("what is written under a lease", () => {
  it("is refused once another has taken over, and the sleeper leaves the job at once", async () => {
    const opened = await engines.find(({ name }) => name === "postgres")?.open();
    if (!opened) throw new Error("no Postgres answers");
    const { database } = opened;
    const clock = createFakeClock();
    const lease = createLease({ database, name: "poller", holder: "a", clock, log: silentLog });
    const stopping = new AbortController();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let isLeft = false;
    const done = lease.holdWhile(async (signal) => {
      begin();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      isLeft = true;
      stopping.abort();
    }, stopping.signal);
    await begun;
    const write = () =>
      lease.database
        .transaction()
        .execute((session) => session.insertInto("taken_calls").values({ id: "telegram:1", taken_at: 1 }).execute());
    await write();
    await database.deleteFrom("taken_calls").execute();
    await database.updateTable("leases").set({ holder: "b", epoch: 2 }).execute();
    await expect(write()).rejects.toThrow(LeaseLost);
    await done;
    expect(isLeft).toBe(true);
    expect(await database.selectFrom("taken_calls").selectAll().execute()).toEqual([]);
    await expect(write()).rejects.toThrow(LeaseLost);
    await opened.close();
  });
});
