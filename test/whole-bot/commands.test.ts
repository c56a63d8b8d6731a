import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { infoOf } from "../../src/commands/catalog.ts";
import { languageName } from "../../src/replies/chat/settings.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { comesAbout, laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { catalog } from "../commands/catalog.ts";
import { type StandInMessage, startDiscordStandIn } from "../standins/discord.ts";
import { flatten } from "../standins/discord-checks.ts";
import { seeMessage } from "../standins/discord-text.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { earlierCalls, type Options, typicalCalls } from "./command-calls.ts";
import type { Shown } from "./promises.ts";

const languages = ["en", "ru"] as const;
type Language = (typeof languages)[number];

/** A private chat in which one command is called, by somebody who reads this language. */
interface Chat {
  command: string;
  language: Language;
}

const typed = (command: string, options: Options): string => [`/${command}`, ...Object.values(options)].join(" ");
const nameOf = ({ command, language }: Chat): string => `${command} ${language}`;
const isOperator = ({ command }: Chat): boolean => command === "admin";

interface House {
  settings: Record<string, string>;
  call(chat: Chat, command: string, options: Options): void;
  /** What is shown there, a row of buttons as one text. */
  shown(chat: Chat): readonly Shown[];
  close(): Promise<void>;
}

async function openTelegram({ clock }: TestWorld, chats: readonly Chat[]): Promise<House> {
  const standIn = createTelegramStandIn({ clock });
  const { apiRoot, token } = await standIn.start();
  const readers = new Map(chats.map((chat, nth) => [nameOf(chat), 100 + nth]));
  const readerOf = (chat: Chat): number => readers.get(nameOf(chat)) ?? 0;
  for (const chat of chats) standIn.addUser(readerOf(chat), { language: chat.language });
  const operators = chats.filter(isOperator).map((chat) => `telegram:${readerOf(chat)}`);
  return {
    settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, OPERATORS: operators.join() },
    call(chat, command, options) {
      standIn.say(readerOf(chat), readerOf(chat), typed(command, options));
    },
    shown: (chat) =>
      standIn.messages(readerOf(chat)).map(({ id, text, buttons, edits }) => ({
        id: String(id),
        text,
        buttons: buttons.map((row) => row.map((button) => button.text).join(" | ")),
        edits,
      })),
    close: () => standIn.stop(),
  };
}

async function openDiscord({ clock }: TestWorld, chats: readonly Chat[]): Promise<House> {
  const standIn = await startDiscordStandIn({ clock, strict: true });
  const houses = new Map(
    chats.map((chat) => {
      const user = standIn.addUser(chat.language === "en" ? {} : { locale: chat.language });
      return [nameOf(chat), { user, channel: standIn.addDm() }];
    }),
  );
  function placeOf(chat: Chat) {
    const place = houses.get(nameOf(chat));
    if (!place) throw new Error(`nobody calls /${chat.command}`);
    return place;
  }
  const operators = chats.filter(isOperator).map((chat) => `discord:${placeOf(chat).user.id}`);
  return {
    settings: { DISCORD_BOT_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl, OPERATORS: operators.join() },
    call(chat, command, options) {
      const { user, channel } = placeOf(chat);
      standIn.slash(user, channel, command, { ...options });
    },
    shown: (chat) =>
      standIn
        .messagesIn(placeOf(chat).channel)
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
const nobody = { name: { en: "", ru: "" } };
const called = Object.keys(typicalCalls({ match: { slug: "", home: nobody }, fighter: nobody }, "en"));
/** Discord lists some; what isn't listed is written there, and reads as it does on Telegram. */
const slash = infoOf(catalog, loadTexts()).flatMap(({ name, menus }) =>
  menus.includes("slash") || name === "admin" ? [name] : [],
);
const houses = [
  { platform: "telegram", open: openTelegram, listed: called },
  { platform: "discord", open: openDiscord, listed: called.filter((name) => slash.includes(name)) },
];

it("has a typical call of every command and of no other", () => {
  const advice = "add a typical call of each: in its feature's samples.ts, else in test/whole-bot/command-calls.ts";
  expect(
    names.filter((name) => !called.includes(name)),
    advice,
  ).toEqual([]);
  expect(called.filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(houses)("every command on $platform", ({ platform, open, listed }) => {
  const chats = listed.flatMap((command) => languages.map((language) => ({ command, language })));
  const answers = new Map<string, Shown>();
  let world: TestWorld;
  let house: House;
  let bot: TestBot;

  /** Asks for everything once, so that no answer hangs on what another asked for. The budget of requests may want some time. */
  async function warmUp(calls: Readonly<Record<string, Options>>): Promise<void> {
    for (const [nth, [command, options]] of Object.entries(calls).entries()) {
      let isAnswered = false;
      const answered = bot.call(`${platform}:${nth + 1}`, typed(command, options));
      void answered.finally(() => {
        isAnswered = true;
      });
      for (let turn = 0; turn < 2_000 && !isAnswered; turn++) await new Promise((resolve) => setImmediate(resolve));
      if (!isAnswered) await world.until(() => isAnswered, minuteMs);
    }
  }

  /** Calls a command, while time stands still. */
  async function answer(chat: Chat, command: string, options: Options = {}): Promise<Shown> {
    const before = house.shown(chat).length;
    house.call(chat, command, options);
    await comesAbout(() => house.shown(chat).length > before);
    const [message, ...more] = house.shown(chat).slice(before);
    if (!message || more.length > 0) throw new Error(`one answer to /${command} was to come at once`);
    return message;
  }

  beforeAll(async () => {
    world = await openWorld();
    house = await open(world, chats);
    bot = await openBot(world, { settings: { ...house.settings, BONUSES: "1" } });
    const match = laterMatch(world);
    const [fighter] = world.sandbox.world.cast.fighters;
    if (!fighter) throw new Error("the world has no fighters");
    const callsIn = (language: Language) => typicalCalls({ match, fighter }, language);
    // A price has moved since it was first asked for.
    await bot.ask(`${platform}:1`, `/odds ${match.slug}`);
    world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    world.sandbox.knobs.move({ slug: match.slug, selection: "draw", price: 5.4, bookmaker: "tipmeadow" });
    await world.pass(31 * minuteMs);
    await warmUp(callsIn("en"));
    // Time stands still from now on: however many calls there are, a new one moves no other's time.
    await world.pass(2 * minuteMs - (world.clock.now() % minuteMs) + 30_000);
    for (const chat of chats) {
      const calls = callsIn(chat.language);
      const earlier = [...(chat.command === "start" ? [] : ["start"]), ...(earlierCalls[chat.command] ?? [])];
      for (const command of earlier.filter((name) => listed.includes(name))) await answer(chat, command, calls[command]);
      answers.set(nameOf(chat), await answer(chat, chat.command, calls[chat.command]));
    }
  });
  afterAll(async () => {
    await bot.stop();
    await house.close();
    await world.close();
  });

  it.each(listed)("/%s", async (command) => {
    for (const language of languages) {
      const shown = answers.get(nameOf({ command, language }));
      expect(shown?.text).toContain(credit[language]);
      await expect(written(shown)).toMatchFileSnapshot(`__snapshots__/${platform}/${command}.${language}.txt`);
    }
  });
});

/** What stands below every answer. */
const credit = { en: "Data: Test Odds", ru: "Данные: Test Odds" };
const minuteMs = 60_000;

/** Languages to choose from are left out: there are as many as files. */
const languageNames = new Set(loadTexts().languages.map(languageName));
const isChoice = (row: string): boolean => row !== "" && !row.split(" | ").some((label) => languageNames.has(label));

/** Ids in the file of all that is kept are left out as well: they tell how many others there are. */
const withoutIds = (text: string): string => text.replaceAll(/"(id|matchId|createdBy|address|chat)":"?[^",{]+"?/g, '"$1":…');

function written(shown: Shown | undefined): string {
  const buttons = shown?.buttons.filter(isChoice).map((row) => `[${row}]`) ?? [];
  return `${[withoutIds(shown?.text ?? ""), ...(buttons.length > 0 ? ["", ...buttons] : [])].join("\n")}\n`;
}
