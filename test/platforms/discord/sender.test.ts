import { ComponentType } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createInvalidRequests } from "../../../src/platforms/discord/invalid-requests.ts";
import { requestsBy } from "../../../src/platforms/discord/requests.ts";
import { createSender } from "../../../src/platforms/discord/sender.ts";
import { createAgent } from "../../../src/proxy.ts";
import type { Fault } from "../../standins/discord-faults.ts";
import { type Bench, createBench, outgoingTo, replyOf, untilSleeping } from "./parts.ts";

const post = { method: "POST", path: /^\/channels/ };
const patch = { method: "PATCH", path: /^\/channels/ };
const hour = 3_600_000;

describe("an alert to Discord", () => {
  let bench: Bench;
  let channel: string;

  beforeEach(async () => {
    bench = await createBench();
    channel = bench.discord.addChannel();
  });
  afterEach(() => bench.stop());

  const posts = () => bench.discord.requests.filter(({ method, path }) => method === "POST" && path.startsWith("/channels"));

  it("arrives as one message that mentions nobody", async () => {
    const outcome = await bench.platform.send(outgoingTo(channel));
    const [message] = bench.discord.messagesIn(channel);
    expect(outcome).toEqual({ kind: "sent", messageId: message?.id });
    expect(message?.text).toBe("The line moved\nData: Example Odds");
    expect(message?.payload.allowed_mentions).toEqual({ parse: [] });
    expect(message?.silent).toBe(false);
  });

  it("arrives as one text where Discord does not take it as it is made", async () => {
    const refused: Fault = { kind: "answer", status: 400, code: 50035, message: "Invalid Form Body" };
    bench.discord.failNext(post, refused);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "sent" });
    const [first, ...more] = bench.discord.messagesIn(channel);
    expect(more).toEqual([]);
    expect(first?.text).toBe("The line moved\nData: Example Odds");
    expect(JSON.stringify(first?.payload.components)).not.toContain(`"type":${ComponentType.Container}`);
    bench.discord.failNext(patch, refused);
    const edited = outgoingTo(channel, { deliveryId: "delivery-2", replaces: first?.id ?? "" });
    expect(await bench.platform.send(edited)).toEqual({ kind: "sent", messageId: first?.id });
    bench.discord.failNext(post, refused);
    bench.discord.failNext(post, refused);
    expect(await bench.platform.send(outgoingTo(channel, { deliveryId: "delivery-3" }))).toMatchObject({ kind: "rejected" });
    expect(posts()).toHaveLength(4);
  });

  it("arrives without a sound when it is to be silent", async () => {
    await bench.platform.send(outgoingTo(channel, { silent: true }));
    expect(bench.discord.messagesIn(channel)[0]?.silent).toBe(true);
  });

  it("is one message however often the same delivery is sent", async () => {
    const first = await bench.platform.send(outgoingTo(channel));
    expect(await bench.platform.send(outgoingTo(channel))).toEqual(first);
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    await bench.platform.send(outgoingTo(channel, { deliveryId: "delivery-2" }));
    expect(bench.discord.messagesIn(channel)).toHaveLength(2);
  });

  it.each([
    { fault: { kind: "reset", done: true }, outcome: { kind: "unknown" } },
    { fault: { kind: "page" }, outcome: { kind: "later", strange: true } },
  ] satisfies { fault: Fault; outcome: object }[])(
    "whose answer is lost ($fault.kind) may be sent again",
    async ({ fault, outcome }) => {
      bench.discord.failNext(post, fault);
      expect(await bench.platform.send(outgoingTo(channel))).toMatchObject(outcome);
      expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "sent" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    },
  );

  it("that is never answered is given up after ten seconds, and is one message when sent again", async () => {
    bench.discord.failNext(post, { kind: "hang", done: true });
    const sending = bench.platform.send(outgoingTo(channel));
    await bench.discord.until(() => posts().length === 1);
    await untilSleeping(bench.clock);
    await bench.clock.advance(10_000);
    expect(await sending).toEqual({ kind: "unknown", reason: "no answer from discord: ABORTED" });
    expect(posts()).toHaveLength(1);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "sent" });
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
  });

  it("is not repeated by itself when Discord breaks down", async () => {
    bench.discord.failNext({ ...post, times: 9 }, { kind: "answer", status: 502 });
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "unknown" });
    expect(posts()).toHaveLength(1);
  });

  it("waits when Discord says so", async () => {
    const headers = { "retry-after": "7", "x-ratelimit-scope": "user" };
    bench.discord.failNext(post, { kind: "answer", status: 429, headers, body: { retry_after: 7, global: false } });
    const outcome = await bench.platform.send(outgoingTo(channel));
    expect(outcome).toMatchObject({ kind: "later" });
    expect(outcome.kind === "later" && outcome.afterMs).toBeGreaterThanOrEqual(7_000);
    expect(posts()).toHaveLength(1);
  });

  it("waits with all others where the edge limits us, which speaks in pages", async () => {
    bench.discord.failNext(post, { kind: "edge", status: 429, retryAfter: 150 });
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "later" });
    const other = await bench.platform.send(outgoingTo(bench.discord.addChannel()));
    expect(other).toEqual({ kind: "later", afterMs: 150_000 });
    expect(bench.platform.longPauseUntil?.()).toBe(bench.clock.now() + 150_000);
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ["hidden", "barred"],
    ["closed", "barred"],
    ["muted", "barred"],
    ["archived", "barred"],
  ] as const)("to a %s channel is %s", async (access, kind) => {
    bench.discord.setAccess(channel, access);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind });
  });

  it("to a deleted channel is gone", async () => {
    bench.discord.deleteChannel(channel);
    expect(await bench.platform.send(outgoingTo(channel))).toEqual({
      kind: "gone",
      loss: "unknown",
      reason: "unknown channel (10003)",
    });
  });

  it.each([
    ["discord:42", { kind: "rejected" }],
    ["telegram:12345678901234567", { kind: "rejected" }],
    ["nonsense", { kind: "later", ours: true }],
  ])("to %s is not asked of Discord", async (address, outcome) => {
    expect(await bench.platform.send({ ...outgoingTo(channel), address })).toMatchObject(outcome);
    expect(bench.discord.requests).toEqual([]);
  });

  describe("that is addressed to a person", () => {
    const reach = async (id: string) => bench.platform.send({ ...outgoingTo(channel), address: `discord:@${id}` });

    it("arrives in their direct messages, once however often it is sent", async () => {
      const ann = bench.discord.addUser();
      const first = await reach(ann.id);
      expect(await reach(ann.id)).toEqual(first);
      const [message, ...more] = bench.discord.messagesIn(bench.discord.addDm(ann));
      expect([first, more]).toEqual([{ kind: "sent", messageId: message?.id }, []]);
    });

    it("finds them barred when they take none, gone when they are nobody, and is rejected without asking when that is no id", async () => {
      const ann = bench.discord.addUser();
      bench.discord.setDms(ann, "closed");
      expect(await reach(ann.id)).toEqual({ kind: "barred", lack: "write", reason: "cannot send messages to this user (50007)" });
      expect(await reach("12345678901234567")).toEqual({ kind: "gone", loss: "unknown", reason: "invalid recipient (50033)" });
      const asked = bench.discord.requests.length;
      expect(await reach("ann")).toMatchObject({ kind: "rejected" });
      expect(bench.discord.requests).toHaveLength(asked);
    });

    it("waits when Discord has enough of opening them", async () => {
      const ann = bench.discord.addUser();
      const refused = { kind: "answer", status: 403, code: 40003 } as const;
      bench.discord.failNext({ method: "POST", path: /^\/users/ }, refused);
      expect(await reach(ann.id)).toEqual({ kind: "later", afterMs: 60_000 });
      expect(await reach(ann.id)).toMatchObject({ kind: "sent" });
    });
  });

  it("that cannot be made is a fault of ours, and logged", async () => {
    const press = { command: "odds", text: "x".repeat(65), replace: false };
    const outcome = await bench.platform.send(
      outgoingTo(channel, { reply: replyOf("x", { buttons: [[{ label: "x", press }]] }) }),
    );
    expect(outcome).toMatchObject({ kind: "later", ours: true });
    expect(bench.log.lines).toContainEqual(expect.objectContaining({ level: "error" }));
  });

  it("waits while nobody listens at the other end", async () => {
    await bench.discord.stop();
    expect(await bench.platform.send(outgoingTo(channel))).toEqual({ kind: "later", afterMs: 5_000, unreached: true });
    expect(await bench.platform.probe()).toBe(false);
  });

  it("stops all others when the token is refused", async () => {
    bench.discord.revokeToken();
    const waits = { kind: "later", afterMs: 60_000, strange: true };
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject(waits);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject(waits);
    expect(posts()).toHaveLength(1);
    await bench.clock.advance(60_000);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject(waits);
    expect(posts()).toHaveLength(2);
    expect(bench.log.lines.filter(({ level }) => level === "error")).toHaveLength(1);
  });

  it("goes out again once Discord takes the token again", async () => {
    const refused = { kind: "answer", status: 401, message: "401: Unauthorized" } as const;
    bench.discord.failNext({ method: "POST" }, refused);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "later", strange: true });
    await bench.clock.advance(60_000);
    expect(await bench.platform.send(outgoingTo(channel))).toMatchObject({ kind: "sent" });
  });

  it("waits once 5000 requests were refused within ten minutes", async () => {
    const { clock, discord, log } = bench;
    const invalid = createInvalidRequests(clock);
    const makeRequest = requestsBy(createAgent(null));
    const sender = createSender({ token: discord.token, apiUrl: discord.apiUrl, makeRequest, log, clock, invalid });
    for (let count = 0; count < 4_999; count++) invalid.count(429);
    discord.setAccess(channel, "muted");
    expect(await sender.send(outgoingTo(channel))).toMatchObject({ kind: "barred" });
    discord.setAccess(channel, "open");
    expect(await sender.send(outgoingTo(channel))).toEqual({ kind: "later", afterMs: 600_000 });
    await clock.advance(600_000);
    expect(await sender.send(outgoingTo(channel))).toMatchObject({ kind: "sent" });
  });

  describe("that replaces an earlier one", () => {
    let earlier: string;

    beforeEach(async () => {
      const outcome = await bench.platform.send(outgoingTo(channel));
      earlier = outcome.kind === "sent" ? outcome.messageId : "";
    });

    const replacing = () =>
      outgoingTo(channel, { deliveryId: "delivery-2", replaces: earlier, reply: replyOf("It moved again") });

    it("edits it", async () => {
      expect(await bench.platform.send(replacing())).toEqual({ kind: "sent", messageId: earlier });
      expect(bench.discord.messagesIn(channel).map(({ text }) => text.split("\n")[0])).toEqual(["It moved again"]);
    });

    it("is a new message when the earlier one was deleted", async () => {
      bench.discord.deleteMessage(earlier);
      expect(await bench.platform.send(replacing())).toMatchObject({ kind: "sent" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    });

    it("only edits it where nobody waits for it, and waits where Discord allows no more edits of the old one", async () => {
      const idle = () => bench.platform.send({ ...replacing(), idle: true });
      expect(await idle()).toEqual({ kind: "sent", messageId: earlier });
      await bench.clock.advance(hour + 1);
      for (let edit = 0; edit < 5; edit++) {
        await idle();
        await bench.clock.advance(1_000);
      }
      expect(await idle()).toMatchObject({ kind: "later" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    });

    it("is rejected where nobody waits for it and the old one was deleted", async () => {
      bench.discord.failNext(patch, { kind: "answer", status: 404, body: { code: 10008, message: "Unknown Message" } });
      expect(await bench.platform.send({ ...replacing(), idle: true })).toMatchObject({ kind: "rejected" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    });

    it("is a new message when Discord allows no more edits of the old one", async () => {
      await bench.clock.advance(hour + 1);
      for (let edit = 0; edit < 3; edit++) await bench.platform.send(replacing());
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
      expect(await bench.platform.send(replacing())).toMatchObject({ kind: "sent" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(2);
    });

    it("waits for the pace of a young one instead of posting a second", async () => {
      bench.discord.failNext(patch, { kind: "answer", status: 429, headers: { "retry-after": "1" } });
      expect(await bench.platform.send(replacing())).toMatchObject({ kind: "later" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(1);
    });

    it("is a new message when the earlier one's id is none of Discord's", async () => {
      expect(await bench.platform.send({ ...replacing(), replaces: "17/../18" })).toMatchObject({ kind: "sent" });
      expect(bench.discord.messagesIn(channel)).toHaveLength(2);
    });
  });
});

describe("many alerts", () => {
  it("run into no limit of Discord's, and wait for a channel that is full", async () => {
    const bench = await createBench({ strict: true });
    const channel = bench.discord.addChannel();
    const outcomes = [];
    for (let index = 0; index < 7; index++) {
      outcomes.push(await bench.platform.send(outgoingTo(channel, { deliveryId: `delivery-${index}` })));
      await bench.clock.advance(25);
    }
    expect(outcomes.map(({ kind }) => kind)).toEqual(["sent", "sent", "sent", "sent", "sent", "later", "later"]);
    expect(bench.discord.requests.filter(({ status }) => status === 429)).toEqual([]);
    await bench.stop();
  });

  it("to many channels go at 48 a second, and none is refused", { tags: ["long"] }, async () => {
    const bench = await createBench({ strict: true });
    const { clock, discord } = bench;
    const total = 150;
    const sending = Array.from({ length: total }, (_, index) =>
      bench.platform.send(outgoingTo(discord.addChannel(), { deliveryId: `delivery-${index}` })),
    );
    const started = clock.now();
    const due = () => Math.min(total, 2 + Math.floor(((clock.now() - started) * 48) / 1_000));
    for (; due() < total; await clock.advance(5)) await discord.until(() => discord.messages.length >= due());
    const outcomes = await Promise.all(sending);
    expect(outcomes.every(({ kind }) => kind === "sent")).toBe(true);
    expect(discord.requests.filter(({ status }) => status === 429)).toEqual([]);
    expect((total - 2) / ((clock.now() - started) / 1_000)).toBeGreaterThan(47.5);
    await bench.stop();
  });

  it("keep an even pace, and a signal ends the wait for it", async () => {
    const bench = await createBench({ strict: true });
    const sendNumber = (index: number, signal?: AbortSignal) =>
      bench.platform.send(outgoingTo(bench.discord.addChannel(), { deliveryId: `delivery-${index}` }), signal);
    const posts = () => bench.discord.messages.length;
    await Promise.all([sendNumber(1), sendNumber(2)]);
    const giveUp = new AbortController();
    const waiting = sendNumber(3, giveUp.signal);
    const next = sendNumber(4);
    await untilSleeping(bench.clock);
    expect(posts()).toBe(2);
    giveUp.abort();
    expect(await waiting).toEqual({ kind: "later", afterMs: 0 });
    await bench.clock.advance(50);
    expect(await next).toMatchObject({ kind: "sent" });
    expect(posts()).toBe(3);
    await bench.stop();
  });
});
