import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { createFakeClock } from "../clock.ts";
import { openPage, textOf } from "../platforms/playground/page.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { addressOf } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const sandbox = { ODDS_API_BASE_URL: "sandbox", PORT: "0", DATA_DIR: "data" };
const token = "4242:CANARY-of-a-token";
const discordToken = "CANARY-of.a.token";

describe.concurrent("a process that starts", () => {
  it("needs no settings: it prints one address, whose page answers /odds", async () => {
    const bot = startProcess({ PORT: "0", DATA_DIR: freshFolder() });
    const url = await addressOf(bot);
    expect(await (await fetch(url)).text()).toContain("<!doctype html>");
    const page = await openPage(url, "ann");
    const slug = await bot.until(() => slugOnOffer(url));
    await page.type(`/odds ${slug}`);
    const [asked, answer] = page.messages();
    expect(asked?.entry).toEqual({ kind: "asked", text: `/odds ${slug}` });
    if (answer?.entry.kind !== "answer") throw new Error("no answer");
    expect(answer.entry.reply.blocks.map(({ kind }) => kind)).toContain("table");
    expect(textOf(answer)).toMatch(/Simulated odds/);
    await page.close();
    bot.signal("SIGINT");
    expect(await bot.end()).toEqual({ code: 0, signal: null });
    expect(bot.stdout().match(/http:\/\/\S+/g)).toEqual([url]);
    expect(bot.stderr()).toBe("");
  });

  it("names every problem of its settings at once, and no secret", { tags: "long" }, async () => {
    const bot = startProcess({
      TELEGRAM_BOT_TOKEN: "CANARY with spaces",
      DISCORD_BOT_TOKEN_FILE: "/no/such/file",
      DATABASE_URL: "mysql://bot:CANARY@localhost/odds",
      PORT: "many",
      LOG_LEVEL: "loud",
    });
    expect(await bot.end()).toEqual({ code: 78, signal: null });
    for (const variable of ["TELEGRAM_BOT_TOKEN", "DISCORD_BOT_TOKEN_FILE", "DATABASE_URL", "PORT", "LOG_LEVEL"])
      expect(bot.stderr()).toMatch(new RegExp(`^  - ${variable} `, "m"));
    expect(bot.stderr() + bot.stdout()).not.toContain("CANARY");
  });

  it.for([{ TELEGRAM_BOT_TOKEN: token }, { DISCORD_BOT_TOKEN: discordToken }])(
    "refuses a token without an odds service",
    { tags: "long" },
    async (given) => {
      const bot = startProcess(given);
      expect(await bot.end()).toEqual({ code: 78, signal: null });
      expect(bot.stderr()).toMatch(/ODDS_API_BASE_URL are not set, and invented odds mustn't reach real chats/);
      expect(bot.stderr()).not.toContain("CANARY");
    },
  );

  it("ends with one clear line when Telegram refuses the token", { tags: "long" }, async () => {
    const standIn = createTelegramStandIn();
    const { apiRoot } = await standIn.start();
    const bot = startProcess({ ...sandbox, TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: token });
    expect(await bot.end()).toEqual({ code: 78, signal: null });
    expect(bot.stderr()).toMatch(/^Linewatch could not start: Telegram does not accept the token.*\n$/);
    expect(bot.stdout() + bot.stderr()).not.toContain("CANARY");
    await standIn.stop();
  });

  it("ends with one clear line when Discord refuses the token", { tags: "long" }, async () => {
    const standIn = await startDiscordStandIn({ clock: createFakeClock(Date.now()) });
    const bot = startProcess({ ...sandbox, DISCORD_API_URL: standIn.apiUrl, DISCORD_BOT_TOKEN: discordToken });
    expect(await bot.end()).toEqual({ code: 78, signal: null });
    expect(bot.stderr()).toMatch(/^Linewatch could not start: Discord refuses the token.*\n$/);
    expect(bot.stdout() + bot.stderr()).not.toContain("CANARY");
    await standIn.stop();
  });

  it("says which port is in use and what to do about it", { tags: "long" }, async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const bot = startProcess({ PORT: String(port) });
    expect(await bot.end()).toEqual({ code: 78, signal: null });
    expect(bot.stderr()).toBe(
      `Linewatch could not start: port ${port} of 127.0.0.1 is in use by another program: set PORT to another one\n`,
    );
    other.close();
  });

  it("says so when the database does not answer on any of its addresses, and not the password", { tags: "long" }, async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const bot = startProcess({ DATABASE_URL: `postgres://bot:CANARY@localhost:${port}/odds`, PORT: "0" });
    expect(await bot.end()).toEqual({ code: 1, signal: null });
    expect(bot.stderr()).toMatch(/^Linewatch could not start: the database cannot be opened: .*ECONNREFUSED.*\n$/);
    expect(bot.stdout() + bot.stderr()).not.toContain("CANARY");
  });

  it("answers on one platform while another cannot be reached, and stops at once when told to", { tags: "long" }, async () => {
    const standIn = createTelegramStandIn();
    const { apiRoot } = await standIn.start();
    standIn.failNext("getMe", "cut", 1_000);
    const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()) });
    const channel = discord.addDm();
    const bot = startProcess({
      ...sandbox,
      TELEGRAM_API_ROOT: apiRoot,
      TELEGRAM_BOT_TOKEN: token,
      DISCORD_API_URL: discord.apiUrl,
      DISCORD_BOT_TOKEN: discord.token,
    });
    await bot.until(() => discord.gateway.connected && discord.commands.length > 0);
    discord.slash(discord.addUser(), channel, "help");
    await bot.until(() => discord.messagesIn(channel).length === 1);
    expect(standIn.requests("getMe").length).toBeGreaterThan(0);
    bot.signal("SIGTERM");
    expect(await bot.end(300)).toEqual({ code: 0, signal: null });
    await Promise.all([standIn.stop(), discord.stop()]);
  });
});

/** The first match that the page's own suggestions name, once the list of matches is there. */
async function slugOnOffer(url: string): Promise<string | null> {
  const answer = await fetch(`${url}/suggest?command=odds&option=match&typed=`);
  const [first] = (await answer.json()) as { value: string }[];
  return first?.value ?? null;
}
