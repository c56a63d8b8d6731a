import { afterAll, describe, expect, it, vi } from "vitest";
import { lookFor } from "../patience.ts";
import { openMarket } from "./market.ts";
import { openFolder } from "./memory.ts";
import { openDiscordPlace, openPlaygroundPlace, openTelegramPlace, type Place } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

describe.concurrent("a process that is told to stop", () => {
  it("gives the answer that is under way on Telegram, and ends with 0", { tags: "long" }, () =>
    answersAndEnds(openTelegramPlace),
  );
  it.for([
    { name: "Discord", open: openDiscordPlace },
    { name: "the playground", open: openPlaygroundPlace },
  ])("gives the answer that is under way on $name, and ends with 0", { tags: "long" }, ({ open }) => answersAndEnds(open));

  it("ends without a word when nobody reads any more what it writes", { tags: "long" }, async () => {
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

async function answersAndEnds(open: () => Promise<Place>): Promise<void> {
  const [market, memory, place] = await Promise.all([openMarket(), openFolder(), open()]);
  const bot = startProcess({ ...market.settings, ...memory.settings, ...place.settings });
  await place.connected(bot);
  const letGo = market.holdOdds();
  place.ask(market.slug);
  await bot.until(() => market.sandbox.knobs.statistics().faults.slow_header);
  bot.signal("SIGTERM");
  await bot.until(() => bot.stdout().includes('"stopping"'));
  expect(place.answers()).toBe(0);
  letGo();
  expect(await bot.end()).toEqual({ code: 0, signal: null });
  // What the process has written may still be on its way here.
  expect(await lookFor(() => place.answers())).toBe(1);
  await Promise.all([place.close(), memory.close(), market.sandbox.stop()]);
}
