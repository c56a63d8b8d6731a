// @module-tag long
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { systemClock } from "../../src/clock.ts";
import { createFakeClock } from "../clock.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
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

  // The budget begins empty: watches that are made before there are odds would take the moved ones for their first.
  telegram.addUser(6);
  telegram.say(6, 6, `/odds ${market.slug}`);
  await bot.until(() => telegram.messages(6).at(-1)?.text.includes("Average margin"));
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
  await bot.until(() => occurrences(bot.stdout(), "could not deliver an answer") >= 2);

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
  await bot.until(() => bot.stdout().includes("doesn't know this token any more"));
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

const oddsKey = "CANARY-odds_Zm9v+YmFy";

it("writes the key of the odds service nowhere, whatever goes wrong between it and the service", async () => {
  const odds = await startTheOddsApi({ clock: systemClock, key: oddsKey });
  const { folder, settings } = await openFolder();
  const telegram = createTelegramStandIn({ token: telegramToken });
  const { apiRoot } = await telegram.start();
  const metricsPort = await freePort();
  const backups = await openFolder();
  const chosen = {
    ...settings,
    BACKUP_DIR: backups.folder,
    ...{
      ODDS_SOURCE: "the-odds-api",
      ODDS_API_KEY: oddsKey,
      ODDS_API_BASE_URL: odds.baseUrl,
      ODDS_SPORTS: "basketball_nba,soccer_epl",
    },
    ...{ TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: telegramToken, PLAYGROUND: "0", METRICS_PORT: String(metricsPort) },
    LOG_LEVEL: "debug",
  };
  const bot = startProcess(chosen);
  await bot.until(() => telegram.isPolled() && bot.stdout().includes("a backup was made"));
  const say = async (text: string) => {
    const before = telegram.messages(7).length;
    telegram.say(7, 7, text);
    await bot.until(() => telegram.messages(7).length > before);
    return JSON.stringify(telegram.messages(7).at(-1));
  };
  telegram.addUser(7);
  await bot.until(() => odds.log.filter(({ status }) => status === 200).length >= 2);
  const now = Date.now();
  const [match] = odds.world
    .matches({ from: now + 3_600_000, to: now + 72 * 3_600_000, now })
    .filter(({ league }) => league.key === "epl" || league.key === "nba");
  const typed = `${match?.home.name} ${match?.away.name}`;
  odds.be("cut", { times: 1, routes: /odds$/ });
  const answers = [await say(`/odds ${typed}`), await say(`/watch ${typed}`)];
  odds.acceptKey("another");
  odds.be("foreign-html", { times: 1 });
  answers.push(await say("/status"), await say("/matches"));
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(odds.log.some(({ key }) => key === "right")).toBe(true);
  bot.signal("SIGTERM");
  expect((await bot.end()).code).toBe(0);

  odds.calm();
  const doctor = startProcess(chosen, { program: fileURLToPath(new URL("../../dist/doctor.js", import.meta.url)) });
  expect((await doctor.end()).code).toBe(1);
  expect(doctor.stdout()).toContain("The Odds API refuses the key");

  const written = {
    ...{ stdout: bot.stdout(), stderr: bot.stderr(), metrics, answers: answers.join() },
    ...{ doctor: doctor.stdout() + doctor.stderr(), ...filesIn(folder), ...filesIn(backups.folder) },
  };
  expect(Object.keys(written)).toContain("the-odds-api.db");
  expect(readdirSync(backups.folder)).not.toEqual([]);
  for (const [where, text] of Object.entries(written))
    for (const form of formsOf(oddsKey)) expect(text.includes(form), `${form} in ${where}`).toBe(false);
  await Promise.all([telegram.stop(), odds.stop()]);
});

it("writes a key that goes in a header nowhere, not even where the service says it back", async () => {
  const { folder, settings } = await openFolder();
  const asked: string[] = [];
  const said = [200, 401, 302, 500, 200];
  const server = createHttpServer((request, response) => {
    const status = said[asked.length] ?? 200;
    asked.push(String(request.headers["x-service-key"]));
    const body = { error: `no ${oddsKey}`, games: status === 200 ? [] : undefined };
    response.writeHead(status, { location: `/login?key=${oddsKey}`, "x-service-key": oddsKey });
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const list = { path: "/{sport}", params: { league: "{league}" }, shape: { each: { game: "answer.games[]" } } };
  const fields = { slug: "game.id", home: "game.home", away: "game.away" };
  const prices = [{ market: "'winner'", selection: "game.side", price: "game.price" }];
  const definition = {
    ...{ name: "A service", recorded: "a test", base, format: "decimal", rhythm: { ahead: [1, 1], live: [1, 1] } },
    auth: { header: "X-Service-Key", prefix: "Token " },
    errors: [{ status: 401, means: "key" }],
    settings: { sports: { about: "sports", default: ["a", "b", "c", "d", "e"] } },
    asks: {
      matches: { ...list, shape: { ...list.shape, fields } },
      boards: { ...list, shape: { ...list.shape, rows: prices } },
    },
  };
  writeFileSync(join(folder, "service.json"), JSON.stringify(definition));
  const chosen = { ...settings, ODDS_SOURCE: join(folder, "service.json"), ODDS_API_KEY: oddsKey, PORT: "0", LOG_LEVEL: "debug" };
  const bot = startProcess(chosen);
  await bot.until(() => asked.length >= said.length);
  bot.signal("SIGTERM");
  expect((await bot.end()).code).toBe(0);
  asked.splice(0, asked.length, "");
  const doctor = startProcess(chosen, { program: fileURLToPath(new URL("../../dist/doctor.js", import.meta.url)) });
  expect((await doctor.end()).code).toBe(1);
  expect(doctor.stdout()).toContain("refuses the key");
  expect(asked.slice(1)).toEqual([`Token ${oddsKey}`]);
  const written = {
    ...{ stdout: bot.stdout(), stderr: bot.stderr(), doctor: doctor.stdout() + doctor.stderr(), ...filesIn(folder) },
  };
  for (const [where, text] of Object.entries(written))
    for (const form of formsOf(oddsKey)) expect(text.includes(form), `${form} in ${where}`).toBe(false);
  server.close();
});

const bugs: Readonly<Record<string, (url: string) => string>> = {
  "an error that nobody catches": (url) =>
    `throw Object.assign(new Error("no answer of ${url}"), { request: { path: "${url}" } })`,
  "a rejection that nobody handles": (url) => `Promise.reject(new TypeError("fetch failed", { cause: new Error("${url}") }))`,
  "undici's own error, which has the address": (url) => `fetch("${url}", { dispatcher: 1 })`,
  "an error of several": (url) => `Promise.reject(new AggregateError([new Error("${url}"), new Error("${url}#2")]))`,
  "no error at all": (url) => `Promise.reject({ url: "${url}" })`,
};

it.each(Object.keys(bugs))("writes no key where a bug ends the process: %s", async (name) => {
  const odds = await startTheOddsApi({ clock: systemClock, key: oddsKey });
  const { folder, settings } = await openFolder();
  const [keyFile, bugFile] = [join(folder, "key"), join(folder, "bug.mjs")];
  writeFileSync(keyFile, oddsKey);
  const url = `${odds.baseUrl}/sports?apiKey=${encodeURIComponent(oddsKey)}`;
  writeFileSync(bugFile, `process.on("SIGHUP", () => { ${bugs[name]?.(url)} });`);
  const bot = startProcess({
    ...settings,
    ...{ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY_FILE: keyFile, ODDS_API_BASE_URL: odds.baseUrl, ODDS_SPORTS: "soccer_epl" },
    ...{ PORT: "0", LOG_LEVEL: "debug", NODE_OPTIONS: `--import ${bugFile} --report-on-signal --report-directory=${folder}` },
    ...{ TELEGRAM_BOT_TOKEN: "" },
  });
  await bot.until(() => odds.log.some(({ key }) => key === "right"));
  bot.signal("SIGUSR2");
  await bot.until(() => readdirSync(folder).some((file) => file.startsWith("report.")));
  bot.signal("SIGHUP");
  expect((await bot.end()).code).toBe(70);
  expect(bot.stdout()).toContain("a bug ended the process");
  expect(bot.stderr()).toContain("A bug has ended Linewatch");
  rmSync(keyFile);
  rmSync(bugFile);
  const written = { stdout: bot.stdout(), stderr: bot.stderr(), ...filesIn(folder) };
  for (const [where, text] of Object.entries(written))
    for (const form of formsOf(oddsKey)) expect(text.includes(form), `${form} in ${where}`).toBe(false);
  await odds.stop();
});

it("leaves no token in what Node reports of the process", async () => {
  const { folder, settings } = await openFolder();
  const telegram = createTelegramStandIn({ token: telegramToken });
  const { apiRoot } = await telegram.start();
  const bot = startProcess({
    ...{ ...settings, ODDS_API_BASE_URL: "sandbox", TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: telegramToken },
    NODE_OPTIONS: `--report-on-signal --report-directory=${folder}`,
  });
  await bot.until(() => telegram.isPolled());
  bot.signal("SIGUSR2");
  const report = await bot.until(() => readdirSync(folder).find((file) => file.startsWith("report.")) ?? null);
  bot.signal("SIGTERM");
  expect((await bot.end()).code).toBe(0);
  const text = readFileSync(join(folder, report), "latin1");
  expect(text).toContain("TELEGRAM_API_ROOT");
  for (const form of formsOf(telegramToken)) expect(text.includes(form)).toBe(false);
  await telegram.stop();
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

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
