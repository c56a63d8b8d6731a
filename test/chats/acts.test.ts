import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Act, actById, actsFrom, countActs, noteAct } from "../../src/chats/acts.ts";
import { countByPlatform, ensureChat, forgetChat, suspendChat } from "../../src/chats/chats.ts";
import { chatsByWatches } from "../../src/watches/store.ts";
import { engines } from "../databases.ts";

describe.each(engines)("what operators see and did, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const act = (at: number, more: Partial<Omit<Act, "id">> = {}) =>
    noteAct(opened.database, { at, operator: "telegram:42", act: "limits", target: null, detail: null, ...more });
  const chat = (address: string) => ensureChat(opened.database, { address, language: null, now: 1 });

  it("is kept in order, a thousand acts at most", async () => {
    for (let at = 1; at <= 1_003; at++) await act(at);
    expect(await countActs(opened.database)).toBe(1_000);
    const [newest, before] = await actsFrom(opened.database, { offset: 0, limit: 2 });
    expect([newest?.at, before?.at]).toEqual([1_003, 1_002]);
    const [oldest] = await actsFrom(opened.database, { offset: 999, limit: 2 });
    expect(oldest?.at).toBe(4);
    expect(await actById(opened.database, (oldest?.id ?? 0) - 1)).toBeNull();
  });

  it("no longer names a chat that wants to be forgotten", async () => {
    await chat("telegram:1");
    const id = await act(1, { target: "telegram:1", detail: "hourly 6" });
    await forgetChat(opened.database, "telegram:1", { keepers: [], now: 5 });
    expect(await actById(opened.database, id)).toMatchObject({ target: null, operator: "telegram:42" });
  });

  it("are the chats of each platform and state, and who watches most, found by a part of the address", async () => {
    for (const address of ["telegram:1", "telegram:12", "telegram:-9:4", "discord:1_2", "discord:152"]) await chat(address);
    await suspendChat(opened.database, { address: "telegram:12", reason: "blocked", now: 2 });
    expect(await countByPlatform(opened.database)).toEqual([
      { platform: "discord", state: "active", count: 2 },
      { platform: "telegram", state: "active", count: 2 },
      { platform: "telegram", state: "suspended", count: 1 },
    ]);
    const watch = { kind: "sport", rule: "3pp", created_by: "7", created_at: 1 };
    const values = ["football", "tennis"].map((target) => ({ ...watch, target, chat: "telegram:12" }));
    await opened.database.insertInto("watches").values(values).execute();
    const found = (search: string | null, limit = 10) => chatsByWatches(opened.database, { search, offset: 0, limit });
    expect(await found(null, 1)).toEqual({
      count: 5,
      chats: [{ address: "telegram:12", state: "suspended", watches: 2 }],
    });
    expect((await found("1_2")).chats.map(({ address }) => address)).toEqual(["discord:1_2"]);
    expect((await found("%")).count).toBe(0);
  });
});
