import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultRule } from "../../src/rules/rule.ts";
import { usualLimits } from "../../src/watches/limits.ts";
import { addWatch, removeWatch, watchedMatches, watchesOfChat, watchOf } from "../../src/watches/watches.ts";
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
});
