import { GatewayIntentBits, REST } from "discord.js";
import { Api } from "grammy";
import { Agent } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { listedCommands, menusOf } from "../../src/commands/catalog.ts";
import { discordFindings, telegramFindings } from "../../src/host/accounts.ts";
import { discordAccount, discordLinks, intentsFound } from "../../src/platforms/discord/account.ts";
import { registerCommands } from "../../src/platforms/discord/register.ts";
import { telegramAccount, telegramLinks } from "../../src/platforms/telegram/account.ts";
import { updateMenus } from "../../src/platforms/telegram/menu.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { createFakeClock } from "../clock.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";

const agent = new Agent();
const catalogs = menusOf(listedCommands(false, []), { texts: loadTexts(), operators: true });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function telegramOf(options: Parameters<typeof createTelegramStandIn>[0] = {}) {
  const standIn = createTelegramStandIn(options);
  ends.push(standIn.stop);
  return { standIn, ...(await standIn.start()) };
}

async function discordOf(portal: NonNullable<Parameters<typeof startDiscordStandIn>[0]["portal"]> = {}) {
  const standIn = await startDiscordStandIn({ clock: createFakeClock(), portal });
  ends.push(standIn.stop);
  return standIn;
}

describe("a token of Telegram's", () => {
  it("is told by its bot, which is as it should be once its menus are set", async () => {
    const { apiRoot, token } = await telegramOf({ abilities: { supports_inline_queries: true } });
    const menus = async () =>
      telegramFindings(await telegramAccount({ token, apiRoot, agent }, catalogs.catalog), { isNew: false });
    expect((await menus()).map(({ light, says }) => `${light}: ${says}`)).toEqual([
      "green: the token belongs to @linewatch_bot",
      "amber: its command menus aren't this version's",
    ]);
    await updateMenus(new Api(token, { apiRoot }), catalogs.catalog);
    expect((await menus()).map(({ light }) => light)).toEqual(["green"]);
  });

  it("misses no menus before the bot has run once", async () => {
    const { apiRoot, token } = await telegramOf({ abilities: { supports_inline_queries: true } });
    const answer = await telegramAccount({ token, apiRoot, agent }, catalogs.catalog);
    expect(telegramFindings(answer, { isNew: true }).map(({ light }) => light)).toEqual(["green"]);
  });

  it("belongs to a bot that was set up in a way that does not suit this one", async () => {
    const abilities = { can_join_groups: false, can_read_all_group_messages: true, supports_inline_queries: false };
    const { apiRoot, token } = await telegramOf({ abilities });
    const findings = telegramFindings(await telegramAccount({ token, apiRoot, agent }, []), { isNew: true });
    expect(findings.map(({ light }) => light)).toEqual(["green", "amber", "amber", "amber"]);
    for (const word of ["/setjoingroups", "/setprivacy", "/setinline"])
      expect(findings.map(({ advice }) => advice).join()).toContain(word);
  });

  it("is refused, or nobody is there to ask, and neither names it", async () => {
    const { apiRoot, standIn } = await telegramOf();
    const refused = await telegramAccount({ token: "4242:CANARY", apiRoot, agent }, []);
    expect(refused).toMatchObject({ kind: "refused" });
    await standIn.stop();
    ends.pop();
    const unreached = await telegramAccount({ token: "4242:CANARY", apiRoot, agent }, []);
    expect(unreached).toEqual({
      kind: "unreached",
      reason: expect.stringMatching(/ECONNREFUSED/),
      look: "look at TELEGRAM_API_ROOT",
    });
    const findings = [refused, unreached].flatMap((answer) => telegramFindings(answer, { isNew: true }));
    expect(findings.map(({ light }) => light)).toEqual(["red", "red"]);
    expect(JSON.stringify(findings)).not.toContain("CANARY");
  });
});

describe("a token of Discord's", () => {
  const findingsOf = async (
    { apiUrl, token }: { apiUrl: string; token: string },
    { publicKey = null, isNew = true }: { publicKey?: string | null; isNew?: boolean } = {},
  ) => discordFindings(await discordAccount({ token, apiUrl, agent }, catalogs), { publicKey, isNew });

  it("is told by its application, which is as it should be once its commands are registered", async () => {
    const standIn = await discordOf();
    expect((await findingsOf(standIn, { isNew: false })).map(({ light, says }) => `${light}: ${says}`)).toEqual([
      "green: the token belongs to the application linewatch",
      "amber: its list of commands isn't this version's",
    ]);
    const answer = await discordAccount({ ...standIn, agent }, catalogs);
    if (answer.kind !== "known") throw new Error(answer.reason);
    await registerCommands(new REST({ api: standIn.apiUrl }).setToken(standIn.token), answer.account.id, catalogs);
    expect((await findingsOf(standIn, { isNew: false })).map(({ light }) => light)).toEqual(["green"]);
  });

  it("has an intent for nothing, wants a code, and brings calls to another place", async () => {
    const standIn = await discordOf({
      flags: 1 << 19,
      bot_require_code_grant: true,
      interactions_endpoint_url: "https://elsewhere.example/discord",
    });
    const findings = await findingsOf(standIn);
    expect(findings.map(({ light }) => light)).toEqual(["green", "amber", "red", "red"]);
    expect(findings[1]?.says).toContain("Message Content Intent");
    expect(findings[3]?.says).toContain("https://elsewhere.example/discord");
  });

  it("must bring calls where a public key says so, and the key must be its own", async () => {
    const standIn = await discordOf();
    const { publicKey } = standIn.endpoint;
    const unset = { says: "it doesn't send what people do yet" };
    expect(await findingsOf(standIn, { publicKey })).toContainEqual(expect.objectContaining({ ...unset, light: "amber" }));
    const running = await findingsOf(standIn, { publicKey, isNew: false });
    expect(running).toContainEqual(expect.objectContaining({ ...unset, light: "red" }));
    const other = await findingsOf(standIn, { publicKey: "0".repeat(64) });
    expect(other.map(({ says }) => says)).toContain("DISCORD_PUBLIC_KEY belongs to another application");
    const set = await discordOf({ interactions_endpoint_url: "https://bot.example/discord" });
    const findings = await findingsOf(set, { publicKey: set.endpoint.publicKey.toUpperCase() });
    expect(findings.map(({ light }) => light)).toEqual(["green", "green"]);
    expect(findings[1]?.says).toContain("typed messages only come over the gateway");
    expect((await findingsOf(set)).map(({ says }) => says).join()).not.toContain("over the gateway");
  });

  it("is refused, or nobody is there to ask, and neither names it", async () => {
    const standIn = await discordOf();
    const [refused] = await findingsOf({ ...standIn, token: "CANARY" });
    expect(refused).toMatchObject({ light: "red", says: "it refuses the token" });
    await standIn.stop();
    ends.pop();
    const [unreached] = await findingsOf({ ...standIn, token: "CANARY" });
    expect(unreached).toMatchObject({ light: "red", says: expect.stringContaining("ECONNREFUSED") });
    expect(JSON.stringify([refused, unreached])).not.toContain("CANARY");
  });
});

it("tells which privileged intents an application lacks, and which it has for nothing", () => {
  const used = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers];
  expect(intentsFound((1 << 12) | (1 << 18), used)).toEqual({
    missing: ["Server Members Intent"],
    needless: ["Presence Intent", "Message Content Intent"],
  });
  expect(intentsFound(1 << 15, used)).toEqual({ missing: [], needless: [] });
});

it("makes links that ask for no more than the bot needs", () => {
  expect(telegramLinks("a_bot")).toEqual({
    person: "https://t.me/a_bot",
    group: "https://t.me/a_bot?startgroup",
    channel: "https://t.me/a_bot?startchannel&admin=post_messages",
  });
  const { server, person } = discordLinks("42");
  // Add Reactions, View Channels, Send Messages, Read Message History, Create Public Threads, Send Messages in Threads.
  const permissions = 2 ** 6 + 2 ** 10 + 2 ** 11 + 2 ** 16 + 2 ** 35 + 2 ** 38;
  expect(Object.fromEntries(new URL(server).searchParams)).toEqual({
    ...{ client_id: "42", integration_type: "0", scope: "bot applications.commands", permissions: String(permissions) },
  });
  expect(Object.fromEntries(new URL(person).searchParams)).toEqual({
    ...{ client_id: "42", integration_type: "1", scope: "applications.commands" },
  });
});
