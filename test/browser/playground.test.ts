import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Outgoing } from "../../src/chat/platform.ts";
import { systemClock } from "../../src/clock.ts";
import type { Playground } from "../../src/platforms/playground/adapter.ts";
import { alert, createTestPlayground, hostileName, reply } from "../platforms/playground/bot.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";

let browser: Browser;
let playground: Playground;
let pictures: string;
let visits: Visit[];

beforeAll(async () => {
  browser = await launchBrowser();
  pictures = await mkdtemp(join(tmpdir(), "linewatch-pictures-"));
});
afterAll(() => browser.close());
beforeEach(async () => {
  playground = createTestPlayground(systemClock);
  visits = [];
  await playground.start();
});
afterEach(async () => {
  const complaints = visits.flatMap((visit) => visit.complaints);
  await Promise.all(visits.map(({ page }) => page.context().close()));
  await playground.stop();
  expect(complaints).toEqual([]);
});

async function open(options: Parameters<typeof visit>[2] = {}, path = ""): Promise<Page> {
  const opened = await visit(browser, `${playground.url()}/${path}`, options);
  visits.push(opened);
  await opened.page.locator("#state[data-state=connected]").waitFor();
  return opened.page;
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message").fill(text);
  await page.getByLabel("Message").press("Enter");
}

function outgoing(deliveryId: string, more: Partial<Outgoing> = {}): Outgoing {
  return { address: "playground:me", reply: alert(systemClock), deliveryId, replaces: null, silent: false, ...more };
}

/** A page expects to lose its server in these tests, and its browser says so. */
function allowLostConnections(page: Page): void {
  for (const one of visits) {
    if (one.page !== page) continue;
    one.complaints = one.complaints.filter(
      (line) => !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_FAILED/.test(line),
    );
  }
}

const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

describe("a person in the playground", () => {
  it("types a command, sees the board, and refreshes it in its place", async () => {
    const page = await open();
    await type(page, "/odds northgate");
    const card = page.locator(".answer");
    await card.locator("table").waitFor();
    expect(await card.locator("tbody tr").count()).toBe(10);
    expect(await card.locator("td.best").first().innerText()).toContain("2.20");
    expect(await card.locator("td.best [role=img]").first().getAttribute("aria-label")).toBe("best");
    expect(await card.locator("footer").innerText()).toContain("Simulated odds of invented teams");
    await page.screenshot({ path: join(pictures, "board.png") });

    await card.getByRole("button", { name: "Refresh" }).click();
    await card.locator("td.best", { hasText: "2.21" }).waitFor();
    expect(await page.locator("#feed > li").count()).toBe(2);
    expect(await card.locator("footer").innerText()).toContain("updated");
  });

  it("stays on the button that they pressed by keyboard", async () => {
    const page = await open();
    await type(page, "/odds northgate");
    await page.getByRole("button", { name: "Refresh" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("td.best", { hasText: "2.21" }).waitFor();
    expect(await page.locator(":focus").innerText()).toBe("Refresh");
  });

  it("gets an answer of its own from a button that does not replace", async () => {
    const page = await open();
    await type(page, "/odds northgate");
    await page.getByRole("button", { name: "Watch" }).click();
    await page.getByText("Watching #17, told at 3 points.").waitFor();
    expect(await page.locator("#feed > li").count()).toBe(3);
  });

  it("sees an alert arrive without reloading, and everything again after reloading", async () => {
    const page = await open();
    await type(page, "/odds northgate");
    await page.locator("table").waitFor();
    await playground.send(outgoing("d1"));
    await playground.send(outgoing("d1"));
    const alerts = page.locator(".alert");
    await alerts.waitFor();
    expect(await alerts.locator(".kind").innerText()).toBe("Alert");
    expect(await alerts.innerText()).toContain("2.20 → 1.95");
    await page.reload();
    await page.locator(".alert").waitFor();
    expect(await page.locator("#feed > li").count()).toBe(3);
  });

  it("sees times in their own zone, with how long it is from now beside them", async () => {
    const page = await open({ timezoneId: "Asia/Tokyo", locale: "en-GB" });
    await type(page, "/odds northgate");
    const kickOff = page.locator("time[data-show=datetime]").first();
    const at = new Date((await kickOff.getAttribute("datetime")) ?? "");
    const tokyo = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit" }).format(at);
    expect(await kickOff.innerText()).toContain(tokyo);
    expect(await kickOff.getAttribute("title")).toMatch(/in 3 hours$/);
    expect(await page.locator("time[data-show=relative]").innerText()).toBe("4 minutes ago");
  });

  it.each([
    ["en-US", /^\d{1,2}:\d\d [AP]M$/],
    ["en-GB", /^\d\d:\d\d$/],
    ["ru-RU", /^\d\d:\d\d$/],
  ])("sees clocks as a browser in %s shows them", async (locale, clock) => {
    const page = await open({ locale });
    await page.locator("#input").fill("/odds northgate");
    await page.locator("#input").press("Enter");
    expect(await page.locator(".answer .when time").innerText()).toMatch(clock);
    expect(await page.locator("time[data-show=datetime]").first().innerText()).toMatch(/\d/);
  });

  it("hears in words what bars draw", async () => {
    const row = [{ text: "1" }, { text: "▁▃█", says: "chance from 40% to 47%" }];
    const columns = ["", "Chance"].map((title) => ({ title, align: "left" as const }));
    await playground.stop();
    playground = createTestPlayground(systemClock, { answer: async () => reply([{ kind: "table", columns, rows: [row] }]) });
    await playground.start();
    const page = await open();
    await type(page, "/history northgate");
    await page.getByRole("img", { name: "chance from 40% to 47%" }).waitFor();
  });

  it("sees that an answer is being written, and their own words at once", async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await playground.stop();
    playground = createTestPlayground(systemClock, { answer: () => held.then(() => alert(systemClock)) });
    await playground.start();
    const page = await open();
    await type(page, "/odds northgate");
    await page.locator("#writing").waitFor();
    expect(await page.locator("#feed > li").allInnerTexts()).toEqual([expect.stringContaining("/odds northgate")]);
    answer();
    await page.locator(".answer").waitFor();
    await page.locator("#writing").waitFor({ state: "hidden" });
  });

  it("is shown where to begin when the chat is empty", async () => {
    const page = await open();
    await page.screenshot({ path: join(pictures, "welcome.png") });
    await page.getByRole("button", { name: "/matches" }).click();
    await page.locator(".answer", { hasText: "Kestrels" }).waitFor();
    expect(await page.locator("#welcome").isVisible()).toBe(false);
  });
});

describe("the input", () => {
  it("shows the commands at a slash and completes one by keyboard alone", async () => {
    const page = await open();
    const input = page.getByLabel("Message");
    await input.fill("/");
    expect(await page.getByRole("option").count()).toBe(5);
    await page.screenshot({ path: join(pictures, "palette.png") });
    await input.fill("/wa");
    expect(await page.getByRole("option").innerText()).toContain("/watch <match> [threshold]");
    await input.press("Enter");
    expect(await input.inputValue()).toBe("/watch ");
    await input.press("Escape");
    expect(await page.getByRole("option").count()).toBe(0);
  });

  it("suggests matches; the chat shows the name while the bot gets the id", async () => {
    const page = await open();
    const input = page.getByLabel("Message");
    await input.fill("/watch north");
    await page.getByRole("option", { name: "North Vale – Kestrels" }).waitFor();
    await input.press("ArrowDown");
    await input.press("ArrowDown");
    await input.press("Enter");
    expect(await input.inputValue()).toBe("/watch North Vale – Kestrels ");
    await input.pressSequentially("5%");
    await input.press("Enter");
    await page.getByText("Watching #18 5%").waitFor();
    expect(await page.locator(".bubble").innerText()).toBe("/watch North Vale – Kestrels 5%");
  });

  it("sends a suggestion at once where nothing more can be said, also for words without a command", async () => {
    const page = await open();
    await page.getByLabel("Message").fill("harbour");
    await page.getByRole("option", { name: "Harbour City" }).click();
    await page.locator(".answer table").waitFor();
    expect(await page.locator(".bubble").innerText()).toBe("/odds Northgate United – Harbour City");
  });

  it("sends what stands there when Enter comes before the suggestions", async () => {
    const page = await open();
    await page.getByLabel("Message").fill("/");
    await type(page, "northgate");
    await page.locator(".answer table").waitFor();
    expect(await page.locator(".bubble").innerText()).toBe("northgate");
  });

  it("brings back what was sent before", async () => {
    const page = await open();
    await type(page, "/help");
    await type(page, "/matches");
    const input = page.getByLabel("Message");
    await input.press("ArrowUp");
    await input.press("ArrowUp");
    expect(await input.inputValue()).toBe("/help");
    await input.press("ArrowDown");
    expect(await input.inputValue()).toBe("/matches");
  });
});

describe("the settings", () => {
  it("switch the page and the answers to another language, also after a reload", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.screenshot({ path: join(pictures, "settings.png") });
    await page.locator("#settings").getByLabel("Русский").check();
    await page.keyboard.press("Escape");
    expect(await page.locator("#input").getAttribute("placeholder")).toBe("Клуб, игрок или / для команд");
    await page.locator("#input").fill("/matches");
    await page.locator("#input").press("Enter");
    await page.locator(".answer .note", { hasText: "in ru" }).waitFor();
    await page.reload();
    await page.locator("#state", { hasText: "На связи" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("ru");
  });

  it("begin with the browser's language", async () => {
    const page = await open({ locale: "ru-RU" });
    expect(await page.locator("#state").innerText()).toBe("На связи");
  });

  it("make the chat a group where the person may not manage anything", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("a group").check();
    await page.getByLabel("I’m an admin").uncheck();
    await page.keyboard.press("Escape");
    await type(page, "/watch north");
    await page.getByText("Only administrators watch here.").waitFor();
    expect(await page.locator(".personal").innerText()).toBe("Only you see this");
  });

  it("show which chat a tab is; the part of the address after # chooses it", async () => {
    const [me, bob] = [await open(), await open({}, "#bob")];
    await type(bob, "/help");
    await bob.locator(".answer").waitFor();
    expect(await me.locator("#feed > li").count()).toBe(0);
    await playground.send(outgoing("d1", { address: "playground:bob" }));
    await bob.locator(".alert").waitFor();
    expect(await me.locator("#feed > li").count()).toBe(0);
  });
});

describe("a page that loses the bot", () => {
  it("says so, keeps what it shows, and shows what comes after a restart", async () => {
    const page = await open();
    await type(page, "/odds northgate");
    await page.locator("table").waitFor();
    const port = Number(new URL(playground.url()).port);
    await playground.stop();
    await page.locator("#state", { hasText: "Reconnecting…" }).waitFor();
    await type(page, "/help");
    await page.getByText("No answer. Is Linewatch still running?").waitFor();
    await page.screenshot({ path: join(pictures, "away.png") });

    playground = createTestPlayground(systemClock, { port });
    await playground.start();
    await playground.send(outgoing("d1"));
    await page.locator(".alert").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".answer", { hasText: "/help" }).waitFor();
    expect(await page.getByText("No answer.").isVisible()).toBe(false);
    expect(await page.locator("#feed > li").evaluateAll((items) => items.map((item) => item.classList[1]))).toEqual([
      "asked",
      "answer",
      "alert",
      "asked",
      "answer",
    ]);
    allowLostConnections(page);
  });
});

describe("a hostile name", () => {
  it("is shown as it is and becomes nothing else", async () => {
    const page = await open();
    await type(page, "/odds hostile");
    const card = page.locator(".answer");
    await card.waitFor();
    expect(await card.locator("h2").innerText()).toContain("<img src=x onerror=");
    expect(await card.locator("img, script, [onerror], a[href^=javascript]").count()).toBe(0);
    await page.getByLabel("Message").fill("img");
    await page.getByRole("option").waitFor();
    expect(await page.getByRole("option").innerText()).toContain(hostileName.slice(0, 20));
    expect(await page.locator("#palette img").count()).toBe(0);
    expect(await page.title()).toBe("Linewatch");
  });

  it("could not become markup even by mistake, since the browser refuses markup made from strings", async () => {
    const page = await open();
    const attempt = page.evaluate("document.querySelector('#feed').innerHTML = '<b>x</b>'");
    await expect(attempt).rejects.toThrow("TrustedHTML");
    visits[0]?.complaints.splice(0);
  });
});

describe("the look", () => {
  it("fits a phone of 360 pixels in every state", async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const fits = async () => expect(await page.evaluate(overflow)).toBe(0);
    await fits();
    await page.getByLabel("Message").fill("/");
    await page.getByRole("option").first().waitFor();
    await fits();
    await type(page, "/odds northgate");
    await page.locator("table").waitFor();
    expect(await page.locator(".table").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await playground.send(outgoing("d1"));
    await page.locator(".alert").waitFor();
    await page.screenshot({ path: join(pictures, "phone.png") });
    await type(page, "/odds hostile");
    await page.locator(".answer").nth(1).waitFor();
    await fits();
    expect(await page.getByRole("region", { name: "Table" }).getAttribute("tabindex")).toBe("0");
    await page.getByRole("button", { name: "Settings" }).click();
    await fits();
  });

  it("shows long names whole on a phone: a table never cuts what it says", async () => {
    const columns = ["Bookmaker", "1", "X", "2"].map((title) => ({ title, align: "right" as const }));
    const row = ["Northumberland Amalgamated Turf Accountants", "2.20", "3.40", "12.50"].map((text) => ({ text }));
    await playground.stop();
    playground = createTestPlayground(systemClock, { answer: async () => reply([{ kind: "table", columns, rows: [row] }]) });
    await playground.start();
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await type(page, "/odds northgate");
    await page.locator(".table").waitFor();
    const cut = (all: { scrollWidth: number; clientWidth: number }[]) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    expect(await page.locator(".table, th, td").evaluateAll(cut)).toBe(0);
  });

  it("follows the system into the dark, readable in both", async () => {
    const colours = async (colorScheme: "light" | "dark") => {
      const page = await open({ colorScheme });
      await playground.send(outgoing("d1"));
      await page.locator(".alert").waitFor();
      await page.screenshot({ path: join(pictures, `alert-${colorScheme}.png`) });
      return (await page
        .locator(".alert .card, .alert .kind, .alert .when, .alert .press")
        .evaluateAll(readColours)) as Colours[];
    };
    const [light, dark] = [await colours("light"), await colours("dark")];
    expect(light).toHaveLength(4);
    expect(dark[0]?.background).not.toBe(light[0]?.background);
    for (const { text, background } of [...light, ...dark]) expect(contrast(text, background)).toBeGreaterThan(4.5);
  });
});

interface Colours {
  text: string;
  background: string;
}

/** The colour of what an alert shows, and what lies behind it; runs in the page. */
const readColours = `[...document.querySelectorAll(".alert .card, .alert .kind, .alert .when, .alert .press")].map((element) => {
  const behind = (of) => {
    const { backgroundColor } = getComputedStyle(of);
    return backgroundColor === "rgba(0, 0, 0, 0)" ? behind(of.parentElement) : backgroundColor;
  };
  return { text: getComputedStyle(element).color, background: behind(element) };
})`;

/** The contrast of two colours as WCAG defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(?:\.\d+)?/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
