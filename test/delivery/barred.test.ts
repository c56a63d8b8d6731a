// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "../../src/chat/platform.ts";
import { chatOf, forgetLongGone, moveChat, suspendChat } from "../../src/chats/chats.ts";
import { chatEvents } from "../../src/delivery/chat-events.ts";
import { heldFor } from "../../src/delivery/held.ts";
import { barredChatsOf } from "../../src/watches/store.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [group, ann] = ["telegram:-100", "telegram:7"] as const;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const noRight: Outcome = { kind: "barred", lack: "write", reason: "not enough rights" };
const kicked: Outcome = { kind: "gone", loss: "removed", reason: "bot was kicked" };

describe.each(engines)("a chat that does not let us write on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  /** What the platform says of each chat; it takes what is sent where it says nothing. */
  let refusals: Map<string, Outcome>;
  let polled: Known[];
  let tried: { chat: string; at: number }[];
  let told: { chat: string; at: number; moves: number[] }[];
  /** How often somebody was told of a chat that does not let us write. */
  let notices: number;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    refusals = new Map();
    [tried, told, notices] = [[], [], 0];
    for (const address of [group, ann]) await stage.addChat(address);
    match = await stage.addMatch("reds-blues");
    polled = [match];
    await stage.poll(match);
    await stage.watch(group, match);
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const now = () => stage.clock.now();
  const barred = async () => (await chatOf(stage.database, group))?.barred ?? null;
  const triedAt = (chat: string, from: number) => tried.filter((one) => one.chat === chat).map(({ at }) => at - from);
  const toldMoves = (chat: string) => told.filter((one) => one.chat === chat).map(({ moves }) => moves);

  /** One process delivers for so long, while the odds are looked at as often as in life. */
  async function deliver(ms: number): Promise<void> {
    const stopping = new AbortController();
    const running = stage.deliveryOf(deps).run(stopping.signal);
    const end = now() + ms;
    while (now() < end) {
      await stage.clock.advance(Math.min(20 * minute, end - now()), stage.settle);
      for (const known of polled) await stage.poll(known);
    }
    stopping.abort();
    await running;
  }

  const deps: Parameters<Stage["deliveryOf"]>[0] = {
    chats: { suspend: (session, gone) => suspendChat(session, gone), move: moveChat },
    platform: {
      name: "telegram",
      titleOf: async (chat) => (chat === group ? "The club" : null),
      async send({ address, deliveryId }) {
        tried.push({ chat: address, at: now() });
        const refusal = refusals.get(address);
        if (refusal) return refusal;
        const { matches, moments } = stage.said(deliveryId);
        notices += moments.length;
        const moves = matches.map(({ movement }) => movement.moves[0]?.probability.to ?? 0);
        told.push({ chat: address, at: now(), moves });
        return { kind: "sent", messageId: `${told.length}` };
      },
    },
  };

  it("is tried again soon, then at least hourly, and keeps all that is set there, for however long", async () => {
    refusals.set(group, noRight);
    await stage.poll(match, 0.56);
    const from = now();
    await deliver(8 * hour);
    const pauses = triedAt(group, from).map((at, nth, all) => at - (all[nth - 1] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(second);
    expect(pauses[1]).toBeLessThan(5 * second);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(hour + second);
    expect(pauses.length).toBeLessThan(20);
    await stage.clock.advance(60 * day, stage.settle);
    await forgetLongGone(stage.database, now() - 30 * day, []);
    expect(await chatOf(stage.database, group)).toMatchObject({ state: "active", barred: { reason: "not enough rights" } });
    refusals.clear();
    await deliver(hour + second);
    expect(toldMoves(group)).toEqual([[expect.closeTo(0.56, 5)]]);
    expect([await barred(), await stage.decisions()]).toEqual([null, [`${group} sent`]]);
  });

  it("is tried again with the next alert, and hears everything in one message then", async () => {
    const other = await stage.addMatch("greens-golds");
    polled.push(other);
    await stage.poll(other);
    await stage.watch(group, other);
    refusals.set(group, noRight);
    await stage.poll(match, 0.56);
    await deliver(3 * hour);
    refusals.clear();
    const before = tried.length;
    await stage.poll(other, 0.57);
    await deliver(10 * second);
    expect(tried.length).toBe(before + 1);
    expect(toldMoves(group)).toEqual([[expect.closeTo(0.56, 5), expect.closeTo(0.57, 5)]]);
    // The same match moving on is a next alert as well.
    refusals.set(group, noRight);
    await stage.poll(match, 0.62);
    await deliver(3 * hour);
    refusals.clear();
    await stage.poll(match, 0.66);
    await deliver(10 * second);
    expect(toldMoves(group)[1]).toEqual([expect.closeTo(0.66, 5)]);
  });

  it("is tried at once when the platform tells of other rights there, or in one of its topics, and when a process starts", async () => {
    const topic = `${group}:5`;
    await stage.addChat(topic);
    await stage.watch(topic, match);
    let woken = 0;
    const events = chatEvents(stage.database, { clock: stage.clock, onBack: () => void woken++ });
    const refused = async (): Promise<void> => {
      for (const chat of [group, topic]) refusals.set(chat, noRight);
      await deliver(3 * hour);
      refusals.clear();
      told = [];
    };
    await stage.poll(match, 0.56);
    await refused();
    await events.rightsChanged(["telegram:-999", group]);
    await deliver(2 * second);
    expect(told.map(({ chat }) => chat).sort()).toEqual([group, topic]);
    await stage.poll(match, 0.62);
    await refused();
    await events.back(topic);
    await deliver(2 * second);
    expect([told.map(({ chat }) => chat).sort(), woken]).toEqual([[group, topic], 2]);
    await stage.poll(match, 0.56);
    await refused();
    await deliver(2 * second);
    expect(told.map(({ chat }) => chat).sort()).toEqual([group, topic]);
    // Where nothing waits for a right nobody is woken.
    await events.rightsChanged([group]);
    expect(woken).toBe(2);
  });

  it("says so once, in private, by its name and the reason, and in /status", async () => {
    refusals.set(group, noRight);
    await stage.poll(match, 0.56);
    await deliver(3 * hour);
    const rows = await stage.database.selectFrom("facts").select(["chat", "body"]).where("kind", "=", "moment").execute();
    const moment = { kind: "chat_barred", chat: group, title: "The club", lack: "write", since: (await barred())?.since ?? 0 };
    expect(rows).toEqual([{ chat: ann, body: JSON.stringify(moment) }]);
    expect(told.map(({ chat, at }) => [chat, at - moment.since < 20 * second])).toEqual([[ann, true]]);
    const author = { platform: "telegram", id: "7" } as const;
    expect(await barredChatsOf(stage.database, author)).toMatchObject([{ since: moment.since, title: "The club" }]);
    expect(await heldFor(stage.database, { chat: group, now: now() })).toMatchObject([{ because: "barred", count: 1 }]);
    refusals.clear();
    await deliver(hour);
    expect(await barredChatsOf(stage.database, author)).toEqual([]);
  });

  it.each([
    ["a right that is missing", noRight],
    ["being kicked", kicked],
  ])(
    "loses nothing by ten seconds in which the platform refuses everybody for %s, and nobody hears of it",
    async (_, refusal) => {
      for (const chat of [group, ann]) refusals.set(chat, refusal);
      await stage.watch(ann, match);
      await stage.poll(match, 0.56);
      await deliver(10 * second);
      refusals.clear();
      await deliver(2 * minute);
      expect(toldMoves(group)).toEqual([[expect.closeTo(0.56, 5)]]);
      expect(toldMoves(ann)).toEqual([[expect.closeTo(0.56, 5)]]);
      expect(await stage.database.selectFrom("chats").select("state").distinct().execute()).toEqual([{ state: "active" }]);
    },
  );

  it.each(
    [4, 8, 10, 25, 100, 3 * 3_600].flatMap((seconds) => [
      { seconds, waits: true },
      { seconds, waits: false },
    ]),
  )(
    "is spoken of to nobody where the platform refuses everybody for $seconds s, whether alerts wait for them too: $waits",
    async ({ seconds, waits }) => {
      for (const chat of [group, ann]) refusals.set(chat, noRight);
      if (waits) await stage.watch(ann, match);
      await stage.poll(match, 0.56);
      await deliver(seconds * second);
      refusals.clear();
      await deliver(3 * hour);
      expect([toldMoves(group), notices]).toEqual([[[expect.closeTo(0.56, 5)]], 0]);
      expect(toldMoves(ann)).toEqual(waits ? [[expect.closeTo(0.56, 5)]] : []);
    },
  );

  it("is gone when the platform has said so for a day, and not before", async () => {
    await stage.saidGone(group, "not enough rights");
    // What was another reason does not count.
    refusals.set(group, kicked);
    await stage.poll(match, 0.56);
    await deliver(minute);
    expect(await chatOf(stage.database, group)).toMatchObject({ state: "active", barred: { reason: "bot was kicked" } });
    await stage.clock.advance(22 * hour, stage.settle);
    await deliver(hour);
    expect(await chatOf(stage.database, group)).toMatchObject({ state: "active", barred: { reason: "bot was kicked" } });
    await stage.clock.advance(hour, stage.settle);
    await deliver(hour);
    expect(await chatOf(stage.database, group)).toMatchObject({ state: "suspended", stateReason: "bot was kicked" });
    const before = tried.length;
    await stage.poll(match, 0.62);
    await deliver(hour);
    expect(tried.length).toBe(before);
  });
});
