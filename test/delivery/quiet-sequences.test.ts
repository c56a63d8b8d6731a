import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { createBoards } from "../../src/feed/boards.ts";
import { createPoller } from "../../src/feed/poller.ts";
import { createMatchPolls } from "../../src/feed/polls.ts";
import { createSchedule } from "../../src/feed/schedule.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { createStage, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const minute = 60_000;
const hour = 60 * minute;

interface Day {
  /** Hours of the day, UTC; the stage begins at noon. */
  from: number;
  hours: number;
  hourly: number | null;
  /** Home's chance in percent, and how long it stays there. */
  boards: readonly { percent: number; minutes: number }[];
}

const day: fc.Arbitrary<Day> = fc.record({
  from: fc.integer({ min: 11, max: 15 }),
  hours: fc.integer({ min: 1, max: 5 }),
  hourly: fc.constantFrom(null, 1, 2),
  boards: fc.array(fc.record({ percent: fc.integer({ min: 40, max: 60 }), minutes: fc.integer({ min: 4, max: 50 }) }), {
    minLength: 4,
    maxLength: 14,
  }),
});

/** A message as it reached the chat. */
interface Arrival {
  at: number;
  /** Whether the limit per hour counts it: not what quiet hours had held back. */
  counts: boolean;
  from: number;
  to: number;
}

/** Lets boards come while the delivery runs, and on until nothing waits; resolves to what arrived, and to the last board. */
async function live(stage: Stage, { from, hours, hourly, boards }: Day): Promise<{ arrivals: Arrival[]; last: number }> {
  const arrivals: Arrival[] = [];
  const match = await stage.addMatch("reds-blues", 0.5);
  await stage.addChat(chat);
  await stage.set(chat, { hourly, quiet: { ...defaultQuiet, on: true, from: 60 * from, to: 60 * (from + hours) } });
  await stage.poll(match, 0.5);
  await stage.watch(chat, match);
  const stopping = new AbortController();
  const delivery = stage.deliveryOf({
    pollMs: hour,
    platform: {
      name: "telegram",
      async send({ deliveryId }) {
        const { matches, manner } = stage.said(deliveryId);
        const [move] = matches[0]?.movement.moves.filter(({ selection }) => selection === "home") ?? [];
        const percent = (chance: number | undefined) => Math.round(100 * (chance ?? Number.NaN));
        arrivals.push({
          at: stage.clock.now(),
          counts: manner.counts,
          from: percent(move?.probability.from),
          to: percent(move?.probability.to),
        });
        return { kind: "sent", messageId: String(arrivals.length) };
      },
    },
  });
  const running = delivery.run(stopping.signal);
  const board = async (percent: number, ms: number): Promise<void> => {
    await stage.poll(match, percent / 100);
    delivery.wake();
    await stage.clock.advance(ms, stage.settle);
  };
  let last = 50;
  for (const { percent, minutes } of boards) {
    last = percent;
    await board(percent, minutes * minute);
  }
  for (let turn = 0; turn < 40 && (await stage.waiting()).length > 0; turn++) await board(last, 20 * minute);
  stopping.abort();
  await running;
  return { arrivals, last };
}

function check({ from, hours, hourly }: Day, { arrivals, last }: Awaited<ReturnType<typeof live>>): void {
  let told = 50;
  for (const arrival of arrivals) {
    const hourOfDay = (arrival.at % (24 * hour)) / hour;
    expect(hourOfDay >= from && hourOfDay < from + hours, `a message at ${hourOfDay}`).toBe(false);
    // Each begins where the one before ended: nothing is told twice, and nothing in between is lost.
    expect(arrival.from).toBe(told);
    expect(Math.abs(arrival.to - arrival.from)).toBeGreaterThanOrEqual(3);
    told = arrival.to;
  }
  const counted = arrivals.filter(({ counts }) => counts);
  for (const [nth, { at }] of counted.entries())
    if (hourly !== null) expect(at - (counted[nth - hourly]?.at ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(hour);
  expect(Math.abs(last - told)).toBeLessThan(3);
}

/** In memory alone: what the databases differ in is shown by shorter tests. */
const [{ open }] = engines as [(typeof engines)[number]];

describe("any sequence of boards", () => {
  async function onStage(play: (stage: Stage) => Promise<void>): Promise<void> {
    const opened = await open();
    try {
      const stage = createStage(opened);
      await play(stage);
      expect(stage.faults).toEqual([]);
    } finally {
      await opened.close();
    }
  }

  it("brings no message in quiet hours, keeps the cap, loses nothing and tells nothing twice", { tags: "long" }, async () => {
    const one = (plan: Day) => onStage(async (stage) => check(plan, await live(stage, plan)));
    await fc.assert(fc.asyncProperty(day, one), { numRuns: 4, endOnFailure: true });
  });

  it("that goes one way, and further than one threshold but not than two, alerts exactly once, whatever the steps", {
    tags: "long",
  }, async () => {
    const path = fc.record({
      net: fc.double({ min: 0.0301, max: 0.0599, noNaN: true }),
      steps: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      up: fc.boolean(),
    });
    const one = ({ net, steps, up }: { net: number; steps: readonly number[]; up: boolean }) =>
      onStage(async (stage) => {
        const whole = steps.reduce((sum, part) => sum + part, 0);
        const shares = steps.map((_, nth) => steps.slice(0, nth + 1).reduce((sum, part) => sum + part, 0) / whole);
        expect(
          await alertsOn(
            stage,
            [0, ...shares].map((share) => 0.5 + (up ? 1 : -1) * net * share),
          ),
        ).toBe(1);
      });
    await fc.assert(fc.asyncProperty(path, one), { numRuns: 3, endOnFailure: true });
  });
});

/** How many alerts come when the real poller finds these chances of home, half an hour each. */
async function alertsOn(stage: Stage, path: readonly number[]): Promise<number> {
  const { database, clock, log, lookup } = stage;
  const match = await stage.addMatch("reds-blues");
  const start = clock.now();
  const odds = async () => {
    const home = path[Math.min(path.length - 1, Math.floor((clock.now() - start) / (30 * minute)))] ?? 0.5;
    return { value: { quotes: twoWay(home), refreshedAt: null }, fetchedAt: clock.now(), failure: null };
  };
  const schedule = createSchedule({ rhythm: documentedRhythm, perMinute: 60, random: () => 0.5 });
  const delivery = stage.deliveryOf({ pollMs: hour });
  const boards = createBoards({
    tidying: { keepers: [], prune: [] },
    database,
    api: { odds, rhythm: documentedRhythm },
    clock,
    log,
    schedule,
    onQueued: delivery.wake,
  });
  const poller = createPoller({
    database,
    polls: createMatchPolls({ database, schedule, boards, clock, log }),
    boards,
    lookup,
    look: async (known) => known,
    clock,
    log,
  });
  await stage.watch(await stage.addChat(chat), match);
  const stopping = new AbortController();
  const running = Promise.all([poller.run(stopping.signal), delivery.run(stopping.signal)]);
  await clock.advance((path.length + 1) * 30 * minute, stage.settle);
  stopping.abort();
  await running;
  return stage.sent.length;
}
