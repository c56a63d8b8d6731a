import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressesOf } from "../../src/chats/addresses.ts";
import { chatOf, ensureChat, languageOf, moveChat, restoreChat, suspendChat } from "../../src/chats/chats.ts";
import { changeKnownSettings, changeSettings, defaultSettings, settingsOf } from "../../src/chats/settings.ts";
import { speakingChatOf } from "../../src/chats/speaking.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { engines } from "../databases.ts";
import { planOf } from "../plans.ts";

describe.each(engines)("chats on $name", ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const chat = (address: string, language: string | null = null, now = 10) =>
    ensureChat(opened.database, { address, language, now });

  async function matchId(slug: string): Promise<number> {
    const row = { slug, body: "{}", status: "scheduled", seen_at: 1 };
    return (await opened.database.insertInto("matches").values(row).returning("id").executeTakeFirstOrThrow()).id;
  }

  /** A watch with all that hangs on it: something waiting, a delivery, a decision. */
  async function watch(address: string, match: number, rule = "3pp"): Promise<number> {
    const { database } = opened;
    const values = { chat: address, kind: "match", match_id: match, rule, created_by: "7", created_at: 1 };
    const { id } = await database.insertInto("watches").values(values).returning("id").executeTakeFirstOrThrow();
    const shared = { chat: address, platform: "telegram" };
    await database
      .insertInto("facts")
      .values({ ...shared, kind: "movement", key: `m${id}`, watch_id: id, match_id: match, revision: 2, due_at: 1, since: 1 })
      .execute();
    const delivery = {
      id: `d${id}`,
      state: "sent" as const,
      parts: "{}",
      manner: JSON.stringify(plainManner),
      attempts: 1,
      holder: "p",
      claimed_at: 1,
      lease_until: 1,
    };
    await database
      .insertInto("messages")
      .values({ ...shared, ...delivery })
      .execute();
    await database
      .insertInto("decisions")
      .values({ chat: address, watch_id: id, match_id: match, at: 1, outcome: "sent" })
      .execute();
    return id;
  }

  async function chatsIn(table: "watches" | "facts" | "messages" | "decisions"): Promise<string[]> {
    const rows = await opened.database.selectFrom(table).select("chat").orderBy("chat").execute();
    return rows.map((row) => row.chat);
  }

  it("are made when somebody calls, and found again", async () => {
    expect(await chatOf(opened.database, "telegram:1")).toBeNull();
    const made = await chat("telegram:1", "ru", 10);
    expect(made).toEqual({
      address: "telegram:1",
      language: null,
      seenLanguage: "ru",
      state: "active",
      stateReason: null,
      stateSince: 10,
      barred: null,
      createdAt: 10,
    });
    expect(await chat("telegram:1", null, 20)).toEqual(made);
    expect(await chatOf(opened.database, "telegram:1")).toEqual(made);
  });

  it("remember the language last seen, and go by the chosen one first", async () => {
    await chat("telegram:1", "ru");
    const later = await chat("telegram:1", "de", 20);
    expect(later.seenLanguage).toBe("de");
    expect(later.createdAt).toBe(10);
    expect(languageOf(later)).toBe("de");
    expect(languageOf({ language: "ru", seenLanguage: "de" })).toBe("ru");
    expect(languageOf({ language: null, seenLanguage: null })).toBe("en");
  });

  it("are made once when two call at the same time", async () => {
    const both = await Promise.all([chat("telegram:1", "ru"), chat("telegram:1", "ru")]);
    expect(both[0]).toEqual(both[1]);
  });

  it("are suspended with the reason and the time of the first refusal, and restored", async () => {
    await chat("telegram:1");
    expect(await suspendChat(opened.database, { address: "telegram:1", reason: "bot was blocked", now: 20 })).toEqual([
      "telegram:1",
    ]);
    expect(await suspendChat(opened.database, { address: "telegram:1", reason: "again", now: 30 })).toEqual([]);
    expect(await chatOf(opened.database, "telegram:1")).toMatchObject({
      state: "suspended",
      stateReason: "bot was blocked",
      stateSince: 20,
    });
    expect(await restoreChat(opened.database, { address: "telegram:1", now: 40 })).toEqual(["telegram:1"]);
    expect(await chatOf(opened.database, "telegram:1")).toMatchObject({ state: "active", stateReason: null, stateSince: 40 });
    expect(await suspendChat(opened.database, { address: "telegram:404", reason: "gone", now: 1 })).toEqual([]);
  });

  it("are suspended and restored with all of their topics, and with no one else's", async () => {
    for (const address of ["telegram:-100", "telegram:-100:4", "telegram:-100:5", "telegram:-1001", "discord:-100"])
      await chat(address);
    const suspended = await suspendChat(opened.database, { address: "telegram:-100:5", reason: "kicked", now: 20 });
    expect(suspended.toSorted()).toEqual(["telegram:-100", "telegram:-100:4", "telegram:-100:5"]);
    expect((await restoreChat(opened.database, { address: "telegram:-100", now: 30 })).toSorted()).toEqual(suspended.toSorted());
  });

  it("tell with their settings, in one question, whether one of their addresses counts as suspended", async () => {
    for (const address of ["telegram:-100", "telegram:-100:4", "telegram:-1001"]) await chat(address);
    const { database } = opened;
    await changeSettings(database, { address: "telegram:-100", change: { timeZone: "Europe/Riga" }, now: 10 });
    const speaking = (address: string) => speakingChatOf(database, address);
    expect(await speaking("telegram:-100:4")).toMatchObject({ settings: { timeZone: "Europe/Riga" }, suspended: false });
    await suspendChat(database, { address: "telegram:-100", reason: "kicked", now: 20 });
    expect(await speaking("telegram:-100:77")).toMatchObject({ settings: { timeZone: "Europe/Riga" }, suspended: true });
    expect(await speaking("telegram:-1001")).toMatchObject({ suspended: false });
    await ensureChat(database, { address: "telegram:-100:4", language: "ru", now: 30 });
    expect(await speaking("telegram:-100:77")).toMatchObject({ groupLanguage: "ru" });
    expect(await speaking("telegram:404")).toEqual({
      ...{ settings: defaultSettings, groupLanguage: null },
      ...{ suspended: false, shut: null, breakUntil: null, isNew: true, isKnown: true, home: null, steered: null, shown: [] },
    });
  });

  it("keep all settings that are changed at the same time", async () => {
    await chat("discord:5");
    const changes = [{ hourly: 3 }, { server: "77" }, { density: "full" }, { footer: "Ours" }, { digestAt: 480 }] as const;
    await Promise.all(changes.map((change) => changeSettings(opened.database, { address: "discord:5", change, now: 10 })));
    expect(await settingsOf(opened.database, "discord:5")).toMatchObject(Object.assign({}, ...changes));
  });

  it("take no other chat for their topic, whatever its id looks like", async () => {
    for (const address of ["playground:a_b", "playground:a_b:1", "playground:axb:1", "playground:A_B:1"]) await chat(address);
    const suspended = await suspendChat(opened.database, { address: "playground:a_b", reason: "closed", now: 20 });
    expect(suspended.toSorted()).toEqual(["playground:a_b", "playground:a_b:1"]);
  });

  it("are found with their topics without reading every chat", async () => {
    const { database } = opened;
    // The plan goes by the size of the file, which rows of earlier tests may have made large.
    if (name === "postgres") await sql`truncate chats cascade`.execute(database);
    const plan = await planOf(database, (watched) => addressesOf(watched, "telegram:-100"));
    expect(plan).not.toMatch(/seq scan|scan chats/i);
    expect(plan).toMatch(name === "postgres" ? /chats_by_bytes/ : /index/i);
  });

  it("do not come to be by what nobody asked for, as the note of a server behind the answer of /forgetme", async () => {
    await chat("discord:5");
    for (const address of ["discord:5", "discord:6"])
      await changeKnownSettings(opened.database, { address, change: { server: "9" }, now: 20 });
    expect((await settingsOf(opened.database, "discord:5")).server).toBe("9");
    expect(await chatOf(opened.database, "discord:6")).toBeNull();
  });

  it("are back when somebody calls from one of them", async () => {
    await chat("telegram:-100");
    await chat("telegram:-100:4");
    await suspendChat(opened.database, { address: "telegram:-100", reason: "kicked", now: 20 });
    expect(await chat("telegram:-100:4", "en", 30)).toMatchObject({ state: "active", stateSince: 30, seenLanguage: "en" });
    expect((await chatOf(opened.database, "telegram:-100"))?.state).toBe("active");
  });

  it("move to a new address with all that is theirs", async () => {
    await chat("telegram:-5", "ru");
    await chat("telegram:-5:9");
    await chat("telegram:-55");
    const match = await matchId("a-b");
    for (const address of ["telegram:-5", "telegram:-5:9", "telegram:-55"]) await watch(address, match);
    await moveChat(opened.database, { from: "telegram:-5", to: "telegram:-1005", now: 20 });
    for (const table of ["watches", "facts", "messages", "decisions"] as const)
      expect(await chatsIn(table), table).toEqual(["telegram:-1005", "telegram:-1005:9", "telegram:-55"].toSorted());
    expect(await chatOf(opened.database, "telegram:-5")).toBeNull();
    expect(await chatOf(opened.database, "telegram:-1005")).toMatchObject({ seenLanguage: "ru", createdAt: 10 });
  });

  it("can be reached again once they have moved", async () => {
    await chat("telegram:-5");
    await suspendChat(opened.database, { address: "telegram:-5", reason: "chat not found", now: 20 });
    await moveChat(opened.database, { from: "telegram:-5", to: "telegram:-1005", now: 30 });
    expect(await chatOf(opened.database, "telegram:-1005")).toMatchObject({ state: "active", stateSince: 30 });
  });

  it("move as a whole when a message to one topic found out", async () => {
    await chat("telegram:-5");
    await chat("telegram:-5:9");
    await moveChat(opened.database, { from: "telegram:-5:9", to: "telegram:-1005:9", now: 20 });
    expect(await chatOf(opened.database, "telegram:-1005")).not.toBeNull();
    expect(await chatOf(opened.database, "telegram:-1005:9")).not.toBeNull();
  });

  it("take over a topic that is no more, and leave the other topics where they are", async () => {
    for (const address of ["telegram:-7", "telegram:-7:45", "telegram:-7:46"]) await chat(address);
    await moveChat(opened.database, { from: "telegram:-7:45", to: "telegram:-7", now: 20 });
    expect(await chatOf(opened.database, "telegram:-7:45")).toBeNull();
    expect(await chatOf(opened.database, "telegram:-7:46")).not.toBeNull();
    expect(await chatOf(opened.database, "telegram:-7")).toMatchObject({ state: "active" });
  });

  it("become one with a chat that was there already, whose own settings win, and keep every rule of a match once", async () => {
    await chat("telegram:-5", "ru", 10);
    await chat("telegram:-1005", "en", 20);
    const [both, onlyOld] = [await matchId("a-b"), await matchId("c-d")];
    await watch("telegram:-5", both, "3pp");
    await watch("telegram:-5", both, "1pp");
    await watch("telegram:-5", onlyOld, "5%");
    await watch("telegram:-1005", both, "1pp");
    await moveChat(opened.database, { from: "telegram:-5", to: "telegram:-1005", now: 30 });
    const watches = await opened.database
      .selectFrom("watches")
      .select(["chat", "match_id", "rule"])
      .orderBy("match_id")
      .orderBy("rule")
      .execute();
    expect(watches).toEqual([
      { chat: "telegram:-1005", match_id: both, rule: "1pp" },
      { chat: "telegram:-1005", match_id: both, rule: "3pp" },
      { chat: "telegram:-1005", match_id: onlyOld, rule: "5%" },
    ]);
    for (const table of ["facts", "messages", "decisions"] as const)
      expect(new Set(await chatsIn(table)), table).toEqual(new Set(["telegram:-1005"]));
    expect(await chatsIn("decisions")).toHaveLength(4);
    expect(await chatsIn("facts")).toHaveLength(3);
    expect(await chatOf(opened.database, "telegram:-5")).toBeNull();
    expect(await chatOf(opened.database, "telegram:-1005")).toMatchObject({ seenLanguage: "en", createdAt: 10 });
  });

  it("stay where they are when the transaction around the move fails, and when told twice", async () => {
    await chat("telegram:-5");
    const failing = opened.database.transaction().execute(async (transaction) => {
      await moveChat(transaction, { from: "telegram:-5", to: "telegram:-1005", now: 20 });
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect(await chatOf(opened.database, "telegram:-5")).not.toBeNull();
    for (const now of [30, 40]) await moveChat(opened.database, { from: "telegram:-5", to: "telegram:-1005", now });
    await moveChat(opened.database, { from: "telegram:-1005", to: "telegram:-1005", now: 50 });
    expect(await chatOf(opened.database, "telegram:-1005")).not.toBeNull();
  });
});
