import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSchedule, type Followed, type Schedule } from "../../src/feed/schedule.ts";
import { quickened } from "../../src/odds/rhythm.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { runs } from "../runs.ts";
import { createRoundRobin, randomFrom, simulate } from "./schedule-simulation.ts";

const minute = 60_000;
const start = Date.UTC(2026, 7, 15, 12);

function followed(matchId: number, fields: Partial<Followed> = {}): Followed {
  return { matchId, chats: 1, startsAt: null, live: false, ...fields };
}

function create(perMinute = 88, speed = 1): Schedule {
  return createSchedule({ rhythm: quickened(documentedRhythm, speed), perMinute, random: randomFrom(1) });
}

interface Poll {
  matchId: number;
  at: number;
}

/** Polls as the schedule says until `end`, answering each turn with `answer`. */
function run(schedule: Schedule, from: number, end: number, answer: (poll: Poll) => void): Poll[] {
  const polls: Poll[] = [];
  for (let now = from; now < end; ) {
    const turn = schedule.next(now);
    if ("waitUntil" in turn) {
      expect(turn.waitUntil).toBeGreaterThan(now);
      now = turn.waitUntil;
      continue;
    }
    const poll = { matchId: turn.matchId, at: now };
    polls.push(poll);
    answer(poll);
  }
  return polls;
}

function unchanged(schedule: Schedule): (poll: Poll) => void {
  return ({ matchId, at }) => schedule.polled(matchId, { now: at, refreshedAt: null, changed: false });
}

describe("the schedule", () => {
  it("has nothing to do while nobody watches", () => {
    expect(create().next(start)).toEqual({ waitUntil: start + minute });
  });

  it("polls a new match at once, and never two at the same time", () => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    expect(schedule.next(start)).toEqual({ matchId: 1 });
    const later = schedule.next(start + 10_000);
    expect("waitUntil" in later && later.waitUntil > start + 10_000).toBe(true);
  });

  it("gives up a poll that nobody reported on", () => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    schedule.next(start);
    expect(schedule.next(start + 3 * minute)).toEqual({ matchId: 1 });
  });

  it("keeps to its polls a minute, also after a pause and a restart", { tags: ["long"] }, () => {
    const schedule = create(60);
    schedule.follow(
      Array.from({ length: 300 }, (_, id) => followed(id)),
      start,
    );
    const polls = run(schedule, start, start + 10 * minute, unchanged(schedule));
    const afterPause = run(schedule, start + 180 * minute, start + 190 * minute, unchanged(schedule));
    const restarted = create(60);
    const ids = Array.from({ length: 300 }, (_, id) => id);
    restarted.follow(
      ids.map((id) => followed(id)),
      start + 400 * minute,
    );
    for (const id of ids) restarted.restore(id, { lastPollAt: start + 190 * minute, learned: schedule.learned(id) });
    const afterRestart = run(restarted, start + 400 * minute, start + 410 * minute, unchanged(restarted));
    for (const some of [polls, afterPause, afterRestart])
      for (const { at } of some) {
        const window = some.filter((poll) => poll.at >= at && poll.at < at + minute);
        expect(window.length).toBeLessThanOrEqual(61);
      }
    expect(afterPause.length).toBeGreaterThan(590);
    expect(afterRestart.length).toBeGreaterThan(590);
    // Each of them once before any of them again.
    expect(new Set(afterRestart.slice(0, 300).map(({ matchId }) => matchId)).size).toBe(300);
  });

  it("stops polling what is no longer followed", () => {
    const schedule = create();
    schedule.follow([followed(1), followed(2)], start);
    schedule.follow([followed(2)], start);
    const polls = run(schedule, start, start + 5 * minute, unchanged(schedule));
    expect(new Set(polls.map(({ matchId }) => matchId))).toEqual(new Set([2]));
  });

  it("never polls in the dead window after the last refresh it saw", () => {
    const scenario = fc.record({
      gaps: fc.array(fc.integer({ min: 15 * minute, max: 40 * minute }), { minLength: 3, maxLength: 12 }),
      live: fc.boolean(),
      speed: fc.constantFrom(1, 10, 60),
      timestamps: fc.boolean(),
      matches: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(scenario, ({ gaps, live, speed, timestamps, matches }) => {
        const scaled = gaps.map((gap) => gap / speed / (live ? 15 / 4 : 1));
        const deadMs = ((live ? 4 : 15) * minute) / speed;
        const schedule = create(88, speed);
        schedule.follow(
          Array.from({ length: matches }, (_, id) => followed(id, { live })),
          start,
        );
        // All matches refresh together; the sum of the gaps gives the moments.
        const refreshes = scaled.map((_, index) => start + scaled.slice(0, index + 1).reduce((total, gap) => total + gap, 0));
        const lastPoll = new Map<number, number>();
        const seenFrom = new Map<number, number>();
        run(schedule, start, (refreshes.at(-1) ?? start) + minute / speed, ({ matchId, at }) => {
          const quietUntil = (seenFrom.get(matchId) ?? Number.NEGATIVE_INFINITY) + deadMs;
          expect(at).toBeGreaterThanOrEqual(Math.floor(quietUntil));
          const before = lastPoll.get(matchId);
          const shown = refreshes.filter((refresh) => refresh <= at).at(-1) ?? null;
          const changed = before !== undefined && shown !== null && shown > before;
          // What can be known: the refresh itself, or that it came after the poll before.
          if (changed) seenFrom.set(matchId, timestamps ? shown : before);
          schedule.polled(matchId, { now: at, refreshedAt: timestamps ? shown : null, changed });
          lastPoll.set(matchId, at);
        });
      }),
      { numRuns: runs(12) },
    );
  });

  it("starves no match, however many there are and whoever is popular", { tags: "long" }, () => {
    const population = fc.array(fc.record({ chats: fc.integer({ min: 1, max: 10_000 }), live: fc.boolean() }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(population, fc.integer({ min: 1, max: 20 }), (matches, perMinute) => {
        const schedule = create(perMinute);
        schedule.follow(
          matches.map((fields, id) => followed(id, fields)),
          start,
        );
        const end = start + 8 * 60 * minute;
        const polls = run(schedule, start, end, ({ matchId, at }) => {
          schedule.polled(matchId, { now: at, refreshedAt: null, changed: matchId % 3 === 0 });
        });
        const longestWait = 60 * minute + (2 * matches.length * minute) / perMinute + minute;
        matches.forEach((_, id) => {
          const times = [start, ...polls.filter(({ matchId }) => matchId === id).map(({ at }) => at), end];
          const waits = times.slice(1).map((at, index) => at - (times[index] ?? at));
          expect(Math.max(...waits)).toBeLessThanOrEqual(longestWait);
        });
      }),
      { numRuns: runs(8) },
    );
  });

  it("polls what many chats watch, and what starts soon, before the rest", () => {
    const order = (list: Followed[]) => {
      const schedule = create();
      schedule.follow(list, start);
      for (const { matchId } of list) schedule.restore(matchId, { lastPollAt: start - 30 * minute, learned: "" });
      return run(schedule, start, start + 5_000, unchanged(schedule)).map(({ matchId }) => matchId);
    };
    expect(order([followed(1), followed(2, { chats: 100 })])[0]).toBe(2);
    expect(order([followed(1, { startsAt: start + 24 * 60 * minute }), followed(2, { startsAt: start + 10 * minute })])[0]).toBe(
      2,
    );
    expect(order([followed(1), followed(2, { live: true })])[0]).toBe(2);
  });

  it("backs off from a match that fails, while the others go on", () => {
    const schedule = create();
    schedule.follow([followed(1), followed(2)], start);
    const polls = run(schedule, start, start + 30 * minute, ({ matchId, at }) => {
      if (matchId === 1) schedule.failed(1, at);
      else schedule.polled(2, { now: at, refreshedAt: null, changed: false });
    });
    const failing = polls.filter(({ matchId }) => matchId === 1).map(({ at }) => at);
    const waits = failing.slice(1).map((at, index) => at - (failing[index] ?? at));
    expect(waits[0]).toBeGreaterThanOrEqual(5_000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(5 * minute);
    expect(failing.length).toBeLessThan(14);
    expect(polls.length - failing.length).toBeGreaterThan(40);
  });

  it("thins out while everything fails, and is back at full pace after one answer", () => {
    const schedule = create();
    schedule.follow(
      Array.from({ length: 500 }, (_, id) => followed(id)),
      start,
    );
    const failing = run(schedule, start, start + 10 * minute, ({ matchId, at }) => schedule.failed(matchId, at));
    expect(failing.filter(({ at }) => at > start + 5 * minute).length).toBeLessThanOrEqual(11);
    const after = run(schedule, start + 10 * minute, start + 15 * minute, unchanged(schedule));
    expect(after.length).toBeGreaterThan(300);
  });

  it("never leaves a match alone for a minute while nothing works", () => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    const polls = run(schedule, start, start + 60 * minute, ({ matchId, at }) => schedule.failed(matchId, at)).map(
      ({ at }) => at,
    );
    const waits = polls.slice(1).map((at, index) => at - (polls[index] ?? at));
    expect(Math.max(...waits)).toBeLessThan(minute);
    expect(Math.min(...waits.slice(6))).toBeGreaterThanOrEqual(minute / 2);
  });

  it("polls matches that could not be asked as soon as they may be, and does not count it against them", () => {
    const schedule = create();
    schedule.follow([followed(1), followed(2)], start);
    run(schedule, start, start + 10_000, ({ matchId, at }) => schedule.failed(matchId, at, start + 40_000 - at));
    const polls = run(schedule, start + 10_000, start + 50_000, unchanged(schedule));
    expect(polls.map(({ matchId }) => matchId).sort()).toEqual([1, 2]);
    for (const { at } of polls) {
      expect(at).toBeGreaterThanOrEqual(start + 40_000);
      expect(at).toBeLessThanOrEqual(start + 42_000);
    }
  });

  it("finds changes sooner than round robin where periods drift and nothing tells when", { tags: "long" }, () => {
    const scenario = { matches: 50, liveShare: 0.05, gaps: "drifting", timestamps: false, mostChats: 1, perMinute: 88 } as const;
    for (const changing of [1, 0.5]) {
      const lasting = { ...scenario, changing, hours: 8, warmUpHours: 5, seed: 1 };
      const ours = simulate(() => create(), lasting);
      const inTurn = simulate(() => createRoundRobin(88), lasting);
      expect(ours.meanDelayMs).toBeLessThan(0.9 * inTurn.meanDelayMs);
      expect(ours.pollsPerMinute).toBeLessThanOrEqual(88);
    }
  });

  const services = [
    { gaps: "periodic", timestamps: true, changing: 1, most: 0.7 },
    { gaps: "drifting", timestamps: true, changing: 1, most: 0.8 },
    { gaps: "random", timestamps: true, changing: 1, most: 1 },
    { gaps: "periodic", timestamps: false, changing: 1, most: 1 },
    { gaps: "periodic", timestamps: false, changing: 0.5, most: 1 },
    { gaps: "random", timestamps: false, changing: 1, most: 1 },
  ] as const;
  eachBriefly(services, ({ gaps, timestamps }) => gaps === "random" && !timestamps)(
    "is never worse than round robin with more matches than it can follow: %o",
    ({ most, ...service }) => {
      const perMinute = 3;
      const scenario = { ...service, matches: 100, liveShare: 0.05, mostChats: 1, perMinute, hours: 16, warmUpHours: 6 };
      for (const seed of [1, 2]) {
        const ours = simulate(() => create(perMinute), { ...scenario, seed });
        const inTurn = simulate(() => createRoundRobin(perMinute), { ...scenario, seed });
        expect(ours.meanDelayMs).toBeLessThan(most * inTurn.meanDelayMs);
        expect(ours.pollsPerMinute).toBeLessThanOrEqual(perMinute);
      }
    },
  );

  describe("where lists tell when odds were refreshed", () => {
    const scenario = { ...{ matches: 100, liveShare: 0.05, mostChats: 1, perMinute: 6 }, hours: 14, warmUpHours: 6, seed: 1 };
    const service = { gaps: "random", timestamps: false, changing: 0.5, ...scenario } as const;
    const without = () => simulate(() => create(6), service).meanDelayMs;

    it("finds changes in half the time, and takes any other time for none", { tags: "long" }, () => {
      const listing = { ...service, listEveryMs: 5 * minute };
      expect(simulate(() => create(6), listing).meanDelayMs).toBeLessThan(0.6 * without());
      const others = [
        (now: number) => now - 500,
        // A time that all records get every ten minutes, refreshed or not.
        (now: number) => now - (now % (10 * minute)),
      ];
      for (const other of others) {
        const misled = simulate(() => {
          const schedule = create(6);
          return { ...schedule, listed: (matchId, _, now) => schedule.listed(matchId, other(now), now) };
        }, listing);
        expect(misled.meanDelayMs).toBeLessThan(1.05 * without());
      }
    });

    it("polls what no poll has seen at once, and never in the dead window", () => {
      const schedule = create();
      schedule.follow([followed(1), followed(2)], start);
      for (const id of [1, 2]) schedule.polled(id, { now: start, refreshedAt: start, changed: true });
      schedule.listed(1, start + 10 * minute, start + 11 * minute);
      expect(run(schedule, start + 11 * minute, start + 14 * minute, unchanged(schedule))).toEqual([]);
      schedule.listed(1, start + 15 * minute, start + 15.1 * minute);
      expect(schedule.next(start + 15.1 * minute)).toEqual({ matchId: 1 });
    });
  });

  it("counts a poll that a person caused as its own", () => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    schedule.polled(1, { now: start, refreshedAt: start - minute, changed: false });
    const turn = schedule.next(start + 1_000);
    expect(turn).toEqual({ waitUntil: start + 1_000 + minute });
    expect(run(schedule, start + 1_000, start + 14 * minute, unchanged(schedule))).toEqual([]);
  });

  it("goes on after a restart with what it had learned", () => {
    const period = 20 * minute;
    const answer = (schedule: Schedule) => {
      return ({ matchId, at }: Poll) => {
        const refreshedAt = start + Math.floor((at - start) / period) * period;
        schedule.polled(matchId, { now: at, refreshedAt, changed: at - refreshedAt < minute });
      };
    };
    const before = create();
    before.follow([followed(1)], start);
    const polls = run(before, start, start + 6 * period, answer(before));
    const kept = { lastPollAt: polls.at(-1)?.at ?? start, learned: before.learned(1) };

    const after = create();
    after.follow([followed(1)], start + 6 * period);
    after.restore(1, kept);
    const later = run(after, start + 6 * period, start + 8 * period - minute, answer(after));
    const late = later.filter(({ at }) => (at - start) % period < minute).map(({ at }) => (at - start) % period);
    expect(late).toHaveLength(2);
    expect(Math.max(...late)).toBeLessThan(20_000);
    expect(later.length).toBeLessThan(16);

    const forgetful = create();
    forgetful.follow([followed(1)], start + 6 * period);
    forgetful.restore(1, { ...kept, learned: "{}" });
    const relearning = run(forgetful, start + 6 * period, start + 8 * period - minute, answer(forgetful));
    expect(relearning.length).toBeGreaterThan(later.length);
  });

  it.each([
    "",
    "null",
    "{",
    '{"live":1}',
    '{"live":false,"stamp":null,"rhythm":{"seen":null,"earlier":[],"gaps":[],"slackMs":1,"trust":9,"unproven":0}}',
  ])("starts afresh when what was kept cannot be read: %s", (learned) => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    schedule.restore(1, { lastPollAt: start - minute, learned });
    expect(schedule.next(start)).toEqual({ matchId: 1 });
  });

  it("does not believe a source whose clock is an hour off, but sees that it refreshed", () => {
    for (const skew of [-60 * minute, 60 * minute]) {
      const schedule = create();
      schedule.follow([followed(1)], start);
      schedule.polled(1, { now: start, refreshedAt: null, changed: false });
      schedule.polled(1, { now: start + minute, refreshedAt: start + skew, changed: true });
      const [first] = run(schedule, start + minute, start + 60 * minute, unchanged(schedule));
      expect(first?.at).toBeGreaterThanOrEqual(start + 15 * minute);
      expect(first?.at).toBeLessThan(start + 17 * minute);
    }
  });

  describe("asks no more often than the documented rhythm allows", () => {
    type Shown = (now: number, chance: number) => number | null;
    const shown: Record<string, Shown> = {
      missing: () => null,
      frozen: () => start - minute,
      "years ago": () => start - 5 * 365 * 24 * 60 * minute,
      "far ahead": () => start + 30 * 24 * 60 * minute,
      "always ahead": (now) => now + 50 * minute,
      "going back": (now) => 2 * start - now,
      "always now": (now) => now,
      anything: (now, chance) => now + (chance - 0.5) * 120 * minute,
      "here and there": (now, chance) => (chance < 0.5 ? null : now - 5 * minute),
      true: (now) => now - (now % (20 * minute)),
    };
    const hour = 60 * minute;

    /** The polls of one match, whose source shows its times in one way and then in another, and in lists a third. */
    function polls(how: { live: boolean; ways: readonly [string, string, string]; changing: number; seed: number }): number[] {
      const { live, changing } = how;
      const [first, then, inLists] = how.ways.map((way) => shown[way] as Shown) as [Shown, Shown, Shown];
      const [random, schedule] = [randomFrom(how.seed), create()];
      const told = (now: number) => (now < start + 3 * hour ? first : then)(now, random());
      const times: number[] = [];
      for (let now = start; now < start + 12 * hour; now += 30_000) {
        schedule.follow([followed(1, { live })], now);
        schedule.listed(1, inLists(now, random()) ?? now - 6_000, now);
        const some = run(schedule, now, now + 30_000, ({ at }) =>
          schedule.polled(1, { now: at, refreshedAt: told(at), changed: random() < changing }),
        );
        times.push(...some.map(({ at }) => at));
      }
      return times;
    }

    const most = (times: readonly number[]) =>
      Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + hour).length));
    const way = fc.constantFrom(...Object.keys(shown));
    const scenario = fc.record({
      live: fc.boolean(),
      ways: fc.tuple(way, way, way),
      changing: fc.constantFrom(0, 0.05, 0.5, 1),
      seed: fc.integer({ min: 1, max: 1_000 }),
    });

    it("whatever times of refresh the source shows", { tags: ["long"] }, () => {
      fc.assert(
        fc.property(scenario, (how) => {
          expect(most(polls(how))).toBeLessThan(how.live ? 450 : 300);
        }),
        { numRuns: runs(12) },
      );
    });

    eachBriefly(["missing", "frozen", "years ago", "far ahead"], (then) => then === "missing")(
      "and once an hour or two have shown nothing, hardly more than once a refresh: times %s",
      (then) => {
        for (const live of [false, true])
          for (const first of [then, "true"]) {
            const times = polls({ live, ways: [first, then, then], changing: 0, seed: 1 });
            expect(most(times.filter((at) => at > start + 9 * hour))).toBeLessThan(live ? 30 : 10);
          }
      },
    );
  });

  it("takes up the live rhythm when a match goes live", () => {
    const schedule = create();
    schedule.follow([followed(1)], start);
    schedule.polled(1, { now: start, refreshedAt: start, changed: true });
    schedule.follow([followed(1, { live: true })], start + 3 * minute);
    const [first] = run(schedule, start + 3 * minute, start + 20 * minute, unchanged(schedule));
    expect(first?.at).toBeGreaterThanOrEqual(start + 4 * minute);
    expect(first?.at).toBeLessThan(start + 4.5 * minute);
  });
});
