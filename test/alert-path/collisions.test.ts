import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBoards } from "../../src/feed/boards.ts";
import type { Session } from "../../src/storage/database.ts";
import { transact } from "../../src/storage/transact.ts";
import { engines } from "../databases.ts";
import { createStage, type Known, type Stage } from "./stage.ts";

const chat = "telegram:1";

describe.each(engines)("a save that collides with another change on $name", ({ name, open }) => {
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

  /** Polls while a transaction has deleted the watches and not committed yet. */
  async function pollDuringUnwatch(home: number): Promise<void> {
    const { database } = opened;
    let polling: Promise<unknown> | null = null;
    await database.transaction().execute(async (unwatching) => {
      await unwatching.deleteFrom("watches").execute();
      polling = stage.poll(match, home);
      await untilSomebodyWaits(unwatching);
    });
    await polling;
  }

  it.runIf(name === "postgres")("leaves out who unwatches while what moved is queued", async () => {
    await stage.poll(match, 0.5);
    await stage.watch(chat, match);
    await pollDuringUnwatch(0.6);
    expect((await stage.boards.latest(match.id))?.revision).toBe(2);
    expect(await stage.waiting()).toEqual([]);
  });

  it.runIf(name === "postgres")("leaves out who unwatches while the first board becomes the baseline", async () => {
    await stage.watch(chat, match);
    await pollDuringUnwatch(0.6);
    expect((await stage.boards.latest(match.id))?.revision).toBe(1);
    expect(await opened.database.selectFrom("baselines").selectAll().execute()).toEqual([]);
  });

  it("is begun once more, and once only", async () => {
    const failing = (times: number, code: string) => {
      let runs = 0;
      const work = async (session: Session) => {
        await session
          .updateTable("chats")
          .set({ state_reason: `${++runs}` })
          .execute();
        if (runs <= times) throw Object.assign(new Error("collided"), { code });
        return runs;
      };
      return transact(opened.database, work);
    };
    expect(await failing(1, "40P01")).toBe(2);
    await expect(failing(2, "23503")).rejects.toThrow("collided");
    await expect(failing(1, "23505")).rejects.toThrow("collided");
    expect(await opened.database.selectFrom("chats").select("state_reason").execute()).toEqual([{ state_reason: "2" }]);
  });

  it("tells the schedule of a board only when it is saved", async () => {
    const polled: number[] = [];
    const schedule = { polled: (matchId: number) => void polled.push(matchId), learned: () => "{}" };
    const { api, clock, log } = stage;
    const boards = createBoards({
      tidying: { keepers: [], prune: [] },
      database: opened.database,
      api,
      clock,
      log,
      schedule,
    });
    await expect(boards.fetch({ ...match, id: match.id + 1_000 }, { lane: "poller" })).rejects.toThrow();
    expect(polled).toEqual([]);
    await boards.fetch(match, { lane: "poller" });
    expect(polled).toEqual([match.id]);
  });
});

async function untilSomebodyWaits(blocking: Session): Promise<void> {
  const waiting = sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  for (let tries = 0; tries < 2_000; tries++) if ((await waiting.execute(blocking)).rows.length > 0) return;
  throw new Error("nobody waits for the transaction");
}
