import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultRule, type Rule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { addCard } from "../../src/watches/cards.ts";
import { usualLimits } from "../../src/watches/limits.ts";
import {
  addWatch,
  changeRule,
  matchesWithGapRules,
  removeWatch,
  removeWatchesOfMatch,
  ruleGroups,
  watchedButOver,
  watchedMatches,
  watchesOfChat,
  watchesOfMatch,
  watchOf,
} from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const chat = "telegram:1";

describe.each(engines)("watches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const add = (matchId: number, revision: number | null = null) =>
    addWatch(stage.database, { chat, matchId, rule: defaultRule, createdBy: "7", revision, now: stage.clock.now() });

  it("are added, found, listed and removed", async () => {
    const added = await add(match.id);
    expect(added).toMatchObject({ created: true, watch: { chat, matchId: match.id, rule: "3pp", createdBy: "7" } });
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ rule: "3pp" });
    expect(await watchesOfChat(stage.database, chat)).toHaveLength(1);
    expect(await removeWatch(stage.database, { chat, matchId: match.id })).toMatchObject({ matchId: match.id });
    expect(await removeWatch(stage.database, { chat, matchId: match.id })).toBeNull();
    expect(await watchesOfChat(stage.database, chat)).toEqual([]);
  });

  it("are one per chat and match: watching again changes the rule and starts from the board just shown", async () => {
    await stage.poll(match);
    await stage.watch(chat, match);
    await stage.poll(match, 0.52);
    await stage.clock.advance(60_000, stage.settle);
    await stage.watch(chat, match, "5%");
    expect(await watchesOfChat(stage.database, chat)).toMatchObject([{ rule: "5%" }]);
    const baselines = await stage.database.selectFrom("baselines").selectAll().execute();
    expect(baselines).toMatchObject([{ revision: 2, reason: "created", set_at: stage.clock.now() }]);
  });

  it("say when they were there before", async () => {
    await add(match.id);
    expect(await add(match.id)).toMatchObject({ created: false });
  });

  it("are limited per chat, also when many are added at once; changing one is always possible", async () => {
    const matches: Known[] = [];
    for (let nth = 0; nth < usualLimits.match + 3; nth++) matches.push(await stage.addMatch(`many-${nth}`));
    const added = await Promise.all(matches.map(({ id }) => add(id)));
    expect(added.filter((one) => one === "limit_reached")).toHaveLength(3);
    const [first] = await watchesOfChat(stage.database, chat);
    expect(await add(first?.matchId ?? 0)).toMatchObject({ created: false });
    expect(await watchesOfChat(stage.database, chat)).toHaveLength(usualLimits.match);
  });

  it("come down to matches with the number of reachable chats, and whether they are being played", async () => {
    const other = await stage.addMatch("greens-greys");
    await stage.database
      .updateTable("matches")
      .set({ starts_at: stage.clock.now() - 1 })
      .where("id", "=", other.id)
      .execute();
    for (const address of ["telegram:2", "telegram:3"]) await stage.watch(await stage.addChat(address), match);
    await add(match.id);
    await add(other.id);
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", "telegram:3").execute();
    const watched = await watchedMatches(stage.database, stage.clock.now());
    expect(watched.toSorted((a, b) => a.matchId - b.matchId)).toEqual([
      { matchId: match.id, chats: 2, startsAt: null, live: false },
      { matchId: other.id, chats: 1, startsAt: stage.clock.now() - 1, live: true },
    ]);
  });

  async function change(id: number, row: { starts_at?: number; status?: string; seen_at?: number }): Promise<void> {
    await stage.database.updateTable("matches").set(row).where("id", "=", id).execute();
  }
  const card = (known: Known, live = false) =>
    stage.database
      .transaction()
      .execute((session) =>
        addCard(session, { chat, matchId: known.id, live, createdBy: "7", revision: null, now: stage.clock.now() }),
      );

  it("on gaps tell their matches, each once, unless paused or of a chat that cannot be reached", async () => {
    const others = [await stage.addMatch("greens-greys"), await stage.addMatch("a-b"), await stage.addMatch("c-d")];
    const [plain, paused, gone] = others as [Known, Known, Known];
    const gap = "gap>=6pp";
    expect(parseRule(gap)?.kind).toBe("gap");
    await stage.addChat("telegram:2");
    await stage.addChat("telegram:3");
    for (const address of [chat, "telegram:2"]) await stage.watch(address, match, gap);
    await stage.watch(chat, plain, "6pp");
    const { id } = await stage.watch(chat, paused, gap);
    await stage.database.updateTable("watches").set({ paused_until: 9e15 }).where("id", "=", id).execute();
    await stage.watch("telegram:3", gone, gap);
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", "telegram:3").execute();
    expect(await matchesWithGapRules(stage.database)).toEqual([match.id]);
  });

  it("come down to rules and baselines, and cards beside them", async () => {
    for (const address of ["telegram:2", "telegram:3", "telegram:4"]) await stage.addChat(address);
    await stage.watch(chat, match, "3pp");
    await stage.poll(match);
    await stage.watch("telegram:2", match, "3pp");
    await stage.watch("telegram:3", match, "5%");
    const { id } = await stage.watch("telegram:4", match, "8%");
    await stage.database.updateTable("watches").set({ paused_until: 9e15 }).where("id", "=", id).execute();
    await stage.database.deleteFrom("baselines").where("watch_id", "=", id).execute();
    await card(match);
    const groups = await ruleGroups(stage.database, match.id);
    expect(groups.toSorted((a, b) => (a.rule < b.rule ? -1 : 1))).toEqual([
      { kind: "match", rule: "3pp", baseline: 1, watches: 2 },
      { kind: "match", rule: "5%", baseline: 1, watches: 1 },
      { kind: "card", rule: "card", baseline: null, watches: 1 },
    ]);
  });

  it("end for their match alone, and leave its cards", async () => {
    const other = await stage.addMatch("greens-greys");
    await stage.addChat("telegram:2");
    for (const address of [chat, "telegram:2"]) for (const known of [match, other]) await stage.watch(address, known);
    await card(match);
    const ended = await removeWatchesOfMatch(stage.database, match.id);
    expect(ended.map((watch) => [watch.chat, watch.matchId])).toEqual([chat, "telegram:2"].map((address) => [address, match.id]));
    const rows = await stage.database.selectFrom("watches").select(["kind", "match_id"]).orderBy("id").execute();
    expect(rows.map(({ kind, match_id }) => [kind, match_id])).toEqual([
      ...[
        ["match", other.id],
        ["match", other.id],
      ],
      ["card", match.id],
    ]);
    expect(await removeWatch(stage.database, { chat, matchId: match.id })).toBeNull();
  });

  it("are of matches that are over where these have ended or began six hours ago", async () => {
    const now = stage.clock.now();
    const sixHours = 6 * 3_600_000;
    await add(match.id);
    await change((await stage.addMatch("nobodys")).id, { status: "finished" });
    const overWhen = async (row: Parameters<typeof change>[1]) => {
      await change(match.id, { status: "scheduled", seen_at: now, ...row });
      return (await watchedButOver(stage.database, now)).length;
    };
    expect(await overWhen({})).toBe(0);
    expect(await overWhen({ status: "finished" })).toBe(1);
    expect(await overWhen({ starts_at: now - sixHours })).toBe(0);
    expect(await overWhen({ starts_at: now - sixHours - 1 })).toBe(1);
    expect(await overWhen({ status: "live", seen_at: now - 3_600_000 })).toBe(0);
    expect(await overWhen({ status: "live", seen_at: now - 3_600_001 })).toBe(1);
  });

  it("stand beside each other where that is asked for, and one of them gets another rule", async () => {
    const now = stage.clock.now();
    const rule = (words: string) => parseRule(words) as Rule;
    const put = async (words: string, replaces: number | null) => {
      const added = await addWatch(stage.database, {
        ...{ chat, matchId: match.id, rule: rule(words), createdBy: "7", revision: null, now, replaces },
      });
      if (added === "limit_reached") throw new Error("the chat watches too much");
      return [added.watch.number, added.watch.rule, added.created];
    };
    expect(await put("3pp", null)).toEqual([1, "3pp", true]);
    expect(await put("5%", null)).toEqual([2, "5%", true]);
    const [, second] = await watchesOfMatch(stage.database, { chat, matchId: match.id });
    expect(await put("8%", second?.id ?? 0)).toEqual([2, "8%", false]);
    expect((await watchesOfMatch(stage.database, { chat, matchId: match.id })).map((one) => one.rule)).toEqual(["3pp", "8%"]);
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ rule: "3pp" });
  });

  it("that a wide watch brought become the chat's own by another rule, with a number and an author", async () => {
    const own = await stage.watch(chat, match, "3pp");
    await changeRule(stage.database, { watch: own, rule: parseRule("5%") as Rule, createdBy: "8" });
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({ rule: "5%", number: 1, createdBy: "7" });
    await stage.database.updateTable("watches").set({ wide_id: own.id, number: null }).where("id", "=", own.id).execute();
    const brought = await watchOf(stage.database, { chat, matchId: match.id });
    if (!brought) throw new Error("there is none");
    await changeRule(stage.database, { watch: brought, rule: parseRule("8%") as Rule, createdBy: "8" });
    expect(await watchOf(stage.database, { chat, matchId: match.id })).toMatchObject({
      ...{ rule: "8%", number: 2, createdBy: "8", wideId: null },
    });
  });
});
