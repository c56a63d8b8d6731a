import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../src/clock.ts";
import type { Playground } from "../../src/platforms/playground/adapter.ts";
import { alert, createTestPlayground } from "../platforms/playground/bot.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";

let browser: Browser;
let playground: Playground;
let visited: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  playground = createTestPlayground(systemClock);
  await playground.start();
});
afterEach(async () => {
  await visited.page.context().close();
  await playground.stop();
  expect(visited.complaints).toEqual([]);
});

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What a reader sees of the page's frame, and whether there is anything outside the window to scroll to; runs in the page. */
const measure = `(() => {
  const place = (selector) => document.querySelector(selector).getBoundingClientRect();
  const { scrollingElement, body } = document;
  const chat = document.getElementById("chat");
  const last = document.getElementById("feed").lastElementChild.getBoundingClientRect();
  scrollingElement.scrollTo(9999, 99999);
  body.scrollTo(9999, 99999);
  return {
    window: { width: innerWidth, height: innerHeight },
    page: { width: scrollingElement.scrollWidth, height: scrollingElement.scrollHeight },
    scrolled: [scrollX, scrollY, body.scrollTop, visualViewport.pageTop],
    barTop: place(".bar").top,
    dockBottom: place(".dock").bottom,
    emptyBelowContent: chat.scrollHeight - chat.scrollTop - (last.bottom - place("#chat").top),
  };
})()`;

interface Measured {
  window: { width: number; height: number };
  page: { width: number; height: number };
  scrolled: number[];
  barTop: number;
  dockBottom: number;
  emptyBelowContent: number;
}

/** The page is as large as its window, its header at the top, its input at the bottom, and the chat ends where its content does. */
async function expectFilled(page: Page, size: { width: number; height: number }): Promise<void> {
  const seen = (await page.evaluate(measure)) as Measured;
  expect(seen.window).toEqual(size);
  expect(seen.page).toEqual(size);
  expect(seen.scrolled).toEqual([0, 0, 0, 0]);
  expect(seen.barTop).toBe(0);
  expect(Math.round(seen.dockBottom)).toBe(size.height);
  expect(seen.emptyBelowContent).toBeLessThan(40);
}

async function answers(page: Page, count: number): Promise<void> {
  for (let have = await page.locator(".answer").count(); have < count; have++) {
    await page.getByLabel("Message").fill("/odds northgate");
    await page.getByLabel("Message").press("Enter");
    await page.locator(".answer").nth(have).waitFor();
  }
  await page.locator("#writing").waitFor({ state: "hidden" });
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe.each(Object.entries(devices))("the page on a %s", (device, options) => {
  it("is never larger than its window: after two answers, ten, an alert, and turned around", async () => {
    visited = await visit(browser, playground.url(), options);
    const { page } = visited;
    const { viewport } = options;
    await page.locator("#state[data-state=connected]").waitFor();
    await picture(page, `${device}-welcome`);

    await answers(page, 2);
    await expectFilled(page, viewport);
    await picture(page, `${device}-two`);
    await answers(page, 10);
    await expectFilled(page, viewport);
    await picture(page, `${device}-ten`);

    await playground.send({
      address: "playground:me",
      reply: alert(systemClock),
      deliveryId: "d1",
      replaces: null,
      silent: false,
    });
    await page.locator(".alert").waitFor();
    await expectFilled(page, viewport);
    await picture(page, `${device}-alert`);

    const turned = { width: viewport.height, height: viewport.width };
    await page.setViewportSize(turned);
    await expectFilled(page, turned);
    await picture(page, `${device}-turned`);
  });
});
