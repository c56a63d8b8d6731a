import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveChat } from "../../src/chats/chats.ts";
import { endMutes, mute, mutesOf, nextUnmuteAt, unmute } from "../../src/watches/mutes.ts";
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

  async function move(home: number): Promise<void> {
    for (const known of [match, other]) await stage.poll(known, home);
    await stage.deliver();
  }

  it("of one match leaves the others, and other chats, alone", async () => {
    await muteFor(match.id, null);
    await move(0.6);
    expect(toAnn()).toEqual([["a-b"]]);
    expect(stage.sent).toHaveLength(2);
  });

  it("of everything lets nothing through, and its end begins anew at the present board", async () => {
    await muteFor(null, null);
    await move(0.56);
    expect(await unmuteNow(null)).toBe(true);
    expect(await unmuteNow(null)).toBe(false);
    await stage.deliver();
    await move(0.58);
    expect(toAnn()).toEqual([]);
    expect((await stage.decisions()).filter((one) => one.startsWith(ann))).toEqual(Array(2).fill(`${ann} dropped: muted`));
    await move(0.6);
    expect(toAnn()).toEqual([["a-b", "reds-blues"]]);
    expect(stage.sent.at(-1)?.said.matches[0]?.movement.moves[0]?.probability.from).toBeCloseTo(0.56, 5);
  });

  it("ends by itself in the same way, also what was below the threshold by then", async () => {
    await muteFor(null, hour);
    await move(0.525);
    await stage.deliver(hour);
    expect(await mutesOf(stage.database, [ann])).toEqual([]);
    await move(0.545);
    expect(toAnn()).toEqual([]);
    await move(0.56);
    expect(toAnn()).toEqual([["a-b", "reds-blues"]]);
  });

  it("keeps back a message that nobody knows to have arrived", async () => {
    await stage.poll(match, 0.6);
    await stage.database.deleteFrom("watches").where("chat", "=", bob).execute();
    stage.outcomes.push({ kind: "unknown", reason: "timeout" });
    await stage.deliver(1_500);
    expect(toAnn()).toHaveLength(1);
    await muteFor(match.id, null);
    await stage.deliver(60_000);
    expect(toAnn()).toHaveLength(1);
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

  it("ends in the very moment that was said, one by one, and says when the next one does", async () => {
    const now = stage.clock.now();
    expect(await nextUnmuteAt(stage.database)).toBeNull();
    await muteFor(null, null);
    expect(await nextUnmuteAt(stage.database)).toBeNull();
    await muteFor(match.id, 20);
    await mute(stage.database, { chat: bob, matchId: match.id, until: now + 10, createdAt: now + 1 });
    expect(await nextUnmuteAt(stage.database)).toBe(now + 10);
    const left = async (at: number) => {
      await endMutes(stage.database, at);
      return (await mutesOf(stage.database, [ann, bob])).map(({ chat, matchId }) => [chat, matchId]);
    };
    expect(await left(now + 9)).toHaveLength(3);
    expect((await left(now + 10)).map(([chat]) => chat)).toEqual([ann, ann]);
    expect(await left(now + 20)).toEqual([[ann, null]]);
    expect(await mutesOf(stage.database, [])).toEqual([]);
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

  it("of one match takes back at its end what waits of that match alone", async () => {
    for (const known of [match, other]) await stage.poll(known, 0.6);
    const waiting = async () => (await stage.waiting()).filter(({ chat }) => chat === ann).map(({ match_id }) => match_id);
    expect(await waiting()).toEqual([match.id, other.id]);
    await muteFor(match.id, null);
    await unmuteNow(match.id);
    expect(await waiting()).toEqual([other.id]);
    expect(await stage.decisions()).toEqual([`${ann} dropped: muted`]);
    const baselines = stage.database.selectFrom("baselines as b").innerJoin("watches as w", "w.id", "b.watch_id");
    const rows = await baselines.select(["b.revision", "b.reason"]).where("w.chat", "=", ann).orderBy("w.id").execute();
    expect(rows).toEqual([
      { revision: 2, reason: "unmuted" },
      { revision: 1, reason: "created" },
    ]);
  });
});
