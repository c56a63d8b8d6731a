import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressOfPerson, parseAddress } from "../../src/chat/address.ts";
import { ensureChat, suspendChat } from "../../src/chats/chats.ts";
import { changeSettings } from "../../src/chats/settings.ts";
import { type Speaker, speakingChatOf, speakingChatsOf } from "../../src/chats/speaking.ts";
import { steerFrom } from "../../src/chats/steered.ts";
import { claimThread, keepThread } from "../../src/chats/threads.ts";
import { engines } from "../databases.ts";

describe.each(engines)("what holds in the chats that speak, on $name", ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const chat = (address: string) => ensureChat(opened.database, { address, language: null, now: 1 });
  const speaker = (address: string, id: string): Speaker => {
    return { address, person: addressOfPerson({ platform: parseAddress(address).platform, id }) };
  };

  it("is found for many at once as for each alone", async () => {
    const { database } = opened;
    for (const address of ["telegram:-1", "telegram:-1:4", "telegram:-2", "telegram:-22", "telegram:7", "discord:5"])
      await chat(address);
    await changeSettings(database, { address: "telegram:7", change: { format: "american" }, reads: "ru", now: 1 });
    await suspendChat(database, { address: "telegram:-1", reason: "kicked", now: 2 });
    await database.updateTable("chats").set({ state: "blocked" }).where("address", "=", "telegram:-22").execute();
    await database.updateTable("chats").set({ break_until: 99 }).where("address", "=", "telegram:7").execute();
    for (const [address, platform] of [
      ["telegram:7", "telegram"],
      ["discord:77", "discord"],
    ] as const) {
      const place = { address, chat: "telegram:7", platform, person: "7", alerts: platform === "telegram" ? 1 : 0, since: 1 };
      await database.insertInto("places").values(place).execute();
    }
    await claimThread(database, { chat: "discord:5", key: "league", openedFor: "discord:5" }, 1);
    await keepThread(database, { chat: "discord:5", key: "league" }, "discord:55");
    await steerFrom(database, { by: "telegram:8", chat: "telegram:-2", title: "Two", now: 3 });
    const speakers = [
      speaker("telegram:-1:9", "8"),
      speaker("telegram:-2", "7"),
      speaker("telegram:-2", "9"),
      speaker("telegram:-22", "8"),
      speaker("telegram:7", "7"),
      speaker("discord:77", "42"),
      speaker("discord:55", "42"),
      speaker("telegram:8", "8"),
      speaker("telegram:404", "404"),
    ];
    const found = await speakingChatsOf(database, speakers);
    for (const one of speakers) expect(found(one)).toEqual(await speakingChatOf(database, one.address, one.person));
    // What a person watches in a topic of their own says nothing about a group in which they speak.
    await chat("telegram:7:3");
    await suspendChat(database, { address: "telegram:7:3", reason: "blocked", now: 4 });
    expect(await speakingChatOf(database, "telegram:-2", "telegram:7")).toEqual(found(speaker("telegram:-2", "7")));
    expect(speakers.map(found)).toMatchObject([
      { suspended: true, isNew: false, steered: null },
      { suspended: false, breakUntil: 99, home: null },
      { suspended: false, breakUntil: null, isNew: false },
      { shut: "blocked" },
      { settings: { format: "american" }, home: { chat: "telegram:7", person: "7", isElsewhere: false } },
      { settings: { format: "american" }, home: { chat: "telegram:7", person: "7", isElsewhere: true }, isNew: false },
      { home: { chat: "discord:5", person: null } },
      { isNew: true, steered: { chat: "telegram:-2", title: "Two", number: 1, usedAt: 3 } },
      { isNew: true, shut: null, steered: null },
    ]);
  });

  it.runIf(name === "postgres")("is found without reading every chat", async () => {
    const { database } = opened;
    const others = sql`select 'telegram:' || number, 'active', 1, 1 from generate_series(1000, 6000) number`;
    await sql`insert into chats (address, state, state_since, created_at) ${others}`.execute(database);
    await sql`analyze chats`.execute(database);
    const read = await database.transaction().execute(async (session) => {
      const rows = sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
        where relid = 'chats'::regclass`;
      const readSoFar = async (): Promise<number> => (await rows.execute(session)).rows[0]?.read ?? 0;
      const before = await readSoFar();
      await speakingChatOf(session, "telegram:1234:5", "telegram:1235");
      return (await readSoFar()) - before;
    });
    expect(read).toBe(2);
  });
});
