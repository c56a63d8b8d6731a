import { describe, expect, it } from "vitest";
import type { PlatformName } from "../src/chat/address.ts";
import type { Platform } from "../src/chat/platform.ts";
import { createJobs, type Job } from "../src/jobs.ts";
import { type Log, silentLog } from "../src/log.ts";
import { createReception } from "../src/reception.ts";
import { createFakeClock } from "./clock.ts";
import { engines } from "./databases.ts";

/** A platform that only says whether it takes calls. */
function createPlatform(name: PlatformName, refusal: Error | null = null) {
  let isOpen = false;
  const platform: Platform = {
    name,
    async start() {
      if (refusal) throw refusal;
      isOpen = true;
    },
    send: async () => ({ kind: "later", afterMs: 1 }),
    probe: async () => true,
    async stop() {
      isOpen = false;
    },
  };
  return { platform, isOpen: () => isOpen };
}

describe.each(engines)("the reception on $name", ({ open }) => {
  /** One process of several that share a database. */
  function createProcess(
    shared: Awaited<ReturnType<typeof open>>,
    { clock, holder }: { clock: ReturnType<typeof createFakeClock>; holder: string },
  ) {
    const jobs = createJobs({ database: shared.database, holder, clock, log: silentLog });
    const reception = createReception({ jobs, among: true, clock, log: silentLog, signal: undefined });
    return { jobs, reception, ...createPlatform("telegram") };
  }

  it("lets one process of several take the calls, and another when that one has ended", async () => {
    const [shared, clock] = [await open(), createFakeClock()];
    const [first, second] = [createProcess(shared, { clock, holder: "a" }), createProcess(shared, { clock, holder: "b" })];
    await first.reception.open([first.platform], () => undefined);
    expect(first.isOpen()).toBe(true);

    const used: unknown[] = [];
    const waiting = second.reception.open([second.platform], (platform) => used.push(platform));
    let isReady = false;
    waiting.then(() => {
      isReady = true;
    });
    while (!isReady) await clock.advance(500, () => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(second.isOpen()).toBe(false);
    // It sends alerts all the same.
    expect(used).toEqual([second.platform]);

    await Promise.all([first.jobs.stop(), first.reception.stop([first.platform])]);
    for (let waited = 0; !second.isOpen() && waited < 60; waited++)
      await clock.advance(1_000, () => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(second.isOpen()).toBe(true);
    await Promise.all([second.jobs.stop(), second.reception.stop([second.platform])]);
    await shared.close();
  });
});

describe("the reception", () => {
  const deps = { clock: createFakeClock(), among: false, signal: undefined };
  const jobs = { alone() {}, everywhere() {}, stop: async () => undefined };

  /** Jobs whose lease the test gives and takes. */
  function createLeasedJobs() {
    let held = new AbortController();
    let job: Job = async () => undefined;
    return {
      jobs: {
        ...jobs,
        alone(_name: string, given: Job) {
          job = given;
        },
      },
      give() {
        held = new AbortController();
        void job(held.signal);
      },
      take: () => held.abort(),
    };
  }

  it.each([
    ["goes on when its lease comes back in time", 30_000, false],
    ["gives up when its lease stays away", 90_000, true],
  ])("%s", async (_what, awayMs, isOver) => {
    const clock = createFakeClock();
    const leased = createLeasedJobs();
    const reception = createReception({ clock, among: true, signal: undefined, jobs: leased.jobs, log: silentLog });
    const { platform } = createPlatform("telegram");
    const opening = reception.open([platform], () => undefined);
    leased.give();
    await opening;
    let failure: Error | null = null;
    reception.failed.then((error) => {
      failure = error;
    });
    leased.take();
    await clock.advance(awayMs);
    leased.give();
    await clock.advance(120_000);
    expect(failure !== null).toBe(isOver);
  });

  it("goes on with the platforms that start, and tells the operator of the one that refuses", async () => {
    const errors: object[] = [];
    const log: Log = { ...silentLog, error: (fields) => void errors.push(fields) };
    const [good, bad] = [createPlatform("telegram"), createPlatform("discord", new Error("the token is refused"))];
    const reception = createReception({ ...deps, jobs, log });
    const used: unknown[] = [];
    await reception.open([bad.platform, good.platform], (platform) => used.push(platform));
    expect(used).toEqual([good.platform]);
    expect(good.isOpen()).toBe(true);
    expect(errors).toEqual([expect.objectContaining({ platform: "discord", reason: "the token is refused" })]);
  });

  it("gives up when every platform refuses", async () => {
    const bad = createPlatform("discord", new Error("the token is refused"));
    const reception = createReception({ ...deps, jobs, log: silentLog });
    await expect(reception.open([bad.platform], () => undefined)).rejects.toThrow("the token is refused");
  });
});
