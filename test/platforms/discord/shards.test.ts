import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Inlet } from "../../../src/chat/platform.ts";
import { type Bench, createBench } from "./parts.ts";

const count = 4;

describe("shards of Discord", () => {
  let bench: Bench;
  let shards: readonly Inlet[];
  /** What turns were asked for. */
  let turns: { name: string; everyMs: number }[];

  beforeEach(async () => {
    turns = [];
    bench = await createBench({ shards: count, untilTurn: async (turn) => void turns.push(turn) });
    shards = bench.platform.shards ?? [];
  });
  afterEach(() => bench.stop());

  /** A server of a shard. */
  async function guildOf(shard: number): Promise<string> {
    for (;;) {
      const guild = bench.discord.addGuild();
      if ((BigInt(guild) >> 22n) % BigInt(count) === BigInt(shard)) return guild;
      await bench.clock.advance(1);
    }
  }

  const ask = (channel: string) => bench.discord.slash(bench.discord.addUser(), channel, "odds").message();

  it("are a connection each, and together they take all calls", async () => {
    const channels: string[] = [];
    for (const shard of [0, 1, 2, 3]) channels.push(bench.discord.addChannel({ guild: await guildOf(shard) }));
    await bench.platform.start();
    expect(bench.discord.gateway.shards).toEqual(["0/4", "1/4", "2/4", "3/4"]);
    for (const channel of [...channels, bench.discord.addDm()]) expect((await ask(channel)).text).toContain("answer to odds");
    expect(bench.calls.map(({ address }) => address).slice(0, 4)).toEqual(channels.map((channel) => `discord:${channel}`));
    expect(bench.calls).toHaveLength(5);
  });

  it("take the calls of their servers only, and the first those of direct messages", async () => {
    const own = bench.discord.addChannel({ guild: await guildOf(2) });
    const other = bench.discord.addChannel({ guild: await guildOf(1) });
    await shards[0]?.start();
    await shards[2]?.start();
    bench.discord.slash(bench.discord.addUser(), other, "odds");
    await ask(own);
    await ask(bench.discord.addDm());
    expect(bench.calls.map(({ address }) => address)).not.toContain(`discord:${other}`);
    expect(bench.calls).toHaveLength(2);
  });

  it("identify in turn, every five seconds for each of those that Discord lets in at once", async () => {
    await bench.platform.start();
    expect(turns).toEqual(Array.from({ length: count }, () => ({ name: "discord identify 0", everyMs: 5_000 })));
    expect(bench.discord.gateway.identifies).toBe(count);
  });

  it("wait for their turn, and give it up when they are stopped meanwhile", async () => {
    const waiting = await createBench({
      shards: 1,
      untilTurn: (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true })),
    });
    const starting = waiting.platform.start();
    while (!waiting.discord.requests.some(({ path }) => path.includes("/gateway")))
      await new Promise((done) => setImmediate(done));
    await waiting.platform.stop();
    await starting;
    expect(waiting.discord.gateway.identifies).toBe(0);
    await waiting.stop();
  });

  it("register the commands once", async () => {
    await bench.platform.start();
    const lists = bench.discord.requests.filter(({ path }) => path.endsWith("/commands"));
    expect(lists.map(({ method }) => method)).toEqual(["GET", "PUT"]);
  });

  it("say hello to a server, and tell of its channels, by the one that it belongs to", async () => {
    const guild = await guildOf(3);
    const channel = bench.discord.addChannel({ guild });
    await bench.platform.start();
    bench.discord.leaveGuild(guild);
    bench.discord.joinGuild(guild);
    await bench.discord.until(() => bench.discord.messagesIn(channel).length > 0);
    expect(bench.events).toEqual([
      `gone discord:${channel} (#channel-${channel}) removed removed from the server`,
      `back discord:${channel}`,
    ]);
    expect(bench.discord.messagesIn(channel)).toHaveLength(1);
  });

  it("can be stopped and started one by one", async () => {
    const channel = bench.discord.addChannel({ guild: await guildOf(1) });
    await bench.platform.start();
    await shards[1]?.stop();
    expect(bench.discord.gateway.shards).toEqual(["0/4", "2/4", "3/4"]);
    await shards[1]?.start();
    expect((await ask(channel)).text).toContain("answer to odds");
  });
});
