import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { endOfTime } from "../../src/clock.ts";
import { endPauses } from "../../src/feed/ended-pauses.ts";
import { hasBaseline, matchesToResume, pauseWatch, resumeWatch, resumeWatches } from "../../src/watches/pauses.ts";
import { watchByRef } from "../../src/watches/store.ts";
import { watchedMatches } from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const hour = 3_600_000;

describe.each(engines)("a paused watch on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let id: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues", 0.5);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    await stage.poll(match);
    id = (await stage.watch(ann, match)).id;
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const told = () => stage.sent.map(({ message }) => message.address);
  const pause = (until: number = endOfTime) => pauseWatch(stage.database, { watch: { id }, until });
  const end = (boards = stage.boards) =>
    endPauses(
      { database: stage.database, boards, lookup: stage.lookup },
      { now: stage.clock.now(), signal: new AbortController().signal },
    );

  it("is not polled for, unless another chat watches the match", async () => {
    const followed = async () => (await watchedMatches(stage.database, stage.clock.now())).map(({ chats }) => chats);
    expect(await followed()).toEqual([1]);
    await pause();
    expect(await followed()).toEqual([]);
    await stage.watch(bob, match);
    expect(await followed()).toEqual([1]);
  });

  it("tells nothing, not even what waited already, while others are told", async () => {
    await stage.watch(bob, match);
    await stage.poll(match, 0.56);
    await pause();
    await stage.deliver();
    await stage.poll(match, 0.65);
    await stage.boards.rebuild(new AbortController().signal);
    await stage.deliver();
    expect(told()).toEqual([bob, bob]);
  });

  it("goes on from the present board when it is resumed: what moved meanwhile is not told", async () => {
    await pause();
    await stage.poll(match, 0.6);
    const view = await stage.poll(match);
    await resumeWatches(stage.database, {
      ...{ matchId: match.id, watchId: id, revision: view?.revision ?? null, now: stage.clock.now() },
    });
    await stage.boards.rebuild(new AbortController().signal);
    await stage.deliver();
    expect(told()).toEqual([]);
    await stage.poll(match, 0.64);
    await stage.deliver();
    expect(told()).toEqual([ann]);
    expect(stage.sent[0]?.said.matches[0]?.movement.moves[0]?.probability.from).toBeCloseTo(0.6, 5);
  });

  it("that keeps where it was tells afterwards what moved meanwhile, whoever resumes it", async () => {
    const pauseKeeping = () => pauseWatch(stage.database, { watch: { id }, until: stage.clock.now() + hour, keeps: true });
    expect(await pauseKeeping()).toBe(true);
    for (const chance of [0.6, 0.55]) {
      await stage.poll(match, chance);
      await stage.boards.rebuild(new AbortController().signal);
      await stage.deliver();
    }
    expect(told()).toEqual([]);
    await stage.clock.advance(hour, stage.settle);
    stage.odds.set("reds-blues", { quotes: twoWay(0.56), refreshedAt: null });
    expect(await end()).toBe(true);
    await stage.boards.rebuild(new AbortController().signal);
    await stage.deliver();
    expect(told()).toEqual([ann]);
    const way = stage.sent[0]?.said.matches[0]?.movement.moves[0]?.probability;
    expect([way?.from, way?.to].map((chance) => chance?.toFixed(2))).toEqual(["0.50", "0.56"]);
    expect(await pause()).toBe(false);
    expect(await pauseKeeping()).toBe(false);
  });

  it("is resumed by itself when its time is over, from a board that is fetched then", async () => {
    await pause(stage.clock.now() + hour);
    await stage.clock.advance(hour - 1, stage.settle);
    expect(await end()).toBe(false);
    await stage.clock.advance(1, stage.settle);
    // Nobody has polled meanwhile, so what is kept is from before the pause.
    stage.odds.set("reds-blues", { quotes: twoWay(0.6), refreshedAt: null });
    expect(await end()).toBe(true);
    expect(await watchByRef(stage.database, { chat: ann, ref: `=${id}` })).toMatchObject({ pausedUntil: null });
    await stage.deliver();
    expect(told()).toEqual([]);
    await stage.poll(match, 0.64);
    await stage.deliver();
    expect(told()).toEqual([ann]);
  });

  it("stays paused until a person resumes it, however late", async () => {
    await pause();
    await stage.clock.advance(1_000 * 24 * hour, stage.settle);
    expect(await end()).toBe(false);
  });

  it("stays paused while the source cannot be asked for a board to start from", async () => {
    await pause(stage.clock.now());
    const silent = { ...stage.boards, fetch: () => Promise.reject(new ApiUnreachable("timeout")) };
    expect(await end(silent)).toBe(false);
    expect(await watchByRef(stage.database, { chat: ann, ref: `=${id}` })).toMatchObject({ pausedUntil: stage.clock.now() });
    expect(await end()).toBe(true);
  });

  it("is active again when the chat watches the match anew", async () => {
    await pause();
    expect(await stage.watch(ann, match, "5pp")).toMatchObject({ id, pausedUntil: null });
    await stage.poll(match, 0.6);
    await stage.deliver();
    expect(told()).toEqual([ann]);
  });

  it("is to be resumed from the moment that was said on, match by match", async () => {
    const other = await stage.addMatch("a-b");
    const rows: [string, Known, number][] = [
      [ann, other, 20],
      [bob, other, 21],
      [bob, match, 30],
    ];
    for (const [chat, known, until] of rows) await pauseWatch(stage.database, { watch: await stage.watch(chat, known), until });
    await stage.database
      .insertInto("watches")
      .values({ chat: ann, kind: "bets", rule: "bets improving=1", created_by: "7", created_at: 1, paused_until: 5 })
      .execute();
    const due = (now: number) => matchesToResume(stage.database, now);
    expect([await due(19), await due(20), await due(29), await due(30)]).toEqual([
      [],
      [other.id],
      [other.id],
      [match.id, other.id],
    ]);
  });

  it("is resumed alone by its number, or with all of its match whose time is over", async () => {
    const now = stage.clock.now();
    const theirs = await stage.watch(bob, match);
    const late = await stage.watch(await stage.addChat("telegram:3"), match);
    const elsewhere = await stage.watch(bob, await stage.addMatch("a-b"));
    const pauseAll = async () => {
      for (const [watch, until] of [
        [{ id }, now],
        [theirs, now],
        [late, now + 1],
        [elsewhere, now],
      ] as const)
        await pauseWatch(stage.database, { watch, until });
    };
    const standing = async () => {
      const query = stage.database.selectFrom("watches as w").leftJoin("baselines as b", "b.watch_id", "w.id");
      const rows = await query.select(["w.paused_until", "b.revision", "b.set_at", "b.reason"]).orderBy("w.id").execute();
      return rows.map((row) => (row.paused_until === null ? `${row.revision} ${row.set_at} ${row.reason}` : "paused"));
    };
    await pauseAll();
    await resumeWatches(stage.database, { matchId: match.id, watchId: theirs.id, revision: 1, now });
    expect(await standing()).toEqual(["paused", `1 ${now} resumed`, "paused", "paused"]);
    await pauseAll();
    await resumeWatches(stage.database, { matchId: match.id, watchId: null, revision: 1, now });
    expect(await standing()).toEqual([`1 ${now} resumed`, `1 ${now} resumed`, "paused", "paused"]);
    expect([await hasBaseline(stage.database, { id }), await hasBaseline(stage.database, late)]).toEqual([true, false]);
    await pauseAll();
    await resumeWatches(stage.database, { matchId: match.id, watchId: null, revision: null, now });
    expect(await standing()).toEqual(["null null null", "null null null", "paused", "paused"]);
    // One that is not paused goes on from where it is.
    await stage.watch(ann, match);
    await resumeWatches(stage.database, { matchId: match.id, watchId: id, revision: 7, now: now + 1 });
    expect((await standing())[0]).toBe(`1 ${now} created`);
  });

  it("about more than one match begins its looks anew", async () => {
    const { id: betsId } = await stage.database
      .insertInto("watches")
      .values({ chat: ann, kind: "bets", rule: "bets improving=1", created_by: "7", created_at: 1, looked_at: 5 })
      .returning("id")
      .executeTakeFirstOrThrow();
    const row = () =>
      stage.database.selectFrom("watches").select(["paused_until", "looked_at"]).where("id", "=", betsId).executeTakeFirst();
    expect(await pauseWatch(stage.database, { watch: { id: betsId }, until: 9 })).toBe(false);
    expect(await row()).toEqual({ paused_until: 9, looked_at: null });
    await stage.database.updateTable("watches").set({ looked_at: 7 }).where("id", "=", betsId).execute();
    await resumeWatch(stage.database, { id: betsId });
    expect(await row()).toEqual({ paused_until: null, looked_at: null });
    expect(await watchByRef(stage.database, { chat: ann, ref: `=${id}` })).toMatchObject({ pausedUntil: null });
  });
});
