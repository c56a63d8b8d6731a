import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Draft, Reply } from "../../src/chat/reply.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { team } from "../matches/known.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { alertFacts, alertMatch, alertReply, boardOf, northgate, oddsFacts, texts } from "../replies/facts.ts";
import { launchBrowser } from "./browser.ts";
import { discordPage, telegramPage } from "./pictures.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const names = ["Oddmoor", "Kvotara", "Betharrow", "Linefjord", "Stavkino", "Tipmeadow", "Lucky Quill", "Bookpine", "Fortunelle"];
const board = (home: number) =>
  boardOf(
    [...names, "Zoloto Stakes"].flatMap((name, nth) => winnerQuotes(name, home - nth / 50, 3.6 - nth / 20, 3.8 + nth / 20)),
  );
const match = {
  ...northgate,
  home: team({ en: "Havelstad United" }),
  away: team({ en: "Calder Hill" }),
  league: { ...northgate.league, names: { en: "Eastern Superliga" } },
} as typeof northgate;

/** What a newcomer sees first: odds, and an alert. */
function repliesIn(timeZone: string): Reply[] {
  const text = texts.in("en", { format: "decimal", timeZone });
  const moved = alertMatch({ match, baseline: board(2.06), board: board(1.9) });
  const drafts: Draft[] = [oddsReply(text, oddsFacts({ match, board: board(2.06) })), alertReply(text, alertFacts(moved))];
  return drafts.map((draft) =>
    credited(draft, { source: { name: "Test Odds", url: "https://odds.test" }, simulated: false }, text),
  );
}

const timeOf = (seconds: number, style: string): string =>
  style === "R" ? "12 minutes ago" : new Date(seconds * 1_000).toUTCString().replace(/:00 GMT$/, "");

it.each([
  ["telegram", () => telegramPage(repliesIn("UTC"))],
  ["discord", () => discordPage(repliesIn("UTC"), timeOf)],
] as const)("what %s is sent fits a phone, tables uncut", async (name, html) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
  await page.setContent(html());
  expect(await page.locator(".message").count()).toBe(2);
  const cut = await page.locator("pre, .row").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  const folder = process.env["PICTURES"];
  if (folder) await page.locator("body").screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
});
