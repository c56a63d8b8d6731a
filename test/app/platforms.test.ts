import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLeasedJobs } from "../../src/app/leased-jobs.ts";
import { createPlatforms } from "../../src/app/platforms.ts";
import type { PlatformName } from "../../src/chat/address.ts";
import type { Platform } from "../../src/chat/platform.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { DatabaseAway } from "../../src/storage/away.ts";
import { observe } from "../alert-path/queries.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { eachBriefly } from "../long-elsewhere.ts";

/** A platform that only says whether it takes calls. */
function createPlatform(
  name: PlatformName,
  { refusal = null, overlapMs = 0, isReached = true }: { refusal?: Error | null; overlapMs?: number; isReached?: boolean } = {},
) {
  let leaveOff = () => undefined;
  let isOpen = false;
  let isCutOff = false;
  let answers = true;
  let starts = 0;
  const platform: Platform = {
    name,
    overlapMs,
    async start() {
      if (refusal) throw refusal;
      starts += 1;
      isOpen = isReached;
      // Tries until it is stopped.
      if (!isReached)
        await new Promise((resolve) => {
          leaveOff = () => void resolve(null);
        });
    },
    send: async () => ({ kind: "later", afterMs: 1 }),
    probe: async () => answers,
    async stop() {
      isOpen = false;
      leaveOff();
    },
    isCutOff: () => isCutOff,
  };
  const cutOff = (is: boolean): void => {
    isCutOff = is;
    answers = !is;
  };
  return { platform, cutOff, isOpen: () => isOpen, starts: () => starts };
}

describe.each(engines)("platforms on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: ReturnType<typeof createFakeClock>;
  beforeEach(async () => {
    opened = await open();
    clock = createFakeClock();
  });
  afterEach(() => opened.close());

  /** One process of several that share a database. */
  function createProcess(holder: string, how: { overlapMs?: number; isReached?: boolean } = {}) {
    let isAway = false;
    const broken: KyselyPlugin = {
      transformQuery({ node }) {
        if (isAway) throw new DatabaseAway();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { database, settle } = observe(opened.database.withPlugin(broken));
    const jobs = createLeasedJobs({ database, among: true, holder, clock, log: silentLog });
    const platforms = createPlatforms({ jobs, among: true, clock, log: silentLog, signal: undefined });
    const created = createPlatform("telegram", how);
    const used: unknown[] = [];
    return {
      ...{ ...created, platforms, settle, used },
      setAway(away: boolean) {
        isAway = away;
      },
      open: () => platforms.start([created.platform], (platform) => used.push(platform)),
      stop: () => Promise.all([jobs.stop(), platforms.stop([created.platform])]),
    };
  }

  type Process = ReturnType<typeof createProcess>;

  async function pass(ms: number, ...processes: readonly Process[]): Promise<void> {
    await clock.advance(ms, async () => {
      for (const { settle } of processes) await settle();
    });
  }

  it("lets one process of several take the calls, and another when that one has ended", async () => {
    const [first, second] = [createProcess("a"), createProcess("b")];
    await first.open();
    expect(first.isOpen()).toBe(true);
    const waiting = second.open();
    await pass(2_000, first, second);
    await waiting;
    expect(second.isOpen()).toBe(false);
    expect(await second.platforms.isOurs("telegram")).toBe(false);
    // It sends alerts all the same.
    expect(second.used).toEqual([second.platform]);
    // A connection that is lost is told of where it was, and nowhere else.
    second.cutOff(true);
    first.cutOff(true);
    expect([...first.platforms.arriving(), ...second.platforms.arriving()]).toEqual([["telegram", false]]);
    first.cutOff(false);
    expect([...first.platforms.arriving()]).toEqual([["telegram", true]]);
    await first.stop();
    await pass(2_000, second);
    expect(second.isOpen()).toBe(true);
    await second.stop();
  });

  it("lets two take the calls while one replaces the other, where the platform tells both", async () => {
    const [first, second] = [createProcess("a", { overlapMs: 6_000 }), createProcess("b", { overlapMs: 6_000 })];
    await first.open();
    const waiting = second.open();
    await pass(2_000, first, second);
    await waiting;
    const stopped = first.stop();
    const open = new Set<string>();
    await clock.advance(2_000, async () => {
      await first.settle();
      await second.settle();
      open.add(`${first.isOpen()} ${second.isOpen()}`);
    });
    await stopped;
    expect([...open]).toEqual(["true false", "true true", "false true"]);
    await second.stop();
    expect(second.isOpen()).toBe(false);
  });

  it("leaves the calls to another after thirty seconds where the platform is not reached", async () => {
    const [stuck, able] = [createProcess("a", { isReached: false }), createProcess("b")];
    const opening = stuck.open();
    await pass(1, stuck);
    const waiting = able.open();
    await pass(29_000, stuck, able);
    await waiting;
    expect([able.isOpen(), stuck.used]).toEqual([false, []]);
    await pass(5_000, stuck, able);
    expect(able.isOpen()).toBe(true);
    // From now on it is one that waits, like any other.
    await opening;
    expect(stuck.used).toEqual([stuck.platform]);
    await pass(120_000, stuck, able);
    expect([able.isOpen(), stuck.starts()]).toEqual([true, 1]);
    await stuck.stop();
    await able.stop();
  });

  it("leaves the calls to another that is answered after a minute and a half without the platform, and not where none is", {
    tags: ["long"],
  }, async () => {
    const [first, second] = [createProcess("a"), createProcess("b")];
    await first.open();
    const waiting = second.open();
    await pass(2_000, first, second);
    await waiting;
    first.cutOff(true);
    second.cutOff(true);
    await pass(200_000, first, second);
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
    second.cutOff(false);
    // The one that waits asks every thirty seconds.
    await pass(80_000, first, second);
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
    await pass(50_000, first, second);
    expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
    await first.stop();
    await second.stop();
  });

  it("leaves no moment to two where the platform tells one only", async () => {
    const [first, second] = [createProcess("a"), createProcess("b")];
    await first.open();
    const waiting = second.open();
    await pass(2_000, first, second);
    await waiting;
    await first.stop();
    expect([first.isOpen(), second.isOpen()]).toEqual([false, false]);
    await pass(2_000, second);
    expect(second.isOpen()).toBe(true);
    await second.stop();
  });

  eachBriefly([11, 20, 60, 600], (seconds) => seconds < 600)(
    "goes on through %i seconds without the database, and after them",
    async (seconds) => {
      const only = createProcess("a");
      await only.open();
      await pass(5_000, only);
      for (let outage = 0; outage < 3; outage++) {
        only.setAway(true);
        await pass(seconds * 1000, only);
        expect(only.isOpen()).toBe(true);
        expect(await only.platforms.isOurs("telegram")).toBe(true);
        only.setAway(false);
        await pass(15_000, only);
        expect(only.isOpen()).toBe(true);
      }
      expect(only.starts()).toBe(1);
      await only.stop();
    },
  );

  it("stops the platform at once when another has its calls, and starts it anew when they come back", async () => {
    const [first, second] = [createProcess("a"), createProcess("b")];
    await first.open();
    const waiting = second.open();
    await pass(5_000, first, second);
    await waiting;
    first.setAway(true);
    for (let waited = 0; waited < 20; waited++) {
      await pass(1_000, first, second);
      expect(first.isOpen() && second.isOpen()).toBe(false);
    }
    expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
    first.setAway(false);
    await pass(5_000, first, second);
    await second.stop();
    await pass(5_000, first);
    expect(first.isOpen()).toBe(true);
    expect(first.starts()).toBe(2);
    await first.stop();
  });
});

describe("platforms of one process", () => {
  const deps = { clock: createFakeClock(), among: false, signal: undefined };
  const noLease = () => {
    throw new Error("one process alone needs no leases");
  };
  const jobs = {
    alone: noLease,
    shared: noLease,
    everywhere() {},
    stop: async () => undefined,
  };

  it("goes on with the platforms that start, and tells the operator of the one that refuses", async () => {
    const errors: object[] = [];
    const log: Log = { ...silentLog, error: (fields) => void errors.push(fields) };
    const [good, bad] = [createPlatform("telegram"), createPlatform("discord", { refusal: new Error("the token is refused") })];
    const platforms = createPlatforms({ ...deps, jobs, log });
    const used: unknown[] = [];
    await platforms.start([bad.platform, good.platform], (platform) => used.push(platform));
    expect(used).toEqual([good.platform]);
    expect(good.isOpen()).toBe(true);
    expect(errors).toEqual([expect.objectContaining({ platform: "discord", reason: "the token is refused" })]);
  });

  it("gives up when every platform refuses", async () => {
    const bad = createPlatform("discord", { refusal: new Error("the token is refused") });
    const platforms = createPlatforms({ ...deps, jobs, log: silentLog });
    await expect(platforms.start([bad.platform], () => undefined)).rejects.toThrow("the token is refused");
  });
});
