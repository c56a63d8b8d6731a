import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  admitsAt,
  admitsInLineAt,
  type BudgetState,
  broughtUpTo,
  coldStart,
  refused,
  restarted,
  spent,
} from "../../../src/api/budget/gcra.ts";
import type { Lane } from "../../../src/api/odds-api.ts";
import { countersWithRefusals, mostInAnyMinute } from "../counters.ts";

const start = Date.UTC(2026, 7, 15, 12);
const hour = 3_600_000;

interface Demand {
  /** When somebody wants to send, at the earliest (ms since start). */
  at: number;
  lane: Lane;
}

/** Sends every demand as early as the state allows, people first; returns the times of sending. */
function send(
  demands: readonly Demand[],
  state: BudgetState,
  until = Number.POSITIVE_INFINITY,
): { times: number[]; state: BudgetState } {
  const waiting = [...demands].sort((a, b) => a.at - b.at);
  const times: number[] = [];
  let now = state.updatedAt;
  while (waiting.length > 0) {
    const open = waiting.filter((demand) => start + demand.at <= now);
    const next = open.length > 0 ? now : start + (waiting[0]?.at ?? 0);
    if (open.length === 0) {
      now = next;
      continue;
    }
    const turns = open.map((demand) => ({ demand, at: Math.max(now, admitsAt(state, demand.lane)) }));
    turns.sort((a, b) => a.at - b.at || Number(a.demand.lane === "poller") - Number(b.demand.lane === "poller"));
    const turn = turns[0];
    if (!turn) break;
    const arrival = waiting.find((demand) => start + demand.at > now);
    const at = Math.ceil(turn.at);
    if (arrival && start + arrival.at < at) {
      now = start + arrival.at;
      continue;
    }
    if (at >= until) break;
    now = at;
    state = spent(broughtUpTo(now, state), turn.demand.lane);
    waiting.splice(waiting.indexOf(turn.demand), 1);
    times.push(now);
  }
  return { times, state };
}

const lane = fc.constantFrom<Lane>("person", "poller");
const demands = fc.oneof(
  fc.array(fc.record({ at: fc.nat(300_000), lane }), { maxLength: 600 }),
  // Bursts: many at once, again and again.
  fc
    .array(fc.record({ at: fc.nat(300_000), count: fc.integer({ min: 1, max: 200 }), lane }), { maxLength: 5 })
    .map((bursts) => bursts.flatMap(({ at, count, lane }) => Array.from({ length: count }, () => ({ at, lane })))),
);

describe("the request budget's rule", () => {
  it("lets at most 97 requests out in any 60 seconds, whatever is asked", () => {
    fc.assert(
      fc.property(demands, (asked) => {
        expect(mostInAnyMinute(send(asked, coldStart(start)).times)).toBeLessThanOrEqual(97);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps 97 in any 60 seconds when the API refuses at any time", () => {
    const refusals = fc.array(fc.record({ at: fc.nat(300_000), pauseMs: fc.nat(20_000) }), { maxLength: 4 });
    fc.assert(
      fc.property(demands, refusals, (asked, pauses) => {
        const times: number[] = [];
        let state = coldStart(start);
        let left = asked;
        for (const { at, pauseMs } of pauses.sort((a, b) => a.at - b.at)) {
          const part = send(left, state, start + at);
          times.push(...part.times);
          left = left
            .slice()
            .sort((a, b) => a.at - b.at)
            .slice(part.times.length);
          const now = Math.max(start + at, part.state.updatedAt);
          state = refused(broughtUpTo(now, part.state), { pauseMs, sentAt: now });
        }
        times.push(...send(left, state).times);
        expect(mostInAnyMinute(times)).toBeLessThanOrEqual(97);
      }),
      { numRuns: 60 },
    );
  });

  describe("over an hour of more demand than it lets out", () => {
    let hours: number[][];
    beforeAll(() => {
      const saturated = Array.from(
        { length: 92 * 60 },
        (_, index): Demand => ({ at: 0, lane: index % 3 === 0 ? "person" : "poller" }),
      );
      const bursty = Array.from({ length: 60 }, (_, minute) => minute * 60_000).flatMap((at) =>
        Array.from({ length: 80 }, (_, index): Demand => ({ at, lane: index < 20 ? "person" : "poller" })),
      );
      hours = [sliding(saturated), bursty].map((demand) => send(demand, coldStart(start)).times);
    });

    it.each(Object.keys(countersWithRefusals))("is never refused by a server that counts by %s", (name) => {
      for (const times of hours)
        for (const phase of [0, 0.123, 0.5, 0.77]) {
          const counter = countersWithRefusals[name]?.(phase);
          expect(times.filter((at) => !counter?.(at)).length).toBe(0);
        }
    });
  });

  it("uses at least 90 of its 92 requests a minute when the poller always wants more", () => {
    const { times } = send(
      sliding(Array.from({ length: 92 * 60 }, () => ({ at: 0, lane: "poller" as const }))),
      coldStart(start),
    );
    const inTheHour = times.filter((at) => at < start + hour).length;
    expect(inTheHour).toBeGreaterThanOrEqual(90 * 60);
  });

  it("gives people alone at least 80 requests a minute, above their share", { tags: ["long"] }, () => {
    const { times } = send(
      sliding(Array.from({ length: 92 * 60 }, () => ({ at: 0, lane: "person" as const }))),
      coldStart(start),
    );
    expect(times.filter((at) => at < start + hour).length).toBeGreaterThanOrEqual(80 * 60);
  });

  it("stays at 97 in any 60 seconds over a crash loop that saves nothing", { tags: ["long"] }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 120_000 })), { maxLength: 60 }),
        (lives) => {
          const times: number[] = [];
          let born = start;
          for (const life of lives) {
            const greedy = Array.from({ length: 200 }, (): Demand => ({ at: 0, lane: "person" }));
            times.push(...send(greedy, coldStart(born), born + life).times);
            born += life;
          }
          expect(mostInAnyMinute(times)).toBeLessThanOrEqual(97);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("starts over, empty, when the clock jumped back, and keeps what is left of a pause", () => {
    const busy = refused({ ...coldStart(start), tat: start + 2_000 }, { pauseMs: 60_000, sentAt: start });
    const later = broughtUpTo(start - hour, busy);
    expect(admitsAt(later, "person")).toBe(start - hour + 60_000);
    expect(later.rate).toBe(46);
    expect(restarted(start, coldStart(start - hour)).tat).toBeGreaterThan(start + 2_609);
    expect(restarted(start, coldStart(start - hour)).blockedUntil).toBe(0);
  });

  it("lets time stand still between processes whose clocks differ by a little", () => {
    const state = broughtUpTo(start - 1_500, coldStart(start));
    expect(state.updatedAt).toBe(start);
    expect(state.tat).toBe(coldStart(start).tat);
    expect(broughtUpTo(start - 10_000, coldStart(start)).updatedAt).toBe(start);
    expect(broughtUpTo(start - 10_001, coldStart(start)).updatedAt).toBe(start - 10_001);
  });

  it("halves the rate once for refusals of one moment, and grows it back by 5 % a minute", () => {
    const once = refused(coldStart(start), { pauseMs: 10_000, sentAt: start });
    const twice = refused(once, { pauseMs: 5_000, sentAt: start + 10 });
    expect(twice).toEqual(once);
    expect(once.rate).toBe(46);
    expect(broughtUpTo(start + 10_000, once).rate).toBe(46);
    expect(broughtUpTo(start + 70_000, once).rate).toBeCloseTo(50.6);
    expect(broughtUpTo(start + hour, once).rate).toBe(92);
    const again = refused(broughtUpTo(start + 20_000, once), { pauseMs: 1_000, sentAt: start + 19_000 });
    expect(again.rate).toBeLessThan(24);
  });
});

describe("the state of the budget", () => {
  const pace = 60_000 / 92;
  const rested: BudgetState = { tat: start, peopleTat: start, rate: 92, blockedUntil: 0, updatedAt: start };
  const near = (state: Partial<BudgetState>) =>
    Object.fromEntries(Object.entries(state).map(([name, value]) => [name, expect.closeTo(value, 3)]));

  it("starts with its burst of five used up, and the people's share whole", () => {
    const cold = { tat: start + 5 * pace, peopleTat: start, rate: 92, blockedUntil: 0, updatedAt: start };
    expect(coldStart(start)).toEqual(near(cold));
    expect(coldStart(start, 46)).toEqual(near({ ...cold, rate: 46, tat: start + 6 * pace }));
  });

  it("admits a poller at the pace, and a person four ahead of it within their share", () => {
    const at = (change: Partial<BudgetState>, lane: Lane) => admitsAt({ ...rested, ...change }, lane) - start;
    expect(at({ tat: start + 5_000 }, "poller")).toBe(5_000);
    expect(at({ tat: start + 5_000 }, "person")).toBeCloseTo(5_000 - 4 * pace, 3);
    // Nine of the thirty a minute at once; whoever is beyond that comes just behind the poller.
    expect(at({ tat: start + 20_000, peopleTat: start + 20_000 }, "person")).toBeCloseTo(20_000 - 4 * pace, 3);
    expect(at({ tat: start + 1_000, peopleTat: start + 18_900 }, "person")).toBe(900);
    expect(at({ tat: start + 1_000, peopleTat: start + 19_200 }, "person")).toBe(1_050);
    for (const lane of ["person", "poller"] as const) expect(at({ blockedUntil: start + 70_000 }, lane)).toBe(70_000);
  });

  it("spends a request of the pace, and of the people's share where one of them goes within it", () => {
    const afterOne = (change: Partial<BudgetState>, lane: Lane) => spent({ ...rested, ...change }, lane);
    expect(afterOne({}, "poller")).toEqual(near({ ...rested, tat: start + pace }));
    expect(afterOne({}, "person")).toEqual(near({ ...rested, tat: start + pace, peopleTat: start + 2_000 }));
    expect(afterOne({ tat: start + 100, rate: 46 }, "poller").tat).toBeCloseTo(start + 100 + 2 * pace, 3);
    expect(afterOne({ tat: start - 100, peopleTat: start - 100 }, "person")).toEqual(
      near({ ...rested, tat: start + pace, peopleTat: start + 2_000 }),
    );
    expect(afterOne({ peopleTat: start + 18_000 }, "person").peopleTat).toBe(start + 20_000);
    expect(afterOne({ peopleTat: start + 18_001 }, "person").peopleTat).toBe(start + 18_001);
  });

  it("never goes slower than six a minute, however often it is refused", () => {
    let state = rested;
    const rates = [1, 2, 3, 4, 5].map(() => {
      state = refused({ ...state, blockedUntil: 0 }, { pauseMs: 1_000, sentAt: start });
      return state.rate;
    });
    expect(rates).toEqual([46, 23, 11.5, 6, 6]);
  });

  it("is refused once for what was sent before the pause was over, and pauses for the longest that was asked for", () => {
    const once = refused(rested, { pauseMs: 10_000, sentAt: start });
    expect([once.rate, once.blockedUntil]).toEqual([46, start + 10_000]);
    const again = (pauseMs: number, sentAt: number) => {
      const { rate, blockedUntil } = refused(once, { pauseMs, sentAt });
      return [rate, blockedUntil - start];
    };
    expect([again(9_999, start + 9_999), again(10_001, start + 10_000)]).toEqual([
      [46, 10_000],
      [23, 10_001],
    ]);
  });

  it("grows back by 4.6 requests a minute once a pause is over, and no further than 92", () => {
    const slow = { ...rested, rate: 50, blockedUntil: start + 10_000 };
    const rateAfter = (ms: number) => broughtUpTo(start + ms, slow).rate;
    expect([rateAfter(0), rateAfter(10_000)]).toEqual([50, 50]);
    expect([rateAfter(70_000), rateAfter(130_000)]).toEqual([expect.closeTo(54.6, 9), expect.closeTo(59.2, 9)]);
    expect(rateAfter(10_000 + (60_000 * 42) / 4.6 + 1)).toBe(92);
    expect(broughtUpTo(start - 5_000, slow)).toEqual(slow);
  });

  it("keeps what is left of a pause when it starts over, counted from its own time", () => {
    const paused = { ...rested, rate: 46, blockedUntil: start + 30_000 };
    expect(restarted(start - hour, paused)).toEqual(
      near({ ...coldStart(start - hour, 46), blockedUntil: start - hour + 30_000 }),
    );
    expect(restarted(start - hour, { ...paused, blockedUntil: start - 1 }).blockedUntil).toBe(0);
    expect(restarted(start - hour, { ...paused, blockedUntil: start + 1 }).blockedUntil).toBe(start - hour + 1);
  });

  it("tells who stands in line when their turn comes", () => {
    const line = (lane: Lane, polled: boolean, change: Partial<BudgetState> = {}) =>
      [0, 1, 4, 5, 9, 10].map((ahead) => Math.round(admitsInLineAt({ ...rested, ...change }, { lane, ahead, polled }) - start));
    expect(line("poller", false)).toEqual([0, 652, 2_609, 3_261, 5_870, 6_522]);
    // A burst of five, then the pace, a step behind whoever polls.
    expect(line("person", false)).toEqual([0, 0, 0, 652, 3_261, 3_913]);
    // Beside polls only the share counts: nine and one at once, then one every two seconds.
    expect(line("person", true, { tat: start - hour })).toEqual([0, 0, 0, 652, 3_261, 3_913]);
    expect(line("person", true, { peopleTat: start + 16_000 })).toEqual([0, 0, 6_000, 8_000, 16_000, 18_000]);
    expect(line("person", true, { blockedUntil: start + 7_000 })[0]).toBe(7_000);
  });
});

/** Spreads endless demand so that a sort over all of it stays small: each comes well before its turn. */
function sliding(all: readonly Demand[]): Demand[] {
  return all.map((demand, index) => ({ ...demand, at: Math.max(0, (index - 10) * 640) }));
}

describe("the wait of a line of people", () => {
  it("is what it takes when they are served one by one, alone or beside a poller that uses up the rest", () => {
    const rested = { ...coldStart(start), tat: start, peopleTat: start };
    fc.assert(
      fc.property(fc.nat(120), fc.boolean(), (ahead, polled) => {
        const foreseen = admitsInLineAt(rested, { lane: "person", ahead, polled });
        const polls = polled ? Array.from({ length: 600 }, () => ({ at: 0, lane: "poller" as const })) : [];
        const line = Array.from({ length: ahead + 1 }, () => ({ at: 0, lane: "person" as const }));
        let state: BudgetState = rested;
        let last = start;
        const waiting: Demand[] = [...line, ...polls];
        while (waiting.some(({ lane }) => lane === "person")) {
          const next = (lane: Lane) =>
            waiting.some((one) => one.lane === lane) ? admitsAt(state, lane) : Number.POSITIVE_INFINITY;
          const lane = next("person") <= Math.max(state.updatedAt, next("poller")) ? "person" : "poller";
          last = Math.max(state.updatedAt, next(lane));
          state = spent(broughtUpTo(last, state), lane);
          waiting.splice(
            waiting.findIndex((one) => one.lane === lane),
            1,
          );
        }
        expect(foreseen).toBeGreaterThanOrEqual(last - 100);
        expect(foreseen).toBeLessThanOrEqual(last + 5_000);
      }),
      { numRuns: 60 },
    );
  });

  it("lasts at least as long as the pause that the service asked for", () => {
    const paused = refused(coldStart(start), { pauseMs: 10 * 60_000, sentAt: start });
    expect(admitsInLineAt(paused, { lane: "person", ahead: 0, polled: true })).toBe(start + 10 * 60_000);
  });
});
