import { afterAll, describe, expect, it, vi } from "vitest";
import { openMarket } from "./market.ts";
import { openFolder } from "./memory.ts";
import { openDiscordPlace, openPlaygroundPlace, openTelegramPlace } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

/** Longer than a busy machine takes to tell a process that it should stop, and shorter than that waits for its answers. */
const slowMs = 2_000;

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

describe.concurrent("a process that is told to stop", () => {
  it.for([
    { name: "Telegram", open: openTelegramPlace },
    { name: "Discord", open: openDiscordPlace },
    { name: "the playground", open: openPlaygroundPlace },
  ])("gives the answer that is under way on $name, and ends with 0", async ({ open }) => {
    const [market, memory, place] = await Promise.all([openMarket(), openFolder(), open()]);
    const bot = startProcess({ ...market.settings, ...memory.settings, ...place.settings });
    await place.connected(bot);
    market.sandbox.knobs.fail({ kind: "slow_header", endpoint: "odds", delayMs: slowMs });
    place.ask(market.slug);
    await bot.until(() => market.sandbox.knobs.statistics().faults.slow_header);
    bot.signal("SIGTERM");
    await bot.until(() => bot.stdout().includes('"stopping"'));
    expect(place.answers()).toBe(0);
    expect(await bot.end(10_000)).toEqual({ code: 0, signal: null });
    expect(place.answers()).toBe(1);
    await Promise.all([place.close(), memory.close(), market.sandbox.stop()]);
  });

  it("ends without a word when nobody reads any more what it writes", async () => {
    const [market, memory, place] = await Promise.all([openMarket(), openFolder(), openTelegramPlace()]);
    const bot = startProcess({ ...market.settings, ...memory.settings, ...place.settings, LOG_LEVEL: "debug" });
    await place.connected(bot);
    bot.hangUp();
    place.ask(market.slug);
    expect(await bot.end()).toEqual({ code: 0, signal: null });
    expect(bot.stderr()).toBe("");
    await Promise.all([place.close(), memory.close(), market.sandbox.stop()]);
  });
});
