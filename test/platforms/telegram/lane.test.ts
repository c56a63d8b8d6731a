import { describe, expect, it } from "vitest";
import { createLog } from "../../../src/log.ts";
import { createLane, defaultPace, type Lane, paidPace } from "../../../src/platforms/telegram/lane.ts";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { createRates } from "../../standins/telegram-rates.ts";

/** Runs the clock from wake-up to wake-up until the promise is settled. */
async function settle<T>(clock: FakeClock, work: Promise<T>): Promise<T> {
  let done = false;
  void work.finally(() => {
    done = true;
  });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  for (await turn(); !done; await turn()) {
    const next = clock.nextWake();
    if (next !== null) await clock.advance(next - clock.now(), turn);
  }
  return work;
}

/** Four senders share the work as a dispatcher does: whoever is put off goes to the end of the line. */
async function sendAll(clock: FakeClock, lane: Lane, chats: readonly number[], take: (chat: number) => void): Promise<void> {
  const due = chats.map((chat) => ({ chat, at: 0 }));
  async function sender(): Promise<void> {
    for (let next = due.shift(); next; next = due.shift()) {
      if (next.at > clock.now()) {
        due.push(next);
        if (due.every(({ at }) => at > clock.now())) await clock.sleep(Math.min(...due.map(({ at }) => at)) - clock.now());
        continue;
      }
      const afterMs = await lane.admit(next.chat);
      if (afterMs > 0) due.push({ chat: next.chat, at: clock.now() + afterMs });
      else take(next.chat);
    }
  }
  await settle(clock, Promise.all([sender(), sender(), sender(), sender()]));
}

describe("the lane of outgoing messages", () => {
  it("uses 90 % of the thousand a second that Telegram sells, without a single 429", { tags: "long" }, async () => {
    const clock = createFakeClock();
    const lane = createLane(clock, paidPace);
    const rates = createRates(clock);
    const start = clock.now();
    const people = Array.from({ length: 3_000 }, (_, index) => index + 1);
    await sendAll(clock, lane, people, (chat) => rates.take(chat, true));
    expect(people.length / ((clock.now() - start) / 1000)).toBeGreaterThan(900);
  });

  it("uses 95 % of Telegram's rate for 3,000 alerts to people and groups without a single 429, people answered meanwhile", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    const rates = createRates(clock);
    const start = clock.now();
    let sent = 0;
    await sendAll(
      clock,
      lane,
      // A third of them to fifty groups, each of which takes no more than one every three seconds.
      Array.from({ length: 3_000 }, (_, index) => (index % 3 === 0 ? -1 - ((index / 3) % 50) : index + 1)),
      (chat) => {
        rates.take(chat);
        // Once a second somebody asks, and is answered without waiting.
        if (++sent % 28 !== 0) return;
        lane.spend(90_000 + sent);
        rates.take(90_000 + sent);
      },
    );
    const perSecond = (sent + sent / 28) / ((clock.now() - start) / 1000);
    expect(perSecond).toBeGreaterThan(28.5);
  });

  it("keeps to one message a second in a chat and tells who must wait at once", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    expect(await lane.admit(7)).toBe(0);
    expect(await lane.admit(7)).toBe(defaultPace.perChatMs);
    await clock.advance(1_050);
    expect(await lane.admit(7)).toBe(0);
  });

  it("gives groups no more than 19 messages in 61 seconds, beside others that are not held up", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    const rates = createRates(clock);
    const start = clock.now();
    const chats = [...Array.from({ length: 40 }, () => -100), ...Array.from({ length: 40 }, (_, index) => index + 1)];
    const at: Record<string, number[]> = { group: [], people: [] };
    await sendAll(clock, lane, chats, (chat) => {
      rates.take(chat);
      at[chat < 0 ? "group" : "people"]?.push(clock.now() - start);
    });
    expect(at["group"]?.filter((ms) => ms < 61_000)).toHaveLength(19);
    expect(Math.max(...(at["people"] ?? []))).toBeLessThan(5_000);
  });

  it("never makes a person wait, and lets people push alerts back by a second at most", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    for (let person = 1; person <= 200; person++) lane.spend(person);
    const start = clock.now();
    expect(await settle(clock, lane.admit(999))).toBe(0);
    expect(clock.now() - start).toBeLessThanOrEqual(1_000);
  });

  it("counts answers in a chat's own pace", async () => {
    const lane = createLane(createFakeClock());
    lane.spend(7);
    expect(await lane.admit(7)).toBe(defaultPace.perChatMs);
  });

  it("puts off what would wait longer than its patience instead of queueing it", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock, { ...defaultPace, perSecond: 10, patienceMs: 500 });
    const admitted = Array.from({ length: 20 }, (_, index) => lane.admit(index + 1));
    const answers = await settle(clock, Promise.all(admitted));
    expect(answers.filter((afterMs) => afterMs === 0)).toHaveLength(6);
    expect(answers.every((afterMs) => afterMs <= 600)).toBe(true);
  });

  it("lets a chat alone wait for its 429, while one message to another finds out whose limit it is", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    lane.refused(1, 150_000);
    expect(await lane.admit(1)).toBe(150_000);
    expect(await lane.admit(2)).toBe(0);
    // Nobody else, until that is answered.
    expect(await settle(clock, lane.admit(3))).toBeGreaterThan(0);
    expect(await settle(clock, lane.admit(3))).toBeLessThan(1_000);
    lane.answered(2);
    for (const chat of [3, 4, 5]) expect(await settle(clock, lane.admit(chat))).toBe(0);
    expect(await lane.admit(1)).toBeGreaterThan(149_000);
    expect(lane.longPauseUntil()).toBe(0);
  });

  it("tries with another message where the one that was to find it out never came back", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    lane.refused(1, 150_000);
    expect(await lane.admit(2)).toBe(0);
    await clock.advance(10_000);
    expect(await settle(clock, lane.admit(3))).toBe(0);
    expect(await settle(clock, lane.admit(4))).toBeGreaterThan(0);
  });

  it("lets everybody wait once a second chat is refused meanwhile, and goes slower afterwards", async () => {
    const clock = createFakeClock();
    const lines: string[] = [];
    const log = createLog({ level: "warn", secrets: [], write: (line) => void lines.push(line) });
    const lane = createLane(clock, { ...defaultPace, perSecond: 10, mostPerSecond: 10 }, log);
    lane.refused(1, 60_000);
    expect(await lane.admit(2)).toBe(0);
    lane.refused(2, 60_000);
    expect(await lane.admit(3)).toBe(60_000);
    expect(lane.longPauseUntil()).toBe(clock.now() + 60_000);
    expect(lines.join("")).toContain("telegram wants a pause of all messages");
    await clock.advance(60_000);
    expect(await lane.admit(4)).toBe(0);
    const start = clock.now();
    expect(await settle(clock, lane.admit(5))).toBe(0);
    // Slower by a fifth, and faster again by two for the minute.
    expect(clock.now() - start).toBeCloseTo(100, 0);
  });

  it("says nothing of a short pause", async () => {
    const clock = createFakeClock();
    const lines: string[] = [];
    const log = createLog({ level: "debug", secrets: [], write: (line) => void lines.push(line) });
    const lane = createLane(clock, defaultPace, log);
    for (const chat of [1, 2]) lane.refused(chat, 30_000);
    expect(await lane.admit(3)).toBe(30_000);
    expect([lane.longPauseUntil(), lines]).toEqual([0, []]);
  });

  it("goes slower after a limit of all, and faster again by one a second for every half minute without a 429", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock, { ...defaultPace, perSecond: 10, mostPerSecond: 12 });
    for (const chat of [1, 2]) lane.refused(chat, 1_000);
    await clock.advance(1_000);
    expect(await lane.admit(11)).toBe(0);
    let start = clock.now();
    expect(await settle(clock, lane.admit(12))).toBe(0);
    expect(clock.now() - start).toBeCloseTo(125, 0);
    await clock.advance(30_000 * 10);
    await lane.admit(13);
    start = clock.now();
    await settle(clock, lane.admit(14));
    expect(clock.now() - start).toBeCloseTo(Math.ceil(1_000 / 12), 0);
  });

  it("lets changes of one chat alone wait for its 429, and all of them once another's are refused", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    lane.spareRefused(150_000, -5);
    expect(lane.spare(-6)).toBe(5_000);
    await clock.advance(5_000);
    expect(lane.spare(-5)).toBe(145_000);
    expect(lane.spare(-6)).toBe(0);
    lane.spareRefused(150_000, -6);
    await clock.advance(5_000);
    expect(lane.spare(-7)).toBe(145_000);
    expect(await settle(clock, lane.admit(7))).toBe(0);
  });

  it("lets changes go only where there is room, a quarter of the rate, and makes no message wait for them", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    expect(lane.spare(7)).toBe(0);
    expect(lane.spare(8)).toBeCloseTo(4 * (1_000 / defaultPace.perSecond), 0);
    // The message to the same chat goes at its turn, a 29th of a second later.
    const begun = clock.now();
    expect(await settle(clock, lane.admit(7))).toBe(0);
    expect(clock.now() - begun).toBeLessThanOrEqual(40);
    // While somebody stands in line, nobody who only changes something does.
    const line = Array.from({ length: 5 }, (_, index) => lane.admit(100 + index));
    await clock.advance(10);
    expect(lane.spare(9)).toBeGreaterThan(0);
    await settle(clock, Promise.all(line));
    await clock.advance(200);
    expect(lane.spare(9)).toBe(0);
  });

  it("leaves half of what a group may have to messages", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    let changes = 0;
    for (let second = 0; second < 40; second++) {
      if (lane.spare(-5) === 0) changes += 1;
      await clock.advance(1_100);
    }
    expect(changes).toBe(10);
    for (let nth = 0; nth < 9; nth++) {
      expect(await settle(clock, lane.admit(-5))).toBe(0);
      await clock.advance(1_050);
    }
  });

  it("keeps changes away for as long as a 429 on one of them says, and nothing else", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock);
    lane.spareRefused(30_000);
    expect(lane.spare(7)).toBe(30_000);
    expect(await lane.admit(7)).toBe(0);
  });

  it("ends a wait when the caller gives up", async () => {
    const clock = createFakeClock();
    const lane = createLane(clock, { ...defaultPace, perSecond: 1 });
    await lane.admit(1);
    const giveUp = new AbortController();
    const waiting = lane.admit(2, giveUp.signal);
    giveUp.abort();
    expect(await waiting).toBeGreaterThan(0);
  });
});
