import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLeasedJobs, type Job, together } from "../../src/app/leased-jobs.ts";
import { silentLog } from "../../src/log.ts";
import { createDiscord } from "../../src/platforms/discord/adapter.ts";
import { untilTurn } from "../../src/storage/turns.ts";
import { observe } from "../alert-path/queries.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { createScript } from "../platforms/contract.ts";

const parts = ["part:0", "part:1", "part:2", "part:3"];
/** How long it takes to get to work. */
const connectMs = 700;

describe.each(engines)("jobs that are shared out on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  /** Who is at which part, in the order in which they came. */
  let atWork: Map<string, string[]>;
  let moves: number;
  beforeEach(async () => {
    opened = await open();
    clock = createFakeClock();
    atWork = new Map(parts.map((part) => [part, []]));
    moves = 0;
  });
  afterEach(() => opened.close());

  /** A process that wants all parts; it dies when its own clock stands still. */
  function createProcess(holder: string, ownClock: FakeClock = clock, { overlapMs = 6_000, inTurn = false } = {}) {
    const { database, settle } = observe(opened.database);
    const jobs = createLeasedJobs({ database, among: true, holder, clock: ownClock, log: silentLog });
    const way = { isCutOff: false, answers: true };
    let connected = 0;
    const reach = { isConnected: () => connected > 0 && !way.isCutOff, probe: async () => way.answers };
    for (const [index, job] of jobs.shared("parts", parts, { overlapMs, reach }).entries()) {
      const workers = atWork.get(parts[index] ?? "") ?? [];
      job.run(async (held, begun) => {
        if (inTurn) await untilTurn({ database, clock: ownClock }, { name: "connect", everyMs: 5_000 }, held);
        await ownClock.sleep(connectMs, held);
        if (held.aborted) return;
        workers.push(holder);
        connected += 1;
        moves += 1;
        begun();
        await new Promise<void>((resolve) => held.addEventListener("abort", () => resolve(), { once: true }));
        connected -= 1;
        workers.splice(workers.indexOf(holder), 1);
      });
    }
    return { settle, way, stop: () => jobs.stop() };
  }

  type Process = ReturnType<typeof createProcess>;

  /** Lets time pass; resolves to whether every part was somebody's all the while. */
  async function pass(ms: number, processes: readonly Process[]): Promise<boolean> {
    let isServed = true;
    await clock.advance(ms, async () => {
      for (const { settle } of processes) await settle();
      if ([...atWork.values()].some(({ length }) => length === 0)) isServed = false;
    });
    return isServed;
  }

  /** Stops them together; what they wait for comes by the clock. */
  async function stop(processes: readonly Process[]): Promise<void> {
    const stopped = Promise.all(processes.map((process) => process.stop()));
    await pass(10_000, processes);
    await stopped;
  }

  /** How many parts each process has, the most first. */
  function shares(): number[] {
    const held = new Map<string, number>();
    for (const holder of [...atWork.values()].flat()) held.set(holder, (held.get(holder) ?? 0) + 1);
    return [...held.values()].sort((a, b) => b - a);
  }

  it("belong to one process as long as it is alone, and to two in equal shares without a gap", async () => {
    const first = createProcess("a");
    await pass(5_000, [first]);
    expect(shares()).toEqual([4]);
    const second = createProcess("b");
    expect(await pass(15_000, [first, second])).toBe(true);
    expect(shares()).toEqual([2, 2]);
    // Nothing moves any more.
    const settled = moves;
    await pass(60_000, [first, second]);
    expect(moves).toBe(settled);
    await stop([first, second]);
    expect(shares()).toEqual([]);
  });

  it("are all of the others when one stops, without a gap", async () => {
    const processes = [createProcess("a"), createProcess("b")] as const;
    const [first, second] = processes;
    await pass(20_000, processes);
    expect(shares()).toEqual([2, 2]);
    const stopped = first.stop();
    expect(await pass(8_000, processes)).toBe(true);
    await stopped;
    expect(shares()).toEqual([4]);
    expect([...new Set([...atWork.values()].flat())]).toEqual(["b"]);
    await stop([second]);
  });

  it("are handed over without a gap by who has two shards of Discord, were another one connected just before", {
    tags: ["long"],
  }, async () => {
    const { overlapMs = 0 } = createDiscord({
      token: "x",
      shards: parts.length,
      log: silentLog,
      clock,
      deps: createScript().deps,
    });
    const how = { overlapMs, inTurn: true };
    const processes = [createProcess("a", clock, how), createProcess("b", clock, how)];
    await pass(60_000, processes);
    expect(shares()).toEqual([2, 2]);
    await untilTurn({ database: opened.database, clock }, { name: "connect", everyMs: 5_000 }, new AbortController().signal);
    const stopped = processes[0]?.stop();
    expect(await pass(20_000, processes)).toBe(true);
    await stopped;
    expect(shares()).toEqual([4]);
    await stop(processes.slice(1));
  });

  it("are those of one that died within a time to live and some looks", async () => {
    const frozen = createFakeClock(clock.now());
    const dead = createProcess("a", frozen);
    await frozen.advance(5_000, dead.settle);
    clock = createFakeClock(frozen.now());
    const heir = createProcess("b");
    await pass(9_000, [heir]);
    expect([...atWork.values()].map((workers) => workers.at(-1))).toEqual(["b", "b", "b", "b"]);
    // It wakes and finds that nothing is its own.
    await frozen.advance(9_000, async () => {
      await dead.settle();
    });
    expect(shares()).toEqual([4]);
    await stop([heir, dead]);
  });

  it("are spread over three as they come, and nobody has more than a share", async () => {
    const processes: Process[] = [];
    for (const [holder, most] of [
      ["a", 4],
      ["b", 2],
      ["c", 2],
    ] as const) {
      processes.push(createProcess(holder));
      await pass(15_000, processes);
      expect(shares()[0]).toBe(most);
      expect([...atWork.values()].map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    }
    await stop(processes);
  });

  describe("where a process is cut off from what they are for", () => {
    const cut = (...processes: readonly Process[]) => {
      for (const { way } of processes) Object.assign(way, { isCutOff: true, answers: false });
    };

    async function twoAtWork() {
      const processes = [createProcess("a"), createProcess("b")] as const;
      await pass(20_000, processes);
      expect(shares()).toEqual([2, 2]);
      return processes;
    }

    it("are the others' after a minute and a half, one by one, and its own again when it is alone", {
      tags: ["long"],
    }, async () => {
      const processes = await twoAtWork();
      const [first, second] = processes;
      cut(first);
      await pass(89_000, processes);
      expect(shares()).toEqual([2, 2]);
      expect(await pass(12_000, processes)).toBe(true);
      expect([...atWork.values()].map((workers) => workers.join())).toEqual(["b", "b", "b", "b"]);
      await stop([second]);
      Object.assign(first.way, { isCutOff: false, answers: true });
      await pass(10_000, [first]);
      expect(shares()).toEqual([4]);
      await stop([first]);
    });

    it("stay where they are when all are cut off, and when one is back a little sooner", { tags: "long" }, async () => {
      const processes = await twoAtWork();
      const before = moves;
      cut(...processes);
      await pass(120_000, processes);
      for (const { way } of processes) {
        Object.assign(way, { isCutOff: false, answers: true });
        await pass(60_000, processes);
      }
      expect(moves).toBe(before);
      expect(shares()).toEqual([2, 2]);
      await stop(processes);
    });
  });
});

describe("loops that run together", () => {
  it("end together when one of them fails, so that none runs twice when they are begun again", async () => {
    let running = 0;
    const lasting: Job = async (signal) => {
      running += 1;
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      running -= 1;
    };
    const failing: Job = async () => {
      throw new Error("one of them failed");
    };
    await expect(together(lasting, failing, lasting)(new AbortController().signal)).rejects.toThrow("one of them failed");
    expect(running).toBe(0);
    const stopping = new AbortController();
    const job = together(lasting, lasting)(stopping.signal);
    expect(running).toBe(2);
    stopping.abort();
    await job;
    expect(running).toBe(0);
  });
});
