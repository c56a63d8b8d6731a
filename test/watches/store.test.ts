import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatBetTerms } from "../../src/rules/rule-text.ts";
import { chatsWatching, watchesBeginning } from "../../src/watches/authors.ts";
import {
  activeBetWatches,
  addBetWatch,
  betTermsOf,
  betWatchesById,
  betWatchesOf,
  changeBetTerms,
  changeBetWatch,
  countMissed,
  markLookedAt,
  takeMissed,
} from "../../src/watches/bet-watches.ts";
import { usualLimits } from "../../src/watches/limits.ts";
import { type Mute, mute, muteOn } from "../../src/watches/mutes.ts";
import { removeWatches, undoMs, undoRemoval } from "../../src/watches/removals.ts";
import { endStarted } from "../../src/watches/starts.ts";
import {
  allWatchesOf,
  authorsOf,
  chatsByWatches,
  countWatches,
  endPausesOf,
  forgetAuthor,
  mainAuthorOf,
  replaceRule,
  rulesOf,
  watchByRef,
  watchesBy,
  watchRecordsOf,
} from "../../src/watches/store.ts";
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
    expect(await mainAuthorOf(stage.database, [ann])).toEqual({ id: "8", watches: 6 });
    expect(await mainAuthorOf(stage.database, [bob])).toBeNull();
    expect(await mainAuthorOf(stage.database, [])).toBeNull();
  });

  it("names a watch by its number, or by that of the table, in its chat alone", async () => {
    const first = await stage.watch(ann, await stage.addMatch("a-b"));
    const second = await stage.watch(ann, await stage.addMatch("c-d"));
    const bobs = await stage.watch(bob, await stage.addMatch("e-f"));
    const card = { chat: ann, kind: "card", rule: "card", created_by: "7", created_at: 1, number: 9 };
    await stage.database.insertInto("watches").values(card).execute();
    const found = async (ref: string) => (await watchByRef(stage.database, { chat: ann, ref }))?.id ?? null;
    const refs = ["1", "2", "w1", "v1", `=${second.id}`, `=${bobs.id}`, "3", "9", "0", "01", "x1", "1x", "", "=", "w"];
    expect(await Promise.all(refs.map(found))).toEqual([
      ...[first.id, second.id, null, null, second.id],
      ...Array(10).fill(null),
    ]);
    // As many digits as a whole number can have without being rounded.
    expect([await found(`=${"9".repeat(15)}`), await found(`=${"9".repeat(16)}`)]).toEqual([null, null]);
  });

  it("lists wide ones, then those on value bets, then those on matches, each by age, but no cards", async () => {
    const wide = async (chat: string, sport: string) => {
      const target = { kind: "sport", sport } as const;
      await addWideWatch(stage.database, { chat, target, rule: "3pp", createdBy: "7", now: 1 });
    };
    await stage.watch(ann, await stage.addMatch("a-b"));
    await addBets({});
    await wide(ann, "chess");
    await stage.watch(bob, await stage.addMatch("c-d"));
    await wide(ann, "darts");
    await stage.watch(ann, await stage.addMatch("e-f"));
    await stage.database
      .insertInto("watches")
      .values({ chat: ann, kind: "card", rule: "card", created_by: "7", created_at: 1 })
      .execute();
    const named = (watches: Awaited<ReturnType<typeof allWatchesOf>>) =>
      watches.map(({ chat, kind, number }) => `${chat} ${kind} ${number}`);
    const anns = ["wide 3", "wide 4", "bets 2", "match 1", "match 5"].map((one) => `${ann} ${one}`);
    expect(named(await allWatchesOf(stage.database, [ann]))).toEqual(anns);
    expect(await allWatchesOf(stage.database, [])).toEqual([]);
    const both = [...anns.slice(0, 4), `${bob} match 1`, ...anns.slice(4)];
    expect(named(await watchesBy(stage.database, { platform: "telegram", id: "7" }))).toEqual(both);
    expect(await watchesBy(stage.database, { platform: "discord", id: "7" })).toEqual([]);
    expect(await watchesBy(stage.database, { platform: "telegram", id: "8" })).toEqual([]);
    // Of what a wide watch brought it is the wide one that was added.
    const [{ id } = { id: 0 }] = await allWatchesOf(stage.database, [ann]);
    await stage.database.updateTable("watches").set({ wide_id: id }).where("chat", "=", bob).execute();
    expect(named(await watchesBy(stage.database, { platform: "telegram", id: "7" }))).toEqual(anns);
    expect(named(await allWatchesOf(stage.database, [ann, bob]))).toEqual(anns);
    expect(await watchRecordsOf(stage.database, [bob])).toMatchObject([{ chat: bob, wideId: id, revision: null, toldAt: null }]);
    expect((await watchRecordsOf(stage.database, [ann])).map(({ number }) => number)).toEqual([1, 5]);
    expect(await watchRecordsOf(stage.database, [])).toEqual([]);
  });

  it("names everybody who added something, each once on a platform, and forgets one of them there", async () => {
    await stage.addChat("discord:1");
    const match = await stage.addMatch("a-b");
    for (const chat of [ann, bob, "discord:1"]) await stage.watch(chat, match);
    const eight = await stage.watch(ann, await stage.addMatch("c-d"));
    await stage.database.updateTable("watches").set({ created_by: "8" }).where("id", "=", eight.id).execute();
    const authors = async () => (await authorsOf(stage.database)).map(({ platform, id }) => `${platform} ${id}`).sort();
    expect(await authors()).toEqual(["discord 7", "telegram 7", "telegram 8"]);
    expect(await forgetAuthor(stage.database, { platform: "telegram", id: "7" })).toBe(2);
    expect(await authors()).toEqual(["discord 7", "telegram 8"]);
    expect(await countWatches(stage.database)).toBe(4);
  });

  it("shows the chats a page at a time, also those of a state or with a part in their address", async () => {
    for (const nth of [3, 4]) await stage.addChat(`telegram:${nth}`);
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", bob).execute();
    const match = await stage.addMatch("a-b");
    for (const chat of ["telegram:4", bob]) await stage.watch(chat, match);
    const page = async (search: string | null, offset: number, limit: number) => {
      const { count, chats } = await chatsByWatches(stage.database, { search, offset, limit });
      return [count, chats.map(({ address, watches }) => `${address} ${watches}`)];
    };
    expect(await page(null, 0, 3)).toEqual([4, ["telegram:2 1", "telegram:4 1", "telegram:1 0"]]);
    expect(await page(null, 3, 3)).toEqual([4, ["telegram:3 0"]]);
    expect(await page("suspended", 0, 3)).toEqual([1, ["telegram:2 1"]]);
    expect(await page("gram:4", 0, 3)).toEqual([1, ["telegram:4 1"]]);
    expect(await page("telegram_4", 0, 3)).toEqual([0, []]);
  });

  it("gives a rule another text in some chats, and tells each of theirs once", async () => {
    const match = await stage.addMatch("a-b");
    for (const chat of [ann, bob]) await stage.watch(chat, match);
    await stage.watch(ann, await stage.addMatch("c-d"));
    await stage.watch(ann, await stage.addMatch("e-f"), "5%");
    await replaceRule(stage.database, { chats: [ann], from: "3pp", to: "8%" });
    expect((await rulesOf(stage.database, [ann, bob])).toSorted()).toEqual(["3pp", "5%", "8%"]);
    expect((await rulesOf(stage.database, [ann])).toSorted()).toEqual(["5%", "8%"]);
    expect(await rulesOf(stage.database, [])).toEqual([]);
  });

  it("ends the pauses of one kind whose time has come, and lets looks begin anew", async () => {
    const target = { kind: "sport", sport: "chess" } as const;
    for (const chat of [ann, bob]) {
      await addWideWatch(stage.database, { chat, target, rule: "3pp", createdBy: "7", now: 1 });
      await stage.watch(chat, await stage.addMatch(`${chat} m`));
    }
    await addBets({});
    const pausedBets = await addBets({ edge: 0.5 });
    if (pausedBets === "limit_reached") throw new Error("the chat watches too much");
    await stage.database.updateTable("watches").set({ paused_until: 100, looked_at: 50 }).where("chat", "=", ann).execute();
    await stage.database.updateTable("watches").set({ paused_until: 101, looked_at: 50 }).where("chat", "=", bob).execute();
    await stage.database.updateTable("watches").set({ paused_until: 101 }).where("id", "=", pausedBets.watch.id).execute();
    const paused = async () => {
      const rows = await stage.database.selectFrom("watches").selectAll().orderBy("id").execute();
      return rows.map(({ kind, paused_until, looked_at }) => `${kind} ${paused_until} ${looked_at}`);
    };
    await endPausesOf(stage.database, "wide", 100);
    const [matches, wides] = ["match 100 50", "sport 101 50"];
    const tail = ["match 101 50", "bets 100 50", "bets 101 50"];
    expect(await paused()).toEqual(["sport null null", matches, wides, ...tail]);
    await endPausesOf(stage.database, "bets", 100);
    expect(await paused()).toEqual(["sport null null", matches, wides, "match 101 50", "bets null null", "bets 101 50"]);
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

  it("tells of the watches on a match those that can be told, at the end of a mute as well: not paused, of chats that can be reached", async () => {
    const match = await beginsIn("a-b", 5);
    const names = ["heard", "paused", "muted", "gone"] as const;
    const chats = new Map(names.map((name, nth) => [name, `telegram:${10 + nth}`]));
    const of = (name: (typeof names)[number]) => chats.get(name) ?? "";
    for (const chat of chats.values()) await stage.watch(await stage.addChat(chat), match);
    const change = stage.database.updateTable("watches").set({ paused_until: 9e15 });
    await change.where("chat", "=", of("paused")).execute();
    await mute(stage.database, { chat: of("muted"), matchId: match.id, until: null, createdAt: 1 });
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", of("gone")).execute();
    const row = { chat: of("heard"), kind: "card", match_id: match.id, rule: "card", created_by: "7", created_at: 1 };
    await stage.database.insertInto("watches").values(row).execute();
    const told = [of("heard"), of("muted")];
    const beginning = () => watchesBeginning(stage.database, { after: now(), upTo: now() + 5 });
    expect((await beginning()).map(({ chat }) => chat)).toEqual(told);
    expect((await chatsWatching(stage.database, [match.id])).map(({ chat }) => chat).toSorted()).toEqual(told);
    expect(await chatsWatching(stage.database, [match.id + 1])).toEqual([]);
    const statuses = ["scheduled", "live", "unknown", "postponed", "finished", "cancelled"];
    const beginsAs = async (status: string) => {
      await stage.database.updateTable("matches").set({ status }).where("id", "=", match.id).execute();
      return (await beginning()).length;
    };
    const counts: number[] = [];
    for (const status of statuses) counts.push(await beginsAs(status));
    expect(counts).toEqual([2, 2, 2, 0, 0, 0]);
  });

  it("ends no watch of a match that is put off, has no start, or is wanted live", async () => {
    const match = await beginsIn("a-b", 1_000);
    await stage.watch(ann, match, "3pp live");
    await stage.watch(bob, match);
    await stage.clock.advance(1_000);
    const left = async () => (await stage.database.selectFrom("watches").select("chat").execute()).map(({ chat }) => chat);
    for (const status of ["postponed", "finished", "cancelled"]) {
      await stage.database.updateTable("matches").set({ status }).execute();
      expect(await endStarted(stage.database, now())).toBe(0);
    }
    for (const status of ["scheduled", "live", "unknown"]) {
      await stage.database.updateTable("matches").set({ status, starts_at: null }).execute();
      expect(await endStarted(stage.database, now())).toBe(0);
    }
    await stage.database.updateTable("matches").set({ starts_at: now() }).execute();
    expect(await endStarted(stage.database, now())).toBe(1);
    expect(await left()).toEqual([ann]);
    expect(
      await stage.database.selectFrom("decisions").select(["chat", "match_id", "rule", "outcome", "reason", "at"]).execute(),
    ).toEqual([{ chat: bob, match_id: match.id, rule: "3pp", outcome: "ended", reason: "match_started", at: now() }]);
  });

  it("keeps what a watch on value bets knows until it is changed, and counts what it missed", async () => {
    const added = await addBets({});
    if (added === "limit_reached") throw new Error("the chat watches too much");
    const { watch } = added;
    const present = async () => {
      const [one] = await betWatchesOf(stage.database, ann);
      if (!one) throw new Error("there is none");
      return one;
    };
    expect([watch.lookedAt, watch.pausedUntil, watch.number]).toEqual([null, null, 1]);
    expect(await markLookedAt(stage.database, watch, 10)).toBe(true);
    // It has been looked at meanwhile.
    expect(await markLookedAt(stage.database, watch, 11)).toBe(false);
    expect(await markLookedAt(stage.database, await present(), 12)).toBe(true);
    expect((await present()).lookedAt).toBe(12);
    expect(await markLookedAt(stage.database, { ...(await present()), improvement: 7 }, 13)).toBe(false);
    const pause = (until: number | null) =>
      stage.database.updateTable("watches").set({ paused_until: until }).where("id", "=", watch.id).execute();
    await pause(9e15);
    expect(await activeBetWatches(stage.database)).toEqual([]);
    expect(await markLookedAt(stage.database, await present(), 13)).toBe(false);
    expect(await changeBetWatch(stage.database, { ...watch, improvement: 30_000 })).toBe(true);
    expect(await present()).toMatchObject({ lookedAt: null, pausedUntil: null, improvement: 30_000 });
    await markLookedAt(stage.database, await present(), 14);
    await pause(9e15);
    expect(await addBets({}, 40_000)).toMatchObject({ created: false, watch: { lookedAt: null, pausedUntil: null } });
    expect((await activeBetWatches(stage.database)).map(({ id }) => id)).toEqual([watch.id]);
    const other = await addBetWatch(stage.database, { chat: bob, filter: anyBet, improvement: 1, createdBy: "7", now: now() });
    if (other === "limit_reached") throw new Error("the chat watches too much");
    const ids = [watch.id, other.watch.id];
    await countMissed(stage.database, watch.id);
    await countMissed(stage.database, watch.id, 3);
    await countMissed(stage.database, other.watch.id, 5);
    expect([await takeMissed(stage.database, [watch.id]), await takeMissed(stage.database, ids)]).toEqual([4, 5]);
    await countMissed(stage.database, watch.id);
    expect([await takeMissed(stage.database, ids), await takeMissed(stage.database, ids)]).toEqual([1, 0]);
    expect([...(await betWatchesById(stage.database, ids)).keys()].toSorted((a, b) => a - b)).toEqual(ids);
    expect(await betWatchesById(stage.database, [])).toEqual(new Map());
    const match = await stage.watch(ann, await stage.addMatch("a-b"));
    expect(
      [...(await betTermsOf(stage.database, [watch.id, match.id]))].map(([id, { improvement }]) => [id, improvement]),
    ).toEqual([[watch.id, 40_000]]);
    expect(await betTermsOf(stage.database, [])).toEqual(new Map());
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", ann).execute();
    expect((await activeBetWatches(stage.database)).map(({ id }) => id)).toEqual([other.watch.id]);
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
