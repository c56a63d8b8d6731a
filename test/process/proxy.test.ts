import { afterAll, expect, it, vi } from "vitest";
import { createFakeClock } from "../clock.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { startProxyStandIn, trusted } from "../standins/proxy.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { openMarket } from "./market.ts";
import { openFolder } from "./memory.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const portOf = (address: string): number => Number(new URL(address).port);

it("reaches the odds, Telegram and Discord with its gateway through a proxy, and nobody learns its password", {
  tags: "long",
}, async () => {
  const market = await openMarket();
  const { settings } = await openFolder();
  const telegram = createTelegramStandIn();
  const { apiRoot, token } = await telegram.start();
  const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()), gatewayUrl: "wss://gateway.discord.gg/gw" });
  const proxy = await startProxyStandIn({
    "odds.example.org": portOf(market.settings["ODDS_API_BASE_URL"] ?? ""),
    "api.telegram.org": portOf(apiRoot),
    "discord.com": portOf(discord.apiUrl),
    "gateway.discord.gg": portOf(discord.apiUrl),
  });
  const bot = startProcess({
    ...market.settings,
    ...settings,
    ODDS_API_BASE_URL: "https://odds.example.org",
    TELEGRAM_BOT_TOKEN: token,
    DISCORD_BOT_TOKEN: discord.token,
    HTTPS_PROXY: proxy.url,
    NODE_EXTRA_CA_CERTS: trusted,
    LOG_LEVEL: "debug",
  });
  await bot.until(() => telegram.isPolled() && discord.gateway.connected && discord.commands.length > 0);

  telegram.addUser(7);
  telegram.say(7, 7, `/odds ${market.slug}`);
  const channel = discord.addDm();
  discord.slash(discord.addUser(), channel, "odds", { match: market.slug });
  await bot.until(() => telegram.messages(7).some(({ text }) => /Average margin/.test(text)));
  await bot.until(() => discord.messagesIn(channel).some(({ text }) => /Average margin/.test(text)));
  expect(new Set(proxy.asked)).toEqual(
    new Set(["odds.example.org:443", "api.telegram.org:443", "discord.com:443", "gateway.discord.gg:443"]),
  );

  // The proxy goes away: what goes wrong then is where a password would be written.
  proxy.refuse();
  telegram.say(7, 7, "/help");
  discord.slash(discord.addUser(), channel, "help");
  const tried = proxy.asked.length;
  await bot.until(() => proxy.asked.length >= tried + 4);
  bot.signal("SIGTERM");
  expect((await bot.end()).code).toBe(0);
  expect(bot.stdout() + bot.stderr()).not.toMatch(/CANARY/);
  await Promise.all([proxy.stop(), telegram.stop(), discord.stop(), market.sandbox.stop()]);
});
