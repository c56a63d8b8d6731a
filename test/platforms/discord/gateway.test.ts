import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, createBench, later, outgoingTo, replyOf, untilSleeping } from "./parts.ts";

describe("the connection to Discord", () => {
  let bench: Bench;

  beforeEach(async () => {
    bench = await createBench();
  });
  afterEach(() => bench.stop());

  async function answers(channel: string): Promise<string | undefined> {
    const ann = bench.discord.addUser();
    return (await bench.discord.slash(ann, channel, "odds").message()).text.split("\n")[0];
  }

  async function survives(disturb: (bench: Bench) => void, counter: "resumes" | "identifies"): Promise<void> {
    const channel = bench.discord.addChannel();
    await bench.platform.start();
    const before = bench.discord.gateway[counter];
    disturb(bench);
    await bench.discord.until(() => bench.discord.gateway[counter] > before && bench.discord.gateway.connected);
    expect(await answers(channel)).toBe("answer to odds");
    expect(bench.platform.isCutOff?.()).toBe(false);
  }

  it("survives a request to reconnect", () => survives((those) => those.discord.gateway.askToReconnect(), "resumes"));

  it("survives a broken line", { tags: ["long"] }, () => survives((those) => those.discord.gateway.drop(), "resumes"));

  // The library waits up to five seconds before it identifies again.
  it("survives a forgotten session", { tags: "long" }, () =>
    survives((those) => {
      those.discord.gateway.forgetSession();
      those.discord.gateway.close(4000);
    }, "identifies"),
  );

  it("is refused clearly when the token is wrong", async () => {
    bench.discord.revokeToken();
    const failure = await bench.platform.start().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "DiscordRefused", message: "Discord refuses the token: check DISCORD_BOT_TOKEN" });
  });

  it.each([
    [4004, /token/],
    [4014, /intents/],
  ])("is refused clearly when the gateway closes with %i", async (code, reason) => {
    bench.discord.gateway.refuseNext(code);
    await expect(bench.platform.start()).rejects.toThrow(reason);
  });

  it("is tried again while Discord is down", async () => {
    bench.discord.failNext({ path: /gateway/, times: 4 }, { kind: "answer", status: 503 });
    const starting = bench.platform.start();
    await untilSleeping(bench.clock);
    expect(bench.discord.gateway.identifies).toBe(0);
    await bench.clock.advance(2_000);
    await starting;
    expect(await answers(bench.discord.addChannel())).toBe("answer to odds");
  });

  it("is given up when the bot is stopped meanwhile", async () => {
    bench.discord.failNext({ path: /gateway/, times: 99 }, { kind: "answer", status: 503 });
    const starting = bench.platform.start();
    await untilSleeping(bench.clock);
    await bench.platform.stop();
    await starting;
    expect(bench.discord.gateway.identifies).toBe(0);
  });

  it("does not end the process when it is closed for good", async () => {
    await bench.platform.start();
    bench.discord.gateway.close(4004);
    await bench.discord.until(() => !bench.discord.gateway.connected);
    expect(bench.platform.isCutOff?.()).toBe(true);
    while (!bench.log.lines.some(({ level }) => level === "error")) await new Promise((resolve) => setImmediate(resolve));
    expect(bench.log.lines).toContainEqual({
      level: "error",
      fields: { shard: 0, code: 4004 },
      message: "discord closed the gateway connection for good",
    });
  });

  it("tells when channels are gone and when they are back", async () => {
    const guild = bench.discord.addGuild();
    const [first, second] = [bench.discord.addChannel({ guild }), bench.discord.addChannel({ guild })];
    const thread = bench.discord.addChannel({ guild, thread: true });
    await bench.platform.start();
    bench.discord.deleteChannel(first);
    bench.discord.deleteChannel(thread);
    bench.discord.leaveGuild(guild);
    bench.discord.joinGuild(guild);
    // Whatever is answered came after all that.
    await answers(bench.discord.addChannel());
    expect(bench.events).toEqual([
      `gone discord:${first} (#channel-${first}) deleted channel deleted`,
      `gone discord:${thread} (#channel-${thread}) deleted thread deleted`,
      `gone discord:${second} (#channel-${second}) removed removed from the server`,
      `back discord:${second}`,
    ]);
  });

  it("takes a server that is only down for one that is still there", async () => {
    const guild = bench.discord.addGuild();
    bench.discord.addChannel({ guild });
    await bench.platform.start();
    bench.discord.leaveGuild(guild, { unavailable: true });
    bench.discord.joinGuild(guild);
    await answers(bench.discord.addChannel());
    expect(bench.events).toEqual([]);
  });

  it("stops only after the answers that are under way, and takes no more calls", async () => {
    const channel = bench.discord.addChannel();
    const ann = bench.discord.addUser();
    const answer = later<ReturnType<typeof replyOf>>();
    await bench.platform.start();
    bench.answerWith(() => answer.promise);
    const open = bench.discord.slash(ann, channel, "odds");
    while (bench.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const stopping = bench.platform.stop();
    bench.discord.slash(ann, channel, "odds");
    answer.resolve(replyOf("just in time"));
    await stopping;
    expect((await open.message()).text).toContain("just in time");
    expect(bench.calls).toHaveLength(1);
    expect(bench.discord.gateway.connected).toBe(false);
  });

  it("stops after three seconds even when an answer never comes", async () => {
    const channel = bench.discord.addChannel();
    await bench.platform.start();
    bench.answerWith(() => new Promise(() => undefined));
    bench.discord.slash(bench.discord.addUser(), channel, "odds");
    while (bench.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const stopping = bench.platform.stop();
    await bench.clock.advance(3_000);
    await stopping;
    expect(bench.discord.gateway.connected).toBe(false);
  });
});

describe("the token", () => {
  it("is in no log line and no error, whatever goes wrong", async () => {
    const token = "canary-MTAxNTU0.GhtR1x.secret-token-of-the-bot";
    const bench = await createBench({ token });
    const channel = bench.discord.addChannel();
    await bench.platform.start();
    const faults = [
      { kind: "answer", status: 500 },
      { kind: "answer", status: 400, code: 50035 },
      { kind: "answer", status: 429, headers: { "retry-after": "1" } },
      { kind: "reset", done: false },
      { kind: "page" },
    ] as const;
    const outcomes = [];
    for (const [index, fault] of faults.entries()) {
      bench.discord.failNext({ path: /^\/channels/ }, fault);
      outcomes.push(await bench.platform.send(outgoingTo(channel, { deliveryId: `delivery-${index}` })));
    }
    bench.discord.failNext({ path: /callback/ }, { kind: "answer", status: 400, code: 50035 });
    bench.discord.slash(bench.discord.addUser(), channel, "odds");
    await bench.discord.until(() => bench.discord.requests.some(({ path }) => path.endsWith("/callback")));
    bench.discord.revokeToken();
    outcomes.push(await bench.platform.send(outgoingTo(channel)));
    await bench.platform.stop();

    const refused = await createBench({ token });
    refused.discord.revokeToken();
    const failure = (await refused.platform.start().catch((error: unknown) => error)) as Error;
    await refused.stop();
    await bench.discord.stop();

    const told = JSON.stringify([bench.log.lines, refused.log.lines, outcomes, failure.message, failure.stack, failure.cause]);
    expect(bench.log.lines.filter(({ level }) => level !== "info").length).toBeGreaterThan(4);
    expect(told).not.toContain("canary");
    expect(told).not.toContain("secret-token");
  });
});
