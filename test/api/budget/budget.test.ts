import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Budget, createBudget } from "../../../src/api/budget/budget.ts";
import { admitsAt, type BudgetState, spent } from "../../../src/api/budget/gcra.ts";
import { createSharedPurse } from "../../../src/api/budget/purse.ts";
import { ApiUnreachable } from "../../../src/api/errors.ts";
import type { Lane } from "../../../src/api/odds-api.ts";
import { type Log, silentLog } from "../../../src/log.ts";
import { type Database, openDatabase } from "../../../src/storage/database.ts";
import { freshFolder } from "../../bot.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { engines } from "../../databases.ts";
import { countersWithRefusals, mostInAnyMinute } from "../counters.ts";

const minute = 60_000;

/** A member that works although the object is looked at through a proxy. */
function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target);
  return typeof member === "function" ? member.bind(target) : member;
}

/** A database that tells when its running transactions have ended, so that a fake clock does not run away from them. */
function watched(database: Database): { database: Database; idle(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const proxy = new Proxy(database, {
    get(target, name) {
      if (name !== "transaction") return memberOf(target, name);
      return () => ({
        execute(work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) {
          const ended = target.transaction().execute(work);
          running.add(ended);
          const forget = () => running.delete(ended);
          ended.then(forget, forget);
          return ended;
        },
      });
    },
  });
  async function idle(): Promise<void> {
    do {
      await Promise.allSettled(running);
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    } while (running.size > 0);
  }
  return { database: proxy, idle };
}

describe.each(engines)("the request budget on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let clock: FakeClock;
  let database: Database;
  let idle: () => Promise<void>;
  let budgets: Budget[];
  const never = () => new AbortController().signal;

  beforeEach(async () => {
    opened = await open();
    ({ database, idle } = watched(opened.database));
    clock = createFakeClock();
    budgets = [];
  });
  afterEach(async () => {
    await Promise.all(budgets.map((budget) => budget.stop()));
    await opened.close();
  });

  function start(more: { steadyMs?: () => number } = {}): Budget {
    const budget = createBudget({ database, clock, log: silentLog, ...more });
    budgets.push(budget);
    return budget;
  }

  /** Queues up `count` requests at once and notes when each is admitted. */
  function want(budget: Budget, lane: Lane, count: number): number[] {
    const times: number[] = [];
    for (let index = 0; index < count; index++) {
      budget.enter(lane, never()).admitted.then(
        () => times.push(clock.now()),
        () => undefined,
      );
    }
    return times;
  }

  /** Keeps one request waiting at all times, as a poller with too many matches does. */
  function wantForever(budget: Budget, lane: Lane): number[] {
    const times: number[] = [];
    void (async () => {
      try {
        for (;;) {
          await budget.enter(lane, never()).admitted;
          times.push(clock.now());
        }
      } catch {
        // The budget stopped.
      }
    })();
    return times;
  }

  async function advance(ms: number): Promise<void> {
    await clock.advance(ms, idle);
  }

  /** Leaves the budget unused for long enough to have its whole burst. */
  async function rested(): Promise<Budget> {
    const budget = start();
    const first = want(budget, "person", 1);
    await advance(2 * minute);
    expect(first).toHaveLength(1);
    return budget;
  }

  it("starts empty when nothing is known: nobody is admitted at once, the poller last", async () => {
    const budget = start();
    const began = clock.now();
    const people = want(budget, "person", 1);
    await advance(minute / 92 - 5);
    expect(people).toEqual([]);
    await advance(10);
    expect(people).toHaveLength(1);
    const polls = want(budget, "poller", 1);
    await advance(5 * minute);
    expect(polls[0]).toBeGreaterThan(began + 3_000);
  });

  it("shares one burst of five among all processes, however they race", async () => {
    const first = await rested();
    const second = start();
    const people = [want(first, "person", 30), want(second, "person", 30)];
    await idle();
    expect(people.flat()).toHaveLength(5);
  });

  it("goes on where it was after a restart", async () => {
    const first = await rested();
    const before = want(first, "person", 5);
    await idle();
    expect(before).toHaveLength(5);
    await first.stop();
    const after = want(start(), "person", 5);
    await idle();
    expect(after).toHaveLength(0);
    await advance(700);
    expect(after).toHaveLength(1);
  });

  it("stays below every way of counting with two greedy processes, and uses at least 80 a minute", {
    tags: ["long"],
  }, async () => {
    const first = await rested();
    const second = start();
    const began = clock.now();
    const polls = wantForever(first, "poller");
    const people = [want(first, "person", 60), want(second, "person", 60)];
    const others = wantForever(second, "poller");
    await advance(3 * minute);
    const times = [polls, others, ...people].flat().sort((a, b) => a - b);
    expect(mostInAnyMinute(times)).toBeLessThanOrEqual(97);
    expect(times.length).toBeGreaterThanOrEqual(80 * 3);
    expect(Math.max(...times) - began).toBeGreaterThan(2.9 * minute);
    for (const counter of Object.values(countersWithRefusals)) {
      const count = counter(0.3);
      expect(times.filter((at) => !count(at))).toEqual([]);
    }
  });

  it("serves a waiting person before a poller that has waited longer", async () => {
    const budget = await rested();
    const polls = want(budget, "poller", 40);
    await advance(5_000);
    const soFar = polls.length;
    const people = want(budget, "person", 4);
    await idle();
    expect(people).toHaveLength(4);
    await advance(2_000);
    expect(polls.length).toBe(soFar);
  });

  it("leaves the poller about two thirds while more people ask than their share allows", async () => {
    const budget = await rested();
    const polls = wantForever(budget, "poller");
    const people = want(budget, "person", 500);
    await advance(3 * minute);
    expect(people.length).toBeGreaterThanOrEqual(3 * 29);
    expect(people.length).toBeLessThanOrEqual(3 * 30 + 10);
    expect(polls.length).toBeGreaterThanOrEqual(3 * 57);
  });

  it("gives people what the poller does not want", async () => {
    const people = want(await rested(), "person", 500);
    await advance(3 * minute);
    expect(people.length).toBeGreaterThanOrEqual(3 * 80);
  });

  it("gives the turn of somebody who left to the next", async () => {
    const budget = await rested();
    want(budget, "person", 5);
    await idle();
    const leaving = new AbortController();
    const left = budget.enter("person", leaving.signal).admitted;
    const next = want(budget, "person", 1);
    leaving.abort();
    await expect(left).rejects.toBeInstanceOf(ApiUnreachable);
    await advance(minute / 92 + 5);
    expect(next).toHaveLength(1);
  });

  it("gives the turn of a person who left while it was paid for to whoever waits, and to nobody where nobody does", async () => {
    const leaving = new AbortController();
    let leaves = false;
    const watched = new Proxy(database, {
      get(target, name) {
        if (name !== "transaction") return Reflect.get(target, name, target);
        return () => ({
          async execute(work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) {
            const result = await target.transaction().execute(work);
            if (leaves) leaving.abort();
            return result;
          },
        });
      },
    });
    await rested();
    const budget = createBudget({ database: watched, clock, log: silentLog });
    budgets.push(budget);
    want(budget, "person", 1);
    await idle();
    leaves = true;
    const left = budget.enter("person", leaving.signal).admitted;
    const polls = want(budget, "poller", 1);
    const asked = clock.now();
    await expect(left).rejects.toMatchObject({ reason: "aborted" });
    await idle();
    // A poller by itself would have waited for the burst to be over.
    expect(polls).toEqual([asked]);
  });

  it("admits a poller's request as a person's once it is one", async () => {
    const budget = await rested();
    want(budget, "person", 3);
    await idle();
    let admitted = false;
    const place = budget.enter("poller", never());
    void place.admitted.then(() => {
      admitted = true;
    });
    await idle();
    expect(admitted).toBe(false);
    place.setLane("person");
    await idle();
    expect(admitted).toBe(true);
  });

  it("pauses in every process when the API asks for it, then goes on at half the pace", async () => {
    const first = await rested();
    const second = start();
    want(second, "person", 1);
    await idle();
    await first.refused({ pauseMs: 20_000, sentAt: clock.now() });
    const people = [want(first, "person", 5), want(second, "person", 5)].flat();
    const polls = want(second, "poller", 60);
    await advance(19_900);
    expect([...people, ...polls]).toEqual([]);
    expect(first.waitMs("person")).toBeGreaterThan(0);
    await advance(minute);
    expect(polls.length).toBeGreaterThan(30);
    expect(polls.length).toBeLessThan(50);
    await advance(15 * minute);
    expect(polls).toHaveLength(60);
    expect(second.state()?.rate).toBe(92);
  });

  it("never pauses for more than 15 minutes", async () => {
    const budget = await rested();
    await budget.refused({ pauseMs: 10 ** 12, sentAt: clock.now() });
    const people = want(budget, "person", 1);
    await advance(15 * minute - 10);
    expect(people).toHaveLength(0);
    await advance(20);
    expect(people).toHaveLength(1);
  });

  it("starts over once, empty, where another process had a clock far ahead", async () => {
    const ahead = clock.now() + 60 * minute;
    const row = { tat: ahead, rate: 92, blocked_until: 0, updated_at: ahead };
    await opened.database
      .insertInto("api_budget")
      .values(["requests", "people"].map((id) => ({ id, ...row })))
      .execute();
    const people = want(start(), "person", 1);
    await advance(600);
    expect(people).toEqual([]);
    await advance(200);
    expect(people).toHaveLength(1);
  });

  it("starts over, empty, when the machine's clock is set by a day", async () => {
    for (const jump of [24 * 60 * minute, -24 * 60 * minute]) {
      let offset = 0;
      const steady = createFakeClock();
      const budget = createBudget({
        database,
        log: silentLog,
        steadyMs: steady.now,
        clock: { ...steady, now: () => steady.now() + offset },
      });
      budgets.push(budget);
      const people: number[] = [];
      const ask = () => budget.enter("person", never()).admitted.then(() => people.push(steady.now()));
      await Promise.all([ask(), steady.advance(10_000, idle)]);
      offset = jump;
      const asked = steady.now();
      await Promise.all([ask(), steady.advance(10_000, idle)]);
      expect(people[1]).toBeGreaterThanOrEqual(asked + 650);
      expect(people[1]).toBeLessThanOrEqual(asked + 700);
      await opened.database.deleteFrom("api_budget").execute();
    }
  });

  it("says how long somebody waits who comes now, with whom there is before them", async () => {
    const budget = start();
    expect([budget.waitMs("person"), budget.state()]).toEqual([0, null]);
    await advance(0);
    const first = await rested();
    expect([first.waitMs("person"), first.waitMs("poller")]).toEqual([0, 0]);
    want(first, "person", 5);
    await idle();
    const pace = minute / 92;
    const wait = (lane: Lane) => Math.round(first.waitMs(lane) / pace);
    expect([wait("person"), wait("poller")]).toEqual([1, 5]);
    const people = [first.enter("person", never()), first.enter("person", never())];
    expect(people.map((place) => Math.round(place.waitMs() / pace))).toEqual([1, 2]);
    // Who polls comes after everybody, a person after people alone.
    const poll = first.enter("poller", never());
    expect([Math.round(poll.waitMs() / pace), wait("poller"), wait("person")]).toEqual([7, 8, 3]);
    poll.setLane("person");
    expect([Math.round(poll.waitMs() / pace), wait("poller"), wait("person")]).toEqual([3, 8, 4]);
    expect(first.state()).toEqual({ rate: 92, blockedUntil: 0 });
    for (const place of [...people, poll]) place.admitted.catch(() => undefined);
  });

  it("has everybody wait a minute while the database is known to be away", async () => {
    let isAway = true;
    const budget = createBudget({ database, clock, log: silentLog, isAway: () => isAway });
    budgets.push(budget);
    expect([budget.waitMs("person"), budget.waitMs("poller")]).toEqual([minute, minute]);
    isAway = false;
    expect(budget.waitMs("person")).toBe(0);
  });

  it("says until when the API wants a pause, to the millisecond", async () => {
    const budget = await rested();
    await budget.refused({ pauseMs: 20_000, sentAt: clock.now() });
    expect(budget.state()).toEqual({ rate: 46, blockedUntil: clock.now() + 20_000 });
    expect([budget.waitMs("person"), budget.waitMs("poller")]).toEqual([20_000, 20_000]);
    await advance(5_000);
    expect(budget.waitMs("person")).toBe(15_000);
    // One that is not sent before the pause is over halves the rate again, by itself.
    await advance(16_000);
    await budget.refused({ pauseMs: 10 ** 9, sentAt: clock.now() });
    expect(budget.state()?.blockedUntil).toBe(clock.now() + 15 * minute);
  });

  it("takes a clock that differs by a second for the same, and starts over with one that differs by more", async () => {
    for (const [jumpMs, startsOver] of [
      [1_000, false],
      [1_001, true],
      [-1_000, false],
      [-1_001, true],
    ] as const) {
      await opened.database.deleteFrom("api_budget").execute();
      let offset = 0;
      const warned: string[] = [];
      const log: Log = { ...silentLog, warn: (_fields, text) => void warned.push(text) };
      const budget = createBudget({ database, log, steadyMs: () => clock.now() - offset, clock });
      budgets.push(budget);
      offset = jumpMs;
      want(budget, "person", 1);
      await advance(minute);
      expect(warned.length > 0, `${jumpMs}`).toBe(startsOver);
    }
  });

  it("says once that the database does not work, and again when it does not once more", async () => {
    let isBroken = true;
    const half = new Proxy(database, {
      get(target, name) {
        if (name === "transaction" && isBroken) throw new Error("disk I/O error");
        return Reflect.get(target, name, target);
      },
    });
    const said: string[] = [];
    const log: Log = { ...silentLog, error: (_fields, text) => void said.push(text) };
    const budget = createBudget({ database: half, clock, log });
    budgets.push(budget);
    const people = want(budget, "person", 1);
    await advance(30_000);
    expect(said).toHaveLength(1);
    isBroken = false;
    // It is looked for once a second.
    await advance(1_000 + Math.ceil(minute / 92));
    expect(people).toHaveLength(1);
    isBroken = true;
    want(budget, "person", 1);
    await advance(30_000);
    expect(said).toHaveLength(2);
    // What the API asks for holds all the same, as far as this process goes.
    await budget.refused({ pauseMs: 20_000, sentAt: clock.now() });
    expect(budget.state()).toEqual({ rate: 46, blockedUntil: clock.now() + 20_000 });
    expect(said).toHaveLength(3);
  });

  it("refuses who comes after it was stopped, or has left already", async () => {
    const budget = await rested();
    await expect(budget.enter("person", AbortSignal.abort()).admitted).rejects.toMatchObject({ reason: "aborted" });
    const waiting = budget.enter("poller", never()).admitted;
    const waits = expect(waiting).rejects.toMatchObject({ reason: "aborted" });
    await budget.stop();
    await waits;
    await expect(budget.enter("person", never()).admitted).rejects.toBeInstanceOf(ApiUnreachable);
  });

  it("admits nobody while the database does not work, and goes on when it does", async () => {
    let broken = true;
    const half = new Proxy(database, {
      get(target, name) {
        if (name === "transaction" && broken) throw new Error("disk I/O error");
        return Reflect.get(target, name, target);
      },
    });
    const budget = createBudget({ database: half, clock, log: silentLog });
    budgets.push(budget);
    const people = want(budget, "person", 1);
    await advance(minute);
    expect(people).toEqual([]);
    broken = false;
    await advance(3_000);
    expect(people).toHaveLength(1);
  });
});

describe("the request budget of a process that has its file to itself", () => {
  let folder: string;
  let databases: Database[];
  let clock: FakeClock;
  let commits: number;
  const never = () => new AbortController().signal;

  beforeEach(() => {
    folder = freshFolder();
    databases = [];
    clock = createFakeClock();
    commits = 0;
  });
  afterEach(() => Promise.all(databases.map((database) => database.destroy())));

  async function start({ alone = true } = {}) {
    const opened = await openDatabase(join(folder, "linewatch.db"), silentLog);
    databases.push(opened);
    const { database, idle } = watched(opened);
    const counted = new Proxy(database, {
      get(target, name) {
        if (name === "transaction") commits++;
        return memberOf(target, name);
      },
    });
    const budget = createBudget({ database: counted, alone, clock, log: silentLog });
    const times: number[] = [];
    const stopped = new AbortController();
    const greedy = async (lane: Lane) => {
      try {
        for (;;) {
          await budget.enter(lane, stopped.signal).admitted;
          times.push(clock.now());
        }
      } catch {
        // The process was killed, or has stopped.
      }
    };
    return { budget, times, idle, greedy, kill: () => stopped.abort() };
  }

  type Started = Awaited<ReturnType<typeof start>>;
  const advance = (ms: number, { idle }: Started) => clock.advance(ms, idle);

  it("writes down once a minute what it spends, and nothing when it rests", async () => {
    const process = await start();
    void process.greedy("poller");
    await advance(10 * minute, process);
    expect(process.times.length).toBeGreaterThan(10 * 88);
    expect(commits).toBeGreaterThanOrEqual(10);
    expect(commits).toBeLessThanOrEqual(12);
    process.kill();
    await process.budget.stop();
    const after = commits;
    await advance(10 * minute, process);
    expect(commits).toBe(after);
  });

  it("stays below 97 in any minute however often it is killed", async () => {
    const all: number[] = [];
    for (const ms of [3_000, 20_000, 61_000, 700, 700, 700, 125_000, 5_000, 59_000, 30_000]) {
      const process = await start();
      void process.greedy("poller");
      void process.greedy("person");
      await advance(ms, process);
      process.kill();
      all.push(...process.times);
    }
    expect(mostInAnyMinute(all)).toBeLessThanOrEqual(97);
    expect(all.length).toBeGreaterThan(5 * 80);
  });

  it("lets people wait for less than a second after a kill, whatever was written ahead", async () => {
    const before = await start();
    void before.greedy("poller");
    await advance(2 * minute, before);
    before.kill();
    const after = await start();
    const asked = clock.now();
    void after.greedy("person");
    await advance(1_000, after);
    expect(after.times[0]).toBeLessThan(asked + 700);
  });

  it("goes on where it was after it was stopped", async () => {
    const before = await start();
    void before.budget.enter("person", never()).admitted.catch(() => undefined);
    await advance(2 * minute, before);
    await before.budget.stop();
    const after = await start();
    const people: number[] = [];
    for (let request = 0; request < 5; request++)
      after.budget.enter("person", never()).admitted.then(
        () => people.push(request),
        () => undefined,
      );
    await after.idle();
    expect(people).toHaveLength(5);
  });

  it("remembers the service's pause over a kill", async () => {
    const before = await start();
    void before.greedy("poller");
    await advance(10_000, before);
    await before.budget.refused({ pauseMs: 20_000, sentAt: clock.now() });
    before.kill();
    const after = await start();
    const asked = clock.now();
    void after.greedy("person");
    await advance(30_000, after);
    expect(after.times[0]).toBeGreaterThanOrEqual(asked + 20_000);
    expect(after.budget.state()?.rate).toBeLessThan(60);
  });

  it("shares with another process that writes to the file, and has it to itself again a minute later", {
    tags: ["long"],
  }, async () => {
    const bot = await start();
    void bot.greedy("poller");
    await advance(5 * minute, bot);
    const second = await openDatabase(join(folder, "linewatch.db"), silentLog);
    databases.push(second);
    const doctor = createSharedPurse(second);
    const asked: number[] = [];
    for (let request = 0; request < 20; request++) {
      await advance(3_000, bot);
      let isAdmitted = false;
      const by = (state: BudgetState): BudgetState => {
        isAdmitted = admitsAt(state, "person") <= state.updatedAt;
        return isAdmitted ? spent(state, "person") : state;
      };
      await doctor.change({ now: clock.now(), by });
      if (isAdmitted) asked.push(clock.now());
    }
    // The first look finds what the bot had written ahead.
    expect(asked.length).toBeGreaterThanOrEqual(19);
    expect(mostInAnyMinute([...bot.times, ...asked].sort((a, b) => a - b))).toBeLessThanOrEqual(97);
    await advance(2 * minute, bot);
    const before = commits;
    await advance(5 * minute, bot);
    expect(commits - before).toBeLessThanOrEqual(6);
    bot.kill();
  });
});
