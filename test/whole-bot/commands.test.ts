import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageName } from "../../src/replies/chat/settings.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { catalog } from "../commands/catalog.ts";
import { type StandInMessage, startDiscordStandIn } from "../standins/discord.ts";
import { flatten } from "../standins/discord-checks.ts";
import { seeMessage } from "../standins/discord-text.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { type Options, typicalCalls } from "./command-calls.ts";
import type { Shown } from "./promises.ts";

const languages = ["en", "ru"] as const;
type Language = (typeof languages)[number];

/** A platform with somebody on it who reads English and somebody who reads Russian, each in private. */
interface House {
  settings: Record<string, string>;
  call(language: Language, command: string, options: Options): void;
  /** What is shown to them, a row of buttons as one text. */
  shown(language: Language): readonly Shown[];
  close(): Promise<void>;
}

async function openTelegram({ clock }: TestWorld): Promise<House> {
  const standIn = createTelegramStandIn({ clock, strict: true });
  const { apiRoot, token } = await standIn.start();
  const readers = { en: 7, ru: 8 };
  for (const language of languages) standIn.addUser(readers[language], { language });
  return {
    settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, OPERATORS: "telegram:7, telegram:8" },
    call(language, command, options) {
      standIn.say(readers[language], readers[language], [`/${command}`, ...Object.values(options)].join(" "));
    },
    shown: (language) =>
      standIn.messages(readers[language]).map(({ id, text, buttons, edits }) => ({
        id: String(id),
        text,
        buttons: buttons.map((row) => row.map((button) => button.text).join(" | ")),
        edits,
      })),
    close: () => standIn.stop(),
  };
}

async function openDiscord({ clock }: TestWorld): Promise<House> {
  const standIn = await startDiscordStandIn({ clock, strict: true });
  const readers = {
    en: { user: standIn.addUser(), channel: standIn.addDm() },
    ru: { user: standIn.addUser({ locale: "ru" }), channel: standIn.addDm() },
  };
  const operators = languages.map((language) => `discord:${readers[language].user.id}`).join();
  return {
    settings: { DISCORD_BOT_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl, OPERATORS: operators },
    call(language, command, options) {
      standIn.slash(readers[language].user, readers[language].channel, command, { ...options });
    },
    shown: (language) =>
      standIn
        .messagesIn(readers[language].channel)
        .filter(({ loading }) => !loading)
        .map(({ id, payload, edits }) => ({ id, text: linesOf(payload), buttons: rowsOf(payload), edits })),
    close: () => standIn.stop(),
  };
}

const actionRow = 1;
const container = 17;

/** The texts, each with the button that is beside it. */
function linesOf({ components = [] }: StandInMessage["payload"]): string {
  return components
    .filter(({ type }) => type === container)
    .flatMap((part) => part.components ?? [])
    .map((part) => seeMessage("", [part]).text + (part.accessory ? `  [${String(part.accessory.label)}]` : ""))
    .filter(Boolean)
    .join("\n");
}

/** Each row of buttons as one text. */
function rowsOf({ components = [] }: StandInMessage["payload"]): string[] {
  const rows = components.filter(({ type }) => type === actionRow);
  return rows.map((row) =>
    flatten(row.components ?? [])
      .flatMap(({ label, options }) => label ?? (options ? [`▾ ${options.map((option) => option.label).join(" · ")}`] : []))
      .join(" | "),
  );
}

const names = catalog.map(({ name }) => name);
const houses = [
  { platform: "telegram", open: openTelegram, commands: names },
  { platform: "discord", open: openDiscord, commands: names },
];

it("has a typical call of every command and of no other", () => {
  const nobody = { name: { en: "", ru: "" } };
  const calls = typicalCalls({ match: { slug: "", home: nobody }, fighter: nobody }, "en");
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});

describe.each(houses)("every command on $platform", ({ platform, open, commands }) => {
  let world: TestWorld;
  let house: House;
  let bot: TestBot;
  const answers = new Map<string, Shown>();

  /** A call every so often: a reader who asks faster would be asked to wait. */
  const everyMs = 10_000;

  async function answer(language: Language, command: string, options: Options): Promise<Shown> {
    // Each call comes at a time of its own, however long the one before took.
    await world.pass(everyMs - (world.clock.now() % everyMs));
    const before = house.shown(language).length;
    house.call(language, command, options);
    // Most answers need no time to pass, only their way over the network: ages come out the same on a busy machine.
    for (let turn = 0; turn < 20_000 && house.shown(language).length === before; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    await world.until(() => house.shown(language).length > before, 60_000);
    const [message, ...more] = house.shown(language).slice(before);
    if (!message || more.length > 0) throw new Error(`one answer to /${command} was to come`);
    return message;
  }

  beforeAll(async () => {
    world = await openWorld();
    house = await open(world);
    bot = await openBot(world, { settings: { ...house.settings, BONUSES: "1" } });
    const match = laterMatch(world);
    const [fighter] = world.sandbox.world.cast.fighters;
    if (!fighter) throw new Error("the world has no fighters");
    // A price has moved since it was first asked for.
    await answer("en", "odds", { match: match.slug });
    world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    world.sandbox.knobs.move({ slug: match.slug, selection: "draw", price: 5.4, bookmaker: "tipmeadow" });
    await world.pass(31 * 60_000);
    for (const language of languages)
      for (const [command, options] of Object.entries(typicalCalls({ match, fighter }, language)))
        if (commands.includes(command)) answers.set(`${command} ${language}`, await answer(language, command, options));
    // A machine under load takes its time over two hundred calls.
  }, 120_000);
  afterAll(async () => {
    await bot.stop();
    await house.close();
    await world.close();
  });

  it.each(commands)("/%s", async (command) => {
    for (const language of languages) {
      const shown = answers.get(`${command} ${language}`);
      expect(shown, "a call of it belongs into the table of typical calls").toBeDefined();
      await expect(written(shown)).toMatchFileSnapshot(`__snapshots__/${platform}/${command}.${language}.txt`);
    }
  });
});

/** Languages to choose from are left out: there are as many as files. */
const languageNames = new Set(loadTexts().languages.map(languageName));
const isChoice = (row: string): boolean => row !== "" && !row.split(" | ").some((label) => languageNames.has(label));

function written(shown: Shown | undefined): string {
  const buttons = shown?.buttons.filter(isChoice).map((row) => `[${row}]`) ?? [];
  return `${[shown?.text, ...(buttons.length > 0 ? ["", ...buttons] : [])].join("\n")}\n`;
}
