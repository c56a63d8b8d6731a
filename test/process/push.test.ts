import { afterAll, expect, it, vi } from "vitest";
import { systemClock } from "../../src/clock.ts";
import { openPage } from "../platforms/playground/page.ts";
import { startOddsApiIo } from "../standins/odds/odds-api-io.ts";
import { addressOf } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

it("listens to what a service sends by itself, by the part of a library that is loaded late", { tags: "long" }, async () => {
  const standIn = await startOddsApiIo({ clock: systemClock, plan: "paid", volatility: 0 });
  const source = {
    ODDS_SOURCE: "odds-api-io",
    ODDS_API_KEY: standIn.key,
    ODDS_API_BASE_URL: Object.values(standIn.urls)[0] ?? "",
  };
  const bot = startProcess({ ...source, PLAYGROUND: "1", PORT: "0", DATA_DIR: "data" });
  try {
    const url = await addressOf(bot);
    await bot.until(() => standIn.push.listeners === 1);
    const page = await openPage(url, "ann");
    await page.type("/status");
    const answer = page.messages().at(-1);
    expect(JSON.stringify(answer)).toContain("sent by the odds service as they happen");
    await page.close();
    bot.signal("SIGTERM");
    expect(await bot.end()).toEqual({ code: 0, signal: null });
    expect(standIn.push.listeners).toBe(0);
  } finally {
    await standIn.stop();
  }
});
