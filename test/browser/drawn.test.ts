import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { systemClock } from "../../src/clock.ts";
import { discordPreview } from "../../src/platforms/discord/preview.ts";
import type { Playground } from "../../src/platforms/playground/adapter.ts";
import { telegramPreview } from "../../src/platforms/telegram/preview.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { allKindsOf } from "../messages/all-kinds.ts";
import { type Names, plainNames } from "../messages/kinds.ts";
import { createTestPlayground } from "../platforms/playground/bot.ts";
import { texts } from "../replies/facts.ts";
import { launchBrowser, type Visit, visit } from "./browser.ts";
import { tallKinds } from "./tall-kinds.ts";

/** A chat's part of a phone that is 390 px wide. */
const mostPx = 540;
const mostButtons = 7;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true };
const names: Names = {
  ...plainNames,
  home: "Castelmira United",
  away: "Zhurava Olympic",
  league: "Pacific Championship",
  books: ["Oddmoor", "Kvotara", "Zoloto Stakes"],
};
/** What the table says one by one; beside them the tallest of all ten. */
const shownLanguages = ["en", "ru"];
const views = ["telegram", "discord"] as const;
type View = (typeof views)[number];

interface Drawn {
  kind: string;
  px: number;
  lines: number;
  characters: number;
  buttons: number;
  /** Labels that are wider than their buttons. */
  cut: string[];
  /** What stands outside tables and buttons. */
  words: string;
}

let browser: Browser;
let playground: Playground;
let visited: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  playground = createTestPlayground(systemClock);
  visited = await visit(browser, await playground.start().then(() => playground.url()), phone);
});
afterAll(async () => {
  await browser.close();
  await playground.stop();
});

/** Draws messages as a platform does, one after the other, and measures each; runs in the page. */
const measure = `async ({ view, shown }) => {
  const { telegramElement } = await import("/telegram.js");
  const { discordElement } = await import("/discord.js");
  const { refreshTimes } = await import("/times.js");
  document.documentElement.dataset.view = view;
  const feed = document.querySelector(".feed");
  const draw = { telegram: telegramElement, discord: discordElement }[view];
  const drawn = shown.map(({ kind, preview }) => {
    const at = Date.UTC(2026, 7, 15, 12);
    const item = document.createElement("li");
    item.className = "message answer";
    const entry = { kind: "answer", reply: { blocks: [], buttons: [] } };
    item.append(draw({ message: { id: "1-1", at, changedAt: null, entry }, preview }));
    return { kind, item };
  });
  feed.replaceChildren(...drawn.map(({ item }) => item));
  refreshTimes(feed);
  return drawn.map(({ kind, item }) => {
    const message = item.firstElementChild;
    const texts = [...item.querySelectorAll(".tg-text, .dc-text")];
    const buttons = [...item.querySelectorAll(".tg-button, .dc-button, select")];
    const plain = item.cloneNode(true);
    for (const other of plain.querySelectorAll("pre, .tg-button, .dc-button, select, .dc-name, .tg-when")) other.remove();
    return {
      kind,
      px: Math.round(message.getBoundingClientRect().height),
      lines: texts.reduce((sum, one) => sum + Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)), 0),
      characters: texts.reduce((sum, one) => sum + one.textContent.length, 0),
      buttons: buttons.length,
      cut: buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      words: plain.textContent,
    };
  });
}`;

async function draw(view: View, language: string): Promise<Drawn[]> {
  const text = texts.in(language);
  const replies = Object.entries(allKindsOf(text, names)).map(([kind, draft]): [string, Reply] => {
    return [kind, credited(draft, { source: { name: "Sandbox", url: "https://odds.test" }, simulated: false }, text)];
  });
  const shown = await Promise.all(
    replies.map(async ([kind, reply]) => {
      const previewed = { reply, below: null, edits: false, alert: null };
      const preview =
        view === "telegram" ? { telegram: await telegramPreview(previewed) } : { discord: discordPreview(previewed) };
      return { kind, preview };
    }),
  );
  return (await visited.page.evaluate(`(${measure})(${JSON.stringify({ view, shown })})`)) as Drawn[];
}

const parts = [names.home, names.away, names.league].flatMap((name) => name.split(" "));

/** Words that are the beginning of a name and a full stop or an ellipsis. */
function cutNames(words: string): string[] {
  const beginnings = [...words.matchAll(/(\p{L}{3,})[.…]/gu)].filter(([, word = ""]) =>
    parts.some((part) => part !== word && part.startsWith(word)),
  );
  return beginnings.map(([found]) => found);
}

it("every kind of message fits a phone's chat, with seven buttons at most and nothing cut, but for those that are listed", async () => {
  const faults: string[] = [];
  const rows = new Map<string, string[]>();
  for (const view of views) {
    const byLanguage = new Map<string, Map<string, Drawn>>();
    for (const language of texts.languages) {
      const drawn = await draw(view, language);
      expect(drawn.length).toBeGreaterThan(200);
      for (const one of drawn) {
        const { kind, px, buttons, cut, words } = one;
        const where = `${kind} on ${view} in ${language}`;
        const allowed = { px: mostPx, buttons: mostButtons, cut: 0, ...tallKinds[kind] };
        if (px > allowed.px) faults.push(`${where}: ${px} px of ${allowed.px}`);
        if (buttons > allowed.buttons) faults.push(`${where}: ${buttons} buttons of ${allowed.buttons}`);
        if (cut.length > allowed.cut) faults.push(`${where}: cut buttons: ${cut.join(", ")}`);
        for (const name of cutNames(words)) faults.push(`${where}: the name “${name}” is cut`);
      }
      byLanguage.set(language, new Map(drawn.map((one) => [one.kind, one])));
    }
    for (const kind of byLanguage.get("en")?.keys() ?? []) {
      const drawn = [...byLanguage].flatMap(([language, kinds]) => {
        const one = kinds.get(kind);
        return one ? [{ language, ...one }] : [];
      });
      const inFull = drawn.filter(({ language }) => shownLanguages.includes(language));
      const [tallest] = drawn.toSorted((a, b) => b.px - a.px);
      const figures = inFull.map(({ px, lines, characters, buttons }) => `${px} / ${lines} / ${characters} / ${buttons}`);
      rows.set(kind, [...(rows.get(kind) ?? []), ...figures, `${tallest?.px} (${tallest?.language})`]);
    }
  }
  const table = tableOf(rows);
  process.stdout.write(`${table}\n`);
  if (process.env["HEIGHTS"]) writeFileSync(process.env["HEIGHTS"], table);
  expect(faults).toEqual([]);
}, 900_000);

it("a message is as tall in the dark, and can be read", async () => {
  const light = await draw("telegram", "en");
  await visited.page.emulateMedia({ colorScheme: "dark" });
  const dark = await draw("telegram", "en");
  const colours = (await visited.page.evaluate(`(() => {
    const of = (selector) => getComputedStyle(document.querySelector(selector));
    return { ink: of(".tg-text").color, ground: of(".tg-bubble").backgroundColor };
  })()`)) as { ink: string; ground: string };
  expect(dark.map(({ kind, px }) => [kind, px])).toEqual(light.map(({ kind, px }) => [kind, px]));
  const brightness = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
  expect(brightness(colours.ink) - brightness(colours.ground)).toBeGreaterThan(400);
});

/** Height, lines, characters and buttons of each kind, as a table of Markdown. */
function tableOf(rows: ReadonlyMap<string, readonly string[]>): string {
  const titles = views.flatMap((view) => ["English", "Russian", "tallest"].map((language) => `${view}, ${language}`));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["message (px / lines / characters / buttons)", ...titles]),
    line(["---", ...titles.map(() => "---")]),
    ...[...rows].map(([kind, figures]) => line([kind.replaceAll("|", "\\|"), ...figures])),
  ].join("\n");
}
