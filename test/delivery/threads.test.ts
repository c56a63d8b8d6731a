import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Opened } from "../../src/chat/platform.ts";
import { ensureChat } from "../../src/chats/chats.ts";
import { keepThread, threadsOf, threadTroubleOf, useThread } from "../../src/chats/threads.ts";
import { createThreads, type Threads } from "../../src/delivery/threads.ts";
import { silentLog } from "../../src/log.ts";
import { DatabaseAway } from "../../src/storage/away.ts";
import { observe } from "../alert-path/queries.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

const chat = "telegram:-1001";
const minuteMs = 60_000;
const first = { language: "en", blocks: [], buttons: [], personal: false, credit: [], cut: "" };

describe.each(engines)("the threads of a chat on $name", ({ open: openDatabase }) => {
  let made: Awaited<ReturnType<typeof openDatabase>>;
  let clock: FakeClock;
  let opened: string[];
  let answers: Opened[];
  /** What the platform waits for before it answers. */
  let held: Promise<void>;
  let closed: string[];
  /** When what a thread is about starts. */
  let startsAt: number | null;
  /** What the platform answers when a thread is to be closed. */
  let closes: boolean;
  beforeEach(async () => {
    made = await openDatabase();
    clock = createFakeClock();
    opened = [];
    answers = [];
    closed = [];
    [startsAt, closes] = [null, true];
    held = Promise.resolve();
    await ensureChat(made.database, { address: chat, language: "en", now: clock.now() });
  });
  afterEach(() => made.close());

  function threads(diesAt: string | null = null, database = made.database): Threads {
    return createThreads({
      database,
      platform: {
        name: "telegram",
        send: async () => ({ kind: "sent", messageId: "1" }),
        room: () => 1,
        outage: () => null,
        answered: () => undefined,
        isUp: () => true,
        run: async () => undefined,
        async open({ title }) {
          opened.push(title);
          await held;
          return answers.shift() ?? { kind: "opened", address: `${chat}:${opened.length}` };
        },
        async close(address) {
          closed.push(address);
          return closes;
        },
      },
      introduce: async ({ key, matchId }) =>
        matchId === 0 ? null : { opening: { title: key, tag: null, sport: null, first }, startsAt },
      clock,
      log: silentLog,
      failpoint(name) {
        if (name === diesAt) throw new Error("the process has died");
      },
    });
  }

  const asked = (matchId = 7) => ({
    chat,
    thread: { key: `match ${matchId}`, matchId },
    within: chat,
    signal: new AbortController().signal,
  });

  it("are opened once, whoever asks, and again by a process that was killed before it sent anything there", async () => {
    let answer: () => void = () => undefined;
    held = new Promise((resolve) => {
      answer = resolve;
    });
    const one = threads().placeFor(asked());
    await vi.waitUntil(() => opened.length === 1);
    expect(await threads().placeFor(asked())).toMatchObject({ kind: "later" });
    answer();
    expect(await one).toEqual({ kind: "thread", address: `${chat}:1` });
    expect(opened).toEqual(["match 7"]);
    await expect(threads("opened").placeFor(asked(8))).rejects.toThrow("died");
    expect(await threads().placeFor(asked(8))).toEqual({ kind: "thread", address: `${chat}:2` });
    expect(opened).toEqual(["match 7", "match 8"]);
  });

  it("are opened a second time where the process was killed before it knew the first, once nobody can be about to", async () => {
    await expect(threads("opening").placeFor(asked())).rejects.toThrow("died");
    const heir = threads();
    expect(await heir.placeFor(asked())).toMatchObject({ kind: "later" });
    await clock.advance(minuteMs, async () => undefined);
    expect(await heir.placeFor(asked())).toEqual({ kind: "thread", address: `${chat}:2` });
    expect(await heir.placeFor(asked())).toEqual({ kind: "thread", address: `${chat}:2` });
    expect(opened).toHaveLength(2);
  });

  it("are asked for once an hour where a right is missing, and the chat itself has the alerts", async () => {
    answers.push({ kind: "refused", trouble: "manage_topics", reason: "not enough rights" });
    const ours = threads();
    // Until a message has said so: the first one may have to wait.
    for (const matchId of [7, 8]) expect(await ours.placeFor(asked(matchId))).toEqual({ kind: "chat", because: "manage_topics" });
    ours.told(chat);
    expect(await ours.placeFor(asked(8))).toEqual({ kind: "chat" });
    expect(opened).toHaveLength(1);
    expect(await threadTroubleOf(made.database, chat)).toBe("manage_topics");
    await clock.advance(60 * minuteMs, async () => undefined);
    expect(await threads().placeFor(asked())).toMatchObject({ kind: "thread" });
    expect(await threadTroubleOf(made.database, chat)).toBeNull();
  });

  it("do not keep an alert waiting for an answer that was lost", async () => {
    answers.push({ kind: "unknown", reason: "timeout" }, { kind: "later", afterMs: 500 });
    expect(await threads().placeFor(asked())).toEqual({ kind: "chat" });
    expect(await threads().placeFor(asked(8))).toEqual({ kind: "later", afterMs: 500 });
    expect(await threads().placeFor(asked(8))).toEqual({ kind: "thread", address: `${chat}:3` });
    expect((await threadsOf(made.database, [chat])).map(({ key, address }) => [key, address])).toEqual([
      ["match 7", null],
      ["match 8", `${chat}:3`],
    ]);
  });

  it("are asked for again two seconds later while somebody else opens them", async () => {
    await expect(threads("opening").placeFor(asked())).rejects.toThrow("died");
    expect(await threads().placeFor(asked())).toEqual({ kind: "later", afterMs: 2_000 });
  });

  it("are not opened for what is not known any more, nor where the platform has none, and the chat has the alerts", async () => {
    expect(await threads().placeFor(asked(0))).toEqual({ kind: "chat" });
    expect([opened, await threadsOf(made.database, [chat])]).toEqual([[], []]);
    const none = createThreads({
      database: made.database,
      platform: {
        name: "discord",
        send: async () => ({ kind: "sent", messageId: "1" }),
        room: () => 1,
        outage: () => null,
        answered: () => undefined,
        isUp: () => true,
        run: async () => undefined,
      },
      introduce: async () => null,
      clock,
      log: silentLog,
    });
    expect(await none.placeFor(asked())).toEqual({ kind: "chat" });
    const stopping = new AbortController();
    const running = none.run(stopping.signal);
    await clock.advance(minuteMs, async () => undefined);
    stopping.abort();
    await running;
    expect(await threadsOf(made.database, [chat])).toEqual([]);
  });

  it("are opened anew once one is no more, and not where a right to write there is missing", async () => {
    await threads().placeFor(asked());
    await threads().refused(asked(), { kind: "moved", to: chat });
    expect(await threads().placeFor(asked())).toEqual({ kind: "thread", address: `${chat}:2` });
    await threads().refused(asked(), { kind: "gone", loss: "removed", reason: "no rights" });
    expect(await threadTroubleOf(made.database, chat)).toBe("write");
    expect(await threads().placeFor(asked(8))).toEqual({ kind: "chat" });
    expect(opened).toHaveLength(2);
  });

  it("are to be closed six hours after the start, or after the last message where that comes later, or never", async () => {
    const closesAt = async () =>
      (await made.database.selectFrom("threads").select("closes_at").executeTakeFirstOrThrow()).closes_at;
    const hourMs = 60 * minuteMs;
    startsAt = clock.now() + 2 * hourMs;
    await threads().placeFor(asked());
    expect(await closesAt()).toBe(startsAt + 6 * hourMs);
    await clock.advance(5 * hourMs, async () => undefined);
    await threads().placeFor(asked());
    expect(await closesAt()).toBe(clock.now() + 6 * hourMs);
    startsAt = null;
    await threads().placeFor(asked());
    expect([await closesAt(), opened]).toEqual([null, ["match 7"]]);
  });

  it("are closed twenty at once, every ten minutes, and no more where the platform wants that later", async () => {
    for (let nth = 0; nth < 25; nth++) {
      await threads().placeFor(asked(nth + 1));
      await useThread(made.database, { chat, key: `match ${nth + 1}` }, clock.now() - 25 + nth);
    }
    const { database, settle } = observe(made.database);
    const stopping = new AbortController();
    const running = threads(null, database).run(stopping.signal);
    await clock.advance(0, settle);
    expect(closed).toEqual(Array.from({ length: 20 }, (_, nth) => `${chat}:${nth + 1}`));
    closes = false;
    await clock.advance(10 * minuteMs - 1, settle);
    expect(closed).toHaveLength(20);
    await clock.advance(1, settle);
    expect(closed.slice(20)).toEqual([`${chat}:21`]);
    closes = true;
    await clock.advance(10 * minuteMs, settle);
    expect(closed.slice(21)).toEqual([21, 22, 23, 24, 25].map((nth) => `${chat}:${nth}`));
    stopping.abort();
    await running;
  });

  it("are closed when they are over, also where the database was away the first time", async () => {
    let isAway = true;
    const broken: KyselyPlugin = {
      transformQuery({ node }) {
        if (isAway) throw new DatabaseAway();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const key = { chat, key: "match 7" };
    await threads().placeFor(asked());
    await keepThread(made.database, key, `${chat}:1`);
    await useThread(made.database, key, clock.now());
    const stopping = new AbortController();
    const { database, settle } = observe(made.database.withPlugin(broken));
    const running = threads(null, database).run(stopping.signal);
    await clock.advance(9 * minuteMs, settle);
    expect(closed).toEqual([]);
    isAway = false;
    await clock.advance(2 * minuteMs, settle);
    expect(closed).toEqual([`${chat}:1`]);
    // What is closed is not closed again.
    await clock.advance(20 * minuteMs, settle);
    expect(closed).toHaveLength(1);
    stopping.abort();
    await running;
  });
});
