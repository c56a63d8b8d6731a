import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultSettings, settingsOf } from "../../src/chats/settings.ts";
import { applyImport } from "../../src/features/share/imports.ts";
import { removeOld } from "../../src/feed/upkeep.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { addBetWatch } from "../../src/watches/bet-watches.ts";
import {
  keepRules,
  pruneRemovals,
  removalsOf,
  removedBoards,
  removeWatches,
  undoMs,
  undoRemoval,
} from "../../src/watches/removals.ts";
import { allWatchesOf, watchRecordsOf } from "../../src/watches/store.ts";
import { watchesOfChat } from "../../src/watches/watches.ts";
import { addWideWatch, excludeMatch, exclusionsOf, wideWatchesOf } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const threePoints = parseRule("3pp") as Rule;

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
    await removeOld(stage.database, stage.clock.now(), { keepers: [], prune: [] });
    expect(await undo(id, bob)).toBeNull();
    expect(await undo(null)).toEqual({ restored: 2, changed: 0 });
    expect(await records()).toEqual(before);
    expect(await undo(id)).toBeNull();
    const late = await removeAll();
    await stage.clock.advance(undoMs, stage.settle);
    expect(await undo(late)).toBeNull();
    await removeOld(stage.database, stage.clock.now() + 1, { keepers: [], prune: [] });
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

  it("take the place of what a wide watch has brought meanwhile, and of nothing else", async () => {
    const [match, other] = matches as [Known, Known];
    const [own] = await watchesOfChat(stage.database, ann);
    const target = { kind: "sport", sport: "football" } as const;
    const added = await addWideWatch(stage.database, { chat: ann, target, rule: "3pp", createdBy: "7", now: stage.clock.now() });
    if (added === "limit_reached" || !own) throw new Error("too many");
    const id = await removeWatches(stage.database, { chat: ann, watches: [own], now: stage.clock.now() });
    for (const known of [match, await stage.addMatch("whites-blacks")]) {
      const brought = { chat: ann, match_id: known.id, rule: "3pp", created_by: "7", created_at: 1, kind: "match" as const };
      await stage.database
        .insertInto("watches")
        .values({ ...brought, wide_id: added.wide.id })
        .execute();
    }
    await stage.database
      .insertInto("watches")
      .values({
        chat: bob,
        match_id: match.id,
        rule: "3pp",
        created_by: "7",
        created_at: 1,
        kind: "match",
        wide_id: added.wide.id,
      })
      .execute();
    expect(await undo(id)).toEqual({ restored: 1, changed: 0 });
    const rows = stage.database.selectFrom("watches").select(["chat", "match_id", "wide_id"]).where("kind", "=", "match");
    expect(
      (await rows.orderBy("chat").orderBy("match_id").execute()).map((one) => [one.chat, one.match_id, one.wide_id]),
    ).toEqual([
      [ann, match.id, null],
      [ann, other.id, null],
      [ann, other.id + 1, added.wide.id],
      [bob, match.id, added.wide.id],
    ]);
  });

  it("of value bets leave alone a watch with the same filter, whatever it calls an improvement", async () => {
    const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
    const add = (improvement: number, edge = 0.05) =>
      addBetWatch(stage.database, {
        ...{ chat: ann, filter: { ...filter, edge }, improvement, createdBy: "7", now: stage.clock.now() },
      });
    await add(10_000);
    const bets = (await allWatchesOf(stage.database, [ann])).filter(({ kind }) => kind === "bets");
    const id = await removeWatches(stage.database, { chat: ann, watches: bets, now: stage.clock.now() });
    await add(20_000);
    expect(await undo(id)).toEqual({ restored: 0, changed: 0 });
    const again = await removeWatches(stage.database, { chat: ann, watches: bets, now: stage.clock.now() });
    expect(again).toBeNull();
    await add(10_000, 0.06);
    const other = (await allWatchesOf(stage.database, [ann])).filter(({ kind }) => kind === "bets").slice(0, 1);
    const third = await removeWatches(stage.database, { chat: ann, watches: other, now: stage.clock.now() });
    expect(await undo(third)).toEqual({ restored: 1, changed: 0 });
  });

  it("do not bring back what an import brought, be it one watch, nor the chat's settings where who undoes may not change them", async () => {
    const imported = async () => {
      const settings = { hourly: 4 };
      const done = await applyImport(stage.database, {
        ...{ chat: bob, id: null, changed: [], settings, journal: { owner: bob, bets: [] }, createdBy: "8", reads: null },
        added: [{ kind: "match", matchId: matches[0]?.id ?? 0, rule: threePoints, pausedUntil: 5, quiet: null }],
        now: stage.clock.now(),
      });
      return done ?? { undo: 0, added: 0, changed: 0 };
    };
    const hourly = async () => (await settingsOf(stage.database, bob)).hourly;
    const first = await imported();
    expect(first).toMatchObject({ added: 1, changed: 0 });
    expect(await watchesOfChat(stage.database, bob)).toMatchObject([{ pausedUntil: 5 }]);
    expect(await undo(first.undo, bob)).toEqual({ restored: 0, changed: 0, isImport: true });
    expect([await watchesOfChat(stage.database, bob), await hourly()]).toEqual([[], defaultSettings.hourly]);
    const second = await imported();
    const now = stage.clock.now();
    // Who may undo only what is of their own watches.
    expect(await undoRemoval(stage.database, { chat: bob, id: second.undo, now, by: "9" })).toBe("not_own");
    expect(await watchesOfChat(stage.database, bob)).toHaveLength(1);
    const own = { chat: bob, id: second.undo, now, by: "8" };
    expect(await undoRemoval(stage.database, own)).toEqual({ restored: 0, changed: 0, isImport: true });
    expect([await watchesOfChat(stage.database, bob), await hourly()]).toEqual([[], 4]);
  });

  it("are undone by a member where all of it is theirs: a removal, and rules that were changed all at once", async () => {
    const now = stage.clock.now();
    const as = (by: string, id: number) => undoRemoval(stage.database, { chat: ann, id, now, by });
    const [first, second] = await records();
    if (!first || !second) throw new Error("nothing is watched");
    await stage.database.updateTable("watches").set({ created_by: "8" }).where("id", "=", second.id).execute();
    const changes = [first, second].map(({ id, rule }) => ({ id, from: rule, to: rule }));
    const changed = await keepRules(stage.database, { chat: ann, now, changes });
    expect(await as("8", changed)).toBe("not_own");
    const own = await keepRules(stage.database, { chat: ann, now, changes: changes.slice(1) });
    expect(await as("8", own)).toEqual({ restored: 0, changed: 1 });
    const removal = await removeWatches(stage.database, { chat: ann, watches: [second], now });
    expect(await as("9", removal ?? 0)).toBe("not_own");
    expect(await as("8", removal ?? 0)).toEqual({ restored: 1, changed: 0 });
  });

  it("do not take a number that another watch gets meanwhile", async () => {
    const before = (await records()).map(({ id }) => id);
    const id = await removeAll();
    const [match] = matches as [Known];
    const other = await stage.watch(bob, match);
    expect(before).not.toContain(other.id);
    expect(await undo(id)).toEqual({ restored: 2, changed: 0 });
  });

  it("begin with the first board that comes where the one they stood at is no more", async () => {
    const [match, other] = matches as [Known, Known];
    for (const known of [match, other]) await stage.poll(known, 0.51);
    const id = await removeAll();
    // The other match's first board stays, and of this one the second.
    const gone = stage.database.deleteFrom("boards").where("match_id", "=", match.id).where("revision", "=", 1);
    await gone.execute();
    await undo(id);
    expect((await records()).map(({ matchId, revision }) => [matchId, revision])).toEqual([
      [match.id, null],
      [other.id, 1],
    ]);
  });

  it("take the exclusions along with the last wide one, whatever else is removed", async () => {
    const target = { kind: "sport", sport: "football" } as const;
    await addWideWatch(stage.database, { chat: ann, target, rule: "3pp", createdBy: "7", now: stage.clock.now() });
    const left = { chat: ann, matchId: matches[0]?.id ?? 0, createdAt: 3 };
    await excludeMatch(stage.database, { chat: ann, matchId: left.matchId, now: 3 });
    await excludeMatch(stage.database, { chat: bob, matchId: left.matchId, now: 4 });
    expect(await exclusionsOf(stage.database, [ann])).toEqual([left]);
    const own = await watchesOfChat(stage.database, ann);
    await undo(await removeWatches(stage.database, { chat: ann, watches: own, now: stage.clock.now() }));
    expect(await exclusionsOf(stage.database, [ann])).toEqual([left]);
    const id = await removeAll();
    expect(await exclusionsOf(stage.database, [ann, bob])).toEqual([{ ...left, chat: bob, createdAt: 4 }]);
    await undo(id);
    expect(await exclusionsOf(stage.database, [ann])).toEqual([left]);
    expect(await exclusionsOf(stage.database, [])).toEqual([]);
  });

  it("are listed by chat, and forgotten when they are from before a time", async () => {
    const at = stage.clock.now();
    const [first, second] = await watchesOfChat(stage.database, ann);
    const changes = [{ id: first?.id ?? 0, from: "5%", to: "3pp" }];
    await keepRules(stage.database, { chat: ann, now: at, changes });
    await stage.clock.advance(1);
    await removeWatches(stage.database, { chat: ann, watches: second ? [second] : [], now: at + 1 });
    await removeWatches(stage.database, { chat: bob, watches: await watchesOfChat(stage.database, bob), now: at + 1 });
    const listed = async () =>
      (await removalsOf(stage.database, [ann, bob])).map((one) => [
        one.chat,
        one.at - at,
        one.changed.length,
        one.watches.length,
      ]);
    expect(await listed()).toEqual([
      [ann, 0, 1, 0],
      [ann, 1, 0, 1],
    ]);
    expect(await removalsOf(stage.database, [])).toEqual([]);
    await pruneRemovals(stage.database, at);
    expect(await listed()).toHaveLength(2);
    await pruneRemovals(stage.database, at + 1);
    expect(await listed()).toEqual([[ann, 1, 0, 1]]);
    expect(await removeWatches(stage.database, { chat: ann, watches: [], now: at })).toBeNull();
  });

  it("of rules give back those that were not changed once more, of matches and of value bets", async () => {
    const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
    const added = await addBetWatch(stage.database, { chat: ann, filter, improvement: 20_000, createdBy: "7", now: 1 });
    if (added === "limit_reached") throw new Error("the chat watches too much");
    const [first, second] = await watchesOfChat(stage.database, ann);
    const changes = [
      { id: first?.id ?? 0, from: "5%", to: "3pp" },
      { id: second?.id ?? 0, from: "5%", to: "8%" },
      { id: added.watch.id, from: "bets edge>=0.05 improving=10000", to: "bets edge>=0.05 improving=20000" },
    ];
    const id = await keepRules(stage.database, { chat: ann, now: stage.clock.now(), changes });
    expect(await undo(id)).toEqual({ restored: 0, changed: 2 });
    expect((await watchesOfChat(stage.database, ann)).map(({ rule }) => rule)).toEqual(["5%", "3pp"]);
    const bets = (await allWatchesOf(stage.database, [ann])).find(({ kind }) => kind === "bets");
    expect(bets).toMatchObject({ improvement: 10_000 });
  });

  it("come back beside another kind of rule for the same match", async () => {
    const [match] = matches as [Known];
    const [own] = await watchesOfChat(stage.database, ann);
    const id = await removeWatches(stage.database, { chat: ann, watches: own ? [own] : [], now: stage.clock.now() });
    await stage.watch(ann, match, "posted");
    expect(await undo(id)).toEqual({ restored: 1, changed: 0 });
    const rules = (await watchesOfChat(stage.database, ann))
      .filter(({ matchId }) => matchId === match.id)
      .map(({ rule }) => rule);
    expect(rules.toSorted()).toEqual(["3pp", "posted"]);
  });

  it("come back as they were in everything", async () => {
    const [own] = await watchesOfChat(stage.database, ann);
    const quiet = JSON.stringify({ on: true, from: 1, to: 2, days: [1], mode: "hold", through: null });
    const odd = { paused_until: 9e15, quiet, created_by: "8", created_at: 17, looked_at: 5 };
    await stage.database
      .updateTable("watches")
      .set(odd)
      .where("id", "=", own?.id ?? 0)
      .execute();
    const rows = () => stage.database.selectFrom("watches").selectAll().orderBy("id").execute();
    const before = await rows();
    await undo(await removeAll());
    expect(await rows()).toEqual(before);
  });
});
