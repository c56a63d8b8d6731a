import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createPreviews } from "../../src/app/previews.ts";
import { createPictures, type Pictures } from "../../src/charts/pictures.ts";
import type { Picture } from "../../src/chat/picture.ts";
import type { Block, Draft, Reply } from "../../src/chat/reply.ts";
import { systemClock } from "../../src/clock.ts";
import { silentLog } from "../../src/log.ts";
import type { Playground } from "../../src/platforms/playground/adapter.ts";
import { projectFile } from "../../src/project-file.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { team } from "../matches/known.ts";
import { chartKindsOf } from "../messages/chart-kinds.ts";
import { plainNames } from "../messages/kinds.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { createTestPlayground, reply } from "../platforms/playground/bot.ts";
import { alertFacts, alertMatch, alertReply, boardOf, noon, northgate, oddsFacts, texts } from "../replies/facts.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";

let browser: Browser;
let pictures: Pictures;
let playground: Playground;
let visited: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  pictures = createPictures({ program: projectFile("dist/draw.js"), clock: systemClock, log: silentLog });
});
afterAll(async () => {
  await browser.close();
  await pictures.stop();
});
afterEach(async () => {
  await visited.page.context().close();
  await playground.stop();
  expect(visited.complaints).toEqual([]);
});

/** The moment at which the facts of these replies are told. */
const clock = { ...systemClock, now: () => noon };
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
function firstReplies(): { odds: Reply; alert: Reply } {
  const text = texts.in("en", { format: "decimal", timeZone: "UTC" });
  const moved = alertMatch({ match, baseline: board(2.06), board: board(1.9) });
  const source = { name: "Test Odds", url: "https://odds.test" };
  const finished = (draft: Draft) => credited(draft, { source, simulated: false }, text);
  return {
    odds: finished(oddsReply(text, oddsFacts({ match, board: board(2.06) }))),
    alert: finished(alertReply(text, alertFacts(moved))),
  };
}

/** A page on which one thing was asked and answered. */
async function answered(answer: Reply, options: Parameters<typeof visit>[2] = {}): Promise<Page> {
  const preview = createPreviews({ pictures });
  playground = createTestPlayground(clock, { answer: async () => answer, preview });
  await playground.start();
  visited = await visit(browser, playground.url(), options);
  const { page } = visited;
  await page.clock.setFixedTime(noon);
  await page.locator("#state[data-state=connected]").waitFor();
  await page.locator("#input").fill("/odds havelstad");
  await page.locator("#input").press("Enter");
  await page.locator(".answer").waitFor();
  return page;
}

/** Keeps a picture of the conversation where pictures are wanted. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env["PICTURES"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const missing = (await page.locator(".chat").evaluate((chat) => chat.scrollHeight - chat.clientHeight)) as number;
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: height + missing });
  await page.locator(".chat").screenshot({ path: join(folder, `${name}.png`) });
}

describe("what a platform is sent", () => {
  it.each([
    ["Telegram", ".tg", "light"],
    ["Discord", ".dc", "dark"],
  ] as const)("by %s fits a phone, tables uncut", async (name, drawn, colorScheme) => {
    const { odds, alert } = firstReplies();
    const tall = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, colorScheme };
    const page = await answered(odds, tall);
    await playground.send({ address: "playground:me", reply: alert, deliveryId: "d1", replaces: null, silent: false });
    await page.getByLabel(name).check();
    await page.locator(`.alert ${drawn}`).waitFor();
    await page.locator(`.answer ${drawn}`).waitFor();
    const cut = await page
      .locator(`${drawn} :is(pre, button)`)
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut).toBe(0);
    await keep(page, name.toLowerCase());
  });
});

const chart: Picture = {
  title: "Havelstad United – Calder Hill",
  subtitle: "Winner <consensus> & best",
  theme: null,
  figure: {
    kind: "lines",
    x: { from: 0, to: 10, ticks: [{ at: 0, label: "10:00" }] },
    y: { from: 0.3, to: 0.6, ticks: [{ at: 0.5, label: "50%" }] },
    lines: [
      {
        name: "Havelstad United",
        figures: "40% → 47%",
        last: "47%",
        points: [0.4, 0.52, 0.47].map((y, nth) => ({ x: nth * 5, y, low: y - 0.04, high: y + 0.04, best: y + 0.02 })),
      },
    ],
    marks: [],
    moments: [],
    legend: { band: "all books" },
  },
};

async function drawnBlock(): Promise<Block> {
  const drawn = await pictures.draw({ picture: chart, credit: ["Data: Test Odds"], theme: "page" }, "svg");
  if (!drawn) throw new Error("the chart was not drawn");
  return { kind: "picture", picture: chart, alt: "Havelstad from 40% to 47%", drawn };
}

/** Every kind of picture, of teams whose names fill the lines. */
async function everyPicture(): Promise<Block[]> {
  const wide = {
    ...match,
    home: team({ en: "Dunmarrow Rovers", ru: "Данмарроу Роверс" }),
    away: team({ en: "Holmgrad United", ru: "Холмград Юнайтед" }),
  };
  const drafts = ["en", "ru"].flatMap((language) =>
    Object.values(chartKindsOf(texts.in(language), plainNames, { match: wide, board: board(2.06) })),
  );
  const blocks = drafts.flatMap((draft) => draft.blocks).filter((block) => block.kind === "picture");
  return Promise.all(
    blocks.map(async (block) => {
      const drawn = await pictures.draw({ picture: block.picture, credit: ["Data: Test Odds"], theme: "page" }, "svg");
      return { ...block, ...(drawn ? { drawn } : {}) };
    }),
  );
}

/** What is written beyond the edges of its picture; runs in the page. */
const overTheEdge = `[...document.querySelectorAll(".picture svg text")].flatMap((text) => {
  const { left, right } = text.getBoundingClientRect();
  const edges = text.ownerSVGElement.getBoundingClientRect();
  return left < edges.left || right > edges.right ? [text.textContent] : [];
})`;

describe("a chart", () => {
  it.each(["light", "dark"] as const)(
    "is drawn in the page's own colours when it is %s, and told to who does not see it",
    async (colorScheme) => {
      const page = await answered(reply([await drawnBlock()]), { colorScheme });
      const picture = page.getByRole("img", { name: "Havelstad from 40% to 47%" });
      await picture.waitFor();
      expect(await picture.locator("text", { hasText: "Winner <consensus> & best" }).count()).toBe(1);
      const paper = await picture.locator("rect").first().evaluate("(rect) => getComputedStyle(rect).fill");
      const card = await page.locator(".card").evaluate("(element) => getComputedStyle(element).backgroundColor");
      expect(paper).toBe(card);
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
      expect(width).toBeGreaterThan(300);
      expect(height).toBeGreaterThan(200);
    },
  );

  it("keeps what it says inside, since it is written with the font that it was measured for", async () => {
    const page = await answered(reply(await everyPicture()), { viewport: { width: 390, height: 844 } });
    await page.locator(".picture svg").nth(5).waitFor();
    const drawnWith = (await page.evaluate(
      `document.fonts.ready.then((all) => [...all].map(({ family, weight, status }) => [family, weight, status].join(" ")))`,
    )) as string[];
    expect(drawnWith.sort()).toEqual(["Inter 400 loaded", "Inter 600 loaded"]);
    expect(await page.evaluate(overTheEdge)).toEqual([]);
  });

  it("stands in what Telegram and Discord show as well, and fits a phone", async () => {
    const words: Block = { kind: "paragraph", spans: [{ kind: "text", text: "From 40% to 47%." }] };
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await answered(reply([await drawnBlock(), words]), phone);
    for (const [name, drawn] of [
      ["Telegram", ".tg"],
      ["Discord", ".dc"],
    ] as const) {
      await page.getByLabel(name).check();
      await page.locator(`${drawn} .picture svg`).waitFor();
      expect(await page.locator(".chat").evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await page.getByLabel("Data").check();
    expect(await page.locator(".data pre").first().innerText()).toContain('"svg": "<svg>…</svg>"');
  });

  it("brings nothing into the page but drawing", async () => {
    const text = `<svg viewBox="0 0 9 9" onload="document.title='owned'"><script>document.title="owned"</script><foreignObject><b>x</b></foreignObject><a href="javascript:1"><rect width="9" height="9" onclick="x" style="fill:red" href="#"/></a><text>&lt;b&gt;</text></svg>`;
    const page = await answered(reply([{ kind: "picture", picture: chart, alt: "a", drawn: { kind: "svg", text } }]));
    const inside = (await page.locator(".picture svg").evaluate((svg) => svg.innerHTML)) as string;
    expect(inside).not.toMatch(/script|foreign|href|on\w+=|style/);
    expect(await page.locator(".picture text").textContent()).toBe("<b>");
    expect(await page.title()).toBe("Linewatch");
  });
});
