import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveChat } from "../../src/chats/chats.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { silentLog } from "../../src/log.ts";
import type { KnownMatch } from "../../src/matches/index.ts";
import type { Target } from "../../src/matches/targets.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { coverMatches, ownMatches, watchedAmong } from "../../src/watches/covering.ts";
import { createWidening, horizonMs, matchesPerTarget, shareOut } from "../../src/watches/expansion.ts";
import { usualLimits } from "../../src/watches/limits.ts";
import { pauseWatch, resumeWatch } from "../../src/watches/pauses.ts";
import { removeWatches, undoRemoval } from "../../src/watches/removals.ts";
import { endStarted } from "../../src/watches/starts.ts";
import { changeRuleFrom, setQuietOf } from "../../src/watches/store.ts";
import { removeWatch, watchedMatches, watchesOfChat, watchOf } from "../../src/watches/watches.ts";
import {
  addWideWatch,
  excludeMatch,
  exclusionsOf,
  isTarget,
  readmitMatch,
  restoreExclusions,
  wantedTargets,
  wideWatchesOf,
} from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";
const hour = 3_600_000;
const reds: Target = { kind: "team", named: { id: null, slug: null, names: { en: "reds" } } };
const cup = { id: null, slug: "river-cup", names: { en: "River Cup" }, sport: "football" };
const league: Target = { kind: "league", named: cup };
const football: Target = { kind: "sport", sport: "football" };
const belov = { id: null, slug: "ivan-belov", names: { en: "Ivan Belov", ru: "Иван Белов" } };

describe.each(engines)("wide watches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let listed: KnownMatch[];
  /** How often it was said that other matches are watched now. */
  let widened: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    listed = [];
    widened = 0;
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  /** A match of the cup that the index lists. */
  async function addMatch(home: string, hours: number, fields: Partial<Known["match"]> = {}): Promise<Known> {
    const { id, match } = await stage.addMatch(`${home}-${hours}`);
    const team = { id: null, slug: null, names: { en: home } };
    const known = {
      id,
      match: { ...match, home: team, startsAt: stage.clock.now() + hours * hour, league: cup, sport: "football", ...fields },
    };
    listed.push(known);
    listed.sort((a, b) => (a.match.startsAt ?? 0) - (b.match.startsAt ?? 0));
    return known;
  }

  const widening = (perMinute = 88) =>
    createWidening({
      database: stage.database,
      index: { list: () => [...listed] },
      clock: stage.clock,
      log: silentLog,
      rhythm: documentedRhythm,
      perMinute,
      onWidened: () => void widened++,
    });

  async function add(target: Target, where = chat, rule = "3pp") {
    const added = await addWideWatch(stage.database, { chat: where, target, rule, createdBy: "7", now: stage.clock.now() });
    if (added === "limit_reached") throw new Error("the chat watches too much");
    return added.wide;
  }

  const remove = (id: number, where = chat) =>
    removeWatches(stage.database, { chat: where, watches: [{ id }], now: stage.clock.now() });

  async function goThrough(perMinute?: number): Promise<void> {
    for (const { target } of await wideWatchesOf(stage.database, chat)) await widening(perMinute).widen(target);
  }

  async function covered(where = chat) {
    const query = stage.database.selectFrom("watches").selectAll().where("chat", "=", where).where("wide_id", "is not", null);
    return query.orderBy("match_id").execute();
  }

  const coveredIds = async (where = chat) => (await covered(where)).map(({ match_id }) => match_id);

  it("tell a limit once, also over a pause, and again only where the price was back in between", async () => {
    const known = await addMatch("reds", 30);
    const wide = await add(league, chat, ">=1.9 on=winner:home again");
    const told = async (home: number) => {
      await stage.poll(known, home);
      await stage.deliver();
      return stage.sent.length;
    };
    const overPause = async () => {
      await pauseWatch(stage.database, { watch: wide, until: stage.clock.now() + hour });
      await resumeWatch(stage.database, wide);
      await widening().widen(league);
      expect(await watchOf(stage.database, { chat, matchId: known.id })).not.toBeNull();
    };
    await widening().widen(league);
    expect(await told(0.5)).toBe(1);
    await overPause();
    expect([await told(0.5), await told(0.499)]).toEqual([1, 1]);
    expect(await told(0.7)).toBe(1);
    await overPause();
    expect(await told(0.5)).toBe(2);
  });

  it("take in the matches of their target, drop those that are listed no more, and take in new ones", async () => {
    const first = await addMatch("reds", 3);
    const other = await addMatch("greens", 4);
    await add(reds);
    await goThrough();
    expect(await coveredIds()).toEqual([first.id]);
    const second = await addMatch("reds", 30);
    listed.splice(listed.indexOf(first), 1);
    await goThrough();
    expect(await coveredIds()).toEqual([second.id]);
    expect((await watchedMatches(stage.database, stage.clock.now())).map(({ matchId }) => matchId)).toEqual([second.id]);
    expect(await watchOf(stage.database, { chat, matchId: other.id })).toBeNull();
  });

  it("take up every new bout of a fighter, on whichever side, and nothing else of the same sport or the same family", async () => {
    const sport = { sport: "mma", league: null };
    const brother = { id: null, slug: "oleg-belov", names: { en: "Oleg Belov" } };
    await addMatch("brothers", 3, { ...sport, home: brother });
    await addMatch("cup", 3);
    await add({ kind: "fighter", named: belov });
    await goThrough();
    expect(await coveredIds()).toEqual([]);
    const bout = await addMatch("bout", 20, { ...sport, away: belov });
    await goThrough();
    expect(await coveredIds()).toEqual([bout.id]);
    // The list of matches may know a fighter by nothing but the name of one language.
    const named = { id: null, slug: null, names: { ru: "Иван Белов", en: "I. Belov" } };
    const next = await addMatch("next", 90, { ...sport, home: named });
    await goThrough();
    expect(await coveredIds()).toEqual([bout.id, next.id]);
    await stage.poll(bout, 0.5);
    await stage.poll(bout, 0.56);
    await stage.deliver();
    expect(stage.sent.map(({ said }) => said.matches.map(({ matchId }) => matchId))).toEqual([[bout.id]]);
  });

  it("alert as a chat's own watch does, from the first board on", async () => {
    const match = await addMatch("reds", 3);
    await add(reds);
    await goThrough();
    await stage.poll(match, 0.5);
    await stage.deliver();
    expect(stage.sent).toEqual([]);
    await stage.poll(match, 0.56);
    await stage.deliver();
    expect(stage.sent.map(({ message }) => message.address)).toEqual([chat]);
  });

  it("look no further than the horizon and follow no more than so many matches, live and soonest first", async () => {
    expect([horizonMs, matchesPerTarget]).toEqual([7 * 24 * hour, 30]);
    const far = await addMatch("reds", horizonMs / hour + 1);
    const coming: Known[] = [];
    for (let nth = 0; nth < matchesPerTarget; nth++) coming.push(await addMatch("reds", 24 + nth));
    const live = await addMatch("reds", 2, { status: "live" });
    await add(reds);
    await goThrough();
    const ids = await coveredIds();
    expect(ids).toHaveLength(matchesPerTarget);
    expect(ids).toContain(live.id);
    expect(ids).not.toContain(coming.at(-1)?.id);
    expect(await widening().covered(chat, { target: reds, rule: "3pp" })).toEqual({
      count: matchesPerTarget,
      all: matchesPerTarget + 1,
      until: coming.at(-2)?.match.startsAt,
    });
    expect(ids).not.toContain(far.id);
  });

  it("take in what begins just within the horizon and was listed just within an hour", async () => {
    const last = await addMatch("reds", 7 * 24);
    await addMatch("reds", 7 * 24 + 1 / hour);
    const listedAt = async ({ id }: Known, at: number) => {
      await stage.database.updateTable("matches").set({ seen_at: at }).where("id", "=", id).execute();
    };
    const seen = await addMatch("reds", 3);
    await listedAt(seen, stage.clock.now() - hour);
    await listedAt(await addMatch("reds", 4), stage.clock.now() - hour - 1);
    await add(reds);
    await goThrough();
    expect(await coveredIds()).toEqual([last.id, seen.id]);
  });

  it("follow what has begun for ten minutes, until its watches were ended", async () => {
    const begun = await addMatch("reds", 1);
    await add(reds);
    await goThrough();
    const followedAfter = async (ms: number) => {
      await stage.clock.advance(ms, stage.settle);
      await goThrough();
      return coveredIds();
    };
    expect(await followedAfter(hour + 10 * 60_000 - 1)).toEqual([begun.id]);
    expect(await followedAfter(1)).toEqual([]);
  });

  it("take four fifths of the polls less what chats watch by themselves, and a tenth in any case", async () => {
    // 1 poll in 22.5 minutes for each match that is not live.
    const matches: Known[] = [];
    for (let nth = 0; nth < 30; nth++) matches.push(await addMatch("reds", 24 + nth));
    await add(league);
    const follows = async () => {
      await goThrough(1.02);
      return (await covered()).length;
    };
    expect(await follows()).toBe(18);
    const other = await stage.addChat("telegram:2");
    for (const match of matches.slice(0, 10)) await stage.watch(other, match);
    // Those of the other chat cost nothing more, and eight others are left of the polls.
    expect(await follows()).toBe(18);
    for (const match of matches.slice(10, 28)) await stage.watch(other, match);
    expect(await follows()).toBe(30);
    await stage.database.deleteFrom("watches").where("chat", "=", other).execute();
    for (let nth = 0; nth < 30; nth++) {
      const green = await addMatch("greens", 24 + nth, { league: null });
      await stage.watch(other, green);
    }
    expect(await follows()).toBe(2);
  });

  it("are gone through every three minutes, and it is said when other matches are watched", async () => {
    await addMatch("reds", 30);
    await add(reds);
    const stopping = new AbortController();
    const running = widening().run(stopping.signal);
    const passed = async (ms: number) => {
      await stage.clock.advance(ms, stage.settle);
      return widened;
    };
    expect(await passed(1_000)).toBe(1);
    expect(await passed(6 * 60_000)).toBe(1);
    const second = await addMatch("reds", 31);
    expect(await passed(3 * 60_000 - 1_001)).toBe(1);
    expect(await passed(1_001)).toBe(2);
    listed.splice(listed.indexOf(second), 1);
    expect(await passed(3 * 60_000)).toBe(3);
    stopping.abort();
    await running;
    await widening().widen(reds);
    expect(widened).toBe(3);
    await addMatch("reds", 32);
    await widening().widen(football);
    expect(widened).toBe(3);
    await widening().widen(reds);
    expect(widened).toBe(4);
  });

  it("cover what has begun only where that is wanted live, and keep the other matches", async () => {
    const [begun, next] = [await addMatch("reds", 2), await addMatch("reds", 30)];
    for (const { id, match } of [begun, next])
      await stage.database.updateTable("matches").set({ starts_at: match.startsAt }).where("id", "=", id).execute();
    const live = await stage.addChat("telegram:2");
    await add(reds);
    await add(league, live, "3pp live");
    const sides = async () => [await coveredIds(), await coveredIds(live)];
    const goes = async () => {
      for (const target of [reds, league]) await widening().widen(target);
    };
    await goes();
    await stage.clock.advance(2 * hour + 1, stage.settle);
    await goes();
    // The end is written down where starts are, before anything else takes the watch away.
    expect(await sides()).toEqual([
      [begun.id, next.id],
      [begun.id, next.id],
    ]);
    expect(await endStarted(stage.database, stage.clock.now())).toBe(1);
    await goes();
    await stage.clock.advance(hour, stage.settle);
    await stage.database.updateTable("matches").set({ seen_at: stage.clock.now() }).execute();
    await goes();
    expect(await sides()).toEqual([[next.id], [begun.id, next.id]]);
    expect(await widening().covered(chat, { target: reds, rule: "3pp" })).toMatchObject({ count: 1, all: 1 });
    expect(await widening().covered(live, { target: league, rule: "3pp live" })).toMatchObject({ count: 2, all: 2 });
  });

  it("cover nothing while they are paused, and begin with the odds of the time when that is over", async () => {
    const match = await addMatch("reds", 30);
    const wide = await add(reds);
    await goThrough();
    await stage.poll(match, 0.5);
    await stage.poll(match, 0.6);
    await pauseWatch(stage.database, { watch: wide, until: stage.clock.now() + hour });
    expect(await stage.waiting()).toEqual([]);
    await goThrough();
    expect(await coveredIds()).toEqual([]);
    await stage.clock.advance(hour, stage.settle);
    await stage.database.updateTable("matches").set({ seen_at: stage.clock.now() }).execute();
    const stopping = new AbortController();
    const running = widening().run(stopping.signal);
    await stage.clock.advance(1_000, stage.settle);
    stopping.abort();
    await running;
    expect(await coveredIds()).toEqual([match.id]);
    await stage.poll(match, 0.7);
    expect(await stage.waiting()).toEqual([]);
    await stage.poll(match, 0.75);
    expect(await stage.waiting()).toHaveLength(1);
    // What is removed while it is paused comes back paused, and another rule ends the pause.
    await pauseWatch(stage.database, { watch: wide, until: 9e15 });
    await undoRemoval(stage.database, { chat, id: await remove(wide.id), now: stage.clock.now() });
    const pausedUntil = async () => (await wideWatchesOf(stage.database, chat)).map((one) => one.pausedUntil);
    expect(await pausedUntil()).toEqual([9e15]);
    await add(reds, chat, "5pp");
    expect(await pausedUntil()).toEqual([null]);
  });

  it("leave a chat its own watch, and cover the match again when that one is removed", async () => {
    const match = await addMatch("reds", 3);
    const own = await stage.watch(chat, match, "5%");
    await add(reds);
    await goThrough();
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ id: own.id, rule: "5%", wideId: null });
    await removeWatch(stage.database, { chat, matchId: match.id });
    await goThrough();
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ rule: "3pp", wideId: expect.any(Number) });
    expect(await watchesOfChat(stage.database, chat)).toEqual([]);
  });

  it("become the chat's own watch where it watches the match itself", async () => {
    const match = await addMatch("reds", 3);
    const wide = await add(reds);
    await goThrough();
    await stage.watch(chat, match, "5%");
    await goThrough();
    await remove(wide.id);
    expect(await watchesOfChat(stage.database, chat)).toMatchObject([{ matchId: match.id, rule: "5%" }]);
  });

  it("let the narrowest decide, without losing what the chat was told", async () => {
    const match = await addMatch("reds", 3);
    await add(football, chat, "1pp");
    await goThrough();
    await stage.poll(match, 0.5);
    const before = await watchOf(stage.database, { chat, matchId: match.id });
    const narrow = await add(reds, chat, "5%");
    await setQuietOf(stage.database, { watch: narrow, quiet: defaultQuiet, now: stage.clock.now() });
    await goThrough();
    const taken = { ...before, rule: "5%", wideId: narrow.id, quiet: defaultQuiet };
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toEqual(taken);
    await goThrough();
    expect(await coveredIds()).toEqual([match.id]);
    await remove(narrow.id);
    expect(await covered()).toEqual([]);
    await goThrough();
    expect(await covered()).toMatchObject([{ match_id: match.id, rule: "1pp" }]);
  });

  it("leave excluded matches out until that is undone", async () => {
    const match = await addMatch("reds", 3);
    await add(reds);
    await add(league);
    await goThrough();
    await excludeMatch(stage.database, { chat, matchId: match.id, now: 1 });
    await goThrough();
    expect(await coveredIds()).toEqual([]);
    expect(await widening().covered(chat, { target: reds, rule: "3pp" })).toMatchObject({ count: 0, all: 0 });
    expect(await readmitMatch(stage.database, { chat, matchId: match.id })).toBe(true);
    await goThrough();
    expect(await coveredIds()).toEqual([match.id]);
    expect(await readmitMatch(stage.database, { chat, matchId: match.id })).toBe(false);
  });

  it("end with all that they cover, and the last one takes the exclusions along", async () => {
    const match = await addMatch("reds", 3);
    const excluded = await addMatch("reds", 5);
    const [team, whole] = [await add(reds), await add(league)];
    await goThrough();
    await excludeMatch(stage.database, { chat, matchId: excluded.id, now: 1 });
    await stage.poll(match, 0.5);
    await stage.poll(match, 0.6);
    expect(await stage.waiting()).toHaveLength(1);
    expect(await remove(team.id, await stage.addChat("telegram:2"))).toBeNull();
    expect(await remove(team.id)).not.toBeNull();
    expect(await stage.waiting()).toEqual([]);
    expect(await exclusionsOf(stage.database, [chat])).toHaveLength(1);
    const last = await remove(whole.id);
    expect(await exclusionsOf(stage.database, [chat])).toEqual([]);
    await undoRemoval(stage.database, { chat, id: last, now: stage.clock.now() });
    expect(await exclusionsOf(stage.database, [chat])).toHaveLength(1);
  });

  it("are one per chat and target, limited per chat, and a new rule holds for every match", async () => {
    await addMatch("reds", 3);
    const first = await addWideWatch(stage.database, { chat, target: reds, rule: "3pp", createdBy: "7", now: 1 });
    expect(first).toMatchObject({ created: true, wide: { createdBy: "7" } });
    await goThrough();
    const again = await addWideWatch(stage.database, { chat, target: reds, rule: "5%", createdBy: "8", now: 2 });
    expect(again).toMatchObject({ created: false, wide: { rule: "5%", createdBy: "8" } });
    expect(await covered()).toMatchObject([{ rule: "5%" }]);
    const [{ id } = { id: 0 }] = await wideWatchesOf(stage.database, chat);
    const change = { id, from: "5%", to: "8%" };
    expect(await changeRuleFrom(stage.database, "telegram:2", change)).toBe(false);
    expect(await changeRuleFrom(stage.database, chat, change)).toBe(true);
    expect(await changeRuleFrom(stage.database, chat, change)).toBe(false);
    expect(await covered()).toMatchObject([{ rule: "8%" }]);
    for (let nth = 1; nth < usualLimits.wide; nth++) await add({ kind: "sport", sport: `sport ${nth}` });
    const wanted = { chat, target: football, rule: "3pp", createdBy: "7", now: 3 };
    expect(await addWideWatch(stage.database, wanted)).toBe("limit_reached");
    expect(await addWideWatch(stage.database, { ...wanted, target: reds })).toMatchObject({ created: false });
  });

  it("do nothing for chats that cannot be reached, nor for matches that the source lists no more", async () => {
    const match = await addMatch("reds", 3);
    const lost = await addMatch("reds", 4);
    await stage.database.updateTable("matches").set({ seen_at: 0 }).where("id", "=", lost.id).execute();
    await add(reds);
    await add(reds, await stage.addChat("telegram:2"));
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", "telegram:2").execute();
    await goThrough();
    expect(await coveredIds()).toEqual([match.id]);
    expect(await coveredIds("telegram:2")).toEqual([]);
  });

  it("move with their chat, and join those of the chat that is there already", async () => {
    const match = await addMatch("reds", 3);
    const other = await addMatch("greens", 3);
    await add(reds);
    await add(football);
    await goThrough();
    await excludeMatch(stage.database, { chat, matchId: other.id, now: 1 });
    const there = await add(reds, await stage.addChat("telegram:-1001"), "5%");
    await moveChat(stage.database, { from: chat, to: "telegram:-1001", now: 2 });
    expect(await wideWatchesOf(stage.database, "telegram:-1001")).toMatchObject([
      { target: football, rule: "3pp" },
      { id: there.id, target: reds, rule: "5%" },
    ]);
    expect(await exclusionsOf(stage.database, ["telegram:-1001"])).toMatchObject([{ matchId: other.id }]);
    await widening().widen(reds);
    expect(await coveredIds("telegram:-1001")).toEqual([match.id]);
    expect(await coveredIds()).toEqual([]);
  });

  it("leave to a chat's own watch the match that it has added in the same moment, and to nobody else's", async () => {
    const match = await addMatch("reds", 3);
    const other = await stage.addChat("telegram:2");
    for (const where of [chat, other]) await add(reds, where);
    const covering = { target: reds, matchIds: [match.id], now: stage.clock.now() };
    await coverMatches(stage.database, covering);
    const row = { match_id: match.id, rule: "5%", created_by: "7", created_at: 1 };
    await stage.database
      .insertInto("watches")
      .values({ ...row, chat: other, kind: "card" })
      .execute();
    expect(await coverMatches(stage.database, covering)).toBe(false);
    await stage.database
      .insertInto("watches")
      .values({ ...row, chat, kind: "match" })
      .execute();
    expect(await coverMatches(stage.database, covering)).toBe(true);
    expect([await coveredIds(), await coveredIds(other)]).toEqual([[], [match.id]]);
    expect(await coverMatches(stage.database, covering)).toBe(false);
  });

  it("say that nothing has changed for a sport as for what is narrower", async () => {
    await addMatch("reds", 3);
    for (const target of [football, league, reds]) {
      await add(target);
      const covering = { target, matchIds: listed.map(({ id }) => id), now: stage.clock.now() };
      expect([target.kind, await coverMatches(stage.database, covering)]).toEqual([target.kind, true]);
      expect([target.kind, await coverMatches(stage.database, covering)]).toEqual([target.kind, false]);
    }
  });

  it("take a tenth of all polls where chats watch more than nine tenths by themselves", async () => {
    const other = await stage.addChat("telegram:2");
    for (let nth = 0; nth < 10; nth++) await addMatch("reds", 24 + nth);
    for (let nth = 0; nth < 40; nth++)
      await stage.watch(other, await addMatch("greens", 24 + nth, { league: null, sport: "chess" }));
    await add(reds);
    // Forty take 1.8 of two polls a minute, so that 0.2 are left for these: four times one in 22.5 minutes.
    await goThrough(2);
    expect(await covered()).toHaveLength(4);
  });

  it("tell what chats want, each target once, and live where one of them does", async () => {
    for (const address of ["telegram:2", "telegram:3"]) await stage.addChat(address);
    await add(reds);
    await add(reds, "telegram:2", "3pp live");
    await add(league, "telegram:2");
    await add(football, "telegram:3", "3pp live");
    const paused = await add({ kind: "sport", sport: "chess" });
    await pauseWatch(stage.database, { watch: paused, until: 9e15 });
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", "telegram:3").execute();
    const wanted = async () => (await wantedTargets(stage.database)).map(({ target, live }) => [target, live]);
    expect(await wanted()).toEqual([
      [league, false],
      [reds, true],
    ]);
    await stage.database.updateTable("chats").set({ state: "active" }).execute();
    expect(await wanted()).toEqual([
      [league, false],
      [football, true],
      [reds, true],
    ]);
  });

  it("are told from others by kind and by name", () => {
    const blues: Target = { kind: "team", named: { id: null, slug: null, names: { en: "blues" } } };
    const fighter: Target = { kind: "fighter", named: { id: null, slug: null, names: { en: "reds" } } };
    expect([reds, blues, fighter].map((target) => isTarget(reds, target))).toEqual([true, false, false]);
  });

  it("know which matches chats watch by themselves, and which at all", async () => {
    const [brought, own, theirs] = [await addMatch("reds", 3), await addMatch("a", 4), await addMatch("b", 5)];
    const other = await stage.addChat("telegram:2");
    await add(reds);
    await goThrough();
    await stage.watch(chat, own);
    await stage.watch(other, theirs);
    const row = { chat, kind: "card", rule: "card", created_by: "7", created_at: 1 };
    await stage.database
      .insertInto("watches")
      .values({ ...row, match_id: theirs.id })
      .execute();
    const matchIds = [brought, own, theirs].map(({ id }) => id);
    expect(await watchedAmong(stage.database, { chat, matchIds })).toEqual(new Set([brought.id, own.id]));
    expect(await watchedAmong(stage.database, { chat, matchIds: [] })).toEqual(new Set());
    // A card is followed as a watch is.
    expect(await ownMatches(stage.database)).toEqual(new Set([own.id, theirs.id]));
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", chat).execute();
    expect(await ownMatches(stage.database)).toEqual(new Set([theirs.id]));
  });

  it("leave out what is left out already, when that is done again or brought back", async () => {
    const [match, other] = [await addMatch("reds", 3), await addMatch("reds", 4)];
    const own = await stage.watch(chat, match);
    for (const now of [1, 2]) await excludeMatch(stage.database, { chat, matchId: match.id, now });
    await restoreExclusions(stage.database, chat, []);
    await restoreExclusions(
      stage.database,
      chat,
      [match, other].map(({ id }) => ({ matchId: id, createdAt: 5 })),
    );
    expect(await exclusionsOf(stage.database, [chat])).toEqual([
      { chat, matchId: match.id, createdAt: 1 },
      { chat, matchId: other.id, createdAt: 5 },
    ]);
    // What a chat watches by itself stays.
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ id: own.id });
  });

  it("cover the whole horizon up to its last moment, also what began a moment ago where that is wanted live", async () => {
    const now = stage.clock.now();
    await addMatch("reds", 7 * 24 + 1 / hour);
    for (const hours of [7 * 24, 1 / hour, 0, -5]) await addMatch("reds", hours);
    const open = await addMatch("reds", 1, { startsAt: null });
    await stage.watch(chat, open);
    const covers = async (rule: string) => widening().covered(chat, { target: reds, rule });
    expect(await covers("3pp")).toEqual({ count: 1, all: 3, until: null });
    expect(await covers("3pp live")).toEqual({ count: 1, all: 5, until: null });
    await stage.watch(chat, listed.find(({ match }) => match.startsAt === now + 1) as Known);
    expect(await covers("3pp")).toEqual({ count: 2, all: 3, until: now + 1 });
  });

  it("write nothing when nothing has changed", async () => {
    await addMatch("reds", 3);
    await add(reds);
    const covering = { target: reds, matchIds: listed.map(({ id }) => id), now: stage.clock.now() };
    expect(await coverMatches(stage.database, covering)).toBe(true);
    expect(await coverMatches(stage.database, covering)).toBe(false);
    // The broader watch finds nothing left, and the narrower one takes from it what it had.
    const broad = { ...covering, target: league };
    await add(league);
    expect(await coverMatches(stage.database, broad)).toBe(false);
    expect(await coverMatches(stage.database, { ...covering, matchIds: [] })).toBe(true);
    expect(await coverMatches(stage.database, { ...covering, matchIds: [] })).toBe(false);
    expect(await coverMatches(stage.database, broad)).toBe(true);
    expect(await coverMatches(stage.database, covering)).toBe(true);
    expect(await coverMatches(stage.database, { ...covering, matchIds: [0] })).toBe(true);
    expect(await coverMatches(stage.database, { ...covering, matchIds: [0] })).toBe(false);
  });
});

describe("the polls that wide watches share", () => {
  const known = (id: number): KnownMatch => ({ id, match: {} as KnownMatch["match"] });
  const lists = [[1, 2, 3, 4].map(known), [5, 6].map(known), [1, 2, 7].map(known)];
  const share = (budget: number, free: readonly number[] = []) =>
    shareOut(lists, { budget, free: new Set(free), polls: () => 1 });

  it("are given out in turns, the soonest match of each first, and a match that is followed already costs nothing", () => {
    expect(share(3)).toEqual([[1, 2], [5], [1, 2]]);
    expect(share(5)).toEqual([
      [1, 2, 3],
      [5, 6],
      [1, 2],
    ]);
    expect(share(3, [3, 6])).toEqual([
      [1, 2, 3],
      [5, 6],
      [1, 2],
    ]);
    expect(share(9)).toEqual([
      [1, 2, 3, 4],
      [5, 6],
      [1, 2, 7],
    ]);
  });

  it("are never overspent", () => {
    for (let budget = 0; budget < 8; budget++) expect(new Set(share(budget).flat()).size).toBeLessThanOrEqual(budget);
  });
});
