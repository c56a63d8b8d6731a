import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBoards } from "../../src/feed/boards.ts";
import { type Log, silentLog } from "../../src/log.ts";
import type { Database } from "../../src/storage/database.ts";
import { createStage, type Known, type Stage, twoWay } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const minute = 60_000;
const gatherMs = 2 * minute;

describe.each(engines)("what polls gather on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  let boards: ReturnType<typeof boardsOn>;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues", 0.5);
    other = await stage.addMatch("greens-whites", 0.5);
    boards = boardsOn(stage.database);
    await poll();
    await poll(other);
    await written();
  });
  afterEach(() => opened.close());

  const boardsOn = (database: Database, log: Log = silentLog) =>
    createBoards({
      tidying: { keepers: [], prune: [] },
      database,
      api: stage.api,
      clock: stage.clock,
      log,
      collectMs: 0,
      gatherMs,
      schedule: { polled: () => undefined, learned: (id) => `{"at":${stage.clock.now()},"of":${id}}` },
    });
  const pass = (ms: number) => stage.clock.advance(ms, stage.settle);
  const poll = (known = match) => boards.fetch(known, { lane: "poller" });
  const serve = (home: number, refreshedAt: number | null = null, known = match) =>
    stage.odds.set(known.match.slug, { quotes: twoWay(home), refreshedAt });
  /** As at the end of the process. */
  const written = () => boards.writeGathered(AbortSignal.abort());
  const kept = async (known = match) => {
    const [board, learned] = await Promise.all([
      stage.database.selectFrom("boards").selectAll().where("match_id", "=", known.id).orderBy("revision", "desc").execute(),
      stage.database.selectFrom("schedule").selectAll().where("match_id", "=", known.id).executeTakeFirst(),
    ]);
    return {
      revision: board[0]?.revision,
      confirmedAt: board[0]?.confirmed_at,
      polledAt: learned?.last_poll_at,
      before: board[1],
    };
  };

  it("waits for two minutes, is written down together, and is known meanwhile", async () => {
    const before = stage.clock.now();
    const ending = new AbortController();
    const writing = boards.writeGathered(ending.signal);
    await pass(minute);
    await poll();
    await pass(minute / 2);
    await poll(other);
    expect(await kept()).toMatchObject({ confirmedAt: before, polledAt: before });
    expect(await boards.latest(match.id)).toMatchObject({ board: { fetchedAt: before + minute } });
    expect(await boards.read(match, { lane: "person" })).toMatchObject({
      board: { fetchedAt: before + minute },
    });
    await pass(minute / 2);
    expect(await kept()).toMatchObject({ revision: 1, confirmedAt: before + minute, polledAt: before + minute });
    expect(await kept(other)).toMatchObject({ revision: 1, confirmedAt: before + 1.5 * minute });
    ending.abort();
    await writing;
  });

  it("is written down at the end", async () => {
    await pass(minute);
    await poll();
    await written();
    expect(await kept()).toMatchObject({ confirmedAt: stage.clock.now(), polledAt: stage.clock.now() });
  });

  it("never waits with a price that has moved: the fact is on record with its board, and the board before with its last time", async () => {
    await stage.watch(await stage.addChat("telegram:1"), match, "3pp");
    await pass(minute);
    await poll();
    const last = stage.clock.now();
    await pass(10_000);
    serve(0.56);
    await poll();
    expect(await kept()).toMatchObject({ revision: 2, confirmedAt: stage.clock.now(), before: { confirmed_at: last } });
    expect(await stage.waiting()).toMatchObject([{ chat: "telegram:1", revision: 2 }]);
    // Nothing of the older board comes after it.
    await written();
    expect(await kept()).toMatchObject({ revision: 2, before: { confirmed_at: last } });
  });

  it("never waits with prices that have stood for a refresh, which is what a single book's move waits for", async () => {
    const moved = stage.clock.now();
    serve(0.56, moved);
    await poll();
    await pass(20 * minute);
    serve(0.56, stage.clock.now() - 1_000);
    await poll();
    expect(await kept()).toMatchObject({ revision: 2, confirmedAt: stage.clock.now() });
  });

  it("knows after a kill what was written down, and an older answer undoes nothing newer", async () => {
    await pass(minute);
    await poll();
    boards = boardsOn(stage.database);
    await poll();
    expect(await kept()).toMatchObject({ revision: 1, confirmedAt: stage.clock.now() });
    const newest = await kept();
    await written();
    expect(await kept()).toMatchObject({ confirmedAt: newest.confirmedAt });
  });

  it("writes at once what people ask for, and all for ten minutes after a downtime", async () => {
    await pass(minute);
    await boards.fetch(match, { lane: "person" });
    expect(await kept()).toMatchObject({ confirmedAt: stage.clock.now() });
    await pass(61 * minute);
    for (const ms of [0, minute, 8 * minute]) {
      await pass(ms);
      await poll();
      expect(await kept()).toMatchObject({ confirmedAt: stage.clock.now() });
    }
  });

  it("is kept for the next time when it cannot be written", async () => {
    let isBroken = false;
    const said: string[] = [];
    const half = new Proxy(stage.database, {
      get(target, name) {
        if (name === "transaction" && isBroken) throw new Error("disk I/O error");
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    boards = boardsOn(half, { ...silentLog, warn: (_fields, text) => void said.push(text) });
    await poll();
    await pass(minute);
    await poll();
    isBroken = true;
    await written();
    expect(said).toEqual(["could not keep what polls confirmed and learned"]);
    isBroken = false;
    await written();
    expect(await kept()).toMatchObject({ confirmedAt: stage.clock.now(), polledAt: stage.clock.now() });
  });

  it("has nothing to say of a match that was forgotten", async () => {
    await pass(minute);
    await poll();
    await poll(other);
    await stage.database.deleteFrom("matches").where("id", "=", match.id).execute();
    await written();
    expect(await kept(other)).toMatchObject({ polledAt: stage.clock.now() });
    expect((await kept()).polledAt).toBeUndefined();
  });
});
