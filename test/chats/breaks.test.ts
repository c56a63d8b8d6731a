import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginBreak, endBreaks } from "../../src/chats/breaks.ts";
import {
  chatOf,
  ensureChat,
  forgetChat,
  forgetLongGone,
  forgetPersonsTold,
  moveChat,
  suspendChat,
} from "../../src/chats/chats.ts";
import { changeSettings, settingsOf } from "../../src/chats/settings.ts";
import { speakingChatOf } from "../../src/chats/speaking.ts";
import { engines } from "../databases.ts";

describe.each(engines)("a break, on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const ann = "telegram:7";
  const rest = (address: string, until: number) => beginBreak(opened.database, { addresses: [address], until, now: 1 });
  const until = async (address: string) => (await settingsOf(opened.database, address)).breakUntil;

  it("can be made longer and not shorter, and no setting touches it", async () => {
    await rest(ann, 100);
    await rest(ann, 50);
    expect(await until(ann)).toBe(100);
    await rest(ann, 200);
    expect(await changeSettings(opened.database, { address: ann, change: { format: "american" }, now: 2 })).toMatchObject({
      breakUntil: 200,
    });
    expect(await settingsOf(opened.database, ann)).toMatchObject({ breakUntil: 200, format: "american" });
  });

  it("is that of who speaks in a group, and of nobody else there", async () => {
    await rest("discord:@7", 100);
    expect((await speakingChatOf(opened.database, "discord:1", "discord:@7")).breakUntil).toBe(100);
    expect(await speakingChatOf(opened.database, "discord:1", "discord:@8")).toMatchObject({ breakUntil: null, isNew: true });
    await forgetPersonsTold(opened.database);
    expect((await speakingChatOf(opened.database, "discord:1", "discord:@7")).breakUntil).toBe(100);
  });

  it("is all that stays of who is forgotten or gone for long, until it is over", async () => {
    const { database } = opened;
    for (const address of [ann, "telegram:8"]) {
      await ensureChat(database, { address, language: "de", now: 1 });
      await changeSettings(database, { address, change: { format: "american" }, now: 1 });
      await rest(address, 100);
    }
    await forgetChat(database, ann, { keepers: [], now: 50 });
    await suspendChat(database, { address: "telegram:8", reason: "blocked", now: 2 });
    expect(await forgetLongGone(database, 50, [])).toBe(1);
    for (const address of [ann, "telegram:8"]) {
      expect(await settingsOf(database, address)).toMatchObject({ breakUntil: 100, format: "decimal" });
      expect(await chatOf(database, address)).toMatchObject({ state: "active", seenLanguage: null });
    }
    await endBreaks(database, 99);
    expect(await until(ann)).toBe(100);
    await endBreaks(database, 100);
    expect(await chatOf(database, ann)).toBeNull();
    expect(await chatOf(database, "telegram:8")).toBeNull();
  });

  it("leaves everything of a chat that was not forgotten, and nothing of one that is forgotten after it", async () => {
    const { database } = opened;
    await changeSettings(database, { address: ann, change: { format: "american" }, now: 1 });
    await rest(ann, 100);
    await forgetChat(database, "telegram:9", { keepers: [], now: 50 });
    await endBreaks(database, 100);
    expect(await settingsOf(database, ann)).toMatchObject({ breakUntil: null, format: "american" });
    await rest(ann, 200);
    await forgetChat(database, ann, { keepers: [], now: 200 });
    expect(await chatOf(database, ann)).toBeNull();
  });

  it("is the longer one where two chats become one", async () => {
    await rest(ann, 200);
    await rest("telegram:8", 100);
    await moveChat(opened.database, { from: ann, to: "telegram:8", now: 2 });
    expect(await until("telegram:8")).toBe(200);
  });
});
