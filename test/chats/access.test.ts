import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admitAddress, blockAddress, isFirstTold, noteAsked } from "../../src/chats/access.ts";
import {
  chatOf,
  ensureChat,
  forgetLongGone,
  forgetPersonsTold,
  moveChat,
  reachableChats,
  restoreChat,
  suspendChat,
} from "../../src/chats/chats.ts";
import { createKnownChats } from "../../src/chats/known-chats.ts";
import { speakingChatOf } from "../../src/chats/speaking.ts";
import { createAdmission, settleAdmission } from "../../src/commands/admission.ts";
import { chatEvents } from "../../src/delivery/chat-events.ts";
import { queueMoments, tellingOfMoment, withdrawMoments } from "../../src/facts/moments.ts";
import { silentLog } from "../../src/log.ts";
import { addBetWatch } from "../../src/watches/bet-watches.ts";
import { chatsByWatches } from "../../src/watches/store.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";

describe.each(engines)("who may use the bot, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const chat = (address: string) => ensureChat(opened.database, { address, language: null, now: 1 });
  const stateOf = async (address: string) => (await chatOf(opened.database, address))?.state ?? null;
  const shutFor = async (address: string, person: string) => (await speakingChatOf(opened.database, address, person)).shut;

  it("blocks a chat with its topics, whatever the platform says of it afterwards", async () => {
    const { database } = opened;
    for (const address of ["telegram:-100", "telegram:-100:4", "telegram:-1001"]) await chat(address);
    await blockAddress(database, { address: "telegram:-100", now: 2 });
    await suspendChat(database, { address: "telegram:-100", reason: "kicked", now: 3 });
    await restoreChat(database, { address: "telegram:-100", now: 4 });
    await chat("telegram:-100:4");
    expect(await Promise.all(["telegram:-100", "telegram:-100:4", "telegram:-1001"].map(stateOf))).toEqual([
      "blocked",
      "blocked",
      "active",
    ]);
    expect(await shutFor("telegram:-100:9", "telegram:7")).toBe("blocked");
    await moveChat(database, { from: "telegram:-100", to: "telegram:-200", now: 5 });
    expect(await stateOf("telegram:-200")).toBe("blocked");
    expect(await admitAddress(database, { address: "telegram:-200", now: 6 })).toBe("blocked");
    expect(await stateOf("telegram:-200:4")).toBe("active");
    expect(await admitAddress(database, { address: "telegram:-200", now: 7 })).toBeNull();
  });

  it("stays blocked where it becomes one with a chat that is not", async () => {
    for (const address of ["telegram:-100", "telegram:-200"]) await chat(address);
    await blockAddress(opened.database, { address: "telegram:-100", now: 2 });
    await moveChat(opened.database, { from: "telegram:-100", to: "telegram:-200", now: 3 });
    expect(await stateOf("telegram:-200")).toBe("blocked");
  });

  it("blocks a person in every chat, and keeps that", async () => {
    const { database } = opened;
    await chat("discord:1");
    await blockAddress(database, { address: "discord:@7", now: 2 });
    await forgetPersonsTold(database);
    expect([await shutFor("discord:1", "discord:@7"), await shutFor("discord:1", "discord:@8")]).toEqual(["blocked", null]);
    expect((await speakingChatOf(database, "discord:2", "discord:@7")).isNew).toBe(true);
  });

  it("says so once, whoever asks in the same moment", async () => {
    await blockAddress(opened.database, { address: "telegram:7", now: 2 });
    const tell = () => isFirstTold(opened.database, { addresses: ["telegram:-100", "telegram:7"], now: 3 });
    expect((await Promise.all([tell(), tell()])).sort()).toEqual([false, true]);
    expect(await tell()).toBe(false);
    await blockAddress(opened.database, { address: "telegram:7", now: 4 });
    expect(await tell()).toBe(true);
  });

  it("asks each operator about a new chat once, and about twenty an hour at most", async () => {
    const { database } = opened;
    let queued = 0;
    const admit = createAdmission({
      ...{ database, mode: "approval", listed: ["telegram:-5"], operatorChats: ["telegram:42"] },
      onQueued: () => void queued++,
    });
    const speak = async (address: string, now = 10) => {
      const call = { address, reader: { id: "7", language: null } };
      return admit(call, await speakingChatOf(database, address, "telegram:7"), now);
    };
    expect(await speak("telegram:-1:3")).toEqual({ key: "access-asked", isTold: false });
    expect(await speak("telegram:-1")).toEqual({ key: "access-asked", isTold: true });
    expect([await speak("telegram:-5"), await stateOf("telegram:-1")]).toEqual([null, "asked"]);
    const told = database.selectFrom("facts").select("key").where("chat", "=", "telegram:42").where("key", "like", "access %");
    const asks = async () => (await told.execute()).length;
    expect([await asks(), queued]).toEqual([1, 1]);
    for (let nth = 10; nth < 40; nth++) await speak(`telegram:-${nth}`);
    expect(await asks()).toBe(20);
    await speak("telegram:-50", 10 + 3_600_001);
    expect(await asks()).toBe(21);
    expect((await chatsByWatches(database, { search: "asked", offset: 0, limit: 1 })).count).toBe(32);
    expect(await admitAddress(database, { address: "telegram:-1", now: 11 })).toBe("asked");
    expect(await speak("telegram:-1", 12)).toBeNull();
    await forgetLongGone(database, 11, []);
    expect([await stateOf("telegram:-10"), await stateOf("telegram:-1")]).toEqual([null, "active"]);
  });

  it("lets nobody in by approval while nothing can be read, but whom it knew, and asks about the others afterwards", async () => {
    const { database } = opened;
    const never = new Promise<never>(() => undefined);
    let [read, slow]: [() => Promise<void>, Promise<void>] = [async () => undefined, never];
    const chats = createKnownChats({
      read: ({ address, person }) => read().then(() => speakingChatOf(database, address, person)),
      unlessSlow: (asked, otherwise) => Promise.race([asked, slow.then(otherwise)]),
      log: silentLog,
    });
    const stage = { database, listed: [], operatorChats: ["telegram:42"], onQueued: () => undefined };
    const by = (mode: "open" | "approval" | "list") => async (address: string) => {
      const call = { address, reader: { id: "7", language: null } };
      return createAdmission({ ...stage, mode })(call, await chats({ address, person: "telegram:7" }), 10);
    };
    await chat("telegram:-1");
    expect(await by("approval")("telegram:-1")).toBeNull();
    const failing = () => Promise.reject(new Error("away"));
    const late = (): Promise<void> => never;
    for (const [reading, slowness] of [
      [failing, never],
      [late, Promise.resolve()],
    ] as const) {
      [read, slow] = [reading, slowness];
      expect(await by("approval")("telegram:-1")).toBeNull();
      await expect(by("approval")("telegram:-2")).rejects.toThrow("cannot be read");
      expect(await stateOf("telegram:-2")).toBeNull();
      expect(await by("open")("telegram:-2")).toBeNull();
    }
    expect(await by("list")("telegram:-3")).toMatchObject({ key: "access-not-listed" });
    [read, slow] = [async () => undefined, never];
    expect(await by("approval")("telegram:-2")).toEqual({ key: "access-asked", isTold: false });
    expect(await stateOf("telegram:-2")).toBe("asked");
  });

  it("tells nothing more to chats that are off the list, keeps what they watch, and goes on once they are on it again", async () => {
    const { database } = opened;
    const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
    const watching = async (address: string, createdBy: string) => {
      await chat(address);
      await addBetWatch(database, { chat: address, filter, improvement: 10_000, createdBy, now: 1 });
    };
    for (const [address, author] of [
      ["telegram:-1", "7"],
      ["telegram:-1:4", "8"],
      ["telegram:-2:4", "8"],
      ["telegram:9", "9"],
      ["discord:5", "6"],
    ] as const)
      await watching(address, author);
    const settle = (mode: "open" | "approval" | "list", ...listed: string[]) =>
      settleAdmission({ database, mode, listed }, { isOperator: (address) => address === "telegram:9", now: 10 });
    const states = () => Promise.all(["telegram:-1", "telegram:-1:4", "telegram:-2:4", "telegram:9", "discord:5"].map(stateOf));
    await settle("list", "telegram:7", "discord:@6");
    expect(await states()).toEqual(["active", "active", "asked", "active", "active"]);
    await settle("list", "telegram:-2");
    expect(await states()).toEqual(["asked", "asked", "active", "active", "asked"]);
    expect((await chatsByWatches(database, { search: "telegram:-1", offset: 0, limit: 9 })).chats[0]).toMatchObject({
      watches: 1,
    });
    await settle("approval", "telegram:-1");
    expect(await states()).toEqual(["active", "active", "active", "active", "asked"]);
    await settle("open");
    expect(await states()).toEqual(["active", "active", "active", "active", "active"]);
  });

  it("lets nobody in by telling them in private that a chat is gone", async () => {
    const { database } = opened;
    await chat("discord:1");
    const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
    await addBetWatch(database, { chat: "discord:1", filter, improvement: 10_000, createdBy: "7", now: 1 });
    const events = chatEvents(database, { clock: createFakeClock(), onBack: () => undefined });
    await events.gone("discord:1", { loss: "removed", reason: "kicked", title: null });
    expect(await stateOf("discord:@7")).toBe("active");
    const stage = { database, listed: [], operatorChats: [], onQueued: () => undefined };
    for (const [mode, key] of [
      ["approval", "access-asked"],
      ["list", "access-not-listed"],
    ] as const) {
      const admit = createAdmission({ ...stage, mode });
      const spoken = await speakingChatOf(database, "discord:2", "discord:@7");
      expect(await admit({ address: "discord:2", reader: { id: "7", language: null } }, spoken, 2)).toMatchObject({ key });
      expect(await stateOf("discord:2")).toBe("asked");
    }
  });

  it("lets whoever waits to be let in by themselves speak in a group that is let in", async () => {
    const { database } = opened;
    await chat("telegram:-100");
    await noteAsked(database, { address: "telegram:7", now: 1 });
    expect([await shutFor("telegram:-100", "telegram:7"), await shutFor("telegram:7", "telegram:7")]).toEqual([null, "asked"]);
  });

  it("leaves a group let in when its supergroup has asked meanwhile", async () => {
    const { database } = opened;
    await chat("telegram:-1");
    await noteAsked(database, { address: "telegram:-100", now: 2 });
    await moveChat(database, { from: "telegram:-1", to: "telegram:-100", now: 3 });
    expect([await stateOf("telegram:-1"), await stateOf("telegram:-100")]).toEqual([null, "active"]);
  });

  it("lets in again whom a list or an approval kept out, once the bot is open to everybody", async () => {
    const { database } = opened;
    await noteAsked(database, { address: "telegram:7", now: 1 });
    const open = createAdmission({ database, mode: "open", listed: [], operatorChats: [], onQueued: () => undefined });
    const spoken = await speakingChatOf(database, "telegram:7", "telegram:7");
    expect(spoken.shut).toBe("asked");
    expect(await open({ address: "telegram:7", reader: { id: "7", language: null } }, spoken, 2)).toBeNull();
    expect(await stateOf("telegram:7")).toBe("active");
  });

  it("reaches each chat by one address, and takes back what waits", async () => {
    const { database } = opened;
    const addresses = [
      "telegram:-100",
      "telegram:-100:4",
      "telegram:-200:5",
      "telegram:-200:6",
      "discord:9",
      "discord:@7",
      "telegram:8",
    ];
    for (const address of addresses) await chat(address);
    await blockAddress(database, { address: "telegram:8", now: 2 });
    const chats = await reachableChats(database);
    expect(chats.toSorted()).toEqual(["discord:9", "telegram:-100", "telegram:-200:5"]);
    const moment = { kind: "notice", act: 1 } as const;
    await queueMoments(
      database,
      chats.map((one) => ({ chat: one, key: "notice 1", moment, dueAt: 1, until: 2 })),
    );
    await database.updateTable("facts").set({ done_at: 5 }).where("chat", "=", "discord:9").execute();
    expect(await tellingOfMoment(database, "notice 1")).toEqual({ told: 1, waiting: 2 });
    expect(await withdrawMoments(database, "notice 1")).toBe(2);
    expect(await tellingOfMoment(database, "notice 1")).toEqual({ told: 1, waiting: 0 });
  });
});
