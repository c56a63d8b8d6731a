import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginnings, createAgenda, silences } from "../../src/detection/moments.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("the moment on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    for (const chat of [ann, bob]) await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const startsIn = (ms: number) =>
    stage.database
      .updateTable("matches")
      .set({ starts_at: now() + ms })
      .where("id", "=", match.id)
      .execute();
  const found = async () => (await beginnings(stage.database, now())).map(({ chat, moment }) => `${chat} ${moment.kind}`);

  it("for a reminder comes so many minutes before the start, until it, for whoever watched before", async () => {
    for (const chat of [ann, bob]) await stage.set(chat, { reminderMinutes: 120 });
    await startsIn(2 * hour + 2);
    await pass(1);
    await stage.watch(ann, match);
    expect(await found()).toEqual([]);
    await pass(1);
    await stage.watch(bob, match);
    const [reminder, ...more] = await beginnings(stage.database, now());
    expect(reminder).toMatchObject({ chat: ann, moment: { kind: "reminder" }, dueAt: now(), until: now() + 2 * hour });
    expect(more).toEqual([]);
    await pass(2 * hour - 1);
    expect(await found()).toEqual([`${ann} reminder`]);
  });

  it("of a start comes with it and for ten minutes, for whoever watched before, with the line of then", async () => {
    await stage.poll(match, 0.5);
    await startsIn(2);
    await pass(1);
    await stage.watch(ann, match);
    expect(await found()).toEqual([]);
    await pass(1);
    await stage.watch(bob, match);
    const startsAt = now();
    await pass(minute);
    stage.odds.set(match.match.slug, { quotes: [], refreshedAt: null });
    await stage.poll(match, 0.6);
    const [started, ...more] = await beginnings(stage.database, now());
    expect(started).toMatchObject({ chat: ann, dueAt: now(), until: startsAt + 10 * minute });
    expect(started?.moment).toMatchObject({ kind: "started", startsAt, ended: true });
    expect(started?.moment.kind === "started" && started.moment.line?.selections[0]?.probability).toBeCloseTo(0.5);
    expect(more).toEqual([]);
    await pass(9 * minute - 1);
    expect(await found()).toEqual([`${ann} started`]);
    await pass(1);
    expect(await found()).toEqual([]);
  });

  it("of a silence comes when odds are twice as old as they may be, while half of the others are fresh", async () => {
    const [fresh, other] = [await stage.addMatch("fresh-fresher"), await stage.addMatch("also-silent")];
    for (const known of [match, fresh, other]) await stage.poll(known, 0.5);
    for (const known of [match, fresh]) await stage.watch(ann, known);
    const told = async () => silences(stage.database, now());
    // Another one is polled all the time, or this would be a downtime.
    for (let minutes = 0; minutes < 119; minutes++) {
      await pass(minute);
      await stage.poll(fresh);
    }
    await pass(minute - 1);
    expect(await told()).toEqual([]);
    await pass(1);
    expect(await told()).toMatchObject([
      { chat: ann, key: `silent ${match.id} ${now() - 2 * hour}`, dueAt: now(), until: now() + 12 * hour },
    ]);
    await stage.watch(ann, other);
    expect(await told()).toEqual([]);
  });

  it("is looked for every half a minute, and whoever waits for it is woken only then", async () => {
    let [due, ended] = [0, 0];
    const { database, clock, log } = stage;
    const stopping = new AbortController();
    const onDue = () => void due++;
    const onEnded = () => void ended++;
    const running = createAgenda({ database, clock, log, onDue, onEnded }).run(stopping.signal);
    await stage.set(ann, { reminderMinutes: 5 });
    await startsIn(5 * minute + 30_000);
    await stage.watch(ann, match);
    const toldAfter = async (ms: number) => {
      await pass(ms);
      return [due, ended];
    };
    expect(await toldAfter(29_999)).toEqual([0, 0]);
    expect(await toldAfter(1)).toEqual([1, 0]);
    expect(await toldAfter(5 * minute - 1)).toEqual([1, 0]);
    expect(await toldAfter(1)).toEqual([2, 1]);
    expect(await toldAfter(5 * minute)).toEqual([2, 1]);
    stopping.abort();
    await running;
  });

  it("of a start is for a match of a wide watch only where reminders are wanted", async () => {
    await startsIn(5);
    for (const chat of [ann, bob]) await stage.watch(chat, match);
    const { id } = await stage.database
      .insertInto("watches")
      .values({ chat: ann, kind: "sport", target: "x", body: "{}", rule: "3pp", created_by: "7", created_at: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    await stage.database.updateTable("watches").set({ wide_id: id }).where("kind", "=", "match").execute();
    await pass(5);
    expect(await found()).toEqual([]);
    await stage.set(bob, { reminderMinutes: 5 });
    expect(await found()).toEqual([`${bob} started`]);
  });

  it("of a start says that the watch ended, unless the chat has one that goes on", async () => {
    await startsIn(5);
    await stage.watch(ann, match, "3pp live");
    await stage.watch(bob, match);
    await pass(5);
    const ended = (await beginnings(stage.database, now())).map(({ chat, moment }) => [chat, "ended" in moment && moment.ended]);
    expect(ended).toEqual([
      [ann, false],
      [bob, true],
    ]);
  });

  it("of a silence comes while just half of the others are fresh, and not just after a downtime", async () => {
    const matches = [match, await stage.addMatch("c-d"), await stage.addMatch("e-f"), await stage.addMatch("g-h")];
    for (const known of matches) {
      await stage.poll(known, 0.5);
      await stage.watch(ann, known);
    }
    const silentWith = async (fresh: number) => {
      await stage.database
        .updateTable("boards")
        .set({ fetched_at: now(), confirmed_at: now(), refreshed_at: null })
        .where("match_id", "in", [0, ...matches.slice(4 - fresh).map(({ id }) => id)])
        .execute();
      return (await silences(stage.database, now())).map(({ moment }) => "matchId" in moment && moment.matchId);
    };
    await pass(2 * hour);
    expect(await silentWith(1)).toEqual([]);
    expect(await silentWith(2)).toEqual(matches.slice(0, 2).map(({ id }) => id));
    const ago = async (ms: number) => {
      await stage.database
        .updateTable("boards")
        .set({ fetched_at: now() - ms, confirmed_at: now() - ms })
        .where("match_id", "=", matches[2]?.id ?? 0)
        .execute();
      return (await silences(stage.database, now())).length;
    };
    // What is as old as it may be is neither fresh nor silent yet.
    expect([await ago(hour - 1), await ago(hour)]).toEqual([2, 0]);
    const away = (to: number) =>
      stage.database
        .insertInto("downtime")
        .values({ id: Math.floor(to / minute), from_at: 1, to_at: to })
        .execute();
    await away(now() - 2 * hour);
    expect(await silentWith(2)).toHaveLength(2);
    await away(now() - minute);
    expect(await silentWith(2)).toEqual([]);
  });
});
