import { fileURLToPath } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { createFakeClock } from "../clock.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const program = fileURLToPath(new URL("../../dist/doctor.js", import.meta.url));

it("the doctor finds a bot that runs well, and says what is wrong when its tokens are refused", { tags: "long" }, async () => {
  const abilities = { supports_inline_queries: true };
  const telegram = createTelegramStandIn({ token: "4242:CANARY-telegram", abilities });
  const { apiRoot, token } = await telegram.start();
  const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()), token: "CANARY-discord" });
  const settings = {
    ...{ ODDS_API_BASE_URL: "sandbox", PORT: "0", DATA_DIR: freshFolder(), BACKUP_DIR: freshFolder() },
    ...{
      TELEGRAM_API_ROOT: apiRoot,
      TELEGRAM_BOT_TOKEN: token,
      DISCORD_API_URL: discord.apiUrl,
      DISCORD_BOT_TOKEN: discord.token,
    },
  };
  const bot = startProcess(settings);
  await bot.until(() => telegram.isPolled() && discord.commands.length > 0 && bot.stdout().includes("a backup was made"));

  const content = startProcess(settings, { program });
  // Side by side, with a budget of its own: each asks the odds service as slowly as the budget allows.
  const refused = { TELEGRAM_BOT_TOKEN: "4242:CANARY-of-nobody", DISCORD_BOT_TOKEN: "CANARY-of-nobody" };
  const other = startProcess({ ...settings, ...refused, DATA_DIR: freshFolder() }, { program });
  expect(await content.end()).toEqual({ code: 0, signal: null });
  const report = content.stdout();
  expect(report).toContain("Everything is understood.");
  expect(report).toMatch(/^ {2}green {2}Telegram {3}the token belongs to @linewatch_bot$/m);
  expect(report).toMatch(/^ {2}green {2}clock {6}as that of the odds service, Telegram, Discord$/m);
  expect(report).not.toMatch(/AMBER|RED/);

  expect(await other.end()).toEqual({ code: 1, signal: null });
  expect(other.stdout().match(/^ {2}RED {4}\w+ +it refuses the token/gm)).toHaveLength(2);
  expect(other.stdout()).toContain("-> copy it again from @BotFather");
  expect(report + content.stderr() + other.stdout() + other.stderr()).not.toContain("CANARY");

  bot.signal("SIGTERM");
  await bot.end();
  await Promise.all([telegram.stop(), discord.stop()]);
});
