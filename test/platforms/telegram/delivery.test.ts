import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome, Outgoing } from "../../../src/chat/platform.ts";
import { outgoing } from "../contract.ts";
import { ann, bob, group, openRig, type TelegramRig, token } from "./bot.ts";

let rig: TelegramRig;

beforeEach(async () => {
  rig = await openRig();
});
afterEach(() => rig.close());

function send(address: string, more: Partial<Outgoing> = {}): Promise<Outcome> {
  return rig.platform.send({ ...outgoing(address, "the line moved"), ...more });
}

describe("alerts on Telegram", () => {
  it("go to the topic, with a sound or without", async () => {
    await send(`telegram:${group}:45`);
    await send(`telegram:${group}:45`, { silent: true });
    expect(rig.standIn.messages(group)).toMatchObject([
      { thread: 45, silent: false },
      { thread: 45, silent: true },
    ]);
  });

  it("wait while the topic is closed, which can be opened again", async () => {
    rig.standIn.closeTopic(group, 45);
    expect(await send(`telegram:${group}:45`)).toEqual({ kind: "barred", lack: "closed", reason: "Bad Request: TOPIC_CLOSED" });
    expect(rig.standIn.messages(group)).toEqual([]);
  });

  it("say that everything moves to General when the topic was deleted", async () => {
    rig.standIn.deleteTopic(group, 45);
    expect(await send(`telegram:${group}:45`)).toEqual({ kind: "moved", to: `telegram:${group}` });
    expect(rig.standIn.messages(group)).toEqual([]);
  });

  it("keep their text when Telegram refuses their markup", async () => {
    rig.standIn.failNext("sendMessage", { code: 400, description: "Bad Request: can't parse entities: Unsupported start tag" });
    expect(await send(`telegram:${ann}`)).toMatchObject({ kind: "sent" });
    const [message] = rig.standIn.messages(ann);
    expect(message).toMatchObject({ entities: [], text: "the line moved\n\nData by Example" });
  });

  it("are rejected when the plain text is refused as well, after two requests", async () => {
    rig.standIn.failNext("sendMessage", { code: 400, description: "Bad Request: message is too long" }, 2);
    expect(await send(`telegram:${ann}`)).toEqual({ kind: "rejected", reason: "Bad Request: message is too long" });
    expect(rig.standIn.requests("sendMessage")).toHaveLength(2);
  });

  it("only change a message where nobody waits for them, and never come anew instead", async () => {
    const first = await send(`telegram:${ann}`);
    if (first.kind !== "sent") throw new Error(first.kind);
    const other = { ...outgoing(`telegram:${ann}`, "it moved again"), replaces: first.messageId, idle: true as const };
    await rig.clock.advance(1_100);
    expect(await rig.platform.send(other)).toEqual(first);
    const [message] = rig.standIn.messages(ann);
    expect(message).toMatchObject({ edits: 1, text: expect.stringContaining("it moved again") });
    rig.standIn.failNext("editMessageText", { code: 400, description: "Bad Request: message can't be edited" });
    await rig.clock.advance(1_100);
    expect(await rig.platform.send(other)).toMatchObject({ kind: "rejected" });
    if (message) rig.standIn.deleteMessage(message);
    await rig.clock.advance(1_100);
    expect(await rig.platform.send(other)).toMatchObject({ kind: "rejected" });
    expect(rig.standIn.messages(ann)).toEqual([]);
  });

  it("do not wait for a change that Telegram has refused with a 429", async () => {
    const first = await send(`telegram:${ann}`);
    if (first.kind !== "sent") throw new Error(first.kind);
    await rig.clock.advance(1_100);
    const refusal = { code: 429, description: "Too Many Requests: retry after 40", retryAfter: 40 };
    rig.standIn.failNext("editMessageText", refusal);
    const change = { ...outgoing(`telegram:${ann}`, "again"), replaces: first.messageId, idle: true as const };
    expect(await rig.platform.send(change)).toEqual({ kind: "later", afterMs: 40_000 });
    expect(await rig.platform.send({ ...change, address: `telegram:${bob}` })).toMatchObject({ kind: "later" });
    await rig.clock.advance(1_100);
    expect(await send(`telegram:${ann}`)).toMatchObject({ kind: "sent" });
  });

  it("take the place of an earlier one, keep it when nothing changed, and are sent anew when it is gone", async () => {
    const first = await send(`telegram:${ann}`);
    if (first.kind !== "sent") throw new Error(first.kind);
    const replaces = first.messageId;
    expect(await send(`telegram:${ann}`, { replaces })).toEqual(first);
    const other = outgoing(`telegram:${ann}`, "it moved again");
    expect(await rig.platform.send({ ...other, replaces })).toEqual(first);
    const [message] = rig.standIn.messages(ann);
    expect(message).toMatchObject({ edits: 1, text: expect.stringContaining("it moved again") });
    if (message) rig.standIn.deleteMessage(message);
    const anew = await rig.platform.send({ ...other, replaces });
    expect(anew).toMatchObject({ kind: "sent" });
    expect(anew).not.toEqual(first);
  });

  it.each<[string, Outcome["kind"], () => void]>([
    ["the bot is blocked", "gone", () => rig.standIn.block(ann)],
    ["the person deleted the account", "gone", () => rig.standIn.deactivate(ann)],
    ["the right to write is missing", "barred", () => rig.standIn.mute(ann)],
    [
      "the server fails",
      "unknown",
      () => rig.standIn.failNext("sendMessage", { code: 500, description: "Internal Server Error" }),
    ],
    ["a page says that all is well", "later", () => rig.standIn.failNext("sendMessage", "page")],
    ["a gateway fails", "unknown", () => rig.standIn.failNext("sendMessage", "gateway")],
    ["the connection breaks before the answer", "unknown", () => rig.standIn.failNext("sendMessage", "cut")],
    ["the token was revoked", "later", () => rig.standIn.failNext("sendMessage", { code: 401, description: "Unauthorized" })],
  ])("when %s: %s", async (_, kind, arrange) => {
    arrange();
    expect(await send(`telegram:${ann}`)).toMatchObject({ kind });
    expect(rig.standIn.messages(ann)).toEqual([]);
    expect(rig.standIn.requests("sendMessage")).toHaveLength(1);
  });

  it("are later when Telegram cannot be reached at all", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    const port = typeof address === "object" ? address?.port : 0;
    const unreached = rig.second({ apiRoot: `http://127.0.0.1:${port}` });
    expect(await unreached.send(outgoing(`telegram:${ann}`, "x"))).toEqual({ kind: "later", afterMs: 5_000, unreached: true });
    expect(await unreached.probe()).toBe(false);
  });

  it("say where the group went, its topic with it", async () => {
    rig.standIn.migrate(group, -1009, { quietly: true });
    expect(await send(`telegram:${group}:45`)).toEqual({ kind: "moved", to: "telegram:-1009:45" });
  });

  it("are rejected, not thrown, when their address is not one", async () => {
    expect(await send("telegram:")).toMatchObject({ kind: "rejected" });
    expect(await send("discord:1")).toMatchObject({ kind: "rejected" });
  });
});

describe("the pace of alerts on Telegram", () => {
  it("puts a second message to a chat off without asking Telegram", async () => {
    const paced = rig.second({ pace: { perSecond: Number.POSITIVE_INFINITY } });
    expect(await paced.send(outgoing(`telegram:${ann}`, "one"))).toMatchObject({ kind: "sent" });
    expect(await paced.send(outgoing(`telegram:${ann}`, "two"))).toEqual({ kind: "later", afterMs: 1_050 });
    expect(await paced.send(outgoing(`telegram:${bob}`, "other"))).toMatchObject({ kind: "sent" });
    expect(rig.standIn.requests("sendMessage")).toHaveLength(2);
  });

  it("holds only the chat of a 429 back where others are taken", async () => {
    rig.standIn.limit(ann, 3_000);
    expect(await send(`telegram:${ann}`)).toEqual({ kind: "later", afterMs: 3_000 });
    expect(await send(`telegram:${bob}`)).toMatchObject({ kind: "sent" });
    expect(await send(`telegram:${group}`)).toMatchObject({ kind: "sent" });
    expect(await send(`telegram:${ann}`)).toEqual({ kind: "later", afterMs: 3_000 });
    expect(rig.standIn.requests("sendMessage")).toHaveLength(3);
  });

  it("holds every chat back after the 429s of two, while people are still answered", async () => {
    await rig.platform.start();
    const refusal = { code: 429, description: "Too Many Requests: retry after 3", retryAfter: 3 };
    rig.standIn.failNext("sendMessage", refusal, 2);
    expect(await send(`telegram:${ann}`)).toEqual({ kind: "later", afterMs: 3_000 });
    expect(await send(`telegram:${bob}`)).toEqual({ kind: "later", afterMs: 3_000 });
    expect(await send(`telegram:${group}`)).toEqual({ kind: "later", afterMs: 3_000 });
    expect(rig.standIn.requests("sendMessage")).toHaveLength(2);
    rig.standIn.say(bob, bob, "/odds a");
    await rig.standIn.eventually(() => rig.standIn.messages(bob)[0]);
    await rig.clock.advance(3_000);
    expect(await send(`telegram:${ann}`)).toMatchObject({ kind: "sent" });
  });

  it("gives up a wait when the caller does", async () => {
    const paced = rig.second({ pace: { perSecond: 1 } });
    await paced.send(outgoing(`telegram:${ann}`, "one"));
    const giveUp = new AbortController();
    const waiting = paced.send(outgoing(`telegram:${bob}`, "two"), giveUp.signal);
    giveUp.abort();
    expect(await waiting).toMatchObject({ kind: "later" });
    expect(rig.standIn.messages(bob)).toEqual([]);
  });
});

describe("the token", () => {
  it("is in nothing that is written or answered, whatever fails", async () => {
    const written: string[] = [];
    const keep = (...parts: unknown[]) => {
      written.push(parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" "));
      return true;
    };
    const spies = [
      vi.spyOn(process.stdout, "write").mockImplementation(keep),
      vi.spyOn(process.stderr, "write").mockImplementation(keep),
      ...(["log", "error", "warn", "info"] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep)),
    ];
    try {
      await rig.platform.start();
      for (const failure of ["cut", "lost", "gateway", { code: 401, description: "Unauthorized" }] as const) {
        for (const method of ["sendMessage", "getUpdates", "getChatMember"]) rig.standIn.failNext(method, failure, 2);
        rig.standIn.say(group, bob, "/odds a");
        await rig.standIn.eventually(() => {
          void rig.clock.advance(60_000);
          return rig.standIn.updatesWaiting() === 0;
        });
        written.push(JSON.stringify(await send(`telegram:${ann}`)));
      }
      await rig.platform.stop();
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
    expect(rig.lines.length).toBeGreaterThan(5);
    const all = [...written, ...rig.lines].join("\n");
    expect(all).not.toContain("CANARY");
    expect(all).not.toContain(encodeURIComponent(token));
  });
});

describe("pictures on Telegram", () => {
  const uploads = () =>
    rig.standIn.requests("sendPhoto").map(({ payload: { photo } }) => (String(photo).startsWith("attach:") ? "upload" : photo));

  function sendPicture(chat: number, text = "the line moved"): Promise<Outcome> {
    const message = outgoing(`telegram:${chat}`, text);
    const figure = { kind: "grid" as const, columns: [], rows: [] };
    const picture = { title: "", subtitle: "", figure, theme: null };
    const drawn = { kind: "png" as const, data: Buffer.from("shown"), key: "the key of what is shown" };
    const block = { kind: "picture" as const, picture, alt: "in words", drawn };
    return rig.platform.send({ ...message, reply: { ...message.reply, blocks: [block, ...message.reply.blocks] } });
  }

  it("come up once, whoever they are for", async () => {
    await sendPicture(ann);
    await sendPicture(bob);
    expect(uploads()).toEqual(["upload", "photo-1-x"]);
    expect([ann, bob].map((chat) => rig.standIn.messages(chat)[0]?.photo?.content)).toEqual(["shown", "shown"]);
  });

  it("come up again when Telegram has forgotten them", async () => {
    await sendPicture(ann);
    rig.standIn.failNext("sendPhoto", { code: 400, description: "Bad Request: wrong file identifier/HTTP URL specified" });
    expect(await sendPicture(bob)).toMatchObject({ kind: "sent" });
    expect(uploads()).toEqual(["upload", "photo-1-x", "upload"]);
  });

  it("are left out where they are not allowed, or not taken", async () => {
    rig.standIn.failNext("sendPhoto", { code: 400, description: "Bad Request: not enough rights to send photos to the chat" });
    expect(await sendPicture(ann)).toMatchObject({ kind: "sent" });
    rig.standIn.failNext("sendPhoto", { code: 400, description: "Bad Request: PHOTO_INVALID_DIMENSIONS" });
    expect(await sendPicture(bob)).toMatchObject({ kind: "sent" });
    const shown = [ann, bob].map((chat) => rig.standIn.messages(chat)[0]);
    expect(shown).toMatchObject(Array.from({ length: 2 }, () => ({ photo: null, text: "the line moved\n\nData by Example" })));
  });

  it("have no more words below them than a caption holds, the credit among them", async () => {
    await sendPicture(ann, "word ".repeat(500));
    const [message] = rig.standIn.messages(ann);
    expect(message?.photo?.content).toBe("shown");
    expect(message?.text.length).toBeLessThanOrEqual(1024);
    expect(message?.text).toContain("Parts were left out.");
    expect(message?.text).toContain("Data by Example");
  });
});
