import { createFakeClock } from "../clock.ts";
import { openPage, type TestPage, textOf } from "../platforms/playground/page.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import type { BotProcess } from "./processes.ts";

/** One person's chat on one platform; it outlives the bot's processes. */
export interface Place {
  /** What the bot is to be started with, to be found here. */
  settings: Record<string, string>;
  /** Resolves when the bot takes calls here. */
  connected(bot: BotProcess): Promise<void>;
  /** Asks the bot to watch a match and waits for its word that it does. */
  watch(bot: BotProcess, slug: string): Promise<void>;
  /** Asks for every alert, however many come within an hour, and waits for the word that they will. */
  takeAll(bot: BotProcess): Promise<void>;
  /** Asks for the odds of a match, without waiting. */
  ask(slug: string): void;
  /** How many answers with odds the person sees. */
  answers(): number;
  /** How often an alert arrived here, be it one that the platform knew already. */
  arrived(): number;
  /** The alerts that the person sees. */
  shown(): string[];
  close(): Promise<void>;
}

const watching = / \d pp\./;
const unlimited = /No limit/;
const alert = /^[▲▼] .* → .*\n(?:.*\n)?Best at /m;
const odds = /Average margin \d+/;

export async function openTelegramPlace(): Promise<Place> {
  const standIn = createTelegramStandIn();
  const { apiRoot, token } = await standIn.start();
  const ann = 7;
  standIn.addUser(ann);
  const shown = () => standIn.messages(ann).flatMap(({ text }) => (alert.test(text) ? [text] : []));
  return {
    settings: { TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: token },
    async connected(bot) {
      await bot.until(() => standIn.isPolled());
    },
    async watch(bot, slug) {
      standIn.say(ann, ann, `/watch ${slug}`);
      await bot.until(() => standIn.messages(ann).some(({ text }) => watching.test(text)));
    },
    async takeAll(bot) {
      standIn.say(ann, ann, "/settings hourly off");
      await bot.until(() => standIn.messages(ann).some(({ text }) => unlimited.test(text)));
    },
    ask: (slug) => void standIn.say(ann, ann, `/odds ${slug}`),
    answers: () => standIn.messages(ann).filter(({ text }) => odds.test(text)).length,
    arrived: () => shown().length,
    shown,
    close: () => standIn.stop(),
  };
}

/** Its clock stands still: on a busy machine no answer comes too late, which is not what these tests are about. */
export async function openDiscordPlace(): Promise<Place> {
  const standIn = await startDiscordStandIn({ clock: createFakeClock(Date.now()) });
  const ann = standIn.addUser();
  const channel = standIn.addDm();
  const texts = () => standIn.messagesIn(channel).map(({ text }) => text);
  return {
    settings: { DISCORD_API_URL: standIn.apiUrl, DISCORD_BOT_TOKEN: standIn.token },
    async connected(bot) {
      await bot.until(() => standIn.gateway.connected && standIn.commands.length > 0);
    },
    async watch(bot, slug) {
      standIn.slash(ann, channel, "watch", { match: slug });
      await bot.until(() => texts().some((text) => watching.test(text)));
    },
    async takeAll(bot) {
      standIn.slash(ann, channel, "settings", { change: "hourly off" });
      await bot.until(() => texts().some((text) => unlimited.test(text)));
    },
    ask: (slug) => void standIn.slash(ann, channel, "odds", { match: slug }),
    answers: () => texts().filter((text) => odds.test(text)).length,
    arrived: () =>
      standIn.requests.filter(({ method, path }) => method === "POST" && path === `/channels/${channel}/messages`).length,
    shown: () => texts().filter((text) => alert.test(text)),
    close: () => standIn.stop(),
  };
}

/** The page is opened anew on every process, as a browser's page that was reloaded. */
export async function openPlaygroundPlace(): Promise<Place> {
  let page: TestPage | null = null;
  const shown = () => (page?.messages() ?? []).flatMap((message) => (message.entry.kind === "alert" ? [textOf(message)] : []));
  return {
    settings: { PLAYGROUND: "1" },
    async connected(bot) {
      await page?.close();
      page = await openPage(await addressOf(bot), "ann");
    },
    async watch(_, slug) {
      await page?.type(`/watch ${slug}`);
    },
    // As on every page of the playground.
    takeAll: async () => undefined,
    ask: (slug) => void page?.type(`/odds ${slug}`).catch(() => undefined),
    answers: () =>
      page?.messages().filter((message) => message.entry.kind === "answer" && odds.test(textOf(message))).length ?? 0,
    arrived: () => shown().length,
    shown,
    close: async () => page?.close(),
  };
}

/** The address that a process has printed for people to open. */
export function addressOf(bot: BotProcess): Promise<string> {
  return bot.until(() => /Open (http:\/\/\S+)/.exec(bot.stdout())?.[1]);
}
