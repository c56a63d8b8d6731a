import { expect, it } from "vitest";
import { createLog } from "../../src/log.ts";
import { freshFolder, openBot, openWorld } from "../bot.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";

const ann = 7;

it("answers an update that a webhook is brought twice once", { tags: ["long"] }, async () => {
  const world = await openWorld();
  const standIn = createTelegramStandIn({ clock: world.clock, strict: true });
  const { apiRoot, token } = await standIn.start();
  standIn.addUser(ann);
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => void lines.push(line) });
  const webhook = { TELEGRAM_WEBHOOK_URL: "https://bot.example.org:8443/a", PORT: "0" };
  const settings = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, ...webhook };
  const bot = await openBot(world, { dataDir: freshFolder(), settings, log });
  try {
    const origin = /"address":"([^"]+)"/.exec(lines.join(""))?.[1] ?? "";
    standIn.say(ann, ann, "/help");
    expect(await standIn.bring(origin, { acknowledged: false })).toEqual([200]);
    expect(await standIn.bring(origin)).toEqual([200]);
    await world.pass(10_000);
    expect(standIn.messages(ann)).toHaveLength(1);
    standIn.say(ann, ann, "/help");
    expect(await standIn.bring(origin)).toEqual([200]);
    await world.until(() => standIn.messages(ann).length === 2, 10_000);
  } finally {
    await bot.stop();
    await standIn.stop();
    await world.close();
  }
});

it("answers on one port what Telegram and Discord bring, and what Discord is said to have brought before not again", async () => {
  const world = await openWorld();
  const telegram = createTelegramStandIn({ clock: world.clock, strict: true });
  const discord = await startDiscordStandIn({ clock: world.clock, strict: true });
  const { apiRoot, token } = await telegram.start();
  telegram.addUser(ann);
  const lines: string[] = [];
  const log = createLog({ level: "info", secrets: [], write: (line) => void lines.push(line) });
  const settings = {
    ...{ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot, TELEGRAM_WEBHOOK_URL: "https://bot.example.org/a" },
    ...{ DISCORD_BOT_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl, DISCORD_PUBLIC_KEY: discord.endpoint.publicKey },
    PORT: "0",
  };
  const bot = await openBot(world, { dataDir: freshFolder(), settings, log });
  try {
    const origins = [...lines.join("").matchAll(/"address":"([^"]+)"/g)].map(([, address]) => address);
    expect([origins.length, new Set(origins).size]).toEqual([2, 1]);
    const origin = origins[0] ?? "";
    const brought: { body: string; headers: Record<string, string> }[] = [];
    const channel = discord.addDm();
    discord.endpoint.set(
      () => `${origin}/discord`,
      (one) => void brought.push(one),
    );
    const exchange = discord.slash(discord.addUser(), channel, "help");
    telegram.say(ann, ann, "/help");
    expect(await telegram.bring(origin)).toEqual([200]);
    await world.until(() => discord.messagesIn(channel).length === 1 && telegram.messages(ann).length === 1, 10_000);
    expect((await exchange.message()).text).not.toBe("");
    const [{ body, headers }] = brought as [(typeof brought)[number]];
    expect((await fetch(`${origin}/discord`, { method: "POST", body, headers })).status).toBe(202);
    await world.pass(10_000);
    const callbacks = discord.requests.filter(({ path }) => path.endsWith("/callback"));
    expect(callbacks).toHaveLength(1);
  } finally {
    await bot.stop();
    await telegram.stop();
    await discord.stop();
    await world.close();
  }
});
