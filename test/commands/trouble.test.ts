import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { troubleIn } from "../../src/commands/input/trouble.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { allLanguages, entriesOf, piecesOf } from "../locale-files.ts";
import { catalog } from "./catalog.ts";
import { turned } from "./turned.ts";

const sentences: Readonly<Record<string, { trouble: string[]; ordinary: string[] }>> = JSON.parse(
  readFileSync(new URL("trouble-sentences.json", import.meta.url), "utf8"),
);

describe.each(allLanguages)("a message in %s", (language) => {
  const { trouble, ordinary } = sentences[language] ?? { trouble: [], ordinary: [] };

  it("is heard when it says that somebody can't stop gambling, however it's written", () => {
    expect(trouble.length).toBeGreaterThanOrEqual(130);
    const written = trouble.flatMap((one) => [one, `${one.toUpperCase()}!!`, one.normalize("NFD").replaceAll(/\p{M}/gu, "")]);
    expect(written.filter((one) => !troubleIn(one).includes(language))).toEqual([]);
  });

  it("is none of that when it's about bets, matches and alerts", () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(120);
    expect(ordinary.filter((one) => troubleIn(one).length > 0)).toEqual([]);
  });

  it("is none of that in the words that the bot itself says could be typed", () => {
    const examples = [...entriesOf(language)].filter(([key]) => /\.example$|^command-name-|^command-/.test(key));
    expect(examples.length).toBeGreaterThan(40);
    const said = examples.map(([, { pattern }]) => piecesOf(pattern).join(" "));
    expect(said.filter((one) => troubleIn(one).length > 0)).toEqual([]);
  });
});

describe("somebody who can't stop gambling", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeAll(async () => {
    world = await openWorld();
    bot = await openBot(world);
  });
  beforeEach(() => world.pass(60_000));
  afterAll(async () => {
    await bot.stop();
    await world.close();
  });

  const labels = ({ reply }: Awaited<ReturnType<TestBot["ask"]>>) => reply.buttons.flat().map(({ label }) => label);

  it.each([
    ["I can't stop betting", "en-GB", "National Gambling Helpline, 0808 8020 133", "24 hours"],
    ["ich kann nicht mehr aufhören zu wetten", "de", "BIÖG, 0800 1 372 700", "24 Stunden"],
    ["no puedo dejar de apostar", "es-MX", "gamblingtherapy.org", "24 horas"],
    ["bahis oynamayı bırakamıyorum", null, "Yeşilay YEDAM, 115", "24 saat"],
    ["не могу перестать ставить", "ru", "gamblingtherapy.org", "24 часа"],
  ])("is told at once who helps, and offered a break: %s", async (words, language, line, length) => {
    const chat = `playground:${language}-${words.length}`;
    const { text, reply } = await bot.ask(chat, `odds ${words}`, { plain: true, reader: { id: chat, language } });
    expect(text).toContain(line);
    expect(text).toContain("112");
    expect(text).not.toContain(" v ");
    expect(labels({ text, reply })[0]).toBe(length);
    expect(labels({ text, reply })).toHaveLength(5);
    const asked = await bot.press(chat, reply, length);
    expect(labels(asked)).toHaveLength(2);
    const [yes = ""] = labels(asked);
    await bot.press(chat, asked.reply, yes);
    const again = await bot.ask(chat, `odds ${words}`, { plain: true, reader: { id: chat, language } });
    expect([again.text, labels(again)]).toEqual([expect.stringContaining(line), [expect.any(String)]]);
    expect(again.text).toContain("112");
  });

  it("is heard before a search, a help page and a list's number", async () => {
    const typed = (command: string, text: string, more = {}) =>
      turned(
        {
          ...{ address: "playground:a", place: "private", reader: { id: "a", language: null } },
          ...{ source: "typed", options: null },
          command,
          text,
          mayManage: async () => true,
          ...more,
        } as never,
        null,
      );
    for (const said of [
      "odds arsenal put my rent on it and its gone",
      "bet on leeds again, i lied to my wife",
      "Leeds odds, i cant stop",
    ])
      expect(await typed("odds", said, { plain: true })).toMatchObject({ command: "break", text: "help en" });
    const quoting = ["admin", "settings", "for", "import"];
    for (const { name } of catalog) {
      const heard = quoting.includes(name) ? { command: name } : { command: "break", text: "help en" };
      expect(await typed(name, "i cant stop betting")).toMatchObject(heard);
    }
    expect(await typed("watch", "", { options: { match: "ich bin spielsüchtig" } })).toMatchObject({ command: "break" });
    expect(await typed("odds", "", { options: { match: "soy ludópata" } })).toMatchObject({ command: "break", options: null });
    expect(await typed("odds", "2 i can't stop betting", { plain: true })).toMatchObject({ command: "break" });
    expect(await typed("admin", "broadcast Can't stop betting? Ask for help")).toMatchObject({ command: "admin" });
    expect(await typed("odds", "I can't stop betting", { source: "button" })).toMatchObject({ command: "odds" });
  });
});
