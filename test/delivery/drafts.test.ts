import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { steerFrom } from "../../src/chats/steered.ts";
import {
  answerDraft,
  askSteward,
  type DraftState,
  draftKey,
  draftMessageId,
  draftsById,
  draftsOf,
  pruneDrafts,
  statesOf,
  unseenChats,
} from "../../src/delivery/drafts.ts";
import type { Telling } from "../../src/delivery/fact-kind.ts";
import { createDraftKind, type ShownDraft, type ToldDraft } from "../../src/delivery/kinds/draft.ts";
import { factsOf } from "../../src/facts/facts.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase as openAgain } from "../../src/storage/database.ts";
import { transact } from "../../src/storage/transact.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import type { TestPlatform } from "./health.ts";

const channel = "telegram:-1007";
const [ann, boss] = ["telegram:7", "telegram:9"] as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(engines)("drafts on $name", ({ open: openDatabase }) => {
  let made: Awaited<ReturnType<typeof openDatabase>>;
  let clock: FakeClock;
  let stage: Stage;
  let match: Known;
  /** What the platform says of each person's right; it says nothing of others. */
  let rights: Map<string, boolean>;
  /** Of whom it was asked. */
  let asked: string[];
  let platform: TestPlatform;
  beforeEach(async () => {
    made = await openDatabase();
    clock = createFakeClock();
    stage = createStage(made, clock);
    rights = new Map();
    asked = [];
    await stage.addChat(channel);
    await stage.set(channel, { approval: true });
    for (const by of [ann, boss]) await manage(by);
    match = await stage.addMatch("one");
    await stage.poll(match);
    await stage.watch(channel, match);
    const send: TestPlatform["send"] = async (message) => {
      stage.sent.push({ message, said: stage.said(message.deliveryId) });
      return stage.outcomes.shift() ?? { kind: "sent", messageId: `${stage.sent.length}` };
    };
    platform = {
      name: "telegram",
      send,
      async manages(by, chat) {
        asked.push(`${by} ${chat}`);
        return rights.get(by) ?? null;
      },
    };
  });
  afterEach(() => made.close());

  const manage = (by: string) => steerFrom(stage.database, { by, chat: channel, title: "@odds", now: clock.now() });
  const deliver = (ms = 2_000) => stage.deliver(ms, { platform });
  const to = (chat: string) => stage.sent.filter(({ message }) => message.address === chat);
  const asks = (chat: string) => to(chat).filter(({ message }) => message.replaces === null).length;
  const states = async (): Promise<DraftState[]> => (await draftsOf(stage.database, [channel])).map(({ state }) => state);
  const answer = (id: number, publish: boolean, database: Database = stage.database) =>
    transact(database, (session) =>
      answerDraft(session, { id, publish, kinds: factKinds, lookup: stage.lookup, now: clock.now() }),
    );
  const happens = (more: { until: number }) => {
    const moment = { kind: "missing", matchId: match.id } as const;
    return queueMoments(stage.database, [{ chat: channel, key: "missing", moment, dueAt: clock.now(), ...more }]);
  };
  /** The price moves to this chance, and whoever is to approve that is asked. */
  async function draft(home: number, of = match): Promise<number> {
    await stage.poll(of, home);
    await deliver();
    const last = (await draftsOf(stage.database, [channel])).at(-1);
    if (!last) throw new Error("there is no draft");
    return last.id;
  }

  it("are published once where two press at the same moment, in two processes, and each of two may send it", async () => {
    const id = await draft(0.56);
    expect([asks(ann), asks(boss), asks(channel)]).toEqual([1, 1, 0]);
    const other = made.url === "" ? null : await openAgain(made.url, silentLog);
    const came = await Promise.all([answer(id, true), answer(id, true, other ?? stage.database)]);
    expect(came.map((one) => one?.kind).toSorted()).toEqual(["before", "publishes"]);
    const stopping = new AbortController();
    const running = ["one", "two"].map((holder, index) =>
      stage.deliveryOf({ platform, holder, ...(index === 1 && other ? { database: other } : {}) }).run(stopping.signal),
    );
    await clock.advance(5_000, stage.settle);
    stopping.abort();
    await Promise.all(running);
    expect(asks(channel)).toBe(1);
    expect(await states()).toEqual(["published"]);
    await deliver();
    expect([asks(ann), asks(boss), asks(channel)]).toEqual([1, 1, 1]);
    // Both of them see what became of it.
    expect([ann, boss].map((chat) => to(chat).at(-1)?.message.replaces !== null)).toEqual([true, true]);
    await other?.destroy();
  });

  it("come to who manages the chat whatever their own limit an hour is, and at once to who takes over", async () => {
    await stage.set(ann, { hourly: 1 });
    const matches = await Promise.all(["two", "three"].map((slug) => stage.addMatch(slug)));
    for (const other of matches) {
      await stage.poll(other);
      await stage.watch(channel, other);
    }
    for (const one of [match, ...matches]) await draft(0.56, one);
    expect(asks(ann)).toBe(3);
    const newcomer = "telegram:11";
    await manage(newcomer);
    const steward = { chat: channel, by: newcomer, now: clock.now() };
    expect(await transact(stage.database, (session) => askSteward(session, steward))).toBe(true);
    await deliver(10_000);
    expect([asks(newcomer), asks(ann)]).toEqual([3, 3]);
    const other = { ...steward, chat: "telegram:-1008" };
    expect(await transact(stage.database, (session) => askSteward(session, other))).toBe(false);
  });

  it("are refused and published by two at the same moment, and one of both holds", async () => {
    const id = await draft(0.56);
    const came = (await Promise.all([answer(id, false), answer(id, true)])).map((one) => one?.kind ?? "");
    expect(came.filter((kind) => kind === "before")).toHaveLength(1);
    await deliver();
    expect(asks(channel)).toBe(came.includes("publishes") ? 1 : 0);
    await stage.poll(match, 0.562);
    await deliver();
    expect(asks(channel)).toBe(came.includes("publishes") ? 1 : 0);
    expect(asks(ann)).toBe(1);
  });

  it("count where they are asked as drafts, and in the channel once they are published", async () => {
    await stage.set(channel, { hourly: 1 });
    await stage.set(ann, { hourly: 1 });
    const first = await draft(0.56);
    const second = await stage.addMatch("two");
    await stage.poll(second);
    await stage.watch(channel, second);
    await draft(0.56, second);
    // Ann's own hour holds up no draft.
    expect([asks(ann), asks(boss)]).toEqual([2, 2]);
    await answer(first, true);
    await deliver();
    expect(asks(channel)).toBe(1);
    const third = await stage.addMatch("three");
    await stage.poll(third);
    await stage.watch(channel, third);
    await stage.poll(third, 0.56);
    await deliver();
    // Nobody is asked about what the channel has no room for.
    expect(await states()).toEqual(["published", "waiting"]);
    await clock.advance(hourMs, stage.settle);
    for (const one of [match, second, third]) await stage.poll(one);
    await deliver();
    expect(await states()).toEqual(["published", "late", "waiting"]);
    expect(asks(channel)).toBe(1);
  });

  it("say what is true by then, and that nothing is where it came back after somebody approved", async () => {
    const id = await draft(0.56);
    await stage.poll(match, 0.59);
    await deliver();
    expect([asks(ann), (await states()).length]).toEqual([1, 1]);
    await answer(id, true);
    await deliver();
    const [told] = to(channel);
    const home = told?.said.matches[0]?.movement.moves.find(({ selection }) => selection === "home");
    expect(home?.probability).toEqual({ from: expect.closeTo(0.5), to: expect.closeTo(0.59) });

    const vain = await draft(0.66);
    await answer(vain, true);
    await stage.poll(match, 0.59);
    await deliver();
    expect(asks(channel)).toBe(1);
    await clock.advance(hourMs, stage.settle);
    await deliver();
    expect(await answer(vain, true)).toEqual({ kind: "before", state: "untrue" });
    expect(to(ann).at(-1)?.message.replaces).not.toBeNull();
  });

  it("are over after an hour, or when their match starts, and whoever presses then is told so", async () => {
    const startsAt = clock.now() + 20 * minuteMs;
    const soon = { ...match.match, startsAt };
    await stage.database
      .updateTable("matches")
      .set({ body: JSON.stringify(soon), starts_at: startsAt })
      .where("id", "=", match.id)
      .execute();
    const id = await draft(0.56);
    expect((await draftsById(stage.database, [id])).get(id)?.until).toBe(startsAt);
    await clock.advance(20 * minuteMs, stage.settle);
    expect(await answer(id, true)).toEqual({ kind: "before", state: "late" });
    await stage.poll(match);
    await deliver();
    expect(await states()).toEqual(["late"]);
    expect(asks(channel)).toBe(0);
  });

  it.each([
    [2, 5],
    [4, 5],
    [6, 6],
    [59, 59],
    [61, 60],
    [null, 60],
    [-1, 60],
  ])(
    "can be approved until their match starts in %j minutes: for %i, five at least and an hour at most",
    async (startsIn, minutes) => {
      const startsAt = startsIn === null ? null : clock.now() + startsIn * minuteMs;
      await stage.database
        .updateTable("matches")
        .set({ body: JSON.stringify({ ...match.match, startsAt }) })
        .where("id", "=", match.id)
        .execute();
      const before = clock.now();
      const id = await draft(0.56);
      const until = (await draftsById(stage.database, [id])).get(id)?.until ?? 0;
      if (startsIn === minutes) expect(until).toBe(startsAt);
      else {
        expect(until).toBeGreaterThanOrEqual(before + minutes * minuteMs);
        expect(until).toBeLessThanOrEqual(clock.now() + minutes * minuteMs);
      }
    },
  );

  it("of several matches can be approved until the last of them starts", async () => {
    const other = await stage.addMatch("two");
    await stage.poll(other);
    await stage.watch(channel, other);
    for (const [known, minutes] of [
      [match, 20],
      [other, 40],
    ] as const) {
      const startsAt = clock.now() + minutes * minuteMs;
      const change = { body: JSON.stringify({ ...known.match, startsAt }) };
      await stage.database.updateTable("matches").set(change).where("id", "=", known.id).execute();
    }
    const last = clock.now() + 40 * minuteMs;
    await stage.poll(match, 0.56);
    const id = await draft(0.56, other);
    expect((await draftsById(stage.database, [id])).get(id)?.until).toBe(last);
    expect((await draftsOf(stage.database, [channel])).length).toBe(1);
  });

  it("of what is soon too late to tell can be approved for five minutes, and have parts of the kinds that they tell of", async () => {
    await happens({ until: clock.now() + 2 * minuteMs });
    const before = clock.now();
    await deliver(100);
    const [one] = await stage.database.selectFrom("drafts").select(["until", "parts"]).execute();
    expect((one?.until ?? 0) - before).toBeGreaterThanOrEqual(5 * minuteMs);
    expect((one?.until ?? 0) - before).toBeLessThanOrEqual(5 * minuteMs + 100);
    expect(Object.keys(JSON.parse(one?.parts ?? "{}"))).toEqual(["moment"]);
  });

  it("are late from the moment on at which their time is over, and are forgotten before a time", async () => {
    const id = await draft(0.56);
    const until = (await draftsById(stage.database, [id])).get(id)?.until ?? 0;
    await clock.advance(until - 1 - clock.now(), stage.settle);
    expect(await answer(id + 1, true)).toBeNull();
    const looking = { now: until, lookup: stage.lookup };
    const drafts = [...(await draftsById(stage.database, [id, id])).values()];
    expect([...(await statesOf(stage.database, drafts, { ...looking, now: until - 1 })).values()]).toEqual(["waiting"]);
    expect([...(await statesOf(stage.database, drafts, looking)).values()]).toEqual(["late"]);
    // Approved in vain is what is over, and of which nothing is left.
    const come = async (now: number, state: DraftState) =>
      (
        await statesOf(
          stage.database,
          drafts.map((one) => ({ ...one, state })),
          { ...looking, now },
        )
      ).get(id);
    expect([await come(until - 1, "approved"), await come(until, "approved"), await come(until, "refused")]).toEqual([
      "approved",
      "approved",
      "refused",
    ]);
    await stage.database.deleteFrom("facts").execute();
    expect([await come(until - 1, "approved"), await come(until, "approved"), await come(until, "refused")]).toEqual([
      "approved",
      "untrue",
      "refused",
    ]);
    expect([await come(until - 1, "waiting"), await come(until, "waiting")]).toEqual(["waiting", "late"]);
    await pruneDrafts(stage.database, until);
    expect(await states()).toEqual(["waiting"]);
    await pruneDrafts(stage.database, until + 1);
    expect(await states()).toEqual([]);
    expect([await draftsById(stage.database, []), await draftsOf(stage.database, [])]).toEqual([new Map(), []]);
  });

  it("show what the channel would be told, and come to nobody once they are over", async () => {
    await answer(await draft(0.56), false);
    await deliver();
    // Ann sleeps, so that she is asked too late.
    await stage.mute(ann, clock.now() + hourMs / 2);
    const shown: (readonly string[])[] = [];
    const render = (telling: Telling) => {
      for (const one of (telling.parts.get("draft") ?? []) as ShownDraft[]) shown.push([...one.parts.keys()]);
      return { reply: { blocks: [], buttons: [], personal: false, credit: [], cut: "", language: "en" }, sections: {} };
    };
    const before = asks(ann);
    await stage.poll(match, 0.64);
    await stage.deliver(2_000, { platform, render });
    expect([asks(ann) - before, shown]).toEqual([0, [["movement"]]]);
    const last = (await draftsOf(stage.database, [channel])).at(-1);
    await answer(last?.id ?? 0, false);
    await clock.advance(hourMs, stage.settle);
    await stage.poll(match);
    await deliver(minuteMs);
    expect(asks(ann) - before).toBe(0);
  });

  it("are said as they are by then, since when they were due, and count for nothing that passed", async () => {
    const id = await draft(0.56);
    const kind = createDraftKind(factKinds);
    const [waiting, refused] = (["waiting", "refused"] as const).map((state) => ({ draft: id, key: `draft ${id}`, state }));
    if (!waiting || !refused) throw new Error("two states");
    const rewritten = async (...news: ToldDraft[]) => kind.rewrite?.(stage.database, { id: "m", told: [waiting], news });
    expect([await rewritten(refused), await rewritten()]).toEqual([[refused], [waiting]]);
    const looking = { now: clock.now(), lookup: stage.lookup };
    const facts = (await factsOf(stage.database, [ann])).filter((one) => one.kind === "draft");
    expect(facts).toHaveLength(1);
    // The message is there, and the draft still waits: there is nothing to say.
    expect(await kind.judge(stage.database, facts, looking)).toMatchObject([
      { tells: false, reason: "nothing_left", passed: false, since: facts[0]?.since },
    ]);
    await stage.database.deleteFrom("messages").execute();
    const asking = facts.map((one) => ({ ...one, key: `draft ${id}` }));
    expect(await kind.judge(stage.database, asking, looking)).toMatchObject([{ tells: true, since: facts[0]?.since }]);
  });

  it("are called by the title of their chat, else by its address, and end with its own line", async () => {
    const id = await draft(0.56);
    const kind = createDraftKind(factKinds);
    const looking = { now: clock.now(), lookup: stage.lookup };
    const told: ToldDraft = { draft: id, key: `draft ${id}`, state: "waiting" };
    const looked = { frozen: told, since: 0, quiet: null, revision: null };
    const shown = async () => (await kind.judgeAgain(stage.database, [told], looking))[0];
    expect(await shown()).toMatchObject({ ...looked, tells: true, shown: { told, title: "@odds", footer: null } });
    await stage.set(channel, { footer: "18+" });
    await stage.database.deleteFrom("steered").execute();
    expect(await shown()).toMatchObject({ ...looked, tells: true, shown: { told, title: channel, footer: "18+" } });
    await stage.database.deleteFrom("drafts").execute();
    expect(await shown()).toEqual({ ...looked, tells: false, reason: "nothing_left", passed: false });
  });

  it.each([
    ["waiting", null, "asks", "comes"],
    ["approved", null, "asks", "comes"],
    ["waiting", null, "ends", null],
    ["approved", null, "ends", null],
    ["published", null, "asks", null],
    ["refused", null, "asks", null],
    ["refused", null, "ends", null],
    ["waiting", "waiting", "ends", null],
    ["approved", "waiting", "ends", null],
    ["published", "waiting", "ends", "changes"],
    ["refused", "waiting", "ends", "changes"],
    ["late", "waiting", "asks", "changes"],
    ["failed", "refused", "ends", "changes"],
    ["refused", "refused", "ends", null],
    ["published", "published", "asks", null],
  ] as const)(
    "that are %s, where the message says %j, are news where it is told that one %s: %j",
    async (state, before, part, news) => {
      const id = await draft(0.56);
      const kind = createDraftKind(factKinds);
      const message = draftMessageId(ann, id);
      await stage.database.updateTable("drafts").set({ state }).where("id", "=", id).execute();
      const parts = JSON.stringify({ draft: [{ draft: id, key: `draft ${id}`, state: before }] });
      if (before === null) await stage.database.deleteFrom("messages").execute();
      else await stage.database.updateTable("messages").set({ parts }).where("id", "=", message).execute();
      const facts = (await factsOf(stage.database, [ann])).filter((one) => one.kind === "draft").slice(0, 1);
      const looking = { now: clock.now(), lookup: stage.lookup };
      const asked = facts.map((one) => ({ ...one, key: draftKey(id, part) }));
      const [judged] = await kind.judge(stage.database, asked, looking);
      const since = facts[0]?.since;
      expect(judged).toMatchObject({ since, frozen: { draft: id, key: draftKey(id, part), state }, tells: news !== null });
      if (judged?.tells) expect(judged.changes).toBe(news === "changes" ? message : undefined);
      else expect(judged).toMatchObject({ reason: "nothing_left", passed: false });
    },
  );

  it("are for who manages all of the chats that they are about", async () => {
    const kind = createDraftKind(factKinds);
    const [here, topic, there] = [channel, `${channel}:5`, "telegram:-1008"];
    const isFor = async (...managed: string[]) => {
      const came: string[] = [];
      const rights = {
        async manages(address: string, chat: string) {
          came.push(`${address} ${chat}`);
          return managed.includes(chat);
        },
        isGroup: async () => true,
      };
      const shown = [here, topic, there].map((chat) => ({ draft: { chat } }) as ShownDraft);
      const whether = await kind.isFor?.(shown, { address: ann, rights });
      expect(came).toEqual([`${ann} ${here}`, `${ann} ${there}`]);
      return whether;
    };
    expect(await isFor(here, there)).toBe(true);
    expect([await isFor(here), await isFor(there), await isFor()]).toEqual([false, false, false]);
  });

  it("go to nobody who has lost the right, which is asked at most once an hour; without an answer the last one holds", {
    tags: ["long"],
  }, async () => {
    rights.set(ann, true).set(boss, false);
    await answer(await draft(0.56), false);
    expect([asks(ann), asks(boss)]).toEqual([1, 0]);
    expect(asked.toSorted()).toEqual([`${ann} ${channel}`, `${boss} ${channel}`]);
    expect(stage.faults).toEqual([]);
    // One delivery that goes on knows what it was told.
    const stopping = new AbortController();
    const delivery = stage.deliveryOf({ platform });
    const running = delivery.run(stopping.signal);
    const turn = () => {
      delivery.wake();
      return clock.advance(5_000, stage.settle);
    };
    const move = async (home: number) => {
      for (const chance of [home, 1 - home]) {
        await stage.poll(match, chance);
        await turn();
        for (const { id, state } of await draftsOf(stage.database, [channel])) if (state === "waiting") await answer(id, false);
        await turn();
      }
    };
    asked.length = 0;
    await turn();
    await move(0.62);
    expect([asks(ann), asks(boss), asked.length]).toEqual([3, 0, 2]);
    rights.clear();
    await clock.advance(hourMs, stage.settle);
    await move(0.7);
    expect([asks(ann), asks(boss)]).toEqual([5, 0]);
    expect(asked.length).toBeGreaterThan(2);
    stopping.abort();
    await running;
  });

  it("that reach nobody three times in a row are spoken of once in a group, until somebody answers one again", {
    tags: ["long"],
  }, async () => {
    platform.isChannel = async () => false;
    rights.set(ann, false).set(boss, false);
    let home = 0.56;
    const lapse = async (times: number) => {
      for (let nth = 0; nth < times; nth++) {
        await draft(home);
        await clock.advance(61 * minuteMs, stage.settle);
        await stage.poll(match);
        await deliver();
        home = 1 - home;
      }
    };
    await lapse(2);
    expect(asks(channel)).toBe(0);
    await lapse(1);
    expect(asks(channel)).toBe(1);
    expect(await unseenChats(stage.database)).toEqual([channel]);
    await lapse(3);
    expect(asks(channel)).toBe(1);
    rights.set(ann, true);
    // What somebody has seen and left lapses as they wish.
    await lapse(1);
    await answer(await draft(home), false);
    expect(await unseenChats(stage.database)).toEqual([]);
    await deliver();
    rights.set(ann, false);
    home = 0.7;
    await lapse(3);
    expect(asks(channel)).toBe(2);
    expect(new Set(await states())).toEqual(new Set(["late", "refused"]));
  });

  it("that reach nobody are told to nobody in a channel, but known to the operators until drafts are wanted no more", async () => {
    platform.isChannel = async () => true;
    rights.set(ann, false).set(boss, false);
    for (const home of [0.56, 0.44, 0.56]) {
      const id = await draft(home);
      expect(await unseenChats(stage.database)).toEqual([]);
      const until = (await draftsById(stage.database, [id])).get(id)?.until ?? 0;
      // The last one counts from the moment on at which its time is over.
      await clock.advance(until - clock.now(), stage.settle);
      await stage.poll(match);
      await deliver(0);
    }
    expect(stage.sent).toEqual([]);
    expect(await unseenChats(stage.database)).toEqual([channel]);
    // It is worth telling for a day.
    const about = stage.database.selectFrom("facts").select(["due_at", "since", "until", "body"]).where("kind", "=", "unseen");
    const since = clock.now();
    expect(await about.execute()).toEqual([
      { due_at: since, since, until: since + 24 * hourMs, body: JSON.stringify({ since }) },
    ]);
    await stage.set(channel, { approval: false });
    expect(await unseenChats(stage.database)).toEqual([]);
  });
});
