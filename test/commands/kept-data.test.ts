import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { changeSettings, defaultSettings } from "../../src/chats/settings.ts";
import { createForgetMeCommand } from "../../src/commands/chat/forget-me.ts";
import { keptDataOf } from "../../src/commands/chat/kept-data.ts";
import { createMyDataCommand } from "../../src/commands/chat/my-data.ts";
import type { Command } from "../../src/commands/command.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { addWatch, watchesOfChat } from "../../src/watches/watches.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { said, texts } from "../replies/facts.ts";

const [group, topic, home, other] = ["telegram:-5", "telegram:-5:45", "telegram:7", "telegram:8"] as const;

describe.each(engines)("what is kept, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let match: Known;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    match = await stage.addMatch("reds-blues");
    for (const chat of [group, topic, home, other]) await stage.addChat(chat);
  });
  afterEach(() => opened.close());

  const watch = (chat: string, createdBy: string) =>
    addWatch(stage.database, { chat, matchId: match.id, rule: defaultRule, createdBy, revision: null, now: stage.clock.now() });

  function callFrom(address: string, more: Partial<Call> = {}): Call {
    const place = address.startsWith("telegram:-") ? ("group" as const) : ("private" as const);
    const reader = { id: "7", language: "en" };
    return {
      address,
      place,
      reader,
      command: "",
      text: "",
      options: null,
      source: "typed",
      mayManage: async () => true,
      ...more,
    };
  }

  function run(command: Command, call: Call, args: Record<string, string> = {}): Promise<Draft> {
    const text = texts.in("en");
    const about = { text, settings: defaultSettings, languages: texts.languages, follow: () => text };
    return command.run({ call, args, ...about, now: stage.clock.now() });
  }

  const forget = (call: Call, answer?: string) =>
    run(createForgetMeCommand({ ...stage, keepers: [] }), call, answer === undefined ? {} : { answer });
  const button = { source: "button" } as const;
  const left = async (table: "chats" | "watches" | "baselines" | "facts" | "messages" | "decisions") =>
    (await stage.database.selectFrom(table).selectAll().execute()).length;

  /** A watch that was alerted: a baseline, a delivery and a decision hang on it. */
  async function alerted(chat: string): Promise<void> {
    await watch(chat, "7");
    await stage.database
      .insertInto("messages")
      .values({
        id: `d${chat}`,
        chat,
        platform: "telegram",
        state: "sent",
        parts: "{}",
        manner: JSON.stringify(plainManner),
        holder: "p",
        attempts: 1,
        claimed_at: stage.clock.now(),
        lease_until: 1,
        settled_at: stage.clock.now(),
      })
      .execute();
    await stage.database
      .insertInto("decisions")
      .values({ at: stage.clock.now(), chat, watch_id: 1, match_id: match.id, outcome: "sent" })
      .execute();
  }

  it("is the chat with its settings, watches, deliveries and decisions, with times that people can read", async () => {
    await alerted(home);
    await changeSettings(stage.database, { address: home, change: { timeZone: "Europe/Riga" }, now: 1 });
    const { records, left: rest } = await keptDataOf(stage.database, callFrom(home), []);
    expect(records.map((record) => Object.keys(record)[0])).toEqual(["chat", "watch", "message", "decision"]);
    expect(records[0]).toMatchObject({ chat: { address: home, settings: { timeZone: "Europe/Riga" } } });
    expect(records[1]).toMatchObject({ watch: { rule: "3pp", createdBy: "7", createdAt: "2026-08-15T12:00:00.000Z" } });
    expect(records[3]).toMatchObject({ decision: { at: "2026-08-15T12:00:00.000Z", outcome: "sent" } });
    expect(rest).toBe(0);
    const { file } = await run(createMyDataCommand({ ...stage, keepers: [] }), callFrom(home));
    expect(JSON.stringify(file?.data)).toContain('"timeZone":"Europe/Riga"');
  });

  it("says how many decisions are too old to be shown", async () => {
    const row = { at: 1, chat: home, watch_id: 1, match_id: match.id, outcome: "sent" };
    await stage.database
      .insertInto("decisions")
      .values(Array.from({ length: 130 }, () => row))
      .execute();
    const { records, left: rest } = await keptDataOf(stage.database, callFrom(home), []);
    expect([records.length, rest]).toEqual([101, 30]);
    expect(said(await run(createMyDataCommand({ ...stage, keepers: [] }), callFrom(home)))).toContain("30 older entries");
  });

  it("does not tell a group who added whose watch, but tells it to the person", async () => {
    await watch(group, "99");
    const shown = JSON.stringify((await keptDataOf(stage.database, callFrom(group), [])).records);
    expect(shown).not.toContain("99");
    expect(
      JSON.stringify((await keptDataOf(stage.database, callFrom(group, { reader: { id: "99", language: null } }), [])).records),
    ).toContain('"createdBy":"99"');
  });

  it("is deleted only after a button said so, with the topics of the group and nothing of anybody else", async () => {
    for (const chat of [group, topic, other]) await alerted(chat);
    await forget(callFrom(group));
    await forget(callFrom(group), "yes");
    await forget(callFrom(group, button), "no");
    expect(await left("watches")).toBe(3);
    expect(said(await forget(callFrom(topic, button), "yes"))).toContain("I’ve deleted everything about this chat");
    expect(await stage.database.selectFrom("chats").select("address").orderBy("address").execute()).toEqual([
      { address: home },
      { address: other },
    ]);
    for (const table of ["watches", "messages", "decisions"] as const) expect([table, await left(table)]).toEqual([table, 1]);
    expect(said(await forget(callFrom(group)))).toContain("I keep nothing about this");
  });

  it("forgets in private who added watches of other chats, on the same platform, and keeps those watches", async () => {
    await watch(group, "7");
    await watch(other, "8");
    await stage.addChat("discord:1");
    await watch("discord:1", "7");
    expect(said(await forget(callFrom(home)))).toContain("1 watch that you added in another chat stays there");
    await forget(callFrom(home, button), "yes");
    const authors = await Promise.all([group, other, "discord:1"].map((chat) => watchesOfChat(stage.database, chat)));
    expect(authors.flat().map(({ createdBy }) => createdBy)).toEqual(["", "8", "7"]);
    expect((await keptDataOf(stage.database, callFrom(home), [])).records).toEqual([]);
  });

  it("is in private also what waits for the person by name", async () => {
    const dm = callFrom("discord:555");
    const named = await stage.addChat(`discord:@${dm.reader.id}`);
    const addresses = async (call: Call) => (await keptDataOf(stage.database, call, [])).records.map(({ chat }) => chat);
    expect(await addresses(dm)).toMatchObject([{ address: named }]);
    expect(await addresses({ ...dm, place: "group" })).toEqual([]);
    await forget({ ...dm, ...button }, "yes");
    expect(await addresses(dm)).toEqual([]);
  });
});
