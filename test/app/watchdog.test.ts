import { afterEach, describe, expect, it } from "vitest";
import { watchOver } from "../../src/app/watchdog.ts";
import { createFakeClock } from "../clock.ts";

const minute = 60_000;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A watchdog over a poller and a delivery that take a turn a minute, but for those that stand. */
function watched() {
  const clock = createFakeClock();
  const stuck: string[] = [];
  const standing = new Map<string, number | null>();
  const beats = () => new Map(["the poller", "the delivery to discord"].map((name) => [name, beatOf(name)] as const));
  const beatOf = (name: string) => (standing.has(name) ? (standing.get(name) ?? null) : clock.now());
  watchOver({ beats, clock, onStuck: (what) => stuck.push(what), onStop: (end) => ends.push(end) });
  return {
    clock,
    stuck,
    stand: (name: string) => standing.set(name, clock.now()),
    giveAway: (name: string) => standing.set(name, null),
  };
}

describe("the watchdog", () => {
  it.each(["the poller", "the delivery to discord"])(
    "tells once when %s has stood for ten minutes, and not before",
    async (name) => {
      const { clock, stuck, stand } = watched();
      await clock.advance(60 * minute);
      stand(name);
      await clock.advance(10 * minute - 1);
      expect(stuck).toEqual([]);
      await clock.advance(minute + 1);
      expect(stuck).toEqual([name]);
      await clock.advance(60 * minute);
      expect(stuck).toEqual([name]);
    },
  );

  it("is content while turns are taken, and with what another process does", async () => {
    const { clock, stuck, giveAway } = watched();
    giveAway("the poller");
    await clock.advance(24 * 60 * minute);
    expect(stuck).toEqual([]);
  });

  it("takes a machine that slept for one that slept", async () => {
    let now = 0;
    const sleepers: (() => void)[] = [];
    const clock = { ...createFakeClock(), now: () => now, sleep: () => new Promise<void>((wake) => sleepers.push(wake)) };
    const stuck: string[] = [];
    const turnedAt = 0;
    watchOver({
      beats: () => new Map([["the poller", turnedAt]]),
      clock,
      onStuck: (what) => stuck.push(what),
      onStop: () => undefined,
    });
    for (let look = 0; look < 3; look += 1) {
      // A night between two looks, with no turn of the poller, which slept as well.
      now += 8 * 60 * minute;
      sleepers.shift()?.();
      await new Promise(setImmediate);
    }
    expect(stuck).toEqual([]);
  });

  it("looks no more once the bot is told to stop", async () => {
    const { clock, stuck, stand } = watched();
    stand("the poller");
    await clock.advance(5 * minute);
    await ends.pop()?.();
    await clock.advance(60 * minute);
    expect(stuck).toEqual([]);
  });
});
