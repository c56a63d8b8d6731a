import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import { endOfTime } from "../../src/clock.ts";
import { endPauses } from "../../src/feed/ended-pauses.ts";
import { pauseWatch, resumeWatches } from "../../src/watches/pauses.ts";
import { watchById } from "../../src/watches/store.ts";
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
    expect(await watchById(stage.database, { chat: ann, id })).toMatchObject({ pausedUntil: null });
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
    expect(await watchById(stage.database, { chat: ann, id })).toMatchObject({ pausedUntil: stage.clock.now() });
    expect(await end()).toBe(true);
  });

  it("is active again when the chat watches the match anew", async () => {
    await pause();
    expect(await stage.watch(ann, match, "5pp")).toMatchObject({ id, pausedUntil: null });
    await stage.poll(match, 0.6);
    await stage.deliver();
    expect(told()).toEqual([ann]);
  });
});
