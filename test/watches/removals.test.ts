import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeOld } from "../../src/feed/upkeep.ts";
import { removedBoards, removeWatches, undoMs, undoRemoval } from "../../src/watches/removals.ts";
import { allWatchesOf, watchRecordsOf } from "../../src/watches/store.ts";
import { watchesOfChat } from "../../src/watches/watches.ts";
import { addWideWatch, wideWatchesOf } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";

describe.each(engines)("removed watches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    matches = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
    for (const chat of [ann, bob]) await stage.addChat(chat);
    for (const match of matches) {
      await stage.poll(match);
      await stage.watch(ann, match);
    }
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const records = () => watchRecordsOf(stage.database, [ann]);
  const told = () => stage.sent.map(({ message }) => message.address);

  async function removeAll(): Promise<number> {
    const watches = await allWatchesOf(stage.database, [ann]);
    const removal = await removeWatches(stage.database, { chat: ann, watches, now: stage.clock.now() });
    if (removal === null) throw new Error("nothing was removed");
    return removal;
  }
  const undo = (id: number | null, chat = ann) => undoRemoval(stage.database, { chat, id, now: stage.clock.now() });

  it("alert no more, and come back under their numbers with what the chat was last told", async () => {
    const before = await records();
    const [match] = matches as [Known];
    const id = await removeAll();
    expect(await records()).toEqual([]);
    await stage.poll(match, 0.56);
    await stage.deliver();
    expect(told()).toEqual([]);
    expect(await undo(id)).toEqual({ restored: 2, changed: 0 });
    expect(await records()).toEqual(before);
    await stage.poll(match, 0.57);
    await stage.deliver();
    expect(told()).toEqual([ann]);
    expect(stage.sent[0]?.said.matches[0]?.movement.moves[0]?.probability.from).toBeCloseTo(0.5, 5);
  });

  it("can be brought back once, by their chat, for ten minutes, with the board that they are compared with", async () => {
    const before = await records();
    const [match] = matches as [Known];
    await stage.clock.advance(20 * 60_000, stage.settle);
    const id = await removeAll();
    await stage.poll(match, 0.56);
    await stage.clock.advance(undoMs - 1, stage.settle);
    await removeOld(stage.database, stage.clock.now());
    expect(await undo(id, bob)).toBeNull();
    expect(await undo(null)).toEqual({ restored: 2, changed: 0 });
    expect(await records()).toEqual(before);
    expect(await undo(id)).toBeNull();
    const late = await removeAll();
    await stage.clock.advance(undoMs, stage.settle);
    expect(await undo(late)).toBeNull();
    await removeOld(stage.database, stage.clock.now() + 1);
    expect(await stage.database.selectFrom("removals").select("id").execute()).toEqual([]);
  });

  it("keep the boards that they are compared with, and none for what was never compared", async () => {
    await stage.watch(ann, await stage.addMatch("blacks-whites"));
    const target = { kind: "sport", sport: "football" } as const;
    await addWideWatch(stage.database, { chat: ann, target, rule: "3pp", createdBy: "7", now: stage.clock.now() });
    await removeAll();
    expect(await removedBoards(stage.database)).toEqual(matches.map(({ id }) => ({ matchId: id, revision: 1 })));
  });

  it("leave alone what the chat has begun to watch again", async () => {
    const [match] = matches as [Known];
    const id = await removeAll();
    const anew = await stage.watch(ann, match, "8pp");
    expect(await undo(id)).toEqual({ restored: 1, changed: 0 });
    expect(await watchesOfChat(stage.database, ann)).toContainEqual(anew);
  });

  it("come back with the wide ones, which keep their numbers too", async () => {
    const target = { kind: "sport", sport: "football" } as const;
    const wanted = { chat: ann, target, rule: "3pp", createdBy: "7", now: stage.clock.now() };
    await addWideWatch(stage.database, wanted);
    const before = await wideWatchesOf(stage.database, ann);
    const id = await removeAll();
    expect(await wideWatchesOf(stage.database, ann)).toEqual([]);
    expect(await undo(id)).toEqual({ restored: 3, changed: 0 });
    expect(await wideWatchesOf(stage.database, ann)).toEqual(before);
    const again = await removeAll();
    await addWideWatch(stage.database, wanted);
    expect(await undo(again)).toEqual({ restored: 2, changed: 0 });
  });

  it("are only those of the chat itself", async () => {
    const [match] = matches as [Known];
    const other = await stage.watch(bob, match);
    expect(await removeWatches(stage.database, { chat: ann, watches: [other], now: stage.clock.now() })).toBeNull();
    expect(await watchesOfChat(stage.database, bob)).toEqual([other]);
  });

  it("do not take a number that another watch gets meanwhile", async () => {
    const before = (await records()).map(({ id }) => id);
    const id = await removeAll();
    const [match] = matches as [Known];
    const other = await stage.watch(bob, match);
    expect(before).not.toContain(other.id);
    expect(await undo(id)).toEqual({ restored: 2, changed: 0 });
  });
});
