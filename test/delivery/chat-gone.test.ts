import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { barChat, chatOf, ensureChat } from "../../src/chats/chats.ts";
import { steerFrom } from "../../src/chats/steered.ts";
import { keepThread } from "../../src/chats/threads.ts";
import { chatEvents } from "../../src/delivery/chat-events.ts";
import { graceMs, moveAndTell, suspendAndTell } from "../../src/delivery/chat-gone.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const [group, ann, bob] = ["telegram:-100", "telegram:7", "telegram:8"] as const;
const day = 24 * 60 * 60_000;
const kicked = { loss: "removed", reason: "kicked", title: "The club" } as const;

describe.each(engines)("a chat that cannot be reached on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
  });
  afterEach(() => opened.close());

  const now = () => stage.clock.now();
  const facts = () => stage.database.selectFrom("facts").selectAll().orderBy("id").execute();
  const stateOf = async (address: string) => (await chatOf(stage.database, address))?.state;
  async function watchedBy(...people: readonly string[]): Promise<void> {
    for (const [nth, person] of people.entries()) {
      const watch = await stage.watch(group, await stage.addMatch(`m${nth}`));
      await stage.database.updateTable("watches").set({ created_by: person }).where("id", "=", watch.id).execute();
    }
  }

  it("is kept for thirty days, and whoever added most of its watches is told so, for a day", async () => {
    for (const address of [group, ann, bob]) await stage.addChat(address);
    await watchedBy("8", "7", "7", "");
    expect(await suspendAndTell(stage.database, { address: group, ...kicked, now: now() })).toEqual([group]);
    const moment = { kind: "chat_gone", title: "The club", loss: "removed", watches: 4, until: now() + 30 * day };
    expect(await facts()).toMatchObject([
      { chat: ann, kind: "moment", due_at: now(), until: now() + day, body: JSON.stringify(moment) },
    ]);
    expect([graceMs, await stateOf(group), await stateOf(ann)]).toEqual([30 * day, "suspended", "active"]);
  });

  it.each([
    { manages: [], called: "As it was" },
    { manages: ["Last so"], called: "As it was" },
    { barred: false, manages: ["Last so"], called: "Last so" },
    { barred: false, manages: [], called: null },
  ])("is named $called where nobody says its name any more", async ({ barred = true, manages, called }) => {
    for (const address of [group, ann]) await stage.addChat(address);
    await watchedBy("7");
    if (barred)
      await barChat(stage.database, { address: group, reason: "no right", title: "As it was", anew: false, now: now() });
    for (const title of manages) await steerFrom(stage.database, { by: bob, chat: group, title, now: now() });
    await suspendAndTell(stage.database, { address: group, ...kicked, title: null, now: now() });
    expect((await facts()).map(({ body }) => JSON.parse(body ?? ""))).toMatchObject([{ title: called }]);
  });

  it("is told to nobody where the person has blocked the bot, or where nobody set it up", async () => {
    for (const address of [group, ann]) await stage.addChat(address);
    await watchedBy("7");
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", ann).execute();
    expect(await suspendAndTell(stage.database, { address: group, ...kicked, now: now() })).toEqual([group]);
    expect(await facts()).toEqual([]);
    // Nor on Discord, where conversations are opened by us.
    await stage.addChat("discord:100");
    await stage.addChat("discord:@7");
    await stage.database.updateTable("chats").set({ state: "suspended" }).where("address", "=", "discord:@7").execute();
    await stage.watch("discord:100", await stage.addMatch("there"));
    await suspendAndTell(stage.database, { address: "discord:100", ...kicked, loss: "deleted", now: now() });
    expect(await facts()).toEqual([]);
    await stage.addChat("telegram:-200");
    expect(await suspendAndTell(stage.database, { address: "telegram:-200", ...kicked, now: now() })).toEqual(["telegram:-200"]);
    expect(await facts()).toEqual([]);
  });

  it("goes on at its other address, where it has one", async () => {
    await stage.addChat(ann);
    for (const [address, platform] of [
      [ann, "telegram"],
      ["discord:9", "discord"],
    ] as const) {
      const place = {
        address,
        chat: ann,
        platform,
        person: "7",
        alerts: platform === "telegram" ? 1 : 0,
        gone_at: null,
        since: 0,
      };
      await stage.database.insertInto("places").values(place).execute();
    }
    expect(await suspendAndTell(stage.database, { address: ann, ...kicked, reason: "blocked", now: now() })).toEqual([]);
    expect([await stateOf(ann), await facts()]).toEqual(["active", []]);
    // The last one takes the chat with it, whatever the address is.
    expect(await suspendAndTell(stage.database, { address: "discord:9", ...kicked, reason: "blocked", now: now() })).toEqual([
      ann,
    ]);
    expect(await stateOf(ann)).toBe("suspended");
  });

  it("is told in the whole chat where it was a topic, for a day, and nowhere else", async () => {
    const [topic, other] = [`${group}:45`, `${group}:46`];
    const move = async (from: string, to: string) => {
      await ensureChat(stage.database, { address: from, language: "en", now: now() });
      await stage.database.transaction().execute((session) => moveAndTell(session, { from, to, now: now() }));
      return facts();
    };
    const told = await move(topic, group);
    expect(told).toMatchObject([
      { chat: group, kind: "moment", due_at: now(), until: now() + day, body: '{"kind":"topic_gone"}' },
    ]);
    expect(await chatOf(stage.database, topic)).toBeNull();
    await stage.database.deleteFrom("facts").execute();
    // From one topic to another one, and to another chat.
    expect(await move(other, topic)).toEqual([]);
    expect(await move(bob, "telegram:-300")).toEqual([]);
    expect(await move(topic, "telegram:-400")).toEqual([]);
  });

  it("is noted as platforms tell of it, and alerts go there again once it is back", async () => {
    let back = 0;
    const events = chatEvents(stage.database, { clock: stage.clock, onBack: () => void back++ });
    await stage.addChat(group);
    await watchedBy("7");
    // A thread of alerts that is no more is not its chat.
    await stage.database.insertInto("threads").values({ chat: group, key: "match 1", tried_at: 0 }).execute();
    await keepThread(stage.database, { chat: group, key: "match 1" }, `${group}:9`);
    await events.gone(`${group}:9`, { ...kicked, loss: "deleted" });
    expect(await stateOf(group)).toBe("active");
    await events.back(group);
    expect(back).toBe(0);
    await events.gone(group, kicked);
    expect(await stateOf(group)).toBe("suspended");
    await events.back(group);
    expect([await stateOf(group), back]).toEqual(["active", 1]);
    await events.moved(group, "telegram:-1001");
    expect([await chatOf(stage.database, group), await stateOf("telegram:-1001")]).toEqual([null, "active"]);
  });
});
