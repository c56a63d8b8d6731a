import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Target } from "../../src/matches/targets.ts";
import { copyWatches } from "../../src/watches/copies.ts";
import { mute, mutesOf } from "../../src/watches/mutes.ts";
import { allWatchesOf, watchRecordsOf } from "../../src/watches/store.ts";
import { addWideWatch, excludeMatch, exclusionsOf } from "../../src/watches/wide-watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [from, to] = ["telegram:1", "discord:2"] as const;
const football: Target = { kind: "sport", sport: "football" };

describe.each(engines)("a copy of a chat's watches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [from, to, "telegram:3"]) await stage.addChat(chat);
    match = await stage.addMatch("reds-blues");
  });
  afterEach(() => opened.close());

  const copy = () => copyWatches(stage.database, { from, to, person: "42" });

  it("has the same numbers, rules and baselines, what wide watches brought under their copy, and begins its looks anew", async () => {
    await stage.poll(match);
    await stage.watch(from, match, "5%");
    const other = await stage.watch(from, await stage.addMatch("greens-greys"));
    await stage.watch("telegram:3", match);
    const added = await addWideWatch(stage.database, { chat: from, target: football, rule: "3pp", createdBy: "7", now: 5 });
    if (added === "limit_reached") throw new Error("the chat watches too much");
    // Of two that it brought, one was there before it, by a broader one.
    const brought = { chat: from, rule: "3pp", created_by: "7", created_at: 6, kind: "match", wide_id: added.wide.id };
    await stage.database
      .insertInto("watches")
      .values({ ...brought, match_id: (await stage.addMatch("c-d")).id })
      .execute();
    await stage.database
      .updateTable("watches")
      .set({ wide_id: added.wide.id, number: null })
      .where("id", "=", other.id)
      .execute();
    await stage.database.updateTable("watches").set({ looked_at: 9, missed: 4 }).execute();
    await copy();
    const told = async (chat: string) =>
      (await watchRecordsOf(stage.database, [chat]))
        .map(({ matchId, number, rule, revision, toldAt, reason, wideId }) =>
          JSON.stringify([matchId, number, rule, revision, toldAt, reason, wideId === null]),
        )
        .toSorted();
    expect(await told(to)).toEqual(await told(from));
    expect(await told(to)).toHaveLength(3);
    const [wide] = await allWatchesOf(stage.database, [to]);
    expect(wide).toMatchObject({ kind: "wide", number: 3, createdBy: "42", rule: "3pp", createdAt: 5 });
    const rows = await stage.database.selectFrom("watches").selectAll().where("chat", "=", to).execute();
    expect(new Set(rows.flatMap(({ wide_id }) => wide_id ?? []))).toEqual(new Set([wide?.id]));
    expect(rows.map(({ looked_at, missed, created_by }) => [looked_at, missed, created_by])).toEqual(
      Array(4).fill([null, 0, "42"]),
    );
    const number = await stage.watch(to, await stage.addMatch("a-b"));
    expect(number.number).toBe(4);
  });

  it("has what is muted and left out, of that chat alone, and leaves it there", async () => {
    for (const [chat, later] of [
      [from, 0],
      ["telegram:3", 50],
    ] as const) {
      await mute(stage.database, { chat, matchId: match.id, until: 17 + later, createdAt: 1 });
      await excludeMatch(stage.database, { chat, matchId: match.id, now: 3 + later });
    }
    await copy();
    const chats = [from, to];
    const mutes = (await mutesOf(stage.database, chats)).toSorted((a) => (a.chat === from ? -1 : 1));
    expect(mutes).toEqual(chats.map((chat) => ({ chat, matchId: match.id, until: 17, createdAt: 1 })));
    const left = (await exclusionsOf(stage.database, chats)).toSorted((a) => (a.chat === from ? -1 : 1));
    expect(left).toEqual(chats.map((chat) => ({ chat, matchId: match.id, createdAt: 3 })));
    expect(await allWatchesOf(stage.database, [to])).toEqual([]);
  });
});
