import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../src/clock.ts";
import type { Playground } from "../../src/platforms/playground/adapter.ts";
import { createTestPlayground } from "../platforms/playground/bot.ts";
import { launchBrowser, visit } from "./browser.ts";

let browser: Browser;
let playground: Playground;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  playground = createTestPlayground(systemClock);
  await playground.start();
});
afterEach(() => playground.stop());

it("of many tabs the ones opened last listen; whoever turns to another has it back", async () => {
  const { page: first, complaints } = await visit(browser, `${playground.url()}/#one`);
  await first.locator("#state[data-state=connected]").waitFor();
  for (let tab = 0; tab < 7; tab++) {
    const page = await first.context().newPage();
    await page.goto(`${playground.url()}/#tab${tab}`);
    await page.locator("#state[data-state=connected]").waitFor();
  }
  await first.locator("#state", { hasText: "Paused in this tab" }).waitFor();
  await first.evaluate("dispatchEvent(new Event('focus'))");
  await first.locator("#state", { hasText: "Connected" }).waitFor();
  expect(complaints).toEqual([]);
  await first.context().close();
});

it("a page of another origin gets no stream by a link, a frame, a picture or a script", async () => {
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Elsewhere</title>");
  });
  elsewhere.listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const { page } = await visit(browser, playground.url());
  await page.locator("#state[data-state=connected]").waitFor();
  const events = `${playground.url()}/chats/me/events`;

  const foreign = await page.context().newPage();
  // Another site, and another origin of the same site, whose requests carry the cookie.
  for (const host of ["localhost", "127.0.0.1"]) {
    await foreign.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`);
    const statuses: number[] = [];
    foreign.on("response", (response) => response.url() === events && statuses.push(response.status()));
    await foreign.evaluate(`{
      document.body.append(
        Object.assign(document.createElement("img"), { src: "${events}" }),
        Object.assign(document.createElement("iframe"), { src: "${events}" }),
      );
      new EventSource("${events}", { withCredentials: true }).onerror = () => undefined;
      fetch("${events}", { mode: "no-cors", credentials: "include" }).catch(() => undefined);
    }`);
    await foreign.waitForLoadState("networkidle");
    await foreign.evaluate(
      `document.body.append(Object.assign(document.createElement("a"), { href: "${events}", textContent: "on" }))`,
    );
    await foreign.getByText("on").click();
    await foreign.waitForURL(events);
    expect(await foreign.locator("body").innerText()).toBe('{"error":"origin"}');
    // What the browser itself keeps from the page is not shown here, so there may be fewer of them than were asked for.
    expect(new Set(statuses)).toEqual(new Set([403]));
  }
  expect(await page.locator("#state").innerText()).toBe("Connected");
  await page.context().close();
  elsewhere.close();
});
