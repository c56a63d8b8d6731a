import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  cancelMessage,
  chatOfMessage,
  closeMessages,
  doubtMessage,
  leftMessages,
  type Message,
  messageIdOf,
  nextAttemptAt,
  openMessages,
  postponeMessage,
  rewriteMessage,
  sentMessages,
  sentTimes,
  takeMessage,
} from "../../src/delivery/messages.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { Database } from "../../src/storage/database.ts";
import { engines } from "../databases.ts";

const [ann, bob] = ["telegram:1", "telegram:2"] as const;
const hour = 60 * 60_000;
const day = 24 * hour;
const now = 100 * day;
const ours = { holder: "us", leaseUntil: now + 60_000 };

it("are named by what they say, in 24 letters, always the same", () => {
  expect(messageIdOf(ann, ["a", 1])).toMatch(/^[\w-]{24}$/);
  expect(messageIdOf(ann, ["a", 1])).toBe(messageIdOf(ann, ["a", 1]));
  expect(new Set([messageIdOf(ann), messageIdOf(bob), messageIdOf(ann, []), messageIdOf(ann, null)]).size).toBe(4);
});

describe.each(engines)("messages that are under way on $name", ({ open }) => {
  let database: Database;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ database, close } = await open());
    for (const address of [ann, bob]) {
      const chat = { address, state: "active" as const, state_since: 0, created_at: 0 };
      await database.insertInto("chats").values(chat).execute();
    }
  });
  afterEach(() => close());

  const message = (id: string, more: Partial<Message> = {}): Message => ({
    ...{ id, chat: ann, platform: "telegram", parts: { toy: [id] }, manner: plainManner },
    ...{ edits: null, attempts: 1, claimedAt: now },
    ...more,
  });
  const begin = (...messages: readonly Message[]) => openMessages(database, messages, ours);
  const row = (id: string) => database.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();
  const sent = (of: Message, more: object = {}) => {
    const told = { state: "sent" as const, messageId: `m-${of.id}`, sentTo: null, reason: null, sections: null, ...more };
    return closeMessages(database, [{ message: of, ...told }], now + 5);
  };

  it("are written down before they are sent, all at once", async () => {
    expect(await begin()).toEqual(new Map());
    const opened = await begin(message("a"), message("b", { chat: bob, attempts: 3 }));
    expect(opened).toEqual(
      new Map([
        ["a", 1],
        ["b", 3],
      ]),
    );
    expect(await row("a")).toMatchObject({
      ...{ chat: ann, platform: "telegram", state: "claimed", parts: '{"toy":["a"]}', edits: null, holder: "us", attempts: 1 },
      ...{ claimed_at: now, lease_until: now + 60_000, settled_at: null, message_id: null, sent_to: null, reason: null },
    });
  });

  it("count on where nobody knows whether one of the same name arrived, and begin anew where one did or did not", async () => {
    const old = message("a", { attempts: 4 });
    await begin(old);
    expect(await doubtMessage(database, old, { begun: 4, reason: "sent_again", now })).toBe(ann);
    expect(await row("a")).toMatchObject({ state: "unknown", attempts: 4, settled_at: now, reason: "sent_again" });
    expect(await begin(message("a"))).toEqual(new Map([["a", 5]]));
    expect(await row("a")).toMatchObject({ state: "claimed", settled_at: null, reason: null });
    await sent(message("a", { attempts: 5 }), { sentTo: "telegram:1:7" });
    expect(await begin(message("a", { chat: bob }))).toEqual(new Map([["a", 1]]));
    expect(await row("a")).toMatchObject({ chat: bob, settled_at: null, message_id: null, sent_to: null });
  });

  it("are left behind once their lease is over, at once where they are of the same holder, the oldest first", async () => {
    const open = async (id: string, leaseUntil: number, more: Partial<Message> = {}, holder = "us") =>
      openMessages(database, [message(id, more)], { holder, leaseUntil });
    await open("late", now);
    await open("sooner", now - 5);
    await open("theirs", now + 1, {}, "them");
    await open("ours", now + 2);
    await open("elsewhere", 0, { platform: "discord" });
    await open("ended", 0);
    await sent(message("ended"));
    const left = async (more: object = {}) => {
      const question = { platform: "telegram" as const, now, holder: null, except: [], limit: 9, ...more };
      return (await leftMessages(database, question)).map(({ id }) => id);
    };
    expect(await left()).toEqual(["sooner", "late"]);
    expect(await left({ now: now - 1 })).toEqual(["sooner"]);
    expect(await left({ now: now + 1 })).toEqual(["sooner", "late", "theirs"]);
    expect(await left({ holder: "us" })).toEqual(["sooner", "late", "ours"]);
    expect([await left({ limit: 1 }), await left({ except: ["sooner"] }), await left({ platform: "discord" })]).toEqual([
      ["sooner"],
      ["late"],
      ["elsewhere"],
    ]);
  });

  it("are taken up as they were begun; what was to change one that is forgotten says nothing", async () => {
    const base = message("base");
    await begin(base);
    await sent(base, { sections: { toy: { blocks: [], notes: [], buttons: [], mute: null, less: "l" } } });
    const edits = (await sentMessages(database, ["base"])).get("base") ?? null;
    expect(edits).toEqual({
      ...{ id: "base", chat: ann, platform: "telegram", parts: { toy: ["base"] }, manner: plainManner, messageId: "m-base" },
      ...{ sentTo: null, sections: { toy: { blocks: [], notes: [], buttons: [], mute: null, less: "l" } } },
    });
    const change = message("change", { edits, parts: { toy: ["x"] }, attempts: 2 });
    await begin(change, message("new"));
    const question = { platform: "telegram", now: now + day, holder: null, except: [], limit: 9 } as const;
    const known = async () => new Map((await leftMessages(database, question)).map((one) => [one.id, one]));
    expect((await known()).get("change")).toEqual(change);
    expect((await known()).get("new")).toEqual(message("new"));
    await database.deleteFrom("messages").where("id", "=", "base").execute();
    expect((await known()).get("change")).toEqual({ ...change, parts: {}, edits: null });
  });

  it("are known as sent once they have arrived, and in no other state", async () => {
    await begin(message("a"), message("b"), message("c"), message("d"));
    await sent(message("a"));
    await sent(message("b"), { state: "failed", messageId: null, reason: "no rights" });
    await doubtMessage(database, message("c"), { begun: 1, reason: null, now });
    expect([...(await sentMessages(database, ["a", "a", "b", "c", "d", "none"])).keys()]).toEqual(["a"]);
    expect(await sentMessages(database, [])).toEqual(new Map());
    await rewriteMessage(database, { id: "a", parts: { toy: ["new"] }, messageId: "m2", sentTo: "telegram:1:7" });
    expect((await sentMessages(database, ["a"])).get("a")).toMatchObject({
      parts: { toy: ["new"] },
      messageId: "m2",
      sentTo: "telegram:1:7",
    });
  });

  it("are ours until somebody else takes them over, and then nothing that we know of them counts", async () => {
    const mine = message("a");
    await begin(mine);
    expect(await chatOfMessage(database, mine)).toBe(ann);
    const theirs = await takeMessage(database, mine, { holder: "them", leaseUntil: now + 9 });
    expect(theirs.attempts).toBe(2);
    expect(await row("a")).toMatchObject({ attempts: 2, holder: "them", lease_until: now + 9 });
    await postponeMessage(database, mine, { until: now + 99, begun: 7 });
    expect(await chatOfMessage(database, mine)).toBeNull();
    expect(await doubtMessage(database, mine, { begun: 1, reason: null, now })).toBeNull();
    expect(await cancelMessage(database, mine)).toBeNull();
    expect(await sent(mine)).toEqual(new Map());
    expect(await row("a")).toMatchObject({ state: "claimed", attempts: 2, lease_until: now + 9 });
    await postponeMessage(database, theirs, { until: now + 99, begun: 1 });
    expect(await row("a")).toMatchObject({ attempts: 1, lease_until: now + 99 });
    expect(await sent(mine)).toEqual(new Map([["a", ann]]));
    // What has ended is nobody's.
    await postponeMessage(database, mine, { until: 1, begun: 1 });
    expect([await chatOfMessage(database, mine), await cancelMessage(database, mine), await sent(mine)]).toEqual([
      null,
      null,
      new Map(),
    ]);
    expect(await doubtMessage(database, mine, { begun: 1, reason: null, now })).toBeNull();
    expect(await row("a")).toMatchObject({ state: "sent", lease_until: now + 99, settled_at: now + 5, message_id: "m-a" });
  });

  it("are forgotten where nothing was sent, the others not", async () => {
    await begin(message("a"), message("b", { chat: bob }));
    expect(await cancelMessage(database, message("a"))).toBe(ann);
    expect([await row("a"), (await row("b"))?.chat]).toEqual([undefined, bob]);
  });

  it("end together, each in its own way", async () => {
    const [a, b, c] = [message("a"), message("b", { chat: bob }), message("c")];
    await begin(a, b, c);
    expect(await closeMessages(database, [], now)).toEqual(new Map());
    const closed = await closeMessages(
      database,
      [
        { message: a, state: "sent", messageId: "77", sentTo: "telegram:1:7", reason: null, sections: null },
        { message: b, state: "failed", messageId: null, sentTo: null, reason: "no rights", sections: null },
      ],
      now + 9,
    );
    expect(closed).toEqual(
      new Map([
        ["a", ann],
        ["b", bob],
      ]),
    );
    expect(await row("a")).toMatchObject({
      state: "sent",
      message_id: "77",
      sent_to: "telegram:1:7",
      reason: null,
      settled_at: now + 9,
    });
    expect(await row("b")).toMatchObject({ state: "failed", message_id: null, reason: "no rights", settled_at: now + 9 });
    expect((await row("c"))?.state).toBe("claimed");
  });

  it("say when the next one that rests may be tried again", async () => {
    expect(await nextAttemptAt(database, "telegram", [])).toBeNull();
    await openMessages(database, [message("a")], { holder: "us", leaseUntil: now + 9 });
    await openMessages(database, [message("b")], { holder: "us", leaseUntil: now + 5 });
    await openMessages(database, [message("c", { platform: "discord" })], { holder: "us", leaseUntil: now });
    expect(await nextAttemptAt(database, "telegram", [])).toBe(now + 5);
    expect(await nextAttemptAt(database, "telegram", ["b"])).toBe(now + 9);
    await sent(message("b"));
    expect(await nextAttemptAt(database, "telegram", [])).toBe(now + 9);
  });

  it("count for the hour of their chat when they went there, the newest first, and while they are on their way", async () => {
    const silent = { ...plainManner, counts: false };
    const base = message("base", { claimedAt: now - 3 * hour });
    await begin(base, message("sent", { claimedAt: now - 2 * hour }), message("under way", { claimedAt: now - 30 }));
    await begin(
      message("uncounted", { claimedAt: now - 20, manner: silent }),
      message("failed"),
      message("bob's", { chat: bob, claimedAt: now - 7 }),
    );
    await begin(message("very old", { claimedAt: now - hour - day }));
    const end = (id: string, claimedAt: number, at: number) =>
      closeMessages(
        database,
        [{ message: message(id, { claimedAt }), state: "sent", messageId: id, sentTo: null, reason: null, sections: null }],
        at,
      );
    await end("base", now - 3 * hour, now - hour);
    await end("sent", now - 2 * hour, now - hour + 1);
    await end("very old", now - hour - day, now - 1);
    const failed = { state: "failed" as const, messageId: null, sentTo: null, reason: "x", sections: null };
    await closeMessages(database, [{ message: message("failed"), ...failed }], now - 3);
    const edits = (await sentMessages(database, ["base"])).get("base") ?? null;
    await begin(message("change", { edits, claimedAt: now - 2 }));
    const times = (chats: readonly string[], more = {}) => sentTimes(database, { chats, after: now - hour, ...more });
    expect(await times([ann])).toEqual(new Map([[ann, [now - 20, now - 30, now - hour + 1]]]));
    expect(await times([ann, bob], { counting: true })).toEqual(
      new Map([
        [bob, [now - 7]],
        [ann, [now - 30, now - hour + 1]],
      ]),
    );
    expect(await times([])).toEqual(new Map());
  });
});
