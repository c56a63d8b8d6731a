import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Bot, startBot } from "../../src/app/bot.ts";
import { systemClock } from "../../src/clock.ts";
import { silentLog } from "../../src/log.ts";
import { freshFolder, testConfig } from "../bot.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";

let browser: Browser;
let bot: Bot;
let visits: Visit[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  // As after `npm start` without settings: the sandbox in this process, in haste.
  const settings = { ODDS_API_BASE_URL: "sandbox", SANDBOX_SPEED: "150", PLAYGROUND: "1" };
  bot = await startBot(testConfig("", freshFolder(), settings), { clock: systemClock, log: silentLog });
});
afterAll(async () => {
  await browser.close();
  await bot.stop();
});
afterEach(async () => {
  const complaints = visits.flatMap((one) => one.complaints);
  await Promise.all(visits.map(({ page }) => page.context().close()));
  visits = [];
  expect(complaints).toEqual([]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let chats = 0;

/** Everybody comes to a chat of their own, as if for the first time. */
async function open(options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  if (bot.playgroundUrl === null) throw new Error("the bot has no playground");
  const desktop = { viewport: { width: 1280, height: 800 } };
  const opened = await visit(browser, `${bot.playgroundUrl}/#visitor${chats++}`, { ...desktop, ...options });
  visits.push(opened);
  await opened.page.locator("#state[data-state=connected]").waitFor();
  await opened.page.locator(".line").first().waitFor({ state: "attached" });
  return opened.page;
}

async function type(page: Page, text: string): Promise<void> {
  await page.locator("#input").fill(text);
  await page.locator("#input").press("Enter");
}

/** What axe finds that would keep somebody out. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  };
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe("the first minute", () => {
  it("leads in three steps from odds to an alert, and is over for good", async () => {
    const page = await open();
    const step = page.locator(".tour [aria-current=step]");
    expect(await step.innerText()).toContain("Ask for odds");
    await step.getByRole("button").click();
    await page.locator(".answer table").waitFor();
    await step.filter({ hasText: "Watch the match" }).getByRole("button").click();
    await page.getByText("I’ll alert you when").waitFor();
    await step.filter({ hasText: "Push the odds" }).getByRole("button").click();
    await page.locator(".alert").first().waitFor();
    await page.getByText("That was your first alert").waitFor();
    await type(page, "/matches");
    await page.locator(".tour").waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".line").first().waitFor();
    expect(await page.locator(".tour").count()).toBe(0);
  });

  it("pushes the match that was watched, whichever that is, and ends on its alert", async () => {
    const page = await open();
    const line = page.locator(".line").nth(2);
    await line.locator("summary").click();
    const name = await line.locator(".side").first().innerText();
    await line.getByRole("button", { name: "Watch" }).click();
    await page.locator(".answer", { hasText: name }).waitFor();
    const step = page.locator(".tour [aria-current=step]");
    await step.filter({ hasText: "Push the odds" }).getByRole("button").click();
    await page.locator(".alert", { hasText: name }).first().waitFor();
    await page.getByText("That was your first alert").waitFor();
  });

  it("follows another match that is watched after the second step, and ends on the alert of that push", async () => {
    const page = await open();
    const step = page.locator(".tour [aria-current=step]");
    await step.getByRole("button").click();
    await page.locator(".answer table").waitFor();
    await step.filter({ hasText: "Watch the match" }).getByRole("button").click();
    await page.getByText("I’ll alert you when").waitFor();
    const line = page.locator(".line").nth(3);
    await line.locator("summary").click();
    const name = await line.locator(".side").first().innerText();
    await line.getByRole("button", { name: "Watch" }).click();
    await page.locator(".answer", { hasText: name }).waitFor();
    const pushes: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.postData()?.includes('"points"')) pushes.push(request.postData());
    });
    await step.filter({ hasText: "Push the odds" }).getByRole("button").click();
    await page.locator(".alert", { hasText: name }).first().waitFor();
    await page.getByText("That was your first alert").waitFor();
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    expect(pushes).toEqual([expect.stringContaining(slug)]);
  });

  it("leaves the chat its room on a phone while the keyboard is open", async () => {
    const page = await open(phone);
    const chatHeight = () => page.locator("#chat").evaluate((chat) => chat.clientHeight);
    const keyboardPx = 336;
    await page.setViewportSize({ width: 390, height: 844 - keyboardPx });
    await page.locator("#input").focus();
    expect(await chatHeight()).toBeGreaterThanOrEqual(240);
    await page.setViewportSize(phone.viewport);
    expect(await page.locator(".dock .tour").isVisible()).toBe(true);
  });

  it("can be skipped, also on a phone, and is remembered", async () => {
    const page = await open(phone);
    await page.locator(".dock .tour").getByRole("button", { name: "Skip" }).click();
    await page.reload();
    await page.locator("#state[data-state=connected]").waitFor();
    await page.locator(".line").first().waitFor({ state: "attached" });
    expect(await page.locator(".tour").count()).toBe(0);
  });
});

describe("the market beside the chat", () => {
  it("asks, watches and pushes by one click each; what was pushed is told", async () => {
    const page = await open();
    const line = page.locator(".line").nth(1);
    await line.locator("summary").click();
    const name = await line.locator(".side").first().innerText();
    await line.getByRole("button", { name: "Watch" }).click();
    await page.locator(".answer", { hasText: name }).waitFor();
    expect(await page.locator(".bubble").innerText()).toMatch(new RegExp(`^/watch ${name} – `));
    await line.getByRole("button", { name: "Push the odds" }).click();
    await page.locator(".pushed", { hasText: /\d\.\d\d → \d+\.\d\d/ }).waitFor();
    const alert = page.locator(".alert", { hasText: name }).first();
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/\d+\.\d\d → \d+\.\d\d/);
  });

  it("lies behind a button on a phone, and goes by Escape", async () => {
    const page = await open(phone);
    expect(await page.locator("#market").isVisible()).toBe(false);
    await page.getByRole("button", { name: "The market" }).click();
    await page.locator(".line").first().waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await page.keyboard.press("Escape");
    expect(await page.locator("#market").isVisible()).toBe(false);
  });

  it("speaks the reader's language, names included", async () => {
    const page = await open({ locale: "ru-RU" });
    expect(await page.locator(".line .side").first().innerText()).toMatch(/\p{Script=Cyrillic}/u);
    expect(await page.locator("#market h2").last().innerText()).toBe("Линия");
  });
});

describe("the switch of views", () => {
  it("shows the same reply as Telegram and Discord show it, and as it is sent; its buttons work in each", async () => {
    const page = await open();
    await page.locator(".tour [aria-current=step] button").click();
    const answer = page.locator(".answer").first();
    await answer.locator("table").waitFor();
    const title = await answer.locator("h2").innerText();

    await page.getByLabel("Telegram").check();
    await answer.locator(".tg-bubble").waitFor();
    expect(await answer.locator(".tg strong").first().innerText()).toBe(title);
    expect(await answer.locator(".tg pre").innerText()).toMatch(/\*/);
    await answer.locator(".tg-button", { hasText: "Watch" }).click();
    await page.locator(".answer .tg", { hasText: "I’ll alert you when" }).waitFor();

    await page.getByLabel("Discord").check();
    await answer.locator(".dc-container").waitFor();
    expect(await answer.locator(".dc h3").innerText()).toBe(title);
    await answer.getByRole("button", { name: "Refresh" }).click();
    await answer.locator(".dc-name time").waitFor();

    await page.getByLabel("Data").check();
    await answer.getByText("/interactions/{interaction}/{token}/callback").waitFor();
    const [, telegram = ""] = await answer.locator("pre").allInnerTexts();
    expect(JSON.parse(telegram)).toMatchObject({ chat_id: "{chat}", parse_mode: "HTML" });

    await page.getByLabel("Chat", { exact: true }).check();
    await answer.locator("table").waitFor();
    // A switch is no news: what is drawn anew is not read out, what comes afterwards is.
    await page.locator("[role=log][aria-live=polite]").waitFor();
  });

  it("shows a chart in the page, and as the photo and the gallery that platforms are sent", async () => {
    const page = await open();
    const line = page.locator(".line").first();
    const name = await line.locator(".side").first().innerText();
    await line.getByRole("button", { name: "Odds", exact: true }).click();
    const answer = page.locator(".answer").first();
    await answer.getByRole("button", { name: "Chart" }).click();
    const chart = page.locator(".answer .picture svg").first();
    await chart.waitFor();
    expect(await chart.getAttribute("aria-label")).toContain(name);
    expect(await chart.locator("text", { hasText: name }).count()).toBeGreaterThan(0);
    for (const [view, drawn] of [
      ["Telegram", ".tg"],
      ["Discord", ".dc"],
    ] as const) {
      await page.getByLabel(view).check();
      await page.locator(`.answer ${drawn} .picture svg`).waitFor();
    }
    await page.getByLabel("Data").check();
    await page.locator(".answer code", { hasText: /(sendPhoto|editMessageMedia)$/ }).waitFor();
  });

  it("keeps a phone's width in each", async () => {
    const page = await open(phone);
    await type(page, "/matches");
    await page.locator(".answer").waitFor();
    await type(page, "/history #1");
    await page.locator(".answer").nth(1).waitFor();
    for (const [name, drawn] of [
      ["Telegram", ".tg"],
      ["Discord", ".dc"],
      ["Data", ".data"],
    ] as const) {
      await page.getByLabel(name).check();
      await page.locator(`.answer ${drawn}`).nth(1).waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      expect(await page.locator(".chat").evaluate((chat) => chat.scrollWidth - chat.clientWidth)).toBe(0);
    }
  });
});

describe("readers side by side", () => {
  it("are told of the same line by their own rules, in their own language and format, also after a reload", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Another chat" }).click();
    await page.locator("#readers").getByLabel("Language").selectOption("ru");
    await page.locator("#readers").getByLabel("Odds format").selectOption("american");
    await page.getByRole("button", { name: "Open beside" }).click();
    const [me, other] = [page.locator(".reader").nth(0), page.locator(".reader").nth(1)];
    await other.locator(".answer").first().waitFor();
    await page.locator(".line").first().getByRole("button", { name: "Watch" }).click();
    await other.locator(".answer", { hasText: "Сообщу, когда" }).waitFor();
    await me.locator("#input").focus();
    await page.locator(".line").first().getByRole("button", { name: "Watch" }).click();
    await me.locator(".answer", { hasText: "I’ll alert you when" }).waitFor();
    await page.locator(".line").first().getByRole("button", { name: "Push the odds" }).click();
    expect(await me.locator(".alert").first().innerText()).toMatch(/\d\.\d\d → \d+\.\d\d/);
    expect(await other.locator(".alert").first().innerText()).toMatch(/[+-]\d{3,4} → [+-]\d{3,4}/);

    await page.reload();
    await other.locator(".alert").first().waitFor();
    await other.getByRole("button", { name: "Close this chat" }).click();
    expect(await page.locator(".reader").count()).toBe(1);
  });
});

describe("whoever reads by ear or walks by keyboard", () => {
  it.each([
    ["light", "desktop"],
    ["dark", "desktop"],
    ["light", "phone"],
  ] as const)("finds nothing serious in the way: %s, %s", async (colorScheme, device) => {
    const page = await open({ colorScheme, ...(device === "phone" ? phone : {}) });
    expect(await serious(page)).toEqual([]);
    await type(page, "/odds #1");
    await page.locator(".answer table").waitFor();
    await type(page, "/valuebets");
    await page.locator(".answer").nth(1).waitFor();
    await page.locator("#input").fill("/");
    expect(await serious(page)).toEqual([]);
    await page.locator("#input").fill("");
    for (const [name, drawn] of [
      ["Telegram", ".tg"],
      ["Discord", ".dc"],
      ["Data", ".data"],
    ] as const) {
      await page.getByLabel(name).check();
      await page.locator(`.answer ${drawn}`).nth(1).waitFor();
      expect(await serious(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await serious(page)).toEqual([]);
  });

  it("reaches everything by Tab, and sees where the focus is", async () => {
    const page = await open();
    const reached = new Set<string>();
    await page.locator("body").press("Tab");
    for (let step = 0; step < 40; step++) {
      const seen = (await page.evaluate(`(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement.closest("label") ?? document.activeElement);
        const { name, id, textContent, ariaLabel } = document.activeElement;
        return { what: name || id || ariaLabel || textContent.trim(), isSeen: outlineStyle !== "none" && outlineWidth !== "0px" };
      })()`)) as { what: string; isSeen: boolean };
      if (seen.what !== "" && !reached.has(seen.what) && (await page.evaluate("document.activeElement !== document.body")))
        expect(seen).toMatchObject({ isSeen: true });
      reached.add(seen.what);
      await page.keyboard.press("Tab");
    }
    for (const what of ["view", "Another chat", "Settings", "/matches", "input", "Send", "Skip", "Do it", "Push the odds"])
      expect([...reached]).toContain(what);
  });
});

describe("a list that comes as a file", () => {
  it("is saved by its link", async () => {
    const page = await open();
    await type(page, "/valuebets csv");
    const link = page.locator("a[download]");
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const lines: string[] = [];
    for await (const chunk of await download.createReadStream()) lines.push(String(chunk));
    expect(lines.join("").split("\n").length).toBeGreaterThan(2);
  });
});
