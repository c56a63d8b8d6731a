import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveBaselines, restartAtPresent, restartBaselines, setFirstBaselines } from "../../src/watches/baselines.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;

describe.each(engines)("baselines on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    for (const chat of [ann, bob]) await stage.addChat(chat);
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("greens-greys")];
  });
  afterEach(() => opened.close());

  const all = async () => {
    const query = stage.database.selectFrom("baselines as b").innerJoin("watches as w", "w.id", "b.watch_id");
    const rows = await query
      .select(["w.chat", "w.rule", "b.match_id", "b.revision", "b.set_at", "b.reason"])
      .orderBy("w.id")
      .execute();
    return rows.map(
      (row) =>
        `${row.chat} ${row.rule} ${row.match_id === match.id ? "match" : "other"} ${row.revision} ${row.set_at} ${row.reason}`,
    );
  };
  /** A watch with the baseline that it stands at. */
  async function standing(chat: string, known: Known, rule: string, { revision = 1, reason = "created" } = {}) {
    const { id } = await stage.watch(chat, known, rule);
    await stage.database.deleteFrom("baselines").where("watch_id", "=", id).execute();
    const row = { watch_id: id, match_id: known.id, revision, set_at: 5, reason };
    await stage.database.insertInto("baselines").values(row).execute();
    return id;
  }

  it("are set by the first board for watches without one: at it, or before it where it satisfies the rule", {
    tags: "long",
  }, async () => {
    for (const [chat, rule] of [
      [ann, "3pp"],
      [bob, "posted"],
      ["telegram:3", "gap>=6pp"],
      ["telegram:4", ">=2.1 on=winner:home"],
    ] as const) {
      if (chat !== ann && chat !== bob) await stage.addChat(chat);
      await stage.watch(chat, match, rule);
    }
    await stage.watch(ann, other);
    const paused = await stage.watch(await stage.addChat("telegram:5"), match);
    await stage.database.updateTable("watches").set({ paused_until: 9e15 }).where("id", "=", paused.id).execute();
    await standing(await stage.addChat("telegram:6"), match, "5%", { revision: 2 });
    for (let nth = 0; nth < 2; nth++)
      await setFirstBaselines(stage.database, {
        matchId: match.id,
        to: 4 + nth,
        now: 7 + nth,
        satisfied: ["posted", ">=2.1 on=winner:home"],
      });
    expect(await all()).toEqual([
      `${ann} 3pp match 4 7 first_board`,
      `${bob} posted match 0 7 first_board`,
      "telegram:3 gap>=6pp match 4 7 first_board",
      "telegram:4 >=2.1 on=winner:home match 0 7 first_board",
      "telegram:6 5% match 2 5 created",
    ]);
  });

  it.each([
    ["nothing_to_compare", false, "4 9 restarted", "4 9 restarted"],
    ["armed", false, "4 9 armed", "4 9 armed"],
    ["armed", true, "4 9 armed", "1 5 told"],
  ] as const)("begin again as %s, untold %s, by match, board and rule", async (reason, untold, created, told) => {
    await standing(ann, match, "3pp");
    await standing(bob, match, "3pp", { reason: "told" });
    await standing(await stage.addChat("telegram:3"), match, "5%");
    await standing(await stage.addChat("telegram:4"), match, "3pp", { revision: 2 });
    await standing(await stage.addChat("telegram:5"), other, "3pp");
    await restartBaselines(stage.database, { matchId: match.id, from: 1, to: 4, now: 9, rules: ["3pp"], reason, untold });
    expect(await all()).toEqual([
      `${ann} 3pp match ${created}`,
      `${bob} 3pp match ${told}`,
      "telegram:3 5% match 1 5 created",
      "telegram:4 3pp match 2 5 created",
      "telegram:5 3pp other 1 5 created",
    ]);
  });

  it("of a chat go to the newest boards, those of one match or all", async () => {
    for (const home of [0.5, 0.6, 0.7]) await stage.poll(match, home);
    await stage.poll(other, 0.5);
    for (const chat of [ann, bob]) for (const known of [match, other]) await standing(chat, known, "3pp");
    await restartAtPresent(stage.database, { chat: ann, matchId: match.id, now: 8, reason: "unmuted" });
    const bobs = [`${bob} 3pp match 1 5 created`, `${bob} 3pp other 1 5 created`];
    expect(await all()).toEqual([`${ann} 3pp match 3 8 unmuted`, `${ann} 3pp other 1 5 created`, ...bobs]);
    await restartAtPresent(stage.database, { chat: ann, matchId: null, now: 9, reason: "unmuted" });
    expect(await all()).toEqual([`${ann} 3pp match 3 9 unmuted`, `${ann} 3pp other 1 9 unmuted`, ...bobs]);
  });

  it("move to what was told, unless they were set anew meanwhile", async () => {
    const [first, second] = [await standing(ann, match, "3pp"), await standing(bob, match, "3pp", { revision: 2 })];
    const move = { matchId: match.id, from: 1, to: 6, reason: "told" } as const;
    await moveBaselines(stage.database, [], 9);
    await moveBaselines(
      stage.database,
      [
        { ...move, watchId: first },
        { ...move, watchId: second },
        { ...move, watchId: first, matchId: other.id, to: 8 },
      ],
      9,
    );
    expect(await all()).toEqual([`${ann} 3pp match 6 9 told`, `${bob} 3pp match 2 5 created`]);
    await moveBaselines(stage.database, [{ ...move, watchId: second, from: 2, to: 7, reason: "dropped" }], 10);
    expect((await all())[1]).toBe(`${bob} 3pp match 7 10 dropped`);
  });
});
