import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StandInMessage, StandInUser } from "../../standins/discord.ts";
import { createEndpoint } from "../../standins/discord-endpoint.ts";
import { type Bench, createBench, later, replyOf, untilSleeping } from "./parts.ts";

const ping = JSON.stringify({ type: 1 });
let bench: Bench;
let ann: StandInUser;

beforeEach(async () => {
  bench = await createBench({ byHttp: true });
  ann = bench.discord.addUser();
  await bench.platform.start();
});
afterEach(() => bench.stop());

const seconds = () => Math.floor(bench.clock.now() / 1000);

/** Where the bot listens, from what it says of that. */
function origin(): string {
  const line = bench.log.lines.find(({ message }) => message.includes("by http"))?.fields as { address: string };
  return line.address;
}

async function post(path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(new URL(path, origin()), { method: "POST", body, headers });
  return { status: response.status, body: await response.text() };
}

describe("interactions by HTTP", () => {
  it("need no gateway, and register the commands", () => {
    expect(bench.discord.gateway.identifies).toBe(0);
    expect(bench.discord.commands.map(({ name }) => name)).toContain("odds");
  });

  it("begin with a ping, which is answered at once", async () => {
    expect(await bench.discord.endpoint.bring({ type: 1 })).toEqual({ status: 200, body: '{"type":1}' });
  });

  it("are acknowledged without a word and answered as usual: a command, a button, a choice", async () => {
    const channel = bench.discord.addChannel();
    const row = [{ label: "More", press: { command: "odds", text: "#17", replace: true } }];
    bench.answerWith(({ command, text, source }) => ({ ...replyOf(`${source} ${command} ${text}`), buttons: [row] }));
    const first: StandInMessage = await bench.discord.slash(ann, channel, "odds").message();
    expect(first.text).toContain("typed odds");
    const changed = await bench.discord.press(ann, first, "More").message();
    expect([changed.id, changed.text]).toEqual([first.id, expect.stringContaining("button odds #17")]);
    expect(bench.discord.endpoint.statuses).toEqual([202, 202]);
  });

  it("tell of a chosen role whether it would be notified, as by the gateway", async () => {
    const byGateway = await createBench();
    await byGateway.platform.start();
    const chosen = async ({ discord, calls }: Bench) => {
      const channel = discord.addChannel();
      const person = discord.addUser();
      const [fans, shy] = [true, false].map((mentionable) =>
        discord.addRole(channel, { name: `all ${mentionable}`, mentionable }),
      );
      const roles = [fans, shy, shy, "everyone" as const].flatMap((role) => role ?? []);
      for (const [nth, role] of roles.entries()) {
        discord.channel(channel).mayMentionAll = nth === 2;
        await discord.slash(person, channel, "watch", {}, { role }).message();
      }
      const server = discord.channel(channel).guildId;
      expect(calls.map(({ role }) => role?.id)).toEqual([fans?.id, shy?.id, shy?.id, server]);
      expect(calls.every((call) => call.server === server)).toBe(true);
      return calls.map(({ role }) => [role?.name, role?.isEveryone, role?.notifies, role?.mayMention]);
    };
    const expected = [
      ["all true", false, true, true],
      ["all false", false, false, false],
      ["all false", false, true, false],
      ["@everyone", true, false, false],
    ];
    expect(await chosen(bench)).toEqual(expected);
    expect(await chosen(byGateway)).toEqual(expected);
    await byGateway.stop();
  });

  it("choose from a menu", async () => {
    const channel = bench.discord.addChannel();
    const press = (nth: number) => ({ command: "odds", text: `#${nth}`, replace: false });
    const many = ["A", "B", "C", "D", "E", "F"].map((label, nth) => [{ label, press: press(nth) }]);
    bench.answerWith(({ text }) => ({ ...replyOf(`chosen ${text}`), buttons: many }));
    const first = await bench.discord.slash(ann, channel, "odds").message();
    const [menu] = first.buttons.filter((button) => button.menu !== null);
    expect(menu).toBeDefined();
    const chosen = await bench.discord.press(ann, first, menu?.label ?? "").message();
    expect(chosen.text).toContain("chosen #0");
  });

  it("suggest while somebody types", async () => {
    bench.suggestWith((typed) => [{ label: `${typed}stersdale`, value: "#1" }]);
    const choices = await bench.discord.autocomplete(ann, bench.discord.addDm(), {
      command: "odds",
      option: "match",
      typed: "Che",
    });
    expect(choices).toEqual([{ name: "Chestersdale", value: "#1" }]);
  });

  it("say in time that an answer comes later", async () => {
    const answer = later<ReturnType<typeof replyOf>>();
    bench.answerWith(() => answer.promise);
    const exchange = bench.discord.slash(ann, bench.discord.addChannel(), "odds");
    while (bench.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await untilSleeping(bench.clock);
    await bench.clock.advance(1_800);
    expect(await exchange.responded()).toBe(5);
    answer.resolve(replyOf("at last"));
    expect((await exchange.message()).text).toContain("at last");
  });

  it("are taken from nobody but Discord, for the very words, and lately", async () => {
    const { endpoint } = bench.discord;
    const own = endpoint.sign(ping);
    const { "x-signature-ed25519": signature = "", ...unsigned } = own;
    const forged = [
      createEndpoint(bench.clock).sign(ping),
      unsigned,
      { ...own, "x-signature-ed25519": "" },
      { ...own, "x-signature-ed25519": `${signature.slice(0, -1)}${signature.endsWith("0") ? "1" : "0"}` },
      { ...own, "x-signature-ed25519": `${signature}00` },
      { ...own, "x-signature-timestamp": String(seconds() + 1) },
      { ...own, "x-signature-timestamp": `${seconds()}a` },
      endpoint.sign(`${ping} `),
      endpoint.sign(ping, seconds() - 301),
      endpoint.sign(ping, seconds() + 302),
    ];
    for (const headers of forged) expect(await post("/discord", ping, headers)).toEqual({ status: 401, body: "" });
    expect((await post("/discord", ping, endpoint.sign(ping, seconds() - 299))).status).toBe(200);
    expect((await post("/other", ping, own)).status).toBe(404);
    expect((await fetch(new URL("/discord", origin()))).status).toBe(404);
    expect(bench.calls).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["no interaction", "null"],
    ["half an interaction", JSON.stringify({ type: 2 })],
    ["far too much", JSON.stringify({ type: 2, x: "x".repeat(1_100_000) })],
  ])("are refused with %s in them", async (_, body) => {
    const response = await post("/discord", body, bench.discord.endpoint.sign(body));
    expect(response).toEqual({ status: 400, body: "" });
    expect((await post("/discord", ping, bench.discord.endpoint.sign(ping))).status).toBe(200);
    expect(bench.calls).toEqual([]);
  });

  it("are left to other processes while this one stops", async () => {
    const answer = later<ReturnType<typeof replyOf>>();
    bench.answerWith(() => answer.promise);
    const channel = bench.discord.addChannel();
    const exchange = bench.discord.slash(ann, channel, "odds");
    while (bench.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const stopped = bench.platform.stop();
    expect((await bench.discord.endpoint.bring({ type: 2 })).status).toBe(503);
    answer.resolve(replyOf("just in time"));
    await stopped;
    expect((await exchange.message()).text).toContain("just in time");
    await expect(bench.discord.endpoint.bring({ type: 1 })).rejects.toThrow();
  });
});

describe("a key that is another application's", () => {
  it("is refused clearly", async () => {
    const other = await createBench({ byHttp: true, publicKey: createEndpoint(bench.clock).publicKey });
    await expect(other.platform.start()).rejects.toThrow("DISCORD_PUBLIC_KEY is not the key of this bot's application");
    await other.stop();
  });
});
