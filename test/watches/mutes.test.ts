import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveChat } from "../../src/chats/chats.ts";
import { heldFor } from "../../src/delivery/held.ts";
import { openEnd } from "../../src/facts/holds.ts";
import { dropMuted, endMutes, mute, mutesOf, unmute } from "../../src/watches/mutes.ts";
import { lockChats } from "../../src/watches/watch-rows.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";
const bob = "telegram:2";
const hour = 60 * 60_000;

describe.each(engines)("a mute on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  let other: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    [match, other] = [await stage.addMatch("reds-blues"), await stage.addMatch("a-b")];
    for (const chat of [ann, bob]) await stage.addChat(chat);
    for (const known of [match, other]) {
      await stage.poll(known);
      for (const chat of [ann, bob]) await stage.watch(chat, known);
    }
  });
  afterEach(async () => {
    await opened.close();
    expect(stage.faults).toEqual([]);
  });

  const muteFor = (matchId: number | null, forMs: number | null) => {
    const createdAt = stage.clock.now();
    return mute(stage.database, { chat: ann, matchId, until: forMs === null ? null : createdAt + forMs, createdAt });
  };
  const unmuteNow = (matchId: number | null) => unmute(stage.database, { chat: ann, matchId, now: stage.clock.now() });
  const toAnn = () =>
    stage.sent
      .filter(({ message }) => message.address === ann)
      .map(({ said }) => said.matches.map(({ match: { slug } }) => slug).sort());
  const lastMove = () => stage.sent.at(-1)?.said.matches[0]?.movement.moves[0]?.probability;
  const both = ["a-b", "reds-blues"];

  async function move(home: number): Promise<void> {
    for (const known of [match, other]) await stage.poll(known, home);
    await stage.deliver();
  }

  it("of one match leaves the others, and other chats, alone, and tells at its end what it held", async () => {
    await muteFor(match.id, null);
    await move(0.6);
    expect(toAnn()).toEqual([["a-b"]]);
    expect(stage.sent).toHaveLength(2);
    expect(await heldFor(stage.database, { chat: ann, now: stage.clock.now() })).toEqual([
      { because: "mute", until: null, count: 1 },
    ]);
    expect(await unmuteNow(match.id)).toBe(true);
    await stage.deliver();
    expect(toAnn()).toEqual([["a-b"], ["reds-blues"]]);
    expect(await unmuteNow(match.id)).toBe(false);
  });

  it("of everything sums up at its end what moved in several steps, from before it", async () => {
    await muteFor(null, hour);
    for (const home of [0.56, 0.6, 0.64]) await move(home);
    expect(toAnn()).toEqual([]);
    await stage.deliver(hour);
    expect(toAnn()).toEqual([both]);
    expect(lastMove()?.from).toBeCloseTo(0.5, 5);
    expect(lastMove()?.to).toBeCloseTo(0.64, 5);
    expect(stage.sent.at(-1)?.said.manner).toMatchObject({ held: "mute", counts: false });
    await stage.deliver(hour);
    expect(toAnn()).toHaveLength(1);
    expect(await mutesOf(stage.database, [ann])).toEqual([]);
  });

  it("is prolonged by another one, which tells nothing twice", async () => {
    await muteFor(null, hour);
    await move(0.6);
    await muteFor(null, 2 * hour);
    expect(await mutesOf(stage.database, [ann])).toHaveLength(1);
    await stage.deliver(1.5 * hour);
    await move(0.6);
    expect(toAnn()).toEqual([]);
    await stage.deliver(hour);
    await move(0.6);
    expect(toAnn()).toEqual([both]);
  });

  it("of everything ends for what a match's own mute does not hold", async () => {
    await muteFor(match.id, null);
    await muteFor(null, null);
    await move(0.6);
    await unmuteNow(null);
    await stage.deliver();
    expect(toAnn()).toEqual([["a-b"]]);
    await unmuteNow(match.id);
    await stage.deliver();
    expect(toAnn()).toEqual([["a-b"], ["reds-blues"]]);
  });

  it("drops what waits where that is wished, goes on, and compares with the present boards from then on", async () => {
    await muteFor(match.id, null);
    await move(0.56);
    const drop = () => dropMuted(stage.database, { chat: ann, now: stage.clock.now() });
    expect([await drop(), await drop()]).toEqual([1, 0]);
    expect((await stage.decisions()).filter((one) => one.includes("dropped"))).toEqual([`${ann} dropped: muted`]);
    await unmuteNow(match.id);
    await stage.deliver();
    await move(0.58);
    expect(toAnn()).toEqual([["a-b"]]);
    await move(0.6);
    expect(toAnn()).toEqual([["a-b"], both]);
    expect(
      stage.sent.at(-1)?.said.matches.find(({ match: { slug } }) => slug === "reds-blues")?.movement.moves[0]?.probability.from,
    ).toBeCloseTo(0.56, 5);
  });

  it("leaves the day's list alone where what waits is dropped", async () => {
    await muteFor(null, null);
    const list = {
      chat: ann,
      platform: "telegram",
      kind: "fixtures",
      key: "fixtures 1",
      due_at: openEnd,
      since: 0,
      held: "mute",
    };
    await stage.database
      .insertInto("facts")
      .values(list as never)
      .execute();
    await move(0.56);
    await dropMuted(stage.database, { chat: ann, now: stage.clock.now() });
    const left = await stage.database.selectFrom("facts").select("kind").where("chat", "=", ann).execute();
    expect(left).toEqual([{ kind: "fixtures" }]);
  });

  it("ends a day after its match has begun, with what it held", async () => {
    await muteFor(match.id, null);
    await muteFor(other.id, null);
    await move(0.56);
    const begun = stage.clock.now() - 25 * hour;
    await stage.database.updateTable("matches").set({ starts_at: begun }).where("id", "=", match.id).execute();
    await endMutes(stage.database, stage.clock.now());
    expect((await mutesOf(stage.database, [ann])).map(({ matchId }) => matchId)).toEqual([other.id]);
    expect(await heldFor(stage.database, { chat: ann, now: stage.clock.now() })).toEqual([
      { because: "mute", until: null, count: 1 },
    ]);
  });

  it("goes with its match as a whole or not at all", async () => {
    await muteFor(match.id, null);
    await move(0.56);
    const begun = stage.clock.now() - 25 * hour;
    await stage.database.updateTable("matches").set({ starts_at: begun }).where("id", "=", match.id).execute();
    await stage.database.schema.alterTable("facts").renameTo("facts_away").execute();
    await expect(endMutes(stage.database, stage.clock.now())).rejects.toThrow("facts");
    await stage.database.schema.alterTable("facts_away").renameTo("facts").execute();
    expect(await mutesOf(stage.database, [ann])).toHaveLength(1);
    await endMutes(stage.database, stage.clock.now());
    expect(await heldFor(stage.database, { chat: ann, now: stage.clock.now() })).toEqual([]);
  });

  it("ends after what was being decided of its chat, so that nothing is held by what is gone", async () => {
    await muteFor(match.id, null);
    const order: string[] = [];
    let ended: Promise<unknown> = Promise.resolve();
    await stage.database.transaction().execute(async (session) => {
      await lockChats(session, [ann]);
      ended = stage.database
        .transaction()
        .execute((other) => unmute(other, { chat: ann, matchId: match.id, now: stage.clock.now() }))
        .then(() => order.push("unmuted"));
      for (let look = 0; look < 20; look++) await session.selectFrom("mutes").selectAll().execute();
      order.push("decided");
    });
    await ended;
    expect(order).toEqual(["decided", "unmuted"]);
  });

  it("keeps back a message that nobody knows to have arrived, and brings it at its end", async () => {
    await stage.poll(match, 0.6);
    await stage.database.deleteFrom("watches").where("chat", "=", bob).execute();
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await stage.deliver(1_500);
    expect(toAnn()).toHaveLength(1);
    await muteFor(match.id, null);
    await stage.deliver(60_000);
    expect(toAnn()).toHaveLength(1);
    await stage.poll(other, 0.6);
    await stage.deliver();
    expect(toAnn()).toEqual([["reds-blues"], ["a-b"]]);
    await unmuteNow(match.id);
    await stage.poll(match, 0.6);
    await stage.deliver();
    expect(toAnn()).toEqual([["reds-blues"], ["a-b"], ["reds-blues"]]);
  });

  it("moves with its chat, and stays single when two chats become one", async () => {
    await muteFor(match.id, null);
    await muteFor(null, hour);
    await mute(stage.database, { chat: bob, matchId: match.id, until: 5, createdAt: 0 });
    await moveChat(stage.database, { from: ann, to: bob, now: stage.clock.now() });
    const mutes = await mutesOf(stage.database, [ann, bob]);
    expect(mutes.map(({ chat, matchId, until }) => [chat, matchId, until])).toEqual([
      [bob, null, stage.clock.now() + hour],
      [bob, match.id, 5],
    ]);
    await moveChat(stage.database, { from: bob, to: "telegram:-100", now: stage.clock.now() });
    expect(await mutesOf(stage.database, ["telegram:-100"])).toHaveLength(2);
  });

  it("is listed with the newest first, and lasts as long as was said last", async () => {
    for (const [matchId, createdAt] of [
      [match.id, 5],
      [null, 7],
      [other.id, 6],
    ] as const)
      await mute(stage.database, { chat: ann, matchId, until: 9, createdAt });
    await mute(stage.database, { chat: ann, matchId: other.id, until: null, createdAt: 8 });
    expect((await mutesOf(stage.database, [ann, bob])).map(({ matchId, until }) => [matchId, until])).toEqual([
      [null, 9],
      [other.id, null],
      [match.id, 9],
    ]);
    expect(await unmuteNow(match.id)).toBe(true);
    expect(await unmute(stage.database, { chat: bob, matchId: other.id, now: 1 })).toBe(false);
    expect(await mutesOf(stage.database, [ann])).toHaveLength(2);
  });
});
