import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Platform } from "../../../src/chat/platform.ts";
import type { Reply } from "../../../src/chat/reply.ts";
import { createListener } from "../../../src/listener.ts";
import { createGate, reply } from "../contract.ts";
import { bob, openRig, type TelegramRig, token } from "./bot.ts";

const url = "https://bot.example.org/telegram/updates";
let rig: TelegramRig;
let bot: Platform;
let origin: string;

beforeEach(async () => {
  rig = await openRig();
  bot = rig.second({ webhook: { url, listener: createListener({ host: "127.0.0.1", port: 0 }) } });
  await bot.start();
  const line = rig.lines.map((text) => JSON.parse(text)).find(({ msg }) => msg.includes("to the webhook"));
  origin = line.address;
});
afterEach(async () => {
  await bot.stop();
  await rig.close();
});

const secret = () => String(rig.standIn.webhook()?.["secret_token"]);
const post = (path: string, { given = secret(), body = "{}" }: { given?: string | null; body?: string } = {}) => {
  const headers = { "content-type": "application/json", ...(given === null ? {} : { "x-telegram-bot-api-secret-token": given }) };
  return fetch(new URL(path, origin), { method: "POST", headers, body });
};
const said = (updateId: number) =>
  JSON.stringify({
    update_id: updateId,
    message: { message_id: 5, date: 1, chat: { id: bob, type: "private" }, from: { id: bob }, text: "/help" },
  });

describe("a webhook of Telegram", () => {
  it("is set with a secret that tells nothing of the token, and with what we read", () => {
    expect(rig.standIn.webhook()).toMatchObject({ url, allowed_updates: expect.arrayContaining(["message", "callback_query"]) });
    expect(secret()).toMatch(/^[\w-]{43}$/);
    expect(rig.lines.join("\n")).not.toContain(secret());
    expect(rig.standIn.requests("getUpdates")).toEqual([]);
  });

  it("acknowledges an update at once and answers it afterwards", async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.say(bob, bob, "/odds a");
    expect(await rig.standIn.bring(origin)).toEqual([200]);
    expect([rig.standIn.updatesWaiting(), rig.standIn.messages(bob)]).toEqual([0, []]);
    gate.open(reply("here"));
    expect(await rig.standIn.eventually(() => rig.standIn.messages(bob)[0])).toMatchObject({
      text: expect.stringContaining("here"),
    });
  });

  it.each([
    ["no secret", "/telegram/updates", { given: null, body: said(1) }, 401],
    ["another secret", "/telegram/updates", { given: "x".repeat(43), body: said(1) }, 401],
    ["the token as the secret", "/telegram/updates", { given: token, body: said(1) }, 401],
    ["no secret on another path", "/", { given: null, body: said(1) }, 404],
    ["another path", "/telegram", { body: said(1) }, 404],
    ["no JSON", "/telegram/updates", { body: "{" }, 400],
    ["no update", "/telegram/updates", { body: JSON.stringify({ message: { text: "/help" } }) }, 400],
    ["far too much", "/telegram/updates", { body: JSON.stringify({ update_id: 1, x: "x".repeat(1_100_000) }) }, 400],
  ])("takes nothing with %s", async (_, path, given, status) => {
    const response = await post(path, given);
    expect([response.status, await response.text()]).toEqual([status, ""]);
    expect((await post("/telegram/updates", { body: said(2) })).status).toBe(200);
    await rig.standIn.eventually(() => rig.standIn.messages(bob)[0]);
    expect(rig.calls).toHaveLength(1);
  });

  it("takes no more while it stops, finishes what it took, and leaves the webhook to the others", async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    rig.standIn.say(bob, bob, "/odds a");
    await rig.standIn.bring(origin);
    await rig.standIn.eventually(() => rig.calls.length === 1);
    const stopping = bot.stop();
    rig.standIn.say(bob, bob, "/odds b");
    expect(await rig.standIn.bring(origin)).toEqual([503]);
    expect(rig.standIn.updatesWaiting()).toBe(1);
    gate.open(reply("here"));
    await stopping;
    expect(rig.standIn.messages(bob)).toHaveLength(1);
    expect(rig.standIn.webhook()).not.toBeNull();
    await expect(rig.standIn.bring(origin)).rejects.toThrow();
  });

  it("refuses more than it can handle at once, and takes them again later", { tags: "long" }, async () => {
    const gate = createGate<Reply>();
    rig.answer(() => gate.opened);
    const ids = Array.from({ length: 500 }, (_, nth) => 1 + nth);
    const taken = await Promise.all(ids.map((id) => post("/telegram/updates", { body: said(id) })));
    expect(taken.every(({ status }) => status === 200)).toBe(true);
    expect((await post("/telegram/updates", { body: said(501) })).status).toBe(503);
    gate.open(reply("here"));
    await rig.standIn.eventually(() => rig.standIn.messages(bob).length === 500);
    expect((await post("/telegram/updates", { body: said(501) })).status).toBe(200);
  });

  it("is taken away by a bot that asks for updates itself", async () => {
    const polling = rig.second();
    await polling.start();
    expect(rig.standIn.webhook()).toBeNull();
    await polling.stop();
  });
});
