import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultQuiet, settingsOf } from "../../../src/chats/settings.ts";
import { betsOf, type NewBet } from "../../../src/features/journal/bets.ts";
import {
  applyImport,
  dropImport,
  keeper,
  keepImport,
  keptImport,
  type NewSubject,
  pruneImports,
} from "../../../src/features/share/imports.ts";
import { keepShared, keptShared, pruneShared } from "../../../src/features/share/shared-watches.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import { parseRule } from "../../../src/rules/rule-text.ts";
import { undoRemoval } from "../../../src/watches/removals.ts";
import { readCode } from "../../../src/watches/share-codes.ts";
import { allWatchesOf, watchRecordsOf } from "../../../src/watches/store.ts";
import { createStage, type Known, matchNamed, type Stage } from "../../alert-path/stage.ts";
import { engines } from "../../databases.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;
const rule = (words: string) => parseRule(words) as Rule;
const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
const open = { pausedUntil: null, quiet: null };

const owner = ann;
const bet: NewBet = {
  ...{ at: 1, matchId: null, market: "winner", selection: "home", line: null, price: 2_000_000, stake: null },
  ...{ book: null, result: null, closedAt: null, closing: null, match: matchNamed("a-b") },
};

describe.each(engines)("an import on $name", ({ open: openDatabase }) => {
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await openDatabase();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
  });
  afterEach(() => opened.close());

  type Given = Partial<Parameters<typeof applyImport>[1]>;
  const take = (given: Given) =>
    applyImport(stage.database, {
      ...{ chat: ann, id: null, added: [], changed: [], settings: {}, journal: { owner, bets: [] }, createdBy: "7", reads: null },
      ...{ now: stage.clock.now(), ...given },
    });
  const undo = (id: number) => undoRemoval(stage.database, { chat: ann, id, now: stage.clock.now() });

  it("adds watches of each kind as they were, and takes them back together", async () => {
    const quiet = { ...defaultQuiet, on: true };
    const added: NewSubject[] = [
      { kind: "match", matchId: match.id, rule: rule("5%"), revision: 4, pausedUntil: 9e15, quiet },
      { kind: "wide", target: { kind: "sport", sport: "chess" }, rule: rule("8%"), ...open },
      { kind: "bets", terms: { filter, improvement: 30_000 }, ...open },
    ];
    const done = await take({ added });
    expect(done).toMatchObject({ added: 3, changed: 0 });
    expect(await allWatchesOf(stage.database, [ann])).toMatchObject([
      { kind: "wide", target: { sport: "chess" }, rule: "8%", pausedUntil: null, quiet: null },
      { kind: "bets", filter, improvement: 30_000 },
      { kind: "match", rule: "5%", pausedUntil: 9e15, quiet, createdBy: "7" },
    ]);
    expect(await watchRecordsOf(stage.database, [ann])).toMatchObject([{ revision: 4, reason: "created" }]);
    expect(await undo(done?.undo ?? 0)).toEqual({ restored: 0, changed: 0, isImport: true });
    expect(await allWatchesOf(stage.database, [ann])).toEqual([]);
  });

  it("leaves out what there is no room for, of each kind, and says how many came", async () => {
    await stage.set(ann, { mostWatches: 1 });
    const other = await stage.addMatch("a-b");
    const bets = (edge: number): NewSubject => ({
      kind: "bets",
      terms: { filter: { ...filter, edge }, improvement: 1 },
      ...open,
    });
    const sport = (name: string): NewSubject => ({
      ...{ kind: "wide", target: { kind: "sport", sport: name }, rule: rule("3pp"), ...open },
    });
    const of = (matchId: number): NewSubject => ({ kind: "match", matchId, rule: rule("3pp"), ...open });
    const done = await take({ added: [of(match.id), of(other.id), sport("a"), sport("b"), bets(0.1), bets(0.2)] });
    expect(done).toMatchObject({ added: 3 });
    expect((await allWatchesOf(stage.database, [ann])).map(({ kind }) => kind)).toEqual(["wide", "bets", "match"]);
    expect(await watchRecordsOf(stage.database, [ann])).toMatchObject([{ revision: null }]);
  });

  it("changes rules that are as they were seen, of matches and of value bets", async () => {
    const first = await stage.watch(ann, match);
    const second = await stage.watch(ann, await stage.addMatch("a-b"));
    await take({ added: [{ kind: "bets", terms: { filter, improvement: 10_000 }, ...open }] });
    const [bets] = await allWatchesOf(stage.database, [ann]);
    const done = await take({
      changed: [
        { id: first.id, from: "3pp", to: "5%" },
        { id: second.id, from: "4pp", to: "5%" },
        { id: bets?.id ?? 0, from: "bets edge>=0.05 improving=10000", to: "bets edge>=0.05 improving=20000" },
      ],
    });
    expect(done).toMatchObject({ added: 0, changed: 2 });
    const present = async () => (await allWatchesOf(stage.database, [ann])).map((one) => ("rule" in one ? one.rule : one.kind));
    expect(await present()).toEqual(["bets", "5%", "3pp"]);
    expect(await undo(done?.undo ?? 0)).toEqual({ restored: 0, changed: 2 });
    expect(await present()).toEqual(["bets", "3pp", "3pp"]);
  });

  it("sets what it says alone, fills the journal, and both are as before when it is taken back", async () => {
    await stage.set(ann, { hourly: 9, books: ["Alder"] });
    const done = await take({ settings: { hourly: 4 }, journal: { owner, bets: [bet, { ...bet, at: 2 }] } });
    const settings = async () => {
      const { hourly, books } = await settingsOf(stage.database, ann);
      return [hourly, books];
    };
    expect(await settings()).toEqual([4, ["Alder"]]);
    expect((await betsOf(stage.database, owner)).map(({ at }) => at)).toEqual([2, 1]);
    await stage.set(ann, { books: ["Birch"] });
    expect(await undo(done?.undo ?? 0)).toEqual({ restored: 0, changed: 0, isImport: true });
    expect(await settings()).toEqual([9, ["Birch"]]);
    expect(await betsOf(stage.database, owner)).toEqual([]);
  });

  it.each<[string, Given]>([
    ["bets in a journal", { journal: { owner, bets: [bet] } }],
    ["settings", { settings: { hourly: 4 } }],
    ["watches", { added: [{ kind: "bets", terms: { filter, improvement: 1 }, ...open }] }],
  ])("of nothing but %s is one that can be taken back", async (_, given) => {
    const done = await take(given);
    expect(await undo(done?.undo ?? 0)).toEqual({ restored: 0, changed: 0, isImport: true });
    expect(await undo(done?.undo ?? 0)).toBeNull();
  });

  it("comes of a file once", async () => {
    const id = await keepImport(stage.database, { chat: ann, content: "{}", now: stage.clock.now() });
    const added: NewSubject[] = [{ kind: "match", matchId: match.id, rule: rule("5%"), ...open }];
    expect(await take({ id, added })).toMatchObject({ added: 1 });
    expect(await take({ id, added, settings: { hourly: 4 } })).toBeNull();
    expect((await settingsOf(stage.database, ann)).hourly).not.toBe(4);
  });

  it("of watches alone into a topic sets nothing for its group, nor does taking it back", async () => {
    const topic = "telegram:-9:4";
    const done = await take({ chat: topic, added: [{ kind: "match", matchId: match.id, rule: rule("5%"), ...open }] });
    await undoRemoval(stage.database, { chat: topic, id: done?.undo ?? 0, now: stage.clock.now() });
    const chats = await stage.database.selectFrom("chats").select("address").orderBy("address").execute();
    expect(chats.map(({ address }) => address)).toEqual([topic, ann, bob]);
  });

  it("keeps the three newest files of a chat for an hour, until they are imported", async () => {
    const { database } = stage;
    const keep = (chat: string, content: string) => keepImport(database, { chat, content, now: stage.clock.now() });
    const begun = stage.clock.now();
    const ids = [await keep(ann, "1"), await keep(ann, "2"), await keep(ann, "3"), await keep(ann, "4"), await keep(bob, "5")];
    const kept = (at: number, chat: string = ann) => Promise.all(ids.map((id) => keptImport(database, { chat, id, now: at })));
    expect(await kept(begun + 3_599_999)).toEqual([null, "2", "3", "4", null]);
    expect(await kept(begun, bob)).toEqual([null, null, null, null, "5"]);
    expect(await kept(begun + 3_600_000)).toEqual([null, null, null, null, null]);
    const [, , , id = 0] = ids;
    expect([await dropImport(database, { chat: bob, id }), await dropImport(database, { chat: ann, id })]).toEqual([false, true]);
    expect(await dropImport(database, { chat: ann, id })).toBe(false);
    expect((await keeper.records(database, [ann, bob])).map((one) => "content" in one && one.content)).toEqual(["2", "3", "5"]);
    expect((await keeper.owners(database)).toSorted()).toEqual([ann, bob].toSorted());
    await pruneImports(database, begun);
    expect(await keeper.records(database, [ann])).toHaveLength(2);
    await pruneImports(database, begun + 1);
    expect(await keeper.records(database, [ann])).toEqual([]);
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
});
