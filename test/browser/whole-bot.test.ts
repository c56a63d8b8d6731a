import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bot, startBot } from "../../src/app/bot.ts";
import { systemClock } from "../../src/clock.ts";
import { silentLog } from "../../src/log.ts";
import { createSandbox, type Sandbox } from "../../src/sandbox/server.ts";
import { freshFolder, testConfig } from "../bot.ts";
import { launchBrowser, visit } from "./browser.ts";

const speed = 150;
let browser: Browser;
let sandbox: Sandbox;
let bot: Bot;

beforeAll(async () => {
  browser = await launchBrowser();
  sandbox = createSandbox({ clock: systemClock, seed: 1, speed, volatility: 0 });
  const url = await sandbox.start(0, "127.0.0.1");
  const config = testConfig(url, freshFolder(), { SANDBOX_SPEED: String(speed), PLAYGROUND: "1" });
  bot = await startBot(config, { clock: systemClock, log: silentLog });
});
afterAll(async () => {
  await browser.close();
  await bot.stop();
  await sandbox.stop();
});

it("a newcomer asks for odds, watches the match and sees the alert arrive without reloading", async () => {
  const later = systemClock.now() + 30 * 3_600_000;
  const match = sandbox.world
    .matches(systemClock.now())
    .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
  if (!match || bot.playgroundUrl === null) throw new Error("the world has no such match, or the bot no playground");
  const { page, complaints } = await visit(browser, bot.playgroundUrl, { viewport: { width: 760, height: 1460 } });
  await page.locator("#state[data-state=connected]").waitFor();

  await page.getByLabel("Message").fill(`/odds ${match.slug}`);
  await page.getByLabel("Message").press("Enter");
  const odds = page.locator(".answer").first();
  await odds.locator("table").waitFor();
  // Ten books, a gap and the fair odds.
  expect(await odds.locator("tbody tr").count()).toBe(12);
  expect(await odds.locator("footer").innerText()).toContain("Test Odds");

  await odds.getByRole("button", { name: "Watch" }).click();
  await page.getByText("3 pp").waitFor();
  sandbox.knobs.move({ slug: match.slug, selection: "home", points: 5 });
  const alert = page.locator(".alert");
  await alert.waitFor();
  const text = await alert.innerText();
  expect(text).toMatch(/▼ .* \d+\.\d+ → \d+\.\d+\s*(?:▲ .*\s*)?Best at \S/);
  expect(text).toContain("all 10 books");
  expect(text).toContain("Test Odds");

  expect(complaints).toEqual([]);
  await page.context().close();
});
