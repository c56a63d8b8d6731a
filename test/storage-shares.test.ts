import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../src/log.ts";
import type { Database } from "../src/storage/database.ts";
import { createShare } from "../src/storage/shares.ts";
import { observe } from "./alert-path/queries.ts";
import { createFakeClock, type FakeClock } from "./clock.ts";
import { engines } from "./databases.ts";

const minuteMs = 60_000;

describe.each(engines)("a share of leases that may be out of reach on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let database: Database;
  let settle: () => Promise<void>;
  let clock: FakeClock;
  let stopping: AbortController;
  beforeEach(async () => {
    opened = await open();
    ({ database, settle } = observe(opened.database));
    clock = createFakeClock();
    stopping = new AbortController();
  });
  afterEach(async () => {
    stopping.abort();
    await settle();
    await opened.close();
  });

  /** Two leases, and the way to what they are for. */
  function begin({ isConnected = false, answers = false } = {}) {
    const way = { isConnected, answers, probes: 0 };
    const reach = {
      isConnected: () => way.isConnected,
      async probe() {
        way.probes += 1;
        return way.answers;
      },
    };
    const share = createShare({ database, group: "parts", leases: 2, holder: "a", clock, log: silentLog, reach });
    void share.keepCounting(stopping.signal);
    return { share, way };
  }

  /** Another process wants some too, and says whether it reaches what they are for; null when it is gone. */
  async function setOther(reaches: boolean | null): Promise<void> {
    await database.deleteFrom("leases").where("holder", "=", "b").execute();
    if (reaches === null) return;
    const row = { name: "wanted:parts:b", holder: "b", epoch: 1, until: clock.now() + 24 * 60 * minuteMs };
    await database
      .insertInto("leases")
      .values({ ...row, begun_epoch: reaches ? 1 : 0 })
      .execute();
  }

  /** What this process says of itself: whether it reaches what they are for; null when it wants none. */
  async function said(): Promise<number | null> {
    const row = await database.selectFrom("leases").selectAll().where("holder", "=", "a").executeTakeFirst();
    return row?.begun_epoch ?? null;
  }

  const pass = (ms: number) => clock.advance(ms, settle);

  it("is nothing to who holds some unconnected for a minute and a half while another is connected", async () => {
    await setOther(true);
    const { share } = begin();
    await pass(1);
    expect(share.enter()).toBe(true);
    await pass(90_000);
    expect([share.isOver(), await said()]).toEqual([false, 0]);
    await pass(1_000);
    expect([share.isOver(), await said()]).toEqual([true, null]);
    share.leave();
    expect(share.enter()).toBe(false);
  });

  it.each([
    ["nobody else is connected", false],
    ["nobody else is there", null],
  ])("stays as it is while %s", async (_, other) => {
    await setOther(other);
    const { share } = begin();
    await pass(1);
    share.enter();
    await pass(10 * minuteMs);
    expect([share.isOver(), await said()]).toEqual([false, 0]);
  });

  it("stays as it is through any number of ordinary reconnects, and where another was connected for moments", async () => {
    await setOther(true);
    const { share, way } = begin({ isConnected: true });
    await pass(1);
    share.enter();
    for (const change of [() => (way.isConnected = true), () => setOther(false)]) {
      way.isConnected = false;
      await setOther(true);
      await pass(80_000);
      await change();
      await pass(1_000);
    }
    await setOther(true);
    await pass(80_000);
    expect([share.isOver(), await said()]).toEqual([false, 0]);
  });

  it("rests ten minutes, then twice as long when it was no better, and ten again after it was connected", {
    tags: ["long"],
  }, async () => {
    await setOther(true);
    const { share, way } = begin({ answers: true });
    await pass(1);

    /** Holds one without being connected until it is to give it up; resolves to how many minutes it wants none then. */
    async function restAfterTrial(): Promise<number> {
      expect(share.enter()).toBe(true);
      await pass(92_000);
      expect(share.isOver()).toBe(true);
      share.leave();
      for (let minutes = 1; ; minutes++) {
        await pass(minuteMs);
        if ((await said()) !== null) return minutes;
      }
    }
    expect(await restAfterTrial()).toBe(10);
    expect(await restAfterTrial()).toBe(20);
    share.enter();
    way.isConnected = true;
    await pass(5_000);
    share.leave();
    way.isConnected = false;
    expect(await restAfterTrial()).toBe(10);
  });

  it("rests on while it is not answered, asks every thirty seconds, and wants some at once when nobody else is left", async () => {
    await setOther(true);
    const { share, way } = begin();
    await pass(1);
    share.enter();
    await pass(92_000);
    share.leave();
    const before = way.probes;
    await pass(15 * minuteMs);
    expect([share.enter(), await said(), way.probes - before]).toEqual([false, null, 30]);
    await setOther(null);
    await pass(2_000);
    expect([share.enter(), share.enter(), await said()]).toEqual([true, true, 0]);
  });

  it("says that one without leases reaches what they are for when that answers", async () => {
    await setOther(false);
    const { way } = begin({ answers: true });
    await pass(2_000);
    expect(await said()).toBe(1);
    way.answers = false;
    await pass(31_000);
    expect(await said()).toBe(0);
  });
});
