import { afterEach, describe, expect, it } from "vitest";
import type { Budget } from "../../../src/api/budget/budget.ts";
import { type Credits, createWindowBudget } from "../../../src/api/budget/window-budget.ts";
import type { Lane } from "../../../src/api/odds-api.ts";
import { silentLog } from "../../../src/log.ts";
import { builtIn } from "../../../src/sources/index.ts";
import { type BuiltIn, openSource } from "../../../src/sources/open.ts";
import { type Database, openDatabase } from "../../../src/storage/database.ts";
import { comesAbout } from "../../bot.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { engines } from "../../databases.ts";
import { eachBriefly } from "../../long-elsewhere.ts";
import { startOddsApiIo } from "../../standins/odds/odds-api-io.ts";
import type { OddsStandIn } from "../../standins/odds/service.ts";
import { startTheOddsApi } from "../../standins/odds/the-odds-api.ts";
import type { Counting } from "../../standins/odds/windows.ts";

const second = 1_000;
const minute = 60 * second;
/** How far the clocks of three processes are off. */
const offs = [-minute, 0, minute];
const countings: readonly Counting[] = ["fixed", "sliding", "from-first"];

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A process: its budget by a clock of its own, and what it asks. */
interface Asker {
  budget: Budget & Credits;
  ask(lane: Lane): Promise<void>;
}

interface Asking {
  source: "odds-api-io" | "the-odds-api";
  database: Database;
  clock: FakeClock;
  standIn: OddsStandIn;
  path: string;
}

function askerOf({ source, database, clock, standIn, path }: Asking, off: number): Asker {
  const own = { ...clock, now: () => clock.now() + off };
  const windows = openSource(builtIn[source] as BuiltIn).about.budget;
  const budget = createWindowBudget({ windows, database, clock: own, log: silentLog });
  ends.push(() => budget.stop());
  const address = `${standIn.urls["api"]}${path}apiKey=${standIn.key}`;
  return {
    budget,
    /** Once, where nobody has to wait for it. */
    async ask(lane) {
      if ((await budget.closedUntil(1, lane)) !== null) return;
      const leave = new AbortController();
      let isAdmitted = false;
      const entered = budget.enter(lane, leave.signal, 1).admitted;
      entered.then(
        () => (isAdmitted = true),
        () => undefined,
      );
      await comesAbout(() => isAdmitted || clock.nextWake() !== null);
      leave.abort();
      if (!isAdmitted) return;
      const response = await fetch(address);
      await response.text();
      await budget.told((name) => response.headers.get(name));
    },
  };
}

/** Each process has its own connections; a database in memory has only one. */
async function connectionTo(url: string, shared: Database): Promise<Database> {
  if (url === "") return shared;
  const database = await openDatabase(url, silentLog);
  ends.push(() => database.destroy());
  return database;
}

describe.each(engines)("a key that three processes share with another program, on $name", ({ open }) => {
  async function begin(source: Asking["source"], counting: Counting) {
    const { database, url, close } = await open();
    ends.push(close);
    const clock = createFakeClock();
    const how = { clock, counting, volatility: 0, countsRefused: true };
    const standIn = await (source === "odds-api-io" ? startOddsApiIo(how) : startTheOddsApi({ ...how, credits: 60 }));
    ends.push(() => standIn.stop());
    const path = source === "odds-api-io" ? "/events?sport=football&" : "/sports/soccer_epl/odds?regions=eu&markets=h2h&";
    const databases = await Promise.all(offs.map(() => connectionTo(url, database)));
    const askers = offs.map((off, nth) => {
      const own = databases[nth] ?? database;
      return askerOf({ source, database: own, clock, standIn, path }, off);
    });
    return { clock, standIn, askers };
  }

  it.each(countings)("is refused nothing in hours and days, counted %s", { tags: ["long"] }, async (counting) => {
    const { clock, standIn, askers } = await begin("odds-api-io", counting);
    standIn.shareKey({ cost: 1, everyMs: 4 * minute });
    for (let step = 0; step < 540; step++) {
      await askers[step % askers.length]?.ask(step % 5 === 0 ? "person" : "poller");
      await clock.advance(20 * second);
    }
    const { requests, refused } = standIn.tally();
    expect(refused).toBe(0);
    expect(requests).toBeGreaterThan(150);
  });

  eachBriefly(countings, (counting) => counting === "sliding")(
    "is refused nothing in seconds, and asks for no credit twice that is gone, counted %s",
    async (counting) => {
      const { clock, standIn, askers } = await begin("the-odds-api", counting);
      standIn.shareKey({ cost: 1, everyMs: 10 * minute });
      for (let step = 0; step < 40; step++) {
        for (let nth = 0; nth < 4; nth++)
          await Promise.all(askers.map((asker) => asker.ask(nth % 3 === 0 ? "person" : "poller")));
        await clock.advance(step % 4 === 0 ? 20 * minute : 200);
      }
      const { requests, refused, byReason } = standIn.tally();
      // The last credit the other program took: those that were under way hear it, each once, and nothing is asked any more.
      expect(refused).toBeLessThanOrEqual(byReason["OUT_OF_USAGE_CREDITS"] ?? 0);
      expect(refused).toBeLessThanOrEqual(askers.length);
      expect(requests).toBeGreaterThan(40);
    },
  );
});
