import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureChat, forgetChat, moveChat } from "../../src/chats/chats.ts";
import { speakingChatOf } from "../../src/chats/speaking.ts";
import {
  noteSpeaking,
  type Steering,
  steeredByNumber,
  steeredFrom,
  steeredKeeper,
  steerFrom,
  steeringFrom,
  stopSteering,
} from "../../src/chats/steered.ts";
import { engines } from "../databases.ts";

describe.each(engines)("chats that are managed from a private one, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const ann = "telegram:7";
  const hourMs = 60 * 60_000;
  const steer = (chat: string, now: number) => steerFrom(opened.database, { by: ann, chat, title: `@${chat}`, now });

  /** What is typed in Ann's private chat at this time is about which chat. */
  async function steering(now: number): Promise<Steering | null> {
    const { steered } = await speakingChatOf(opened.database, ann, ann);
    if (!steered) return null;
    await noteSpeaking(opened.database, { by: ann, steered, now });
    return steeringFrom(steered, now);
  }

  it("is one at a time, until it is ended or was not used for a day, and each keeps its number", async () => {
    expect(await steering(0)).toBeNull();
    expect(await steer("telegram:-1", 0)).toMatchObject({ number: 1 });
    expect(await steer("telegram:-2", 10)).toMatchObject({ number: 2 });
    expect(await steering(20)).toMatchObject({ kind: "steered", chat: "telegram:-2" });
    expect(await steer("telegram:-1", 30)).toMatchObject({ number: 1 });
    expect(await steering(30 + 23 * hourMs)).toMatchObject({ kind: "steered", chat: "telegram:-1", number: 1 });
    expect(await steering(30 + 46 * hourMs)).toMatchObject({ kind: "steered" });
    expect(await steering(30 + 70 * hourMs)).toEqual({ kind: "over", title: "@telegram:-1" });
    expect(await steering(30 + 70 * hourMs)).toBeNull();
    await steer("telegram:-2", 40);
    await stopSteering(opened.database, ann);
    expect(await steering(40)).toBeNull();
    expect(await steeredByNumber(opened.database, { by: ann, number: 2 })).toMatchObject({ chat: "telegram:-2" });
    expect(await steeredByNumber(opened.database, { by: "telegram:8", number: 2 })).toBeNull();
  });

  it("is known for the last twenty, and no number means another one soon", async () => {
    for (let chat = 1; chat <= 25; chat++) await steer(`telegram:-${chat}`, chat);
    const known = await steeredFrom(opened.database, ann);
    expect(known).toHaveLength(20);
    expect(known[0]).toMatchObject({ chat: "telegram:-25", number: 25, isActive: true });
    expect(known.at(-1)).toMatchObject({ chat: "telegram:-6" });
  });

  it("follows a chat that moves, and goes with the chat or the person who is forgotten", async () => {
    const { database } = opened;
    for (const address of ["telegram:-1", "telegram:-2"]) {
      await ensureChat(database, { address, language: null, now: 1 });
      await steer(address, 1);
    }
    await moveChat(database, { from: "telegram:-1", to: "telegram:-100", now: 2 });
    expect((await steeredFrom(database, ann)).map(({ chat }) => chat).sort()).toEqual(["telegram:-100", "telegram:-2"]);
    await forgetChat(database, "telegram:-2", { keepers: [steeredKeeper], now: 3 });
    expect(await steeredFrom(database, ann)).toHaveLength(1);
    await forgetChat(database, ann, { keepers: [steeredKeeper], now: 3 });
    expect(await steeredFrom(database, ann)).toEqual([]);
  });
});
