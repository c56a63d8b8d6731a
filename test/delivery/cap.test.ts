import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { capsReached } from "../../src/delivery/cap.ts";
import { heldFor } from "../../src/delivery/held.ts";
import { reconsider } from "../../src/facts/facts.ts";
import { type MomentBody, queueMoments } from "../../src/facts/moments.ts";
import { addBetWatch, markLookedAt } from "../../src/watches/bet-watches.ts";
import { insertBet } from "../../src/watches/watched-bets.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const minute = 60_000;
const hour = 60 * minute;
const anyBet = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

describe.each(engines)("the limit per hour on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
    matches = [];
    for (const slug of ["reds-blues", "a-b", "c-d"]) matches.push(await stage.addMatch(slug));
    for (const known of matches) await stage.poll(known);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const match = () => matches[0] as Known;
  const held = () => heldFor(stage.database, { chat: ann, now: now() });
  const last = () => stage.sent.at(-1)?.said.manner;
  let happened = 0;

  async function happens(moment: MomentBody = { kind: "missing", matchId: match().id }): Promise<void> {
    const found = { chat: ann, key: `${happened++}`, moment, dueAt: now(), until: now() + 5 * hour };
    await queueMoments(stage.database, [found]);
  }
  /** One message of what waits; what it says of the limit. */
  async function tell() {
    const before = stage.sent.length;
    await stage.deliver(100);
    const told = stage.sent[before];
    return told ? told.said.manner.cap : "held";
  }
  /** One message of a value bet; what it says of the limit. */
  async function tellBet(bookmaker: string) {
    const wanted = { chat: ann, filter: anyBet, improvement: 10_000, createdBy: "7", now: now() };
    const added = await addBetWatch(stage.database, wanted);
    if (added === "limit_reached") throw new Error("too many");
    await markLookedAt(stage.database, added.watch, now());
    const figures = { price: 2.1, edge: 0.05 };
    await insertBet(stage.database, {
      ...{ watchId: added.watch.id, chat: ann, matchId: match().id, news: "appeared", dueAt: now() },
      offer: { market: "winner", selection: "home", line: null, bookmaker },
      known: { figures, told: null, messages: [], gone: null },
    });
    return tell();
  }

  it("is said by the last message before it, whatever kinds of alerts came, and until when the rest is collected", async () => {
    await stage.set(ann, { hourly: 3 });
    for (const known of matches) await stage.watch(ann, known);
    const first = now();
    expect(await tellBet("Cedar")).toBeNull();
    await pass(5 * minute);
    expect(await tellBet("Alder")).toBeNull();
    await pass(5 * minute);
    await stage.poll(match(), 0.6);
    await stage.deliver();
    expect(last()?.cap).toEqual({ count: 3, until: first + hour, points: 5 });
    // What happens once neither waits for room nor takes any.
    await happens();
    expect(await tell()).toBeNull();
    expect(await tellBet("Birch")).toBe("held");
    await stage.poll(match(), 0.7);
    await stage.deliver();
    expect(stage.sent).toHaveLength(4);
    expect(await held()).toEqual([{ because: "flood", until: first + hour, count: 2 }]);
    await pass(hour);
    for (const known of matches) await stage.poll(known);
    await stage.deliver();
    expect(last()).toMatchObject({ held: "flood", counts: true, cap: null });
    expect(await held()).toEqual([]);
    const told = stage.sent.map(({ said: { matches: moved, moments, bets } }) => [moved.length, moments.length, bets.length]);
    // The list of value bets is too old by then to speak of.
    expect(told).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  it("is said by value bets as well, and by no moment", async () => {
    await stage.set(ann, { hourly: 2 });
    const first = now();
    expect(await tellBet("Alder")).toBeNull();
    await pass(minute);
    await happens();
    expect(await tell()).toBeNull();
    await pass(minute);
    expect(await tellBet("Birch")).toEqual({ count: 2, until: first + hour, points: null });
  });

  it("neither holds nor counts limits that were reached, and reminders", async () => {
    await stage.set(ann, { hourly: 1 });
    await stage.watch(ann, match(), ">=2.1 on=winner:home book=Birch");
    await stage.watch(ann, matches[1] as Known);
    await stage.poll(match(), 0.4);
    await stage.deliver();
    expect(last()).toMatchObject({ counts: false, cap: null });
    await happens({ kind: "reminder", matchId: match().id, startsAt: now() + hour, line: null });
    expect(await tell()).toBeNull();
    await stage.poll(matches[1] as Known, 0.6);
    await stage.deliver();
    expect(last()).toMatchObject({ counts: true, cap: { count: 1 } });
    await stage.watch(ann, matches[2] as Known, ">=2.1 on=winner:home book=Birch");
    await stage.poll(matches[2] as Known, 0.4);
    await stage.poll(matches[1] as Known, 0.7);
    await happens({ kind: "reminder", matchId: match().id, startsAt: now() + hour, line: null });
    await stage.deliver();
    const told = stage.sent.map(({ said }) => [
      ...said.matches.map((one) => one.match.slug),
      ...said.moments.map(() => "moment"),
    ]);
    expect(told).toEqual([["reds-blues"], ["moment"], ["a-b"], ["c-d", "moment"]]);
  });

  it("counts a message of which anything counts, and nothing else of it", async () => {
    await stage.watch(ann, match());
    for (const moves of [false, true, false]) {
      await happens({ kind: "reminder", matchId: match().id, startsAt: now() + hour, line: null });
      if (moves) await stage.poll(match(), 0.6);
      await stage.deliver();
    }
    expect(stage.sent.map(({ said }) => [said.moments.length, said.matches.length, said.manner.counts])).toEqual([
      [1, 0, false],
      [1, 1, true],
      [1, 0, false],
    ]);
  });

  it("neither holds nor counts what quiet hours, a mute or a digest had held back", async () => {
    await stage.set(ann, { hourly: 1 });
    await stage.mute(ann, now() + hour);
    for (const known of matches) await stage.watch(ann, known);
    await stage.poll(match(), 0.6);
    await happens();
    await stage.deliver();
    expect(await tell()).toBe("held");
    expect(await held()).toEqual([{ because: "mute", until: now() - 2_100 + hour, count: 2 }]);
    await pass(hour);
    for (const known of matches) await stage.poll(known);
    stage.outcomes.push({ kind: "later", afterMs: 1_000 });
    await stage.deliver(5_000);
    // What the platform wanted later is a catch-up all the same.
    expect(last()).toMatchObject({ held: "mute", counts: false, cap: null });
    expect(stage.sent.map(({ said }) => [said.matches.length, said.moments.length])).toEqual(Array(2).fill([1, 1]));
    await stage.poll(matches[1] as Known, 0.6);
    await stage.deliver();
    expect(last()).toMatchObject({ held: null, counts: true, cap: { count: 1 } });
    await stage.poll(matches[2] as Known, 0.6);
    await stage.deliver();
    expect(stage.sent.map(({ said }) => said.matches.length)).toEqual([1, 1, 1]);
  });

  it("counts what comes through quiet hours while they last", async () => {
    const quiet = { ...defaultQuiet, on: true, from: 12 * 60, to: 20 * 60, through: { kind: "times", times: 2 } } as const;
    await stage.set(ann, { hourly: 1, quiet });
    for (const known of matches) await stage.watch(ann, known);
    await stage.poll(match(), 0.54);
    await stage.deliver();
    expect(stage.sent).toEqual([]);
    await stage.poll(match(), 0.6);
    await stage.deliver();
    expect(last()).toMatchObject({ counts: true, cap: { count: 1 } });
  });

  it("offers fewer points only where all thresholds are in points", async () => {
    await stage.set(ann, { hourly: 1 });
    await stage.watch(ann, match());
    await stage.watch(ann, matches[1] as Known, "5%");
    await stage.poll(match(), 0.6);
    await stage.deliver();
    expect(last()?.cap).toMatchObject({ points: null });
  });

  it.each([
    [["1pp"], 5],
    [["3pp"], 5],
    [["4pp"], 5],
    [["5pp"], 8],
    [["12pp", "5pp", "8pp"], 8],
    [["30pp"], null],
    [["3pp", "5%"], null],
    [["3pp", "0.10"], null],
    [["5pp", ">=2.1 on=winner:home"], 8],
    [[">=2.1 on=winner:home"], null],
    [[], null],
  ])("offers the next points beyond the least of %j, five at least: %j", async (rules, points) => {
    for (const [nth, rule] of rules.entries()) await stage.watch(ann, matches[nth] as Known, rule);
    const hours = new Map([[ann, { hourly: 1, sentAt: [] }]]);
    expect((await capsReached(stage.database, hours, now())).get(ann)?.points).toBe(points);
  });

  it("is reached by the message that goes now, and lasts until the oldest of the hour is an hour old", async () => {
    const reached = async (hourly: number | null, ...ago: number[]) => {
      const sentAt = ago.map((ms) => now() - ms);
      return (await capsReached(stage.database, new Map([[ann, { hourly, sentAt }]]), now())).get(ann) ?? null;
    };
    expect(await reached(1)).toEqual({ count: 1, until: now() + hour, points: null });
    expect(await reached(3, minute, 2 * minute, 3 * minute)).toEqual({
      count: 3,
      until: now() + hour - 2 * minute,
      points: null,
    });
    expect([await reached(3, minute), await reached(null, minute)]).toEqual([null, null]);
    // A time that is nearer than two minutes is not said.
    const near = [await reached(2, hour - 2 * minute), await reached(2, hour - 2 * minute + 1), await reached(2, hour)];
    expect(near).toEqual([{ count: 2, until: now() + 2 * minute, points: null }, null, null]);
    expect((await capsReached(stage.database, new Map(), now())).size).toBe(0);
  });

  it("lets all that waited go in one message, and says no time that is about now", async () => {
    await stage.set(ann, { hourly: 2 });
    for (const known of matches) await stage.watch(ann, known);
    // Two messages within seconds, and then more than fits.
    for (const [nth, known] of matches.entries()) {
      await stage.poll(known, 0.6);
      await stage.deliver();
      await pass(5_000 * (nth + 1));
    }
    expect(stage.sent).toHaveLength(2);
    await pass(hour - 40_000);
    for (const known of matches) await stage.poll(known);
    await stage.deliver(2 * minute);
    const released = stage.sent.slice(2).map(({ said: { matches: moved, manner } }) => [moved.length, manner.held, manner.cap]);
    expect(released).toEqual([[matches.length - 2, "flood", null]]);
  });

  it("counts what was begun long before it arrived", async () => {
    await stage.set(ann, { hourly: 1 });
    await tellBet("Alder");
    await pass(20 * minute);
    await stage.database
      .updateTable("messages")
      .set({ claimed_at: now() - 5 * hour })
      .execute();
    expect(await held()).toMatchObject([{ because: "flood", count: 0 }]);
  });

  it.each([
    ["quiet", "mute"],
    ["mute", "quiet"],
  ])("says first what holds for less long: %s, then %s", async (sooner, later) => {
    for (const [because, until] of [
      [sooner, hour],
      [later, 2 * hour],
    ] as const) {
      await happens();
      const newest = stage.database.selectFrom("facts").select(({ fn }) => fn.max("id").as("id"));
      await stage.database
        .updateTable("facts")
        .set({ held: because, due_at: now() + until })
        .where("id", "=", newest)
        .execute();
    }
    expect((await held()).map(({ because }) => because)).toEqual([sooner, later]);
  });

  it("counts together what waits for matches to be asked for again, whenever that is", async () => {
    for (const ms of [hour, 2 * hour, 3 * hour]) {
      await happens();
      const newest = stage.database.selectFrom("facts").select(({ fn }) => fn.max("id").as("id"));
      await stage.database
        .updateTable("facts")
        .set({ held: ms === 3 * hour ? "mute" : "away", due_at: now() + ms })
        .where("id", "=", newest)
        .execute();
    }
    expect((await held()).map(({ because, count }) => [because, count]).sort()).toEqual([
      ["away", 2],
      ["mute", 1],
    ]);
  });

  it("tells what would hold the next alert, and nothing while nothing does", async () => {
    expect(await held()).toEqual([]);
    await stage.set(ann, { quiet: { ...defaultQuiet, on: true, from: 12 * 60, to: 13 * 60 } });
    expect(await held()).toEqual([{ because: "quiet", until: now() + hour, count: 0 }]);
    await stage.watch(ann, match());
    await stage.poll(match(), 0.6);
    await stage.deliver();
    expect(await held()).toMatchObject([{ because: "quiet", count: 1 }]);
    await stage.set(ann, { quiet: defaultQuiet });
    await reconsider(stage.database, [ann], now());
    expect(await held()).toEqual([]);
  });
});
