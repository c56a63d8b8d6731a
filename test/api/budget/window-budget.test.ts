import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Budget } from "../../../src/api/budget/budget.ts";
import { type Credits, createWindowBudget } from "../../../src/api/budget/window-budget.ts";
import type { Window } from "../../../src/api/budget/windows.ts";
import type { Lane } from "../../../src/api/odds-api.ts";
import { silentLog } from "../../../src/log.ts";
import type { Database } from "../../../src/storage/database.ts";
import { comesAbout } from "../../bot.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { engines } from "../../databases.ts";

const hour = 3_600_000;
const day = 24 * hour;
const month: Window = { per: "month", units: 100, of: "units", resets: "calendar", left: "x-left" };
const second: Window = { per: "second", units: 30, of: "requests", resets: "rolling" };
const hourly: Window = { per: "hour", units: 100, of: "requests", resets: "rolling", left: "x-left", resetAt: "x-reset" };

const headers = (values: Record<string, string>) => (name: string) => values[name] ?? null;

describe.each(engines)("a budget of several windows on $name", ({ open }) => {
  let clock: FakeClock;
  let database: Database;
  let close: () => Promise<void>;
  let budgets: Budget[];
  beforeEach(async () => {
    ({ database, close } = await open());
    clock = createFakeClock(Date.UTC(2026, 10, 1));
    budgets = [];
  });
  afterEach(async () => {
    await Promise.all(budgets.map((budget) => budget.stop()));
    await close();
  });

  function start(windows: readonly Window[]): Budget & Credits {
    const budget = createWindowBudget({ windows, database, clock, log: silentLog });
    budgets.push(budget);
    return budget;
  }

  const never = () => new AbortController().signal;
  const pay = (budget: Budget, lane: Lane, cost = 1) => budget.enter(lane, never(), cost).admitted;

  /** How many of so many are admitted before any time passes. */
  async function admittedOf(budget: Budget, lane: Lane, count: number, cost = 1): Promise<number> {
    let admitted = 0;
    const leave = new AbortController();
    for (let nth = 0; nth < count; nth++)
      budget.enter(lane, leave.signal, cost).admitted.then(
        () => admitted++,
        () => undefined,
      );
    await comesAbout(() => admitted === count || clock.nextWake() !== null);
    leave.abort();
    return admitted;
  }

  it("leaves people a share that polls never use, and is used up by people", async () => {
    const budget = start([month]);
    expect(await admittedOf(budget, "poller", 90)).toBeLessThanOrEqual(81);
    expect(await budget.closedUntil(1)).toBeNull();
    expect(await admittedOf(budget, "person", 30)).toBeGreaterThanOrEqual(19);
    expect(await budget.closedUntil(1)).toBe(Date.UTC(2026, 11, 1));
    expect(await budget.closedUntil(0)).toBeNull();
  });

  it("counts in units, over restarts, and begins anew with the month", async () => {
    const budget = start([month]);
    await pay(budget, "person", 99);
    const after = start([month]);
    expect(await after.closedUntil(2)).toBe(Date.UTC(2026, 11, 1));
    expect(await after.closedUntil(1)).toBeNull();
    await clock.advance(30 * day);
    expect(await after.closedUntil(2)).toBeNull();
  });

  it("takes the service's word for what is left, of a larger plan and of a key that others use too", async () => {
    const budget = start([month]);
    await budget.told(headers({ "x-left": "20000" }));
    expect(await budget.closedUntil(19_000)).toBeNull();
    await budget.told(headers({ "x-left": "3" }));
    expect(await budget.closedUntil(4)).not.toBeNull();
    await budget.told(headers({ "x-left": "nonsense" }));
    expect(await budget.closedUntil(3)).toBeNull();
  });

  it("is closed when the service says that all is spent, until a header says otherwise", async () => {
    const budget = start([month, second]);
    await budget.emptied();
    expect(await budget.closedUntil(1)).toBe(Date.UTC(2026, 11, 1));
    await budget.told(headers({ "x-left": "500" }));
    expect(await budget.closedUntil(1)).toBeNull();
  });

  it("tells polls what is left and until when, what a short window gives, and nothing of people's share", async () => {
    const budget = start([month, second]);
    const end = Date.UTC(2026, 11, 1);
    expect(await budget.limits()).toEqual([{ left: 100, endsAt: end }, { perMinute: expect.closeTo(1_440, 0) }]);
    await pay(budget, "person", 50);
    expect((await budget.limits())[0]).toEqual({ left: 50, endsAt: end });
    await pay(budget, "person", 35);
    expect((await budget.limits())[0]).toEqual({ left: 0, endsAt: end });
    await clock.advance(20 * day);
    expect((await budget.limits())[0]).toEqual({ left: 15, endsAt: end });
  });

  it("takes a rise by a tenth for a window that has begun anew, and one answer that says a little more for an old one", async () => {
    const budget = start([month]);
    const left = async () => (await budget.limits())[0];
    await budget.told(headers({ "x-left": "50" }));
    await budget.told(headers({ "x-left": "55" }));
    expect(await left()).toMatchObject({ left: 50 });
    await budget.told(headers({ "x-left": "55" }));
    expect(await left()).toMatchObject({ left: 55 });
    await clock.advance(9 * day);
    await budget.told(headers({ "x-left": "98" }));
    expect(await left()).toEqual({ left: 98, endsAt: clock.now() + 31 * day });
  });

  it("takes what comes back after one answer that said far less for the same window", async () => {
    const budget = start([month]);
    const left = async () => (await budget.limits())[0];
    await budget.told(headers({ "x-left": "60" }));
    await budget.told(headers({ "x-left": "6" }));
    await budget.told(headers({ "x-left": "59" }));
    expect(await left()).toMatchObject({ left: 0 });
    await budget.told(headers({ "x-left": "58" }));
    expect(await left()).toMatchObject({ left: 58, endsAt: Date.UTC(2026, 11, 1) });
  });

  it("plans a week on where the window should have begun anew and no header says so, and tries a little where nothing was left", async () => {
    const budget = start([month]);
    await budget.told(headers({ "x-left": "40" }));
    await clock.advance(31 * day);
    const end = Date.UTC(2026, 11, 1);
    expect((await budget.limits())[0]).toEqual({ left: 40, endsAt: expect.closeTo(end + 8 * day, -9) });
    await budget.emptied();
    await clock.advance(9 * day);
    expect(await budget.closedUntil(1)).toBeNull();
    await budget.told(headers({ "x-left": "0" }));
    expect(await budget.closedUntil(1)).toBeLessThanOrEqual(clock.now() + day);
    await clock.advance(day);
    await budget.told(headers({ "x-left": "99" }));
    expect((await budget.limits())[0]).toEqual({ left: 99, endsAt: clock.now() + 31 * day });
  });

  it("never sends more in any stretch of a window than it allows, with two processes", async () => {
    const [one, other] = [start([second]), start([second])];
    const times: number[] = [];
    const all = Array.from({ length: 120 }, (_, nth) => pay(nth % 2 ? one : other, "person").then(() => times.push(clock.now())));
    while (times.length < all.length)
      await comesAbout(() => clock.nextWake() !== null || times.length === all.length).then(() => clock.advance(5));
    for (const from of times) expect(times.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(30);
  });

  it("holds back until the time that the service names", async () => {
    const budget = start([hourly]);
    await budget.told(headers({ "x-left": "0", "x-reset": String((clock.now() + hour) / 1_000) }));
    expect(budget.waitMs("person")).toBe(hour);
  });

  it("makes everybody wait while the service wants a pause", async () => {
    const budget = start([second]);
    await budget.refused({ pauseMs: 60_000, sentAt: clock.now() });
    expect(budget.waitMs("person")).toBe(60_000);
    expect(start([second]).waitMs("person")).toBe(0);
    let isAdmitted = false;
    void pay(start([second]), "person").then(() => {
      isAdmitted = true;
    });
    await comesAbout(() => clock.nextWake() !== null);
    expect(isAdmitted).toBe(false);
    await clock.advance(60_000);
    expect(await comesAbout(() => isAdmitted)).toBe(true);
  });
});
