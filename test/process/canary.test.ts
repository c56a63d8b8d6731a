import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { createFakeClock } from "../clock.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { openMarket } from "./market.ts";
import { openFolder } from "./memory.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const telegramToken = "4242:CANARY-telegram_Zm9vYmFy";
const discordToken = "MTIz.CANARY-discord.c2VjcmV0";

it("writes no token anywhere, whatever goes wrong between it and the platforms", async () => {
  const market = await openMarket();
  const { folder, settings } = await openFolder();
  const telegram = createTelegramStandIn({ token: telegramToken });
  const { apiRoot } = await telegram.start();
  const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()), token: discordToken });
  const tokens = {
    TELEGRAM_API_ROOT: apiRoot,
    TELEGRAM_BOT_TOKEN: telegramToken,
    DISCORD_API_URL: discord.apiUrl,
    DISCORD_BOT_TOKEN: discordToken,
  };
  telegram.failNext("getMe", "cut");
  telegram.failNext("setMyCommands", { code: 500, description: "Internal Server Error" });
  const bot = startProcess({ ...market.settings, ...settings, ...tokens, LOG_LEVEL: "debug" });
  await bot.until(() => telegram.isPolled() && discord.gateway.connected && discord.commands.length > 0);

  const people = [7, 8, 9];
  const ann = discord.addUser();
  const channels = [discord.addDm(), discord.addDm(), discord.addDm()];
  for (const person of people) {
    telegram.addUser(person);
    telegram.say(person, person, `/watch ${market.slug}`);
  }
  for (const channel of channels) discord.slash(ann, channel, "watch", { match: market.slug });
  await bot.until(() => people.every((person) => telegram.messages(person).length === 1));
  await bot.until(() => channels.every((channel) => discord.messagesIn(channel).length === 1));

  // Answers that cannot be given, each in another way.
  telegram.failNext("sendMessage", { code: 500, description: "Internal Server Error" });
  telegram.failNext("sendMessage", "cut");
  telegram.failNext("sendMessage", "lost");
  for (const person of people) telegram.say(person, person, "/help");
  discord.failNext({ path: /callback$/ }, { kind: "reset", done: false });
  discord.failNext({ path: /callback$/ }, { kind: "answer", status: 500 });
  for (const channel of channels) discord.slash(ann, channel, "help");
  await bot.until(() => occurrences(bot.stdout(), "an answer was not delivered") >= 2);

  // Alerts that cannot be sent, and tokens that are refused in the end.
  telegram.failNext("sendMessage", { code: 500, description: "Internal Server Error" });
  telegram.failNext("sendMessage", "cut");
  telegram.failNext("sendMessage", { code: 401, description: "Unauthorized" });
  discord.failNext({ path: /\/messages$/ }, { kind: "answer", status: 500 });
  discord.failNext({ path: /\/messages$/ }, { kind: "reset", done: false });
  discord.failNext({ path: /\/messages$/ }, { kind: "answer", status: 401 });
  market.move();
  await bot.until(() => ["telegram", "discord"].every((name) => deliveriesOf(bot.stdout(), name) >= 3));
  telegram.failNext("getUpdates", { code: 401, description: "Unauthorized" }, 100);
  telegram.say(7, 7, "/help");
  await bot.until(() => bot.stdout().includes("does not know this token any more"));
  discord.revokeToken();
  discord.gateway.drop();
  discord.gateway.close(4004);
  bot.signal("SIGTERM");
  expect((await bot.end()).code).toBe(0);

  const written = { stdout: bot.stdout(), stderr: bot.stderr(), ...filesIn(folder) };
  expect(Object.keys(written)).toContain("linewatch.db");
  for (const [where, text] of Object.entries(written))
    for (const form of [telegramToken, discordToken].flatMap(formsOf))
      expect(text.includes(form), `${form} in ${where}`).toBe(false);
  await Promise.all([telegram.stop(), discord.stop(), market.sandbox.stop()]);
});

/** The token, its secret part, and both as they are written in URLs and in base64. */
function formsOf(token: string): string[] {
  const secret = token.slice(5);
  return [token, secret].flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString("base64"),
    Buffer.from(text).toString("base64url"),
  ]);
}

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

function deliveriesOf(log: string, platform: string): number {
  return log.split("\n").filter((line) => line.includes('"msg":"delivery"') && line.includes(`"platform":"${platform}"`)).length;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}
