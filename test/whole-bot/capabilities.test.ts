import { describe, expect, it } from "vitest";
import { decodePress, encodePress, type Press } from "../../src/chat/press.ts";
import type { Draft, Reply } from "../../src/chat/reply.ts";
import { listedCommands } from "../../src/commands/catalog.ts";
import { features } from "../../src/features/index.ts";
import type { TestBot } from "../bot.ts";
import { longUnless } from "../long-elsewhere.ts";
import { plainText } from "../plain-text.ts";
import { laterMatch, openService, starters } from "./service-house.ts";

/** What each service lacks, and the words that speak of it. */
const lacking: Readonly<Record<string, { commands: readonly string[]; words: RegExp }>> = {
  "the-odds-api": {
    commands: ["predictions", "fighters", "fighter", "bonuses"],
    words: /\bmodel\b|prediction|fighter|bonus/i,
  },
  "odds-api-io": {
    commands: ["predictions", "fighters", "fighter", "bonuses"],
    words: /\bmodel against|prediction|fighter|bonus/i,
  },
  polymarket: {
    commands: ["predictions", "valuebets", "fighters", "fighter", "bookmakers", "bonuses", "arbs"],
    words: /value bet|\bmodel\b|prediction|fighter|bonus|\/bookmakers|sure bet/i,
  },
  kalshi: {
    commands: ["predictions", "valuebets", "fighters", "fighter", "bookmakers", "bonuses", "arbs"],
    words: /value bet|\bmodel\b|prediction|fighter|bonus|\/bookmakers|sure bet/i,
  },
};
const chat = "playground:a";
/** What leads out of the walk. */
const leaves = /^(?:break|forgetme) \S|^start |^settings language|^mydata/;
/** So many presses of a command differ in what they are about alone. */
const mostOfOne = 6;
const comesLater = /try again|isn.t answering|doesn.t offer|cannot answer|right now\. please/i;

interface Seen {
  call: string;
  text: string;
  presses: readonly Press[];
}

/** Makes every call of the menu, presses every button that comes up, and so on. */
async function walk(bot: TestBot, first: readonly string[], rest: () => Promise<void>): Promise<Seen[]> {
  const seen: Seen[] = [];
  const open: { call: string; press: Press | null }[] = first.map((call) => ({ call, press: null }));
  const known = new Set<string>();
  const counts = new Map<string, number>();
  for (let next = open.shift(); next; next = open.shift()) {
    const { call, press } = next;
    // Nobody may ask that fast: each call is another person's, and the chat has its rest.
    if (seen.length % 25 === 24) await rest();
    const reader = { id: `reader-${seen.length}`, language: "en" };
    const { reply } = await bot.ask(chat, call, press ? { source: "button", reader } : { reader });
    const presses = pressesIn(reply);
    seen.push({ call, text: everythingIn(reply), presses });
    for (const press of presses) {
      const words = `${press.command} ${press.text}`.trim();
      const count = counts.get(press.command) ?? 0;
      if (known.has(words) || leaves.test(words) || count >= mostOfOne) continue;
      known.add(words);
      counts.set(press.command, count + 1);
      open.push({ call: words, press });
    }
  }
  return seen;
}

function pressesIn({ buttons, blocks }: Pick<Draft, "buttons" | "blocks">): Press[] {
  const below = buttons.flat().flatMap((button) => ("press" in button ? [button.press] : []));
  const beside = blocks.flatMap((block) => (block.kind === "list" ? (block.opens ?? []).flatMap((open) => open ?? []) : []));
  return [...below, ...beside].flatMap((press) => decodePress(encodePress(press)) ?? []);
}

function everythingIn(reply: Reply): string {
  return [plainText(reply), ...reply.buttons.flat().map(({ label }) => label)].join("\n");
}

describe.each(Object.keys(starters))("on %s", (name) => {
  const { commands, words } = lacking[name] as NonNullable<(typeof lacking)[string]>;

  it("no command, button, menu or setting shows what it lacks, or leads nowhere", { tags: ["long"] }, async () => {
    const house = await openService(name);
    const bot = await house.start({ BONUSES: "1" });
    const { typed } = laterMatch(house, name);
    const { catalog, suggest } = bot.given();
    const listed = catalog.map((one) => one.name);
    const all = listedCommands(true, features).filter(({ operators }) => !operators);
    expect(all.map((one) => one.name).filter((one) => !listed.includes(one))).toEqual(
      all.map((one) => one.name).filter((one) => commands.includes(one)),
    );
    const described = catalog.flatMap(({ name, description, options }) =>
      [description, ...options.map((option) => option.description)].map(({ en }) => `/${name}: ${en}`),
    );

    await bot.ask(chat, `/watch ${typed} 3%`);
    const first = listed
      .flatMap((one) => [`/${one}`, `/${one} ${typed}`])
      .filter((call) => !/^.(?:forgetme|break|mydata|export)/.test(call));
    const calls = [...first, "/watch what", "/edit 1 what", "/watch x book:nobody", "/help odds"];
    const seen = await walk(bot, calls, () => house.world.pass(30_000));
    const shown = seen.filter(({ presses }) => presses.some(({ command }) => commands.includes(command)));
    expect(shown.map(({ call }) => call)).toEqual([]);
    const spoken = seen.filter(({ text }) => words.test(text) || comesLater.test(text));
    expect([...described.filter((text) => words.test(text)), ...spoken.map(({ call, text }) => `${call} → ${text}`)]).toEqual([]);
    expect(seen.length).toBeGreaterThan(100);

    for (const typing of ["val", "valuebets", "predictions"]) {
      const suggested = await suggest({
        address: chat,
        command: "watch",
        option: "match",
        typed: typing,
        place: "private",
        language: "en",
      });
      expect(suggested.filter(({ label, value }) => words.test(`${label} ${value}`))).toEqual([]);
    }
  });

  it("typing what it lacks is answered in one sentence that names the service", longUnless(name === "kalshi"), async () => {
    const house = await openService(name);
    const bot = await house.start();
    const { typed } = laterMatch(house, name);
    const title = /The Odds API|odds-api\.io|Polymarket|Kalshi/;
    const rules = ["/watch value bets", `/watch ${typed} edge>=5pp`, "/watch fighter someone"];
    const asked = [...commands.filter((one) => one !== "bonuses"), ...rules].filter(
      (call) => commands.includes("valuebets") || call !== "/watch value bets",
    );
    for (const call of asked)
      for (const language of ["en", "de"]) {
        const { text, reply } = await bot.ask(chat, call, { reader: { id: chat, language } });
        const [sentence = ""] = text.split("\n");
        expect(`${call}: ${sentence}`).toMatch(title);
        expect(sentence).not.toMatch(/again|later|erneut|noch einmal/);
        expect(reply.buttons).toEqual([]);
      }
  });
});
