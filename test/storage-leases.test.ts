import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../src/log.ts";
import type { Database } from "../src/storage/database.ts";
import { createLease } from "../src/storage/leases.ts";
import { observe } from "./alerts/queries.ts";
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

  const leaseOf = (holder: string, ownClock = clock) =>
    createLease({ database, name: "poller", holder, clock: ownClock, log: silentLog });

  /** Starts a process that works until it is stopped, or that dies without a word (its clock stands still). */
  function start(holder: string, ownClock = clock) {
    const stopping = new AbortController();
    const epochs: number[] = [];
    const done = leaseOf(holder, ownClock).holdWhile(async (signal, epoch) => {
      working.push(holder);
      epochs.push(epoch);
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
    await clock.advance(14_000, settle);
    expect(heir.epochs).toEqual([]);
    await clock.advance(6_000, settle);
    expect(heir.epochs).toEqual([2]);
    // The one that slept wakes up, finds the lease gone and leaves the job.
    await frozen.advance(5_000, settle);
    expect(working).toEqual(["b"]);
    await heir.stop();
    await dead.stop();
  });

  it("does not depend on the machines' clocks agreeing", async () => {
    const late = createFakeClock(clock.now() - 40_000);
    const first = start("a", late);
    await settle();
    const second = start("b");
    for (let round = 0; round < 12; round++) {
      await late.advance(5_000, settle);
      await clock.advance(5_000, settle);
      expect(working).toEqual(["a"]);
    }
    await second.stop();
    await first.stop();
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
