import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Match } from "../../src/api/model.ts";
import { rememberMatches } from "../../src/matches/matches.ts";
import { noteMove } from "../../src/watches/moves.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const hour = 60 * minute;

describe.each(engines)("a watched match that moves, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let known: Known;
  let start: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    known = await stage.addMatch("reds-blues");
    start = stage.clock.now() + 5 * hour;
    await says({ startsAt: start });
    for (const chat of ["telegram:1", "discord:2"]) await stage.watch(await stage.addChat(chat), known);
    await stage.watch("telegram:1", known, ">=9 on=winner:home");
  });
  afterEach(() => opened.close());

  /** What the source's list says now. */
  const says = (fields: Partial<Match>) =>
    stage.database.transaction().execute((session) =>
      rememberMatches(session, [{ ...known.match, status: "scheduled", ...fields }], stage.clock.now(), {
        changed: noteMove,
        replaced: async () => undefined,
      }),
    );
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const waiting = async () => {
    const rows = await stage.database
      .selectFrom("facts")
      .selectAll()
      .where("kind", "=", "moment")
      .where("done_at", "is", null)
      .orderBy("chat")
      .execute();
    return rows.map(({ chat, body, due_at }) => {
      const { from, to } = JSON.parse(body ?? "null") as { from: number | null; to: number | null };
      const minutes = (at: number | null) => (at === null ? null : (at - start) / minute);
      return [chat, minutes(from), minutes(to), (due_at - stage.clock.now()) / minute];
    });
  };
  /** As the delivery does. */
  const tell = async () => {
    const told = await waiting();
    const change = { done_at: stage.clock.now(), message: "m" };
    await stage.database.updateTable("facts").set(change).where("kind", "=", "moment").where("done_at", "is", null).execute();
    return told.filter(([chat]) => chat === "telegram:1").map(([, from, to]) => [from, to]);
  };

  it("is news once for each chat, from a quarter of an hour on, and small steps add up", async () => {
    await says({ startsAt: start + 14 * minute });
    expect(await waiting()).toEqual([]);
    await says({ startsAt: start + 15 * minute });
    expect(await waiting()).toEqual([
      ["discord:2", 0, 15, 0],
      ["telegram:1", 0, 15, 0],
    ]);
    await tell();
    await says({ startsAt: start + 15 * minute });
    await says({ startsAt: start + 25 * minute });
    await pass(2 * hour);
    await says({ startsAt: start + 29 * minute });
    expect(await waiting()).toEqual([]);
    await says({ startsAt: start + 30 * minute });
    expect(await tell()).toEqual([[15, 30]]);
  });

  it("speaks of the newest start while it waits, and of nothing where it is back", async () => {
    await says({ startsAt: start + hour });
    await says({ startsAt: start + 2 * hour });
    expect(await waiting()).toEqual([
      ["discord:2", 0, 120, 0],
      ["telegram:1", 0, 120, 0],
    ]);
    await says({ startsAt: start + 5 * minute });
    expect(await waiting()).toEqual([]);
  });

  it("is told of a source that cannot make up its mind once that is quiet, and of nothing where the chat knows it", async () => {
    await says({ startsAt: start + hour });
    expect(await tell()).toEqual([[0, 60]]);
    for (const [index, startsAt] of [start, start + hour, start, start + hour, start].entries()) {
      await pass(5 * minute);
      await says({ startsAt });
      expect((await waiting()).filter(([chat]) => chat === "telegram:1")).toEqual(
        index % 2 === 0 ? [["telegram:1", 60, 0, index === 0 ? 15 : expect.any(Number)]] : [],
      );
    }
    await pass(15 * minute);
    expect(await tell()).toEqual([[60, 0]]);
  });

  it("that is postponed has no date until it has one, and may take place after all", async () => {
    await says({ status: "postponed", startsAt: start });
    await says({ status: "postponed", startsAt: start });
    expect(await tell()).toEqual([[0, null]]);
    await pass(2 * hour);
    await says({ startsAt: start });
    expect(await tell()).toEqual([[0, 0]]);
    await pass(2 * hour);
    await says({ status: "postponed", startsAt: start });
    expect(await tell()).toEqual([[0, null]]);
    await pass(2 * hour);
    await says({ status: "postponed", startsAt: start + 48 * hour });
    expect(await tell()).toEqual([[0, 2_880]]);
    await pass(2 * hour);
    // Nobody was told that it is off.
    await says({ status: "scheduled", startsAt: start + 48 * hour });
    expect(await waiting()).toEqual([]);
  });

  it("is no news once it is live, over or past, without a time, nor to whoever has paused it", async () => {
    const { database } = stage;
    await database.updateTable("watches").set({ paused_until: 9e15 }).where("chat", "=", "telegram:1").execute();
    await database.updateTable("watches").set({ paused_until: 9e15 }).where("chat", "=", "discord:2").execute();
    await says({ startsAt: start + hour });
    expect(await waiting()).toEqual([]);
    await database.updateTable("watches").set({ paused_until: null }).execute();
    for (const fields of [
      { status: "cancelled", startsAt: start + 3 * hour },
      { status: "live", startsAt: start + 4 * hour },
      { startsAt: stage.clock.now() - minute },
      { startsAt: null },
    ] as const) {
      await says(fields);
      expect(await waiting(), JSON.stringify(fields)).toEqual([]);
    }
  });
});
