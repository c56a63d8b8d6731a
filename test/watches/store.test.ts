import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatBetTerms } from "../../src/rules/rule-text.ts";
import { watchesBeginning } from "../../src/watches/authors.ts";
import { addBetWatch, changeBetTerms, changeBetWatch } from "../../src/watches/bet-watches.ts";
import { dropImport, importsOf, keepImport, keptImport, pruneImports } from "../../src/watches/imports.ts";
import { usualLimits } from "../../src/watches/limits.ts";
import { type Mute, muteOn } from "../../src/watches/mutes.ts";
import { removeWatches, undoMs, undoRemoval } from "../../src/watches/removals.ts";
import { readCode } from "../../src/watches/share-codes.ts";
import { keepShared, keptShared, pruneShared } from "../../src/watches/shared-watches.ts";
import { endStarted } from "../../src/watches/starts.ts";
import { chatsByWatches, countWatches, mainAuthorOf } from "../../src/watches/store.ts";
import { batchEnd, watchesOfChat } from "../../src/watches/watches.ts";
import { addWideWatch } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const anyBet = { edge: null, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };

describe.each(engines)("the table of watches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const addBets = (filter: Partial<typeof anyBet> | { edge: number }, improvement = 10_000) =>
    addBetWatch(stage.database, { chat: ann, filter: { ...anyBet, ...filter }, improvement, createdBy: "7", now: now() });
  /** A match that begins so long after the clock's time. */
  async function beginsIn(slug: string, ms: number): Promise<Known> {
    const known = await stage.addMatch(slug);
    const startsAt = now() + ms;
    await stage.database.updateTable("matches").set({ starts_at: startsAt }).where("id", "=", known.id).execute();
    return known;
  }

  it("counts what chats have added and not what wide watches brought, the chats with most first", async () => {
    const matches = [await stage.addMatch("a-b"), await stage.addMatch("c-d")];
    for (const match of matches) await stage.watch(bob, match);
    const target = { kind: "sport", sport: "football" } as const;
    const added = await addWideWatch(stage.database, { chat: ann, target, rule: "3pp", createdBy: "7", now: 1 });
    if (added === "limit_reached") throw new Error("the chat watches too much");
    for (const { id } of matches) {
      const brought = { chat: ann, match_id: id, rule: "3pp", created_by: "7", created_at: 1, kind: "match" };
      await stage.database
        .insertInto("watches")
        .values({ ...brought, kind: "match", wide_id: added.wide.id })
        .execute();
    }
    expect(await countWatches(stage.database)).toBe(3);
    const { chats } = await chatsByWatches(stage.database, { search: null, offset: 0, limit: 10 });
    expect(chats).toEqual([
      { address: bob, state: "active", watches: 2 },
      { address: ann, state: "active", watches: 1 },
    ]);
    expect(await chatsByWatches(stage.database, { search: "%", offset: 0, limit: 10 })).toEqual({ count: 0, chats: [] });
  });

  it("names who added most, and counts what all have added", async () => {
    const authors = ["", "9", "8", "8", "", ""];
    for (const [nth, author] of authors.entries()) {
      const watch = await stage.watch(ann, await stage.addMatch(`a-${nth}`));
      await stage.database.updateTable("watches").set({ created_by: author }).where("id", "=", watch.id).execute();
    }
    expect(await mainAuthorOf(stage.database, [ann, bob])).toEqual({ id: "8", watches: 6 });
    expect(await mainAuthorOf(stage.database, [bob])).toBeNull();
    expect(await mainAuthorOf(stage.database, [])).toBeNull();
  });

  it("says where a batch of a match's watches ends, and not where the rest fits in one", async () => {
    const match = await stage.addMatch("a-b");
    const ids: number[] = [];
    for (let nth = 3; nth < 8; nth++) ids.push((await stage.watch(await stage.addChat(`telegram:${nth}`), match)).id);
    const end = (after: number, size: number) => batchEnd(stage.database, { matchId: match.id, after, size });
    expect(await end(0, 2)).toBe(ids[1]);
    expect(await end(ids[1] ?? 0, 2)).toBe(ids[3]);
    expect(await end(ids[3] ?? 0, 2)).toBeNull();
    expect(await end(0, 5)).toBe(ids[4]);
    expect(await end(0, 6)).toBeNull();
  });

  it("ends a watch at the start of its match, but not one that was set at that moment", async () => {
    const match = await beginsIn("a-b", 1_000);
    await stage.watch(ann, match);
    await stage.clock.advance(999);
    expect(await endStarted(stage.database, now())).toBe(0);
    await stage.clock.advance(1);
    await stage.watch(bob, match);
    expect(await endStarted(stage.database, now())).toBe(1);
    expect([await watchesOfChat(stage.database, ann), await watchesOfChat(stage.database, bob)]).toMatchObject([
      [],
      [{ chat: bob }],
    ]);
  });

  it("tells which matches begin after one time and not after another", async () => {
    for (const ms of [10, 11, 20, 21]) await stage.watch(ann, await beginsIn(`in-${ms}`, ms));
    const beginning = await watchesBeginning(stage.database, { after: now() + 10, upTo: now() + 20 });
    expect(beginning.map(({ startsAt }) => startsAt - now())).toEqual([11, 20]);
  });

  it("holds one watch on value bets for each filter, and ten of them at most", async () => {
    const first = await addBets({});
    const second = await addBets({ edge: 0.05 });
    if (first === "limit_reached" || second === "limit_reached") throw new Error("the chat watches too much");
    expect([first.created, second.created]).toEqual([true, true]);
    expect(await addBets({}, 20_000)).toMatchObject({ created: false, watch: { id: first.watch.id, improvement: 20_000 } });
    const changed = (filter: typeof anyBet | { edge: number }) => {
      return changeBetWatch(stage.database, {
        id: first.watch.id,
        chat: ann,
        filter: { ...anyBet, ...filter },
        improvement: 5_000,
      });
    };
    expect(await changed({ edge: 0.05 })).toBe(false);
    expect(await changed({ edge: 0.07 })).toBe(true);
    expect(await changed({ edge: 0.07 })).toBe(true);
    const from = formatBetTerms({ filter: { ...anyBet, edge: 0.07 }, improvement: 5_000 });
    const to = (edge: number) => formatBetTerms({ filter: { ...anyBet, edge }, improvement: 5_000 });
    expect(await changeBetTerms(stage.database, ann, { id: first.watch.id, from, to: to(0.05) })).toBe(false);
    expect(await changeBetTerms(stage.database, ann, { id: first.watch.id, from, to: to(0.06) })).toBe(true);
    for (let nth = 2; nth < usualLimits.bets; nth++) expect(await addBets({ edge: nth / 10 })).toMatchObject({ created: true });
    expect(await addBets({ edge: 0.99 })).toBe("limit_reached");
    expect(await addBets({ edge: 0.05 })).toMatchObject({ created: false });
  });

  it("brings back no more than the chat can watch, and that for ten minutes", async () => {
    expect(undoMs).toBe(600_000);
    const matches: Known[] = [];
    for (const slug of ["a-b", "c-d", "e-f"]) matches.push(await stage.addMatch(slug));
    const [first, second, third] = matches as [Known, Known, Known];
    const watches = [await stage.watch(ann, first), await stage.watch(ann, second)];
    const removal = await removeWatches(stage.database, { chat: ann, watches, now: now() });
    await stage.set(ann, { mostWatches: 2 });
    await stage.watch(ann, third);
    expect(await undoRemoval(stage.database, { chat: ann, id: removal, now: now() + undoMs })).toBeNull();
    expect(await undoRemoval(stage.database, { chat: ann, id: removal, now: now() + undoMs - 1 })).toEqual({
      restored: 1,
      changed: 0,
    });
    expect(await watchesOfChat(stage.database, ann)).toHaveLength(2);
  });

  it("keeps the three newest files of a chat for an hour, until they are imported", async () => {
    const { database } = stage;
    const keep = (chat: string, content: string) => keepImport(database, { chat, content, now: now() });
    const begun = now();
    const ids = [await keep(ann, "1"), await keep(ann, "2"), await keep(ann, "3"), await keep(ann, "4"), await keep(bob, "5")];
    const kept = (at: number, chat = ann) => Promise.all(ids.map((id) => keptImport(database, { chat, id, now: at })));
    expect(await kept(begun + 3_599_999)).toEqual([null, "2", "3", "4", null]);
    expect(await kept(begun, bob)).toEqual([null, null, null, null, "5"]);
    expect(await kept(begun + 3_600_000)).toEqual([null, null, null, null, null]);
    const [, , , id = 0] = ids;
    expect([await dropImport(database, { chat: bob, id }), await dropImport(database, { chat: ann, id })]).toEqual([false, true]);
    expect(await dropImport(database, { chat: ann, id })).toBe(false);
    expect((await importsOf(database, [ann, bob])).map(({ content }) => content)).toEqual(["2", "3", "5"]);
    expect(await importsOf(database, [])).toEqual([]);
    await pruneImports(database, begun);
    expect(await importsOf(database, [ann])).toHaveLength(2);
    await pruneImports(database, begun + 1);
    expect(await importsOf(database, [ann])).toEqual([]);
  });

  it("keeps what was shared for ninety days after it was shared last", async () => {
    const day = 86_400_000;
    const share = (at: number) => keepShared(stage.database, { content: "a watch", now: at });
    const code = await share(0);
    const read = readCode(code);
    if (read?.kind !== "kept") throw new Error("no code of what is kept");
    const kept = (at: number) => keptShared(stage.database, { token: read.token, now: at });
    expect([await kept(90 * day - 1), await kept(90 * day)]).toEqual(["a watch", null]);
    expect(await share(day)).toBe(code);
    await pruneShared(stage.database, 91 * day - 1);
    expect([await kept(91 * day - 1), await kept(91 * day)]).toEqual(["a watch", null]);
    await pruneShared(stage.database, 91 * day);
    expect(await kept(0)).toBeNull();
  });

  it("brings back the latest removal first", async () => {
    const [one, other] = [
      await stage.watch(ann, await stage.addMatch("a-b")),
      await stage.watch(ann, await stage.addMatch("c-d")),
    ];
    for (const watch of [one, other]) await removeWatches(stage.database, { chat: ann, watches: [watch], now: now() });
    const undo = () => undoRemoval(stage.database, { chat: ann, id: null, now: now() });
    const ids = async () => (await watchesOfChat(stage.database, ann)).map(({ id }) => id);
    await undo();
    expect(await ids()).toEqual([other.id]);
    await undo();
    expect((await ids()).toSorted()).toEqual([one.id, other.id]);
  });
});

describe("the mute that keeps a match quiet", () => {
  const mute = (matchId: number | null, until: number | null): Mute => ({ chat: ann, matchId, until, createdAt: 0 });

  it("is the longest of those that are about it", () => {
    const mutes = [mute(1, 10), mute(null, 20), mute(2, 30)];
    expect(muteOn(mutes, 1)).toEqual(mute(null, 20));
    expect(muteOn(mutes, 2)).toEqual(mute(2, 30));
    expect(muteOn([...mutes, mute(1, null)], 1)).toEqual(mute(1, null));
    expect(muteOn([mute(2, 30)], 1)).toBeNull();
  });
});
